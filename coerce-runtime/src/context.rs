//! Where reading stands ([`Node`]) and what it has noted so far ([`Context`]).

use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use crate::error::{Error, Issue, IssueCode, Tried};
use crate::kind::{Kind, Kinds};
use crate::mode::{Limits, Mode};
use crate::number::Num;
use crate::path::{Path, Segment};
use crate::record::Field;
use crate::report::{Change, Coercion, Mark, Report};
use crate::rule::Rules;
use crate::shape::{Facts, Shape, leaves_alone};

/// A place in the document, lent down while it is read: a link to the place above, and what holds for this one.
///
/// The links are the path, borrowed and on the stack; it is made owned only when it is written down.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    parent: Option<&'a Node<'a>>,
    step: Step<'a>,
    /// How many lists and objects are around this place, which is the length of its path.
    pub(crate) depth: usize,
    /// The kinds that rules of this place fire on.
    pub(crate) kinds: Kinds,
    /// The kinds that those of them fire on that act on a whole list or map.
    pub(crate) whole: Kinds,
    /// The rules declared for this place by what is around it.
    pub(crate) rules: &'static Rules,
    /// More such rules: those of newtypes around a list or map, which pass on to the items. Empty nearly always.
    pub(crate) also: &'a [&'static Rules],
    /// Whether values of this place must not be written down.
    pub(crate) sensitive: bool,
    /// The buffer of its own from which serde would read this place.
    pub(crate) buffer: Buffer,
    /// Whether only some members of the object that stands here are read: those beside a tag, or those left for a flattened
    /// field. A rule that replaced them would replace the others too, so none acts on them as a whole.
    pub(crate) part: bool,
    /// How many tags stand before the items of this list: those of the internally tagged enums that it is read as.
    tags: u8,
}

/// serde's own buffer, from which it reads what it had to take whole first. What is read from it takes a little less and a
/// little more than JSON.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Buffer {
    /// None: it is read from the document.
    None,
    /// One that is taken apart: behind a tag, and in a flattened struct.
    Taken,
    /// One that is only lent: in untagged enums and flattened maps.
    Lent,
}

/// From a place to one inside it.
#[derive(Clone, Copy)]
enum Step<'a> {
    /// The whole document.
    Root,
    /// A member of this name, which the type knows.
    Name(&'static str),
    /// A field, found by the `n`-th of its names.
    Field(&'static Field, u32),
    /// Any other member.
    Key(&'a str),
    Index(usize),
}

impl<'a> Node<'a> {
    /// The whole document.
    pub(crate) const fn root() -> Self {
        Self {
            parent: None,
            step: Step::Root,
            depth: 0,
            kinds: Kinds::NONE,
            whole: Kinds::NONE,
            rules: Rules::NONE,
            also: &[],
            sensitive: false,
            buffer: Buffer::None,
            part: false,
            tags: 0,
        }
    }

    #[inline]
    fn child(&'a self, step: Step<'a>, rules: &'static Rules, sensitive: bool) -> Self {
        Self {
            parent: Some(self),
            step,
            depth: self.depth + 1,
            kinds: rules.kinds,
            whole: rules.whole,
            rules,
            also: &[],
            sensitive: sensitive || self.sensitive,
            buffer: self.buffer,
            part: false,
            tags: 0,
        }
    }

    /// A member that the type declares.
    #[inline]
    pub(crate) fn field(&'a self, name: &'static str, rules: &'static Rules, sensitive: bool) -> Self {
        self.child(Step::Name(name), rules, sensitive)
    }

    /// An item of a list with a place of its own in the type: a tuple's.
    #[inline]
    pub(crate) fn position(&'a self, index: usize, rules: &'static Rules, sensitive: bool) -> Self {
        self.child(Step::Index(index), rules, sensitive)
    }

    /// An item of a list, with no more rules than those of its list. Others [are added](Node::with_also).
    #[inline]
    pub(crate) fn item(&'a self, index: usize) -> Self {
        self.child(Step::Index(index), items_of(self.rules), false)
    }

    /// Goes on to another field of the same struct.
    #[inline]
    pub(crate) fn go_to_field(&mut self, field: &'static Field, word: u32) {
        self.step = Step::Field(field, word);
        self.rules = field.rules;
        self.kinds = field.rules.kinds;
        self.whole = field.rules.whole;
    }

    /// Goes on to another field of the same struct, which is read from a list.
    #[inline]
    pub(crate) fn go_to_position(&mut self, index: usize, field: &'static Field) {
        self.go_to_field(field, 0);
        self.step = Step::Index(index);
    }

    /// Goes on to another item of the same list.
    #[inline]
    pub(crate) fn go_to(&mut self, index: usize) {
        self.step = Step::Index(index);
    }

    /// A map's value. `also` is what [`Node::items_also`] gave.
    #[inline]
    pub(crate) fn entry(&'a self, key: &'a str, also: &'a [&'static Rules]) -> Self {
        self.child(Step::Key(key), items_of(self.rules), false).with_also(also)
    }

    /// Any other member.
    pub(crate) fn key(&'a self, key: &'a str) -> Self {
        self.child(Step::Key(key), Rules::NONE, false)
    }

    /// Whether no rule of this list may act on items that their type takes.
    #[inline]
    pub(crate) fn leaves_items_alone<Sh: Shape>(&self) -> bool {
        self.also.is_empty() && leaves_alone::<Sh>(items_of(self.rules))
    }

    /// What the items have beside the rules of [`Node::item`]. Allocates only where `also` holds something.
    #[inline]
    pub(crate) fn items_also(&self) -> Vec<&'static Rules> {
        if self.also.is_empty() { Vec::new() } else { self.also.iter().map(|rules| items_of(rules)).collect() }
    }

    /// The same place with other rules.
    #[inline]
    pub(crate) fn with_rules(&self, rules: &'static Rules) -> Node<'a> {
        Node { rules, also: &[], kinds: rules.kinds, whole: rules.whole, ..*self }
    }

    /// The same place with these rules for the items, beside those that it has.
    #[inline]
    pub(crate) fn with_also<'b>(&self, also: &'b [&'static Rules]) -> Node<'b>
    where
        'a: 'b,
    {
        let mut node = Node { also, ..*self };
        for rules in also {
            node.kinds = node.kinds.or(rules.kinds);
            node.whole = node.whole.or(rules.whole);
        }
        node
    }

    /// The same place, where values must not be written down if `sensitive`.
    #[inline]
    pub(crate) fn hiding(&self, sensitive: bool) -> Node<'a> {
        Node { sensitive: sensitive || self.sensitive, ..*self }
    }

    /// The same place, without rules.
    #[inline]
    pub(crate) fn without_rules(&self) -> Node<'a> {
        self.with_rules(Rules::NONE)
    }

    /// The same place, read from this buffer of serde's.
    #[inline]
    pub(crate) fn within(&self, buffer: Buffer) -> Node<'a> {
        Node { buffer, ..*self }
    }

    /// Whether serde would read this place from a buffer of its own.
    #[inline]
    pub(crate) fn is_buffered(&self) -> bool {
        self.buffer != Buffer::None
    }

    /// Whether it is a member of an object, so that it can be taken out.
    pub(crate) fn is_member(&self) -> bool {
        !matches!(self.step, Step::Root | Step::Index(_))
    }

    /// The same place, of which all is read but a tag.
    #[inline]
    pub(crate) fn without_tag(&self) -> Node<'a> {
        Node { part: true, tags: self.tags.saturating_add(1), ..*self }
    }

    /// The same place, of which only some members are read.
    #[inline]
    pub(crate) fn part(&self) -> Node<'a> {
        Node { part: true, ..*self }
    }

    /// Where this is.
    #[cold]
    pub(crate) fn path(&self) -> Path {
        self.path_with(|_, key| key)
    }

    /// Where this is, as it may be told: keys inside a value that must not be written down are a part of it.
    #[cold]
    pub(crate) fn told(&self) -> Path {
        self.path_with(|around, key| if around.is_some_and(|around| around.sensitive) { "…" } else { key })
    }

    #[cold]
    fn path_with<'k>(&self, told: impl Fn(Option<&Node<'_>>, &'k str) -> &'k str) -> Path
    where
        'a: 'k,
    {
        let mut segments = Vec::with_capacity(self.depth);
        let mut at = Some(self);
        while let Some(node) = at {
            match node.step {
                Step::Root => {}
                Step::Name(name) => segments.push(Segment::Field(name)),
                Step::Field(field, word) => {
                    segments.push(Segment::Field(field.names.get(word as usize).unwrap_or(&field.name)));
                }
                Step::Key(key) => segments.push(Segment::Key(told(node.parent, key).to_owned())),
                Step::Index(index) => {
                    let tags = node.parent.map_or(0, |around| around.tags);
                    segments.push(Segment::Index(index + usize::from(tags)));
                }
            }
            at = node.parent;
        }
        segments.reverse();
        Path { segments }
    }
}

/// What holds for the items where `rules` hold for the list.
#[inline]
fn items_of(rules: &'static Rules) -> &'static Rules {
    rules.items.unwrap_or(rules)
}

/// What a type was given and can't be read from.
#[derive(Clone, Copy)]
pub(crate) enum Received<'a> {
    /// `null`
    Null,
    /// A boolean.
    Bool(bool),
    /// A number.
    Number(Num<'a>),
    /// A string.
    Text(&'a str),
    /// A list.
    List,
    /// An object.
    Object,
    /// Bytes, which JSON has not.
    Bytes(&'a [u8]),
}

impl<'a> Received<'a> {
    /// What `value` is.
    pub(crate) fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => Self::Number(Num::of(number)),
            Value::String(text) => Self::Text(text),
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
        }
    }

    /// Its kind; bytes have none.
    pub(crate) fn kind(self) -> Option<Kind> {
        match self {
            Self::Null => Some(Kind::Null),
            Self::Bool(_) => Some(Kind::Bool),
            Self::Number(number) if number.is_integer() => Some(Kind::Integer),
            Self::Number(_) => Some(Kind::Float),
            Self::Text(_) => Some(Kind::String),
            Self::List => Some(Kind::List),
            Self::Object => Some(Kind::Object),
            Self::Bytes(_) => None,
        }
    }

    /// The value, where it is a scalar or bytes.
    pub(crate) fn to_value(self) -> Value {
        match self {
            Self::Bool(value) => Value::Bool(value),
            Self::Number(number) => number.to_value(),
            Self::Text(text) => Value::String(text.to_owned()),
            Self::Bytes(bytes) => bytes.into(),
            Self::Null | Self::List | Self::Object => Value::Null,
        }
    }

    /// As an issue tells it: short and escaped, or only its kind and length.
    #[cold]
    pub(crate) fn describe(self, hidden: bool) -> Cow<'static, str> {
        match self {
            Self::Null => "null".into(),
            Self::List => "a list".into(),
            Self::Object => "an object".into(),
            Self::Bytes(_) => "bytes".into(),
            Self::Bool(_) if hidden => "a boolean".into(),
            Self::Number(_) if hidden => "a number".into(),
            Self::Text(text) if hidden => match text.chars().count() {
                1 => "a string of 1 character".into(),
                length => format!("a string of {length} characters").into(),
            },
            Self::Bool(true) => "boolean true".into(),
            Self::Bool(false) => "boolean false".into(),
            Self::Number(number) => crate::show::received_number(number).into(),
            Self::Text(text) => crate::show::received_text(text).into(),
        }
    }
}

/// What is told in place of a foreign reader's message, which may show the value.
const REFUSED: &str = "this value is refused";

/// Everything that is noted while one document is read.
pub struct Context {
    pub(crate) mode: Mode,
    /// In a trial only the outcome counts: nothing is noted.
    pub(crate) quiet: bool,
    pub(crate) limits: Limits,
    /// How many issues there are, in a trial too, where none is made.
    failures: usize,
    report: Report,
    /// What documents that are clean have nothing of.
    rare: Option<Box<Rare>>,
}

/// What is noted of documents that are not clean.
#[derive(Default)]
struct Rare {
    issues: Vec<Issue>,
    /// How many issues are not in `issues`: they are over the limit.
    omitted: usize,
    /// The members that the parser found more than once inside a value that it took whole, with all values but the last.
    repeated: Rc<HashMap<Path, Vec<Value>>>,
    /// Every coercion, whole and unmasked: what a preview replays.
    patch: Option<Vec<Coercion>>,
    /// The place at which the parser stopped, and whether its values must not be written down.
    stopped: Option<(Path, bool)>,
}

impl Rare {
    /// Adds an issue. Where there is one there are often several: room is made for a few at once.
    fn push(&mut self, issue: Issue) {
        if self.issues.capacity() == 0 {
            self.issues.reserve(8);
        }
        self.issues.push(issue);
    }
}

/// What had been noted at some moment, to go back to.
#[derive(Clone, Copy)]
pub(crate) struct Noted {
    report: Mark,
    issues: usize,
    omitted: usize,
    failures: usize,
    patch: usize,
}

impl Context {
    #[inline]
    pub(crate) fn new(mode: Mode, limits: Limits) -> Self {
        Self { mode, quiet: false, limits, failures: 0, report: Report::default(), rare: None }
    }

    /// All of it, to finish with.
    pub(crate) fn take(&mut self) -> Self {
        let (report, rare) = (std::mem::take(&mut self.report), self.rare.take());
        Self { report, rare, ..*self }
    }

    /// One that also keeps every coercion for a preview.
    pub(crate) fn for_preview(mode: Mode, limits: Limits) -> Self {
        let rare = Rare { patch: Some(Vec::new()), ..Rare::default() };
        Self { rare: Some(Box::new(rare)), ..Self::new(mode, limits) }
    }

    /// One for trying whether a value can be read: it notes nothing but keeps the limits of this one.
    pub(crate) fn trial(&self, mode: Mode) -> Self {
        let repeated = || self.rare.as_ref().map(|rare| Rc::clone(&rare.repeated)).unwrap_or_default();
        let rare = self.has_repeated().then(|| Box::new(Rare { repeated: repeated(), ..Rare::default() }));
        Self { quiet: true, rare, ..Self::new(mode, self.limits) }
    }

    fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    fn patch(&mut self) -> Option<&mut Vec<Coercion>> {
        self.rare.as_mut()?.patch.as_mut()
    }

    /// What a preview replays.
    pub(crate) fn take_patch(&mut self) -> Vec<Coercion> {
        self.patch().map(std::mem::take).unwrap_or_default()
    }

    /// How many issues were found so far, those over the limit too, and in a trial.
    #[inline]
    pub(crate) fn failures(&self) -> usize {
        self.failures
    }

    /// Whether nothing at all was noted.
    #[inline]
    pub(crate) fn is_clean(&self) -> bool {
        self.rare.is_none() && self.report.is_untouched()
    }

    /// Notes that the member at `node` came more than once, first with the value `earlier`.
    #[cold]
    pub(crate) fn repeated(&mut self, node: &Node<'_>, earlier: Value) {
        let path = node.path();
        Rc::make_mut(&mut self.rare().repeated).entry(path).or_default().push(earlier);
    }

    /// Whether any member came more than once inside a value that was taken whole.
    #[inline]
    pub(crate) fn has_repeated(&self) -> bool {
        self.rare.as_ref().is_some_and(|rare| !rare.repeated.is_empty())
    }

    /// Whether the member at `node` came more than once inside a value that was taken whole.
    pub(crate) fn is_repeated(&self, node: &Node<'_>) -> bool {
        match &self.rare {
            Some(rare) if !rare.repeated.is_empty() => rare.repeated.contains_key(&node.path()),
            _ => false,
        }
    }

    /// All values but the last of the member at `node`.
    pub(crate) fn earlier(&self, node: &Node<'_>) -> Vec<Value> {
        match &self.rare {
            Some(rare) if !rare.repeated.is_empty() => rare.repeated.get(&node.path()).cloned().unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Notes anew that the member at `node` came more than once, first with the values `earlier`.
    #[cold]
    pub(crate) fn set_repeated(&mut self, node: &Node<'_>, earlier: Vec<Value>) {
        let path = node.path();
        Rc::make_mut(&mut self.rare().repeated).insert(path, earlier);
    }

    /// All values but the last of every member that came more than once inside a value that was taken whole.
    pub(crate) fn all_repeated(&self) -> Rc<HashMap<Path, Vec<Value>>> {
        self.rare.as_ref().map(|rare| Rc::clone(&rare.repeated)).unwrap_or_default()
    }

    /// The report, entries in the order of their paths.
    pub(crate) fn into_report(mut self) -> Report {
        self.report.sort();
        self.report
    }

    /// All issues, in the order of their paths, and the report.
    #[cold]
    #[inline(never)]
    pub(crate) fn into_error(mut self) -> Error {
        let mut rare = self.rare.take().unwrap_or_default();
        let mut issues = std::mem::take(&mut rare.issues);
        issues.sort_by(|a, b| a.path.cmp(&b.path));
        Error::new(issues, rare.omitted, self.into_report())
    }

    pub(crate) fn noted(&self) -> Noted {
        let rare = self.rare.as_ref();
        Noted {
            report: self.report.mark(),
            failures: self.failures,
            issues: rare.map_or(0, |rare| rare.issues.len()),
            omitted: rare.map_or(0, |rare| rare.omitted),
            patch: rare.and_then(|rare| rare.patch.as_ref()).map_or(0, Vec::len),
        }
    }

    /// Forgets what was noted since.
    pub(crate) fn go_back(&mut self, noted: Noted) {
        self.report.rollback(noted.report);
        drop(self.take_issues(noted));
        if let Some(patch) = self.patch() {
            patch.truncate(noted.patch);
        }
    }

    /// Takes out the issues noted since.
    pub(crate) fn take_issues(&mut self, noted: Noted) -> Vec<Issue> {
        self.failures = noted.failures;
        let Some(rare) = &mut self.rare else { return Vec::new() };
        rare.omitted = noted.omitted;
        rare.issues.split_off(noted.issues.min(rare.issues.len()))
    }

    /// Puts issues back that were taken out.
    pub(crate) fn put_issues(&mut self, issues: Vec<Issue>) {
        for issue in issues {
            self.note(issue);
        }
    }

    /// The issues noted since that are about the very place of `node`, not one inside it.
    pub(crate) fn issues_at<'s>(&'s mut self, node: &Node<'_>, noted: Noted) -> impl Iterator<Item = &'s mut Issue> {
        let depth = node.depth;
        self.issues_since(noted).filter(move |issue| issue.path.segments.len() == depth)
    }

    /// Notes an issue.
    #[cold]
    pub(crate) fn note(&mut self, issue: Issue) {
        if self.keeps_issue() {
            self.rare().push(issue);
        }
    }

    /// Whether the next issue would be kept: where it is not, making it is spared.
    fn keeps_issue(&mut self) -> bool {
        self.failures += 1;
        if self.quiet {
            return false;
        }
        let limit = self.limits.issues;
        let rare = self.rare();
        let keeps = rare.issues.len() < limit;
        rare.omitted += usize::from(!keeps);
        keeps
    }

    /// Notes an issue about `node`, made only where it is kept.
    #[cold]
    pub(crate) fn note_at(&mut self, node: &Node<'_>, code: IssueCode, more: impl FnOnce(&mut Issue)) {
        if self.keeps_issue() {
            let mut issue = Issue::new(node.told(), code);
            issue.path.cut(self.limits.recorded_bytes);
            more(&mut issue);
            self.rare().push(issue);
        }
    }

    /// Notes that the type can't be read from a value of this kind.
    #[cold]
    #[inline(never)]
    pub(crate) fn wrong_kind(&mut self, node: &Node<'_>, facts: &Facts, received: Received<'_>) {
        self.refused(node, facts, IssueCode::InvalidType, received);
    }

    /// Notes that the type can be read from this kind of value, but not from this value.
    #[cold]
    #[inline(never)]
    pub(crate) fn wrong_value(&mut self, node: &Node<'_>, facts: &Facts, received: Received<'_>) {
        self.refused(node, facts, IssueCode::InvalidValue, received);
    }

    fn refused(&mut self, node: &Node<'_>, facts: &Facts, code: IssueCode, received: Received<'_>) {
        if !self.keeps_issue() {
            return;
        }
        let hidden = node.sensitive || facts.has_sensitive();
        let mut issue = Issue::new(node.told(), code);
        issue.path.cut(self.limits.recorded_bytes);
        issue.expected = (facts.expected)();
        issue.received = Some(received.describe(hidden).into_owned());
        self.rare().push(issue);
    }

    /// Notes that the document is nested too deeply here.
    #[cold]
    #[inline(never)]
    pub(crate) fn too_deep(&mut self, node: &Node<'_>) {
        let depth = self.limits.depth;
        self.note_at(node, IssueCode::LimitExceeded, |issue| {
            issue.expected = format!("at most {depth} levels of lists and objects").into();
        });
    }

    /// Notes what a foreign reader (serde's `Deserialize`, `with`, `try_from`) said.
    #[cold]
    #[inline(never)]
    pub(crate) fn foreign(&mut self, node: &Node<'_>, message: &str) {
        let hidden = node.sensitive;
        self.note_at(node, IssueCode::Custom, |issue| {
            if hidden {
                issue.message = Some(REFUSED.to_owned());
            } else {
                issue.read_message(message);
            }
        });
    }

    /// Writes down that `rule` replaced `from` by `to`.
    #[cold]
    pub(crate) fn replaced(&mut self, node: &Node<'_>, facts: &Facts, rule: &'static str, from: Value, to: &Value) {
        if !self.quiet {
            self.coerced(node, facts, rule, Change::Replaced { from, to: to.clone() });
        }
    }

    /// Writes down that `rule` removed the member, which was `from`.
    #[cold]
    pub(crate) fn removed(&mut self, node: &Node<'_>, facts: &Facts, rule: &'static str, from: Value) {
        if !self.quiet {
            self.coerced(node, facts, rule, Change::Removed { from });
        }
    }

    /// Writes down that `rule` read the member `from`, which stands beside `node`, as the member that `node` is.
    #[cold]
    pub(crate) fn moved(&mut self, node: &Node<'_>, rule: &'static str, from: &str) {
        if self.quiet {
            return;
        }
        let beside = |mut path: Path| {
            path.segments.pop();
            Change::Moved { from: path.child(Segment::Key(from.to_owned())) }
        };
        self.keep_whole(node, rule, &beside(node.path()));
        if !self.report.overflows(&self.limits) {
            let change = beside(node.told());
            self.report.keep(Coercion { path: node.told(), rule, change }, &self.limits, node.sensitive);
        }
    }

    #[inline]
    fn coerced(&mut self, node: &Node<'_>, facts: &Facts, rule: &'static str, change: Change) {
        if self.rare.is_some() {
            self.keep_whole(node, rule, &change);
        }
        if self.report.overflows(&self.limits) {
            return;
        }
        let (change, masked) = facts.mask(change, node.sensitive);
        self.report.keep(Coercion { path: node.told(), rule, change }, &self.limits, masked);
    }

    /// Keeps what a preview will replay.
    #[cold]
    fn keep_whole(&mut self, node: &Node<'_>, rule: &'static str, change: &Change) {
        if let Some(patch) = self.patch() {
            patch.push(Coercion { path: node.path(), rule, change: change.clone() });
        }
    }

    /// Adds to the issues noted since about `node` what was tried there and why it refused.
    #[cold]
    pub(crate) fn tried(&mut self, node: &Node<'_>, noted: Noted, mut tried: Vec<Tried>) {
        if node.sensitive {
            for tried in &mut tried {
                "refused".clone_into(&mut tried.reason);
            }
        }
        let mut here = self.issues_at(node, noted);
        let Some(first) = here.next() else {
            drop(here);
            return self.tried_around(noted, &tried);
        };
        here.for_each(|issue| issue.tried.extend(tried.iter().cloned()));
        if first.tried.is_empty() { first.tried = tried } else { first.tried.append(&mut tried) }
    }

    /// Tells it of the first issue inside, where none is about the place itself.
    fn tried_around(&mut self, noted: Noted, tried: &[Tried]) {
        let issue = self.issues_since(noted).find(|issue| issue.hint.is_none());
        if let (Some(issue), Some(Tried { rule, reason })) = (issue, tried.first()) {
            issue.hint = Some(format!("`{rule}` left the value around it as it was: {reason}"));
        }
    }

    /// Tells the issues noted since that safe mode would repair them, by `rule` at `node`.
    #[cold]
    pub(crate) fn hint_at_safe_mode(&mut self, node: &Node<'_>, noted: Noted, rule: &str) {
        let mut here = false;
        for issue in self.issues_at(node, noted) {
            issue.hint = Some(format!("`{rule}` would repair this in safe mode"));
            here = true;
        }
        for issue in self.issues_since(noted).filter(|_| !here) {
            issue.hint = Some(format!("`{rule}` on the value around it would repair this in safe mode"));
        }
    }

    fn issues_since(&mut self, noted: Noted) -> impl Iterator<Item = &mut Issue> {
        self.rare.as_mut().map(|rare| rare.issues.iter_mut().skip(noted.issues)).into_iter().flatten()
    }

    /// Tells the issues noted since that what they are about is no more what came: which rules of `node` have fired on it.
    #[cold]
    pub(crate) fn hint_at_repairs(&mut self, node: &Node<'_>, noted: Noted) {
        if self.quiet || self.report.since(noted.report).next().is_none() {
            return;
        }
        let path = node.path();
        let here = self.report.since(noted.report).filter(|coercion| coercion.path == path);
        let rules: Vec<_> = here.map(|coercion| format!("`{}`", coercion.rule)).collect();
        if rules.is_empty() {
            return;
        }
        let rules = rules.join(" and ");
        let depth = node.depth;
        for issue in self.issues_since(noted).filter(|issue| issue.hint.is_none()) {
            issue.hint = Some(if issue.path.segments.len() == depth {
                format!("after {rules}")
            } else {
                format!("in what {rules} made of the value around it")
            });
        }
    }

    /// Keeps for a preview that the switch of a type was taken off, which is no coercion.
    #[cold]
    pub(crate) fn switch_taken(&mut self, node: &Node<'_>, member: &'static str) {
        let path = node.path().child(Segment::Field(member));
        if let Some(patch) = self.patch() {
            patch.push(Coercion { path, rule: "opt_in", change: Change::Removed { from: Value::Null } });
        }
    }

    /// Remembers the innermost place at which the parser stopped: the first that is told.
    #[cold]
    pub(crate) fn stopped_at(&mut self, node: &Node<'_>) {
        if self.rare().stopped.is_none() {
            self.rare().stopped = Some((node.told(), node.sensitive));
        }
    }

    /// The place at which the parser stopped.
    pub(crate) fn take_stopped(&mut self) -> Path {
        self.rare().stopped.take().unwrap_or_default().0
    }

    /// An issue at the place at which the parser stopped, with what it said. Of what has no place it is told by `code`.
    #[cold]
    pub(crate) fn stop(&mut self, code: IssueCode, message: &str) -> Issue {
        let (path, sensitive) = self.rare().stopped.take().unwrap_or_default();
        let mut issue = Issue::new(path, IssueCode::Custom);
        if sensitive {
            issue.message = Some(REFUSED.to_owned());
            return issue;
        }
        issue.read_message(message);
        if issue.message.is_some() {
            issue.code = code;
        }
        issue
    }
}
