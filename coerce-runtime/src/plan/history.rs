//! What came of the inputs before, which says who reads the next one first.

use std::sync::atomic::{AtomicU8, Ordering};

/// A counter of two bits, as a branch predictor has. It changes no result, only what it costs.
#[derive(Debug, Default)]
pub(crate) struct History(AtomicU8);

/// The counter after many inputs that needed repairs.
const MOST: u8 = 3;

impl History {
    /// Returns whether the next input is likely one that serde does not read as it is.
    #[inline]
    pub(crate) fn expects_repairs(&self) -> bool {
        self.0.load(Ordering::Relaxed) > MOST / 2
    }

    /// Notes that serde has read an input as it is.
    #[inline]
    pub(crate) fn note_clean(&self) {
        let count = self.0.load(Ordering::Relaxed);
        if count > 0 {
            self.0.store(count - 1, Ordering::Relaxed);
        }
    }

    /// Notes that serde has not.
    pub(crate) fn note_dirty(&self) {
        let count = self.0.load(Ordering::Relaxed);
        self.0.store((count + 1).min(MOST), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_inputs_of_a_kind_are_expected_to_be_followed_by_a_third() {
        let history = History::default();
        let mut expected = Vec::new();
        for dirty in [true, true, true, true, false, true, false, false, false, false] {
            if dirty {
                history.note_dirty();
            } else {
                history.note_clean();
            }
            expected.push(history.expects_repairs());
        }
        assert_eq!(expected, [false, true, true, true, true, true, true, false, false, false]);
    }
}
