//! All that a caller or a log can see of reading a document, except the value itself and the canonical document, which have all.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Batch, Coerce, Coerced, Error, Mode, Options, Report, Tally};
use serde_json::{Deserializer, Value, json};

/// What is seen, as lines.
#[derive(Default)]
pub(crate) struct Seen(pub(crate) Vec<String>);

impl Seen {
    fn report(&mut self, report: &Report) {
        let mut attached = json!({});
        report.attach_to(&mut attached);
        self.0.extend([json!(report), report.to_json_patch(), attached].map(|value| value.to_string()));
        self.0.extend([format!("{report:?}"), report.warnings().join("\n")]);
    }

    pub(crate) fn error(&mut self, error: &Error) {
        self.report(error.report());
        self.0.extend([error.to_string(), format!("{error:?}"), json!(error).to_string()]);
        self.0.extend([error.to_problem().to_string(), error.for_model(100_000)]);
        self.0
            .extend(error.issues().iter().flat_map(|issue| [issue.to_string(), issue.detail(), format!("{issue:?}")]));
    }

    pub(crate) fn outcome<T>(&mut self, outcome: &Result<(T, Report), Error>) {
        match outcome {
            Ok((_, report)) => self.report(report),
            Err(error) => self.error(error),
        }
        let tally = Tally::new();
        tally.record(outcome);
        self.0.extend([tally.to_string(), format!("{tally:?}"), json!(tally).to_string()]);
    }

    fn batch<T>(&mut self, batch: &Batch<T>) {
        self.0.push(format!("{:?}", batch.warnings()));
        self.0.push(json!(batch.warnings()).to_string());
        batch.applied.iter().for_each(|applied| self.report(&applied.report));
        for rejected in &batch.rejected {
            self.0.extend([format!("{rejected:?}"), json!(rejected).to_string()]);
            self.error(&rejected.error);
        }
    }

    /// What serde says of a type that has a `Coerced` somewhere.
    fn coerced<T: DeserializeOwned>(&mut self, document: &Value) {
        let text = document.to_string();
        let reads = [serde_json::from_str(&text), serde_json::from_reader(text.as_bytes()), T::deserialize(document)];
        for error in reads.into_iter().filter_map(|read: Result<T, _>| read.err()) {
            self.0.extend([error.to_string(), format!("{error:?}")]);
        }
    }
}

/// By the two entry points that differ most.
pub(crate) fn seen_briefly<T: Coerce>(document: &Value) -> Vec<String> {
    let mut seen = Seen::default();
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        seen.outcome(&options.from_value_with_report::<T>(document.clone()));
        seen.outcome(&options.from_str_with_report::<T>(&document.to_string()));
    }
    seen.0
}

/// By all entry points, alone and inside other types; and what a subscriber of `tracing` sees then.
pub(crate) fn seen_everywhere<T: Coerce>(document: &Value) -> Vec<String> {
    let mut seen = Seen(seen_briefly::<T>(document));
    #[cfg(feature = "tracing")]
    {
        let events = super::events::events(|| at_entry_points::<T>(document, &mut seen));
        seen.0.extend(events);
    }
    #[cfg(not(feature = "tracing"))]
    at_entry_points::<T>(document, &mut seen);
    seen.0
}

fn at_entry_points<T: Coerce>(document: &Value, seen: &mut Seen) {
    let text = document.to_string();
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        seen.outcome(&options.from_slice_with_report::<T>(text.as_bytes()));
        seen.outcome(&options.from_reader_with_report::<T>(text.as_bytes()));
        seen.outcome(&options.from_deserializer_with_report::<T, _>(document));
        seen.outcome(&options.from_deserializer_with_report::<T, _>(&mut Deserializer::from_str(&text)));
        seen.outcome(&options.preview::<T>(document).map(|preview| ((), preview.report)));
        seen.outcome(&options.from_value_with_report::<Vec<T>>(json!([document, document])));
        seen.outcome(&options.from_value_with_report::<BTreeMap<String, Option<T>>>(json!({"a": document})));
        seen.batch(&options.batch::<T>(vec![document.clone(), json!(5)]));
        for line in options.lines::<T, _>(text.as_bytes()) {
            seen.outcome(&line.result);
        }
    }
    seen.coerced::<Coerced<T>>(document);
    seen.coerced::<Vec<Coerced<T>>>(&json!([document]));
    seen.coerced::<BTreeMap<String, Option<Coerced<T>>>>(&json!({"a": document}));
    seen.coerced::<(u8, Outer<T>)>(&json!([1, {"inner": document}]));
}

/// What is seen of a schema that is known at run time only.
#[cfg(feature = "schema")]
pub(crate) fn seen_by(schema: &serde_coerce::schema::Schema, document: &Value) -> Vec<String> {
    let mut seen = Seen::default();
    for mode in [Mode::Safe, Mode::Strict] {
        let schema = schema.clone().mode(mode);
        seen.outcome(&schema.from_value_with_report(document.clone()));
        seen.outcome(&schema.from_str_with_report(&document.to_string()));
        seen.outcome(&schema.preview(document).map(|preview| ((), preview.report)));
        seen.batch(&schema.batch(vec![document.clone(), json!(5)]));
    }
    seen.0
}

/// A type of serde's that reads a `Coerced`.
#[derive(Deserialize)]
#[serde(bound(deserialize = "T: Coerce"))]
struct Outer<T: Coerce> {
    #[expect(dead_code, reason = "what counts is what is said of it")]
    inner: Coerced<T>,
}
