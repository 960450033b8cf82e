//! What programs are made of, for each kind of fault that they look for.

use super::super::random::Random;

/// A construct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// An operation on floats.
    Operation,
    /// A maximum, minimum, clamp or magnitude.
    Extremum,
    /// A new mutable variable.
    Declare,
    /// `place = value`
    Assign,
    /// `place += value`, `place -= value`
    Update,
    /// `x = x * value`
    Multiply,
    /// The exchange of two places.
    Swap,
    /// `if` and `else`
    Branch,
    /// `let y; if c { y = a } else { y = b }`
    Late,
    /// A counted loop.
    Counted,
    /// A loop with a condition.
    While,
    /// A `match`.
    Match,
    /// A call.
    Call,
    /// A `Vec` that is pushed to and popped from.
    Stack,
    /// A whole array is copied, assigned or taken apart.
    Whole,
    /// `place.reverse()`
    Reverse,
    /// `break`, `continue` and `return`
    Exit,
    /// A closure called several times, inlined.
    Closure,
    /// Something that nothing uses.
    Unused,
    /// Cells chosen by computed indices.
    Scatter,
    /// An integer is changed.
    Count,
    /// `Some` and `None`
    Optional,
    /// A product over cells.
    Product,
    /// A long loop.
    Deep,
}

/// Which inputs a program is run at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inputs {
    /// Anywhere, away from ties and jumps.
    Smooth,
    /// Few values, so that ties are frequent.
    Ties,
    /// Many of them are zero.
    Zeros,
}

/// A distribution of programs.
#[derive(Debug)]
pub struct Profile {
    /// The kind of fault.
    pub name: &'static str,
    /// How often each construct is chosen.
    pub weights: &'static [(Piece, u32)],
    /// The inputs.
    pub inputs: Inputs,
    /// How many statements a function has at most, inner blocks left out.
    pub statements: usize,
    /// How many of a thousand programs are of this kind.
    pub share: u32,
}

impl Profile {
    /// A construct.
    pub fn piece(&self, random: &mut Random) -> Piece {
        let total: u32 = self.weights.iter().map(|w| w.1).sum();
        let mut k = random.below(total as usize) as u32;
        for (piece, weight) in self.weights {
            if k < *weight {
                return *piece;
            }
            k -= weight;
        }
        Piece::Operation
    }

    /// Whether the construct occurs.
    pub fn has(&self, piece: Piece) -> bool {
        self.weights.iter().any(|w| w.0 == piece)
    }
}

use Piece::{
    Assign, Branch, Call, Closure, Count, Counted, Declare, Deep, Exit, Extremum, Late, Match, Multiply, Operation,
    Optional, Product, Reverse, Scatter, Stack, Swap, Unused, Update, While, Whole,
};

/// One for each kind of fault that programs on the representation can have.
pub static PROFILES: &[Profile] = &[
    Profile {
        name: "control-flow",
        weights: &[
            (Operation, 4),
            (Declare, 3),
            (Assign, 3),
            (Update, 2),
            (Multiply, 2),
            (Swap, 1),
            (Branch, 4),
            (Late, 2),
            (Counted, 3),
            (While, 2),
            (Match, 2),
            (Exit, 3),
            (Extremum, 1),
            (Count, 2),
            (Optional, 1),
            (Call, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 9,
        share: 200,
    },
    Profile {
        name: "mutation-aliasing",
        weights: &[
            (Operation, 3),
            (Declare, 4),
            (Assign, 5),
            (Update, 3),
            (Multiply, 2),
            (Swap, 3),
            (Branch, 1),
            (Counted, 2),
            (Call, 3),
            (Stack, 2),
            (Whole, 3),
            (Reverse, 1),
            (Scatter, 1),
            (Optional, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 10,
        share: 160,
    },
    Profile {
        name: "accumulation",
        weights: &[(Operation, 5), (Declare, 2), (Update, 6), (Counted, 3), (Whole, 1), (Call, 2), (Branch, 1)],
        inputs: Inputs::Smooth,
        statements: 8,
        share: 90,
    },
    Profile {
        name: "closure-capture",
        weights: &[(Operation, 2), (Declare, 3), (Closure, 5), (Update, 1), (Assign, 1), (Counted, 2), (Branch, 1)],
        inputs: Inputs::Smooth,
        statements: 7,
        share: 80,
    },
    Profile {
        name: "index-scatter",
        weights: &[
            (Operation, 2),
            (Declare, 3),
            (Scatter, 5),
            (Assign, 2),
            (Swap, 2),
            (Whole, 2),
            (Count, 2),
            (Counted, 2),
            (Stack, 2),
            (Reverse, 1),
            (Branch, 1),
            (Call, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 8,
        share: 110,
    },
    Profile {
        name: "ties-and-bounds",
        weights: &[
            (Extremum, 8),
            (Declare, 2),
            (Update, 2),
            (Assign, 1),
            (Branch, 2),
            (Counted, 1),
            (Swap, 1),
            (Late, 1),
        ],
        inputs: Inputs::Ties,
        statements: 8,
        share: 80,
    },
    Profile {
        name: "singular-point",
        weights: &[
            (Operation, 4),
            (Declare, 3),
            (Assign, 3),
            (Update, 2),
            (Branch, 2),
            (Counted, 2),
            (Call, 1),
            (Late, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 7,
        share: 80,
    },
    Profile {
        name: "integer-unused-constant",
        weights: &[
            (Operation, 2),
            (Unused, 5),
            (Count, 4),
            (Declare, 3),
            (Match, 2),
            (Assign, 2),
            (Counted, 2),
            (Branch, 1),
            (Call, 2),
            (Optional, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 8,
        share: 70,
    },
    Profile {
        name: "second-order",
        weights: &[
            (Operation, 6),
            (Declare, 2),
            (Assign, 2),
            (Update, 1),
            (Multiply, 2),
            (Branch, 1),
            (Counted, 2),
            (While, 1),
            (Call, 2),
            (Late, 1),
            (Swap, 1),
            (Exit, 1),
        ],
        inputs: Inputs::Smooth,
        statements: 6,
        share: 70,
    },
    Profile {
        name: "product-with-zeros",
        weights: &[(Product, 5), (Multiply, 4), (Declare, 2), (Update, 2), (Counted, 2), (Assign, 1), (Whole, 1)],
        inputs: Inputs::Zeros,
        statements: 7,
        share: 50,
    },
    Profile {
        name: "resource-depth",
        weights: &[(Operation, 2), (Declare, 2), (Deep, 3), (Count, 2)],
        inputs: Inputs::Smooth,
        statements: 4,
        share: 10,
    },
];
