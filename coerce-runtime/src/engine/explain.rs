//! How issues are worded: what was wrong, what was expected, what came.

use std::borrow::Cow;

use super::Engine;
use super::cursor::Cursor;
use super::fields::Record;
use super::location::Location;
use super::repair::Attempt;
use super::tags::string_meant;
use crate::constant::Text;
use crate::json::{Kind, Parsed, Path, Segment, render, suggest};
use crate::report::{Fired, Issue, IssueCode, Mark, Tried, most_levels, put_sent, received, shown};
use crate::rules::{NO_REASON, Rule};
use crate::schema::{self, Edge, Shape};
use crate::tree::{Fault, Key, Part, Tree};

/// The first number that an integer of 64 bits can't be.
const BEYOND_64_BITS: f64 = 18_446_744_073_709_551_616.0;

impl<'s> Engine<'s> {
    /// Records an issue, unless only the outcome counts. The answer is always "not accepted".
    pub(super) fn issue(&mut self, at: &Location<'_>, code: IssueCode, word: &dyn Fn(&Self, Issue) -> Issue) -> bool {
        if !self.state.probing && self.recorder.keeps_issue() {
            let issue = word(self, Issue::new(at.path(), code));
            self.recorder.issue(issue);
        }
        false
    }

    /// Records issues that are worded already.
    pub(super) fn record_issues(&mut self, issues: Vec<Issue>) {
        for issue in issues.into_iter().filter(|_| !self.state.probing) {
            self.recorder.issue(issue);
        }
    }

    /// Returns what values of this use are expected to be.
    pub(super) fn expected(&self, edge: &Edge) -> Text {
        schema::expected(edge.schema(self.settings.definitions), self.settings.definitions)
    }

    /// Reports a value of a kind that the type does not accept.
    pub(super) fn wrong_kind(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        self.wrong_value(IssueCode::InvalidType, cursor, tree)
    }

    /// Reports a value that the type does not accept. One that is nested too deeply is that first, as it is in text, where it can't be
    /// read at all.
    pub(super) fn wrong_value(&mut self, code: IssueCode, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let nests = matches!(tree.kind(), Kind::List | Kind::Object);
        if nests && !self.state.probing && self.refuses_depth(cursor, tree, false) {
            return false;
        }
        self.refuse(code, cursor, tree)
    }

    pub(super) fn refuse(&mut self, code: IssueCode, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let hidden = self.hides_value(cursor, tree);
        self.issue(&cursor.at, code, &|engine, issue| {
            let expected = match &cursor.core.shape {
                Shape::Integer(it) if is_beyond_64_bits(tree) => engine.or_null(cursor, &schema::expected_in_full(it)),
                _ => engine.expectation(cursor),
            };
            let hint = if hidden { None } else { string_meant(&|| schema::words(cursor.core), tree) };
            Issue { expected, received: Some(received(tree, hidden)), hint, ..issue }
        })
    }

    pub(super) fn wrong_length(&mut self, cursor: &Cursor<'_, 's>, found: usize) -> bool {
        self.issue(&cursor.at, IssueCode::InvalidLength, &|engine, issue| {
            let (found, definitions) = (found + cursor.at.skipped, engine.settings.definitions);
            let Some(length) = schema::length(cursor.core).filter(|_| cursor.expecting.is_none()) else {
                return issue.expecting(engine.expectation(cursor)).got(format!("a list of {found}"));
            };
            let whole = schema::expected(cursor.core, definitions);
            let says_more = cursor.at.skipped == 0 && whole != format!("a list of {length}");
            let hint = says_more.then(|| format!("it is {whole}"));
            let issue = issue.expecting(render::counted(length + cursor.at.skipped, "item")).got(found.to_string());
            Issue { hint, ..issue }
        })
    }

    pub(super) fn wrong_key(&mut self, edge: &'s Edge, key: &Key<'_>, at: &Location<'_>) -> bool {
        let hidden = at.has_hidden_key();
        let words = schema::words(edge.schema(self.settings.definitions).core(self.settings.definitions));
        let code = if words.is_empty() { IssueCode::InvalidValue } else { IssueCode::UnknownVariant };
        self.issue(at, code, &|engine, issue| {
            let received = match key {
                Key::Text(text) => received(&Tree::String(Cow::Borrowed(&**text)), hidden),
                Key::Other(tree) => received(tree, hidden),
            };
            let hint = engine.suggestions.did_you_mean(&key.shown(), &words).map(suggest::sentence).filter(|_| !hidden);
            Issue { hint, ..issue.expecting(format!("{} as a key", engine.expected(edge))).got(received) }
        })
    }

    /// Returns whether a value, none of whose locations need be known, is nested too deeply, which is reported then. Keys that the type does
    /// not declare may have to be hidden: where it is not a value `of_kind`, nobody knows what it is made of.
    pub(super) fn refuses_depth(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>, of_kind: bool) -> bool {
        let depth = self.settings.limits.depth;
        let levels = depth.saturating_sub(cursor.at.depth);
        if !tree.depth_exceeds(levels) {
            return false;
        }
        self.recorder.leave_refused();
        self.issue(&cursor.at, IssueCode::LimitExceeded, &|engine, mut issue| {
            let mut way = Path { segments: tree.way_beyond(levels).unwrap_or_default() };
            let hides = if of_kind { engine.is_hidden(cursor) } else { engine.settings.facts.sensitive };
            if hides {
                schema::hide_undeclared(&mut way, engine.outer(cursor), engine.settings.definitions);
            }
            issue.path.segments.append(&mut way.segments);
            issue.expecting(most_levels(depth))
        });
        true
    }

    /// Reports what a foreign `Deserialize` says. What the type is `known` to expect is better worded than what it says it expects.
    pub(super) fn foreign(&mut self, cursor: &Cursor<'_, 's>, fault: &Fault, known: &str, tree: &Tree<'_>) -> bool {
        let hidden = self.is_hidden(cursor);
        self.issue(&cursor.at, IssueCode::Custom, &|engine, issue| {
            let mut issue = Issue::from_fault(issue.path, fault, engine.hides_words(cursor));
            if let Some(Segment::Index(index)) = issue.path.segments.get_mut(cursor.at.depth) {
                // The type has not seen the tags that stand before its items.
                *index += cursor.at.skipped;
            }
            let here = issue.path.segments.len() == cursor.at.depth;
            let is_known = !known.is_empty() && !hidden || issue.expected.is_empty() && issue.message.is_none();
            if here && is_known {
                issue.expected = engine.expectation(cursor);
            } else if here && issue.code == IssueCode::InvalidType && !issue.expected.contains("null") {
                issue.expected = engine.or_null(cursor, &issue.expected);
            }
            let mut inner = issue.path.segments.get(cursor.at.depth..).unwrap_or_default().iter();
            let value = inner.try_fold(Part::of(tree), |part, step| part.inside(step.name()));
            // serde reads the name of a variant from an object too.
            let is_member = issue.code == IssueCode::UnknownVariant && value.is_some_and(|one| one.as_str().is_none());
            if is_member || issue.received.is_none() && (here || issue.code == IssueCode::Custom) {
                issue.received = value.map(|value| match value {
                    Part::Value(value) => received(&Tree::Value(value), hidden),
                    Part::Tree(tree) => received(tree, hidden),
                });
            }
            if !here {
                put_sent(std::slice::from_mut(&mut issue), engine.recorder.coercions());
            }
            issue
        })
    }

    /// Refuses what a type with an expectation does not accept: the issue says that, in the caller's terms, and what other code says only adds to it.
    pub(super) fn wrong_leaf(&mut self, cursor: &Cursor<'_, 's>, fault: &Fault, known: &str, tree: &Tree<'_>) -> bool {
        let is_inside = !fault.path().is_root() || fault.name().is_some();
        if known.is_empty() || is_inside {
            return self.foreign(cursor, fault, known, tree);
        }
        let hidden = self.is_hidden(cursor);
        let code = match fault.code() {
            code @ (IssueCode::InvalidType | IssueCode::InvalidLength) => code,
            _ => IssueCode::InvalidValue,
        };
        self.issue(&cursor.at, code, &|engine, issue| {
            let message = if hidden { None } else { addition(fault, tree) };
            Issue { message, ..issue.expecting(engine.expectation(cursor)).got(received(tree, hidden)) }
        })
    }

    /// The expectation of null too, where that is accepted, beside what the type itself is `expected` to accept.
    fn or_null(&self, cursor: &Cursor<'_, 's>, expected: &Text) -> Text {
        let kinds = schema::accepted_kinds(cursor.core, self.settings.definitions);
        let is_long = schema::is_long_as_written(expected);
        let is_option = matches!(&cursor.core.shape, Shape::Opaque(opaque) if opaque.is_absent());
        if cursor.nullable || is_option { schema::or_null(expected, is_long, kinds) } else { expected.clone() }
    }

    /// Where the type says itself what it expects, issues about the value say that.
    pub(super) fn put_expecting(&mut self, cursor: &Cursor<'_, 's>, mark: &Mark) {
        use IssueCode::{Custom, InvalidLength, InvalidType, InvalidValue, UnknownVariant};
        let Some(expecting) = &cursor.node.expecting else { return };
        let codes = [Custom, InvalidLength, InvalidType, InvalidValue, UnknownVariant];
        let expected = self.or_null(cursor, expecting);
        for issue in self.recorder.issues_since(mark) {
            if issue.path.segments.len() == cursor.at.depth && codes.contains(&issue.code) {
                issue.expected.clone_from(&expected);
            }
        }
    }

    /// Reports a member that is missing. `folded` is the name of one that would be read as it, ignoring case.
    pub(super) fn missing_field(&mut self, edge: &Edge, folded: Option<&str>, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::MissingField, &|engine, issue| {
            let issue = issue.expecting(engine.expected(edge));
            let Some(name) = folded.map(render::Quoted) else { return issue };
            let hint = format!("`ignore_key_case` would read {name} as this in safe mode");
            issue.hinting_at_rule(hint, &format!("{name} is no name of it"))
        })
    }

    /// Reports a member that comes again. `names` are those by which it may.
    pub(super) fn duplicate_field(&mut self, names: &[Text], at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::DuplicateField, &|_, issue| match names {
            [] | [_] => issue,
            [one, other] => issue.expecting(format!("only one of `{one}` and `{other}`")),
            names => {
                let names: Vec<String> = names.iter().map(ToString::to_string).collect();
                issue.expecting(format!("only one of `{}`", names.join("`, `")))
            }
        })
    }

    /// Reports several members that have one name, ignoring case, `_` and `-`.
    pub(super) fn several_fold(&mut self, key: &str, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::DuplicateField, &|_, issue| {
            issue
                .expecting("only one member that has this name, ignoring case, `_` and `-`")
                .hinting(format!("{} is one of them", render::Quoted(key)))
        })
    }

    /// Reports a member that no field reads. `found` is the field that it would be ignoring case.
    pub(super) fn unknown_field(&mut self, record: &Record<'_, 's>, found: Option<&Text>, key: &Key<'_>) -> bool {
        let name = key.shown();
        self.issue(&self.unread_key(&record.cursor.at, &name), IssueCode::UnknownField, &|engine, issue| {
            let names = schema::member_names(record.cursor.core, engine.settings.definitions);
            if names.contains(&&*name) {
                return issue.hinting("the flattened field that would read it does not accept what is there");
            }
            let issue = issue.expecting(suggest::one_of(&names));
            engine.hint_for_unknown(record, found, (&name, &names), issue)
        })
    }

    pub(super) fn unknown_beside_tag(&mut self, names: [&Text; 2], key: &Key<'_>, at: &Location<'_>) -> bool {
        let name = key.shown();
        let here = self.unread_key(at, &name);
        self.issue(&here, IssueCode::UnknownField, &|_, issue| {
            let known = names.map(|name| &**name);
            let hint = suggest::did_you_mean(&name, &known).map(suggest::sentence);
            Issue { hint, ..issue.expecting(suggest::one_of(&known)) }
        })
    }

    /// Reports members that a flattened field can't be made of.
    pub(super) fn not_flat(&mut self, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::Custom, &|_, issue| issue.saying("only structs, maps, and enums can be flattened"))
    }

    /// Reports an integer of 128 bits where serde reads from a buffer of its own, which has none.
    pub(super) fn not_buffered(&mut self, at: &Location<'_>) -> bool {
        self.issue(at, IssueCode::Custom, &|_, issue| issue.saying("integers of 128 bits can't be read here"))
    }

    /// Reports a member that two flattened fields want to be different values.
    pub(super) fn conflict(&mut self, mark: &Mark) -> bool {
        let Some(Fired { steps, rule, .. }) = self.recorder.coercions_since(mark).next_back() else { return false };
        let issue = Issue::new(Path { segments: steps.to_vec() }, IssueCode::Custom)
            .saying("two flattened fields read this member and ask for different values")
            .hinting_at_rule(format!("`{rule}` repairs it for one of them"), "");
        self.record_issues(vec![issue]);
        false
    }

    /// Reports what is wrong with a switch.
    pub(super) fn wrong_switch(&mut self, mut issues: Vec<Issue>, cursor: &Cursor<'_, 's>) -> bool {
        self.recorder.leave_refused();
        let hidden = self.is_hidden(cursor);
        for found in &mut issues {
            if hidden {
                // Behind its name there may be anything.
                found.path.segments.truncate(1);
                (found.received, found.hint) = (None, None);
            }
            found.path.put_inside(&cursor.at.path());
        }
        self.record_issues(issues);
        false
    }

    /// Reports a value that a `custom` rule refuses. No other rule takes that back.
    pub(super) fn refused_by_custom(&mut self, rule: &Rule, reason: &str, attempt: &Attempt<'_, '_, 's>) {
        let Attempt { cursor, tree, sent, .. } = attempt;
        if self.refuses_depth(cursor, tree, true) {
            return;
        }
        self.recorder.leave_refused();
        let hidden = self.is_hidden(cursor);
        self.issue(&cursor.at, IssueCode::Custom, &|engine, issue| {
            // What the type accepts is no news where it accepts such values.
            let is_news = !cursor.accepted.has(tree.kind());
            let expected = if is_news { engine.expectation(cursor) } else { "".into() };
            let reason = if hidden { NO_REASON.to_owned() } else { render::shorten(reason) };
            let received = Some(shown(sent.as_ref().unwrap_or(tree), hidden));
            let tried = vec![Tried { rule: rule.name, reason: reason.clone() }];
            Issue { expected, received, tried, ..issue.saying(reason) }
        });
    }
}

/// Returns whether it is a number for which 64 bits are too few: what is expected then has an end.
fn is_beyond_64_bits(tree: &Tree<'_>) -> bool {
    tree.as_number().is_some_and(|number| match number.value {
        Parsed::F64(float) => float >= BEYOND_64_BITS,
        Parsed::U128(_) => true,
        _ => false,
    })
}

/// Returns what a fault says of a value beyond that it is not what was expected.
fn addition(fault: &Fault, tree: &Tree<'_>) -> Option<String> {
    match fault.code() {
        IssueCode::Custom => fault.message().map(|message| without_quote(&message, tree).to_owned()),
        IssueCode::InvalidLength => fault.received(),
        // A part of the value.
        IssueCode::InvalidValue if tree.as_str().is_none() && tree.as_number().is_none() => {
            Some(render::shorten(&fault.to_string()))
        }
        _ => None,
    }
}

/// A message without the string that it was made of: the issue shows that already.
fn without_quote<'m>(message: &'m str, tree: &Tree<'_>) -> &'m str {
    let quote = tree.as_str().map(|text| format!(": {text:?}"));
    quote.and_then(|quote| message.strip_suffix(&*quote)).unwrap_or(message)
}
