//! The issues, for the model that sent the input: a text to put into its next turn.

use super::issue::Words;
use super::{Error, Issue};
use crate::json::render::joined;

/// The last line where the input was read.
const SEND_AGAIN: &str = "Send the whole input again with these corrected, and leave the rest as it is.";

/// The last line where the input was no JSON.
const SEND_JSON: &str = "Send the whole input again, as one complete JSON value and nothing else.";

impl Error {
    /// The error as a text for the model that sent the input: a line for each issue, with its path, what is expected there and what
    /// was received, and one line on what to send again. It has at most `max_chars` characters. Issues that do not fit are left
    /// out whole, from the end, and counted; a bound that is too small for more leaves the last line alone, or cuts that.
    ///
    /// It speaks of the document alone: a model knows nothing of rules, so it gets their reasons without their names.
    ///
    /// Like the issues, it holds nothing of a `sensitive` field.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// let error = serde_coerce::from_str::<Vec<u8>>(r#"[1, "2", 300]"#).unwrap_err();
    /// assert_eq!(error.for_model(1000), "\
    /// The input was refused:
    /// - [1]: expected an integer from 0 to 255, got string \"2\"
    /// - [2]: expected an integer from 0 to 255, got number 300
    /// Send the whole input again with these corrected, and leave the rest as it is.");
    /// assert_eq!(error.for_model(180), "\
    /// The input was refused:
    /// - [1]: expected an integer from 0 to 255, got string \"2\"
    /// - and 1 more
    /// Send the whole input again with these corrected, and leave the rest as it is.");
    /// ```
    #[must_use]
    pub fn for_model(&self, max_chars: usize) -> String {
        let line = |issue: &Issue| format!("- {}\n", issue.line(true, Words::WithoutRules));
        let lines: Vec<String> = self.issues().iter().map(line).collect();
        let last = if self.is_no_json() { SEND_JSON } else { SEND_AGAIN };
        let mut length = characters(HEAD) + lines.iter().map(|line| characters(line)).sum::<usize>() + characters(last);
        let mut shown = lines.len();
        while length + characters(&self.left_out(shown)) > max_chars && shown > 0 {
            shown -= 1;
            length -= characters(&lines[shown]);
        }
        let text = joined(&[HEAD, &lines[..shown].concat(), &self.left_out(shown), last]);
        if characters(&text) <= max_chars { text } else { last.chars().take(max_chars).collect() }
    }

    /// The line on the issues beyond those that are `shown`.
    fn left_out(&self, shown: usize) -> String {
        match self.issues().len() - shown + self.omitted() {
            0 => String::new(),
            more => format!("- and {more} more\n"),
        }
    }
}

const HEAD: &str = "The input was refused:\n";

fn characters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Path;
    use crate::report::{IssueCode, Report};
    use crate::trials::EVERY;

    fn error(issues: usize, omitted: usize) -> Error {
        let issue = |at: usize| Issue::new(Path::from_iter([format!("größe{at}")]), IssueCode::MissingField);
        Error::new((0..issues).map(|at| issue(at).expecting("a number")).collect(), omitted, Report::default())
    }

    #[test]
    fn it_never_has_more_characters_and_counts_what_is_left_out() {
        let error = error(20, 3);
        for most in (0..1000).step_by(EVERY.div_ceil(10)) {
            let text = error.for_model(most);
            assert!(characters(&text) <= most, "{most}: {text}");
            if most > 120 {
                let shown = text.lines().filter(|line| line.contains("größe")).count();
                assert!(text.contains(&format!("- and {} more\n", 23 - shown)), "{text}");
                assert!(
                    text.ends_with(SEND_AGAIN)
                        && text.lines().all(|line| !line.contains("größe") || line.ends_with("a number"))
                );
            }
        }
    }

    #[test]
    fn all_of_it_is_there_where_it_fits() {
        let text = error(2, 0).for_model(usize::MAX);
        assert_eq!(text.lines().count(), 4);
        assert_eq!(error(2, 0).for_model(characters(&text)), text);
        assert_eq!(error(2, 0).for_model(characters(&text) - 1).lines().count(), 4);
    }

    #[test]
    fn what_is_no_json_is_sent_whole() {
        let error = Error::from(Issue::new(Path::default(), IssueCode::Syntax));
        assert_eq!(error.for_model(500), format!("The input was refused:\n- not valid JSON\n{SEND_JSON}"));
    }
}
