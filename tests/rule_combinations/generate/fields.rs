//! Rules on fields: for each kind of field all rules alone, all pairs that can stand side by side, and larger sets of them
//! at random.

use std::fmt::Write as _;

use super::dice::Dice;
use super::sets::{Placed, Site, written};
use crate::rule_combinations::kinds::Kind;

/// How many larger sets there are of a kind.
const LARGER: usize = 12;

fn combinations(kind: &Kind, dice: &mut Dice) -> Vec<Vec<Placed>> {
    let site = Site::new(kind.name, kind.r#type).unknown(kind.by_serde);
    let all = &site.rules;
    let pairs = all.iter().enumerate().flat_map(|(place, one)| all[..place].iter().map(|other| vec![*one, *other]));
    let mut sets: Vec<_> = all.iter().map(|one| vec![*one]).chain(pairs).collect();
    for _ in 0..LARGER {
        let most = 3 + dice.roll(all.len() - 2);
        sets.push(site.some(most, dice));
    }
    let mut found: Vec<Vec<Placed>> = Vec::new();
    for mut set in sets {
        if site.complete(&mut set) && !found.iter().any(|other| is_same(other, &set)) {
            dice.shuffle(&mut set);
            found.push(set);
        }
    }
    found
}

fn is_same(one: &[Placed], other: &[Placed]) -> bool {
    one.len() == other.len() && one.iter().all(|rule| other.contains(rule))
}

pub(crate) fn file(kind: &Kind) -> String {
    let mut dice = Dice::of(kind.name);
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
