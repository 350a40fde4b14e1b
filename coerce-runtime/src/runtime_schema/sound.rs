//! The faults of a schema, all of them, and the schema without the keywords that have them.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::panic::{self, AssertUnwindSafe};

use jsonschema::meta::MetaValidator;
use jsonschema::{Draft, ValidationError, Validator};
use serde_json::{Value, json};

use self::blame::Blame;
use super::judges::Options;
use super::keywords::{held, keywords_of};
use super::subschema::type_names;
use super::targets::Targets;
use super::words::instead;
use crate::json::{below, render};

mod blame;

/// A draft with its name, the validator of its schemas, and the keywords with subschemas that it doesn't know.
type Known = (Draft, &'static str, fn() -> MetaValidator<'static>, &'static [&'static str]);

/// The drafts that a schema may be of that is not of the one it names, or names none. Tools in use leave `items: […]` and
/// `exclusiveMinimum: true` of older drafts behind.
const DRAFTS: [Known; 5] = [
    (Draft::Draft202012, "draft 2020-12", jsonschema::draft202012::meta::validator, &[]),
    (Draft::Draft201909, "draft 2019-09", jsonschema::draft201909::meta::validator, &["prefixItems"]),
    (Draft::Draft7, "draft 7", jsonschema::draft7::meta::validator, &NEWER),
    (Draft::Draft6, "draft 6", jsonschema::draft6::meta::validator, &NEWER),
    (Draft::Draft4, "draft 4", jsonschema::draft4::meta::validator, &NEWER),
];

/// The keywords with subschemas that drafts up to 7 don't know.
const NEWER: [&str; 5] = ["prefixItems", "$defs", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties"];

/// The keywords that decide what is valid and that draft 4 does not know, by the draft that has brought them.
const BROUGHT: [(Draft, &[&str]); 5] = [
    (Draft::Draft6, &["const", "contains", "propertyNames"]),
    (Draft::Draft7, &["if"]),
    (Draft::Draft201909, &["dependentRequired", "dependentSchemas", "maxContains", "minContains"]),
    (Draft::Draft201909, &["unevaluatedItems", "unevaluatedProperties"]),
    (Draft::Draft202012, &["prefixItems"]),
];

const UNKNOWN_DRAFT: &str =
    "`$schema` names no known draft: remove it, or write `https://json-schema.org/draft/2020-12/schema`";

const AMBIGUOUS: &str =
    "not a JSON Schema that can be read: two of its parts have the same `$id`, and a reference names a part of one";

/// How many keywords of a schema may be wrong for the others to be read.
const MOST_FAULTS: usize = 256;

/// How often what is wrong is looked for again. What a keyword holds is seen once the keyword itself is right.
const ROUNDS: usize = 8;

/// A schema in which each keyword is right, with what was wrong.
pub(super) struct Sound<'v> {
    pub(super) schema: Cow<'v, Value>,
    pub(super) draft: Draft,
    /// The keywords that the schema has no more, by their places: the subschema that each was in, as a pointer, and its fault.
    pub(super) ignored: BTreeMap<String, (String, String)>,
    /// All that is wrong, in the order in which it was found, some of it more than once.
    pub(super) faults: Vec<String>,
}

impl<'v> Sound<'v> {
    /// Leaves out what is wrong with a schema, and makes its validator: none where something is wrong that is the fault of no keyword.
    pub(super) fn of(schema: &'v Value, options: &Options) -> (Self, Option<Validator>) {
        let (draft, schema) = (Draft::Draft202012.detect(schema), Cow::Borrowed(schema));
        let mut sound = Self { schema, draft, ignored: BTreeMap::new(), faults: Vec::new() };
        let validator = sound.build(options).ok().or_else(|| {
            // Where it is not mended it is known by now what is wrong.
            let built = sound.mend(options).then(|| sound.build(options))?;
            built.map_err(|fault| sound.faults.push(fault)).ok()
        });
        sound.draft = validator.as_ref().map_or(sound.draft, Validator::draft);
        (sound, validator)
    }

    /// The faults of keywords that the schema has no more. Then what is to be said of keywords that nobody reads, since the schema is of an
    /// older draft than it says.
    pub(super) fn ignored(&self) -> Vec<String> {
        let ignored = self.ignored.values().map(|(_, fault)| fault.clone());
        ignored.chain(newer(&self.schema, self.draft)).collect()
    }

    /// The validator of a schema. `jsonschema` panics at some in which two parts have one address: they are refused.
    fn build(&self, options: &Options) -> Result<Validator, String> {
        let built = panic::catch_unwind(AssertUnwindSafe(|| self.build_by_draft(options)));
        built.unwrap_or_else(|_| Err(AMBIGUOUS.to_owned()))
    }

    /// The validator of the draft that a schema names, or else of the newest that it is one of.
    fn build_by_draft(&self, options: &Options) -> Result<Validator, String> {
        let built = options.build(&self.schema);
        built.or_else(|fault| {
            // What the keywords of a schema mean that is of no draft nobody knows.
            if Draft::Draft202012.detect(&self.schema) == Draft::Unknown {
                return Err(UNKNOWN_DRAFT.to_owned());
            }
            let conforming = DRAFTS.iter().filter(|draft| refused_by(draft, &self.schema).is_empty());
            let of_draft = |(draft, ..): &Known| options.clone().with_draft(*draft).build(&self.schema).ok();
            let mut built = conforming.filter_map(of_draft);
            let at = fault.instance_path().as_str();
            built.next().ok_or_else(|| located(at, &not_a_schema(at, &fault)))
        })
    }

    /// Leaves out what is wrong. Returns whether nothing is wrong then, as far as it is known.
    fn mend(&mut self, options: &Options) -> bool {
        if Draft::Draft202012.detect(&self.schema) == Draft::Unknown {
            self.ignore("/$schema", UNKNOWN_DRAFT);
            self.faults.push(UNKNOWN_DRAFT.to_owned());
        }
        let is_mended = self.conform();
        let broken = broken(&self.schema, options);
        self.leave_out(&broken, true) && is_mended
    }

    /// Leaves out what the schema of schemas refuses. Returns whether it refuses nothing then.
    fn conform(&mut self) -> bool {
        for _ in 0..=ROUNDS {
            let found = refused(&self.schema);
            let are_few = self.ignored.len() + found.len() <= MOST_FAULTS;
            if found.is_empty() || !self.leave_out(&found, are_few) {
                return found.is_empty();
            }
        }
        false
    }

    /// Leaves out the keywords that have these faults, if they are few. Returns whether each fault is that of a keyword.
    fn leave_out(&mut self, found: &[(String, String)], are_few: bool) -> bool {
        self.faults.extend(found.iter().map(|(place, fault)| located(place, fault)));
        found.iter().fold(are_few, |is_mended, (place, fault)| are_few && self.ignore(place, fault) && is_mended)
    }

    /// Leaves out the keyword in which something is wrong at a place. Returns whether there is one.
    fn ignore(&mut self, at: &str, fault: &str) -> bool {
        let blame = Blame::of(&self.schema, at);
        if let Some(blame) = blame.as_ref().filter(|blame| !self.ignored.contains_key(&blame.place)) {
            self.ignored.insert(blame.place.clone(), (blame.around.clone(), located(&blame.place, fault)));
            blame.leave_out(self.schema.to_mut());
        }
        blame.is_some()
    }
}

/// The row of a draft: that of the newest for one that nobody knows.
fn known(draft: Draft) -> &'static Known {
    DRAFTS.iter().find(|(known, ..)| *known == draft).unwrap_or(&DRAFTS[0])
}

/// The faults that the schema of schemas finds.
pub(super) fn faults(schema: &Value) -> impl Iterator<Item = String> {
    refused(schema).into_iter().map(|(place, fault)| located(&place, &fault))
}

/// The faults that the schema of schemas finds, by place: of the draft that finds least, and of those the one that the schema names, or
/// else the newest.
fn refused(schema: &Value) -> Vec<(String, String)> {
    let named = Draft::Draft202012.detect(schema);
    let all = std::iter::once(known(named)).chain(&DRAFTS).map(|draft| refused_by(draft, schema));
    all.min_by_key(Vec::len).unwrap_or_default()
}

/// The faults that the schema of schemas of this draft finds, also below keywords of newer drafts: many schemas have their parts in
/// `$defs`, and a keyword in there that is wrong makes them no older.
fn refused_by((_, _, validator, unknown): &Known, schema: &Value) -> Vec<(String, String)> {
    let meta = validator();
    let newer = keywords_of(schema).into_iter().filter(|(_, name, _)| unknown.contains(name));
    let parts = newer.flat_map(|(place, name, value)| held(&place, name, value));
    let mut known = HashSet::new();
    let errors = std::iter::once((String::new(), schema)).chain(parts).flat_map(|(place, part)| {
        meta.iter_errors(part).map(move |error| {
            let at = format!("{place}{}", error.instance_path());
            let fault = not_a_schema(&at, &error);
            (at, fault)
        })
    });
    errors.filter(|error| known.insert(error.clone())).take(MOST_FAULTS + 1).collect()
}

/// References that lead nowhere or out of the schema, and regular expressions that are none: by place.
fn broken(schema: &Value, options: &Options) -> Vec<(String, String)> {
    let targets = Targets::of(schema);
    let mut doubtful = Vec::new();
    for (place, name, value) in keywords_of(schema) {
        match (name, value) {
            ("$ref" | "$dynamicRef" | "$recursiveRef", Value::String(_)) => {
                let is_lost = targets.of_reference(name, value).is_empty();
                doubtful.extend(is_lost.then(|| (place, json!({name: value}))));
            }
            ("pattern", Value::String(_)) => doubtful.push((place, json!({name: value}))),
            ("patternProperties", Value::Object(parts)) => {
                let pattern = |pattern: &String| (below(&place, pattern), json!({"pattern": pattern}));
                doubtful.extend(parts.keys().map(pattern));
            }
            _ => {}
        }
    }
    let wrong = |(place, alone): (String, Value)| {
        let fault = format!("not a JSON Schema: {}", options.build(&alone).err()?);
        Some((place, render::shorten(&fault)))
    };
    doubtful.into_iter().filter_map(wrong).take(MOST_FAULTS).collect()
}

/// What is to be said of each keyword of a newer draft than that by which the schema is read, unless it names that draft.
fn newer(schema: &Value, draft: Draft) -> Vec<String> {
    let (_, name, ..) = known(draft);
    if Draft::Draft202012.detect(schema) == draft {
        return Vec::new();
    }
    let is_newer = |keyword: &str| BROUGHT.iter().any(|(first, all)| *first > draft && all.contains(&keyword));
    let unread = |place, keyword| format!("{place}: `{keyword}` is not read: another keyword is that of {name}");
    let newer = keywords_of(schema).into_iter().filter(|(_, keyword, _)| is_newer(keyword));
    newer.map(|(place, keyword, _)| unread(place, keyword)).collect()
}

/// The fault at a place.
fn located(at: &str, fault: &str) -> String {
    if at.is_empty() { fault.to_owned() } else { format!("{at}: {fault}") }
}

/// What is wrong at a place.
fn not_a_schema(at: &str, error: &ValidationError<'_>) -> String {
    let is_unknown = |name: &&str| at.ends_with("/type") && !type_names().contains(name);
    let what = match error.instance().as_str().filter(is_unknown) {
        Some(name) => format!("unknown type `{}`: {}", render::shorten(name), instead(name, &type_names())),
        None => render::shorten(&error.to_string()),
    };
    format!("not a JSON Schema: {what}")
}
