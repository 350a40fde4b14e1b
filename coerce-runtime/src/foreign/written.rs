//! A value as text once more, with the members that the text had more than once: serde's readers may refuse these.

use serde_json::Value;

use crate::context::{Repeated, inside};
use crate::path::{Path, Segment};

/// The value at `path` as JSON text, if in it any members came more than once.
pub(super) fn with_repeated(value: &Value, path: Path, repeated: &Repeated) -> Option<String> {
    inside(repeated, &path).next()?;
    let mut writer = Writer { text: String::new(), path, repeated };
    writer.value(value);
    Some(writer.text)
}

struct Writer<'r> {
    text: String,
    /// Where the value at hand stands.
    path: Path,
    repeated: &'r Repeated,
}

impl Writer<'_> {
    fn value(&mut self, value: &Value) {
        match value {
            Value::Array(items) => {
                self.text.push('[');
                for (index, item) in items.iter().enumerate() {
                    self.inside(Segment::Index(index), |writer| writer.part(|writer| writer.value(item)));
                }
                self.text.push(']');
            }
            Value::Object(object) => {
                self.text.push('{');
                for (key, last) in object {
                    self.inside(Segment::Key(key.clone()), |writer| writer.members(key, last));
                }
                self.text.push('}');
            }
            scalar => self.text.push_str(&scalar.to_string()),
        }
    }

    fn inside(&mut self, segment: Segment, write: impl FnOnce(&mut Self)) {
        self.path.segments.push(segment);
        write(self);
        self.path.segments.pop();
    }

    /// All members of one name.
    fn members(&mut self, key: &str, last: &Value) {
        let repeated = self.repeated;
        for earlier in repeated.get(&self.path).into_iter().flatten() {
            self.repeated = &earlier.inside;
            self.member(key, &earlier.value);
        }
        self.repeated = repeated;
        self.member(key, last);
    }

    fn member(&mut self, key: &str, value: &Value) {
        self.part(|writer| {
            writer.text.push_str(&Value::from(key).to_string());
            writer.text.push(':');
            writer.value(value);
        });
    }

    /// An item or a member, behind a comma if it is not the first.
    fn part(&mut self, write: impl FnOnce(&mut Self)) {
        if !self.text.ends_with(['[', '{']) {
            self.text.push(',');
        }
        write(self);
    }
}
