//! Rules on types, at random, together with rules on the fields of these types and inside them. Beside each such field stands
//! one of the plain type that has all of them, where these can stand in one place.

use std::fmt::Write as _;

use super::dice::Dice;
use super::sets::{Placed, Site, all_stand_together, meet, name, written};
use crate::rule_combinations::typed::TypeKind;

/// How many combinations there are of a kind, if not more are needed for all rules to stand in one.
const LEAST: usize = 8;

/// The rules on a type, on the field inside it, and on a field of it.
struct Layers {
    on_type: Vec<Placed>,
    inside: Vec<Placed>,
    on_field: Vec<Placed>,
}

/// Where these stand.
struct Sites {
    on_type: Site,
    inside: Site,
    on_field: Site,
}

impl Sites {
    fn of(kind: &TypeKind) -> Self {
        let on_type = Site::new(kind.on_type, kind.plain).unnamed();
        // On a list or a map a rule for items acts on the whole, which no rule of a field does.
        let on_type = if kind.is_collection() { on_type.whole() } else { on_type };
        let inside = Site::new(kind.inside, kind.plain).unnamed();
        Self { on_type, inside, on_field: Site::new(kind.on_field, &kind.field_of(kind.plain)) }
    }

    fn combinations(&self, dice: &mut Dice) -> Vec<Layers> {
        let mut all = Vec::new();
        let mut left = self.on_type.rules.clone();
        left.retain(|rule| self.on_type.complete(&mut vec![*rule]));
        while !left.is_empty() || all.len() < LEAST {
            let mut some = |site: &Site, least| {
                let most = least + dice.roll(4);
                site.some(most, dice)
            };
            let on_type = some(&self.on_type, 1);
            if on_type.is_empty() {
                continue;
            }
            left.retain(|rule| !on_type.contains(rule));
            all.push(Layers { on_type, inside: some(&self.inside, 0), on_field: some(&self.on_field, 0) });
        }
        all
    }
}

impl Layers {
    /// All of them on a field of the plain type. Where one is there twice, what is around comes first. `None` if these cannot
    /// stand in one place, or mean something else there.
    fn merged(&self, kind: &TypeKind) -> Option<Vec<Placed>> {
        let deeper = |(depth, rule): &Placed| (depth + kind.depth(), *rule);
        let mut merged = self.on_field.clone();
        for rule in self.on_type.iter().chain(&self.inside).map(deeper) {
            if !merged.iter().any(|other| name(other.1) == name(rule.1) && meet(*other, rule)) {
                merged.push(rule);
            }
        }
        (all_stand_together(&merged) && !claimed_twice(&merged)).then_some(merged)
    }
}

/// Whether a text that is read as null is a word of another rule too.
fn claimed_twice(set: &[Placed]) -> bool {
    let words = |rule: &'static str| rule.split('"').skip(1).step_by(2);
    let is_null = |rule: &&Placed| name(rule.1) == "text_to_null";
    let null_words: Vec<_> = set.iter().filter(is_null).flat_map(|rule| words(rule.1)).collect();
    let mut others = set.iter().filter(|rule| !is_null(rule)).flat_map(|rule| words(rule.1));
    others.any(|word| null_words.contains(&word))
}

/// `[trim] [list_to_item]`
fn groups(set: &[Placed]) -> String {
    written(set).trim_start().to_owned()
}

pub(crate) fn file(kind: &TypeKind) -> String {
    let mut dice = Dice::of(kind.name);
    let (mut once, mut twice) = (String::new(), String::new());
    for (number, layers) in Sites::of(kind).combinations(&mut dice).into_iter().enumerate() {
        let [on_type, inside, on_field] = [&layers.on_type, &layers.inside, &layers.on_field].map(|set| groups(set));
        let field = kind.field_of(&format!("a{number}::{}", kind.r#type));
        match layers.merged(kind) {
            Some(mut all) => {
                dice.shuffle(&mut all);
                let (plain, all) = (kind.field_of(kind.plain), groups(&all));
                let _ = writeln!(
                    twice,
                    "        a{number} {{{on_type}}} {{{inside}}} {field}, {{{on_field}}} b{number} {plain}, {{{all}}};"
                );
            }
            None => {
                let _ = writeln!(once, "        a{number} {{{on_type}}} {{{inside}}} {field}, {{{on_field}}};");
            }
        }
    }
    let TypeKind { name, body, plain, .. } = kind;
    let (plain, maker) = (kind.field_of(plain), if kind.inside.is_empty() { "body" } else { "wrapper" });
    format!(
        "//! Made by `generate.rs`.\n\ntypes! {{\n    {name} by {maker} of {body} as {plain};\n    once {{\n{once}    }}\n    twice {{\n{twice}    }}\n}}\n"
    )
}
