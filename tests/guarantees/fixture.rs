//! A type under test, behind plain functions: the guarantees are written once and hold for all.

use std::fmt::Debug;
use std::sync::{Arc, LazyLock};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestCaseResult, TestRunner};
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Error, Mode, Options, Preview, Report, RuleTable};
use serde_json::{Deserializer, Value};

use super::document;
use super::format::{self, Format};
use super::seed::seed;

/// What a value is, to the last bit of a float: all test types show all they have, in a fixed order.
pub(crate) type Shown = String;

/// What comes of reading.
pub(crate) type Outcome = Result<(Shown, Report), Error>;

/// A type under test.
#[derive(Clone)]
pub(crate) struct Fixture {
    /// Its name.
    pub(crate) name: &'static str,
    /// Documents that strict mode accepts.
    pub(crate) samples: Vec<Value>,
    /// Others that are repaired.
    pub(crate) misses: Vec<Value>,
    /// Whether some of its rules are eager.
    pub(crate) eager: bool,
    /// Whether serde's `Deserialize` reads a part of it: that stops at its first fault, and words it as serde does.
    pub(crate) foreign: bool,
    /// Whether it matters what comes first: a flattened `Option` is left at its first fault.
    pub(crate) ordered: bool,
    /// The struct variants that serde reads from a list in text, but not in a value.
    pub(crate) listed: &'static [&'static str],
    /// How the type is reached inside itself: there the table of rules does not go again.
    pub(crate) recursion: &'static str,
    /// Of how many alike this is one: they share the cases.
    pub(crate) alike: u32,
    read: fn(Options, EntryPoint<'_>) -> Outcome,
    serde: fn(EntryPoint<'_>) -> Result<Shown, String>,
    preview: fn(Options, &Value) -> Result<Preview, Error>,
    in_format: fn(Mode, Format, &[u8]) -> Option<Outcome>,
    rules: Arc<LazyLock<RuleTable>>,
}

/// A way in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EntryPoint<'a> {
    Value(&'a Value),
    Str(&'a str),
    Slice(&'a [u8]),
    Reader(&'a [u8]),
    /// serde's `Deserializer` of a value.
    OfValue(&'a Value),
    /// serde's `Deserializer` of text.
    OfText(&'a str),
}

impl<'a> EntryPoint<'a> {
    /// All of them, for a document and its text.
    pub(crate) fn all(document: &'a Value, text: &'a str) -> [Self; 6] {
        let bytes = text.as_bytes();
        [
            Self::Value(document),
            Self::Str(text),
            Self::Slice(bytes),
            Self::Reader(bytes),
            Self::OfValue(document),
            Self::OfText(text),
        ]
    }
}

fn read<T: Coerce + Debug>(options: Options, entry_point: EntryPoint<'_>) -> Outcome {
    let read = match entry_point {
        EntryPoint::Value(value) => options.from_value_with_report::<T>(value.clone()),
        EntryPoint::Str(text) => options.from_str_with_report(text),
        EntryPoint::Slice(bytes) => options.from_slice_with_report(bytes),
        EntryPoint::Reader(bytes) => options.from_reader_with_report(bytes),
        EntryPoint::OfValue(value) => options.from_deserializer_with_report(value),
        EntryPoint::OfText(text) => options.from_deserializer_with_report(&mut Deserializer::from_str(text)),
    };
    shown(read)
}

/// The outcome, with the value as it shows itself.
pub(crate) fn shown<T: Debug>(read: Result<(T, Report), Error>) -> Outcome {
    read.map(|(value, report)| (format!("{value:?}"), report))
}

fn by_serde<T: DeserializeOwned + Debug>(entry_point: EntryPoint<'_>) -> Result<Shown, String> {
    let read = match entry_point {
        EntryPoint::Value(value) => serde_json::from_value::<T>(value.clone()),
        EntryPoint::Str(text) => serde_json::from_str(text),
        EntryPoint::Slice(bytes) => serde_json::from_slice(bytes),
        EntryPoint::Reader(bytes) => serde_json::from_reader(bytes),
        EntryPoint::OfValue(value) => T::deserialize(value),
        EntryPoint::OfText(text) => T::deserialize(&mut Deserializer::from_str(text)),
    };
    read.map(|value| format!("{value:?}")).map_err(|error| error.to_string())
}

impl Fixture {
    /// A type with documents that strict mode accepts.
    pub(crate) fn of<T: Coerce + DeserializeOwned + Debug>(samples: Value) -> Self {
        let Value::Array(samples) = samples else { panic!("samples are a list") };
        Self {
            name: std::any::type_name::<T>(),
            samples,
            misses: Vec::new(),
            eager: false,
            foreign: false,
            ordered: false,
            listed: &[],
            recursion: "",
            alike: 1,
            read: read::<T>,
            serde: by_serde::<T>,
            preview: |options, value| options.preview::<T>(value),
            in_format: format::read::<T>,
            rules: Arc::new(LazyLock::new(T::rules)),
        }
    }

    /// The same, with documents that are repaired.
    pub(crate) fn missed_by<const N: usize>(self, misses: [Value; N]) -> Self {
        Self { misses: misses.into(), ..self }
    }

    /// The same, with eager rules.
    pub(crate) fn eager(self) -> Self {
        Self { eager: true, ..self }
    }

    /// The same, partly read by serde.
    pub(crate) fn foreign(self) -> Self {
        Self { foreign: true, ..self }
    }

    /// The same, where it matters what comes first.
    pub(crate) fn ordered(self) -> Self {
        Self { ordered: true, ..self }
    }

    /// The same, with struct variants that serde reads from a list in text, but not in a value.
    pub(crate) fn listed(self, listed: &'static [&'static str]) -> Self {
        Self { listed, ..self }
    }

    /// The same, found again inside itself at this pattern.
    pub(crate) fn recursion(self, recursion: &'static str) -> Self {
        Self { recursion, ..self }
    }

    /// Whether serde's own entry points read the document the same.
    pub(crate) fn is_read_alike(&self, document: &Value) -> bool {
        let lists = |(key, value): (&String, &Value)| self.listed.contains(&&**key) && value.is_array();
        match document {
            Value::Object(members) => {
                !members.iter().any(lists) && members.values().all(|value| self.is_read_alike(value))
            }
            Value::Array(items) => items.iter().all(|item| self.is_read_alike(item)),
            // A rule may take the text for what it holds.
            Value::String(text) => !self.listed.iter().any(|variant| text.contains(variant)),
            _ => has_plain_numbers(document),
        }
    }

    pub(crate) fn safe(&self, entry_point: EntryPoint<'_>) -> Outcome {
        (self.read)(Options::default(), entry_point)
    }

    /// What is repaired in safe mode, also where that is not enough.
    pub(crate) fn report(&self, document: &Value) -> Report {
        match self.safe(EntryPoint::Value(document)) {
            Ok((_, report)) => report,
            Err(error) => error.report().clone(),
        }
    }

    pub(crate) fn strict(&self, entry_point: EntryPoint<'_>) -> Outcome {
        (self.read)(Options::default().mode(Mode::Strict), entry_point)
    }

    pub(crate) fn with(&self, options: Options, entry_point: EntryPoint<'_>) -> Outcome {
        (self.read)(options, entry_point)
    }

    pub(crate) fn serde(&self, entry_point: EntryPoint<'_>) -> Result<Shown, String> {
        (self.serde)(entry_point)
    }

    pub(crate) fn preview(&self, document: &Value) -> Result<Preview, Error> {
        (self.preview)(Options::default(), document)
    }

    /// The outcome of bytes of another format, if they are of that format.
    pub(crate) fn in_format(&self, mode: Mode, format: Format, bytes: &[u8]) -> Option<Outcome> {
        (self.in_format)(mode, format, bytes)
    }

    pub(crate) fn rules(&self) -> &RuleTable {
        &self.rules
    }

    /// Near misses.
    pub(crate) fn documents(&self) -> impl Strategy<Value = Value> + use<> {
        document::near(self.samples.iter().chain(&self.misses).cloned().collect())
    }

    fn check<S, L>(&self, inputs: &S, property: &L) -> Result<(), String>
    where
        S: Strategy,
        L: Fn(&Self, S::Value) -> TestCaseResult,
    {
        let all = Config { cases: cases(), ..Config::default() };
        let (cases, rng_seed) =
            (all.cases.div_ceil(self.alike), seed(all.rng_seed, &[std::any::type_name::<L>(), self.name]));
        // What was found has a test of its own, with a plain document.
        // Others than those of ChaCha take a third less of the time of the whole test.
        let rng_algorithm = RngAlgorithm::XorShift;
        let mut runner = TestRunner::new(Config { cases, rng_seed, rng_algorithm, failure_persistence: None, ..all });
        runner.run(inputs, |input| property(self, input)).map_err(|error| format!("{}: {error}", self.name))
    }
}

/// How many documents each type gets for each property, unless the environment asks for another number.
fn cases() -> u32 {
    if std::env::var_os("PROPTEST_CASES").is_some() { Config::default().cases } else { 96 }
}

/// A guarantee that holds for all `fixtures`, each on inputs of its own. All that break it are listed at once.
pub(crate) fn all_obey<S: Strategy>(
    fixtures: &[Fixture],
    inputs: impl Fn(&Fixture) -> S,
    property: impl Fn(&Fixture, S::Value) -> TestCaseResult,
) {
    let broken: Vec<_> =
        fixtures.iter().filter_map(|fixture| fixture.check(&inputs(fixture), &property).err()).collect();
    assert!(broken.is_empty(), "{} of {} break the property:\n{}", broken.len(), fixtures.len(), broken.join("\n"));
}

/// Why a case fails, and what it is about.
pub(crate) fn fail<T>(why: impl std::fmt::Display) -> Result<T, TestCaseError> {
    Err(TestCaseError::fail(why.to_string()))
}

/// Whether all numbers are what they are to every reader. With `serde_json`'s `arbitrary_precision`, which any crate of the
/// build may switch on, those with a fraction are not: see `docs/entry-points.md`.
/// With `float_roundtrip`, `serde_json` refuses an `f32` in text that is too large, and reads infinity from a `Value`.
pub(crate) fn has_plain_numbers(document: &Value) -> bool {
    let keeps_text = serde_json::from_str::<Value>("1e400").is_ok();
    match document {
        Value::Number(number) if keeps_text => (number.is_u64() || number.is_i64()) && number.to_string() != "-0",
        Value::Number(number) => number.as_f64().is_none_or(|float| float.abs() <= f64::from(f32::MAX)),
        Value::Array(items) => items.iter().all(has_plain_numbers),
        Value::Object(members) => members.values().all(has_plain_numbers),
        _ => true,
    }
}
