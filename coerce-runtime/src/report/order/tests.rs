use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::report::log::Log;

fn path(pointer: &str) -> Path {
    let segment = |token: &str| token.parse().map_or_else(|_| Segment::Key(token.to_owned()), Segment::Index);
    Path { segments: pointer.split('/').skip(1).map(segment).collect() }
}

fn entry(pointer: &str, change: Change) -> Coercion {
    Coercion { path: path(pointer), rule: "trim", change }
}

/// A log in short: `/a` is a repair, `-/a/0` drops an item, `gaps /a 0 2` takes out those that were dropped, `/a < /A` is a move.
fn log(events: &[&str]) -> Log {
    let mut log = Log::default();
    for event in events {
        if let Some(gaps) = event.strip_prefix("gaps ") {
            let mut words = gaps.split(' ');
            let list = path(words.next().expect("a list"));
            let dropped = words.map(|index| index.parse().expect("an index")).collect();
            log.note(|| Event::at(list, What::Gaps(dropped)));
        } else if let Some(dropped) = event.strip_prefix('-') {
            log.add(Coercion { rule: "drop_invalid_items", ..entry(dropped, Change::Removed { from: json!(1) }) });
        } else if let Some((to, from)) = event.split_once(" < ") {
            log.add(entry(to, Change::Moved { from: path(from) }));
        } else {
            log.add(entry(event, Change::Replaced { from: json!(0), to: json!({}) }));
        }
    }
    log
}

#[test]
fn entries_are_in_the_order_of_their_paths_unless_they_meet() {
    let table: &[(&[&str], &[&str])] = &[
        (&[], &[]),
        (&["/b", "/a/10", "/a/9", "/a"], &["/a/9", "/a/10", "/a", "/b"]),
        (&["/b", "/d/x", "/c/1", "/a", "/d/w", "/c/0"], &["/a", "/b", "/c/0", "/c/1", "/d/w", "/d/x"]),
        (&["/b/x", "/c", "/b", "/a", "/b/w"], &["/a", "/b/x", "/b", "/b/w", "/c"]),
        (&["/a/x", "/A < /a"], &["/a/x", "/A"]),
        (&["/b", "/A < /a", "/A/x"], &["/A", "/A/x", "/b"]),
    ];
    for (events, expected) in table {
        let paths: Vec<_> = log(events).to_entries().iter().map(|entry| entry.path.to_pointer()).collect();
        assert_eq!(paths, *expected, "{events:?}");
    }
}

#[test]
fn items_that_were_dropped_come_first_and_the_others_count_without_them() {
    let table: &[(&[&str], &[&str])] = &[
        (&["-/a/0", "/a/1", "-/a/2", "/a/3", "gaps /a 0 2"], &["/a/2", "/a/0", "/a/0", "/a/1"]),
        // Of what a rule made, behind that rule.
        (&["/a", "-/a/0", "/a/1", "-/a/2", "gaps /a 0 2"], &["/a", "/a/2", "/a/0", "/a/0"]),
        (&["/A < /a", "/A/0", "-/A/1", "gaps /A 1"], &["/A", "/A/1", "/A/0"]),
        // An item of a list that has lost some itself.
        (
            &["-/a/0", "/a/1/0", "-/a/1/1", "gaps /a/1 1", "/a/1/b", "gaps /a 0"],
            &["/a/1/1", "/a/0", "/a/0/0", "/a/0/b"],
        ),
        // A second walk counts the items that the first has left, and may drop what the first has repaired.
        (&["-/a/0", "/a/1", "gaps /a 0", "/a/0", "/a/1"], &["/a/0", "/a/0", "/a/0", "/a/1"]),
        (&["-/a/1", "/a/2", "gaps /a 1", "-/a/0", "gaps /a 0"], &["/a/1", "/a/0", "/a/0"]),
        (&["/a/0", "/a/1/x", "-/a/0", "-/a/2", "/a/3", "gaps /a 0 2"], &["/a/2", "/a/0", "/a/0", "/a/0/x", "/a/1"]),
        // Not all of those that were dropped have an entry.
        (&["/a/1", "gaps /a 0"], &["/a/0"]),
    ];
    for (events, expected) in table {
        let paths: Vec<_> = log(events).to_entries().iter().map(|entry| entry.path.to_pointer()).collect();
        assert_eq!(paths, *expected, "{events:?}");
    }
}

#[test]
fn a_member_that_is_forgotten_is_not_in_what_was_made_around_it() {
    let made = |pointer, to: &Value| entry(pointer, Change::Replaced { from: json!("{…}"), to: to.clone() });
    let mut log = Log::default();
    log.note(|| Event::at(path("/nobody/asks"), What::Forgotten));
    log.add(made("/list", &json!([0, {"In": {"switch": 1, "n": 2}}, {"switch": 3}])));
    log.note(|| Event::at(path("/list"), What::Gaps(vec![0])));
    log.add(entry("/list/0/in", Change::Moved { from: path("/list/0/In") }));
    log.add(made("/list/0/other", &json!({"switch": 4})));
    log.note(|| Event::at(path("/list/0/in/switch"), What::Forgotten));
    log.note(|| Event::at(path("/list/1/switch"), What::Forgotten));
    log.note(|| Event::at(path("/elsewhere/switch"), What::Forgotten));
    let entries = log.to_entries();
    let made: Vec<_> = entries.iter().filter_map(|entry| entry.to_operation().get("value").cloned()).collect();
    assert_eq!(made, [json!([0, {"In": {"n": 2}}, {}]), json!({"switch": 4})]);
}

/// A document, and what one walk after the other does to it.
#[derive(Debug)]
struct Walked {
    before: Value,
    after: Value,
    log: Log,
}

/// Decisions of a walk: each is used once.
struct Choices<'c>(std::slice::Iter<'c, u8>);

impl Choices<'_> {
    fn next(&mut self, of: u8) -> u8 {
        self.0.next().map_or(0, |choice| choice % of)
    }
}

impl Walked {
    fn by(before: Value, choices: &[u8]) -> Self {
        let mut choices = Choices(choices.iter());
        let mut walked = Self { after: before.clone(), before, log: Log::default() };
        for _ in 0..3 {
            let mut document = walked.after.take();
            walked.visit(&mut document, &Path::default(), &mut choices);
            walked.after = document;
        }
        walked
    }

    /// Repairs a value or not, then what is inside.
    fn visit(&mut self, value: &mut Value, at: &Path, choices: &mut Choices<'_>) {
        if choices.next(5) == 1 {
            let to = [json!([1, [2, 3], 4]), json!({"b": [5, 6], "C": {"d": 7}}), json!(8)]
                [usize::from(choices.next(3))]
            .clone();
            let from = std::mem::replace(value, to.clone());
            self.log.add(Coercion { path: at.clone(), rule: "trim", change: Change::Replaced { from, to } });
        }
        match value {
            Value::Array(items) => self.visit_items(items, at, choices),
            Value::Object(members) => {
                let names: Vec<String> = members.keys().cloned().collect();
                for name in names {
                    self.visit_member(members, &name, at, choices);
                }
            }
            _ => {}
        }
    }

    fn visit_items(&mut self, items: &mut Vec<Value>, at: &Path, choices: &mut Choices<'_>) {
        let mut dropped = Vec::new();
        for (index, item) in items.iter_mut().enumerate() {
            let path = at.clone().child(Segment::Index(index));
            if choices.next(3) == 1 {
                let change = Change::Removed { from: item.clone() };
                self.log.add(Coercion { path, rule: "drop_invalid_items", change });
                dropped.push(index);
            } else {
                self.visit(item, &path, choices);
            }
        }
        for index in dropped.iter().rev() {
            items.remove(*index);
        }
        if !dropped.is_empty() {
            self.log.note(|| Event::at(at.clone(), What::Gaps(dropped)));
        }
    }

    fn visit_member(
        &mut self,
        members: &mut serde_json::Map<String, Value>,
        name: &str,
        at: &Path,
        choices: &mut Choices<'_>,
    ) {
        let mut path = at.clone().child(Segment::Key(name.to_owned()));
        let Some(mut value) = members.remove(name) else { return };
        match choices.next(8) {
            1 => {
                let rule = ["drop_keys", "drop_invalid_items"][usize::from(choices.next(2))];
                self.log.add(Coercion { path, rule, change: Change::Removed { from: value } });
                return;
            }
            2 if !members.contains_key(&name.to_lowercase()) && name != name.to_lowercase() => {
                let from = std::mem::replace(&mut path, at.clone().child(Segment::Key(name.to_lowercase())));
                self.log.add(Coercion { path: path.clone(), rule: "ignore_key_case", change: Change::Moved { from } });
            }
            _ => {}
        }
        self.visit(&mut value, &path, choices);
        let name = path.segments.last().and_then(|last| last.name().ok()).unwrap_or_default().to_owned();
        members.insert(name, value);
    }
}

fn documents() -> impl Strategy<Value = Value> {
    let scalar = (0..9_u8).prop_map(|number| json!(number));
    scalar.prop_recursive(4, 24, 4, |inside| {
        prop_oneof![
            prop::collection::vec(inside.clone(), 0..5).prop_map(Value::Array),
            prop::collection::btree_map("[abAB]", inside, 0..4).prop_map(|members| members.into_iter().collect()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(if cfg!(miri) { 8 } else { 3000 }) })]

    /// Whatever several walks over a document do, the report replays: each entry finds what it says, and at the end stands what the
    /// walks have left.
    #[test]
    fn a_report_does_what_the_walks_did(before in documents(), choices in prop::collection::vec(any::<u8>(), 0..200)) {
        let Walked { before, after, log } = Walked::by(before, &choices);
        let mut replayed = before;
        for entry in log.to_entries() {
            let (Change::Replaced { from, .. } | Change::Removed { from }) = &entry.change else {
                let Change::Moved { from } = &entry.change else { continue };
                prop_assert!(replayed.pointer(&from.to_pointer()).is_some(), "{entry:?} in {replayed}");
                apply(&mut replayed, &entry);
                continue;
            };
            prop_assert_eq!(replayed.pointer(&entry.path.to_pointer()), Some(from), "{:?}", entry);
            apply(&mut replayed, &entry);
        }
        prop_assert_eq!(replayed, after);
    }
}

fn apply(document: &mut Value, entry: &Coercion) {
    let patch = serde_json::from_value(json!([entry.to_operation()])).expect("an operation");
    let patch: json_patch::Patch = patch;
    json_patch::patch(document, &patch).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
}
