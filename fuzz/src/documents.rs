//! Documents in JSON, for each fixture.
//!
//! An execution looks at one guarantee at one entry point, which a byte chooses: all of them would take sixty readings. What is not
//! looked at in one execution is looked at in others, and an input that shows a fault shows it in a few readings.

use std::sync::LazyLock;

use serde_coerce::Mode;
use proptest::strategy::{BoxedStrategy, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};
use serde::Deserialize;
use serde_json::Value;

use crate::guarantees::document::Change;
use crate::guarantees::fixture::{EntryPoint, Fixture, Outcome};
use crate::guarantees::text::Style;
use crate::guarantees::{declared, document, entry_points, harmless, lossless, replay, strict, test_types};

/// As the default limits have it.
const MOST_LEVELS: usize = 127;

static FIXTURES: LazyLock<Vec<Fixture>> = LazyLock::new(test_types::all);

thread_local! {
    static CHANGE: BoxedStrategy<Change> = document::change().boxed();
    static ANY_JSON: BoxedStrategy<Value> = document::any_json().boxed();
}

/// The fixture that the first two bytes choose, and the rest.
pub(crate) fn fixture(data: &[u8]) -> Option<(&'static Fixture, &[u8])> {
    let ([low, high], rest) = data.split_first_chunk()?;
    let chosen = usize::from(u16::from_le_bytes([*low, *high])) % FIXTURES.len();
    Some((FIXTURES.get(chosen)?, rest))
}

/// Text, valid or not. Two bytes choose the fixture, one the guarantee, four the style in which the document is written again.
pub fn text(data: &[u8]) {
    let Some((fixture, rest)) = fixture(data) else { return };
    let Some(([chosen, style @ ..], bytes)) = rest.split_first_chunk::<5>() else { return };
    let (looks_inside, chosen) = (chosen % 4 > 0, usize::from(chosen / 4));
    match serde_json::from_slice(bytes) {
        Ok(document) if looks_inside => {
            obey(fixture, keeps_guarantee(fixture, chosen, &document, &Style::of(style.to_vec())));
        }
        _ => obey(fixture, reads_as_serde(fixture, chosen, bytes)),
    }
}

/// Near misses: a sample of the fixture, and a change for each four bytes. In one of eight cases any JSON instead.
pub fn values(data: &[u8]) {
    let Some((fixture, rest)) = fixture(data) else { return };
    let Some(([chosen, style @ ..], bytes)) = rest.split_first_chunk::<5>() else { return };
    let mut samples = fixture.samples.iter().chain(&fixture.misses).cycle();
    let Some(mut document) = samples.nth(style[0].into()).cloned() else { return };
    let mut seeds = bytes.chunks(4);
    if style[1] % 8 == 7 {
        document = ANY_JSON.with(|any_json| made(seeds.next().unwrap_or_default(), any_json));
    }
    for seed in seeds.take(8) {
        CHANGE.with(|change| made(seed, change)).apply(&mut document);
    }
    // Deeper ones are refused, wherever the reading comes to it first.
    if levels(&document) > MOST_LEVELS {
        harmless::look_at(&fixture.safe(EntryPoint::Value(&document)));
        return;
    }
    obey(fixture, keeps_guarantee(fixture, (*chosen).into(), &document, &Style::of(style.to_vec())));
}

/// How many levels of lists and objects a document has.
fn levels(document: &Value) -> usize {
    match document {
        Value::Array(items) => 1 + items.iter().map(levels).max().unwrap_or(0),
        Value::Object(members) => 1 + members.values().map(levels).max().unwrap_or(0),
        _ => 0,
    }
}

/// What the strategy makes of this seed. (Where the bytes themselves are the dice, as `RngAlgorithm::PassThrough` has it, each
/// alternative takes half of them, and where they end the strategies never do.)
fn made<S: Strategy>(bytes: &[u8], strategy: &S) -> S::Value {
    let mut seed = [0; 32];
    seed.iter_mut().zip(bytes).for_each(|(seed, byte)| *seed = *byte);
    let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config { failure_persistence: None, ..Config::default() }, dice);
    strategy.new_tree(&mut runner).expect("these strategies refuse nothing").current()
}

/// Strict mode is serde, for text that may be anything, and nothing panics.
fn reads_as_serde(fixture: &Fixture, chosen: usize, bytes: &[u8]) -> TestCaseResult {
    let entry_point = match (chosen % 7, str::from_utf8(bytes)) {
        (0, _) => EntryPoint::Slice(bytes),
        (1, _) => EntryPoint::Reader(bytes),
        (2, Ok(text)) => EntryPoint::Str(text),
        (3, Ok(text)) if !is_out_of_range(text) && !has_integer_by_digits(text) => EntryPoint::OfText(text),
        (other, _) => {
            let options = harmless::options();
            harmless::look_at(&fixture.with(options[other % options.len()], EntryPoint::Slice(bytes)));
            return Ok(());
        }
    };
    strict::agrees_with_serde(fixture, entry_point)
}

/// Whether a number is too large for a `Value`: a deserializer that is read once gives all members, also those that serde skips.
fn is_out_of_range(text: &str) -> bool {
    let read = Value::deserialize(&mut serde_json::Deserializer::from_str(text));
    read.is_err_and(|error| error.to_string().starts_with("number out of range"))
}

/// Whether there may be an integer of more than 64 bits, or `-0`: `serde_json` reads these only if an integer of 128 bits is asked for.
fn has_integer_by_digits(text: &str) -> bool {
    text.contains("-0") || text.split(|digit: char| !digit.is_ascii_digit()).any(|digits| digits.len() >= 19)
}

/// One of the guarantees, for one document.
fn keeps_guarantee(fixture: &Fixture, chosen: usize, document: &Value, style: &Style) -> TestCaseResult {
    let (guarantee, entry_point) = (chosen % 9, chosen / 9);
    match guarantee {
        0 => at(document, entry_point, |entry_point| strict::agrees_at(fixture, entry_point)),
        1 => at(document, entry_point, |entry_point| is_as_by_value(fixture, entry_point, document, Mode::Strict)),
        2 => at(document, entry_point, |entry_point| is_as_by_value(fixture, entry_point, document, Mode::Safe)),
        3 => reads_repeated_members(fixture, document, &style.clone().repeating().write(document)),
        4 => {
            strict::leaves_valid_alone(fixture, document).and_then(|()| replay::changes_with_a_word(fixture, document))
        }
        5 => replay::is_replayed(fixture, document)
            .and_then(|()| replay::is_replayed_beside_issues(fixture, document))
            .and_then(|()| declared::is_reported(fixture, document)),
        6 => is_declared(fixture, document),
        7 => at(document, entry_point, |entry_point| is_harmless_with_few(fixture, entry_point)),
        _ => entry_points::has_no_order(fixture, document, style),
    }
}

/// Text in which members come more than once.
fn reads_repeated_members(fixture: &Fixture, document: &Value, text: &str) -> TestCaseResult {
    strict::agrees_with_serde(fixture, EntryPoint::Str(text))?;
    if !fixture.is_read_alike(document) {
        return Ok(());
    }
    replay::is_replayed_on_text(fixture, text).and_then(|()| replay::is_read_alike_as_text(fixture, text))
}

/// One of the entry points, for the document or its text.
fn at(document: &Value, chosen: usize, look: impl Fn(EntryPoint<'_>) -> TestCaseResult) -> TestCaseResult {
    let text = document.to_string();
    let entry_points = EntryPoint::all(document, &text);
    look(entry_points[chosen % entry_points.len()])
}

fn is_as_by_value(fixture: &Fixture, entry_point: EntryPoint<'_>, document: &Value, mode: Mode) -> TestCaseResult {
    if !fixture.is_read_alike(document) {
        return Ok(());
    }
    let read = |entry_point| -> Outcome {
        match mode {
            Mode::Strict => fixture.strict(entry_point),
            Mode::Safe => fixture.safe(entry_point),
        }
    };
    let by_value = read(EntryPoint::Value(document));
    harmless::look_at(&by_value);
    entry_points::is_as_by_value(fixture, entry_point, &read(entry_point), &by_value)
}

/// What is reported is what the table of rules declares, and the rule does no more than it may.
fn is_declared(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let report = fixture.report(document);
    declared::lists_all(fixture, &report)?;
    lossless::is_faithful_to_all(&report)
}

/// Nothing panics with the smallest limits either.
fn is_harmless_with_few(fixture: &Fixture, entry_point: EntryPoint<'_>) -> TestCaseResult {
    let [.., few] = harmless::options();
    harmless::look_at(&fixture.with(few, entry_point));
    Ok(())
}

pub(crate) fn obey(fixture: &Fixture, result: TestCaseResult) {
    if let Err(broken) = result {
        panic!("{}: {broken}", fixture.name);
    }
}
