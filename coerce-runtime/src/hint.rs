//! "Did you mean": the known word that an unknown one was likely to be.

use std::borrow::Cow;

/// The word of `known` that is closest to `word`: the same but for ASCII case, `_` and `-`, or else one so near that it is
/// likely a slip. Of several equally near the first.
pub(crate) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let near = known.into_iter().filter_map(|candidate| Some((distance(word, candidate)?, candidate)));
    near.min_by_key(|(distance, _)| *distance).map(|(_, candidate)| candidate)
}

/// The hint that names `word`.
pub(crate) fn sentence(word: &str) -> String {
    joined(&["did you mean `", word, "`?"])
}

/// The names, as what is expected: one of them.
pub(crate) fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> Cow<'static, str> {
    let names: Vec<&str> = names.into_iter().collect();
    match names.as_slice() {
        [] => "no member".into(),
        [_] => quoted("", &names, "").into(),
        [_, _] => quoted("", &names, " or ").into(),
        several => quoted("one of ", several, ", ").into(),
    }
}

/// The parts as one text. (`concat` does the same at a few times the cost.)
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut text = String::with_capacity(parts.iter().map(|part| part.len()).sum());
    for part in parts {
        text.push_str(part);
    }
    text
}

/// The names after `start`, each between backticks, with `separator` between them.
pub(crate) fn quoted(start: &str, names: &[&str], separator: &str) -> String {
    let length = names.iter().map(|name| name.len() + 2 + separator.len()).sum::<usize>();
    let mut text = String::with_capacity(start.len() + length);
    text.push_str(start);
    for (at, name) in names.iter().enumerate() {
        let parts = [if at == 0 { "" } else { separator }, "`", name, "`"];
        for part in parts {
            text.push_str(part);
        }
    }
    text
}

fn folded(word: &str) -> impl Iterator<Item = char> {
    word.chars().filter(|character| !matches!(character, '_' | '-')).map(|character| character.to_ascii_lowercase())
}

/// How far the words are apart: 0 if they are the same but for ASCII case, `_` and `-`; else the slips between them (a
/// character too many, missing, wrong, or two swapped), if they are few: at most a third of the known word, or one, and
/// never the whole word.
fn distance(word: &str, known: &str) -> Option<usize> {
    if folded(word).eq(folded(known)) {
        return Some(0);
    }
    let (length, wanted) = (word.chars().take(2 * known.len() + 2).count(), known.chars().count());
    if length.abs_diff(wanted) > (wanted / 3).max(1) {
        return None;
    }
    let lower = |text: &str, limit| text.chars().take(limit).map(|c| c.to_ascii_lowercase()).collect::<Vec<_>>();
    let known = lower(known, usize::MAX);
    let most = (known.len() / 3).max(1);
    let word = lower(word, known.len() + most + 1);
    if word.len().abs_diff(known.len()) > most {
        return None;
    }
    let slips = slips(&word, &known);
    (slips <= most && slips < known.len()).then_some(slips)
}

/// The optimal string alignment distance, a row for each character of `word`.
fn slips(word: &[char], known: &[char]) -> usize {
    let mut before = Vec::new();
    let mut last: Vec<usize> = (0..=known.len()).collect();
    for (row, character) in word.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, other) in known.iter().enumerate() {
            let wrong = last[column] + usize::from(character != other);
            let mut cost = wrong.min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && *character == known[column - 1] && word[row - 1] == *other {
                cost = cost.min(before[column - 1] + 1);
            }
            next.push(cost);
        }
        before = std::mem::replace(&mut last, next);
    }
    last[known.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_word_that_was_meant() {
        let known = ["limit", "max_results", "mode", "id", "café", "x"];
        let table = [
            ("limt", Some("limit")),
            ("LIMTI", Some("limit")),
            ("maxResults", Some("max_results")),
            ("max_result", Some("max_results")),
            ("MODE", Some("mode")),
            ("mdoe", Some("mode")),
            ("is", Some("id")),
            ("cafe", Some("café")),
            ("y", None),
            ("", None),
            ("offset", None),
            ("limitation", None),
        ];
        for (word, meant) in table {
            assert_eq!(did_you_mean(word, known), meant, "{word}");
        }
        assert_eq!(did_you_mean("limit", []), None);
        assert_eq!(did_you_mean(&"l".repeat(1 << 20), known), None);
        assert_eq!(did_you_mean("aaac", ["aaab", "aaad"]), Some("aaab"), "the first of several");
    }

    #[test]
    fn tells_what_is_expected() {
        let table: [(&[&str], &str); 4] = [
            (&[], "no member"),
            (&["a"], "`a`"),
            (&["a", "b"], "`a` or `b`"),
            (&["a", "b", "c"], "one of `a`, `b`, `c`"),
        ];
        for (names, expected) in table {
            assert_eq!(one_of(names.iter().copied()), expected);
        }
    }

    #[test]
    fn counts_slips() {
        let table = [
            ("", "abc", 3),
            ("abc", "", 3),
            ("abc", "abc", 0),
            ("ca", "abc", 3),
            ("abdc", "abcd", 1),
            ("kitten", "sitting", 3),
        ];
        for (word, known, expected) in table {
            let chars = |text: &str| text.chars().collect::<Vec<_>>();
            assert_eq!(slips(&chars(word), &chars(known)), expected, "{word} {known}");
        }
    }
}
