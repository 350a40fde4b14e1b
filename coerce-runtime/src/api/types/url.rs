//! `url`.

use url::Url;

use super::described;
use crate::json::Kinds;

described! {
    #![cfg(feature = "url-2")]
    Trimmable Unlisted Unmapped Defaulted:
    [] Url => |d| d.foreign::<Url>("an absolute URL", Kinds::STRING);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::super::leaf::{check, refusal};
    use super::*;

    #[test]
    fn urls_are_absolute() {
        let good = [
            json!("https://example.com"),
            json!(" https://example.com/a?b=c#d "),
            json!("mailto:someone@example.com"),
            json!("file:///tmp/a"),
            json!("localhost:8080"),
        ];
        let bad = [
            json!(""),
            json!("example.com/a"),
            json!("/a/b"),
            json!("http://"),
            json!("http://[::1"),
            json!("http://a:99999"),
            json!(5),
            json!(["https://example.com"]),
        ];
        check::<Url>("an absolute URL", &good, &bad);
    }

    #[test]
    fn issues_show_what_is_expected_and_what_came() {
        let table = [
            (
                refusal::<Vec<Url>>(&json!(["example.com"])),
                "[0]: expected an absolute URL, got string \"example.com\" (relative URL without a base)",
            ),
            (refusal::<Option<Url>>(&json!(5)), "expected an absolute URL or null, got number 5"),
            (refusal::<BTreeMap<Url, u8>>(&json!({"a": 5})), r#"a: expected an absolute URL as a key, got string "a""#),
        ];
        for (line, expected) in table {
            assert_eq!(line, expected);
        }
    }
}
