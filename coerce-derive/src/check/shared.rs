//! `fields(…)`: rules for every field that they fit. The type of a field is known to the compiler alone, so this module decides
//! everything else, and leaves a question for the compiler on each field that is left.

use std::cell::Cell;
use std::rc::Rc;

use crate::check::conflicts;
use crate::check::declared::Declared;
use crate::errors::Errors;
use crate::model::{Arguments, Field, OnlyIf, RuleSet, RuleUse, Shared};
use crate::rules::{Fit, Level};

/// A field to which rules of `fields(…)` may be added.
pub(crate) struct Candidate<'a> {
    /// The field, without its rules.
    pub(crate) field: &'a Field,
    /// The rules of the `fields(…)` around it.
    pub(crate) shared: &'a [Rc<Shared>],
    /// True if it is a member that has a default.
    pub(crate) removable: bool,
}

/// Takes the rules of one `fields(…)`. Those of the `fields(…)` around it follow, except where they conflict with its own.
pub(crate) fn read(declared: &mut Declared, around: &[Rc<Shared>], errors: &mut Errors) -> Vec<Rc<Shared>> {
    let mut own = RuleSet { list: declared.take_fields(errors), each: None };
    conflicts::check_shared(&own, errors);
    let outer: Vec<_> =
        around.iter().filter(|outer| outer.stands_beside(&mut own, conflicts::check_shared)).cloned().collect();
    let shared = |rule| Rc::new(Shared { rule, overridden: Cell::new(false), added: Cell::new(false) });
    own.list.into_iter().map(shared).chain(outer).collect()
}

/// Reports the rules that are added to no field, regardless of its type. Those `around` are reported there.
pub(crate) fn unused(rules: &[Rc<Shared>], around: &[Rc<Shared>], errors: &mut Errors) {
    for shared in rules {
        let is_outer = around.iter().any(|outer| Rc::ptr_eq(outer, shared));
        if is_outer || shared.overridden.get() || shared.added.get() {
            continue;
        }
        let name = &shared.rule.entry.name;
        if shared.rule.row.removes {
            let fix = "add `#[serde(default)]` to one, or remove it";
            errors.of(name, format_args!("in `fields(…)` needs a field with a default: {fix}"));
        } else {
            errors.on(name, shared.fits_no_field());
        }
    }
}

impl Shared {
    /// Returns true if none of the field's `own` rules is the same rule or conflicts with it.
    fn stands_beside(&self, own: &mut RuleSet, check: fn(&RuleSet, &mut Errors)) -> bool {
        let known = if self.rule.level() == Level::Item { own.all() } else { own.list.iter().collect() };
        if known.iter().any(|one| one.is_same(&self.rule)) {
            self.overridden.set(true);
            return false;
        }
        let mut unreported = Errors::default();
        own.list.push(self.rule.clone());
        check(own, &mut unreported);
        own.list.pop();
        unreported.is_empty()
    }

    /// Returns true if the field may have the rule, regardless of the field's type.
    fn may_be_added(&self, candidate: &Candidate<'_>) -> bool {
        let reaches = !candidate.field.flattened || self.rule.level() == Level::Item;
        reaches && (candidate.removable || !self.rule.row.removes)
    }

    /// The markers of which the type must have one. Any type fits if there are none.
    fn markers(&self, candidate: &Candidate<'_>, own: &[RuleUse]) -> Vec<&'static str> {
        let is_own = |name: &str| own.iter().any(|one| one.row.name == name);
        let beside = |name: &str| candidate.shared.iter().find(|other| other.rule.row.name == name);
        match self.rule.row.fit {
            Fit::Anything => Vec::new(),
            Fit::Unless { beside: excuses, .. } if excuses.iter().any(|name| is_own(name)) => Vec::new(),
            Fit::Unless { marker, beside: excuses } => {
                let excuses =
                    excuses.iter().filter_map(|name| beside(name)).filter(|other| other.may_be_added(candidate));
                let others = excuses.flat_map(|other| other.markers(candidate, own));
                std::iter::once(marker).chain(others).collect()
            }
            Fit::Keyed { with_key, .. } if matches!(self.rule.arguments, Arguments::Key(_)) => vec![with_key],
            Fit::Marker(marker) | Fit::Keyed { marker, .. } => vec![marker],
            Fit::Or { marker, beside: name, other } => {
                if is_own(name) || beside(name).is_some() {
                    vec![marker, other]
                } else {
                    vec![marker]
                }
            }
        }
    }
}

/// Adds the rules of `fields(…)` to the field's own, except where they conflict with these.
pub(crate) fn add(own: &mut RuleSet, candidate: &Candidate<'_>) {
    let Field { ty, flattened, .. } = candidate.field;
    let mut added = Vec::new();
    for shared in candidate.shared.iter().filter(|shared| shared.may_be_added(candidate)) {
        if shared.stands_beside(own, conflicts::check) {
            shared.added.set(true);
            let markers = shared.markers(candidate, &own.list);
            let only_if = OnlyIf { shared: Rc::clone(shared), ty: ty.clone(), markers, flattened: *flattened };
            added.push(RuleUse { only_if: Some(only_if), ..shared.rule.clone() });
        }
    }
    own.list.extend(added);
}
