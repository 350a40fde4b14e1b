//! All types with all documents.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;

use super::planted::{Planted, WAYS, planted, shows};
use super::seed::seed;
use super::types::{Case, by_position, cases, unmarked};

/// Fails where something seen of the document shows the secret.
fn is_silent(case: &Case, document: &Value, seen: Vec<String>) {
    for line in seen {
        assert!(!shows(&line), "{}\n{document}\n{line}", case.name);
    }
}

/// The documents of a type.
fn documents(case: &Case) -> impl Iterator<Item = Planted> {
    case.templates.iter().flat_map(planted)
}

#[test]
fn a_secret_is_not_seen_at_any_entry_point() {
    for case in cases().into_iter().chain(by_position()) {
        for Planted { document, .. } in documents(&case) {
            is_silent(&case, &document, (case.seen_everywhere)(&document));
        }
    }
}

#[test]
fn a_secret_is_not_seen_where_something_around_it_is_otherwise() {
    for case in cases() {
        for (number, planted) in documents(&case).enumerate() {
            // Of the ways at all depths a part for each form of the secret: all of them together take a minute.
            let ways = (0..planted.around()).flat_map(|depth| WAYS.map(|way| (way, depth)));
            for way in ways.skip(number % 5).step_by(5) {
                let document = planted.changed(vec![way]);
                is_silent(&case, &document, (case.seen_briefly)(&document));
            }
        }
    }
}

#[test]
fn a_secret_is_not_seen_where_much_around_it_is_otherwise() {
    let of = |case: Case| (documents(&case).collect(), case);
    let documents: Vec<(Vec<Planted>, Case)> = cases().into_iter().map(of).collect();
    let all = Config::default();
    let rng_seed = seed(all.rng_seed, &["secrets"]);
    let mut runner = TestRunner::new(Config { cases: 8 * all.cases, rng_seed, failure_persistence: None, ..all });
    let ways = vec((select(&WAYS[..]), any::<Index>()), 2..5);
    let run = runner.run(&(any::<Index>(), any::<Index>(), ways), |(case, planted, ways)| {
        let (documents, case) = case.get(&documents);
        let planted = planted.get(documents);
        let ways = ways.into_iter().map(|(way, at)| (way, at.index(planted.around().max(1)))).collect();
        let document = planted.changed(ways);
        let showing = (case.seen_briefly)(&document).into_iter().find(|line| shows(line));
        prop_assert_eq!(showing, None, "{}\n{}", case.name, document);
        Ok(())
    });
    run.unwrap_or_else(|error| panic!("{error}"));
}

/// Without the mark it is seen in most documents: what is looked for would be found.
#[test]
fn without_the_mark_it_is_seen() {
    let case = unmarked();
    let shown = |planted: &Planted| (case.seen_everywhere)(&planted.document).iter().any(|line| shows(line));
    let (showing, silent): (Vec<_>, Vec<_>) = documents(&case).partition(shown);
    assert!(showing.len() > silent.len(), "{silent:?}");
}
