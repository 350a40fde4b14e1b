//! The validators: of the whole schema, and of its parts.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::{Arc, OnceLock};

use jsonschema::{Draft, PatternCache, PatternOptions, Registry, ValidationOptions, Validator};
use serde_json::{Map, Value, json};

use super::findings::findings;
use super::keywords::Keywords;
use super::sound::Sound;
use super::validation_cost::backtracking::{BACKTRACKS, BACKTRACKS_IN_NAME, goes_back};
use super::validation_cost::{Excess, Numbers, ValidationCost, WORK_PER_BYTE};
use crate::api::reading::budget;
use crate::json::{Path, Segment};
use crate::report::{Issue, IssueCode};
use crate::schema::{self, AddressMap};
use crate::tree::Tree;

/// The options that all validators of one schema have in common.
pub(super) type Options = ValidationOptions<'static>;

/// Options by which validators assert formats, or don't, or do as the draft says. No request is made, whatever features of the validator
/// another crate of the build switches on. Each pattern is compiled once.
pub(super) fn options(formats: Option<bool>) -> Options {
    let regex = PatternOptions::fancy_regex().backtrack_limit(BACKTRACKS);
    let options = jsonschema::options().offline().with_pattern_cache(PatternCache::new()).with_pattern_options(regex);
    match formats {
        Some(formats) => options.should_validate_formats(formats),
        None => options,
    }
}

/// Under which name a schema refers to its parts.
const HERE: &str = "json-schema:///schema";

/// The validators of the parts of a schema.
///
/// They are one validator, so that what they share is compiled once: of an object with a member for each part.
pub(super) struct Judges<'v> {
    sound: &'v Sound<'v>,
    options: Options,
    /// The numbers that the parts of the schema have in [`ValidationCost`].
    numbers: Numbers,
    /// Where each part is, once one is judged.
    around: OnceCell<Around<'v>>,
    /// The members, each with a schema that refers to its parts.
    members: Map<String, Value>,
    joint: Arc<Joint>,
}

/// The validator of all parts.
#[derive(Debug)]
pub(super) struct Joint {
    pub(super) cost: ValidationCost,
    validator: OnceLock<Validator>,
}

impl<'v> Judges<'v> {
    pub(super) fn new(sound: &'v Sound<'_>, options: Options, (cost, numbers): (ValidationCost, Numbers)) -> Self {
        let joint = Arc::new(Joint { cost, validator: OnceLock::new() });
        let options = if sound.draft == Draft::Unknown { options } else { options.with_draft(sound.draft) };
        Self { sound, options, numbers, around: OnceCell::new(), members: Map::new(), joint }
    }

    /// The judge of these parts together, which works once the joint validator is made.
    pub(super) fn parts(&mut self, parts: &[&'v Value]) -> Parts {
        let pointers: Vec<String> = parts.iter().filter_map(|part| self.pointer(part)).collect();
        let start = parts.iter().filter_map(|part| self.numbers.get(&std::ptr::from_ref(*part)).copied()).collect();
        let refer = |pointer: &String| json!({"$ref": format!("{HERE}{pointer}")});
        let all = || json!({"allOf": pointers.iter().map(refer).collect::<Vec<_>>()});
        let member = pointers.join(" ");
        if !member.is_empty() {
            self.members.entry(&*member).or_insert_with(all);
        }
        Parts { member, start, joint: Arc::clone(&self.joint) }
    }

    /// The location of a part, as the fragment of a URI.
    fn pointer(&self, part: &Value) -> Option<String> {
        let root = &*self.sound.schema;
        let known = self.around.get_or_init(|| {
            let mut around = Around::default();
            add_inside(&mut around, root);
            around
        });
        let (mut steps, mut at) = (Vec::new(), std::ptr::from_ref(part));
        while let Some((around, step)) = known.get(&at) {
            steps.push(Segment::from(step.clone().into_owned()));
            at = std::ptr::from_ref(*around);
        }
        steps.reverse();
        std::ptr::eq(at, root).then(|| Path { segments: steps }.to_fragment())
    }

    /// The joint validator. If it can't be made, no part accepts anything.
    pub(super) fn join(self) -> Arc<Joint> {
        let make = || {
            let Sound { schema, draft, .. } = self.sound;
            let registry = Registry::new().draft(*draft).add(HERE, &**schema).ok()?.prepare().ok()?;
            let schema = json!({"properties": self.members});
            self.options.clone().with_registry(&registry).build(&schema).ok()
        };
        if let Some(validator) = if self.members.is_empty() { None } else { make() } {
            self.joint.validator.get_or_init(|| validator);
        }
        self.joint
    }

    /// The names that match all of these patterns, if they are to be `matched`, or else none of them.
    pub(super) fn names(&self, patterns: &[&str], matched: bool) -> Option<Matching> {
        let mut options = self.options.clone();
        // Nothing counts ahead how often a name goes back.
        if patterns.iter().any(|pattern| goes_back(pattern)) {
            options = options.with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(BACKTRACKS_IN_NAME));
        }
        let make = |pattern: &&str| options.build(&json!({"pattern": pattern})).ok();
        Some(Matching { patterns: patterns.iter().map(make).collect::<Option<_>>()?, matched })
    }
}

/// Judges a location by the parts of a schema that apply there.
#[derive(Debug)]
pub(super) struct Parts {
    /// The member that the joint validator has for them.
    member: String,
    /// Their numbers in [`ValidationCost`].
    start: Vec<usize>,
    joint: Arc<Joint>,
}

impl Parts {
    fn as_member(&self, value: &Value) -> Value {
        Value::Object(Map::from_iter([(self.member.clone(), value.clone())]))
    }
}

impl schema::Judge for Parts {
    fn accepts(&self, value: &Value) -> bool {
        let validator = self.joint.validator.get();
        self.joint.cost.judge(&self.start, value, WORK).is_ok()
            && validator.is_some_and(|validator| validator.is_valid(&self.as_member(value)))
    }

    fn issues(&self, value: &Value, hidden: bool) -> Vec<Issue> {
        let Some(validator) = self.joint.validator.get() else { return Vec::new() };
        if let Err(too_much) = self.joint.cost.list(&self.start, value, WORK) {
            return vec![excess(too_much, LISTS, value, WORK)];
        }
        let object = self.as_member(value);
        let errors = validator.iter_errors(&object);
        let declares = |name: &str| self.joint.cost.declares(name);
        let found = findings(&object, errors, |_, _| hidden, declares, MOST_ISSUES).0;
        let mut issues: Vec<Issue> = found.into_iter().map(|found| found.issue).collect();
        for issue in &mut issues {
            issue.path.segments.drain(..1);
        }
        issues
    }
}

/// The verb for a schema that lists what is wrong.
pub(super) const LISTS: &str = "looks through for all that is wrong";

/// The issue of a value in which a validator would do more than it may, of which `most` is a limit.
pub(super) fn excess(excess: Excess, verb: &str, value: &Value, most: u64) -> Issue {
    let expected = match excess {
        Excess::Steps => {
            let steps = budget(&Tree::Value(value));
            format!("what the schema {verb} in {steps} steps from one subschema to the next")
        }
        Excess::Work => format!("what the schema judges in {most} steps, and {WORK_PER_BYTE} for each byte"),
        Excess::Backtracking => {
            format!("strings in which the regular expressions of the schema go back {BACKTRACKS} times at most")
        }
    };
    Issue::new(Path::default(), IssueCode::LimitExceeded).expecting(expected)
}

/// How much may be compared at one location, beside what the size of its value adds.
const WORK: u64 = 1 << 16;

/// How many issues of one value are worded.
const MOST_ISSUES: usize = 64;

/// Some of all names, by patterns.
#[derive(Debug)]
pub(super) struct Matching {
    patterns: Vec<Validator>,
    matched: bool,
}

impl schema::Names for Matching {
    fn has(&self, name: &str) -> bool {
        let name = Value::from(name);
        self.patterns.iter().all(|pattern| pattern.is_valid(&name) == self.matched)
    }
}

/// What is around each part of a schema, with the step from there.
type Around<'v> = AddressMap<*const Value, (&'v Value, Cow<'v, str>)>;

/// Adds all parts inside this one, no deeper than a schema may be.
fn add_inside<'v>(all: &mut Around<'v>, around: &'v Value) {
    let mut add = |step, part: &'v Value| {
        if !part.is_string() {
            all.insert(part, (around, step));
            add_inside(all, part);
        }
    };
    match around {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| add(index.to_string().into(), item));
        }
        Value::Object(members) => members.iter().for_each(|(name, member)| add(name.as_str().into(), member)),
        _ => {}
    }
}

/// Returns whether the schema declares one scalar type and nothing else that decides what is valid.
pub(super) fn is_plain(node: &Value) -> bool {
    let is_scalar = |name| matches!(name, "boolean" | "integer" | "number" | "string");
    let of_others = Keywords::LEADS | Keywords::LISTING | Keywords::DECIDES;
    node.get("type").and_then(Value::as_str).is_some_and(is_scalar) && !Keywords::of(node).has(of_others)
}
