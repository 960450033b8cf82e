//! Hints to the optimiser: a barrier that keeps a scalar in a register of its own, and a mark of what is seldom run.
//!
//! LLVM's SLP vectoriser packs carried scalars of a loop into one vector register and moves them in and out of it on
//! every iteration; a chain of scalar operations then runs at half its speed. An empty piece of assembly that claims to
//! change a register costs no instruction, and nothing is packed across it.
//!
//! `unsafe` because inline assembly is.
#![allow(unsafe_code)]

macro_rules! keep {
    ($name:ident, $ty:ident) => {
        /// `x`, in a scalar register. The identity on other machines than x86-64 and under Miri.
        #[inline(always)]
        pub fn $name(x: $ty) -> $ty {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            {
                let mut kept = x;
                // SAFETY: no instruction is emitted, so the register that is named keeps its value and nothing else is
                // touched.
                unsafe {
                    std::arch::asm!(
                        "/* {0} */",
                        inout(xmm_reg) kept,
                        options(pure, nomem, nostack, preserves_flags)
                    );
                }
                kept
            }
            #[cfg(not(all(target_arch = "x86_64", not(miri))))]
            x
        }
    };
}

keep!(keep_f32, f32);
keep!(keep_f64, f64);

/// Marks the way to it as one that is taken seldom, or for long stretches: a jump instead of a choice each time.
#[cold]
#[inline(always)]
pub const fn seldom() {}
