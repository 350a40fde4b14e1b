//! A short list that needs no memory of its own: at most locations a few rules meet, and there are many locations.

/// So many items stand in the list itself.
const NEAR: usize = 4;

/// A list that is mostly short.
#[derive(Clone)]
pub(super) struct Few<T> {
    near: [T; NEAR],
    /// How many of them count, where there are no more than that.
    count: usize,
    /// All items, once there are more.
    all: Vec<T>,
}

impl<T: Copy> Few<T> {
    /// No items. `blank` stands where one may come.
    pub(super) fn new(blank: T) -> Self {
        Self { near: [blank; NEAR], count: 0, all: Vec::new() }
    }

    pub(super) fn push(&mut self, item: T) {
        if let Some(free) = self.near.get_mut(self.count).filter(|_| self.all.is_empty()) {
            *free = item;
            self.count += 1;
            return;
        }
        if self.all.is_empty() {
            self.all.extend(self.near);
        }
        self.all.push(item);
    }

    fn used(&self) -> usize {
        self.count.min(NEAR)
    }
}

impl<T: Copy> std::ops::Deref for Few<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        if self.all.is_empty() { &self.near[..self.used()] } else { &self.all }
    }
}

impl<T: Copy> std::ops::DerefMut for Few<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        let used = self.used();
        if self.all.is_empty() { &mut self.near[..used] } else { &mut self.all }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_what_was_put_in_however_many_there_are() {
        for count in 0..3 * NEAR {
            let mut few = Few::new(usize::MAX);
            (0..count).for_each(|item| few.push(item));
            assert_eq!(*few, *(0..count).collect::<Vec<_>>());
            few.reverse();
            assert_eq!(*few.clone(), *(0..count).rev().collect::<Vec<_>>());
        }
    }
}
