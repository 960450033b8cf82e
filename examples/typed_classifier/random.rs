//! A small seeded generator, so that every run of the example draws the same numbers.

/// SplitMix64: one 64-bit counter, well mixed. Good enough to shuffle and to start weights from.
pub struct Random(u64);

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in `-bound..bound`.
    pub fn uniform(&mut self, bound: f32) -> f32 {
        // The upper 24 bits are all that an f32 in 0..1 can hold exactly.
        let unit = (self.next() >> 40) as f32 / (1u32 << 24) as f32;
        bound * (2.0 * unit - 1.0)
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.next() % (last as u64 + 1);
            items.swap(last, other as usize);
        }
    }
}
