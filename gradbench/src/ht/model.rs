//! The model of the hand, as it is read and as it is used.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Input, Matches};
use crate::matrix::Matrix;
use crate::protocol::require;

pub const BONES: usize = 22;

/// The first three rows of a matrix of homogeneous coordinates, whose fourth is (0, 0, 0, 1).
type Affine = [[f64; 4]; 3];

/// The hand, as far as an input needs it: the vertices that no point is compared with are left out, and so are the bones
/// that do not move a vertex.
pub struct Hand {
    /// The bone that each bone hangs on; it comes before.
    pub parents: Vec<Option<usize>>,
    pub base_relatives: Vec<Affine>,
    pub inverse_base_absolutes: Vec<Affine>,
    /// The vertices in the base pose.
    pub vertices: Vec<[f64; 3]>,
    /// Where the bones that move a vertex begin in the next two lists, and at last where those of the last one end.
    pub first_hold: Vec<usize>,
    pub hold_bone: Vec<usize>,
    pub hold_weight: Vec<f64>,
    pub mirrored: bool,
}

#[derive(Deserialize)]
pub struct Fields {
    theta: Vec<f64>,
    us: Vec<[f64; 2]>,
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    correspondences: Vec<usize>,
    points: Vec<[f64; 3]>,
    model: Model,
}

#[derive(Deserialize)]
struct Model {
    bone_count: usize,
    parents: Vec<i64>,
    base_relatives: Vec<[[f64; 4]; 4]>,
    inverse_base_absolutes: Vec<[[f64; 4]; 4]>,
    base_positions: Vec<[f64; 4]>,
    weights: Matrix,
    triangles: Vec<[usize; 3]>,
    is_mirrored: bool,
}

impl TryFrom<Fields> for Input {
    type Error = String;

    fn try_from(Fields { theta, us, data: Data { correspondences, points, model } }: Fields) -> Result<Self, String> {
        let theta = theta.try_into().map_err(|_| "`theta` does not have 26 entries")?;
        require(points.len() == correspondences.len(), "there are not as many points as correspondences")?;
        let mut used = Used::default();
        let matches = if us.is_empty() {
            Matches::Vertices(correspondences.iter().map(|&vertex| used.index(vertex)).collect())
        } else {
            require(us.len() == points.len(), "there are not as many `us` as points")?;
            let triangle = |&index: &usize| model.triangles.get(index).ok_or("a correspondence is not a triangle");
            let triangles = correspondences.iter().map(triangle).collect::<Result<Vec<_>, _>>()?;
            let corners = triangles.iter().map(|triangle| triangle.map(|vertex| used.index(vertex))).collect();
            Matches::Triangles { corners, us }
        };
        Ok(Self { theta, hand: hand(&model, &used.vertices)?, points, matches })
    }
}

/// The vertices that are needed, in the order in which they were first asked for.
#[derive(Default)]
struct Used {
    vertices: Vec<usize>,
    indices: BTreeMap<usize, usize>,
}

impl Used {
    /// The index of a vertex among those that are needed.
    fn index(&mut self, vertex: usize) -> usize {
        *self.indices.entry(vertex).or_insert_with(|| {
            self.vertices.push(vertex);
            self.vertices.len() - 1
        })
    }
}

fn hand(model: &Model, used: &[usize]) -> Result<Hand, String> {
    require(model.bone_count == BONES, "`bone_count` is not 22")?;
    let count = model.base_positions.len();
    require(model.weights.is(count, BONES), "`weights` is not a row of 22 for each of `base_positions`")?;
    require(used.iter().all(|&vertex| vertex < count), "a vertex does not exist")?;
    let mut hand = Hand {
        parents: parents(&model.parents)?,
        base_relatives: affine(&model.base_relatives)?,
        inverse_base_absolutes: affine(&model.inverse_base_absolutes)?,
        vertices: Vec::new(),
        first_hold: vec![0],
        hold_bone: Vec::new(),
        hold_weight: Vec::new(),
        mirrored: model.is_mirrored,
    };
    for &vertex in used {
        let [x, y, z, w] = model.base_positions[vertex];
        require(w == 1.0, "the fourth coordinate of a base position is not 1")?;
        hand.vertices.push([x, y, z]);
        for (bone, &weight) in model.weights.entries[vertex * BONES..][..BONES].iter().enumerate() {
            if weight != 0.0 {
                hand.hold_bone.push(bone);
                hand.hold_weight.push(weight);
            }
        }
        hand.first_hold.push(hand.hold_bone.len());
    }
    Ok(hand)
}

fn parents(parents: &[i64]) -> Result<Vec<Option<usize>>, String> {
    require(parents.len() == BONES, "`parents` does not have 22 entries")?;
    let ordered = parents.iter().enumerate().all(|(bone, &parent)| parent < bone as i64);
    require(ordered, "a bone comes before its parent")?;
    Ok(parents.iter().map(|&parent| usize::try_from(parent).ok()).collect())
}

fn affine(matrices: &[[[f64; 4]; 4]]) -> Result<Vec<Affine>, String> {
    require(matrices.len() == BONES, "there is not one matrix for each bone")?;
    let affine = matrices.iter().all(|[_, _, _, last]| *last == [0.0, 0.0, 0.0, 1.0]);
    require(affine, "the last row of a matrix of a bone is not (0, 0, 0, 1)")?;
    Ok(matrices.iter().map(|&[x, y, z, _]| [x, y, z]).collect())
}
