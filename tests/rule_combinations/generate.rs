//! The structs of `generated/`: for each kind of field all rules alone, all pairs that can stand side by side, and larger sets
//! of them at random.
//!
//! After a change of the kinds: `UPDATE=1 cargo test --test rule_combinations generate`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use super::kinds::{KINDS, Kind};
use super::rule::Rule;
use super::table::{CONFLICTS, Conflict, Level, RULES, Row};

/// Where they stand.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rule_combinations/generated");

/// How many larger sets there are of a kind.
const LARGER: usize = 20;

/// Numbers that look random, the same in each run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(self.0 >> 33).expect("31 bits");
        high % below
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last + 1));
        }
    }
}

/// A rule, and how deep in `each(…)` it stands.
type Placed = (usize, &'static str);

fn placed(form: &'static str) -> Placed {
    let rule = form.trim_start_matches('.');
    (form.len() - rule.len(), rule)
}

/// The rules of fields of a kind, in the order of the macro's table.
fn rules(kind: &Kind) -> Vec<Placed> {
    let mut rules: Vec<_> = Rule::all().flat_map(|rule| rule.forms(kind.name)).map(placed).collect();
    rules.sort_by_key(|(depth, rule)| (*depth, row(rule).order));
    rules
}

fn row(rule: &str) -> &'static Row {
    RULES
        .iter()
        .find(|row| row.name == name(rule))
        .unwrap_or_else(|| panic!("`{rule}` has no row in the macro's table"))
}

/// The rule without its arguments.
fn name(rule: &str) -> &str {
    rule.split('(').next().unwrap_or(rule)
}

fn meet((depth, rule): Placed, (other_depth, other): Placed) -> bool {
    let (outer, inner) = if depth <= other_depth { (rule, other_depth - depth) } else { (other, depth - other_depth) };
    inner == 0 || row(outer).level == Level::Item
}

fn stand_together(one: Placed, other: Placed) -> bool {
    let names = [name(one.1), name(other.1)];
    let pairs =
        CONFLICTS.iter().any(|Conflict { first, second, .. }| names == [*first, *second] || names == [*second, *first]);
    !meet(one, other) || !pairs && names[0] != names[1]
}

/// Adds what the rules of a set need beside them. Whether they can stand together then.
fn complete(kind: &Kind, set: &mut Vec<Placed>) -> bool {
    let has = |set: &[Placed], rule: &str| set.iter().any(|placed| name(placed.1) == rule);
    let takes_null = kind.by_serde || kind.r#type.contains("Option");
    let gives_null = has(set, "empty_to_null") || has(set, "text_to_null");
    if gives_null && !takes_null && !has(set, "null_to_object") && !has(set, "null_to_default") {
        set.push((0, "null_to_default"));
    }
    let switch = rules(kind).into_iter().find(|(_, rule)| name(rule) == "string_to_bool");
    if let Some(switch) = switch.filter(|_| has(set, "ignore_case") && !has(set, "string_to_bool")) {
        set.push(switch);
    }
    set.iter().enumerate().all(|(place, one)| set[..place].iter().all(|other| stand_together(*one, *other)))
}

fn combinations(kind: &Kind, dice: &mut Dice) -> Vec<Vec<Placed>> {
    let all = rules(kind);
    let pairs = all.iter().enumerate().flat_map(|(place, one)| all[..place].iter().map(|other| vec![*one, *other]));
    let mut sets: Vec<_> = all.iter().map(|one| vec![*one]).chain(pairs).collect();
    for _ in 0..LARGER {
        let (mut rules, most) = (all.clone(), 3 + dice.roll(all.len() - 2));
        dice.shuffle(&mut rules);
        let mut set = Vec::new();
        for rule in rules {
            if set.len() < most && set.iter().all(|other| stand_together(rule, *other)) {
                set.push(rule);
            }
        }
        sets.push(set);
    }
    let mut found: Vec<Vec<Placed>> = Vec::new();
    for mut set in sets {
        if complete(kind, &mut set) && !found.iter().any(|other| is_same(other, &set)) {
            dice.shuffle(&mut set);
            found.push(set);
        }
    }
    found
}

fn is_same(one: &[Placed], other: &[Placed]) -> bool {
    one.len() == other.len() && one.iter().all(|rule| other.contains(rule))
}

/// ` [trim] [each(ignore_case)]`
fn written(set: &[Placed]) -> String {
    let here = set.iter().filter(|(depth, _)| *depth == 0).map(|(_, rule)| (*rule).to_owned());
    here.chain(each(set, 1)).flat_map(|rule| [" [".to_owned(), rule, "]".to_owned()]).collect()
}

fn each(set: &[Placed], depth: usize) -> Option<String> {
    let here = set.iter().filter(|(at, _)| *at == depth).map(|(_, rule)| (*rule).to_owned());
    let inside: Vec<_> = set.iter().any(|(at, _)| *at >= depth).then(|| here.chain(each(set, depth + 1)).collect())?;
    Some(format!("each({})", inside.join(", ")))
}

fn file(kind: &Kind) -> String {
    let mut dice = Dice(kind.name.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31) ^ u64::from(byte)));
    let (mut once, mut twice) = (String::new(), String::new());
    for (number, set) in combinations(kind, &mut dice).into_iter().enumerate() {
        let serde = if kind.by_serde { " [serde]" } else { "" };
        let rules = written(&set);
        if rules.matches(" [").count() < 2 || set.len() < 3 {
            let _ = writeln!(once, "        a{number}{serde}{rules};");
        } else {
            let _ = writeln!(twice, "        a{number} b{number}{rules}{serde};");
        }
    }
    let Kind { name, r#type, .. } = kind;
    format!(
        "//! Made by `generate.rs`.\n\ncombinations! {{\n    {name} of {type};\n    once {{\n{once}    }}\n    twice {{\n{twice}    }}\n}}\n"
    )
}

/// The file of a kind.
fn path(kind: &Kind) -> std::path::PathBuf {
    let letters = kind.name.char_indices().flat_map(|(at, letter)| {
        let gap = (at > 0 && letter.is_uppercase()).then_some('_');
        gap.into_iter().chain(letter.to_lowercase())
    });
    Path::new(FOLDER).join(letters.collect::<String>()).with_extension("rs")
}

#[test]
fn the_generated_files_are_what_is_generated() {
    for kind in KINDS {
        let (path, text) = (path(kind), file(kind));
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).expect("the file can be written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, committed, "run with UPDATE=1: {}", path.display());
    }
}

#[test]
fn each_rule_of_the_macro_stands_on_some_kind() {
    let stands = |row: &&Row| KINDS.iter().any(|kind| rules(kind).iter().any(|(_, rule)| name(rule) == row.name));
    let missing: Vec<_> = RULES.iter().filter(|row| !stands(row)).map(|row| row.name).collect();
    assert_eq!(missing, [""; 0], "a rule has a file in tests/rules, which says on what it stands");
}
