//! A JSON Schema with its policy, ready to read values.

use std::fmt;
use std::sync::{Arc, LazyLock};

use jsonschema::Validator;
use serde::de::IgnoredAny;
use serde_json::Value;

use super::judges::Joint;
use super::policy::Checked;
use crate::api::known::Kept;
use crate::api::reading::{Input, Reading};
use crate::api::syntax;
use crate::api::{Batch, Options, Preview};
use crate::engine;
use crate::engine::read::{self, PARSER_DEPTH, Reads, Stop};
use crate::json::Path;
use crate::plan::Plan;
use crate::report::{Error, Limits, Mode, Report};
use crate::tree::{Tree, drop_deep};

mod load;
mod walk;

/// A JSON Schema with a [`Policy`](super::Policy), compiled once: what `#[derive(Coerce)]` is for a type, this is for a schema known only
/// at run time.
///
/// What is valid is decided by a JSON Schema validator: first on the input, where valid input is returned as it is unless an eager
/// rule could act; at the end on the repaired document. Drafts 2020-12 (where `$schema` is absent), 2019-09, 7, 6 and 4.
///
/// Cloning is cheap: a clone shares what was compiled.
///
/// ```
/// # use serde_coerce_runtime::runtime_schema as schema;
/// use schema::{Policy, Schema};
/// use serde_json::json;
///
/// let tool = json!({"type": "object", "required": ["query"], "properties": {
///     "query": {"type": "string"},
///     "limit": {"type": "integer", "minimum": 1},
///     "tags": {"type": "array", "items": {"type": "string"}},
/// }});
/// let policy = Policy::new().on("integer", ["string_to_number"]).on("array", ["string_to_json", "singleton_list"]);
/// let schema = Schema::compile(&tool, &policy)?;
///
/// let call = json!({"query": "020", "limit": "25", "tags": "rust"});
/// let (arguments, report) = schema.from_value_with_report(call)?;
/// assert_eq!(arguments, json!({"query": "020", "limit": 25, "tags": ["rust"]}));
/// assert_eq!(report.warnings(), [
///     r#"limit: string "25" was read as number 25 (string_to_number)"#,
///     r#"tags: string "rust" was read as list of 1 (singleton_list)"#,
/// ]);
///
/// let error = schema.from_value_with_report(json!({"limit": "many"})).unwrap_err();
/// assert_eq!(error.to_string(), "\
/// limit: expected an integer, got string \"many\"; string_to_number: not a JSON number
/// query: missing, expected a string");
/// # Ok::<(), serde_coerce_runtime::Error>(())
/// ```
#[derive(Clone)]
pub struct Schema {
    loaded: Arc<Loaded>,
    options: Options,
}

/// A schema with its policy, compiled.
struct Loaded {
    validator: Validator,
    joint: Arc<Joint>,
    /// What is known of it, once a document needs that.
    known: LazyLock<Kept, Box<dyn FnOnce() -> Kept + Send>>,
    policy: Arc<Checked>,
    /// The keywords without which the schema was compiled.
    ignored: Vec<String>,
    /// The name of the type in events.
    #[cfg(feature = "tracing")]
    title: String,
}

impl Schema {
    /// Sets the mode.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_coerce::Mode;
    /// use serde_json::json;
    ///
    /// let schema = Schema::compile(&json!({"type": "integer"}), &Policy::new().on("integer", ["string_to_number"]))?;
    /// assert!(schema.from_value_with_report(json!("5")).is_ok());
    /// assert!(schema.mode(Mode::Strict).from_value_with_report(json!("5")).is_err());
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn mode(self, mode: Mode) -> Self {
        Self { options: self.options.mode(mode), ..self }
    }

    /// Sets the limits.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_coerce::{IssueCode, Limits};
    /// use serde_json::json;
    ///
    /// let schema = Schema::compile(&json!({"type": "array"}), &Policy::new())?.limits(Limits::default().depth(1));
    /// assert!(schema.from_value_with_report(json!([1])).is_ok());
    /// let error = schema.from_value_with_report(json!([[1]])).unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Self { options: self.options.limits(limits), ..self }
    }

    /// Reads a value.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let policy = Policy::new().at("/on", ["string_to_bool"]);
    /// let schema = Schema::compile(&json!({"type": "object", "properties": {"on": {"type": "boolean"}}}), &policy)?;
    /// assert_eq!(schema.from_value_with_report(json!({"on": "true"}))?.0, json!({"on": true}));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn from_value_with_report(&self, value: Value) -> Result<(Value, Report), Error> {
        let result = match self.repaired(&value) {
            Ok(repaired) => Ok(repaired.unwrap_or_else(|| (value, Report::default()))),
            Err(error) => {
                drop_deep(value);
                Err(error)
            }
        };
        self.traced(result)
    }

    /// Reads JSON text. As with `serde_json::from_str` of a `Value`, the last of repeated members counts. Text that is no JSON is a string
    /// for the rules of the root, where one of them reads such text: `unfence`, `python_to_json`, `json5_to_json`.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// // No arguments at all are an empty object, where the policy says so.
    /// let policy = Policy::new().at("", ["empty_to_null", "null_to_object"]);
    /// let schema = Schema::compile(&json!({"type": "object"}), &policy)?;
    /// assert_eq!(schema.from_str_with_report("")?.0, json!({}));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn from_str_with_report(&self, text: &str) -> Result<(Value, Report), Error> {
        self.options.limits.check_text(text.len()).or_else(|error| self.traced(Err(error)).map(drop))?;
        // Half a document is not built first.
        let is_checked = text.len() >= syntax::LARGE && engine::as_string(self.loaded.known.plan(), text).is_some();
        let checked = if is_checked { serde_json::from_str::<IgnoredAny>(text).map(drop) } else { Ok(()) };
        match checked.and_then(|()| serde_json::from_str(text)) {
            Ok(value) => self.from_value_with_report(value),
            Err(error) => self.traced(self.read_source(text, error)),
        }
    }

    /// Reads a text that is no JSON: as a string, if rules at the root read such a string.
    fn read_source(&self, text: &str, error: serde_json::Error) -> Result<(Value, Report), Error> {
        let reading = self.reading();
        if read::is_too_deep(&error) {
            let most = self.options.limits.depth.min(PARSER_DEPTH);
            // Where nothing is known of the types, no member is skipped.
            let reads = Reads { plan: &Plan::of(None, &[]), definitions: &[], depth: most, rules: true, digits: false };
            let stop = read::read(&mut serde_json::Deserializer::from_str(text), reads).err();
            return Err(reading.too_deep(stop.map(|stop| stop.path).unwrap_or_default(), most));
        }
        let refused = reading.not_json(Stop::plain(error), text.as_bytes());
        let read = self.walked(&reading.no_json(text, refused.clone())?, false)?;
        read.ok_or(refused)
    }

    /// The settings of a reading, and what is known of the schema.
    fn reading(&self) -> Reading<'_> {
        Reading {
            known: &self.loaded.known,
            #[cfg(feature = "tracing")]
            name: &self.loaded.title,
            options: &self.options,
        }
    }

    /// Leaves a trace of what became of an input.
    #[cfg_attr(not(feature = "tracing"), expect(clippy::unused_self, reason = "the events have the title"))]
    fn traced(&self, result: Result<(Value, Report), Error>) -> Result<(Value, Report), Error> {
        #[cfg(feature = "tracing")]
        crate::api::trace::record(&self.loaded.title, result.as_ref().map(|(_, report)| report));
        result
    }

    /// Returns what reading the value would do: the repaired document, and the report.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let schema = Schema::compile(&json!({"type": "integer"}), &Policy::new().on("integer", ["string_to_number"]))?;
    /// let preview = schema.preview(&json!("5"))?;
    /// assert_eq!((preview.value, preview.report.len()), (json!(5), 1));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn preview(&self, value: &Value) -> Result<Preview, Error> {
        let (value, report) = self.repaired(value)?.unwrap_or_else(|| (value.clone(), Report::default()));
        Ok(Preview { value, report })
    }

    /// Reads each value on its own.
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let schema = Schema::compile(&json!({"type": "integer"}), &Policy::new().on("integer", ["string_to_number"]))?;
    /// let batch = schema.batch(vec![json!("5"), json!("x"), json!(7)]);
    /// assert_eq!((batch.applied[0].value.clone(), batch.rejected[0].index), (json!(5), 1));
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn batch(&self, values: Vec<Value>) -> Batch<Value> {
        Batch::read(values, |value| self.from_value_with_report(value))
    }

    /// The document that becomes of a value, unless it is the value.
    fn repaired(&self, value: &Value) -> Result<Option<(Value, Report)>, Error> {
        let most = self.options.limits.depth.min(self.loaded.joint.cost.most_levels());
        if let Some(segments) = Tree::Value(value).way_beyond(most) {
            return Err(self.reading().too_deep(Path { segments }, most));
        }
        let valid = self.judge(value)?;
        if valid && (self.options.mode == Mode::Strict || !self.loaded.known.facts.is_eager()) {
            return Ok(None);
        }
        self.walked(&Input::value(value), valid)
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { loaded, options: Options { mode, limits } } = self;
        f.debug_struct("Schema")
            .field("policy", &loaded.policy)
            .field("mode", mode)
            .field("limits", limits)
            .finish_non_exhaustive()
    }
}
