//! What stands in a field: good values said as the field's rules expect them, awkward ones, near misses, anything.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use super::document::{any_json, near};
use super::rule::Rule;
use super::unsaid::unsaid;

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

/// Samples said as rules expect them, several times; awkward values; near misses of both; anything.
pub(crate) fn values(samples: &[Value], rules: &[&'static Rule]) -> impl Strategy<Value = Value> + use<> {
    let ways = vec((select(rules.to_vec()), 0..3_usize), 1..4);
    let said = (select(samples.to_vec()), ways)
        .prop_map(|(sample, ways)| ways.into_iter().fold(sample, |value, (rule, depth)| unsaid(rule, value, depth)));
    prop_oneof![
        3 => said,
        1 => near(samples.to_vec()),
        2 => select(awkward()),
        1 => near(awkward()),
        1 => any_json(),
    ]
}
