//! Plans: where the axes of a result stand in the operands. Computed from type-level identities, as consts.

use crate::axis::{AxisRef, Ids, MAX_RANK};

const ABSENT: u8 = u8::MAX;

/// Where one axis stands in each of the two operands.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    a: u8,
    b: u8,
}

impl Place {
    const fn find(a: &Ids, b: &Ids, id: u64) -> Place {
        Place { a: position(a, id), b: position(b, id) }
    }

    /// The position in the first operand.
    pub fn a(self) -> Option<usize> {
        (self.a != ABSENT).then_some(self.a as usize)
    }

    /// The position in the second operand.
    pub fn b(self) -> Option<usize> {
        (self.b != ABSENT).then_some(self.b as usize)
    }
}

const fn position(ids: &Ids, id: u64) -> u8 {
    match ids.position(id) {
        Some(p) => p as u8,
        None => ABSENT,
    }
}

/// What an operation of two operands (or of one, the second then having no axes) does with each axis.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The axes of the first operand.
    pub a: Ids,
    /// The axes of the second operand.
    pub b: Ids,
    /// The axes of the result.
    pub out: Ids,
    places: [Place; MAX_RANK],
    sums: [(Place, AxisRef); MAX_RANK],
    n_sums: usize,
    level: Option<AxisRef>,
}

impl Plan {
    /// The plan that gives a result with the axes `out`: axes of the operands that it lacks are summed.
    pub const fn new(a: Ids, b: Ids, out: Ids) -> Plan {
        let none = Place { a: ABSENT, b: ABSENT };
        let mut plan = Plan {
            a,
            b,
            out,
            places: [none; MAX_RANK],
            sums: [(none, AxisRef::NONE); MAX_RANK],
            n_sums: 0,
            level: level(&out, &a, &b),
        };
        let mut i = 0;
        while i < out.rank() {
            plan.places[i] = Place::find(&a, &b, out.axis(i).id);
            i += 1;
        }
        let mut i = 0;
        while i < a.rank() {
            plan = plan.summing(a.axis(i));
            i += 1;
        }
        let mut i = 0;
        while i < b.rank() {
            if a.position(b.axis(i).id).is_none() {
                plan = plan.summing(b.axis(i));
            }
            i += 1;
        }
        plan
    }

    const fn summing(mut self, axis: AxisRef) -> Plan {
        if self.out.position(axis.id).is_none() {
            self.sums[self.n_sums] = (Place::find(&self.a, &self.b, axis.id), axis);
            self.n_sums += 1;
        }
        self
    }

    /// The plan of an operation of one operand.
    pub const fn unary(a: Ids, out: Ids) -> Plan {
        Plan::new(a, Ids::EMPTY, out)
    }

    /// Where the axes of the result stand in the operands.
    pub fn places(&self) -> &[Place] {
        &self.places[..self.out.rank()]
    }

    /// The axes summed away, and where they stand.
    pub fn sums(&self) -> &[(Place, AxisRef)] {
        &self.sums[..self.n_sums]
    }

    /// The level of forward mode that the operation has to split: one that its result has, else one of an operand.
    pub const fn level(&self) -> Option<AxisRef> {
        self.level
    }

    /// Whether an operand carries a level of forward mode.
    pub const fn has_tangent(&self) -> bool {
        self.level.is_some()
    }

    /// The plan of the same operation on parts of its operands without a level of forward mode.
    pub const fn without(&self, level: AxisRef) -> Plan {
        Plan::new(dropped(&self.a, level), dropped(&self.b, level), dropped(&self.out, level))
    }

    /// The plan of the same operation on primal values.
    pub const fn primal(&self) -> Plan {
        let mut plan = *self;
        while let Some(level) = plan.level {
            plan = plan.without(level);
        }
        plan
    }
}

const fn level(out: &Ids, a: &Ids, b: &Ids) -> Option<AxisRef> {
    match (out.tangent(), a.tangent(), b.tangent()) {
        (Some(p), _, _) => Some(out.axis(p)),
        (_, Some(p), _) => Some(a.axis(p)),
        (_, _, Some(p)) => Some(b.axis(p)),
        _ => None,
    }
}

const fn dropped(ids: &Ids, axis: AxisRef) -> Ids {
    match ids.position(axis.id) {
        Some(p) => ids.without(p),
        None => *ids,
    }
}
