//! A list that mostly needs no memory of its own.

/// A list that has room for its first items in place.
pub(super) struct Few<T> {
    first: [Option<T>; 4],
    more: Vec<T>,
    length: usize,
}

impl<T> Few<T> {
    #[inline]
    pub(super) fn push(&mut self, item: T) {
        match self.first.get_mut(self.length) {
            Some(place @ None) => *place = Some(item),
            _ => self.push_more(item),
        }
        self.length += 1;
    }

    /// Where there is one more there are often several: room is made for a few at once.
    #[cold]
    #[inline(never)]
    fn push_more(&mut self, item: T) {
        if self.more.capacity() == 0 {
            self.more.reserve_exact(8);
        }
        self.more.push(item);
    }

    pub(super) fn len(&self) -> usize {
        self.length
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.first.iter_mut().skip(length).for_each(|place| *place = None);
        self.more.truncate(length.saturating_sub(self.first.len()));
        self.length = self.length.min(length);
    }

    /// Takes out the items that `free` leaves nothing in, up to the first in which it does. They are not dropped, which is less
    /// work. For a list that is dropped next.
    #[inline]
    pub(super) fn forget(&mut self, free: impl Fn(&mut T) -> bool) {
        for place in &mut self.first {
            if !place.as_mut().is_some_and(&free) {
                return;
            }
            std::mem::forget(place.take());
        }
    }

    /// Hands each item over.
    pub(super) fn for_each(self, mut each: impl FnMut(T)) {
        self.first.into_iter().flatten().for_each(&mut each);
        self.more.into_iter().for_each(each);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.first.iter().flatten().chain(&self.more)
    }
}

impl<T> Default for Few<T> {
    #[inline]
    fn default() -> Self {
        Self { first: [None, None, None, None], more: Vec::new(), length: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_of_any_length() {
        for length in 0..10 {
            let mut few = Few::default();
            (0..length).for_each(|item| few.push(item));
            assert!(few.iter().copied().eq(0..length));
            for shorter in (0..length + 2).rev() {
                few.truncate(shorter);
                assert!(few.iter().copied().eq(0..length.min(shorter)) && few.len() == length.min(shorter));
                few.push(100);
                few.truncate(shorter);
            }
            (0..length).for_each(|item| few.push(item));
            let mut items = Vec::new();
            few.for_each(|item| items.push(item));
            assert!(items.into_iter().eq(0..length));
        }
    }
}
