//! What was expected in the place of a value, by the error of the validator.

use std::collections::{BTreeSet, HashSet};

use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use jsonschema::paths::Location;
use jsonschema::{JsonType, ValidationError};
use serde_json::Value;

use super::super::subschema::merged;
use super::alternatives;
use crate::json::render::{self, counted};
use crate::json::suggest;
use crate::report::IssueCode;

/// How many things one issue says that alternatives ask for.
const MOST_ASKED: usize = 16;

/// The code of what is wrong, and the expectation that was not met.
pub(super) fn expected(error: &ValidationError<'_>) -> (IssueCode, Option<String>) {
    let (of_value, of_length) = (IssueCode::InvalidValue, IssueCode::InvalidLength);
    let (code, expected) = match error.kind() {
        Kind::Type { kind: TypeKind::Single(one) } => (IssueCode::InvalidType, with_article(one.as_str())),
        Kind::Type { kind: TypeKind::Multiple(several) } => {
            let several: Vec<String> = several.iter().map(|one| with_article(one.as_str())).collect();
            (IssueCode::InvalidType, several.join(" or "))
        }
        Kind::Minimum { limit } => (of_value, format!("a number of at least {limit}")),
        Kind::Maximum { limit } => (of_value, format!("a number of at most {limit}")),
        Kind::ExclusiveMinimum { limit } => (of_value, format!("a number greater than {limit}")),
        Kind::ExclusiveMaximum { limit } => (of_value, format!("a number less than {limit}")),
        Kind::MultipleOf { multiple_of } => (of_value, format!("a multiple of {multiple_of}")),
        Kind::MinLength { limit } => (of_length, format!("a string of at least {}", counted(*limit, "character"))),
        Kind::MaxLength { limit } => (of_length, format!("a string of at most {}", counted(*limit, "character"))),
        Kind::MinItems { limit } => (of_length, format!("a list of at least {limit}")),
        Kind::MaxItems { limit } => (of_length, format!("a list of at most {limit}")),
        Kind::AdditionalItems { limit } => (of_length, format!("a list of at most {limit}")),
        Kind::MinProperties { limit } => (of_length, format!("an object of at least {}", counted(*limit, "member"))),
        Kind::MaxProperties { limit } => (of_length, format!("an object of at most {}", counted(*limit, "member"))),
        Kind::Pattern { pattern } => (of_value, format!("a string that matches `{}`", render::shorten(pattern))),
        Kind::Format { format } => (of_value, format!("a string of the format `{}`", render::shorten(format))),
        Kind::OneOfMultipleValid { context } => {
            let accepting = (0..context.len()).filter(|at| context[*at].is_empty()).map(|at| at.to_string());
            let all: Vec<String> = accepting.collect();
            (of_value, format!("what only one of the alternatives {} of `oneOf` accepts", all.join(" and ")))
        }
        Kind::FalseSchema => (of_value, "no value".to_owned()),
        Kind::Contains => (of_value, containing(error.schema_path().as_str())),
        _ => return (of_value, asks(error).map(|asks| Vec::from_iter(asks).join(", or "))),
    };
    (code, Some(expected))
}

/// The list that `contains` asks for, by the keyword at this place.
fn containing(place: &str) -> String {
    let count = match place.rsplit('/').next() {
        Some("minContains") => "more items",
        Some("maxContains") => "fewer items",
        _ => "at least one item",
    };
    format!("a list with {count} as `contains` of the schema says")
}

/// The values that one keyword lists, by its error; or that alternatives list which are each nothing but a list.
pub(super) fn listed<'e>(error: &'e ValidationError<'_>) -> Option<Vec<&'e Value>> {
    let kind = match error.kind() {
        Kind::Enum { options } => return options.as_array().map(|options| options.iter().collect()),
        Kind::Constant { expected_value } => return Some(vec![expected_value]),
        kind => kind,
    };
    let lists = alternatives(kind).iter().map(|errors| list(errors, error.instance_path()));
    let only_one = matches!(kind, Kind::OneOfNotValid { .. });
    merged(lists, only_one).filter(|listed| !listed.is_empty())
}

/// The values that an alternative lists, where all that is wrong is that the value is none of them, and maybe not of their type.
fn list<'e>(errors: &'e [ValidationError<'_>], at: &Location) -> Option<Vec<&'e Value>> {
    let is_type = |error: &&ValidationError<'_>| matches!(error.kind(), Kind::Type { .. });
    let is_null = |kind: &Kind| matches!(kind, Kind::Type { kind: TypeKind::Single(JsonType::Null) });
    let mut others = errors.iter().filter(|error| !is_type(error));
    match (others.next(), others.next(), errors) {
        _ if errors.iter().any(|error| error.instance_path() != at) => None,
        (Some(other), None, _) => listed(other),
        (None, _, [error]) if is_null(error.kind()) => Some(vec![&Value::Null]),
        _ => None,
    }
}

/// All values that are listed in the place of this one, by whatever alternative.
pub(super) fn words<'e>(error: &'e ValidationError<'_>) -> Vec<&'e Value> {
    let lists = || alternatives(error.kind()).iter().filter_map(|errors| list(errors, error.instance_path()));
    listed(error).unwrap_or_else(|| lists().flatten().collect())
}

/// What the alternatives ask for, each of which has one fault and none inside the value.
fn asks(error: &ValidationError<'_>) -> Option<BTreeSet<String>> {
    if let Some(together) = listed(error).map(one_of).or_else(|| members(error)) {
        return Some(BTreeSet::from([together]));
    }
    let (at, mut all) = (error.instance_path(), BTreeSet::new());
    for errors in alternatives(error.kind()) {
        match &errors[..] {
            [one] if one.instance_path() != at => return None,
            [one] if !alternatives(one.kind()).is_empty() => all.extend(asks(one)?),
            [one] => all.extend([expected(one).1?]),
            errors => all.extend([one_of(list(errors, at)?)]),
        }
    }
    Some(all).filter(|all| (1..=MOST_ASKED).contains(&all.len()))
}

/// The members of which each alternative asks for some, where nothing else is wrong.
fn members(error: &ValidationError<'_>) -> Option<String> {
    let name = |missing: &ValidationError<'_>| match missing.kind() {
        Kind::Required { property } if missing.instance_path() == error.instance_path() => {
            property.as_str().map(|name| suggest::in_backticks(&render::shorten(name)))
        }
        _ => None,
    };
    let all = |errors: &Vec<_>| Some(errors.iter().map(name).collect::<Option<Vec<String>>>()?.join(" and "));
    let mut each = alternatives(error.kind()).iter().map(all).collect::<Option<Vec<String>>>()?;
    let mut seen = BTreeSet::new();
    each.retain(|names| seen.insert(names.clone()));
    (!each.is_empty()).then(|| format!("an object with {}", each.join(" or ")))
}

fn with_article(name: &str) -> String {
    match name {
        "null" => name.to_owned(),
        "array" => "a list".to_owned(),
        "integer" | "object" => format!("an {name}"),
        _ => format!("a {name}"),
    }
}

/// The values as an expectation. Null is none of the words: a string would be sent in its place. A string is written as JSON where it has
/// the text of another value: ``` `1` or `"1"` ```.
fn one_of(values: Vec<&Value>) -> String {
    let (nulls, values): (Vec<_>, Vec<_>) = values.into_iter().partition(|value| value.is_null());
    let others: HashSet<String> = values.iter().filter(|value| !value.is_string()).map(ToString::to_string).collect();
    let is_clear = |text: &&str| !others.contains(*text);
    let text = |value: &Value| {
        let clear = value.as_str().filter(is_clear);
        clear.map_or_else(|| render::shorten(&value.to_string()), render::shorten)
    };
    let texts: Vec<String> = values.into_iter().map(text).collect();
    let listed = suggest::one_of(&texts.iter().map(String::as_str).collect::<Vec<_>>());
    match (&nulls[..], &texts[..]) {
        ([], _) => listed.into_owned(),
        (_, []) => "null".to_owned(),
        _ => format!("{listed} or null"),
    }
}
