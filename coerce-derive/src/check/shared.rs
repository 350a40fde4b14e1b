//! `fields(…)`: rules for every field that they fit. Which these are the compiler finds out; here is which they may be.

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

/// A field that may get rules.
pub(crate) struct Place<'a> {
    /// Its type.
    pub(crate) ty: &'a Type,
    /// The rules of `fields(…)` around it.
    pub(crate) shared: &'a [SharedRule],
    /// Whether it is a member that may be absent.
    pub(crate) removable: bool,
    /// Whether it takes the members that no other field has.
    pub(crate) flattened: bool,
}

/// Takes the rules in the `fields(…)` of one place. Those `around` it come after; what it has by itself wins.
pub(crate) fn read(declared: &mut Declared, around: &[SharedRule], errors: &mut Errors) -> Vec<SharedRule> {
    let mut own = Rules { list: declared.take_fields(errors), each: None };
    conflicts::check_shared(&own, errors);
    let outer: Vec<_> =
        around.iter().filter(|outer| outer.stands_beside(&mut own, conflicts::check_shared)).cloned().collect();
    own.list.into_iter().map(SharedRule::new).chain(outer).collect()
}

/// Reports the rules that no field gets, whatever its type is: of those that stand in this place itself, not around it.
pub(crate) fn unused(rules: &[SharedRule], around: &[SharedRule], errors: &mut Errors) {
    for SharedRule { shared, .. } in rules {
        let is_outer = around.iter().any(|outer| Rc::ptr_eq(&outer.shared, shared));
        if !is_outer && !shared.overridden.get() && shared.fields.get() == 0 {
            let name = shared.name;
            errors.at(shared.word, format_args!("`{name}` in `fields(…)` fits no field: remove it"));
        }
    }
}

impl SharedRule {
    fn new(declaration: Declaration) -> Self {
        let shared = Shared {
            name: declaration.row.name,
            word: declaration.entry.name.span(),
            overridden: Cell::new(false),
            fields: Cell::new(0),
        };
        Self { declaration, shared: Rc::new(shared) }
    }

    /// Whether it may be declared beside these: none of them is the same rule, and none contradicts it.
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

    /// Whether a field may have it, as far as its type does not matter.
    fn may_stand(&self, place: &Place<'_>) -> bool {
        let reaches = !place.flattened || self.declaration.level() == Level::Item;
        reaches && (place.removable || !self.declaration.row.removes)
    }

    /// What the type must have.
    fn only_if(&self, place: &Place<'_>, own: &[Declaration]) -> OnlyIf {
        let Place { ty, flattened, .. } = *place;
        OnlyIf { shared: Rc::clone(&self.shared), ty: ty.clone(), markers: self.markers(place, own), flattened }
    }

    /// One of these markers, or anything if there are none.
    fn markers(&self, place: &Place<'_>, own: &[Declaration]) -> Vec<&'static str> {
        let is_own = |name: &str| own.iter().any(|one| one.row.name == name);
        let beside = |name: &str| place.shared.iter().find(|other| other.declaration.row.name == name);
        match self.declaration.row.fit {
            Fit::Anything => Vec::new(),
            Fit::Unless { beside: excuses, .. } if excuses.iter().any(|name| is_own(name)) => Vec::new(),
            Fit::Unless { marker, beside: excuses } => {
                let excuses = excuses.iter().filter_map(|name| beside(name)).filter(|other| other.may_stand(place));
                let others = excuses.flat_map(|other| other.markers(place, own));
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

/// Adds the rules of `fields(…)` to those that a field declares by itself, which win.
pub(crate) fn add(own: &mut Rules, place: &Place<'_>) {
    let mut added = Vec::new();
    for rule in place.shared.iter().filter(|rule| rule.may_stand(place)) {
        if rule.stands_beside(own, conflicts::check) {
            rule.shared.fields.set(rule.shared.fields.get() + 1);
            let only_if = Some(rule.only_if(place, &own.list));
            added.push(Declaration { only_if, ..rule.declaration.clone() });
        }
    }
    own.list.extend(added);
}
