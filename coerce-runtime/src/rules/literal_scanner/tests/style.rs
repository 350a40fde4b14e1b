//! A value as JSON5 may write it.

use serde_json::Value;

/// Decides how a value is written. Once it is used up, as JSON.
pub(super) struct Style(pub(super) std::vec::IntoIter<u8>);

impl Style {
    fn roll(&mut self, below: u8) -> u8 {
        self.0.next().unwrap_or(0) % below
    }

    fn one(&mut self, of: &[&'static str]) -> &'static str {
        of[usize::from(self.roll(u8::try_from(of.len()).unwrap_or(u8::MAX)))]
    }

    fn space(&mut self) -> &'static str {
        self.one(&["", " ", "\n", "// [\n", "/* ' */", "\u{a0}\u{feff}"])
    }

    /// The value in JSON5.
    pub(super) fn write(&mut self, value: &Value) -> String {
        let inside = match value {
            Value::String(text) => self.string(text),
            Value::Number(number) => self.number(&number.to_string()),
            Value::Array(items) => {
                let items: Vec<_> = items.iter().map(|item| self.write(item)).collect();
                format!("[{}]", self.with_commas(&items))
            }
            Value::Object(members) => {
                let members: Vec<_> = members.iter().map(|(key, value)| self.member(key, value)).collect();
                format!("{{{}}}", self.with_commas(&members))
            }
            scalar => scalar.to_string(),
        };
        format!("{}{inside}{}", self.space(), self.space())
    }

    fn with_commas(&mut self, list: &[String]) -> String {
        let comma = if list.is_empty() { "" } else { self.one(&["", ","]) };
        list.join(",") + comma
    }

    fn member(&mut self, key: &str, value: &Value) -> String {
        let is_name = key.starts_with(|first: char| first.is_ascii_alphabetic())
            && key.chars().all(|letter| letter.is_ascii_alphanumeric());
        let key = if is_name && self.roll(2) == 1 { key.to_owned() } else { self.string(key) };
        format!("{key}{}:{}", self.space(), self.write(value))
    }

    fn number(&mut self, digits: &str) -> String {
        let short = digits.strip_prefix("0.").filter(|fraction| !fraction.is_empty());
        let long = digits.parse::<u64>().ok();
        match (self.roll(4), short, long, digits.strip_suffix(".0")) {
            (1, Some(fraction), ..) => format!(".{fraction}"),
            (1, _, Some(number), _) => format!("0x{number:X}"),
            (2, _, _, Some(whole)) => format!("{whole}."),
            (3, ..) if !digits.starts_with('-') => format!("+{digits}"),
            _ => digits.to_owned(),
        }
    }

    fn string(&mut self, text: &str) -> String {
        let quote = if self.roll(2) == 1 { '\'' } else { '"' };
        let mut written = quote.to_string();
        for letter in text.chars() {
            let mut units = [0; 2];
            match self.roll(6) {
                _ if letter == quote || matches!(letter, '\\' | '\n' | '\r') => written.push_str(&self.escape(letter)),
                1 => written.extend(letter.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}"))),
                2 if quote == '\'' => {
                    written.push_str(self.one(&["\\\n", "\\\r\n", "\\\u{2028}"]));
                    written.push(letter);
                }
                _ => written.push(letter),
            }
        }
        written.push(quote);
        written
    }

    fn escape(&mut self, letter: char) -> String {
        match (letter, self.roll(2)) {
            (letter, 1) => format!("\\x{:02X}", u32::from(letter)),
            ('\n', _) => "\\n".to_owned(),
            ('\r', _) => "\\r".to_owned(),
            _ => format!("\\{letter}"),
        }
    }
}
