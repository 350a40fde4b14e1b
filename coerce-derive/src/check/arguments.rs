//! The arguments of one rule: of the right kind, each at most once, none missing, none beyond.

use std::fmt::Display;

use quote::ToTokens;
use syn::{Lit, LitStr, Path};

use crate::attr::{Entry, Item, Value, Written};
use crate::errors::Errors;
use crate::model::{Arguments, Literal};
use crate::rules::{Row, Spec};
use crate::suggest::{instead, nearest};

/// The arguments of a rule; `None` after a fault, which has been reported.
pub(crate) fn of_rule(row: &Row, entry: &Entry, errors: &mut Errors) -> Option<Arguments> {
    let mut reader = Reader { form: row.form, entry, errors };
    match row.arguments {
        Spec::None => reader.nothing().map(|()| Arguments::None),
        Spec::Flag(word) => reader.flag(word),
        Spec::Keys => reader.keys(),
        Spec::OptionalKey => reader.optional_key(),
        Spec::KeyOnly => reader.key_only(),
        Spec::Words => reader.words().map(|words| Arguments::Words(values(&words))),
        Spec::Separator => reader.separator(),
        Spec::ValueOrKey => reader.value_or_key(),
        Spec::YesNoWords => reader.yes_no_words(),
        Spec::YesNo => reader.yes_no(),
        Spec::Path => reader.function(),
    }
}

/// Reads the arguments of one entry.
pub(crate) struct Reader<'a> {
    /// How it should be written.
    pub(crate) form: &'a str,
    /// How it is written.
    pub(crate) entry: &'a Entry,
    /// Where faults go.
    pub(crate) errors: &'a mut Errors,
}

impl Reader<'_> {
    /// `name`
    pub(crate) fn nothing(&mut self) -> Option<()> {
        match &self.entry.written {
            Written::Nothing => Some(()),
            Written::Value(_) | Written::List(_) => self.fault("takes no arguments"),
        }
    }

    /// `name("…", …)`, at least one.
    pub(crate) fn words(&mut self) -> Option<Vec<LitStr>> {
        self.parentheses()?;
        let words = self.texts(self.entry.items())?;
        if words.is_empty() {
            return self.fault("needs at least one string");
        }
        Some(words)
    }

    /// `name = "…"`
    pub(crate) fn text(&mut self) -> Option<LitStr> {
        match &self.entry.written {
            Written::Value(value) => self.text_of(value),
            Written::Nothing => self.fault("needs a string"),
            Written::List(_) => self.fault("expects a string, not a list"),
        }
    }

    /// `name(path::to::function)`, `name(first = path::to::function)`
    fn function(&mut self) -> Option<Arguments> {
        self.parentheses()?;
        match self.entry.items() {
            [Item::Value(Value::Path(path))] => Some(Arguments::Path(path.clone())),
            [Item::Entry(Entry { name, written: Written::Nothing, .. })] => {
                Some(Arguments::Path(Path::from(name.clone())))
            }
            [Item::Entry(Entry { name, written: Written::Value(Value::Path(path)), .. })] if name == "first" => {
                Some(Arguments::First(path.clone()))
            }
            [item @ Item::Entry(Entry { name, written: Written::Value(_), .. })]
                if name != "first" && nearest(&name.to_string(), ["first"]).is_some() =>
            {
                self.place(item, &["first"]).and(None)
            }
            [] => self.fault("takes the path of one function"),
            [wrong] | [_, wrong, ..] => {
                let message = format!("`{}` takes the path of one function: write `{}`", self.entry.name, self.form);
                self.fault_on(wrong, message)
            }
        }
    }

    fn flag(&mut self, word: &'static str) -> Option<Arguments> {
        // That is what was meant, where the rule may stand alone too.
        let form = format!("{}({word})", self.entry.name);
        let mut reader = Reader { form: &form, entry: self.entry, errors: self.errors };
        let [flag] = reader.optional([word])?;
        let Some(entry) = flag else { return Some(Arguments::None) };
        if matches!(entry.written, Written::Nothing) {
            return Some(Arguments::Flag);
        }
        reader.fault_on(&entry.name, format!("`{word}` has no value: write `{form}`"))
    }

    fn keys(&mut self) -> Option<Arguments> {
        let [key] = self.named(["key"])?;
        if matches!(key, Some(Entry { written: Written::List(_), .. })) {
            return self.list("key", key).map(|keys| Arguments::Keys(values(&keys)));
        }
        self.needed("key", key).map(|key| Arguments::Keys(vec![key.value()]))
    }

    fn key_only(&mut self) -> Option<Arguments> {
        let [key, only] = self.named(["key", "only"])?;
        let key = self.needed("key", key);
        let only = self.list("only", only);
        if let Some(blank) = only.iter().flatten().find(|word| word.value().trim().is_empty()) {
            return self.fault_on(blank, "a blank string is never read as an object: remove it");
        }
        Some(Arguments::KeyOnly { key: key?.value(), only: values(&only?) })
    }

    fn separator(&mut self) -> Option<Arguments> {
        let [separator] = self.optional(["separator"])?;
        let Some(entry) = separator else { return Some(Arguments::Separator(",".to_owned())) };
        let separator = self.text_in(entry)?;
        if separator.value().is_empty() {
            return self.fault_on(&separator, "an empty separator cuts nothing: write `separator = \",\"`");
        }
        Some(Arguments::Separator(separator.value()))
    }

    fn optional_key(&mut self) -> Option<Arguments> {
        let [key] = self.optional(["key"])?;
        let Some(entry) = key else { return Some(Arguments::None) };
        self.text_in(entry).map(|key| Arguments::Key(key.value()))
    }

    fn value_or_key(&mut self) -> Option<Arguments> {
        match self.named(["value", "key"])? {
            [None, None] => self.missing("value` or `key"),
            [Some(value), None] => self.value(value).map(Arguments::Value),
            [None, Some(key)] => self.text_in(key).map(|key| Arguments::Key(key.value())),
            [Some(_), Some(key)] => {
                let name = &self.entry.name;
                self.fault_on(&key.name, format!("`{name}` takes either `value` or `key`: remove one"))
            }
        }
    }

    fn value(&mut self, entry: &Entry) -> Option<Literal> {
        let Written::Value(value) = &entry.written else {
            return self.fault_on(&entry.name, "`value` expects a literal: write `value = true`");
        };
        self.literal(value)
    }

    fn yes_no_words(&mut self) -> Option<Arguments> {
        let [yes, no] = self.optional(["yes", "no"])?;
        let (yes, no) = (self.list("yes", yes), self.list("no", no));
        let (yes, no) = (yes?, no?);
        let both = no.iter().find(|word| yes.iter().any(|other| other.value() == word.value()));
        let wrong_yes = yes.iter().find(|word| word.value() == "false");
        let wrong_no = no.iter().find(|word| word.value() == "true");
        if let Some(word) = both.or(wrong_yes).or(wrong_no) {
            let text = word.value();
            return self.fault_on(word, format!("`{text}` would mean both true and false: remove it from one"));
        }
        let (yes, no) = (values(&yes), values(&no));
        let is_bare = yes.is_empty() && no.is_empty();
        Some(if is_bare { Arguments::None } else { Arguments::YesNoWords { yes, no } })
    }

    fn yes_no(&mut self) -> Option<Arguments> {
        let [yes, no] = self.named(["yes", "no"])?;
        let (yes, no) = (self.needed("yes", yes), self.needed("no", no));
        let (yes, no) = (yes?, no?);
        if yes.value() == no.value() {
            return self.fault_on(&no, "`yes` and `no` are the same string: write two different ones");
        }
        Some(Arguments::YesNo { yes: yes.value(), no: no.value() })
    }
}

/// The pieces that the above are made of.
impl<'a> Reader<'a> {
    /// The named arguments of an entry that needs some, each at most once.
    fn named<const N: usize>(&mut self, names: [&'static str; N]) -> Option<[Option<&'a Entry>; N]> {
        self.parentheses()?;
        self.optional(names)
    }

    /// The named arguments of an entry that needs none, each at most once.
    fn optional<const N: usize>(&mut self, names: [&'static str; N]) -> Option<[Option<&'a Entry>; N]> {
        if matches!(self.entry.written, Written::Value(_)) {
            self.parentheses()?;
        }
        let mut found = [None; N];
        let mut sound = true;
        for item in self.entry.items() {
            match self.place(item, &names) {
                None => sound = false,
                Some((entry, place)) if found[place].replace(entry).is_some() => {
                    self.errors.of(&entry.name, "is written twice: remove one");
                }
                Some(_) => {}
            }
        }
        sound.then_some(found)
    }

    /// Which of the names an item has.
    fn place(&mut self, item: &'a Item, names: &[&'static str]) -> Option<(&'a Entry, usize)> {
        let Item::Entry(entry) = item else {
            return self
                .fault_on(item, format!("an argument of `{}` has a name: write `{}`", self.entry.name, self.form));
        };
        let name = entry.name.to_string();
        let Some(place) = names.iter().position(|known| *known == name) else {
            let (rule, instead) = (&self.entry.name, instead(&name, names));
            return self.fault_on(&entry.name, format!("`{rule}` has no argument `{name}`: {instead}"));
        };
        Some((entry, place))
    }

    /// Reports an entry that needs parentheses and has none.
    pub(crate) fn parentheses(&mut self) -> Option<()> {
        match &self.entry.written {
            Written::List(_) => Some(()),
            Written::Nothing => self.fault("needs arguments"),
            Written::Value(_) => self.fault("takes its arguments in parentheses"),
        }
    }

    /// `argument = "…"`, which must be there.
    fn needed(&mut self, name: &str, entry: Option<&Entry>) -> Option<LitStr> {
        let Some(entry) = entry else { return self.missing(name) };
        self.text_in(entry)
    }

    /// `argument = "…"`
    fn text_in(&mut self, entry: &Entry) -> Option<LitStr> {
        let Written::Value(value) = &entry.written else {
            let name = &entry.name;
            return self.fault_on(name, format!("`{name}` expects one string: write `{name} = \"…\"`"));
        };
        self.text_of(value)
    }

    /// `argument("…", …)`; none if it is not there.
    fn list(&mut self, name: &str, entry: Option<&Entry>) -> Option<Vec<LitStr>> {
        let Some(entry) = entry else { return Some(Vec::new()) };
        let Written::List(items) = &entry.written else {
            return self.fault_on(&entry.name, format!("`{name}` expects strings: write `{name}(\"…\", \"…\")`"));
        };
        let texts = self.texts(items)?;
        if texts.is_empty() && entry.sound {
            return self.fault_on(&entry.name, format!("`{name}()` names nothing: write a string, or remove it"));
        }
        Some(texts)
    }

    /// Texts, each at most once.
    fn texts(&mut self, items: &[Item]) -> Option<Vec<LitStr>> {
        let mut texts: Vec<LitStr> = Vec::new();
        let mut sound = true;
        for item in items {
            let Item::Value(Value::Literal(None, Lit::Str(text))) = item else {
                self.errors.on(item, "expected a string literal");
                sound = false;
                continue;
            };
            if texts.iter().any(|other| other.value() == text.value()) {
                self.errors.on(text, format_args!("`{}` is written twice: remove one", text.value()));
            }
            texts.push(text.clone());
        }
        sound.then_some(texts)
    }

    fn text_of(&mut self, value: &Value) -> Option<LitStr> {
        if let Value::Literal(None, Lit::Str(text)) = value {
            return Some(text.clone());
        }
        self.fault_on(value, "expected a string literal")
    }

    fn literal(&mut self, value: &Value) -> Option<Literal> {
        literal(value).or_else(|| {
            let written = "write a string, a number of up to 64 bits, `true`, `false` or `null`";
            self.fault_on(value, format!("expected a JSON value: {written}"))
        })
    }

    fn missing<T>(&mut self, argument: &str) -> Option<T> {
        self.fault(format!("needs `{argument}`"))
    }

    /// Reports a fault of the entry, and how it should be written; nothing after a fault inside it.
    fn fault<T>(&mut self, message: impl Display) -> Option<T> {
        if self.entry.sound {
            self.errors.of(&self.entry.name, format_args!("{message}: write `{}`", self.form));
        }
        None
    }

    fn fault_on<T>(&mut self, code: &impl ToTokens, message: impl Display) -> Option<T> {
        self.errors.on(code, message);
        None
    }
}

/// A value that JSON has too.
fn literal(value: &Value) -> Option<Literal> {
    match value {
        Value::Path(path) => path.is_ident("null").then_some(Literal::Null),
        Value::Literal(None, Lit::Str(text)) => Some(Literal::Text(text.value())),
        Value::Literal(None, Lit::Bool(literal)) => Some(Literal::Bool(literal.value)),
        Value::Literal(None, Lit::Int(digits)) if digits.suffix().is_empty() => {
            digits.base10_parse::<u64>().ok().map(|number| Literal::Integer(number.into()))
        }
        Value::Literal(Some(_), Lit::Int(digits)) if digits.suffix().is_empty() => {
            let number = format!("-{}", digits.base10_digits()).parse::<i64>();
            number.ok().map(|number| Literal::Integer(number.into()))
        }
        Value::Literal(minus, Lit::Float(digits)) if digits.suffix().is_empty() => {
            let number: f64 = digits.base10_parse().ok()?;
            let number = if minus.is_some() { -number } else { number };
            number.is_finite().then_some(Literal::Float(number))
        }
        Value::Literal(..) => None,
    }
}

fn values(texts: &[LitStr]) -> Vec<String> {
    texts.iter().map(LitStr::value).collect()
}
