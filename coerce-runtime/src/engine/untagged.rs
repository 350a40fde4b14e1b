//! Enums without a tag: the first variant that accepts the value wins, in a first round without rules, in a second with them.

use super::location::Location;
use super::nearest::Nearest;
use super::resolved_type::{Body, ResolvedType};
use super::{Engine, release};
use crate::report::{Issue, Mode};
use crate::schema::{Enum, Tagging, Variant};
use crate::tree::{Buffer, Tree};

/// One way to read the value.
#[derive(Clone, Copy)]
pub(super) enum Candidate<'s> {
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
        ty: &ResolvedType<'s>,
        body: Body<'s>,
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> bool {
        if !self.buffers(tree, at) {
            return false;
        }
        let at = at.in_buffer(Buffer::Lent);
        let unruled = |engine: &mut Self, tree: &mut Tree<'_>, candidate| {
            engine.as_it_is(|engine| engine.candidate(body, candidate, tree, &at.accepted(false)))
        };
        for candidate in candidates(body.body) {
            if unruled(self, tree, candidate) {
                let acts = !self.probing || self.applies_rules();
                return !acts || !self.settings.changes_accepted || self.candidate(body, candidate, tree, &at);
            }
        }
        if self.probing && !self.applies_rules() {
            return false;
        }
        self.with_each(ty, body, tree, &at)
    }

    /// The second round: the first variant whose rules make the value one that it accepts. One whose rules make what an earlier
    /// variant accepts has not accepted it: plain serde would read that one.
    fn with_each(&mut self, ty: &ResolvedType<'s>, body: Body<'s>, tree: &mut Tree<'_>, at: &Location<'_>) -> bool {
        let (mark, unrecoverable) = (self.recorder.mark(), self.unrecoverable);
        let mut nearest: Option<Nearest<'s>> = None;
        for (position, candidate) in candidates(body.body).enumerate() {
            let before = self.before_attempt(tree);
            if self.candidate(body, candidate, tree, &at.accepted(false)) {
                let taken = self.as_it_is(|engine| {
                    let mut earlier = candidates(body.body).take(position);
                    earlier.any(|earlier| engine.candidate(body, earlier, tree, &at.accepted(false)))
                });
                if !taken {
                    return true;
                }
            }
            let issues = self.recorder.take_issues(&mark);
            self.recorder.roll_back(mark);
            self.unrecoverable = unrecoverable;
            if let Some(before) = before {
                *tree = before;
            }
            if !issues.is_empty() {
                let distance = self.distance((candidate, &issues), ty, tree, at);
                if nearest.as_ref().is_none_or(|nearest| distance < nearest.distance) {
                    nearest = Some(Nearest { distance, candidate, issues });
                }
            }
        }
        self.no_candidate(nearest, ty, tree, at)
    }

    /// The value as it is before a variant is tried, unless nothing can change it.
    fn before_attempt<'a>(&self, tree: &Tree<'a>) -> Option<Tree<'a>> {
        (self.settings.mode == Mode::Safe || self.settings.opt_in).then(|| tree.clone())
    }

    fn candidate(&mut self, body: Body<'s>, candidate: Candidate<'s>, tree: &mut Tree<'_>, at: &Location<'_>) -> bool {
        if !self.step() {
            return false;
        }
        let ty = &self.at_node(body.node);
        let Candidate::Variant(variant) = candidate else { return self.by_tag(ty, body, tree, at) };
        let claimant = self.claimant();
        let accepted = match self.content_of(body, variant) {
            None => self.unit_candidate(tree, at),
            Some(content) => {
                let at = if at.partial_view { at.as_part(Buffer::Lent) } else { *at };
                !self.trying(ty, &at, |engine| engine.repair_value(content, tree, &at)).is_refused()
            }
        };
        release(tree, claimant);
        accepted
    }

    fn unit_candidate(&mut self, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        (tree.is_null() && !at.partial_view) || self.not_null(tree, at)
    }

    /// Reports what the nearest variant lacks, or else that no variant is near.
    fn no_candidate(
        &mut self,
        nearest: Option<Nearest<'s>>,
        ty: &ResolvedType<'s>,
        tree: &Tree<'_>,
        at: &Location<'_>,
    ) -> bool {
        let Some(nearest) = nearest.filter(|nearest| !nearest.distance.here) else {
            return self.wrong_kind(ty, tree, at);
        };
        // What was refused for good stays so, though it was one of several ways.
        self.unrecoverable += usize::from(nearest.issues.iter().any(Issue::is_final));
        self.hint_at_others(nearest, ty);
        false
    }
}
