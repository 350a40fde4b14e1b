//! `fields(…)`: rules for every field that they fit. The type of a field is known to the compiler alone, so this module decides
//! everything else, and leaves a question for the compiler on each field that is left.

use std::cell::Cell;
use std::rc::Rc;

use syn::Type;

use crate::check::conflicts;
use crate::check::declared::{Declaration, Declared, Rules};
use crate::errors::Errors;
use crate::model::{Arguments, OnlyIf, Shared};
use crate::rules::{Fit, Level};

/// A rule in `fields(…)`.
#[derive(Clone)]
pub(crate) struct SharedRule {
    declaration: Declaration,
    shared: Rc<Shared>,
}

/// A field to which rules of `fields(…)` may be added.
pub(crate) struct Candidate<'a> {
    /// The field's type.
    pub(crate) ty: &'a Type,
    /// The rules of the `fields(…)` around it.
    pub(crate) shared: &'a [SharedRule],
    /// True if it is a member that has a default.
    pub(crate) removable: bool,
    /// True if it takes the members that no other field has.
    pub(crate) flattened: bool,
}

/// Takes the rules of one `fields(…)`. Those of the `fields(…)` around it follow, except where they conflict with its own.
pub(crate) fn read(declared: &mut Declared, around: &[SharedRule], errors: &mut Errors) -> Vec<SharedRule> {
    let mut own = Rules { list: declared.take_fields(errors), each: None };
    conflicts::check_shared(&own, errors);
    let outer: Vec<_> =
        around.iter().filter(|outer| outer.stands_beside(&mut own, conflicts::check_shared)).cloned().collect();
    own.list.into_iter().map(SharedRule::new).chain(outer).collect()
}

/// Reports the rules that are added to no field, regardless of its type. Those `around` are reported there.
pub(crate) fn unused(rules: &[SharedRule], around: &[SharedRule], errors: &mut Errors) {
    for SharedRule { declaration, shared } in rules {
        let is_outer = around.iter().any(|outer| Rc::ptr_eq(&outer.shared, shared));
        if is_outer || shared.overridden.get() || shared.added.get() {
            continue;
        }
        if declaration.row.removes {
            let name = shared.name;
            errors.at(
                shared.word,
                format_args!(
                    "`{name}` in `fields(…)` needs a field with a default: add `#[serde(default)]` to one, or remove it"
                ),
            );
        } else {
            errors.at(shared.word, shared.fits_no_field());
        }
    }
}

impl SharedRule {
    fn new(declaration: Declaration) -> Self {
        let shared = Shared {
            name: declaration.row.name,
            word: declaration.entry.name.span(),
            overridden: Cell::new(false),
            added: Cell::new(false),
        };
        Self { declaration, shared: Rc::new(shared) }
    }

    /// Returns true if none of the field's `own` rules is the same rule or conflicts with it.
    fn stands_beside(&self, own: &mut Rules, check: fn(&Rules, &mut Errors)) -> bool {
        let known = if self.declaration.level() == Level::Item { own.all() } else { own.list.iter().collect() };
        if known.iter().any(|one| one.is_same(&self.declaration)) {
            self.shared.overridden.set(true);
            return false;
        }
        let mut unreported = Errors::default();
        own.list.push(self.declaration.clone());
        check(own, &mut unreported);
        own.list.pop();
        unreported.is_empty()
    }

    /// Returns true if the field may have the rule, regardless of the field's type.
    fn may_be_added(&self, field: &Candidate<'_>) -> bool {
        let reaches = !field.flattened || self.declaration.level() == Level::Item;
        reaches && (field.removable || !self.declaration.row.removes)
    }

    /// The question whether the field's type fits.
    fn only_if(&self, field: &Candidate<'_>, own: &[Declaration]) -> OnlyIf {
        let Candidate { ty, flattened, .. } = *field;
        OnlyIf { shared: Rc::clone(&self.shared), ty: ty.clone(), markers: self.markers(field, own), flattened }
    }

    /// The markers of which the type must have one. Any type fits if there are none.
    fn markers(&self, field: &Candidate<'_>, own: &[Declaration]) -> Vec<&'static str> {
        let is_own = |name: &str| own.iter().any(|one| one.row.name == name);
        let beside = |name: &str| field.shared.iter().find(|other| other.declaration.row.name == name);
        match self.declaration.row.fit {
            Fit::Anything => Vec::new(),
            Fit::Unless { beside: excuses, .. } if excuses.iter().any(|name| is_own(name)) => Vec::new(),
            Fit::Unless { marker, beside: excuses } => {
                let excuses = excuses.iter().filter_map(|name| beside(name)).filter(|other| other.may_be_added(field));
                let others = excuses.flat_map(|other| other.markers(field, own));
                std::iter::once(marker).chain(others).collect()
            }
            Fit::Keyed { with_key, .. } if matches!(self.declaration.arguments, Arguments::Key(_)) => vec![with_key],
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
pub(crate) fn add(own: &mut Rules, field: &Candidate<'_>) {
    let mut added = Vec::new();
    for rule in field.shared.iter().filter(|rule| rule.may_be_added(field)) {
        if rule.stands_beside(own, conflicts::check) {
            rule.shared.added.set(true);
            let only_if = Some(rule.only_if(field, &own.list));
            added.push(Declaration { only_if, ..rule.declaration.clone() });
        }
    }
    own.list.extend(added);
}
