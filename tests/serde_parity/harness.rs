//! Compares the schema of each type, and what reads along it, with its `Deserialize`.

use std::fmt::{Debug, Display, Write as _};

use serde::de::DeserializeOwned;
use serde_coerce::__private::{Judgement, judge_text, judge_value};
use serde_coerce::{Coerce, Mode, Options};
use serde_json::Value;

use crate::document::Doc;
use crate::generate::{Generator, spoil};
use crate::random::Random;

/// A type and samples of its documents.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) samples: &'static [&'static str],
    pub(crate) check: fn(&str) -> Vec<Difference>,
    /// Whether only ASCII is tried.
    pub(crate) ascii: bool,
}

/// A document that serde and the schema, or what reads along it, judge differently.
pub(crate) struct Difference {
    from: &'static str,
    asked: Asked,
    mode: Mode,
    serde: String,
    coerce: String,
}

/// What is compared with serde.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    /// Whether the schema accepts the document.
    Schema,
    /// Whether the engine finds an issue.
    Issues,
    /// What the entry point makes of it.
    EntryPoint,
}

/// Registers types: each with its samples.
///
/// `#[debug]` compares types without `PartialEq` by `Debug`, `#[unordered]` does not compare by `Debug` what has no order.
/// `#[ascii]` is for types with boolean keys: of others that are not ASCII `serde_json` makes text that is no UTF-8.
/// `#[ruled]` types have rules: only strict mode reads what serde does.
macro_rules! parity {
    ($($(#[$how:ident])* $type:ty => [$($sample:expr),* $(,)?];)+) => {
        pub(crate) const CASES: &[$crate::harness::Case] = &[$(
            $crate::harness::Case {
                name: stringify!($type),
                samples: &[$($sample),*],
                check: |text| {
                    let modes = $crate::harness::parity!(@modes $(#[$how])*);
                    $crate::harness::differences::<$type>(text, modes, $crate::harness::parity!(@same $(#[$how])*))
                },
                ascii: $crate::harness::parity!(@ascii $(#[$how])*),
            },
        )+];

        #[test]
        fn the_schema_accepts_what_serde_accepts() {
            $crate::harness::run(module_path!(), CASES);
        }
    };
    (@modes #[ruled]) => { &[serde_coerce::Mode::Strict] };
    (@modes $(#[$how:ident])*) => { &[serde_coerce::Mode::Strict, serde_coerce::Mode::Safe] };
    (@same #[ruled]) => { $crate::harness::parity!(@same) };
    (@same $(#[ascii])?) => { |a, b| a == b && format!("{a:?}") == format!("{b:?}") };
    (@same $(#[ascii])? #[unordered]) => { |a, b| a == b };
    (@same $(#[ascii])? #[debug]) => { |a, b| format!("{a:?}") == format!("{b:?}") };
    (@ascii #[ascii] $(#[$how:ident])?) => { true };
    (@ascii $(#[$how:ident])?) => { false };
}
pub(crate) use parity;

/// Whether two values are the same.
type Same<T> = fn(&T, &T) -> bool;

/// In what serde and the schema differ over one text, and over the value in it.
pub(crate) fn differences<T>(text: &str, modes: &[Mode], same: Same<T>) -> Vec<Difference>
where
    T: DeserializeOwned + Coerce + Debug,
{
    let mut found = Vec::new();
    let by_serde = serde_json::from_str::<T>(text);
    for mode in modes {
        let mut compared = Compared { from: "text", mode: *mode, serde: &by_serde, found: &mut found };
        // Text that is no JSON has no document to judge.
        if let Ok(judgement) = judge_text::<T>(text, *mode) {
            compared.judgement(&judgement);
        }
        compared.read(&Options::default().mode(*mode).from_str_with_report::<T>(text), same);
    }
    let Ok(value) = serde_json::from_str::<Value>(text) else { return found };
    let by_serde = serde_json::from_value::<T>(value.clone());
    for mode in modes {
        let mut compared = Compared { from: "value", mode: *mode, serde: &by_serde, found: &mut found };
        compared.judgement(&judge_value::<T>(&value, *mode));
        compared.read(&Options::default().mode(*mode).from_value_with_report::<T>(value.clone()), same);
    }
    found
}

/// One document, as serde reads it.
struct Compared<'a, T> {
    from: &'static str,
    mode: Mode,
    serde: &'a Result<T, serde_json::Error>,
    found: &'a mut Vec<Difference>,
}

impl<T: Debug> Compared<'_, T> {
    fn judgement(&mut self, judgement: &Judgement) {
        if judgement.accepted != Some(self.serde.is_ok()) {
            self.differs(Asked::Schema, format!("{:?}", judgement.accepted));
        }
        if (judgement.issues == 0) != self.serde.is_ok() {
            self.differs(Asked::Issues, format!("{} issues", judgement.issues));
        }
    }

    fn read<R>(&mut self, read: &Result<(T, R), impl Display>, same: Same<T>) {
        let agree = match (self.serde, read) {
            (Ok(serde), Ok((coerce, _))) => same(serde, coerce),
            (serde, coerce) => serde.is_ok() == coerce.is_ok(),
        };
        if !agree {
            let read = read.as_ref().map(|(value, _)| value);
            self.differs(Asked::EntryPoint, outcome(&read));
        }
    }

    fn differs(&mut self, asked: Asked, coerce: String) {
        let (from, mode) = (self.from, self.mode);
        self.found.push(Difference { from, asked, mode, serde: outcome(&self.serde.as_ref()), coerce });
    }
}

fn outcome<T: Debug>(read: &Result<&T, impl Display>) -> String {
    match read {
        Ok(value) => format!("accepts it as {value:?}"),
        Err(error) => format!("refuses it: {error}"),
    }
}

/// Runs all inputs of some types, and fails with what differs.
pub(crate) fn run(module: &str, cases: &[Case]) {
    let inputs = from_environment("PARITY_CASES").unwrap_or(80);
    let seed = from_environment("PARITY_SEED").unwrap_or(1);
    let shown = from_environment("PARITY_SHOWN").unwrap_or(3);
    let mut report = String::new();
    for case in cases {
        run_case(case, inputs, seed, shown, &mut report);
    }
    assert!(report.is_empty(), "{module} (seed {seed}):\n{report}");
}

fn from_environment<N: std::str::FromStr>(name: &str) -> Option<N> {
    std::env::var(name).ok()?.parse().ok()
}

fn run_case(case: &Case, inputs: usize, seed: u64, shown: usize, report: &mut String) {
    let generator = Generator::new(case.samples);
    let mut random = Random::of(case.name, seed);
    let mut different = 0;
    for index in 0..inputs {
        let doc = generator.document(index, &mut random);
        let mut text = doc.write(&mut random);
        let spoiled = random.one_in(25) && index >= case.samples.len();
        if spoiled {
            spoil(&mut text, &mut random);
        }
        if case.ascii && !text.is_ascii() {
            continue;
        }
        let found = (case.check)(&text);
        if found.is_empty() {
            continue;
        }
        different += 1;
        if different <= shown {
            let text = if spoiled { text } else { smallest(&doc, case, &found[0]).unwrap_or(text) };
            show(case, index, &text, report);
        }
    }
    if different > 0 {
        let _ = writeln!(report, "{}: {different} of {inputs} inputs differ\n", case.name);
    }
}

/// The smallest document found that still differs in the same way.
fn smallest(doc: &Doc, case: &Case, first: &Difference) -> Option<String> {
    let mut at = doc.clone();
    let mut text = None;
    loop {
        let less = at.smaller().into_iter().find_map(|doc| {
            let text = doc.write_plainly();
            let differs =
                (case.check)(&text).iter().any(|found| found.from == first.from && found.asked == first.asked);
            differs.then_some((doc, text))
        });
        let Some((doc, smaller)) = less else { return text };
        at = doc;
        text = Some(smaller);
    }
}

fn show(case: &Case, index: usize, text: &str, report: &mut String) {
    let _ = writeln!(report, "{} #{index}\n  {text}", case.name);
    let mut before = String::new();
    for Difference { from, asked, mode, serde, coerce } in (case.check)(text) {
        if before != serde {
            let _ = writeln!(report, "    {from}: serde {serde}");
            before = serde;
        }
        let _ = writeln!(report, "        {asked:?}, {mode:?}: {coerce}");
    }
}
