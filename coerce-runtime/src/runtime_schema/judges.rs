//! The validators: of the whole schema, and of its parts.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::Arc;

use jsonschema::{Draft, Registry, ValidationError, ValidationOptions, Validator};
use serde_json::{Value, json};

use super::findings::findings;
use crate::report::Issue;
use crate::schema;

/// The drafts that a schema without `$schema` may be of. Tools in use leave `items: […]` and `exclusiveMinimum: true` of older drafts
/// behind, which the newest has not.
const DRAFTS: [Draft; 4] = [Draft::Draft202012, Draft::Draft201909, Draft::Draft7, Draft::Draft4];

/// The validator of a schema: of the draft that it names, or else the newest that it is one of.
pub(super) fn validator(schema: &Value) -> Result<Validator, ValidationError<'static>> {
    if schema.get("$schema").is_some() {
        return options().build(schema);
    }
    let mut built = DRAFTS.into_iter().map(|draft| options().with_draft(draft).build(schema));
    let newest = built.next().unwrap_or_else(|| options().build(schema));
    newest.or_else(|fault| built.find_map(Result::ok).ok_or(fault))
}

/// No request is made, whatever features of the validator another crate of the build switches on.
fn options() -> ValidationOptions<'static> {
    jsonschema::options().offline()
}

/// Under which name a schema refers to its parts.
const HERE: &str = "json-schema:///schema";

/// The validators of the parts of a schema, each made when it is asked for.
pub(super) struct Judges<'v> {
    schema: &'v Value,
    pub(super) draft: Draft,
    registry: OnceCell<Option<Registry<'v>>>,
    /// Where each part is.
    pointers: OnceCell<HashMap<*const Value, String>>,
    made: HashMap<*const Value, Option<Arc<Validator>>>,
}

impl<'v> Judges<'v> {
    pub(super) fn new(schema: &'v Value, draft: Draft) -> Self {
        Self { schema, draft, registry: OnceCell::new(), pointers: OnceCell::new(), made: HashMap::new() }
    }

    /// What judges these parts together.
    pub(super) fn parts(&mut self, parts: &[&'v Value]) -> Option<Parts> {
        parts.iter().map(|part| self.part(part)).collect::<Option<_>>().map(Parts)
    }

    fn part(&mut self, part: &'v Value) -> Option<Arc<Validator>> {
        let key = std::ptr::from_ref(part);
        if let Some(made) = self.made.get(&key) {
            return made.clone();
        }
        let made = self.make(part).map(Arc::new);
        self.made.insert(key, made.clone());
        made
    }

    fn make(&self, part: &'v Value) -> Option<Validator> {
        let pointer = self.pointers.get_or_init(|| pointers(self.schema)).get(&std::ptr::from_ref(part))?;
        let registry = || Registry::new().draft(self.draft).add(HERE, self.schema).ok()?.prepare().ok();
        let registry = self.registry.get_or_init(registry).as_ref()?;
        let reference = json!({"$ref": format!("{HERE}#{pointer}")});
        options().with_draft(self.draft).with_registry(registry).build(&reference).ok()
    }

    /// The names that match none of the `except`ed patterns and, where there is one, this pattern.
    pub(super) fn names(&self, pattern: Option<&str>, except: &[&str]) -> Option<Matching> {
        let make = |pattern: &&str| options().with_draft(self.draft).build(&json!({"pattern": pattern})).ok();
        let except = except.iter().map(make).collect::<Option<_>>()?;
        let pattern = match pattern {
            Some(pattern) => Some(make(&pattern)?),
            None => None,
        };
        Some(Matching { pattern, except })
    }
}

/// Judges a location by the validators of the parts of a schema that apply there.
#[derive(Debug)]
pub(super) struct Parts(Vec<Arc<Validator>>);

impl schema::Judge for Parts {
    fn accepts(&self, value: &Value) -> bool {
        self.0.iter().all(|judge| judge.is_valid(value))
    }

    fn issues(&self, value: &Value, hidden: bool) -> Vec<Issue> {
        let errors = self.0.iter().flat_map(|judge| judge.iter_errors(value));
        findings(errors, |_| hidden, MOST_ISSUES).0
    }
}

/// How many issues of one value are worded.
const MOST_ISSUES: usize = 64;

/// Some of all names, by patterns.
#[derive(Debug)]
pub(super) struct Matching {
    pattern: Option<Validator>,
    except: Vec<Validator>,
}

impl schema::Names for Matching {
    fn has(&self, name: &str) -> bool {
        let name = Value::from(name);
        let matches = |judge: &Validator| judge.is_valid(&name);
        self.pattern.as_ref().is_none_or(matches) && !self.except.iter().any(matches)
    }
}

/// Where each part of a schema is, as the fragment of a URI.
fn pointers(root: &Value) -> HashMap<*const Value, String> {
    let mut pointers = HashMap::new();
    let mut todo = vec![(root, String::new())];
    while let Some((value, pointer)) = todo.pop() {
        match value {
            Value::Array(items) => {
                todo.extend(items.iter().enumerate().map(|(index, item)| (item, format!("{pointer}/{index}"))));
            }
            Value::Object(members) => {
                todo.extend(members.iter().map(|(name, member)| (member, format!("{pointer}/{}", step(name)))));
            }
            _ => {}
        }
        pointers.insert(std::ptr::from_ref(value), pointer);
    }
    pointers
}

/// A step of a pointer. All but letters and digits are encoded.
fn step(name: &str) -> String {
    let encoded = |byte: u8| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'~' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    name.replace('~', "~0").replace('/', "~1").bytes().map(encoded).collect()
}

/// Whether the schema declares one scalar type and nothing else that decides what is valid.
pub(super) fn is_plain(node: &Value) -> bool {
    const TYPES: [&str; 4] = ["boolean", "integer", "number", "string"];
    const ANNOTATIONS: [&str; 8] =
        ["$comment", "default", "deprecated", "description", "examples", "readOnly", "title", "writeOnly"];
    let Some(members) = node.as_object() else { return false };
    let is_plain = |(name, value): (&String, &Value)| match &**name {
        "type" => value.as_str().is_some_and(|name| TYPES.contains(&name)),
        name => ANNOTATIONS.contains(&name) || name.starts_with("x-"),
    };
    members.contains_key("type") && members.iter().all(is_plain)
}
