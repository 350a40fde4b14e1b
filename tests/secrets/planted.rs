//! Documents with a secret in them: planted in every form in which a value can hold it, in whatever stands around it.

use serde_json::{Value, json};

/// A secret that is a string.
pub(crate) const TEXT: &str = "hunter2";
/// One that is a number.
const NUMBER: u64 = 7_319_942;
/// What stands for the secret in a template.
const HERE: &str = "$";

/// Whether something shows the secret.
pub(crate) fn shows(seen: &str) -> bool {
    seen.contains(TEXT) || seen.contains(&NUMBER.to_string())
}

/// The secret in each form in which a value can hold it.
fn secrets() -> Vec<Value> {
    let list = json!([TEXT, NUMBER]);
    let object = json!({"at": TEXT});
    let texts =
        [format!(" {TEXT} "), format!("[\"{TEXT}"), format!("{TEXT},{NUMBER}"), NUMBER.to_string(), python(&list)];
    let mut secrets =
        vec![json!(TEXT), json!(NUMBER), json!([[TEXT]]), json!({ TEXT: NUMBER }), json!({"value": NUMBER})];
    secrets
        .extend([list, object].into_iter().flat_map(|value| [json!(value.to_string()), json!(fenced(&value)), value]));
    secrets.extend(texts.map(Value::from));
    secrets
}

/// A document with the secret in it, and the way there.
#[derive(Clone, Debug)]
pub(crate) struct Planted {
    pub(crate) document: Value,
    path: Vec<String>,
}

/// The template with the secret in each form. As the name of a member it is plain.
pub(crate) fn planted(template: &Value) -> Vec<Planted> {
    let path = way_in(template).unwrap_or_default();
    let of = |secret| Planted { document: plant(template, &secret), path: path.clone() };
    secrets().into_iter().map(of).collect()
}

fn plant(template: &Value, secret: &Value) -> Value {
    match template {
        Value::String(text) if text == HERE => secret.clone(),
        Value::Array(items) => items.iter().map(|item| plant(item, secret)).collect(),
        Value::Object(members) => {
            let name = |name: &String| if name == HERE { TEXT.to_owned() } else { name.clone() };
            members.iter().map(|(key, value)| (name(key), plant(value, secret))).collect()
        }
        other => other.clone(),
    }
}

/// The steps to the first location of the secret, or to the object that has it as a name.
fn way_in(template: &Value) -> Option<Vec<String>> {
    let through = |step: String, inside: &Value| way_in(inside).map(|rest| [vec![step], rest].concat());
    match template {
        Value::String(text) => (text == HERE).then(Vec::new),
        Value::Array(items) => items.iter().enumerate().find_map(|(index, item)| through(index.to_string(), item)),
        Value::Object(members) if members.contains_key(HERE) => Some(vec![TEXT.to_owned()]),
        Value::Object(members) => members.iter().find_map(|(key, value)| through(key.clone(), value)),
        _ => None,
    }
}

fn python(value: &Value) -> String {
    value.to_string().replace('"', "'")
}

fn fenced(value: &Value) -> String {
    format!("```json\n{value}\n```")
}

/// How a value around the secret may come otherwise than it should.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Way {
    AsText,
    Fenced,
    InPython,
    CutOff,
    Listed,
    ByIndex,
    Wrapped,
    /// A list or an object has one more.
    WithMore,
    /// What stands beside the secret is of no use.
    BesideNonsense,
}

/// All of them.
pub(crate) const WAYS: [Way; 9] = [
    Way::AsText,
    Way::Fenced,
    Way::InPython,
    Way::CutOff,
    Way::Listed,
    Way::ByIndex,
    Way::Wrapped,
    Way::WithMore,
    Way::BesideNonsense,
];

/// The members of the test types whose rules open what is around their values.
const OPENED: [&str; 8] = ["logins", "login", "kids", "files", "folder", "next", "items", "flags"];

impl Way {
    /// Whether what is inside stands at another location, if no rule opens what is around it.
    fn shifts(self) -> bool {
        matches!(self, Self::Listed | Self::ByIndex | Self::Wrapped)
    }

    /// `inside` is the step to the secret.
    fn apply(self, value: Value, inside: &str) -> Value {
        match (self, value) {
            (Self::AsText, value) => value.to_string().into(),
            (Self::Fenced, value) => fenced(&value).into(),
            (Self::InPython, value) => python(&value).into(),
            (Self::CutOff, value) => {
                let text = value.to_string();
                text[..text.len() - 1].into()
            }
            (Self::Listed, value) => json!([value]),
            (Self::ByIndex, value) => json!({"0": value}),
            (Self::Wrapped, value) => json!({"value": value}),
            (Self::WithMore, Value::Array(items)) => items.into_iter().chain([json!(null)]).collect(),
            (Self::WithMore, Value::Object(members)) => {
                members.into_iter().chain([("more".to_owned(), json!(5))]).collect()
            }
            (Self::BesideNonsense, Value::Object(members)) if members.contains_key(inside) => {
                let spoilt =
                    |(key, value): (String, Value)| if key == inside { (key, value) } else { (key, json!([[]])) };
                members.into_iter().map(spoilt).collect()
            }
            (Self::WithMore | Self::BesideNonsense, value) => value,
        }
    }
}

impl Planted {
    /// How many values are around the secret.
    pub(crate) fn around(&self) -> usize {
        self.path.len()
    }

    /// The document where values around the secret come otherwise: each way with the depth of the value.
    pub(crate) fn changed(&self, mut ways: Vec<(Way, usize)>) -> Value {
        ways.retain(|(way, depth)| !way.shifts() || self.is_opened(*depth));
        // What is outside is still found once what is inside has another form.
        ways.sort_by_key(|(_, depth)| std::cmp::Reverse(*depth));
        ways.into_iter().fold(self.document.clone(), |document, (way, depth)| self.change(document, 0, depth, way))
    }

    /// Whether rules open lists and objects around the value at this depth.
    fn is_opened(&self, depth: usize) -> bool {
        let member = depth.checked_sub(1).and_then(|before| self.path.get(before));
        member.is_some_and(|member| OPENED.contains(&member.as_str()))
    }

    fn change(&self, value: Value, at: usize, depth: usize, way: Way) -> Value {
        let Some(step) = self.path.get(at) else { return value };
        if at == depth {
            return way.apply(value, step);
        }
        let inside = |value| self.change(value, at + 1, depth, way);
        match value {
            Value::Array(mut items) => {
                if let Some(item) = step.parse().ok().and_then(|index: usize| items.get_mut(index)) {
                    *item = inside(item.take());
                }
                items.into()
            }
            Value::Object(mut members) => {
                if let Some(member) = members.get_mut(step) {
                    *member = inside(member.take());
                }
                members.into()
            }
            other => other,
        }
    }
}
