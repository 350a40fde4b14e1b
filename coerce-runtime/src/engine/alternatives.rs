//! Enums without a tag: the first variant that accepts the value as it is wins, and only eager rules act on it.
//!
//! Where none does, serde's enums are tried once more, with rules. Of a JSON Schema's forms each has a judge, and none is found by trying
//! repairs: the value is the one that a tag names, or else the only one that values of its kind can be. Where none is certain, what all
//! of them have in common may still be repaired.

use serde_json::Value;

use super::cursor::Body;
use super::location::Location;
use super::nearest::Nearest;
use super::{Engine, release};
use crate::report::{Issue, Mode};
use crate::schema::{Enum, Judged, Variant};
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
    let tagged = body.tagged().next().map(|_| Candidate::Tagged);
    tagged.into_iter().chain(body.tried().map(Candidate::Variant))
}

/// The form of a value, as far as it is known before any repair.
#[derive(Clone, Copy)]
enum Chosen<'s> {
    /// This one, which accepts it as it is.
    Accepts(Candidate<'s>),
    /// This one.
    Is(Candidate<'s>),
    /// None is certain.
    None,
}

impl<'s> Engine<'s> {
    pub(super) fn alternatives(&mut self, body: &Body<'_, 's>, tree: &mut Tree<'_>) -> bool {
        if body.body.is_judged() {
            return self.by_judges(body, tree);
        }
        if !self.buffers(tree, &body.at) {
            return false;
        }
        let body = &body.with(body.at.in_buffer(Buffer::Lent));
        if let Some(candidate) = self.accepting(body, usize::MAX, tree) {
            return self.accepted_as(body, candidate, tree);
        }
        if self.state.probing && !self.applies_rules() {
            return false;
        }
        self.by_trial(body, tree)
    }

    /// The first of so many candidates that accepts the value without any rule.
    fn accepting(&mut self, body: &Body<'_, 's>, most: usize, tree: &mut Tree<'_>) -> Option<Candidate<'s>> {
        let mut candidates = candidates(body.body).take(most);
        candidates.find(|candidate| self.as_it_is(|engine| engine.candidate(&body.accepted(false), *candidate, tree)))
    }

    /// Lets eager rules act on a value that a candidate accepts as it is.
    fn accepted_as(&mut self, body: &Body<'_, 's>, candidate: Candidate<'s>, tree: &mut Tree<'_>) -> bool {
        let acts = !self.state.probing || self.applies_rules();
        !acts || !self.settings.changes_accepted || self.candidate(&body.accepted(true), candidate, tree)
    }

    /// The form that is certain, unless the walk stands in that choice already.
    fn by_judges(&mut self, body: &Body<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let (chosen, choice) = (self.chosen(body, tree), (std::ptr::from_ref(body.core), body.at.depth));
        if self.choosing.contains(&choice) {
            return matches!(chosen, Chosen::Accepts(_)) || self.wrong_kind(body, tree);
        }
        self.choosing.push(choice);
        let common = body.body.variants.iter().find(|variant| variant.is_common()).map(Candidate::Variant);
        let accepted = match (chosen, common) {
            (Chosen::None, None) => self.wrong_kind(body, tree),
            // Once that is repaired, a form may be certain.
            (Chosen::None, Some(common)) if self.candidate(&body.accepted(false), common, tree) => {
                self.as_chosen(body, self.chosen(body, tree), tree)
            }
            (Chosen::None, Some(_)) => false,
            (chosen, _) => self.as_chosen(body, chosen, tree),
        };
        self.choosing.pop();
        accepted
    }

    fn as_chosen(&mut self, body: &Body<'_, 's>, chosen: Chosen<'s>, tree: &mut Tree<'_>) -> bool {
        match chosen {
            Chosen::Accepts(_) if !self.applies_rules() => true,
            Chosen::Accepts(candidate) => self.accepted_as(body, candidate, tree),
            Chosen::Is(candidate) => self.candidate(&body.accepted(false), candidate, tree),
            Chosen::None => true,
        }
    }

    /// The form that a tag names; else the first whose judge accepts the value; else the only one that values of its kind can have.
    fn chosen(&self, body: &Body<'_, 's>, tree: &Tree<'_>) -> Chosen<'s> {
        let Some(value) = tree.to_value() else { return Chosen::None };
        let forms = || body.body.variants.iter().filter(|variant| !variant.is_common());
        let is = |variant: &Variant, test: fn(&Judged, &Value) -> bool| {
            variant.judged.as_ref().is_some_and(|judged| test(judged, &value))
        };
        let tagged = forms().find(|form| is(form, Judged::is_tagged));
        let accepting = |form: &&'s Variant| is(form, |judged, value| judged.judge.accepts(value));
        if let Some(form) = tagged.map_or_else(|| forms().find(accepting), |tagged| Some(tagged).filter(accepting)) {
            return Chosen::Accepts(Candidate::Variant(form));
        }
        let has_kind = |form: &&Variant| self.content_of(body, form).is_some_and(|node| node.natural.has(tree.kind()));
        let mut of_kind = forms().filter(has_kind);
        let likely = tagged.or_else(|| of_kind.next().filter(|_| of_kind.next().is_none()));
        likely.map_or(Chosen::None, |form| Chosen::Is(Candidate::Variant(form)))
    }

    /// The first variant whose rules make the value one that it accepts. One whose rules make what an earlier variant accepts has not
    /// accepted it: plain serde would read that one.
    fn by_trial(&mut self, body: &Body<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let mut nearest: Option<Nearest<'s>> = None;
        for (position, candidate) in candidates(body.body).enumerate() {
            let before = self.before_attempt(tree);
            let accepted = self.candidate(&body.accepted(false), candidate, tree);
            if accepted && self.accepting(body, position, tree).is_none() {
                return true;
            }
            let issues = self.recorder.take_issues(&mark);
            self.recorder.roll_back(mark);
            if let Some(before) = before {
                *tree = before;
            }
            if !issues.is_empty() {
                let distance = self.distance((candidate, &issues), body, tree);
                if nearest.as_ref().is_none_or(|nearest| distance < nearest.distance) {
                    nearest = Some(Nearest { distance, candidate, issues });
                }
            }
        }
        self.no_candidate(nearest, body, tree)
    }

    /// The value as it is before a variant is tried, unless nothing can change it.
    fn before_attempt<'a>(&self, tree: &Tree<'a>) -> Option<Tree<'a>> {
        (self.settings.mode == Mode::Safe || self.settings.opt_in).then(|| tree.clone())
    }

    fn candidate(&mut self, body: &Body<'_, 's>, candidate: Candidate<'s>, tree: &mut Tree<'_>) -> bool {
        if !self.step() {
            return false;
        }
        let Candidate::Variant(variant) = candidate else { return self.by_tag(body, tree) };
        let claimant = self.claimant();
        let accepted = match self.content_of(body, variant) {
            None => self.unit_candidate(tree, &body.at.hiding(self.is_hidden(body))),
            Some(content) => {
                let at = if body.at.partial_view { body.at.as_part(Buffer::Lent) } else { body.at };
                let at = at.hiding(self.is_inside_tried(Some(body.outer), &at));
                !self.trying(body, |engine| engine.repair_value(content, tree, &at)).is_refused()
            }
        };
        release(tree, claimant);
        accepted
    }

    fn unit_candidate(&mut self, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        (tree.is_null() && !at.partial_view) || self.not_null(tree, at)
    }

    /// Reports what the nearest variant lacks, or else that no variant is near.
    fn no_candidate(&mut self, nearest: Option<Nearest<'s>>, body: &Body<'_, 's>, tree: &Tree<'_>) -> bool {
        let Some(nearest) = nearest.filter(|nearest| !nearest.distance.here) else {
            return self.wrong_kind(body, tree);
        };
        // What was refused for good stays so, though it was one of several ways.
        if nearest.issues.iter().any(Issue::is_final) {
            self.recorder.leave_refused();
        }
        self.hint_at_others(nearest, body);
        false
    }
}

impl Judged {
    /// Returns whether the value names this form.
    fn is_tagged(&self, value: &Value) -> bool {
        self.tag.as_ref().is_some_and(|(name, tag)| value.get(&**name) == Some(tag))
    }
}
