//! Compiles a schema with its policy.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use serde_json::Value;

use super::super::compile;
use super::super::judges::{Judges, options};
use super::super::policy::Policy;
use super::super::sound::{self, Sound};
use super::super::targets::{each, encode_references, has_raw_reference};
use super::super::validation_cost::ValidationCost;
use super::{Loaded, Schema};
use crate::api::known::Kept;
use crate::api::{Options, RuleTable};
use crate::json::Path;
use crate::report::{Error, Issue, IssueCode, most_levels};
use crate::tree::Tree;

/// How deep a schema may be.
const MOST_LEVELS: usize = 127;

/// How many values a schema may be made of.
const MOST_VALUES: usize = 1 << 15;

impl Schema {
    /// Compiles a schema with a policy.
    ///
    /// # Errors
    /// All that is wrong with them, at once: a schema that is none, a reference that leads nowhere or out of the document, an unknown rule,
    /// one that does not fit its declared type, a location that the schema does not have. [`Policy::lenient_schemas`] ignores keywords
    /// that are wrong.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let policy = Policy::new().on("integer", ["string_to_nubmer"]).never("/saef");
    /// let error = Schema::compile(&json!({"properties": {"safe": {"type": "boolean"}}}), &policy).unwrap_err();
    /// assert_eq!(error.to_string(), "\
    /// declared type `integer`: unknown rule `string_to_nubmer`: did you mean `string_to_number`?
    /// the schema has no location `/saef`: did you mean `/safe`?");
    /// ```
    pub fn compile(schema: &Value, policy: &Policy) -> Result<Self, Error> {
        let has_raw_references = looked_through(schema)?;
        let options = options(policy.formats);
        let mut faults = policy.checked.faults.concat();
        // The copy is not moved once its parts are numbered: they are known by their addresses.
        let mut schema = Cow::Borrowed(schema);
        if has_raw_references {
            encode_references(schema.to_mut());
        }
        let schema = &*schema;
        let whole = ValidationCost::of(schema);
        if let Some(fault) = whole.0.fault() {
            faults.extend(sound::faults(schema).chain([fault]));
            return Err(refused(&faults));
        }
        let (sound, validator) = Sound::of(schema, &options);
        let cost = if sound.ignored.is_empty() { whole } else { ValidationCost::of(&sound.schema) };
        let is_refused = !policy.lenient_schemas || validator.is_none();
        let mut judges = Judges::new(&sound, options, cost);
        let compiled = compile::compile(&sound, &policy.checked, &mut judges);
        let found = sound.faults.iter().filter(|_| is_refused).chain(&compiled.faults);
        let mut known = HashSet::new();
        faults.extend(found.filter(|fault| known.insert(*fault)).cloned());
        let Some(validator) = validator.filter(|_| faults.is_empty()) else { return Err(refused(&faults)) };
        #[cfg(feature = "tracing")]
        let title = sound.schema.get("title").and_then(Value::as_str).unwrap_or("schema").to_owned();
        let loaded = Arc::new(Loaded {
            validator,
            joint: judges.join(),
            known: LazyLock::new(Box::new(|| Kept::of(compiled.root, compiled.definitions))),
            policy: Arc::clone(&policy.checked),
            ignored: sound.ignored(),
            #[cfg(feature = "tracing")]
            title,
        });
        Ok(Self { loaded, options: Options::default() })
    }

    /// The rules of every location: all that can ever change.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let ids = json!({"type": "array", "items": {"type": "integer"}});
    /// let schema = Schema::compile(&ids, &Policy::new().on("integer", ["string_to_number"]))?;
    /// assert_eq!(schema.rules().to_string(), "/*  string_to_number\n");
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn rules(&self) -> RuleTable {
        RuleTable::of(self.loaded.known.plan(), &self.loaded.known.schemas)
    }

    /// The faults of the schema, keyword by keyword: it was compiled without them, as [`Policy::lenient_schemas`] says. Then the keywords of
    /// newer drafts, if the schema has one that only an older draft has, as which it is read: `exclusiveMinimum: true`. Empty if each of
    /// them is right and read.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let flag = json!({"type": "boolean", "required": true});
    /// let schema = Schema::compile(&flag, &Policy::new().lenient_schemas(true))?;
    /// assert_eq!(schema.ignored(), [r#"/required: not a JSON Schema: true is not of type "array""#]);
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn ignored(&self) -> &[String] {
        &self.loaded.ignored
    }
}

/// Returns whether a schema has references that are no URIs.
///
/// # Errors
/// It is too large.
fn looked_through(schema: &Value) -> Result<bool, Error> {
    let is_too_deep = Tree::Value(schema).depth_exceeds(MOST_LEVELS);
    let more = |(count, has_raw), value| (count + 1, has_raw || has_raw_reference(value));
    let expected = match each(schema).fold((0, false), more) {
        _ if is_too_deep => most_levels(MOST_LEVELS),
        (..=MOST_VALUES, has_raw) => return Ok(has_raw),
        _ => format!("a schema of at most {MOST_VALUES} values"),
    };
    Err(Issue::new(Path::default(), IssueCode::LimitExceeded).expecting(expected).into())
}

/// The error of a schema and its policy.
fn refused(faults: &[String]) -> Error {
    let issue = |fault: &String| Issue::new(Path::default(), IssueCode::Custom).saying(fault.as_str());
    faults.iter().map(issue).collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::*;

    #[test]
    fn a_list_of_values_is_one_definition_wherever_it_is_used() {
        let uses: Map<String, Value> = (0..20).map(|at| (at.to_string(), json!({"$ref": "#/$defs/list"}))).collect();
        let schema = json!({"type": "object", "properties": uses, "$defs": {"list": {"enum": ["a", "b"]}}});
        let schema = Schema::compile(&schema, &Policy::new().on("enum", ["ignore_case"])).expect("both are right");
        assert_eq!((schema.loaded.known.schemas.len(), schema.rules().rows().len()), (2, 20));
    }

    #[test]
    fn a_policy_that_was_read_is_read_again_once_more_is_said() {
        let schema = json!({"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type": "boolean"}}});
        let rows = |policy: &Policy| Schema::compile(&schema, policy).map(|schema| schema.rules().rows().len()).ok();
        let policy = Policy::new().on("integer", ["string_to_number"]);
        assert_eq!((rows(&policy), rows(&policy.clone())), (Some(1), Some(1)));
        let more = policy.clone().on("boolean", ["string_to_bool"]);
        assert_eq!((rows(&more), rows(&more.clone().never("/a"))), (Some(2), Some(1)));
        assert_eq!((rows(&policy), rows(&more.at("/c", ["trim"]))), (Some(1), None));
    }

    /// The judge of a form counts the cost of the whole schema, which it finds by its address: also where references were encoded, in
    /// a copy of the schema. Beside a long string the pattern costs too much, so no form is certain and no rule acts on `n`.
    #[test]
    fn the_cost_of_the_whole_is_counted_beside_references_that_are_no_uris() {
        let policy = Policy::new().on("integer", ["float_to_integer"]);
        let forms = json!([{"properties": {"n": {"type": "integer"}}}, {"properties": {"n": {"type": "boolean"}}}]);
        for name in ["Page", "Page<Item>"] {
            let text = json!({"type": "string", "pattern": "^a{1,4000}$"});
            let properties = json!({"text": text, "page": {"$ref": format!("#/$defs/{name}")}});
            let schema = json!({"type": "object", "properties": properties, "anyOf": forms, "$defs": {name: {}}});
            let schema = Schema::compile(&schema, &policy).expect("both are right");
            for (length, expected) in [(5, json!(1)), (500, json!(1.0))] {
                let value = json!({"text": "a".repeat(length), "n": 1.0});
                let (repaired, _) = schema.from_value_with_report(value).expect("it is valid");
                assert_eq!(repaired["n"], expected, "{name} {length}");
            }
        }
    }
}
