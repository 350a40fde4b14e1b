//! Documents in JSON, for each fixture.

use std::cell::RefCell;
use std::sync::LazyLock;

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};
use serde_json::Value;

use crate::guarantees::fixture::{EntryPoint, Fixture};
use crate::guarantees::text::Style;
use crate::guarantees::{declared, document, entry_points, harmless, lossless, replay, strict, test_types};

static FIXTURES: LazyLock<Vec<Fixture>> = LazyLock::new(test_types::all);

/// The fixture that the first two bytes choose, and the rest.
pub(crate) fn fixture(data: &[u8]) -> Option<(&'static Fixture, &[u8])> {
    let ([low, high], rest) = data.split_first_chunk()?;
    let chosen = usize::from(u16::from_le_bytes([*low, *high])) % FIXTURES.len();
    Some((FIXTURES.get(chosen)?, rest))
}

/// Text, valid or not. Two bytes choose the fixture, four the style in which the document is written again.
pub fn text(data: &[u8]) {
    let Some((fixture, rest)) = fixture(data) else { return };
    let Some((choices, bytes)) = rest.split_first_chunk::<4>() else { return };
    obey(fixture, reads_as_serde(fixture, bytes));
    harmless::look(fixture, EntryPoint::Slice(bytes));
    if let Ok(document) = serde_json::from_slice(bytes) {
        obey(fixture, keeps_guarantees(fixture, &document, &Style::of(choices.to_vec())));
    }
}

/// Near misses: a sample of the fixture, and a change for each four bytes. In one of eight cases any JSON instead.
pub fn values(data: &[u8]) {
    let Some((fixture, rest)) = fixture(data) else { return };
    let Some((choices, bytes)) = rest.split_first_chunk::<4>() else { return };
    let mut samples = fixture.samples.iter().chain(&fixture.misses).cycle();
    let Some(mut document) = samples.nth(choices[0].into()).cloned() else { return };
    let mut seeds = bytes.chunks(4);
    if choices[1] % 8 == 7 {
        document = made(seeds.next().unwrap_or_default(), &document::any_json());
    }
    let change = document::change();
    for seed in seeds.take(8) {
        made(seed, &change).apply(&mut document);
    }
    harmless::look(fixture, EntryPoint::Value(&document));
    harmless::look(fixture, EntryPoint::OfValue(&document));
    obey(fixture, keeps_guarantees(fixture, &document, &Style::of(choices.to_vec())));
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

/// Strict mode is serde, for text that may be anything.
fn reads_as_serde(fixture: &Fixture, bytes: &[u8]) -> TestCaseResult {
    strict::agrees_with_serde(fixture, EntryPoint::Slice(bytes))?;
    strict::agrees_with_serde(fixture, EntryPoint::Reader(bytes))?;
    let Ok(text) = str::from_utf8(bytes) else { return Ok(()) };
    strict::agrees_with_serde(fixture, EntryPoint::Str(text))?;
    strict::agrees_with_serde(fixture, EntryPoint::OfText(text))
}

/// All guarantees, for one document.
fn keeps_guarantees(fixture: &Fixture, document: &Value, style: &Style) -> TestCaseResult {
    strict::agrees_at_all_entry_points(fixture, document)?;
    strict::agrees_with_serde(fixture, EntryPoint::Str(&style.clone().repeating().write(document)))?;
    strict::leaves_valid_alone(fixture, document)?;
    replay::is_replayed(fixture, document)?;
    replay::changes_with_a_word(fixture, document)?;
    declared::is_listed(fixture, document)?;
    declared::is_reported(fixture, document)?;
    lossless::loses_nothing(fixture, document, &RefCell::default())?;
    entry_points::is_read_alike(fixture, document, |entry_point| fixture.safe(entry_point))?;
    entry_points::is_read_alike(fixture, document, |entry_point| fixture.strict(entry_point))?;
    entry_points::has_no_order(fixture, document, style)
}

pub(crate) fn obey(fixture: &Fixture, result: TestCaseResult) {
    if let Err(broken) = result {
        panic!("{}: {broken}", fixture.name);
    }
}
