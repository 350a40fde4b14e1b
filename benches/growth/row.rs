//! One row: something that grows, at one size and at four times that size.

use std::hint::black_box;

use serde_coerce::{
    Coerce, Error, Limits, Options, Report,
    schema::{Policy, Schema},
};
use serde_json::Value;

/// How many times the work four times the size may take.
const MOST: f64 = 5.0;

/// The head of the table.
pub(crate) const COLUMNS: [&str; 6] =
    ["what grows", "from, to", "text", "value", "text, a million", "value, a million"];

/// How many readings a row has of each size.
const WAYS: usize = COLUMNS.len() - 2;

/// Something that grows.
pub(crate) struct Row {
    what: String,
    sizes: [usize; 2],
    cases: [Case; 2],
    happens: Happens,
    /// How many times each thing that is said is as long as the size is: a path names all levels above it.
    paths: i32,
}

/// Says whether so much has happened as a size asks for: a row that counts something else proves nothing.
pub(crate) type Happens = fn(usize, &Outcome) -> bool;

/// Nothing is repaired, and nothing wrong.
pub(crate) const CLEAN: Happens = |_, outcome| (outcome.repairs, outcome.issues) == (0, 0);
/// Something is repaired, and nothing wrong.
pub(crate) const REPAIRED: Happens = |_, outcome| outcome.repairs > 0 && outcome.issues == 0;
/// As many repairs as the size is, and nothing wrong.
pub(crate) const REPAIRS: Happens = |size, outcome| outcome.repairs >= size && outcome.issues == 0;
/// Something is wrong.
pub(crate) const REFUSED: Happens = |_, outcome| outcome.issues > 0;
/// As many issues as the size is.
pub(crate) const ISSUES: Happens = |size, outcome| outcome.issues >= size;

/// What came of one reading.
#[derive(Debug)]
pub(crate) struct Outcome {
    repairs: usize,
    issues: usize,
    pub(crate) rules: Vec<String>,
}

impl Outcome {
    fn of(result: &Result<Report, Error>) -> Self {
        let rules = |report: &Report| report.coercions().iter().map(|entry| entry.rule.to_string()).collect();
        match result {
            Ok(report) => Self { repairs: report.len(), issues: 0, rules: rules(report) },
            Err(error) => Self {
                repairs: error.report().len(),
                issues: error.issues().len() + error.omitted(),
                rules: rules(error.report()),
            },
        }
    }
}

type ReadText = Box<dyn Fn(&str, Limits) -> Result<Report, Error>>;

type ReadValue = Box<dyn Fn(Value, Limits) -> Result<Report, Error>>;

/// A document, and how it is read.
struct Case {
    text: String,
    by_text: ReadText,
    /// None where a value can't hold what grows.
    by_value: Option<ReadValue>,
    /// How many bytes are read beside the text.
    beside: usize,
}

impl Case {
    fn of_type<T: Coerce>(text: String) -> Self {
        let options = |limits| Options::default().limits(limits);
        Self {
            text,
            by_text: Box::new(move |text, limits| seen(options(limits).from_str_with_report::<T>(text))),
            by_value: Some(Box::new(move |value, limits| seen(options(limits).from_value_with_report::<T>(value)))),
            beside: 0,
        }
    }

    fn of_schema(schema: &Value, policy: &Policy, text: String) -> Self {
        let schema = Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{error}"));
        let same = schema.clone();
        Self {
            text,
            by_text: Box::new(move |text, limits| seen(schema.clone().limits(limits).from_str_with_report(text))),
            by_value: Some(Box::new(move |value, limits| {
                seen(same.clone().limits(limits).from_value_with_report(value))
            })),
            beside: 0,
        }
    }

    fn of_compilation(schema: &Value, policy: &Policy) -> Self {
        let (source, policy) = (schema.clone(), policy.clone());
        Self {
            text: "null".to_owned(),
            by_text: Box::new(move |_, _| {
                Schema::compile(&source, &policy).map(|schema| {
                    black_box(schema);
                    Report::default()
                })
            }),
            by_value: None,
            beside: schema.to_string().len(),
        }
    }

    fn size(&self) -> usize {
        self.text.len() + self.beside
    }

    fn readings(&self) -> [Option<Reading<'_>>; WAYS] {
        let raised = Limits::default().coercions(1_000_000).issues(1_000_000);
        let reading = |by_value, limits| Some(Reading { case: self, by_value, limits });
        let value = |limits| self.by_value.as_ref().and_then(|_| reading(true, limits));
        // The limits are no concern of a schema that is compiled.
        let again = (self.beside == 0).then_some(()).and_then(|()| reading(false, raised));
        [reading(false, Limits::default()), value(Limits::default()), again, value(raised)]
    }
}

/// The report alone. The value is dropped, as it is by whoever reads it.
fn seen<T>(result: Result<(T, Report), Error>) -> Result<Report, Error> {
    result.map(|(value, report)| {
        drop(black_box(value));
        report
    })
}

/// One reading of a case.
pub(crate) struct Reading<'r> {
    case: &'r Case,
    by_value: bool,
    limits: Limits,
}

impl<'r> Reading<'r> {
    /// The reading, ready to be done. A value is made ahead.
    pub(crate) fn ready(self) -> Box<dyn FnOnce() -> Result<Report, Error> + 'r> {
        let Self { case, by_value, limits } = self;
        match &case.by_value {
            Some(read) if by_value => {
                let value = serde_json::from_str(&case.text).expect("what is read from a value is JSON");
                Box::new(move || read(black_box(value), limits))
            }
            _ => Box::new(move || (case.by_text)(black_box(&case.text), limits)),
        }
    }
}

impl Row {
    fn new(what: &str, size: usize, happens: Happens, case: impl Fn(usize) -> Case) -> Self {
        let sizes = [size, size * 4];
        Self { what: what.to_owned(), sizes, cases: sizes.map(case), happens, paths: 0 }
    }

    /// Documents of one type.
    pub(crate) fn of<T: Coerce>(what: &str, size: usize, happens: Happens, text: impl Fn(usize) -> String) -> Self {
        Self::new(what, size, happens, |size| Case::of_type::<T>(text(size)))
    }

    /// Types of so many parts, and four times as many.
    pub(crate) fn widening<Few: Coerce, Many: Coerce>(
        what: &str,
        size: usize,
        happens: Happens,
        text: impl Fn(usize) -> String,
    ) -> Self {
        let sizes = [size, size * 4];
        let cases = [Case::of_type::<Few>(text(sizes[0])), Case::of_type::<Many>(text(sizes[1]))];
        Self { what: what.to_owned(), sizes, cases, happens, paths: 0 }
    }

    /// Documents of a schema, one or both of which grow.
    pub(crate) fn of_schema(
        what: &str,
        size: usize,
        happens: Happens,
        source: impl Fn(usize) -> (Value, Policy, String),
    ) -> Self {
        Self::new(what, size, happens, |size| {
            let (schema, policy, text) = source(size);
            Case::of_schema(&schema, &policy, text)
        })
    }

    /// The compiling of a schema.
    pub(crate) fn of_compilation(what: &str, size: usize, source: impl Fn(usize) -> (Value, Policy)) -> Self {
        Self::new(&format!("{what}, compiled"), size, CLEAN, |size| {
            let (schema, policy) = source(size);
            Case::of_compilation(&schema, &policy)
        })
    }

    /// The same by text only: in a value the member is there once.
    pub(crate) fn by_text(mut self) -> Self {
        self.cases.iter_mut().for_each(|case| case.by_value = None);
        self
    }

    /// The same where what is said of a level is as long as the levels above it are many: once for the path of each, twice where
    /// the paths of all below are compared too. Levels are limited to 127.
    pub(crate) fn with_paths(self, paths: i32) -> Self {
        Self { paths, ..self }
    }

    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    /// Makes what is made once for a type.
    pub(crate) fn warm(&self) {
        self.cases.iter().for_each(|case| drop(black_box((case.by_text)("null", Limits::default()))));
    }

    /// All readings, the two sizes of a way side by side.
    pub(crate) fn readings(&self) -> impl Iterator<Item = Reading<'_>> {
        let [few, many] = [&self.cases[0], &self.cases[1]].map(Case::readings);
        few.into_iter().zip(many).flat_map(|(few, many)| [few, many]).flatten()
    }

    /// What came of every reading.
    pub(crate) fn outcomes(&self) -> Vec<Outcome> {
        self.readings().map(|reading| Outcome::of(&reading.ready()())).collect()
    }

    /// What these outcomes are not that they should be.
    pub(crate) fn unlike(&self, outcomes: &[Outcome]) -> Option<String> {
        let sizes = self.sizes.iter().cycle();
        let other = sizes.zip(outcomes).find(|(size, outcome)| !(self.happens)(**size, outcome))?;
        Some(format!("{}: {} repairs and {} issues at {}", self.what, other.1.repairs, other.1.issues, other.0))
    }

    /// How many times the work four times the size takes, where it was counted.
    fn ratios(&self, counts: &[f64]) -> [Option<f64>; WAYS] {
        let mut counted = counts.chunks_exact(2).map(|counts| counts[1] / counts[0]);
        self.cases[0].readings().map(|reading| reading.and_then(|_| counted.next()))
    }

    /// How many times the work it may take: more where the document grows by more than four times.
    fn most(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "documents have far less than 2^53 bytes")]
        let [few, many] = [&self.cases[0], &self.cases[1]].map(|case| case.size() as f64);
        MOST * (many / few / 4.0).max(1.0) * 4.0_f64.powi(self.paths)
    }

    pub(crate) fn cells(&self, counts: &[f64]) -> Vec<String> {
        let ratio = |ratio: Option<f64>| ratio.map_or_else(String::new, |ratio| format!("{ratio:.2}"));
        let [from, to] = self.sizes;
        let head = [self.what.clone(), format!("{from}, {to}")];
        head.into_iter().chain(self.ratios(counts).map(ratio)).collect()
    }

    /// What grows too fast.
    pub(crate) fn fault(&self, counts: &[f64]) -> Option<String> {
        let most = self.most();
        let ratio = self.ratios(counts).into_iter().flatten().fold(0.0, f64::max);
        (ratio > most).then(|| format!("{}: {ratio:.2} times the work, {most:.2} is the limit", self.what))
    }
}
