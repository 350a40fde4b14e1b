//! Numbers that look random, the same in each run.

pub(crate) struct Dice(u64);

impl Dice {
    /// Those that belong to a name.
    pub(crate) fn of(name: &str) -> Self {
        Self(name.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31) ^ u64::from(byte)))
    }

    pub(crate) fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(self.0 >> 33).expect("31 bits");
        high % below
    }

    /// Whether that comes about, once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.roll(items.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last + 1));
        }
    }
}
