//! Lists in branches by example: as many entries on each side, put together one by one.

use super::List;
use crate::axis::{Axes, MappedAxes};
use crate::element::{Element, Float};
use crate::runtime::{Side, Sides};
use crate::tensor::Tensor;

/// These examples of a list.
pub fn take<E: Element, S: Axes, V: MappedAxes>(side: &Side, x: &List<Tensor<E, S, V>>) -> List<Tensor<E, S, V>> {
    List(x.0.iter().map(|x| side.take(x)).collect())
}

/// A list of which each part of a batch gives its examples.
pub struct Parts<'a, T> {
    sides: &'a Sides,
    parts: Vec<(&'a Side, List<T>)>,
}

/// A result to be put together.
pub fn merged<T>(sides: &Sides) -> Merged<'_, T> {
    Merged(Parts { sides, parts: Vec::new() })
}

/// A cotangent to be put together.
pub fn summed<T>(sides: &Sides) -> Summed<'_, T> {
    Summed(Parts { sides, parts: Vec::new() })
}

/// A result of which each part of a batch gives its examples.
pub struct Merged<'a, T>(Parts<'a, T>);

/// A cotangent to which each part of a batch adds.
pub struct Summed<'a, T>(Parts<'a, T>);

impl<'a, T> Parts<'a, T> {
    /// The entries at each position, one for each part.
    ///
    /// # Panics
    /// When two parts have different numbers of entries.
    #[track_caller]
    fn columns(self) -> impl Iterator<Item = Vec<(&'a Side, T)>> {
        let n = self.parts.first().map_or(0, |p| p.1.0.len());
        if let Some((_, other)) = self.parts.iter().find(|p| p.1.0.len() != n) {
            panic!(
                "a list has {n} tensors for some examples of a batch and {} for others; push to it outside of the condition",
                other.0.len()
            );
        }
        let mut columns: Vec<Vec<(&'a Side, T)>> = (0..n).map(|_| Vec::new()).collect();
        for (side, list) in self.parts {
            columns.iter_mut().zip(list.0).for_each(|(c, x)| c.push((side, x)));
        }
        columns.into_iter()
    }
}

impl<'a, E: Element, S: Axes, V: MappedAxes> Merged<'a, Tensor<E, S, V>> {
    /// The result for the examples of a side.
    pub fn put(&mut self, side: &'a Side, part: List<Tensor<E, S, V>>) {
        self.0.parts.push((side, part));
    }

    /// The result for all examples.
    ///
    /// # Panics
    /// When the branches give different numbers of entries, or different extents.
    #[track_caller]
    pub fn finish(self) -> List<Tensor<E, S, V>> {
        let sides = self.0.sides;
        let whole = |column: Vec<(&'a Side, Tensor<E, S, V>)>| {
            let mut merged = sides.merged();
            column.into_iter().for_each(|(side, x)| merged.put(side, x));
            merged.finish()
        };
        List(self.0.columns().map(whole).collect())
    }
}

impl<'a, E: Float, S: Axes, V: MappedAxes> Summed<'a, Tensor<E, S, V>> {
    /// Adds the cotangent of a side.
    pub fn add(&mut self, side: &'a Side, part: List<Tensor<E, S, V>>) {
        self.0.parts.push((side, part));
    }

    /// The cotangent for all examples.
    #[track_caller]
    pub fn finish(self) -> List<Tensor<E, S, V>> {
        let sides = self.0.sides;
        let whole = |column: Vec<(&'a Side, Tensor<E, S, V>)>| {
            let mut summed = sides.summed();
            column.into_iter().for_each(|(side, x)| summed.add(side, x));
            summed.finish()
        };
        List(self.0.columns().map(whole).collect())
    }
}
