//! All combinations under the guarantees, kind by kind.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;

use super::fixture::Fixture;
use super::kinds::KINDS;
use super::obey::Place;
use super::seed::seed;
use super::typed::TYPE_KINDS;
use super::values::{awkward, said, said_inside, values, with_other_keys};

/// How many faults are told of a kind.
const TOLD: usize = 6;

/// A kind under test.
struct Run<'a> {
    fixture: &'a Fixture<'a>,
    awkward: Vec<Value>,
}

/// On how many fields a rule stands, and on how many of them it fired.
#[derive(Default)]
struct Count {
    stands: usize,
    fires: usize,
}

impl Run<'_> {
    /// One field: samples said as each rule expects them, the awkward values (a part of them where there are other rules too),
    /// and random ones. Gives the rules that fired.
    fn field(&self, place: &Place<'_>, samples: &[Value], number: usize) -> Result<BTreeSet<&'static str>, String> {
        let fired = RefCell::new(BTreeSet::new());
        let property = |value: &Value| place.obeys(value, &mut fired.borrow_mut());
        let rules: Vec<_> = place.combination.rules().collect();
        let part = if rules.len() == 1 { 1 } else { 6 };
        let awkward = self.awkward.iter().skip(number % part).step_by(part).cloned();
        let keys = ["ignore_key_case", "drop_keys"].iter().any(|name| place.combination.has(name));
        let with_other_keys = if keys { with_other_keys(samples) } else { Vec::new() };
        let inside = if place.fixture.is_of_documents() { said_inside(samples, &rules) } else { Vec::new() };
        for value in said(samples, &rules).into_iter().chain(inside).chain(with_other_keys).chain(awkward) {
            property(&value).map_err(|error| format!("{value}: {error}"))?;
        }
        let all = Config::default();
        let rng_seed = seed(all.rng_seed, &[place.fixture.name, place.combination.field]);
        let config = Config { cases: all.cases.div_ceil(32), rng_seed, failure_persistence: None, ..all };
        let others = values(samples, &rules);
        TestRunner::new(config).run(&others, |value| property(&value)).map_err(|error| error.to_string())?;
        Ok(fired.into_inner())
    }

    /// The faults of all fields, and the rules that fire on few of those on which they stand: by themselves some give what
    /// the type refuses, and where that is dropped nothing is told of them.
    fn faults(&self) -> Vec<String> {
        let fixture = self.fixture;
        let shared = (!fixture.is_of_documents()).then(|| fixture.rules(""));
        let mut faults = Vec::new();
        let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
        for (number, combination) in fixture.combinations.iter().enumerate() {
            let (samples, listed) = samples(combination.kind);
            let table = shared.as_ref().map_or_else(|| Cow::Owned(fixture.rules(combination.field)), Cow::Borrowed);
            match self.field(&Place { fixture, combination, table: &table, listed }, &samples, number) {
                Ok(fired) => {
                    for rule in combination.names().collect::<BTreeSet<_>>() {
                        let count = counts.entry(rule).or_default();
                        count.stands += 1;
                        count.fires += usize::from(fired.contains(rule));
                    }
                }
                Err(fault) => faults.push(format!("{:?}: {fault}", combination.declared)),
            }
        }
        faults.truncate(TOLD);
        // In a document a rule may stand in a few places where nothing accepts what it makes: `null_to_object` on a variant with
        // required members, of which an untagged enum reports nothing.
        let (part, least) = if fixture.is_of_documents() { (6, 8) } else { (4, 1) };
        // What `dollars` makes of a text is mostly a number, and where the type does not take that, it is undone.
        let part_of = |rule: &str| if rule == "dollars" { 3 * part } else { part };
        let least_of = |rule: &str| if rule == "dollars" { least.max(4) } else { least };
        let seldom = counts
            .iter()
            .filter(|(rule, count)| count.stands >= least_of(rule) && count.fires * part_of(rule) < count.stands);
        let seldom = seldom.map(|(rule, Count { stands, fires })| format!("`{rule}` fires on {fires} of {stands}"));
        faults.into_iter().chain(seldom).collect()
    }
}

/// Good values of a kind, and the struct variant in them that serde reads from a list in text, but not in a value.
fn samples(kind: &str) -> (Vec<Value>, &'static str) {
    let fields = KINDS.iter().map(|kind| (kind.name, kind.samples, kind.listed));
    let types = TYPE_KINDS.iter().map(|kind| (kind.name, kind.samples, kind.listed));
    let known = fields.chain(types).find(|(name, ..)| *name == kind);
    let (_, samples, listed) = known.unwrap_or(("", kind, "set"));
    (serde_json::from_str(samples).expect("a list of values"), listed)
}

/// All places of a fixture under the guarantees.
pub(crate) fn check(fixture: &Fixture<'_>) {
    let faults = Run { fixture, awkward: awkward() }.faults();
    assert!(faults.is_empty(), "{}:\n{}", fixture.name, faults.join("\n"));
}
