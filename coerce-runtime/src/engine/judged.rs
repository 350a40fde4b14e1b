//! The forms of a JSON Schema's choice, each of which has a judge. None is found by trying repairs: the value is the one that a tag names,
//! or else the only one that values of its kind can be. Where none is certain, what all of them have in common may still be repaired.

use serde_json::Value;

use super::Engine;
use super::cursor::Cursor;
use crate::json::Kind;
use crate::plan::{Names, Node};
use crate::report::{Issue, IssueCode};
use crate::rules::Open;
use crate::schema::{Field, Fields, Judged, Shape, Variant, member_names};
use crate::tree::Tree;

/// The form of a value that is certain before any repair, and whether it accepts the value as it is.
type Chosen<'s> = (&'s Variant, bool);

impl<'s> Engine<'s> {
    /// The form that is certain, unless the walk stands in that choice already.
    pub(super) fn by_judges(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let (chosen, choice) = (self.chosen(cursor, tree), (std::ptr::from_ref(cursor.core), cursor.at.depth));
        if self.choosing.contains(&choice) {
            return chosen.is_some_and(|(_, accepts)| accepts) || self.wrong_kind(cursor, tree);
        }
        self.choosing.push(choice);
        let is_of_kind = |form: &&'s Variant| form.is_common() && self.has_kind_of(form, cursor, tree);
        let common: Vec<_> = cursor.body().variants.iter().filter(is_of_kind).collect();
        // Of an object the expectation lists what it may have, if that is known.
        let known = || tree.kind() == Kind::Object && !member_names(cursor.core, self.settings.definitions).is_empty();
        let accepted = match chosen {
            Some(chosen) => self.as_chosen(cursor, chosen, tree),
            // What each form of its kind asks for is the validator's to say.
            None if common.is_empty() => {
                let fits = !known() && cursor.body().variants.iter().any(|form| self.has_kind_of(form, cursor, tree));
                self.wrong_value(if fits { IssueCode::InvalidValue } else { IssueCode::InvalidType }, cursor, tree)
            }
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
        let has = |node: &Node| node.natural.has(tree.kind()) || node.open == Open::Whole && tree.kind() == Kind::Float;
        self.content_of(cursor, form).is_some_and(has)
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
}

impl Judged {
    /// Returns whether the value names this form.
    fn is_tagged(&self, value: &Value) -> bool {
        let found = self.tag.as_ref().and_then(|(name, tags)| Some((tags, value.get(&**name)?)));
        found.is_some_and(|(tags, value)| tags.contains(value))
    }
}
