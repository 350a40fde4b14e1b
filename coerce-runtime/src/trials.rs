//! How much the tests try that try much.

/// So many, and under Miri, which takes hundreds of times as long, one in 250.
pub(crate) const fn so_many(trials: usize) -> usize {
    if cfg!(miri) { trials.div_ceil(250) } else { trials }
}

/// Those of all trials that are made, by their distance.
pub(crate) const EVERY: usize = 250 / so_many(250);
