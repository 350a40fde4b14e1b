//! One of several forms: the one that a tag names; else the first whose judge accepts the value as it is; else the only one that values
//! of its kind can have. No form is found by trying repairs. Where none is certain, what all have in common may still be repaired.

use serde_json::Value;

use super::location::Location;
use super::resolved_type::ResolvedType;
use super::{Engine, Verdict};
use crate::report::put_sent;
use crate::schema::{Branch, Shape, natural_kinds};
use crate::tree::Tree;

/// The form of a value.
enum Chosen<'s> {
    /// This one, which accepts it as it is.
    Accepts(&'s Branch),
    /// This one.
    Is(&'s Branch),
    /// None is certain.
    None,
}

impl<'s> Engine<'s> {
    pub(super) fn choice(
        &mut self,
        ty: &ResolvedType<'s>,
        branches: &'s [Branch],
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> bool {
        match self.chosen(branches, tree) {
            Chosen::Accepts(branch) => self.accepted_form(ty, branch, tree, at),
            Chosen::Is(branch) => self.as_form(ty, branch, tree, at),
            Chosen::None => match branches.iter().find(|branch| branch.common) {
                Some(common) => self.in_common(ty, common, tree, at),
                None => self.wrong_kind(ty, tree, at),
            },
        }
    }

    fn chosen(&self, branches: &'s [Branch], tree: &Tree<'_>) -> Chosen<'s> {
        let Some(value) = tree.to_value() else { return Chosen::None };
        let mut forms = branches.iter().filter(|branch| !branch.common);
        if let Some(tagged) = forms.clone().find(|branch| branch.is_tagged(&value)) {
            return if tagged.judge.accepts(&value) { Chosen::Accepts(tagged) } else { Chosen::Is(tagged) };
        }
        match forms.find(|branch| branch.judge.accepts(&value)) {
            Some(branch) => Chosen::Accepts(branch),
            None => self.by_kind(branches, tree).map_or(Chosen::None, Chosen::Is),
        }
    }

    /// The value as this form, unless the walk stands in that choice already.
    fn as_form(&mut self, ty: &ResolvedType<'s>, branch: &'s Branch, tree: &mut Tree<'_>, at: &Location<'_>) -> bool {
        let choice = (std::ptr::from_ref(ty.core), at.depth);
        if self.choosing.contains(&choice) {
            return self.wrong_kind(ty, tree, at);
        }
        self.choosing.push(choice);
        let verdict = self.trying(ty, at, |engine| engine.form(ty, branch, tree, &at.accepted(false)));
        self.choosing.pop();
        !verdict.is_refused()
    }

    /// The value as what all forms have in common. Once that is repaired, a form may be certain.
    fn in_common(&mut self, ty: &ResolvedType<'s>, common: &'s Branch, tree: &mut Tree<'_>, at: &Location<'_>) -> bool {
        if !self.as_form(ty, common, tree, at) {
            return false;
        }
        let Shape::Choice(branches) = &ty.core.shape else { return true };
        match self.chosen(branches, tree) {
            Chosen::Accepts(branch) => self.accepted_form(ty, branch, tree, at),
            Chosen::Is(branch) => self.as_form(ty, branch, tree, at),
            Chosen::None => true,
        }
    }

    /// A form that accepts the value as it is: only eager rules act.
    fn accepted_form(
        &mut self,
        ty: &ResolvedType<'s>,
        branch: &'s Branch,
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> bool {
        let choice = (std::ptr::from_ref(ty.core), at.depth);
        if !self.applies_rules() || !self.settings.changes_accepted || self.choosing.contains(&choice) {
            return true;
        }
        self.choosing.push(choice);
        let verdict = self.trying(ty, at, |engine| engine.form(ty, branch, tree, &at.accepted(true)));
        self.choosing.pop();
        !verdict.is_refused()
    }

    /// Repairs and judges the value as this form.
    fn form(&mut self, ty: &ResolvedType<'s>, branch: &'s Branch, tree: &mut Tree<'_>, at: &Location<'_>) -> Verdict {
        let Shape::Choice(branches) = &ty.core.shape else { return Verdict::Refused };
        let before = |other: &Branch| std::ptr::from_ref(other) < std::ptr::from_ref(branch);
        match self.node_inside(ty.node, branches.partition_point(before)) {
            Some(form) => self.repair_value(form, tree, at),
            None => Verdict::Refused,
        }
    }

    /// Returns whether what judges the whole value accepts it. What it says is about the value and what is inside. What is read in part is
    /// judged with the whole.
    pub(super) fn judged(&mut self, ty: &ResolvedType<'s>, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        let judge = ty.node.judge.as_ref().and_then(|to| to.resolve(self.settings.definitions).judge.as_deref());
        let Some(judge) = judge.filter(|_| !at.partial_view && !at.flat) else { return true };
        let Some(value) = tree.to_value() else { return true };
        if judge.accepts(&value) {
            return true;
        }
        // To list what is wrong is more work than to judge.
        if self.probing || !self.recorder.keeps_issue() {
            return false;
        }
        let hidden = self.is_hidden(ty, at);
        let mut issues = judge.issues(&value, hidden);
        for issue in &mut issues {
            if at.sensitive || hidden && self.settings.secret_keys {
                issue.path.hide_keys();
            }
            let mut path = at.path();
            path.segments.append(&mut issue.path.segments);
            issue.path = path;
        }
        if !hidden {
            put_sent(&mut issues, self.recorder.coercions());
        }
        for issue in issues {
            self.record_issue(issue);
        }
        false
    }

    /// The only form that values of this kind can have.
    fn by_kind(&self, branches: &'s [Branch], tree: &Tree<'_>) -> Option<&'s Branch> {
        let kinds =
            |branch: &Branch| natural_kinds(branch.edge.schema(self.settings.definitions), self.settings.definitions);
        let mut left = branches.iter().filter(|branch| !branch.common && kinds(branch).has(tree.kind()));
        left.next().filter(|_| left.next().is_none())
    }
}

impl Branch {
    /// Returns whether the value names this form.
    fn is_tagged(&self, value: &Value) -> bool {
        self.tag.as_ref().is_some_and(|(name, tag)| value.get(&**name) == Some(tag))
    }
}
