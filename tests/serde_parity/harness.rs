//! Compares strict `Coerce` with `Deserialize`, type by type and entry point by entry point.

use std::fmt::{Debug, Display, Write as _};

use coerce::{Coerce, Mode, Options};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

use crate::document::Doc;
use crate::generate::{Generator, spoil};
use crate::random::Random;

/// A type and samples of its documents.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) samples: &'static [&'static str],
    pub(crate) check: fn(&str, Option<&Doc>) -> Vec<Difference>,
    /// Whether only ASCII is tried.
    pub(crate) ascii: bool,
}

/// A document that the two read differently.
pub(crate) struct Difference {
    entry_point: EntryPoint,
    serde: String,
    coerce: String,
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
                check: |text, doc| {
                    let modes = $crate::harness::parity!(@modes $(#[$how])*);
                    $crate::harness::differences::<$type>(text, doc, modes, $crate::harness::parity!(@same $(#[$how])*))
                },
                ascii: $crate::harness::parity!(@ascii $(#[$how])*),
            },
        )+];

        #[test]
        fn strict_coerce_reads_what_serde_reads() {
            $crate::harness::run(module_path!(), CASES);
        }
    };
    (@modes #[ruled]) => { &[coerce::Mode::Strict] };
    (@modes $(#[$how:ident])*) => { &[coerce::Mode::Strict, coerce::Mode::Safe] };
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

/// What the two make of one text, from text and from a value.
///
/// Of `doc`, which is what the text says, three things may differ that are meant to, by the entry points for text: see
/// `meant`.
pub(crate) fn differences<T>(text: &str, doc: Option<&Doc>, modes: &[Mode], same: Same<T>) -> Vec<Difference>
where
    T: DeserializeOwned + Coerce + Debug,
{
    let mut found = Vec::new();
    let by_serde = serde_json::from_str::<T>(text);
    for mode in modes {
        let by_coerce = Options::default().mode(*mode).from_str::<T>(text).map(|(value, _)| value);
        let difference = difference(("from_str", *mode), &by_serde, &by_coerce, same);
        found.extend(difference.filter(|_| !doc.is_some_and(|doc| is_meant(doc, &by_coerce, same))));
    }
    let Ok(value) = serde_json::from_str::<Value>(text) else { return found };
    let by_serde = serde_json::from_value::<T>(value.clone());
    for mode in modes {
        let by_coerce = Options::default().mode(*mode).from_value::<T>(value.clone()).map(|(value, _)| value);
        found.extend(difference(("from_value", *mode), &by_serde, &by_coerce, same));
    }
    found
}

/// An entry point, and how it reads.
type EntryPoint = (&'static str, Mode);

fn difference<T: Debug>(
    entry_point: EntryPoint,
    serde: &Result<T, impl Display>,
    coerce: &Result<T, impl Display>,
    same: Same<T>,
) -> Option<Difference> {
    let agree = agree(serde, coerce, same);
    (!agree).then(|| Difference { entry_point, serde: outcome(serde), coerce: outcome(coerce) })
}

fn agree<T, E, F>(serde: &Result<T, E>, coerce: &Result<T, F>, same: Same<T>) -> bool {
    match (serde, coerce) {
        (Ok(serde), Ok(coerce)) => same(serde, coerce),
        (Err(_), Err(_)) => true,
        _ => false,
    }
}

/// Whether serde would read the same document as `Coerce` has, if only it were written another way: number and boolean keys
/// without escapes, members in the order of their keys, or those of one name side by side (see `meant`).
fn is_meant<T: DeserializeOwned, E>(doc: &Doc, coerce: &Result<T, E>, same: Same<T>) -> bool {
    let rewritten = [doc.write_plainly(), doc.sorted().write_plainly(), doc.grouped().write_plainly()];
    rewritten.iter().any(|text| agree(&serde_json::from_str::<T>(text), coerce, same))
}

fn outcome<T: Debug>(read: &Result<T, impl Display>) -> String {
    match read {
        Ok(value) => format!("accepts it as {value:?}"),
        Err(error) => format!("refuses it: {error}"),
    }
}

/// Runs all inputs of some types, and fails with what differs.
pub(crate) fn run(module: &str, cases: &[Case]) {
    let inputs = from_environment("PARITY_CASES").unwrap_or(80);
    let seed = from_environment("PARITY_SEED").unwrap_or(1);
    let told = from_environment("PARITY_TOLD").unwrap_or(3);
    let mut report = String::new();
    for case in cases {
        run_case(case, inputs, seed, told, &mut report);
    }
    assert!(report.is_empty(), "{module} (seed {seed}):\n{report}");
}

fn from_environment<N: std::str::FromStr>(name: &str) -> Option<N> {
    std::env::var(name).ok()?.parse().ok()
}

fn run_case(case: &Case, inputs: usize, seed: u64, told: usize, report: &mut String) {
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
        // A text that is JSON all the same says something else than `doc`.
        if spoiled && serde_json::from_str::<IgnoredAny>(&text).is_ok() {
            continue;
        }
        let found = (case.check)(&text, Some(&doc).filter(|_| !spoiled));
        if found.is_empty() {
            continue;
        }
        different += 1;
        if different <= told {
            let text = if spoiled { text } else { smallest(&doc, case, &found[0]).unwrap_or(text) };
            tell(case, index, &text, report);
        }
    }
    if different > 0 {
        let _ = writeln!(report, "{}: {different} of {inputs} inputs differ\n", case.name);
    }
}

/// The smallest document found that still differs by the same entry point.
fn smallest(doc: &Doc, case: &Case, first: &Difference) -> Option<String> {
    let mut at = doc.clone();
    let mut text = None;
    loop {
        let less = at.smaller().into_iter().find_map(|doc| {
            let text = doc.write_plainly();
            let differs = (case.check)(&text, Some(&doc)).iter().any(|found| found.entry_point == first.entry_point);
            differs.then_some((doc, text))
        });
        let Some((doc, smaller)) = less else { return text };
        at = doc;
        text = Some(smaller);
    }
}

fn tell(case: &Case, index: usize, text: &str, report: &mut String) {
    let _ = writeln!(report, "{} #{index}\n  {text}", case.name);
    for Difference { entry_point, serde, coerce } in (case.check)(text, None) {
        let _ = writeln!(report, "    {entry_point:?}: serde {serde}\n    {entry_point:?}: coerce {coerce}");
    }
}
