//! Enums without a tag: the first variant that accepts the value wins, in a first round without rules, in a second with them.

use super::at::At;
use super::place::Place;
use super::{Engine, release};
use crate::report::Issue;
use crate::schema::{Enum, Tagging, Variant};
use crate::tree::Tree;

/// One way to read the value.
#[derive(Clone, Copy)]
enum Candidate<'s> {
    /// By its tag, as one of the variants that have one.
    Tagged,
    /// As this variant.
    Variant(&'s Variant),
}

/// All ways, in the order in which serde tries them.
fn candidates(body: &Enum) -> impl Iterator<Item = Candidate<'_>> {
    let wholly = body.tagging == Tagging::Untagged;
    let tagged = !wholly && body.variants.iter().any(|variant| !variant.untagged);
    let untagged = body.variants.iter().filter(move |variant| wholly || variant.untagged);
    tagged.then_some(Candidate::Tagged).into_iter().chain(untagged.map(Candidate::Variant))
}

impl<'s> Engine<'s> {
    pub(super) fn untagged(
        &mut self,
        place: &Place<'s>,
        body: &'s Enum,
        tree: &mut Tree<'_>,
        at: &At<'_>,
        known: bool,
    ) -> bool {
        let at = at.in_buffer();
        let unruled = |engine: &mut Self, tree: &mut Tree<'_>, candidate| {
            engine.as_it_is(|engine| engine.candidate(place, body, candidate, tree, &at, false))
        };
        for candidate in candidates(body) {
            if unruled(self, tree, candidate) {
                let acts = !self.quiet || self.applies_rules();
                return !acts || !self.settings.eager || self.candidate(place, body, candidate, tree, &at, known);
            }
        }
        if self.quiet && !self.applies_rules() {
            return false;
        }
        self.with_each(place, body, tree, &at)
    }

    /// The second round: the first variant whose rules make the value one that it accepts. One whose rules make what an earlier
    /// variant accepts has not accepted it: plain serde would read that one.
    fn with_each(&mut self, place: &Place<'s>, body: &'s Enum, tree: &mut Tree<'_>, at: &At<'_>) -> bool {
        let (mark, lasting) = (self.recorder.mark(), self.lasting);
        let mut nearest: Option<Vec<Issue>> = None;
        for (position, candidate) in candidates(body).enumerate() {
            let mut attempt = tree.clone();
            if self.candidate(place, body, candidate, &mut attempt, at, false) {
                let taken = self.as_it_is(|engine| {
                    let mut earlier = candidates(body).take(position);
                    earlier.any(|earlier| engine.candidate(place, body, earlier, &mut attempt, at, false))
                });
                if !taken {
                    *tree = attempt;
                    return true;
                }
                self.recorder.roll_back(mark);
                continue;
            }
            let issues = self.recorder.take_issues(&mark);
            self.recorder.roll_back(mark);
            if nearest.as_ref().is_none_or(|nearest| distance(&issues, at) < distance(nearest, at)) {
                nearest = Some(issues);
            }
        }
        // What a variant refused for good was one of several ways.
        self.lasting = lasting;
        self.no_candidate(nearest.unwrap_or_default(), place, tree, at)
    }

    fn candidate(
        &mut self,
        place: &Place<'s>,
        body: &'s Enum,
        candidate: Candidate<'s>,
        tree: &mut Tree<'_>,
        at: &At<'_>,
        known: bool,
    ) -> bool {
        if !self.step() {
            return false;
        }
        let Candidate::Variant(variant) = candidate else { return self.by_tag(place, body, tree, at, known) };
        let claimant = self.claimant();
        let accepted = match &variant.content {
            None => self.unit_candidate(tree, at),
            Some(edge) if at.part => !self.place(&[], edge, tree, &at.as_part(), known).is_refused(),
            Some(edge) => !self.place(&[], edge, tree, at, known).is_refused(),
        };
        release(tree, claimant);
        accepted
    }

    fn unit_candidate(&mut self, tree: &Tree<'_>, at: &At<'_>) -> bool {
        (tree.is_null() && !at.part) || self.not_null(tree, at)
    }

    /// Reports what the nearest variant lacks, or else that no variant is near.
    fn no_candidate(&mut self, issues: Vec<Issue>, place: &Place<'s>, tree: &Tree<'_>, at: &At<'_>) -> bool {
        if issues.is_empty() || distance(&issues, at).0 {
            return self.wrong_kind(place, tree, at);
        }
        self.hint_at_candidates(issues, place);
        false
    }
}

/// How far a variant was from accepting: one that accepts another kind of value is farthest.
fn distance(issues: &[Issue], at: &At<'_>) -> (bool, usize) {
    let here = issues.iter().any(|issue| issue.path.segments.len() <= at.depth);
    (here, issues.len())
}
