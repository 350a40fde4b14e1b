//! Which rules apply to the values of a schema, and where.

use std::fmt::Display;
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::fits::{Says, WORDS};
use super::standing::Sorts;
use super::words::{self, Word};
use crate::rules::{Level, Repair, Rule};

mod pattern;

pub(super) use pattern::{Active, Pattern};

/// The rules of [`Policy::tool_calls`] for the arguments as a whole.
const OF_ALL: [&str; 6] =
    ["unfence", "string_to_json", "python_to_json", "json5_to_json", "empty_to_null", "null_to_object"];

/// Those for declared types.
const BY_TYPE: [(&str, &[&str]); 8] = [
    ("object", &["string_to_json", "python_to_json"]),
    ("array", &["string_to_json", "python_to_json", "map_to_list", "singleton_list"]),
    ("integer", &["string_to_number", "float_to_integer"]),
    ("number", &["string_to_number"]),
    ("boolean", &["string_to_bool"]),
    ("string", &["number_to_string"]),
    ("enum", &["ignore_case"]),
    ("not required", &["null_to_default"]),
];

/// Which rules apply to the values of a JSON Schema: by declared type, and by location. A schema alone enables none.
///
/// Rules are written as in `#[coerce(…)]`: `string_to_number`, `string_to_object(key = "type")`. `ignore_key_case` and
/// `drop_keys("…")` stand among them, for objects with declared properties. Faults are reported when a schema is compiled with the
/// policy.
///
/// A location is an RFC 6901 pointer in which `*` stands for any one step: `/filters/*/kind`; the empty string is the root. `**` stands for
/// any number of steps, none too: `**/confirm` is every member of that name. A location that the schema does not have is a fault; a pattern
/// with `**` is meant for many schemas, and does nothing where nothing matches.
///
/// ```
/// # use serde_coerce_runtime::runtime_schema as schema;
/// use schema::{Policy, Schema};
/// use serde_json::json;
///
/// let policy = Policy::new()
///     .on("integer", ["string_to_number"])
///     .at("/kinds", ["string_to_json", "singleton_list"])
///     .never("/safe");
/// let schema = json!({"type": "object", "properties": {
///     "limit": {"type": "integer"},
///     "kinds": {"type": "array", "items": {"type": "string"}},
///     "safe": {"type": "boolean"},
/// }});
/// assert_eq!(Schema::compile(&schema, &policy)?.rules().to_string(), "\
/// /kinds  string_to_json, singleton_list
/// /limit  string_to_number
/// ");
/// # Ok::<(), serde_coerce_runtime::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Policy {
    /// The part of it that schemas share.
    pub(super) checked: Arc<Checked>,
    /// True if `format` decides what is valid. Without: as the draft says.
    pub(super) formats: Option<bool>,
    pub(super) lenient_schemas: bool,
}

/// A policy as far as schemas share it.
#[derive(Clone, Debug, Default)]
pub(super) struct Checked {
    /// Rules by declared type.
    pub(super) on: Vec<(Says, Word)>,
    pub(super) at: Vec<Pattern>,
    pub(super) annotations: bool,
    /// The faults of what is said of types, and of what is said of locations.
    pub(super) faults: [Vec<String>; 2],
    /// The rules for all locations, found out for the first schema, once all is said.
    sorts: OnceLock<Sorts>,
}

/// The goal of a policy for a location.
#[derive(Clone, Debug)]
pub(super) enum Goal {
    Rules(Vec<Word>),
    Never,
    Sensitive,
}

impl Goal {
    /// The rules that are to act there.
    pub(super) fn rules(&self) -> &[Word] {
        if let Self::Rules(rules) = self { rules } else { &[] }
    }
}

impl Policy {
    /// No rules.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// assert!(Schema::compile(&json!({"type": "integer"}), &Policy::new())?.rules().is_empty());
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// The rules for a gateway that repairs the calls of tools which it does not know: rules that lose nothing, and of which each input
    /// has one reading. `docs/schemas.md` has the table. They change with a minor version only.
    ///
    /// They stand wherever they can act, in whatever schema, and never are a fault. More can be said:
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let policy = Policy::tool_calls().at("**/tags", ["string_to_list"]).never("**/confirm").sensitive("**/token");
    /// let tool = json!({"type": "object", "properties": {
    ///     "limit": {"type": "integer"},
    ///     "tags": {"type": "array", "items": {"type": "string"}},
    ///     "confirm": {"type": "boolean"},
    /// }});
    /// let schema = Schema::compile(&tool, &policy)?;
    /// let (arguments, report) = schema.from_str_with_report("{'limit': '5', 'tags': 'a, b', 'confirm': True}")?;
    /// assert_eq!(arguments, json!({"limit": 5, "tags": ["a", "b"], "confirm": true}));
    /// assert_eq!(report.len(), 3);
    /// assert!(schema.from_value_with_report(json!({"confirm": "true"})).is_err());
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn tool_calls() -> Self {
        let policy = BY_TYPE.iter().fold(Self::new(), |policy, (says, rules)| policy.on(*says, rules.iter().copied()));
        policy.with(|checked| {
            let goal = Goal::Rules(parse(OF_ALL, "", &mut checked.faults[1]));
            checked.say(String::new(), goal, true);
        })
    }

    /// These rules, wherever the schema declares this type: `string`, `integer`, `number`, `boolean`, `array`, `object`, `enum` (strings
    /// of which the schema has a list), `nullable` (what may be null by its type or values, whatever else it is; `nullable: true` is no
    /// keyword of JSON Schema), or `not required` (a property that need not be there, whatever it is). Where one of them can't act, as
    /// `null_to_default` on a required property, or contradicts a rule at the location or one before it, it does not stand. That is no
    /// fault.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// // An enum with a description for each value, as schemars writes it.
    /// let speed = json!({"oneOf": [{"const": "fast", "description": "May fail."}, {"type": "string", "const": "slow"}]});
    /// let schema = Schema::compile(&speed, &Policy::new().on("enum", ["ignore_case"]))?;
    /// assert_eq!(schema.from_value_with_report(json!("FAST"))?.0, json!("fast"));
    /// let error = schema.from_value_with_report(json!("slwo")).unwrap_err();
    /// assert!(error.to_string().starts_with("expected `fast` or `slow`, got string \"slwo\""));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn on<R: Into<String>>(self, declared: impl Into<String>, rules: impl IntoIterator<Item = R>) -> Self {
        let declared = declared.into();
        let Some((_, says)) = WORDS.iter().find(|(name, _)| *name == declared) else {
            let known: Vec<_> = WORDS.iter().map(|(name, _)| *name).collect();
            let fault = format!("unknown declared type `{declared}`: {}", words::instead(&declared, &known));
            return self.with(|checked| checked.faults[0].push(fault));
        };
        self.with(|checked| {
            let words = parse(rules, &format!("declared type `{declared}`"), &mut checked.faults[0]);
            checked.on.extend(words.into_iter().map(|word| (*says, word)));
        })
    }

    /// These rules at this location. Rules for items act on the items of a list, as those of a field do. One that does not fit the location
    /// is a fault. At the root, it is none where it can't act on this schema and can on others of that type.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// // For all tools, also for those without parameters.
    /// let policy = Policy::new().at("", ["string_to_json", r#"object_to_value(key = "arguments")"#]);
    /// for tool in [json!({"type": "object", "properties": {"a": {}}}), json!({"type": "object"}), json!({})] {
    ///     assert!(Schema::compile(&tool, &policy).is_ok());
    /// }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn at<R: Into<String>>(self, location: impl Into<String>, rules: impl IntoIterator<Item = R>) -> Self {
        let location = location.into();
        self.with(|checked| {
            let rules = parse(rules, &location, &mut checked.faults[1]);
            checked.say(location, Goal::Rules(rules), false);
        })
    }

    /// A function at this location: what `custom` is in the attribute. `name` stands in the report; that of a rule is a fault.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_coerce::Repair;
    /// use serde_json::{Value, json};
    ///
    /// fn percent(value: &Value) -> Repair {
    ///     let number = value.as_str().and_then(|text| text.strip_suffix('%')?.parse::<u8>().ok());
    ///     number.map_or(Repair::Keep, |number| Repair::To(json!(number)))
    /// }
    ///
    /// let schema = Schema::compile(&json!({"type": "integer"}), &Policy::new().custom("", "percent", percent))?;
    /// let (value, report) = schema.from_value_with_report(json!("12%"))?;
    /// assert_eq!((value, report.coercions()[0].rule), (json!(12), "percent"));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn custom(self, location: impl Into<String>, name: &'static str, function: fn(&Value) -> Repair) -> Self {
        let rule = Rule { level: Level::Whole, ..Rule::custom(name, function, name) };
        self.with(|checked| {
            if words::names().any(|rule| rule == name) {
                checked.faults[1].push(format!("`{name}` is the name of a rule: give the function another"));
            }
            checked.say(location.into(), Goal::Rules(vec![Word::Rule(Arc::new(rule))]), false);
        })
    }

    /// No rule at this location and inside it: for switches that decide about safety or money.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let schema = json!({"type": "object", "properties": {"dry_run": {"type": "boolean"}, "wait": {"type": "boolean"}}});
    /// let schema = Schema::compile(&schema, &Policy::new().on("boolean", ["string_to_bool"]).never("/dry_run"))?;
    /// assert!(schema.from_value_with_report(json!({"wait": "true"})).is_ok());
    /// assert!(schema.from_value_with_report(json!({"dry_run": "true"})).is_err());
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn never(self, location: impl Into<String>) -> Self {
        self.with(|checked| checked.say(location.into(), Goal::Never, false))
    }

    /// Values at this location appear in no report and no issue.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let schema = json!({"type": "object", "properties": {"pin": {"type": "integer"}}});
    /// let schema = Schema::compile(&schema, &Policy::new().sensitive("/pin"))?;
    /// let error = schema.from_value_with_report(json!({"pin": "12 34"})).unwrap_err();
    /// assert!(!error.to_string().contains("12 34"));
    /// assert_eq!(error.issues()[0].received.as_deref(), Some("a string of 5 characters"));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn sensitive(self, location: impl Into<String>) -> Self {
        self.with(|checked| checked.say(location.into(), Goal::Sensitive, false))
    }

    /// Sets whether rules may stand in the schema too, as `"x-coerce": ["string_to_number"]` beside `type`. By default they don't.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let limit = json!({"type": "integer", "x-coerce": ["string_to_number"]});
    /// assert!(Schema::compile(&limit, &Policy::new())?.rules().is_empty());
    /// let schema = Schema::compile(&limit, &Policy::new().annotations(true))?;
    /// assert_eq!(schema.from_value_with_report(json!("5"))?.0, json!(5));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn annotations(self, annotations: bool) -> Self {
        self.with(|checked| checked.annotations = annotations)
    }

    /// More is said: nothing that was found out is known any longer.
    fn with(mut self, say: impl FnOnce(&mut Checked)) -> Self {
        let checked = Arc::make_mut(&mut self.checked);
        checked.sorts = OnceLock::new();
        say(checked);
        self
    }

    /// Sets whether `format` decides what is valid. By default it is an annotation, as the specification has it since draft 2019-09, and
    /// decides in a schema of an older draft.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let day = json!({"type": "string", "format": "date"});
    /// assert!(Schema::compile(&day, &Policy::new())?.from_value_with_report(json!("today")).is_ok());
    /// let schema = Schema::compile(&day, &Policy::new().formats(true))?;
    /// let error = schema.from_value_with_report(json!("today")).unwrap_err();
    /// assert_eq!(error.to_string(), "expected a string of the format `date`, got string \"today\"");
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn formats(self, formats: bool) -> Self {
        Self { formats: Some(formats), ..self }
    }

    /// Sets whether a schema is compiled that has keywords which no draft allows: `"required": true`, `"enum": null`, a `$schema` that
    /// nobody knows, a `$ref` that leads nowhere. Each of them is ignored, and it alone, and listed in [`Schema::ignored`]. By default
    /// they are faults.
    ///
    /// The schema then accepts what these keywords would have refused, if they had been written right.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let tool = json!({"type": "object", "properties": {"limit": {"type": "integer", "required": true}}});
    /// assert!(Schema::compile(&tool, &Policy::new()).is_err());
    /// let policy = Policy::new().on("integer", ["string_to_number"]).lenient_schemas(true);
    /// let schema = Schema::compile(&tool, &policy)?;
    /// assert_eq!(schema.ignored(), [r#"/properties/limit/required: not a JSON Schema: true is not of type "array""#]);
    /// assert_eq!(schema.from_value_with_report(json!({"limit": "5"}))?.0, json!({"limit": 5}));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    ///
    /// [`Schema::ignored`]: super::Schema::ignored
    pub fn lenient_schemas(self, lenient: bool) -> Self {
        Self { lenient_schemas: lenient, ..self }
    }
}

/// Reads the rules for this location or declared type.
fn parse<R: Into<String>>(rules: impl IntoIterator<Item = R>, location: &str, faults: &mut Vec<String>) -> Vec<Word> {
    let read = |rule: R| words::parse(&rule.into()).map_err(|fault| faults.push(fault_at(location, fault))).ok();
    rules.into_iter().filter_map(read).collect()
}

/// A fault with its location.
pub(super) fn fault_at(location: &str, fault: impl Display) -> String {
    format!("{}: {fault}", if location.is_empty() { "(root)" } else { location })
}

impl Checked {
    /// Says something of the locations of a pattern: of those of many schemas if it is `shared`, so that it is no fault where it does not fit.
    fn say(&mut self, location: String, goal: Goal, shared: bool) {
        let pattern = Pattern::of(location, goal, shared).map_err(|fault| self.faults[1].push(fault));
        self.at.extend(pattern.ok());
    }

    pub(super) fn sorts(&self) -> &Sorts {
        self.sorts.get_or_init(|| Sorts::of(self))
    }
}
