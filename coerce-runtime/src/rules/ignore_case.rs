//! `ignore_case`: a string that differs from an allowed value only in case becomes that value. With `separators` it may differ
//! in what stands between the parts of a word, too.

use crate::constant::Text;
use crate::json::render::joined;
use crate::rules::{Arguments, Definition, Open, Outcome, Target};

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("ignore_case", repair).eager_where(&[Open::Words]);

/// Accepts a string that equals one of the allowed values of the location, ignoring ASCII case; with `separators` also ignoring `_`, `-`
/// and spaces between the parts of a word. Refuses one that matches none, or several that differ from each other; a string that is one of
/// them already stays.
fn repair(text: &str, arguments: &Arguments, target: &Target<'_>) -> Outcome {
    let separators = matches!(arguments, Arguments::Flag);
    let (mut alike, mut is_word, mut several) = (None::<Text>, false, false);
    let is_alike = |word: &str| if separators { is_like(word, text) } else { word.eq_ignore_ascii_case(text) };
    (target.words)(&mut |word| match &alike {
        _ if word == text => is_word = true,
        _ if !is_alike(word) => {}
        Some(other) => several |= other != word,
        None => alike = Some(word.clone()),
    });
    let ignoring = if separators { "case and separators" } else { "case" };
    match alike {
        _ if is_word => Outcome::Keep,
        Some(word) if !several => Outcome::string(word),
        _ if !target.worded => Outcome::refuse(""),
        Some(_) => Outcome::refuse(joined(&["matches several allowed values, ignoring ", ignoring])),
        None if !separators && is_near(text, target) => Outcome::refuse(NEAR),
        None => Outcome::refuse(joined(&["matches no allowed value, ignoring ", ignoring])),
    }
}

/// Why a string matches none of the words that would match one with `separators`.
pub(super) const NEAR: &str =
    "matches an allowed value except in `_`, `-` or spaces, which `ignore_case(separators)` ignores";

fn is_near(text: &str, target: &Target<'_>) -> bool {
    let mut is_near = false;
    (target.words)(&mut |word| is_near |= is_like(word, text));
    is_near
}

/// The characters between the parts of a word, which do not count there.
const SEPARATORS: [char; 3] = ['_', '-', ' '];

/// Returns whether two words are the same, ignoring ASCII case and what stands between their parts. At the start and at the end
/// everything counts: `-1` is not `1`.
fn is_like(word: &str, text: &str) -> bool {
    let (start, parts, end) = taken_apart(word);
    let (text_start, text_parts, text_end) = taken_apart(text);
    start == text_start && end == text_end && parts.eq(text_parts)
}

/// The separators at the start of a word, its other characters in lower case, and the separators at its end.
fn taken_apart(word: &str) -> (&str, impl Iterator<Item = char>, &str) {
    let without_start = word.trim_start_matches(SEPARATORS);
    let inside = without_start.trim_end_matches(SEPARATORS);
    let counts = |letter: &char| !SEPARATORS.contains(letter);
    let parts = inside.chars().filter(counts).map(|letter| letter.to_ascii_lowercase());
    (&word[..word.len() - without_start.len()], parts, &without_start[inside.len()..])
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, said_at, texts};

    fn matched(value: &Value, words: &[&'static str]) -> Said {
        let words = |visit: &mut dyn FnMut(&Text)| texts(words).iter().for_each(visit);
        said_at(&DEFINITION, &Arguments::None, value, &Target { words: &words, ..anywhere() })
    }

    const WORDS: &[&str] = &["red", "green", "Red!", "red!", "été"];

    #[test]
    fn the_word_that_differs_in_case_is_meant() {
        for (text, word) in [("RED", "red"), ("gReen", "green"), ("éTé", "été")] {
            assert_eq!(matched(&json!(text), WORDS), Said::To(json!(word)), "{text}");
        }
    }

    #[test]
    fn a_word_counts_once_however_often_it_is_given() {
        let words = ["true", "TRUE?", "true", "tru", "true"];
        assert_eq!(matched(&json!("True"), &words), Said::To(json!("true")));
    }

    #[test]
    fn what_matches_none_or_several_is_refused() {
        const NONE: &str = "matches no allowed value, ignoring case";
        const SEVERAL: &str = "matches several allowed values, ignoring case";
        for (text, reason) in [("blue", NONE), (" red", NONE), ("", NONE), ("Été", NONE), ("RED!", SEVERAL)] {
            assert_eq!(matched(&json!(text), WORDS), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn separators_do_not_count_where_that_is_asked_for() {
        const NONE: &str = "matches no allowed value, ignoring case and separators";
        const SEVERAL: &str = "matches several allowed values, ignoring case and separators";
        const WORDS: &[&str] = &["in_progress", "done", "Not-Started", "-1", "1", "a_b", "a-b", "", "_"];
        let words = |visit: &mut dyn FnMut(&Text)| texts(WORDS).iter().for_each(visit);
        let matched =
            |text: &str| said_at(&DEFINITION, &Arguments::Flag, &json!(text), &Target { words: &words, ..anywhere() });
        for (text, word) in [
            ("in-progress", "in_progress"),
            ("In Progress", "in_progress"),
            ("INPROGRESS", "in_progress"),
            ("in__pro gress", "in_progress"),
            ("DONE", "done"),
            ("d-one", "done"),
            ("not_started", "Not-Started"),
        ] {
            assert_eq!(matched(text), Said::To(json!(word)), "{text}");
        }
        for (text, reason) in
            [("_done", NONE), ("done ", NONE), ("--1", NONE), (" ", NONE), ("in.progress", NONE), ("A B", SEVERAL)]
        {
            assert_eq!(matched(text), Said::refuse(reason), "{text:?}");
        }
        for text in WORDS {
            assert_eq!(matched(text), Said::Keep, "{text:?}");
        }
    }

    #[test]
    fn the_words_and_what_is_no_string_are_kept() {
        for value in [json!("red"), json!("red!"), json!("Red!"), json!(1), json!(null), json!(["RED"])] {
            assert_eq!(matched(&value, WORDS), Said::Keep, "{value}");
        }
    }
}
