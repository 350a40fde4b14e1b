//! What stands in a field: good values said as the field's rules expect them, awkward ones, near misses, anything.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

use super::document::{any_json, near};
use super::rule::Rule;
use super::unsaid::{misnamed, places, unsaid, unsaid_at};

/// Values of all kinds on which a rule fires, or seems to.
const AWKWARD: &str = r#"["5", " 5", "5 ", "+5", "-1", "-0", "007", "256", "5.0", "1.5", "1e3", "1e400", "1,000", "0x10", ".5",
    "5.", "NaN", "5 apples", "9007199254740993", "18446744073709551616", "", " ", "null", "None", " None ", "true", "TRUE",
    " false", "on", " ON ", "off", "OFF", "N/A", "none-of", "a", "a,b", "a; b", "1, 2", "a,,b", "[1,2]", " [1]", "[1,", "[draft] a",
    "{}", "{\"type\":\"a\"}", "{\"op\":\"clear\"}", "[{\"at\":1}]", "{\"a\":\"5\"}", "\"5\"", "clear", "$5", "$1.50", "$true",
    "$on", "$list", "$entity", "$?", 5, 5.0, 1.5, -1, -0.0, 0, 1, 1.0, 256, 1e3, 9007199254740992.0, 9007199254740993,
    9007199254740994.0, 18446744073709551615, true, false, null, [], [5], ["5"], [5, 6], [[5]], [null], ["a", "b"], ["a", "a"],
    ["type", "rank"], [{"type": "a"}], [{"value": 5}], [["on"]], {}, {"0": 1}, {"1": 6, "0": "5"}, {"00": 1}, {"0": 1, "2": 3},
    {"value": 5}, {"value": "5"}, {"value": {"value": 5}}, {"value": 5, "unit": "s"}, {"type": "a"}, {"type": "a", "rank": "7"},
    {"value": {"type": "a"}}, {"op": "clear"}, {"op": "set", "level": "5.0"}, {"set": {"level": "5"}}, {"kind": "count", "data": "5"},
    {"at": 5}, [{"at": 5}], {"x": []}]"#;

/// Those of [`AWKWARD`].
pub(crate) fn awkward() -> Vec<Value> {
    serde_json::from_str(AWKWARD).expect("a list of values")
}

/// Each sample, said once as each rule expects it: as a whole, and in its items.
pub(crate) fn said(samples: &[Value], rules: &[&'static Rule]) -> Vec<Value> {
    let ways = samples.iter().flat_map(|sample| rules.iter().map(move |rule| (sample, *rule)));
    ways.flat_map(|(sample, rule)| [0, 1, 2].map(|depth| unsaid(rule, sample.clone(), depth))).collect()
}

/// Each sample, said as each rule expects it in each single place inside.
pub(crate) fn said_inside(samples: &[Value], rules: &[&'static Rule]) -> Vec<Value> {
    let ways = samples.iter().flat_map(|sample| rules.iter().map(move |rule| (sample, *rule)));
    let said = ways.flat_map(|(sample, rule)| {
        let said = (1..places(sample)).map(move |place| unsaid_at(rule, sample.clone(), place));
        said.filter(move |said| said != sample)
    });
    said.collect()
}

/// Each sample with its members under other names.
pub(crate) fn with_other_keys(samples: &[Value]) -> Vec<Value> {
    samples.iter().flat_map(misnamed).collect()
}

/// One that is said as a rule expects it, in all places so deep or in a single one.
fn said_once(value: Value, (rule, depth, place): (&'static Rule, usize, Option<Index>)) -> Value {
    let places = places(&value);
    match place {
        Some(place) => unsaid_at(rule, value, place.index(places)),
        None => unsaid(rule, value, depth),
    }
}

/// Samples said as rules expect them, several times, and these with other changes; awkward values; near misses; anything.
pub(crate) fn values(samples: &[Value], rules: &[&'static Rule]) -> impl Strategy<Value = Value> + use<> {
    let samples = samples.to_vec();
    let rules = if rules.is_empty() { Rule::all().collect() } else { rules.to_vec() };
    let way = (select(rules), 0..3_usize, option::of(any::<Index>()));
    let said =
        (select(samples.clone()), vec(way, 1..4)).prop_map(|(sample, ways)| ways.into_iter().fold(sample, said_once));
    let messy = said.clone().prop_flat_map(|said| near(vec![said]));
    prop_oneof![
        4 => said,
        3 => messy,
        2 => near(samples),
        2 => select(awkward()),
        1 => near(awkward()),
        1 => any_json(),
    ]
}
