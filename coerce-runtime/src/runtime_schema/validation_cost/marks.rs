//! The parts that a validator judges again: to say what `unevaluatedProperties` and `unevaluatedItems` are left with, it marks what the
//! parts at the same location evaluate, and for that it judges each of them once more. Such keywords in a row, or at each level,
//! multiply.

use serde_json::Value;

use crate::schema::finished;

/// Keywords whose parts evaluate something only where they are valid: what they evaluate is not known ahead.
const BRANCHES: [&str; 9] =
    ["anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "dependencies", "$dynamicRef", "$recursiveRef"];

/// Which parts a validator marks for themselves. None where it marks nothing.
#[derive(Debug, Default)]
pub(super) struct Marks(Vec<Mark>);

#[derive(Debug, Clone, Copy, PartialEq)]
enum Mark {
    /// It evaluates what is known ahead.
    Fixed,
    /// It has a keyword of `BRANCHES`, or leads to a part that evaluates what it doesn't know ahead.
    Branches,
    /// It has `unevaluatedProperties`, and what stands beside is known ahead.
    Ahead,
    /// It says what is left over, and marks for that.
    Marks,
}

impl Marks {
    /// Returns whether no part has a keyword that says what is left over.
    pub(super) fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds the next part by its keywords.
    pub(super) fn push(&mut self, part: &Value) {
        let has = |keyword: &&str| part.get(*keyword).is_some();
        self.0.push(match BRANCHES.iter().any(has) {
            _ if has(&"unevaluatedItems") => Mark::Marks,
            true if has(&"unevaluatedProperties") => Mark::Marks,
            true => Mark::Branches,
            false if has(&"unevaluatedProperties") => Mark::Ahead,
            false => Mark::Fixed,
        });
    }

    /// Adds the marks of what the parts lead to at the same location. A circle is none that is known ahead.
    pub(super) fn of_ways(mut self, here: &[Vec<usize>], circle: &[usize]) -> Self {
        if self.0.is_empty() {
            return self;
        }
        for part in finished(here) {
            let is_open = |to: &usize| self.0[*to] != Mark::Fixed || circle[*to] == circle[part];
            if here[part].iter().any(is_open) {
                self.0[part] = match self.0[part] {
                    Mark::Ahead | Mark::Marks => Mark::Marks,
                    Mark::Fixed | Mark::Branches => Mark::Branches,
                };
            }
        }
        if !self.any() {
            self.0.clear();
        }
        self
    }

    /// How much there is to compile: for each part that says what is left over, all ways at its location, and at each of them what lies
    /// on the ways from there.
    pub(super) fn to_compile(&self, here: &[Vec<usize>]) -> u64 {
        if self.0.is_empty() {
            return 0;
        }
        let mut ways = vec![1_u64; here.len()];
        let mut work = 0_u64;
        for part in finished(here) {
            ways[part] = here[part].iter().fold(1, |sum, to| sum.saturating_add(ways[*to]));
            if matches!(self.0[part], Mark::Ahead | Mark::Marks) {
                work = work.saturating_add(ways[part].saturating_mul(ways[part]));
            }
        }
        work
    }

    /// Returns whether a validator marks anything.
    pub(super) fn any(&self) -> bool {
        self.0.contains(&Mark::Marks)
    }

    /// How often a part is judged and marked that is come to so often.
    pub(super) fn at(&self, part: usize, times: Times) -> Times {
        let marks = self.0.get(part) == Some(&Mark::Marks);
        if marks { Times { marked: times.marked.saturating_add(times.judged), ..times } } else { times }
    }
}

/// How often a part is judged, and how often what it evaluates is marked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Times {
    judged: u64,
    marked: u64,
}

impl Times {
    pub(super) const ONCE: Self = Self { judged: 1, marked: 0 };

    /// The work that the part takes: to mark is to look at all members or items.
    pub(super) fn work(self, value: &Value) -> u64 {
        let parts = value.as_object().map_or(0, serde_json::Map::len) + value.as_array().map_or(0, Vec::len);
        let marked = self.marked.saturating_mul(1 + parts as u64);
        self.judged.saturating_add(marked).max(1)
    }

    /// How often the part is judged or marked.
    pub(super) fn all(self) -> u64 {
        self.judged.saturating_add(self.marked)
    }

    pub(super) fn is_none(self) -> bool {
        self == Self { judged: 0, marked: 0 }
    }

    pub(super) fn judged_once(self) -> Self {
        Self { judged: self.judged.min(1), ..self }
    }

    pub(super) fn not_judged(self) -> Self {
        Self { judged: 0, ..self }
    }

    /// For a part at the same location: it is judged again for each mark.
    pub(super) fn beside(self) -> Self {
        Self { judged: self.judged.saturating_add(self.marked), ..self }
    }

    /// For a part of a member or an item: marks don't look there.
    pub(super) fn below(self) -> Self {
        Self { judged: self.judged, marked: 0 }
    }

    /// For what is left over: marks judge it too.
    pub(super) fn left_over(self) -> Self {
        self.beside().below()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn each_part_in_a_row_is_judged_as_often_as_a_validator_does() {
        let mut marks = Marks::default();
        marks.push(&json!({"anyOf": [], "unevaluatedProperties": false}));
        let next = |times: Times| marks.at(0, times).beside();
        let third = next(next(next(Times::ONCE)));
        assert_eq!(third, Times { judged: 13, marked: 8 });
    }

    #[test]
    fn what_is_known_ahead_is_not_marked() {
        for (parts, marked) in [
            (json!([{"unevaluatedProperties": false}, {}]), false),
            (json!([{"unevaluatedProperties": false}, {"anyOf": []}]), true),
            (json!([{"unevaluatedProperties": false}, {"unevaluatedProperties": false}]), true),
            (json!([{"unevaluatedItems": false}, {}]), true),
            (json!([{"anyOf": []}, {}]), false),
        ] {
            let mut marks = Marks::default();
            parts.as_array().into_iter().flatten().for_each(|part| marks.push(part));
            assert_eq!(marks.of_ways(&[vec![1], vec![]], &[0, 1]).any(), marked, "{parts}");
        }
    }

    #[test]
    fn ways_to_compile_are_counted_once_for_each_part_that_closes() {
        let mut marks = Marks::default();
        for part in [json!({"unevaluatedProperties": false}), json!({}), json!({})] {
            marks.push(&part);
        }
        assert_eq!(marks.to_compile(&[vec![1, 1], vec![2, 2], vec![]]), 49);
        let doubling: Vec<Vec<usize>> = (1..=200).map(|next| vec![next, next]).chain([vec![]]).collect();
        let mut all = Marks::default();
        for _ in &doubling {
            all.push(&json!({"unevaluatedItems": false}));
        }
        assert_eq!(all.to_compile(&doubling), u64::MAX);
    }

    #[test]
    fn work_saturates() {
        let much = (0..200)
            .fold(Times { judged: 1, marked: 1 }, |times, _| Times { marked: times.beside().judged, ..times.beside() });
        assert_eq!(much.work(&json!([1])), u64::MAX);
        assert_eq!(Times::ONCE.not_judged().work(&json!(1)), 1);
    }
}
