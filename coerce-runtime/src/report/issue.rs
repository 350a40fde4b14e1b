//! One issue: what is wrong, where, and what may be done.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::{IssueCode, received};
use crate::json::{Path, Segment, render, suggest};
use crate::rules::{NO_REASON, NONE_OF_THESE, without_rule};
use crate::tree::Tree;

/// One thing that is wrong with the input, in JSON's terms and in the names of the document.
///
/// `Display` is one line: `limit: expected an integer, got string "abc"; string_to_number: not a JSON number`. On the wire it
/// is an object with `path`, `code`, `expected` and `received` (null where nothing is known), and with `tried`,
/// `hint` and `message` where there are such.
///
/// Your own checks can give issues of the same form: [`Issue::new`], then what is known. An issue has more than its fields
/// show, which `==` compares (of what a hint is made, whether a part was read by itself): a copy that is put together from them may be unequal.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Issue, IssueCode, Path, Segment};
///
/// let state = Path { segments: vec![Segment::Field("state")] };
/// let issue = Issue::new(state, IssueCode::UnknownVariant)
///     .expecting("open or closed")
///     .receiving(&"opne".into())
///     .hinting("did you mean open?");
/// assert_eq!(issue.to_string(), r#"state: expected open or closed, got string "opne"; did you mean open?"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Issue {
    /// Where: for `missing_field` and `unknown_field` the path of the member itself.
    pub path: Path,
    /// The kind of the issue, for programs.
    pub code: IssueCode,
    /// The values that the type accepts: `an integer from 0 to 255`. Empty if that is not known; on the wire that is null.
    #[serde(serialize_with = "known_or_null")]
    pub expected: Cow<'static, str>,
    /// The value that was sent: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an object`. Where rules have made another
    /// value of it, it is what they began with. Short, escaped, and without the value where the field is sensitive.
    pub received: Option<String>,
    /// The declared rules that looked at the value and left it as it was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tried: Vec<Tried>,
    /// A hint at what the caller may do: `did you mean limit?`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The message of other code about the value: of a foreign type's `Deserialize`, a function of a `custom` rule, a check of one's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The parts that the hint is made of, unless somebody else has put it.
    #[serde(skip)]
    pub(crate) parts: Vec<Part>,
    /// True if it is an issue of a part that was read by itself: of the document nothing is said of how it is written.
    #[serde(skip)]
    pub(crate) of_part: bool,
}

/// A part of a hint, and what is left of it for somebody who does not know rules, which may be empty.
type Part = [String; 2];

/// The hint that these parts make, or what is left of it.
fn worded(parts: &[Part], which: usize) -> String {
    let parts = parts.iter().map(|part| &*part[which]).filter(|part| !part.is_empty());
    parts.collect::<Vec<&str>>().join("; ")
}

/// Which half of a part is in the hint, and which is for somebody who does not know rules.
const WHOLE: usize = 0;
const PLAIN: usize = 1;

impl Issue {
    /// An issue at `path` of which nothing else is known yet.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    ///
    /// assert_eq!(Issue::new(Path::from_iter(["until"]), IssueCode::MissingField).to_string(), "until: missing");
    /// ```
    #[must_use]
    pub const fn new(path: Path, code: IssueCode) -> Self {
        Self {
            path,
            code,
            expected: Cow::Borrowed(""),
            received: None,
            tried: Vec::new(),
            hint: None,
            message: None,
            parts: Vec::new(),
            of_part: false,
        }
    }

    /// An issue for a string that is none of those known at the moment (the ids of a form, the tools of a host): it lists
    /// them, and hints at the one that was likely meant.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, Path, Segment};
    ///
    /// let tool = Path { segments: vec![Segment::Field("tool")] };
    /// let issue = Issue::unknown(tool, "serach", ["fetch", "search"]);
    /// let line = "tool: expected `fetch` or `search`, got string \"serach\"; did you mean `search`?";
    /// assert_eq!(issue.to_string(), line);
    /// ```
    #[must_use]
    pub fn unknown<'a>(path: Path, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let hint = suggest::did_you_mean(word, &known).map(suggest::sentence);
        let issue = Self::new(path, IssueCode::UnknownVariant).got(render::quoted("string ", word));
        let expected = if known.is_empty() { "no value".into() } else { suggest::one_of(&known) };
        Self { expected, hint, ..issue }
    }

    /// An issue for a member of the object at `path` whose name is none of those known at the moment.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, Path};
    ///
    /// let issue = Issue::unknown_member(Path::from_iter(["boxes"]), "legl", ["finance", "legal"]);
    /// let line = "boxes.legl: unknown field, expected `finance` or `legal`; did you mean `legal`?";
    /// assert_eq!(issue.to_string(), line);
    /// ```
    #[must_use]
    pub fn unknown_member<'a>(path: Path, name: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let member = path.child(Segment::Key(name.to_owned()));
        let known: Vec<&str> = known.into_iter().collect();
        let expected = suggest::one_of(&known);
        Self { code: IssueCode::UnknownField, received: None, expected, ..Self::unknown(member, name, known) }
    }

    /// The issue, with what is accepted, as it follows "expected": `an integer from 0 to 255`.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    ///
    /// let issue = Issue::new(Path::from_iter(["limit"]), IssueCode::InvalidValue).expecting("at most 100");
    /// assert_eq!(issue.to_string(), "limit: expected at most 100");
    /// ```
    #[must_use]
    pub fn expecting(self, expected: impl Into<Cow<'static, str>>) -> Self {
        Self { expected: expected.into(), ..self }
    }

    /// The issue, with what was there instead, as it follows "got": strings and numbers in at most 64 characters, lists and
    /// objects by kind.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    /// use serde_json::json;
    ///
    /// let issue = Issue::new(Path::default(), IssueCode::InvalidType);
    /// assert_eq!(issue.clone().receiving(&json!(5)).received.as_deref(), Some("number 5"));
    /// assert_eq!(issue.receiving(&json!([1, 2])).received.as_deref(), Some("a list"));
    /// ```
    #[must_use]
    pub fn receiving(self, value: &Value) -> Self {
        self.got(received(&Tree::Value(value), false))
    }

    /// The issue, with what was there in these words.
    pub(crate) fn got(self, received: impl Into<String>) -> Self {
        Self { received: Some(received.into()), ..self }
    }

    /// The issue, with what the caller may do.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    ///
    /// let issue = Issue::new(Path::from_iter(["id"]), IssueCode::InvalidValue).expecting("a known id");
    /// assert_eq!(issue.hinting("`list_ids` lists them").to_string(), "id: expected a known id; `list_ids` lists them");
    /// ```
    #[must_use]
    pub fn hinting(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    /// The issue, with a hint that names rules, and what is left of it for somebody who does not know them.
    pub(crate) fn hinting_at_rule(mut self, hint: String, left: &str) -> Self {
        self.put_hint(hint, left);
        self
    }

    /// Puts a hint that names rules, and what is left of it for somebody who does not know them.
    pub(crate) fn put_hint(&mut self, hint: String, left: &str) {
        self.hint = Some(hint.clone());
        self.parts = vec![[hint, left.to_owned()]];
    }

    /// Adds a part to the hint, unless it has that already.
    pub(crate) fn add_hint(&mut self, more: &str) {
        if self.hint.is_none() {
            self.hint = Some(more.to_owned());
            return;
        }
        let mut parts = self.parts();
        if parts.iter().all(|[part, _]| part != more) {
            parts.push([more.to_owned(), more.to_owned()]);
        }
        self.hint = Some(worded(&parts, WHOLE));
        self.parts = parts;
    }

    /// Returns whether the hint names a rule: somebody who does not know rules would see another.
    pub(crate) fn names_rule(&self) -> bool {
        self.parts.iter().any(|part| part[WHOLE] != part[PLAIN])
    }

    /// The parts of the hint. One that somebody else has put is a part itself.
    fn parts(&self) -> Vec<Part> {
        match &self.hint {
            None => Vec::new(),
            Some(hint) if worded(&self.parts, WHOLE) == *hint => self.parts.clone(),
            Some(hint) => vec![[hint.clone(), hint.clone()]],
        }
    }

    /// Says what was `sent` instead of what rules made of it. `says_more`: what they made of it is worth a word.
    pub(crate) fn put_sent(&mut self, sent: String, says_more: bool) {
        let Some(received) = &mut self.received else { return };
        let made = std::mem::replace(received, sent);
        if says_more && self.hint.is_none() && made != *received {
            self.hint = Some(render::joined(&["read as ", &made]));
        }
    }

    /// The issue on one line, which begins with the path if it `has_path`.
    pub(super) fn line(&self, has_path: bool, words: Words) -> String {
        let mut clauses = vec![self.fault()];
        clauses.extend(self.clauses_of_rules(words));
        if words == Words::WithoutRules && self.refusal().is_some() {
            // Nobody else says it to one who does not see the type.
            clauses.extend(known(&self.expected).map(|expected| format!("expected {}", render::Line(expected))));
        }
        let hint = match words {
            Words::All => self.hint.clone().unwrap_or_default(),
            _ => worded(&self.parts(), PLAIN),
        };
        clauses.extend(known(&hint).map(|hint| render::Line(hint).to_string()));
        let start = if has_path && !self.path.is_root() { format!("{}: ", self.path) } else { String::new() };
        start + &clauses.join("; ")
    }

    /// The fault: the issue's own message or what its code means, what was expected, what was there. Where the expectation says what is
    /// wrong, a message only adds to it.
    fn fault(&self) -> String {
        // What a function refuses the type may well accept.
        let expected = known(&self.expected).filter(|_| self.refusal().is_none());
        let opening = self.code.opening(expected.is_some());
        let adds = opening.is_none() && self.code != IssueCode::Custom;
        let (opening, addition) = match self.message.as_deref() {
            Some(message) if adds => (None, Some(message)),
            message => (message.or(opening), None),
        };
        let said = [("", opening), ("expected ", expected), ("got ", self.received.as_deref())];
        let said = said.iter().filter_map(|(word, text)| Some(format!("{word}{}", render::Line((*text)?))));
        let addition = addition.map(|addition| format!(" ({})", render::Line(addition)));
        said.collect::<Vec<_>>().join(", ") + &addition.unwrap_or_default()
    }

    /// The rules that left the value as it was; those with the same reason together. What a `custom` rule says when it refuses is the
    /// issue's message.
    fn clauses_of_rules(&self, words: Words) -> impl Iterator<Item = String> {
        let tried = self.tried.get(usize::from(self.refusal().is_some())..).unwrap_or_default();
        tried.chunk_by(|one, next| one.reason == next.reason).filter_map(move |alike| {
            let rules: Vec<&str> = alike.iter().map(|tried| tried.rule).collect();
            let reason = &*alike.first()?.reason;
            let line = render::Line(if words == Words::All { reason } else { without_rule(reason) });
            match words {
                Words::WithoutRules if [NONE_OF_THESE, NO_REASON].contains(&reason) => None,
                Words::WithoutRules => Some(line.to_string()),
                _ => Some(format!("{}: {line}", rules.join(", "))),
            }
        })
    }

    /// The issue, with a sentence of its own. It comes first; where the code and the expectation already say what is wrong with the
    /// value, it comes last, in parentheses.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    ///
    /// let issue = Issue::new(Path::from_iter(["until"]), IssueCode::Custom).saying("lies before `since`");
    /// assert_eq!(issue.to_string(), "until: lies before `since`");
    /// ```
    #[must_use]
    pub fn saying(self, message: impl Into<String>) -> Self {
        Self { message: Some(message.into()), ..self }
    }

    /// Returns whether nothing may take the issue back, no other rule and no validator: it is a limit's, or that of a `custom` rule.
    pub(crate) fn is_final(&self) -> bool {
        match self.code {
            IssueCode::LimitExceeded => true,
            IssueCode::Custom => self.refusal().is_some(),
            _ => false,
        }
    }

    /// Why a `custom` rule has refused the value, if one has.
    pub(crate) fn refusal(&self) -> Option<&str> {
        let reason = self.message.as_deref().filter(|_| self.code == IssueCode::Custom)?;
        self.tried.first().map(|tried| &*tried.reason).filter(|first| *first == reason)
    }

    /// The sentence without its path: `expected an integer, got string "abc"; string_to_number: not a JSON number`.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Issue, IssueCode, Path};
    ///
    /// let issue = Issue::new(Path::from_iter(["limit"]), IssueCode::MissingField).expecting("an integer");
    /// assert_eq!(issue.detail(), "missing, expected an integer");
    /// assert_eq!(issue.to_string(), "limit: missing, expected an integer");
    /// ```
    #[must_use]
    pub fn detail(&self) -> String {
        self.line(false, Words::All)
    }

    /// Says what is expected without null. Its words tell where that is: foreign types and users write expectations too, and an issue does
    /// not say whose it is.
    #[cfg(feature = "axum-08")]
    pub(crate) fn expect_no_null(&mut self) {
        let expected = &*self.expected;
        let end = || [", or null", " or null"].into_iter().find_map(|end| expected.strip_suffix(end));
        let start = || ["null, or ", "null or "].into_iter().find_map(|start| expected.strip_prefix(start));
        if let Some(rest) = end().or_else(start).and_then(known) {
            self.expected = rest.to_owned().into();
        }
    }
}

/// How much an issue says of rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    /// All.
    All,
    /// The rules that were tried; no reason and no hint names another.
    PlainHint,
    /// Only their reasons.
    WithoutRules,
}

/// The text, if there is one.
fn known(expected: &str) -> Option<&str> {
    Some(expected).filter(|expected| !expected.is_empty())
}

fn known_or_null<S: Serializer>(expected: &str, serializer: S) -> Result<S::Ok, S::Error> {
    known(expected).serialize(serializer)
}

impl Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line(true, Words::All))
    }
}

/// A rule that looked at a value that could not be read, and why it left it as it was.
///
/// On the wire: `{"rule": "string_to_number", "reason": "not a JSON number"}`.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Issue, IssueCode, Path, Tried};
///
/// let mut issue = Issue::new(Path::from_iter(["limit"]), IssueCode::InvalidType).expecting("an integer");
/// issue.tried.push(Tried { rule: "string_to_number", reason: "not a JSON number".to_owned() });
/// assert_eq!(issue.to_string(), "limit: expected an integer; string_to_number: not a JSON number");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tried {
    /// The rule's name.
    pub rule: &'static str,
    /// A short clause: `not a JSON number`.
    pub reason: String,
}
