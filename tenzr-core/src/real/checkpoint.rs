//! The reverse of a long loop with bounded memory: its state is kept at few iterations, and those between run again.
//!
//! Griewank and Walther, "Algorithm 799: revolve", ACM Transactions on Mathematical Software 26 (2000), for the binomial
//! schedule: with `s` states and every iteration advanced at most `t` times, `(s + t)! / (s! t!)` iterations can be reversed.

/// When states are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// At the start of each of about √n pieces of √n iterations.
    Sqrt,
    /// At most so many at a time, at least one, where the least work is repeated.
    Binomial(usize),
}

/// Reverses `n` iterations that begin with the state `start`.
///
/// `advance` runs the iterations from its second argument to its third; `pull` runs them once more, keeping what their
/// reverse needs, and reverses them.
pub fn run<S: Clone>(
    policy: Policy,
    n: usize,
    start: S,
    mut advance: impl FnMut(S, usize, usize) -> S,
    mut pull: impl FnMut(S, usize, usize),
) {
    match policy {
        Policy::Sqrt => sqrt(n, start, &mut advance, &mut pull),
        Policy::Binomial(states) => binomial(0, n, states.max(1), start, &mut advance, &mut pull),
    }
}

fn sqrt<S: Clone>(
    n: usize,
    start: S,
    advance: &mut impl FnMut(S, usize, usize) -> S,
    pull: &mut impl FnMut(S, usize, usize),
) {
    if n == 0 {
        return;
    }
    let length = n.isqrt().max(1);
    let pieces = n.div_ceil(length);
    let mut states = Vec::with_capacity(pieces);
    let mut state = start;
    for i in 0..pieces - 1 {
        states.push(state.clone());
        state = advance(state, i * length, (i + 1) * length);
    }
    states.push(state);
    for (i, state) in states.into_iter().enumerate().rev() {
        pull(state, i * length, n.min((i + 1) * length));
    }
}

/// Reverses the iterations from `from` to `to` with `states` states, that of `start` among them.
fn binomial<S: Clone>(
    from: usize,
    mut to: usize,
    states: usize,
    start: S,
    advance: &mut impl FnMut(S, usize, usize) -> S,
    pull: &mut impl FnMut(S, usize, usize),
) {
    while to > from + 1 {
        if states == 1 {
            let last = advance(start.clone(), from, to - 1);
            pull(last, to - 1, to);
            to -= 1;
            continue;
        }
        let middle = from + left(to - from, states);
        let state = advance(start.clone(), from, middle);
        binomial(middle, to, states - 1, state, advance, pull);
        to = middle;
    }
    if to > from {
        pull(start, from, to);
    }
}

/// How many of `n` iterations stand before the next state that is kept, where `states` are left.
fn left(n: usize, states: usize) -> usize {
    // The smallest t with (states + t)! / (states! t!) >= n; the part on the left is reversed with t - 1 repetitions.
    let mut t = 1;
    while reach(states, t) < n {
        t += 1;
    }
    // What is after that state has one state less and may be repeated as often; what is before it once less.
    n.saturating_sub(reach(states - 1, t)).max(1)
}

/// `(s + t)! / (s! t!)`, saturating.
fn reach(s: usize, t: usize) -> usize {
    (1..=t).fold(1_usize, |b, k| b.saturating_mul(s + k) / k)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order in which iterations are reversed, the largest number of states alive, and the iterations advanced.
    fn trace(policy: Policy, n: usize) -> (Vec<usize>, usize) {
        let (mut order, mut work) = (Vec::new(), 0);
        run(
            policy,
            n,
            0_usize,
            |s, from, to| {
                assert_eq!(s, from, "a state is that before its iteration");
                work += to - from;
                to
            },
            |s, from, to| {
                assert_eq!(s, from, "a state is that before its iteration");
                order.extend((from..to).rev());
            },
        );
        (order, work)
    }

    #[test]
    fn every_iteration_is_reversed_once_and_in_order() {
        for n in [0, 1, 2, 3, 4, 5, 10, 99, 100, 101, 257] {
            let all: Vec<usize> = (0..n).rev().collect();
            assert_eq!(trace(Policy::Sqrt, n).0, all);
            for states in [1, 2, 3, 7, 300] {
                assert_eq!(trace(Policy::Binomial(states), n).0, all, "{n} iterations with {states} states");
            }
        }
    }

    #[test]
    fn work_is_bounded() {
        assert!(trace(Policy::Sqrt, 10_000).1 <= 10_000);
        // 10 states reverse 286 iterations with 3 repetitions of each.
        assert!(trace(Policy::Binomial(10), 286).1 <= 3 * 286);
    }
}
