//! The alternative of `anyOf` or `oneOf` that was meant, by the errors of each.

use std::collections::{BTreeSet, HashMap};

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Kind;
use jsonschema::paths::Location;

use super::alternatives;
use super::expected::listed;
use crate::json::below;

/// The errors of an alternative.
type Errors<'e> = &'e [ValidationError<'static>];

/// Visits the errors of the alternative that was meant, if that is certain, or else the error itself.
pub(super) fn each_meant(error: &ValidationError<'_>, visit: &mut dyn FnMut(&ValidationError<'_>)) {
    match meant(error) {
        Some(errors) => errors.iter().for_each(|error| each_meant(error, visit)),
        None => visit(error),
    }
}

/// The errors of the only alternative for values of this kind; or the only one with this tag; or the only one that has all members of the
/// object, misses none, and asks for no other tag. None is certain for a string where one of them lists what it may be.
fn meant<'e>(error: &'e ValidationError<'_>) -> Option<Errors<'e>> {
    let at = error.instance_path();
    let has_members = |of: &ValidationError<'_>| {
        let is_of_members = matches!(of.kind(), Kind::Required { .. } | Kind::AdditionalProperties { .. });
        tag(of, at, 1).is_none() && (of.instance_path() != at || !is_of_members)
    };
    let is_word = |of: &ValidationError<'_>| of.instance_path() == at && listed(of).is_some();
    if error.instance().is_string() && alternatives(error.kind()).iter().flatten().any(is_word) {
        return None;
    }
    let all = alternatives(error.kind()).iter().map(Vec::as_slice);
    let of_kind: Vec<&[_]> = all.filter(|errors| are_of_kind(errors, at)).collect();
    only(of_kind.iter().copied())
        .or_else(|| with_tag(&of_kind, at, 1))
        .or_else(|| with_tag(&of_kind, at, usize::MAX))
        .or_else(|| only(of_kind.iter().copied().filter(|errors| errors.iter().all(has_members))))
}

/// Returns whether these errors say nothing against the kind of the value at a location. A choice there
/// is of that kind if one of its alternatives is.
fn are_of_kind(errors: &[ValidationError<'_>], at: &Location) -> bool {
    errors.iter().all(|of| match alternatives(of.kind()) {
        _ if of.instance_path() != at => true,
        [] => !lists(of.kind(), usize::MAX) && !matches!(of.kind(), Kind::Type { .. }),
        all => listed(of).is_none() && all.iter().any(|errors| are_of_kind(errors, at)),
    })
}

/// The only one there is.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// Returns whether a keyword lists values, and no more than these.
fn lists(kind: &Kind, most: usize) -> bool {
    match kind {
        Kind::Enum { options } => options.as_array().is_some_and(|options| options.len() <= most),
        kind => matches!(kind, Kind::Constant { .. }),
    }
}

/// The member of an object at this location that should have another value, of which no more than these are listed.
fn tag<'e>(error: &'e ValidationError<'_>, at: &Location, most: usize) -> Option<&'e str> {
    let place = error.instance_path().as_str().strip_prefix(at.as_str())?;
    let is_member = place.rfind('/') == Some(0);
    Some(place).filter(|_| is_member && lists(error.kind(), most))
}

/// The only one of these alternatives that does not ask for another value of a member for which all others do, of which those list no
/// more than these, and does not refuse that member as unknown. One that asks for another constant elsewhere may be none of that tag:
/// it must have fewer faults than each other.
fn with_tag<'e>(alternatives: &[Errors<'e>], at: &Location, most: usize) -> Option<Errors<'e>> {
    let tags = |errors: Errors<'e>, most| -> BTreeSet<&'e str> {
        errors.iter().filter_map(|error| tag(error, at, most)).collect()
    };
    let mut refused: HashMap<&str, usize> = HashMap::new();
    let all = alternatives.iter().flat_map(|errors| tags(errors, most));
    all.for_each(|tag| *refused.entry(tag).or_default() += 1);
    refused.retain(|_, count| *count + 1 == alternatives.len());
    let is_unknown = |error: &ValidationError<'_>, tag: &str| matches!(error.kind(), Kind::AdditionalProperties { unexpected } if unexpected.iter().any(|name| below("", name) == tag));
    let is_meant = |errors: &Errors<'e>| {
        let own = tags(errors, usize::MAX);
        let is_tag = |tag: &&str| !own.contains(tag) && !errors.iter().any(|error| is_unknown(error, tag));
        let is_nearest = || alternatives.iter().filter(|other| other.len() <= errors.len()).count() == 1;
        refused.keys().any(is_tag) && (tags(errors, 1).is_empty() || is_nearest())
    };
    only(alternatives.iter().copied().filter(is_meant))
}
