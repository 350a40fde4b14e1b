//! "Did you mean": the known name that an unknown one was likely meant to be; and lists of known names.

use std::borrow::Cow;
use std::cell::Cell;

use super::render::joined;

/// The word of `known` that is closest to `word`: the same except for ASCII case, `_` and `-`, or else one so near that it is
/// likely a slip. Of several equally near the first.
pub(crate) fn did_you_mean<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    Suggestions::default().did_you_mean(word, known)
}

/// How much work the suggestions of one document may be, in characters of one word that are compared with those of another. An
/// unknown word of 16 letters is compared with some 16,000 names like it.
const BUDGET: usize = 1 << 22;

/// How much of that budget is spent. Once it is used up, a word is only found that is the same except for ASCII case, `_` and `-`.
#[derive(Default)]
pub(crate) struct Suggestions(Cell<usize>);

impl Suggestions {
    /// Returns the likely name as the function of this name does, within what is left.
    pub(crate) fn did_you_mean<'a>(&self, word: &str, known: &[&'a str]) -> Option<&'a str> {
        let mut written = None;
        let near = known.iter().filter_map(|&candidate| {
            if same_folded(word, candidate) {
                return Some((0, candidate));
            }
            if !is_of_like_length(word, candidate) || !self.spend(word.len().saturating_mul(candidate.len())) {
                return None;
            }
            let written = written.get_or_insert_with(|| parts(word));
            Some((distance(written, &parts(candidate))?, candidate))
        });
        near.min_by_key(|(distance, _)| *distance).map(|(_, candidate)| candidate)
    }

    fn spend(&self, work: usize) -> bool {
        let spent = self.0.get().saturating_add(work);
        self.0.set(spent);
        spent <= BUDGET
    }
}

/// The hint that suggests `word`: ``did you mean `word`?``
pub(crate) fn sentence(word: &str) -> String {
    joined(&["did you mean `", word, "`?"])
}

/// The names as an expectation: `` `a` or `b` ``, ``one of `a`, `b`, `c` ``.
pub(crate) fn one_of(names: &[&str]) -> Cow<'static, str> {
    if names.is_empty() { "no member".into() } else { one_of_these("", names).into() }
}

/// So many names are listed, for an issue must not be as long as the type that it is about.
const LISTED: usize = 64;

/// Lists names, of which there is at least one, after `start`.
pub(crate) fn one_of_these(start: &str, names: &[&str]) -> String {
    match names {
        [listed @ .., _] if listed.len() >= LISTED => {
            let (listed, more) = names.split_at(LISTED);
            quoted(&[start, "one of "], listed, ", ") + &format!(" and {} more", more.len())
        }
        [] | [_] | [_, _] => quoted(&[start], names, " or "),
        _ => quoted(&[start, "one of "], names, ", "),
    }
}

/// The name between backticks.
pub(crate) fn in_backticks(name: &str) -> String {
    joined(&["`", name, "`"])
}

/// The names after `start`, each between backticks, with `separator` between them.
fn quoted(start: &[&str], names: &[&str], separator: &str) -> String {
    let length = names.iter().map(|name| name.len() + 2 + separator.len()).sum::<usize>();
    let mut text = String::with_capacity(start.iter().map(|part| part.len()).sum::<usize>() + length);
    text.extend(start.iter().copied());
    for (at, name) in names.iter().enumerate() {
        text.push_str(if at == 0 { "" } else { separator });
        text.push('`');
        // Between backticks nothing would be seen of an empty one.
        text.push_str(if name.is_empty() { "\"\"" } else { name });
        text.push('`');
    }
    text
}

/// Returns whether two names are the same except for ASCII case, `_` and `-`.
pub(crate) fn same_folded(one: &str, other: &str) -> bool {
    folded(one).eq(folded(other))
}

/// A name without case, `_` and `-`.
pub(crate) fn folded(word: &str) -> impl Iterator<Item = char> {
    word.chars().filter(|character| !matches!(character, '_' | '-')).map(|character| character.to_ascii_lowercase())
}

/// How many slips a word of this length may have: one in three characters, or one.
fn most_slips(length: usize) -> usize {
    (length / 3).max(1)
}

/// Returns whether so few characters are too many or missing that it could be a slip.
fn is_of_like_length(word: &str, known: &str) -> bool {
    let wanted = known.chars().count();
    word.chars().take(2 * wanted + 2).count().abs_diff(wanted) <= most_slips(wanted)
}

/// The parts of a name, in lower case: `websets.create`, `max_results` and `maxResults` have two.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = None;
    for character in name.chars() {
        let hump = character.is_uppercase() && before.is_some_and(|before: char| !before.is_uppercase());
        let separates = matches!(character, '.' | '_' | '-' | '/' | ':' | ' ');
        if (hump || separates) && parts.last().is_some_and(|part| !part.is_empty()) {
            parts.push(String::new());
        }
        if let (false, Some(part)) = (separates, parts.last_mut()) {
            part.push(character.to_ascii_lowercase());
        }
        before = Some(character);
    }
    parts
}

/// How many slips there are between the names (a character too many, missing, wrong, or two swapped), if that is what
/// they can be: each part has few for its length, and none is replaced altogether. What the names share in their other
/// parts does not bring them closer: `websets.delete` is not `websets.create`. A short part may be missing at
/// the end, or be too many there: `field` for `fieldId`.
fn distance(word: &[String], known: &[String]) -> Option<usize> {
    if word.len() == known.len() {
        return word.iter().zip(known).map(|(word, known)| part_distance(word, known, most_slips)).sum();
    }
    let (word, known) = (word.concat(), known.concat());
    let begins = word.starts_with(&known) || known.starts_with(&word);
    part_distance(&word, &known, if begins { most_slips } else { |_| 1 })
}

fn part_distance(word: &str, known: &str, most: fn(usize) -> usize) -> Option<usize> {
    let (length, slips) = (known.chars().count(), strsim::osa_distance(word, known));
    (slips == 0 || slips <= most(length) && slips < length).then_some(slips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trials::so_many;

    #[test]
    fn finds_the_word_that_was_meant() {
        let known = ["limit", "max_results", "mode", "id", "café", "x"];
        let table = [
            ("limt", Some("limit")),
            ("LIMTI", Some("limit")),
            ("maxResults", Some("max_results")),
            ("max_result", Some("max_results")),
            ("maxresult", Some("max_results")),
            ("MODE", Some("mode")),
            ("mdoe", Some("mode")),
            ("is", Some("id")),
            ("cafe", Some("café")),
            ("y", None),
            ("", None),
            ("offset", None),
            ("limitation", None),
            ("max_retries", None),
            ("min_results", None),
            ("minresults", None),
        ];
        for (word, meant) in table {
            assert_eq!(did_you_mean(word, &known), meant, "{word}");
        }
        assert_eq!(did_you_mean("limit", &[]), None);
        let used_up = Suggestions(Cell::new(BUDGET));
        assert_eq!(
            (used_up.did_you_mean("limt", &known), used_up.did_you_mean("LIMIT", &known)),
            (None, Some("limit"))
        );
        assert_eq!(did_you_mean(&"l".repeat(so_many(1 << 20)), &known), None);
        assert_eq!(did_you_mean("aaac", &["aaab", "aaad"]), Some("aaab"), "the first of several");
    }

    #[test]
    fn what_names_share_brings_them_no_nearer() {
        let table = [
            ("websets.delete", "websets.create", false),
            ("webset.create", "websets.create", true),
            ("websets_create", "websets.create", true),
            ("websets.craete", "websets.create", true),
            ("websetscreate", "websets.create", true),
            ("search.create", "searches.create", true),
            ("items.create", "items.list", false),
            ("mission_puase", "mission_pause", true),
            ("mission_start", "mission_state", false),
            ("mission_delete", "mission_create", false),
            ("sandbox_shell", "sandboxed_shell", true),
            ("startDate", "startTime", false),
            ("startDat", "startDate", true),
            ("point_x", "point_y", false),
            ("set_strings", "set_string", true),
            ("set_numbers", "set_string", false),
            ("fieldIds", "fieldId", true),
            ("created_after", "created_before", false),
            ("user/nmae", "user/name", true),
            ("is_active", "isActive", true),
            ("field", "fieldId", true),
            ("fieldId", "fields", false),
            ("max", "maxResults", false),
            ("websets", "websets.create", false),
            ("userId", "user", false),
        ];
        for (word, known, near) in table {
            assert_eq!(did_you_mean(word, &[known]), near.then_some(known), "{word} for {known}");
        }
    }

    #[test]
    fn names_fold() {
        for (one, other, same) in
            [("maxResults", "MAX_RESULTS", true), ("a-b", "AB", true), ("", "_", true), ("é", "É", false)]
        {
            assert_eq!(same_folded(one, other), same, "{one} {other}");
        }
    }

    #[test]
    fn names_have_parts() {
        let table = [
            ("", vec![""]),
            ("id", vec!["id"]),
            ("ID", vec!["id"]),
            ("maxResults", vec!["max", "results"]),
            ("MaxResults2", vec!["max", "results2"]),
            ("a.b_c-d/e:f g", vec!["a", "b", "c", "d", "e", "f", "g"]),
            ("_a__b", vec!["a", "b"]),
        ];
        for (name, expected) in table {
            assert_eq!(parts(name), expected, "{name}");
        }
    }

    #[test]
    fn names_what_is_expected() {
        let table: [(&[&str], &str); 4] = [
            (&[], "no member"),
            (&["a"], "`a`"),
            (&["a", "b"], "`a` or `b`"),
            (&["a", "b", "c"], "one of `a`, `b`, `c`"),
        ];
        for (names, expected) in table {
            assert_eq!(one_of(names), expected);
        }
    }

    #[test]
    fn lists_so_many_names_and_counts_the_others() {
        let names = ["a"; LISTED + 2];
        assert_eq!(one_of(&names[..LISTED]).matches("`a`").count(), LISTED);
        assert!(!one_of(&names[..LISTED]).contains("more"));
        let cut = one_of(&names);
        assert_eq!(cut.matches("`a`").count(), LISTED);
        assert!(cut.ends_with("`a` and 2 more"), "{cut}");
    }
}
