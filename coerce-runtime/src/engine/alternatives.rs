//! Enums without a tag: the first variant that accepts the value as it is wins, and only eager rules act on it.
//!
//! Where none does, serde's enums are tried once more, with rules. Of a JSON Schema's forms each has a judge: see `judged.rs`.

use super::Engine;
use super::cursor::Cursor;
use super::nearest::Attempted;
use crate::report::{Issue, Tried};
use crate::schema::{Enum, Variant};
use crate::tree::{Buffer, Tree};

/// One way to read the value: as this variant, or by its tag as one of the variants that have one.
pub(super) type Candidate<'s> = Option<&'s Variant>;

/// All ways, in the order in which serde tries them.
fn candidates(body: &Enum) -> impl Iterator<Item = Candidate<'_>> {
    let tagged = body.tagged().next().map(|_| None);
    tagged.into_iter().chain(body.tried().map(Some))
}

impl<'s> Engine<'s> {
    pub(super) fn alternatives(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        #[cfg(feature = "schema")]
        if cursor.body().is_judged() {
            return self.by_judges(cursor, tree);
        }
        if !self.buffers(tree, &cursor.at) {
            return false;
        }
        let unwraps = |variant| self.content_of(cursor, variant).is_some_and(|node| self.unwraps_secret(node, tree));
        let hides = self.settings.facts.sensitive && cursor.body().variants.iter().any(unwraps);
        let cursor = &cursor.with(cursor.at.in_buffer(Buffer::Lent).hiding(hides));
        let acts = !self.state.probing || self.applies_rules();
        if let Some((candidate, accepted)) = self.accepting(cursor, usize::MAX, tree) {
            let finds_tag = candidate.is_some() && self.finds_tag(cursor, tree);
            let (candidate, accepted) = if finds_tag { (None, true) } else { (candidate, accepted) };
            // Eager rules may act on it.
            let is_known = if accepted { !acts || !self.settings.changes_accepted } else { self.state.probing };
            let walk = |engine: &mut Self| engine.candidate(&cursor.accepted(accepted), candidate, tree);
            return if is_known { accepted } else { self.keeping_text(accepted, walk) };
        }
        acts && self.by_trial(cursor, tree)
    }

    /// The first of so many candidates that accepts the value without any rule, or would if the switch in it were not refused, and
    /// whether it does.
    fn accepting(&mut self, cursor: &Cursor<'_, 's>, few: usize, tree: &mut Tree<'_>) -> Option<(Candidate<'s>, bool)> {
        candidates(cursor.body()).take(few).find_map(|candidate| {
            let mut walk = |engine: &mut Self| {
                let mut copy = engine.to_try(tree);
                let tree = copy.as_mut().unwrap_or(tree);
                engine.keeping_text(true, |engine| engine.candidate(&cursor.accepted(false), candidate, tree))
            };
            let accepted = self.as_it_is(&mut walk);
            let is_tried = accepted || self.is_refused_by_switch(|engine| engine.as_it_is(walk));
            is_tried.then_some((candidate, accepted))
        })
    }

    /// The first variant whose rules make the value one that it accepts. One whose rules make what an earlier variant accepts has not
    /// accepted it: plain serde would read that one.
    fn by_trial(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let (mut near, mut others, mut undone) = (Vec::new(), Vec::new(), None);
        let is_here = |issue: &Issue| issue.path.segments.len() == cursor.at.depth;
        for (position, candidate) in candidates(cursor.body()).enumerate() {
            // Where no rule applies, nothing can change it.
            let before = (self.applies_rules() || self.settings.facts.opt_in).then(|| tree.clone());
            if self.candidate(&cursor.accepted(false), candidate, tree) {
                match self.accepting(cursor, position, tree) {
                    None => return true,
                    Some((earlier, false)) => return self.candidate(&cursor.accepted(false), earlier, tree),
                    Some(_) => undone = undone.or(self.recorder.coercions_since(&mark).next().map(|fired| fired.rule)),
                }
            }
            let (issues, omitted) = self.recorder.take_issues(&mark);
            self.recorder.roll_back(mark);
            if let Some(before) = before {
                *tree = before;
            }
            let tried = Attempted { candidate, issues, omitted };
            match self.distance(&tried, cursor, tree) {
                None => others.extend(tried.issues.into_iter().filter(is_here)),
                Some(distance) => near.push((distance, tried)),
            }
        }
        match near.into_iter().min_by(|(one, _), (other, _)| one.cmp(other)) {
            Some((_, nearest)) => self.report_nearest(nearest, cursor),
            None => self.none_near(others, cursor, tree),
        };
        if let (Some(rule), Some(issue)) = (undone, self.recorder.first_since(&mark, &|_| true)) {
            issue.tried.push(Tried { rule, reason: "an earlier variant would read the repaired value".to_owned() });
        }
        false
    }

    pub(super) fn candidate(&mut self, cursor: &Cursor<'_, 's>, candidate: Candidate<'s>, tree: &mut Tree<'_>) -> bool {
        if !self.step() {
            return false;
        }
        let Some(variant) = candidate else { return self.by_tag(cursor, tree) };
        match self.content_of(cursor, variant) {
            None if tree.is_null() => true,
            None => self.not_null(tree, &cursor.at.hiding(self.is_hidden(cursor))),
            Some(content) => {
                let at = if cursor.at.partial_view { cursor.at.as_part(Buffer::Lent) } else { cursor.at };
                let at = at.hiding(self.is_inside_tried(Some(self.outer(cursor)), &at));
                !self.trying(cursor, |engine| engine.repair_value(content, tree, &at)).is_refused()
            }
        }
    }
}
