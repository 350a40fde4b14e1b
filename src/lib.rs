//! Lenient deserialization that can be trusted: repairs only where a type declares them, each of them reported, and all
//! errors at once.
//!
//! A type derives serde's `Deserialize`, which reads it, and [`Coerce`](macro@Coerce), which declares with `#[coerce(…)]` the
//! repairs that each field accepts. Nothing else is changed. A field whose type has only `Deserialize` needs no attribute.
//!
//! ```
//! use serde::Deserialize;
//! use serde_coerce::Coerce;
//! use serde_json::json;
//!
//! #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! struct Search {
//!     #[coerce(trim)]
//!     query: String,
//!     #[coerce(string_to_number)]
//!     max_results: Option<u32>,
//!     #[serde(default)]
//!     #[coerce(string_to_number, singleton_list)]
//!     ids: Vec<u64>,
//! }
//!
//! let call = json!({"query": "rust", "maxResults": "25", "ids": 7});
//! let (search, report) = Search::from_value_with_report(call)?;
//! assert_eq!(search, Search { query: "rust".into(), max_results: Some(25), ids: vec![7] });
//! assert_eq!(report.warnings(), [
//!     "ids: number 7 was read as list of 1 (singleton_list)",
//!     r#"maxResults: string "25" was read as number 25 (string_to_number)"#,
//! ]);
//! # Ok::<(), serde_coerce::Error>(())
//! ```
//!
//! The rest of this page uses the same type. [`from_str`], [`from_slice`], [`from_reader`] and [`from_value`] are drop-in replacements for
//! the functions of `serde_json`, without the report. [`trait@Coerce`] has entry points for text, bytes, readers, values and any serde
//! `Deserializer`, all with the same result.
//!
//! # The rules
//!
//! A rule is written on a field or on a type. *Whole* rules act on the value itself, *item* rules on each item if the field is a list or a
//! map, and `each(…)` applies any rule to the items. Rules run in table order, each at most once, and only if the type refuses the value,
//! unless they are *eager*. A rule that does not fit its type does not compile. The page of the [derive](macro@Coerce) has a section with an
//! example for each rule, and for the other attributes: `each`, `fields`, `serde`, `sensitive`, `ignore_key_case`, `drop_keys`, `opt_in`,
//! `markers`, `crate` and `bound`. Rules on a type also read text that is not JSON: `#[coerce(unfence, string_to_json)]` reads JSON in a code fence.
//!
#![doc = include_str!("rules.md")]
//!
//! # Errors
//!
//! An [`Error`] holds every [`Issue`]: its path in wire names, a code, what was expected and received, and which rules were tried. `Display`
//! writes a line for each issue. Paths and codes are stable, sentences are not.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # use serde_json::json;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::IssueCode;
//!
//! let error = Search::from_value(json!({"maxResult": 25, "maxResults": "many", "ids": [1, -2]})).unwrap_err();
//! assert_eq!(error.to_string(), "\
//! ids[1]: expected a non-negative integer, got number -2
//! maxResult: unknown field, expected one of `query`, `maxResults`, `ids`; did you mean `maxResults`?
//! maxResults: expected an integer from 0 to 4294967295 or null, got string \"many\"; string_to_number: not a JSON number
//! query: missing, expected a string");
//!
//! assert_eq!(error.issues()[3].code, IssueCode::MissingField);
//! assert_eq!(serde_json::to_value(&error).unwrap()["issues"][3], json!({
//!     "path": "/query", "code": "missing_field", "expected": "a string", "received": null,
//! }));
//! ```
//!
//! # Reporting to the caller
//!
//! [`Report::warnings`] returns a list of sentences, [`Report::to_json_patch`] a JSON Patch, and [`Report::attach_to`] adds the report to an
//! answer if anything was repaired. [`Report::attach_warnings_to`] adds only the first few sentences, which is enough for a model.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # use serde_json::json;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! let (_, report) = Search::from_value_with_report(json!({"query": "rust", "maxResults": "25"}))?;
//!
//! let mut answer = json!({"found": 2});
//! report.attach_to(&mut answer);
//! assert_eq!(answer, json!({
//!     "found": 2,
//!     "_coercions": [{"path": "/maxResults", "rule": "string_to_number", "from": "25", "to": 25}],
//!     "_warnings": [r#"maxResults: string "25" was read as number 25 (string_to_number)"#],
//! }));
//! # Ok::<(), serde_coerce::Error>(())
//! ```
//!
//! # Options
//!
//! [`Options`] has the same entry points with another [`Mode`] or other [`Limits`]. In [`Mode::Strict`] no rule applies, and an issue
//! names the rule that would have helped. A call can choose its mode: see [`Compat`].
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # use serde_json::json;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::{Limits, Mode, Options};
//!
//! let strict = Options::default().mode(Mode::Strict).limits(Limits::default().depth(16).issues(8));
//! let error = strict.from_str_with_report::<Search>(r#"{"query": "rust", "maxResults": "25"}"#).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "maxResults: expected an integer from 0 to 4294967295 or null, got string \"25\"; \
//!      `string_to_number` would repair this in safe mode",
//! );
//! ```
//!
//! # Preview and rule table
//!
//! [`Options::preview`] returns the canonical document, which serde would read, and the report: what an approval step should show.
//! [`Coerce::rules`] returns the [`RuleTable`] of everything that can ever change; [`RuleTable::opaque`] lists where a type has no `Coerce`.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # use serde_json::json;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::Options;
//!
//! let preview = Options::default().preview::<Search>(&json!({"query": " rust ", "ids": "7"}))?;
//! assert_eq!(preview.value, json!({"query": "rust", "ids": [7]}));
//! assert_eq!(preview.report.len(), 3);
//!
//! assert_eq!(Search::rules().to_string(), "\
//! /query       trim [eager]
//! /maxResults  string_to_number
//! /ids         singleton_list
//! /ids/*       string_to_number
//! ");
//! # Ok::<(), serde_coerce::Error>(())
//! ```
//!
//! # In an extractor
//!
//! [`Coerced`] is a value with its report, as one type that serde reads, so it works in any extractor: `Json<Coerced<Search>>`.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::Coerced;
//!
//! let Coerced { value, report } = serde_json::from_str::<Coerced<Search>>(r#"{"query": "rust", "ids": ["7", 8]}"#)?;
//! assert_eq!(value.ids, [7, 8]);
//! assert_eq!(report.warnings(), [r#"ids[0]: string "7" was read as number 7 (string_to_number)"#]);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! A `Coerced` dereferences to the value and serializes as the value. For a list write `Coerced<Vec<Search>>`, not `Vec<Coerced<Search>>`, so
//! that paths have the index. If the input is refused, a framework has only the text of the error. A handler that answers refusals itself takes
//! [`TryCoerced`], which holds the [`Error`]: [`Error::to_problem`] is a problem document (RFC 9457) for HTTP, [`Error::for_model`] a text for
//! the model that sent the input. With the feature `axum-08`, the extractors of the module [`axum`] answer with problem documents.
//!
//! # Many values
//!
//! A [`Batch`] reads each value separately: a refused value does not stop the others. A [`Tally`] counts which repairs happen where, over
//! many calls.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # use serde_json::json;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::{Batch, BatchStatus};
//!
//! let batch = Batch::<Search>::from_values(vec![json!({"query": "a", "ids": "1"}), json!({"query": null})]);
//! assert_eq!(batch.status(), BatchStatus::Partial);
//! assert_eq!(batch.applied[0].value.ids, [1]);
//! assert_eq!(batch.rejected[0].error.to_string(), "query: expected a string, got null");
//! assert_eq!(batch.warnings().len(), 2);
//! ```
//!
//! [`lines`] reads JSON Lines; a refused line is an error of that line only. The example `recorded_calls` reads them on all cores. Tallies
//! serialize as counts. They can't be deserialized or merged here: what reads them elsewhere can add them.
//!
//! # Checks after reading
//!
//! Bounds and formats are checked on the typed value. [`Coerce::wire_path`] maps Rust's field names to paths in the document, so that the
//! findings become issues of an [`Error`]. The example `validated` does so with garde.
//!
//! ```
//! # use serde::Deserialize;
//! # use serde_coerce::Coerce;
//! # #[derive(Debug, PartialEq, Deserialize, Coerce)]
//! # #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! # struct Search {
//! #     #[coerce(trim)]
//! #     query: String,
//! #     #[coerce(string_to_number)]
//! #     max_results: Option<u32>,
//! #     #[serde(default)]
//! #     #[coerce(string_to_number, singleton_list)]
//! #     ids: Vec<u64>,
//! # }
//! use serde_coerce::{Error, Issue, IssueCode};
//!
//! fn check(search: &Search) -> Result<(), Error> {
//!     let path = Search::wire_path("max_results").unwrap_or_default();
//!     let too_many = search.max_results.is_some_and(|most| most > 100);
//!     Error::check(too_many.then(|| Issue::new(path, IssueCode::InvalidValue).expecting("at most 100")))
//! }
//! let search = serde_coerce::from_str(r#"{"query": "rust", "maxResults": "101"}"#)?;
//! assert_eq!(check(&search).unwrap_err().to_string(), "maxResults: expected at most 100");
//! # Ok::<(), Error>(())
//! ```
//!
//! # Features
//!
//! No feature is on by default, and no feature changes what another does.
//!
//! | feature | what |
//! |---|---|
//! | `axum-08` | the module [`axum`], extractors for axum 0.8: `Json`, `Query`, `Form` and `Path` |
//! | `schema` | the module [`schema`], JSON Schemas known only at run time, with a policy of rules; enables `float_roundtrip` of `serde_json` |
//! | `schemars-1` | [`Coerced`], [`TryCoerced`] and [`Patch`] implement schemars' `JsonSchema` if the type inside does, for tools of rmcp and rig; a field of type `Patch<T>` needs `skip_serializing_if = "Patch::is_absent"`, or its schema has `"default": null` |
//! | `tracing` | an event for each repair of accepted input (`INFO`) and each issue (`WARN`) that is kept, but not by `Options::preview`, under the target `coerce`, with `path` as a pattern (`/ids/*`), `rule` or `code`, and `type`, but no value or key of the input |
//! | `indexmap-2`, `smallvec-1` | rules act inside `IndexMap`, `IndexSet` and `SmallVec` |
//! | `chrono-04`, `time-03`, `jiff-02`, `jiff-1` | rules act on the types of these crates, and issues say what they expect: `an RFC 3339 date-time` |
//! | `uuid-1`, `url-2`, `rust_decimal-1` | the same: `a UUID`, `an absolute URL`, a decimal number |
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

#[doc = include_str!("attributes.md")]
pub use serde_coerce_derive::Coerce;
#[cfg(feature = "axum-08")]
pub use serde_coerce_runtime::axum;
pub use serde_coerce_runtime::{
    Applied, Batch, BatchStatus, BatchWarning, Change, Coerce, Coerced, Coercion, Compat, DeclaredRule, Error, Issue,
    IssueCode, Limits, Line, Lines, Mode, Options, Patch, Path, Preview, Rejected, Repair, Report, RuleRow, RuleTable,
    Segment, Tally, TallyRow, Tried, TryCoerced, from_reader, from_slice, from_str, from_value, lines, target,
};

/// JSON Schemas known only at run time, with a policy of rules: the same engine, the same report.
///
/// ```
/// use serde_coerce::schema::{Policy, Schema};
/// use serde_json::json;
///
/// let tool = json!({"type": "object", "properties": {"limit": {"type": "integer"}}});
/// let schema = Schema::compile(&tool, &Policy::new().on("integer", ["string_to_number"]))?;
/// let (arguments, report) = schema.from_value_with_report(json!({"limit": "25"}))?;
/// assert_eq!((arguments, report.len()), (json!({"limit": 25}), 1));
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[cfg(feature = "schema")]
pub mod schema {
    pub use serde_coerce_runtime::runtime_schema::{Policy, Schema};
}

#[doc(hidden)]
pub use serde_coerce_runtime::__private;

/// The code of the README, run as doctests.
#[cfg(all(doctest, feature = "axum-08", feature = "schemars-1"))]
#[doc = include_str!("../README.md")]
pub struct Readme;

/// The code of the page on callers, run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../docs/callers.md")]
pub struct Callers;

/// The code of the page on formats, run as doctests.
#[cfg(doctest)]
#[doc = include_str!("../docs/formats.md")]
pub struct Formats;

/// The code of the page on schemas, run as doctests.
#[cfg(all(doctest, feature = "schema"))]
#[doc = include_str!("../docs/schemas.md")]
pub struct Schemas;
