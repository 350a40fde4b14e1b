//! Sorting, compiled once for all types of items: what is sorted is their positions.

use std::cmp::Ordering;

/// Sorts the items. Equal ones stay in their order.
pub(crate) fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut positions: Vec<usize> = (0..items.len()).collect();
    sort_numbers(&mut positions, &|one, other| compare(&items[one], &items[other]));
    for start in 0..items.len() {
        // Each item comes to its place, and that which was there goes where the next of the circle was.
        let mut place = start;
        loop {
            let from = std::mem::replace(&mut positions[place], place);
            if from == start {
                break;
            }
            items.swap(place, from);
            place = from;
        }
    }
}

/// Sorts numbers by what they stand for. Equal ones stay in their order.
#[inline(never)]
pub(crate) fn sort_numbers(numbers: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    numbers.sort_by(|one, other| compare(*one, *other));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn items_are_sorted_as_std_sorts_them(mut items: Vec<(u8, u16)>) {
            let mut sorted = items.clone();
            sorted.sort_by_key(|(key, _)| key % 8);
            sort_by(&mut items, |(one, _), (other, _)| (one % 8).cmp(&(other % 8)));
            prop_assert_eq!(items, sorted);
        }
    }
}
