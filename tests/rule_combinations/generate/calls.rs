//! Whole documents: types of all forms, with rules on the type, its variants and its fields, and with what is said of keys.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::sets::{Placed, Site, name, written};
use crate::rule_combinations::kinds::{KINDS, Kind};

/// How many types there are of each form.
const TYPES: usize = 10;

/// One of how many stands there twice, with its rules in another order.
const TWINS: usize = 3;

/// The forms, each with the kind of field that has the rules for a type of this form.
pub(crate) const FORMS: [(&str, &str); 6] = [
    ("Structs", "Objects"),
    ("Wrappers", "Objects"),
    ("Internal", "Patches"),
    ("Adjacent", "Events"),
    ("External", "Actions"),
    ("Untagged", "Variants"),
];

const FIELDS: [&str; 5] = ["item_count", "is_open", "tag_names", "full_name", "last_state"];

/// What is flattened, with good values.
const REST: [(&str, &str); 4] = [
    ("Entity", r#"[{"type": "a", "rank": 7}, {"type": "b"}]"#),
    ("Option<Entity>", r#"[{"type": "a"}, {}]"#),
    ("Patch", r#"[{"op": "set", "level": 5}, {"op": "clear"}]"#),
    ("BTreeMap<String, u8>", r#"[{"a": 5}, {}]"#),
];

/// The same code twice, with rules in two orders.
#[derive(Clone, Default)]
struct Code([String; 2]);

impl Code {
    fn push(&mut self, text: &str) {
        self.0.iter_mut().for_each(|code| code.push_str(text));
    }

    fn append(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(code, other)| code.push_str(other));
    }

    /// Attributes with these rules: each in one of its own, or all in one in the other order.
    fn rules(&mut self, set: &[Placed]) {
        let groups = written(set);
        let rules: Vec<_> = groups.split("] [").map(|rule| rule.trim_matches([' ', '[', ']'])).collect();
        if set.is_empty() {
            return;
        }
        let each: String = rules.iter().flat_map(|rule| ["#[coerce(", rule, ")] "]).collect();
        let reversed = rules.iter().rev().copied().collect::<Vec<_>>().join(", ");
        self.0[0].push_str(&each);
        let _ = write!(self.0[1], "#[coerce({reversed})] ");
    }
}

/// What is said of the members of an object.
struct Keys {
    rename_all: &'static str,
    deny: bool,
    ignore_key_case: bool,
    drops: bool,
}

impl Keys {
    fn roll(dice: &mut Dice) -> Self {
        let rename_all = dice.pick(&["", "camelCase", "kebab-case", "SCREAMING_SNAKE_CASE", "PascalCase"]);
        let deny = dice.once_in(2);
        Self { rename_all, deny, ignore_key_case: dice.once_in(2), drops: deny && !dice.once_in(3) }
    }

    fn attributes(&self, code: &mut Code) {
        if self.ignore_key_case {
            code.push("#[coerce(ignore_key_case)] ");
        }
        if self.drops {
            code.push(r#"#[coerce(drop_keys("description"))] "#);
        }
    }

    /// The name of a field in the document.
    fn wire(&self, field: &str) -> String {
        let title = |word: &str| word[..1].to_uppercase() + &word[1..];
        let words: Vec<_> = field.split('_').collect();
        match self.rename_all {
            "camelCase" => words[0].to_owned() + &words[1..].iter().map(|word| title(word)).collect::<String>(),
            "PascalCase" => words.iter().map(|word| title(word)).collect(),
            "kebab-case" => words.join("-"),
            "SCREAMING_SNAKE_CASE" => field.to_uppercase(),
            _ => field.to_owned(),
        }
    }
}

fn samples(kind: &Kind) -> Vec<Value> {
    serde_json::from_str(kind.samples).expect("a list of values")
}

/// Some rules for a field of this kind.
fn some(kind: &Kind, named: bool, dice: &mut Dice) -> Vec<Placed> {
    let site = Site::new(kind.name, kind.r#type).unknown(kind.by_serde);
    let most = dice.roll(4);
    if named { site } else { site.unnamed() }.some(most, dice)
}

/// `{ #[coerce(trim)] item_count: u8, … }`, and two good values.
fn record(keys: &Keys, dice: &mut Dice) -> (Code, [Map<String, Value>; 2]) {
    let (mut code, mut good) = (Code::default(), [Map::new(), Map::new()]);
    code.push("{ ");
    let mut names = FIELDS;
    dice.shuffle(&mut names);
    for field in &names[..=dice.roll(3)] {
        let kind = dice.pick(KINDS);
        let set = some(kind, true, dice);
        if set.iter().any(|rule| rule.1.ends_with("_to_default")) || dice.once_in(4) {
            code.push("#[serde(default)] ");
        }
        if dice.once_in(4) {
            code.push(&format!("#[serde(alias = \"other {field}\")] "));
        }
        if kind.by_serde {
            code.push("#[coerce(serde)] ");
        }
        code.rules(&set);
        code.push(&format!("{field}: {}, ", kind.r#type));
        for (number, good) in good.iter_mut().enumerate() {
            let samples = samples(kind);
            good.insert(keys.wire(field), samples[number % samples.len()].clone());
        }
    }
    if !keys.deny && dice.once_in(3) {
        let (rest, samples) = dice.pick(&REST);
        code.push(&format!("#[serde(flatten)] rest: {rest}, "));
        let samples: [Map<String, Value>; 2] = serde_json::from_str(samples).expect("two objects");
        good.iter_mut().zip(samples).for_each(|(good, rest)| good.extend(rest));
    }
    code.push("}");
    (code, good)
}

/// A type under way.
#[derive(Default)]
struct Call {
    attributes: Code,
    item: Code,
    samples: Vec<Value>,
}

impl Call {
    fn roll((form, kind): (&str, &str), dice: &mut Dice) -> Self {
        let mut call = Self::default();
        let mut site = Site::new(kind, "").unnamed();
        // On a type the key must be a member of its own.
        site.rules.retain(|(_, rule)| !["Objects", "Actions"].contains(&kind) || name(rule) != "string_to_object");
        if form == "Wrappers" {
            site.rules.retain(|(_, rule)| name(rule) != "list_to_map");
        }
        let most = dice.roll(4);
        call.attributes.rules(&site.some(most, dice));
        if dice.once_in(4) && form != "Wrappers" {
            call.attributes.push("#[coerce(opt_in)] ");
        }
        let keys = Keys::roll(dice);
        match form {
            "Structs" => call.structure(&keys, dice),
            "Wrappers" => call.wrapper(dice),
            _ => call.enumeration(form, &keys, dice),
        }
        call
    }

    fn structure(&mut self, keys: &Keys, dice: &mut Dice) {
        keys.attributes(&mut self.attributes);
        self.serde(keys, "rename_all");
        let (fields, good) = record(keys, dice);
        self.item.push("pub(super) struct Call ");
        self.item.append(&fields);
        self.samples = good.map(Value::from).into();
    }

    fn serde(&mut self, keys: &Keys, rename: &str) {
        if !keys.rename_all.is_empty() {
            self.attributes.push(&format!("#[serde({rename} = \"{}\")] ", keys.rename_all));
        }
        if keys.deny {
            self.attributes.push("#[serde(deny_unknown_fields)] ");
        }
    }

    /// A newtype around something that is read from an object.
    fn wrapper(&mut self, dice: &mut Dice) {
        let kinds: Vec<_> = KINDS.iter().filter(|kind| ["Objects", "Patches", "Events"].contains(&kind.name)).collect();
        let kind = *dice.pick(&kinds);
        self.item.push("pub(super) struct Call(");
        self.item.rules(&some(kind, false, dice));
        self.item.push(&format!("{});", kind.r#type));
        self.samples = samples(kind);
    }

    fn enumeration(&mut self, form: &str, keys: &Keys, dice: &mut Dice) {
        self.serde(keys, "rename_all_fields");
        self.attributes.push(match form {
            "Internal" => r#"#[serde(tag = "op", rename_all = "lowercase")] "#,
            "Adjacent" => r#"#[serde(tag = "kind", content = "data", rename_all = "lowercase")] "#,
            "External" => r#"#[serde(rename_all = "lowercase")] "#,
            _ => "#[serde(untagged)] ",
        });
        self.item.push("pub(super) enum Call { ");
        if form != "Untagged" {
            self.item.push("Clear, ");
            self.samples.extend(tagged(form, "clear", None));
        }
        self.struct_variant(form, keys, dice);
        if form == "Internal" {
            self.beside_tag(dice);
        } else {
            self.newtype(form, "Put", dice);
            self.newtype(form, "Mark", dice);
            self.tuple(form, dice);
        }
        self.item.push("}");
    }

    /// Rules for the content of a variant of this kind.
    fn on_variant(&mut self, kind: &str, r#type: &str, dice: &mut Dice) {
        let mut site = Site::new(kind, r#type).unnamed();
        site.rules.retain(|(depth, rule)| *depth == 0 && (kind != "Objects" || name(rule) != "string_to_object"));
        let most = dice.roll(4);
        self.item.rules(&site.some(most, dice));
    }

    fn struct_variant(&mut self, form: &str, keys: &Keys, dice: &mut Dice) {
        if form != "Internal" {
            self.on_variant("Objects", "", dice);
        }
        keys.attributes(&mut self.item);
        let (fields, good) = record(keys, dice);
        self.item.push("Set ");
        self.item.append(&fields);
        self.item.push(", ");
        for good in good {
            self.samples.extend(tagged(form, "set", Some(good.into())));
        }
    }

    fn newtype(&mut self, form: &str, variant: &str, dice: &mut Dice) {
        let known: Vec<_> = KINDS.iter().filter(|kind| !kind.by_serde).collect();
        let kind = *dice.pick(&known);
        self.on_variant(kind.name, kind.r#type, dice);
        self.item.push(&format!("{variant}("));
        self.item.rules(&some(kind, false, dice));
        self.item.push(&format!("{}), ", kind.r#type));
        for good in samples(kind).into_iter().take(2) {
            self.samples.extend(tagged(form, &variant.to_lowercase(), Some(good)));
        }
    }

    fn tuple(&mut self, form: &str, dice: &mut Dice) {
        self.on_variant("Pairs", "", dice);
        self.item.push("Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), ");
        self.samples.extend(tagged(form, "pair", Some(json!([5, "a"]))));
    }

    /// What may stand beside an internal tag: a struct, and a map whose values have rules.
    fn beside_tag(&mut self, dice: &mut Dice) {
        let values = KINDS.iter().find(|kind| kind.name == "Integers").expect("a kind of this name");
        let set: Vec<_> = some(values, false, dice).into_iter().map(|(depth, rule)| (depth + 1, rule)).collect();
        self.item.push("Put(Entity), Mark(");
        self.item.rules(&set);
        self.item.push("BTreeMap<String, u8>), ");
        self.samples.extend(tagged("Internal", "put", Some(json!({"type": "a", "rank": 7}))));
        self.samples.extend(tagged("Internal", "mark", Some(json!({"a": 5, "b": 1}))));
    }
}

/// A variant as it is told from others.
fn tagged(form: &str, tag: &str, content: Option<Value>) -> Option<Value> {
    Some(match (form, content) {
        ("Untagged", content) => return content,
        ("External", None) => tag.into(),
        ("External", Some(content)) => json!({tag: content}),
        ("Adjacent", None) => json!({"kind": tag}),
        ("Adjacent", Some(content)) => json!({"kind": tag, "data": content}),
        (_, content) => {
            let mut members = content.and_then(|content| content.as_object().cloned()).unwrap_or_default();
            members.insert("op".to_owned(), tag.into());
            members.into()
        }
    })
}

pub(crate) fn file(form: (&str, &str)) -> String {
    let mut dice = Dice::of(form.0);
    let (mut once, mut twice) = (String::new(), String::new());
    for number in 0..TYPES {
        let Call { attributes, item, samples } = Call::roll(form, &mut dice);
        let samples = Value::from(samples).to_string();
        let codes = [0, 1].map(|order| {
            let lines = [attributes.0[order].trim_end(), &item.0[order]];
            let lines = lines.into_iter().filter(|line| !line.is_empty());
            lines.flat_map(|line| ["\n            ", line]).collect::<String>()
        });
        if number % TWINS == 0 {
            let _ = writeln!(
                twice,
                "        a{number} b{number} {samples:?} {{{}\n        }} {{{}\n        }};",
                codes[0], codes[1]
            );
        } else {
            let _ = writeln!(once, "        a{number} {samples:?} {{{}\n        }};", codes[0]);
        }
    }
    let form = form.0;
    format!(
        "//! Made by `generate.rs`.\n\ncalls! {{\n    {form};\n    once {{\n{once}    }}\n    twice {{\n{twice}    }}\n}}\n"
    )
}
