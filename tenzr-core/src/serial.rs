//! Serde: a tensor is a struct of the names of its axes, their extents, and the entries in row-major order.

use crate::axis::{Axes, Ids, Single};
use crate::create::checked;
use crate::element::Element;
use crate::tensor::Tensor;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize)]
#[serde(rename = "Tensor")]
struct Written<E> {
    axes: Vec<&'static str>,
    extents: Vec<usize>,
    data: Vec<E>,
}

#[derive(Deserialize)]
#[serde(rename = "Tensor", deny_unknown_fields)]
struct Read<E> {
    axes: Vec<String>,
    extents: Vec<usize>,
    data: Vec<E>,
}

fn names(ids: &Ids) -> Vec<&'static str> {
    ids.iter().map(|axis| axis.name).collect()
}

/// `{ axes: ["Batch", "Feature"], extents: [2, 2], data: [1.0, 2.0, 3.0, 4.0] }`. A format without NaN and infinities
/// (JSON is one) does not keep those.
impl<E: Element + Serialize, S: Axes> Serialize for Tensor<E, S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        Written { axes: names(Self::IDS), extents: self.shape(), data: self.to_vec() }.serialize(serializer)
    }
}

/// Refuses data with other axes or another order of them, with extents that the axes do not allow, and with another
/// number of entries than the extents give.
impl<'de, E: Element + Deserialize<'de>, S: Axes> Deserialize<'de> for Tensor<E, S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Read::<E>::deserialize(deserializer)?;
        let expected = names(Self::IDS);
        if read.axes != expected {
            let (expected, found) = (expected.join(", "), read.axes.join(", "));
            return Err(D::Error::custom(format_args!("expected the axes ({expected}), and the data has ({found})")));
        }
        let ids = Ids::of::<S, Single>();
        let (dims, len) = checked(&ids, &read.extents).map_err(D::Error::custom)?;
        if len != read.data.len() {
            return Err(D::Error::custom(format_args!("expected {len} entries, and the data has {}", read.data.len())));
        }
        Ok(Tensor::from_raw(crate::raw::Raw::from_vec(dims, ids.rank(), read.data)))
    }
}
