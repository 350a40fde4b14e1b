//! Rules as a policy writes them: as in the attribute of the derive, `string_to_object(key = "type")`.

use std::sync::Arc;

use serde_json::Value;

use super::notation::{self, Item, Written};
use crate::constant::Text;
use crate::json::{render::shorten, suggest};
use crate::rules::{ALL, Arguments, Definition, Level, Rule, Spec};

/// A rule, or a word in the place of a rule.
#[derive(Clone, Debug)]
pub(super) enum Word {
    Rule(Arc<Rule>),
    /// `ignore_key_case`
    IgnoreKeyCase,
    /// `drop_keys("…")`
    DropKeys(Vec<Text>),
}

impl Word {
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Rule(rule) => rule.definition.name,
            Self::IgnoreKeyCase => IGNORE_KEY_CASE,
            Self::DropKeys(_) => DROP_KEYS,
        }
    }
}

const IGNORE_KEY_CASE: &str = "ignore_key_case";
const DROP_KEYS: &str = "drop_keys";

/// Reads a rule. Its fault names it as it is written.
pub(super) fn parse(text: &str) -> Result<Word, String> {
    let inside = |fault| format!("in {}: {fault}", suggest::one_of(&[&shorten(text)]));
    let Item::Entry(name, written) = notation::parse(text).map_err(inside)? else {
        return Err(format!("expected the name of a rule, got `{}`", shorten(text)));
    };
    let read = word(&name, &written, text);
    // A name alone is named by the fault itself.
    read.map_err(|fault| if matches!(written, Written::Nothing) { fault } else { inside(fault) })
}

fn word(name: &str, written: &Written, text: &str) -> Result<Word, String> {
    let entry = |name, form| Entry { name, form, written };
    match name {
        IGNORE_KEY_CASE => entry(IGNORE_KEY_CASE, IGNORE_KEY_CASE).read(Spec::None).map(|_| Word::IgnoreKeyCase),
        DROP_KEYS => entry(DROP_KEYS, r#"drop_keys("description")"#).words().map(Word::DropKeys),
        _ => {
            let definition = ALL.iter().find(|rule| rule.name == name).ok_or_else(|| unknown(name))?;
            let arguments = entry(definition.name, definition.form).read(definition.arguments)?;
            let written = notation::arguments(text).to_owned().into();
            Ok(Word::Rule(Arc::new(Rule { written, level: Level::Whole, ..definition.rule_with(arguments, "") })))
        }
    }
}

/// The names of all rules that have a text.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let has_text = |rule: &&&Definition| rule.arguments != Spec::Path;
    ALL.iter().filter(has_text).map(|rule| rule.name).chain([IGNORE_KEY_CASE, DROP_KEYS])
}

fn unknown(name: &str) -> String {
    format!("unknown rule `{}`: {}", shorten(name), instead(name, &names().collect::<Vec<_>>()))
}

/// The name that was likely meant, or else all names.
pub(super) fn instead(name: &str, known: &[&str]) -> String {
    match suggest::did_you_mean(name, known) {
        Some(known) => suggest::sentence(known),
        None => format!("write {}", suggest::one_of(known)),
    }
}

/// A rule with what stands behind its name.
struct Entry<'a> {
    name: &'a str,
    /// How it should be written.
    form: &'a str,
    written: &'a Written,
}

impl<'a> Entry<'a> {
    fn fault<T>(&self, what: impl std::fmt::Display) -> Result<T, String> {
        Err(format!("`{}` {what}: write `{}`", self.name, self.form))
    }

    fn items(&self) -> Result<&'a [Item], String> {
        match self.written {
            Written::List(items) => Ok(items),
            Written::Nothing => self.fault("needs arguments"),
            Written::Value(_) => self.fault("takes its arguments in parentheses"),
        }
    }

    /// The named arguments, each at most once.
    fn named<const N: usize>(&self, names: [&'static str; N]) -> Result<[Option<&'a Written>; N], String> {
        let mut found = [None; N];
        for item in self.items()? {
            let Item::Entry(name, written) = item else {
                return Err(format!("an argument of `{}` has a name: write `{}`", self.name, self.form));
            };
            let Some(place) = names.iter().position(|known| known == name) else {
                let instead = instead(name, &names);
                return Err(format!("`{}` has no argument `{name}`: {instead}", self.name));
            };
            if found[place].replace(written).is_some() {
                return Err(format!("`{name}` is written twice: remove one"));
            }
        }
        Ok(found)
    }

    fn optional<const N: usize>(&self, names: [&'static str; N]) -> Result<[Option<&'a Written>; N], String> {
        if matches!(self.written, Written::Nothing) { Ok([None; N]) } else { self.named(names) }
    }

    fn text(&self, name: &str, written: Option<&Written>) -> Result<Text, String> {
        match written {
            None => self.fault(format_args!("needs `{name}`")),
            Some(Written::Value(Value::String(text))) => Ok(text.clone().into()),
            Some(_) => Err(format!("`{name}` expects one string: write `{name} = \"…\"`")),
        }
    }

    fn words(&self) -> Result<Vec<Text>, String> {
        match self.items()? {
            [] => self.fault("needs at least one string"),
            items => strings(self.name, items),
        }
    }

    fn read(&self, arguments: Spec) -> Result<Arguments, String> {
        match arguments {
            Spec::None if matches!(self.written, Written::Nothing) => Ok(Arguments::None),
            Spec::None => self.fault("takes no arguments"),
            Spec::Flag(word) => match self.optional([word])? {
                [None] => Ok(Arguments::None),
                [Some(Written::Nothing)] => Ok(Arguments::Flag),
                [Some(_)] => Err(format!("`{word}` has no value: write `{}`", self.form)),
            },
            Spec::Words => self.words().map(Arguments::Words),
            Spec::Separator => match self.optional(["separator"])? {
                [None] => Ok(Arguments::Separator(",".into())),
                [separator] => match self.text("separator", separator)? {
                    empty if empty.is_empty() => {
                        Err("an empty separator cuts nothing: write `separator = \",\"`".to_owned())
                    }
                    separator => Ok(Arguments::Separator(separator)),
                },
            },
            Spec::YesNoWords => {
                let [yes, no] = self.optional(["yes", "no"])?;
                let (yes, no) = (list("yes", yes)?, list("no", no)?);
                let both = no.iter().find(|word| yes.contains(word) || *word == "true");
                match both.or(yes.iter().find(|word| *word == "false")) {
                    Some(word) => Err(format!("`{word}` would mean both true and false: remove it from one")),
                    None => Ok(Arguments::YesNoWords { yes, no }),
                }
            }
            Spec::Path => Err("a function has no text: declare it by `Policy::custom`".to_owned()),
            keyed => self.read_keyed(keyed),
        }
    }

    /// Reads arguments that have names.
    fn read_keyed(&self, arguments: Spec) -> Result<Arguments, String> {
        match arguments {
            Spec::Keys => match self.named(["key"])? {
                [key @ Some(Written::List(_))] => list("key", key).map(Arguments::Keys),
                [key] => self.text("key", key).map(|key| Arguments::Keys(vec![key])),
            },
            Spec::KeyOnly => {
                let [key, only] = self.named(["key", "only"])?;
                Ok(Arguments::KeyOnly { key: self.text("key", key)?, only: list("only", only)? })
            }
            Spec::ValueOrKey => match self.named(["value", "key"])? {
                [None, None] => self.fault("needs `value` or `key`"),
                [Some(Written::Value(Value::Array(_) | Value::Object(_))), None] => {
                    Err("expected a JSON value that is no list or object".to_owned())
                }
                [Some(Written::Value(value)), None] => Ok(Arguments::Value(value.clone())),
                [Some(_), None] => Err("`value` expects a literal: write `value = true`".to_owned()),
                [None, key] => self.text("key", key).map(Arguments::Key),
                [Some(_), Some(_)] => Err(format!("`{}` takes either `value` or `key`: remove one", self.name)),
            },
            Spec::YesNo => {
                let [yes, no] = self.named(["yes", "no"])?;
                match (self.text("yes", yes)?, self.text("no", no)?) {
                    (yes, no) if yes == no => {
                        Err("`yes` and `no` are the same string: write two different ones".to_owned())
                    }
                    (yes, no) => Ok(Arguments::YesNo { yes, no }),
                }
            }
            _ => match self.optional(["key"])? {
                [None] => Ok(Arguments::None),
                [key] => self.text("key", key).map(Arguments::Key),
            },
        }
    }
}

fn list(name: &str, written: Option<&Written>) -> Result<Vec<Text>, String> {
    match written {
        None => Ok(Vec::new()),
        Some(Written::List(items)) if items.is_empty() => {
            Err(format!("`{name}()` names nothing: write a string, or remove it"))
        }
        Some(Written::List(items)) => strings(name, items),
        Some(_) => Err(format!("`{name}` expects strings: write `{name}(\"…\", \"…\")`")),
    }
}

/// Strings, each at most once.
fn strings(name: &str, items: &[Item]) -> Result<Vec<Text>, String> {
    let mut strings: Vec<Text> = Vec::new();
    for item in items {
        match item {
            Item::Value(Value::String(text)) if strings.iter().any(|other| other == text) => {
                return Err(format!("`{text}` is written twice: remove one"));
            }
            Item::Value(Value::String(text)) => strings.push(text.clone().into()),
            _ => return Err(format!("`{name}` expects strings: write `{name}(\"…\", \"…\")`")),
        }
    }
    Ok(strings)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What the fault says, without the rule as it is written.
    fn fault(text: &str) -> String {
        let fault = parse(text).err().unwrap_or_default();
        let written = format!("in {}: ", suggest::one_of(&[&shorten(text)]));
        fault.strip_prefix(&*written).unwrap_or(&fault).to_owned()
    }

    #[test]
    fn each_rule_is_read_in_its_form() {
        for rule in ALL.iter().filter(|rule| rule.arguments != Spec::Path) {
            let Ok(Word::Rule(declared)) = parse(rule.form) else { panic!("{}: {}", rule.form, fault(rule.form)) };
            assert_eq!(declared.definition.name, rule.name);
            let has_arguments = !matches!(declared.arguments, Arguments::None);
            assert_eq!(has_arguments, rule.form.contains('('), "{}", rule.form);
        }
    }

    #[test]
    fn values_are_written_as_in_json() {
        for (text, expected) in [
            ("-5", json!(-5)),
            ("18446744073709551615", json!(u64::MAX)),
            ("1.5", json!(1.5)),
            ("null", json!(null)),
            ("false", json!(false)),
            ("\"a\"", json!("a")),
        ] {
            let written = format!("list_to_map(value = {text})");
            let Ok(Word::Rule(declared)) = parse(&written) else { panic!("{written}: {}", fault(&written)) };
            assert!(matches!(&declared.arguments, Arguments::Value(value) if *value == expected), "{declared:?}");
        }
    }

    #[test]
    fn rules_without_arguments_take_none() {
        for rule in ALL.iter().filter(|rule| rule.arguments == Spec::None) {
            let expected = format!("`{0}` takes no arguments: write `{0}`", rule.name);
            assert_eq!(fault(&format!("{}(1)", rule.name)), expected);
        }
    }

    #[test]
    fn a_fault_names_its_rule_once() {
        let long = "a".repeat(300);
        let cut = format!("`{}…`", "a".repeat(255));
        for (text, expected) in [
            ("trim(", "in `trim(`: expected a name or a value at the end".to_owned()),
            ("", "in `\"\"`: expected a name or a value at the end".to_owned()),
            ("trim)", "in `trim)`: expected one rule, got `)` behind it".to_owned()),
            ("trim(\n1)", "in `trim(\\n1)`: `trim` takes no arguments: write `trim`".to_owned()),
            ("trimm", "unknown rule `trimm`: did you mean `trim`?".to_owned()),
            ("1", "expected the name of a rule, got `1`".to_owned()),
            (
                &format!("trim {long}"),
                format!("in `trim {}…`: expected one rule, got ` {}…` behind it", "a".repeat(250), "a".repeat(254)),
            ),
            (&format!("trim({long}"), format!("in `trim({}…`: expected `)` or `,` at the end", "a".repeat(250))),
        ] {
            assert_eq!(parse(text).err(), Some(expected), "{text}");
        }
        assert!(parse(&long).is_err_and(|fault| fault.matches('a').count() < 400 && fault.contains(&cut)));
    }

    #[test]
    fn faults_say_what_to_write() {
        let table = [
            ("string_to_nubmer", "unknown rule `string_to_nubmer`: did you mean `string_to_number`?"),
            ("string_to_object", r#"`string_to_object` needs arguments: write `string_to_object(key = "type")`"#),
            (r#"string_to_object(kye = "a")"#, "`string_to_object` has no argument `kye`: did you mean `key`?"),
            ("string_to_list(separator = \"\")", "an empty separator cuts nothing: write `separator = \",\"`"),
            ("list_to_map()", "`list_to_map` needs `value` or `key`: write `list_to_map(value = true)`"),
            ("list_to_map(value = 1, key = \"a\")", "`list_to_map` takes either `value` or `key`: remove one"),
            ("map_to_list(key(\"a\"))", "`key` expects one string: write `key = \"…\"`"),
            ("map_to_list(value = 1)", "`map_to_list` has no argument `value`: write `key`"),
            ("object_to_value(key())", "`key()` names nothing: write a string, or remove it"),
            ("custom(f)", "a function has no text: declare it by `Policy::custom`"),
            ("text_to_null(\"a\", \"a\")", "`a` is written twice: remove one"),
            ("trim trim", "expected one rule, got ` trim` behind it"),
            ("text_to_null(\"a\"", "expected `)` or `,` at the end"),
            ("", "expected a name or a value at the end"),
            ("1", "expected the name of a rule, got `1`"),
            ("empty_to_null = x", "expected a value, got `x`"),
            ("drop_keys = 1", "`drop_keys` takes its arguments in parentheses: write `drop_keys(\"description\")`"),
            ("drop_keys()", "`drop_keys` needs at least one string: write `drop_keys(\"description\")`"),
            ("drop_keys(1)", "`drop_keys` expects strings: write `drop_keys(\"…\", \"…\")`"),
            ("map_to_list(\"a\")", "an argument of `map_to_list` has a name: write `map_to_list(key = \"name\")`"),
            ("map_to_list(key = \"a\", key = \"b\")", "`key` is written twice: remove one"),
            ("number_to_string(floats = 1)", "`floats` has no value: write `number_to_string(floats)`"),
            ("string_to_bool(yes(\"a\"), no(\"a\"))", "`a` would mean both true and false: remove it from one"),
            ("string_to_bool(yes = \"a\")", "`yes` expects strings: write `yes(\"…\", \"…\")`"),
            ("bool_to_choice(yes = \"a\", no = \"a\")", "`yes` and `no` are the same string: write two different ones"),
            (
                "bool_to_choice(yes = \"a\")",
                "`bool_to_choice` needs `no`: write `bool_to_choice(yes = \"on\", no = \"off\")`",
            ),
            ("list_to_map(value = [1])", "expected a JSON value that is no list or object"),
            ("list_to_map(value)", "`value` expects a literal: write `value = true`"),
        ];
        for (text, expected) in table {
            assert_eq!(fault(text), expected, "{text}");
        }
    }
}
