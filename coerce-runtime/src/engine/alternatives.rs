//! Enums without a tag: the first variant that accepts the value as it is wins, and only eager rules act on it.
//!
//! Where none does, serde's enums are tried once more, with rules. Of a JSON Schema's forms each has a judge, and none is found by trying
//! repairs: the value is the one that a tag names, or else the only one that values of its kind can be. Where none is certain, what all
//! of them have in common may still be repaired.

use std::collections::BTreeSet;

use serde_json::Value;

use super::cursor::Cursor;
use super::nearest::Nearest;
use super::{Engine, release};
use crate::json::Kind;
use crate::plan::{Names, Node};
use crate::report::{Issue, IssueCode, received};
use crate::rules::Open;
use crate::schema::{Enum, Field, Fields, Judged, Shape, Variant};
use crate::tree::{Buffer, Tree};

/// One way to read the value: as this variant, or by its tag as one of the variants that have one.
pub(super) type Candidate<'s> = Option<&'s Variant>;

/// All ways, in the order in which serde tries them.
fn candidates(body: &Enum) -> impl Iterator<Item = Candidate<'_>> {
    let tagged = body.tagged().next().map(|_| None);
    tagged.into_iter().chain(body.tried().map(Some))
}

/// The form of a value that is certain before any repair, and whether it accepts the value as it is.
type Chosen<'s> = (&'s Variant, bool);

impl<'s> Engine<'s> {
    pub(super) fn alternatives(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        if cursor.body().is_judged() {
            return self.by_judges(cursor, tree);
        }
        if !self.buffers(tree, &cursor.at) {
            return false;
        }
        let cursor = &cursor.with(cursor.at.in_buffer(Buffer::Lent));
        let acts = !self.state.probing || self.applies_rules();
        if let Some(candidate) = self.accepting(cursor, usize::MAX, tree) {
            // Eager rules may act on it.
            return !acts || !self.settings.changes_accepted || self.candidate(&cursor.accepted(true), candidate, tree);
        }
        acts && self.by_trial(cursor, tree)
    }

    /// The first of so many candidates that accepts the value without any rule.
    fn accepting(&mut self, cursor: &Cursor<'_, 's>, most: usize, tree: &mut Tree<'_>) -> Option<Candidate<'s>> {
        let mut candidates = candidates(cursor.body()).take(most);
        candidates.find(|candidate| self.as_it_is(|engine| engine.candidate(&cursor.accepted(false), *candidate, tree)))
    }

    /// The form that is certain, unless the walk stands in that choice already.
    fn by_judges(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let (chosen, choice) = (self.chosen(cursor, tree), (std::ptr::from_ref(cursor.core), cursor.at.depth));
        if self.choosing.contains(&choice) {
            return chosen.is_some_and(|(_, accepts)| accepts) || self.wrong_kind(cursor, tree);
        }
        self.choosing.push(choice);
        let is_of_kind = |form: &&'s Variant| form.is_common() && self.has_kind_of(form, cursor, tree);
        let common: Vec<_> = cursor.body().variants.iter().filter(is_of_kind).collect();
        let accepted = match chosen {
            Some(chosen) => self.as_chosen(cursor, chosen, tree),
            None if common.is_empty() => self.none_of(cursor, tree),
            // Once that is repaired, a form may be certain.
            None => {
                let mut accepted = true;
                for common in common {
                    accepted &= self.candidate(&cursor.accepted(false), Some(common), tree);
                }
                accepted && self.chosen(cursor, tree).is_none_or(|chosen| self.as_chosen(cursor, chosen, tree))
            }
        };
        self.choosing.pop();
        accepted
    }

    /// Reports a value that no form accepts. Of a scalar that has the kind of some of them, what each of these asks for is expected.
    fn none_of(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let is_of_kind = |form: &&'s Variant| self.has_kind_of(form, cursor, tree);
        let forms: Vec<_> =
            cursor.body().variants.iter().filter(is_of_kind).filter_map(|form| form.judged.as_ref()).collect();
        let scalar = tree.to_value().filter(|value| !forms.is_empty() && !value.is_array() && !value.is_object());
        let Some(value) = scalar else { return self.wrong_kind(cursor, tree) };
        let hidden = self.hides_value(cursor, tree);
        self.issue(&cursor.at, IssueCode::InvalidValue, &|engine, issue| {
            let found = forms.iter().flat_map(|form| form.judge.issues(&value, hidden));
            let asks: BTreeSet<_> = found.map(|found| found.expected).filter(|asks| !asks.is_empty()).collect();
            let all = || asks.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", or ");
            issue
                .expecting(if asks.is_empty() { engine.expectation(cursor) } else { all().into() })
                .got(received(tree, hidden))
        })
    }

    /// Judges the value as a form. On what that accepts as it is none but eager rules act.
    fn as_chosen(&mut self, cursor: &Cursor<'_, 's>, (form, accepts): Chosen<'s>, tree: &mut Tree<'_>) -> bool {
        // A form for values of another kind says nothing of what is inside this one.
        let acts = self.applies_rules() && self.settings.changes_accepted && self.has_kind_of(form, cursor, tree);
        if accepts && !acts {
            return true;
        }
        let mark = self.recorder.mark();
        let accepted = self.candidate(&cursor.accepted(accepts), Some(form), tree);
        // The form of a scalar is selected by its kind alone: all forms are expected.
        if !accepted && !self.state.probing && !matches!(tree.kind(), Kind::List | Kind::Object) {
            let expected = self.expectation(cursor);
            let is_kind = |issue: &&mut Issue| matches!(issue.code, IssueCode::InvalidType | IssueCode::UnknownVariant);
            for issue in self.recorder.issues_since(&mark).iter_mut().filter(is_kind) {
                issue.expected.clone_from(&expected);
            }
        }
        accepted
    }

    /// Returns whether the value has a kind that values of this form have.
    fn has_kind_of(&self, form: &'s Variant, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let has_kind =
            |node: &Node| node.natural.has(tree.kind()) || node.open == Open::Whole && tree.kind() == Kind::Float;
        self.content_of(cursor, form).is_some_and(has_kind)
    }

    /// The form that a tag names; else the first whose judge accepts the value, of those for its kind before others; else the only one
    /// that values of its kind can have.
    fn chosen(&self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> Option<Chosen<'s>> {
        let value = tree.to_value()?;
        let forms = || cursor.body().variants.iter().filter(|variant| !variant.is_common());
        let tagged = forms().find(|form| form.judged.as_ref().is_some_and(|judged| judged.is_tagged(&value)));
        let accepting = |form: &&Variant| form.judged.as_ref().is_some_and(|judged| judged.judge.accepts(&value));
        let has_kind = |form: &&'s Variant| self.has_kind_of(form, cursor, tree);
        let first = || {
            forms().filter(has_kind).find(accepting).or_else(|| forms().find(|form| !has_kind(form) && accepting(form)))
        };
        if let Some(form) = tagged.map_or_else(first, |tagged| Some(tagged).filter(accepting)) {
            return Some((form, true));
        }
        let of_kind: Vec<_> = forms().filter(has_kind).collect();
        let only = || if let [only] = of_kind[..] { Some(only) } else { self.by_members(&of_kind, cursor, &value) };
        tagged.or_else(only).map(|form| (form, false))
    }

    /// The only one of these forms that declares a member which the object has and no other declares; or where none does, the only one
    /// whose required members are all there. Only where each refuses members that it does not declare: so all others are ruled out.
    fn by_members(&self, forms: &[&'s Variant], cursor: &Cursor<'_, 's>, value: &Value) -> Option<&'s Variant> {
        let object = value.as_object()?;
        let has_tag = |form: &&Variant| {
            let tag = form.judged.as_ref().and_then(|judged| judged.tag.as_ref());
            tag.is_some_and(|(name, _)| object.contains_key(&**name))
        };
        let closed = |form: &&'s Variant| {
            let node = self.content_of(cursor, form)?;
            let Shape::Struct(fields) = &node.core(self.settings.definitions).shape else { return None };
            node.names().filter(|_| fields.deny_unknown && !has_tag(form)).map(|names| (*form, fields, names))
        };
        let forms = forms.iter().map(closed).collect::<Option<Vec<_>>>()?;
        let declares = |names: &Names, name: &str| names.search().find(name).is_some();
        let is_own = |name: &str| forms.iter().filter(|(_, _, names)| declares(names, name)).count() == 1;
        let own: Vec<&String> = object.keys().filter(|name| is_own(name)).collect();
        let is_there = |field: &Field| field.optional || field.names.iter().any(|name| object.contains_key(&**name));
        let is_meant = |(_, fields, names): &&(_, &Fields, &Names)| match &own[..] {
            [] => fields.list.iter().all(is_there),
            own => own.iter().any(|name| declares(names, name)),
        };
        let mut meant = forms.iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none()).map(|(form, ..)| *form)
    }

    /// The first variant whose rules make the value one that it accepts. One whose rules make what an earlier variant accepts has not
    /// accepted it: plain serde would read that one.
    fn by_trial(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let (mut nearest, mut others): (Option<Nearest<'s>>, _) = (None, Vec::new());
        for (position, candidate) in candidates(cursor.body()).enumerate() {
            // Where no rule applies, nothing can change it.
            let before = (self.applies_rules() || self.settings.facts.opt_in).then(|| tree.clone());
            let accepted = self.candidate(&cursor.accepted(false), candidate, tree);
            if accepted && self.accepting(cursor, position, tree).is_none() {
                return true;
            }
            let failures = self.recorder.failures_since(&mark);
            let issues = self.recorder.take_issues(&mark);
            let omitted = failures.saturating_sub(issues.len());
            self.recorder.roll_back(mark);
            if let Some(before) = before {
                *tree = before;
            }
            match self.distance((candidate, &issues), cursor, tree) {
                None => others.extend(issues.into_iter().filter(|issue| issue.path.segments.len() == cursor.at.depth)),
                Some(distance) if nearest.as_ref().is_none_or(|nearest| distance < nearest.distance) => {
                    nearest = Some(Nearest { distance, candidate, issues, omitted });
                }
                Some(_) => {}
            }
        }
        match nearest {
            Some(nearest) => self.as_nearest(nearest, cursor),
            None => self.none_near(others, cursor, tree),
        }
    }

    pub(super) fn candidate(&mut self, cursor: &Cursor<'_, 's>, candidate: Candidate<'s>, tree: &mut Tree<'_>) -> bool {
        if !self.step() {
            return false;
        }
        let Some(variant) = candidate else { return self.by_tag(cursor, tree) };
        let claimant = self.claimant();
        let accepted = match self.content_of(cursor, variant) {
            None if tree.is_null() && !cursor.at.partial_view => true,
            None => self.not_null(tree, &cursor.at.hiding(self.is_hidden(cursor))),
            Some(content) => {
                let at = if cursor.at.partial_view { cursor.at.as_part(Buffer::Lent) } else { cursor.at };
                let at = at.hiding(self.is_inside_tried(Some(self.outer(cursor)), &at));
                !self.trying(cursor, |engine| engine.repair_value(content, tree, &at)).is_refused()
            }
        };
        release(tree, claimant);
        accepted
    }

    /// Reports what the nearest variant lacks.
    fn as_nearest(&mut self, nearest: Nearest<'s>, cursor: &Cursor<'_, 's>) -> bool {
        // What was refused for good stays so, though it was one of several ways.
        if nearest.issues.iter().any(Issue::is_final) {
            self.recorder.leave_refused();
        }
        self.hint_at_others(nearest, cursor);
        false
    }
}

impl Judged {
    /// Returns whether the value names this form.
    fn is_tagged(&self, value: &Value) -> bool {
        self.tag.as_ref().is_some_and(|(name, tag)| value.get(&**name) == Some(tag))
    }
}
