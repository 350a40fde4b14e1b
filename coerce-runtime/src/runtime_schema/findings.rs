//! The errors of the validator, in the form that all issues have.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Kind;
use jsonschema::paths::Location;
use serde_json::{Map, Value};

use super::policy::Checked;
use crate::json::render::counted;
use crate::json::{HIDDEN_KEY, Path, Segment, steps, suggest};
use crate::report::{Fired, Issue, IssueCode, received};
use crate::rules::named;
use crate::sort::sort_by;
use crate::tree::Tree;
use expected::{expected, listed, words};
use meant::each_meant;

mod expected;
mod meant;

/// The fault of an item of a set.
const REPEATED: &str = "given more than once";

/// How many values that are listed are compared with the one that is none of them.
const MOST_COMPARED: usize = 64;

/// Says of a value whether nothing of it is shown.
type Hides<'h> = &'h dyn Fn(&Path, &Value) -> bool;

/// An error of the validator.
pub(super) struct Finding {
    pub(super) issue: Issue,
    /// Where the alternatives that it is about find a fault.
    causes: Vec<Path>,
    /// True if it lists all values.
    lists: bool,
    /// True if it is of a member that nothing has accepted: it may be one of a subschema in which something else is wrong.
    pub(super) left_over: bool,
}

impl Finding {
    /// All paths in it.
    pub(super) fn paths(&mut self) -> impl Iterator<Item = &mut Path> {
        self.causes.iter_mut().chain([&mut self.issue.path])
    }
}

impl From<Issue> for Finding {
    fn from(issue: Issue) -> Self {
        Self { issue, causes: Vec::new(), lists: false, left_over: false }
    }
}

/// The errors of the validator on this document, and how many more there are than fit. Of what is `hidden` nothing is shown. Names that are
/// not `declared` are keys of the input.
pub(super) fn findings<'i>(
    document: &Value,
    mut errors: impl Iterator<Item = ValidationError<'i>>,
    hidden: impl Fn(&Path, &Value) -> bool,
    declared: impl Fn(&str) -> bool,
    most: usize,
) -> (Vec<Finding>, usize) {
    let mut found = Vec::new();
    let path = |error: &ValidationError<'_>| path(error.instance_path(), document, &declared);
    while found.len() < most {
        let Some(error) = errors.next() else { return (found, 0) };
        each_meant(&error, &mut |error| {
            let place = |error: &ValidationError<'_>| place(error.kind(), path(error));
            let causes: Vec<Path> = alternatives(error.kind()).iter().flatten().map(place).collect();
            let (issues, lists) = (issues(error, path(error), document, &hidden), listed(error).is_some());
            let left_over = matches!(error.kind(), Kind::UnevaluatedProperties { .. });
            found.extend(issues.into_iter().map(|issue| Finding { issue, causes: causes.clone(), lists, left_over }));
        });
    }
    (found, errors.count())
}

/// Leaves out the members that nothing has accepted and the schema declares, where something else in the same object is wrong.
pub(super) fn leave_out_declared(found: &mut Vec<Finding>, hide_undeclared: impl Fn(&mut Path)) {
    let (mut left, others): (Vec<_>, Vec<_>) = std::mem::take(found).into_iter().partition(|found| found.left_over);
    let faults: BTreeSet<&Path> = others.iter().map(|found| &found.issue.path).collect();
    left.retain(|Finding { issue, .. }| {
        let (mut shown, mut around) = (issue.path.clone(), issue.path.clone());
        hide_undeclared(&mut shown);
        around.segments.pop();
        matches!(shown.segments.last(), Some(Segment::Key(_))) || !has_inside(&faults, &around)
    });
    found.extend(others.into_iter().chain(left));
}

/// The issues of the engine that the validator bears out, and what else the validator finds.
///
/// Those that are `firm` stand whatever it finds, and all where it could not look.
pub(super) fn merge(firm: Vec<Issue>, loose: Vec<Issue>, mut found: Vec<Finding>) -> Vec<Issue> {
    let mut issues = firm;
    if found.iter().any(|found| found.issue.is_final()) {
        issues.extend(loose);
    } else {
        let paths: BTreeSet<&Path> = found.iter().map(|found| &found.issue.path).collect();
        // Of a kind that is wrong it finds nothing inside, and what it finds inside of what no alternative accepts says more.
        let is_own = |code| matches!(code, IssueCode::InvalidType | IssueCode::InvalidValue);
        let is_inside = |issue: &Issue| !is_own(issue.code) && has_inside(&paths, &issue.path);
        let is_found = |issue: &Issue| is_inside(issue) || is_at_or_inside(&issue.path, &paths);
        let by_path = |says: fn(&Finding) -> bool| -> BTreeMap<_, _> {
            found.iter().filter(|found| says(found)).map(|found| (&found.issue.path, &found.issue)).collect()
        };
        let lists = by_path(|found| found.lists);
        let asks = by_path(|found| !found.causes.is_empty() && !found.issue.expected.is_empty());
        let in_full = |mut issue: Issue| {
            let all = match issue.code {
                IssueCode::InvalidType => lists.get(&issue.path),
                IssueCode::InvalidValue => asks.get(&issue.path),
                _ => None,
            };
            if let Some(all) = all {
                issue.expected.clone_from(&all.expected);
                issue.hint = issue.hint.take().or_else(|| all.hint.clone());
            }
            issue
        };
        issues.extend(loose.into_iter().filter(is_found).map(in_full));
        let covered: BTreeSet<&Path> = issues.iter().map(|issue| &issue.path).collect();
        found.retain(|Finding { issue, causes, .. }| {
            let is_said = |path| has_inside(&covered, path);
            !covered.contains(&issue.path) && !causes.iter().any(is_said)
        });
    }
    issues.extend(found.into_iter().map(|found| found.issue));
    issues
}

/// Says once where values inside a repaired one came from, which may have no location in what was sent. Where the walk has found something
/// there, it has said so.
pub(super) fn put_origins<'l>(found: &mut [Finding], walked: &[Issue], fired: impl Iterator<Item = Fired<'l>>) {
    let walked: BTreeSet<&Path> = walked.iter().map(|issue| &issue.path).collect();
    sort_by(found, |one, other| one.issue.path.cmp(&other.issue.path));
    for fired in fired {
        let origin = named(fired.rule).origin;
        let around = Path { segments: fired.steps.to_vec() };
        let first = found.partition_point(|found| found.issue.path <= around);
        let inside = found.get_mut(first).filter(|found| found.issue.path.starts_with(&around));
        if let Some(found) = inside.filter(|_| !origin.is_empty() && !has_inside(&walked, &around)) {
            found.issue.add_hint(origin);
        }
    }
}

/// Where a value is missing, or is at fault.
fn place(kind: &Kind, path: Path) -> Path {
    match kind {
        Kind::Required { property } => path.child(Segment::Name(property.as_str().unwrap_or_default().to_owned())),
        _ => path,
    }
}

/// The errors of each of the alternatives, of which none accepts the value.
fn alternatives(kind: &Kind) -> &[Vec<ValidationError<'static>>] {
    match kind {
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => context,
        _ => &[],
    }
}

/// Returns whether one of the paths is `around` or inside it.
pub(super) fn has_inside(paths: &BTreeSet<&Path>, around: &Path) -> bool {
    paths.range::<&Path, _>(around..).next().is_some_and(|path| path.starts_with(around))
}

/// Returns whether one of the paths is that of this value or of one around it.
fn is_at_or_inside(path: &Path, paths: &BTreeSet<&Path>) -> bool {
    let around = |length| Path { segments: path.segments[..length].to_vec() };
    (0..=path.segments.len()).any(|length| paths.contains(&around(length)))
}

fn issues(error: &ValidationError<'_>, path: Path, document: &Value, hides: Hides<'_>) -> Vec<Issue> {
    let refused = refused_object(error, document);
    let instance = refused.unwrap_or(error.instance());
    let hidden = hides(&path, instance);
    let unknown = |name: &String| {
        let name = if hidden { HIDDEN_KEY } else { name };
        Issue::new(path.clone().child(Segment::Key(name.to_owned())), IssueCode::UnknownField)
    };
    match error.kind() {
        _ if refused.is_some() => instance.as_object().into_iter().flat_map(Map::keys).map(unknown).collect(),
        Kind::UniqueItems => repeated_items(instance, path, hides),
        kind @ Kind::Required { .. } => vec![Issue::new(place(kind, path), IssueCode::MissingField)],
        Kind::AdditionalProperties { unexpected } | Kind::UnevaluatedProperties { unexpected } => {
            unexpected.iter().map(unknown).collect()
        }
        Kind::PropertyNames { error: of_name } => {
            let name = of_name.instance().as_str().filter(|_| !hidden).unwrap_or(HIDDEN_KEY).to_owned();
            let (code, expected) = expected(of_name);
            let issue = Issue::new(path.child(Segment::Key(name)), code);
            let expected = expected.map(|expected| format!("{expected} as a key"));
            vec![worded(issue, expected, of_name)]
        }
        _ => {
            let (code, expected) = expected(error);
            let issue = Issue::new(path, code);
            let received = match (instance, code) {
                (Value::Array(items), IssueCode::InvalidLength) if !hidden => format!("a list of {}", items.len()),
                (Value::Object(members), IssueCode::InvalidLength) if !hidden => {
                    format!("an object of {}", counted(members.len(), "member"))
                }
                (value, _) => received(&Tree::Value(value), hidden),
            };
            let listed = Some(words(error)).filter(|listed| !hidden && listed.len() <= MOST_COMPARED);
            let hint = listed.and_then(|listed| hint(&listed, instance.as_str()?));
            vec![Issue { hint, ..worded(issue.got(received), expected, error) }]
        }
    }
}

/// The object of which no member is accepted. The validator says where it is, and shows the value of its first member.
fn refused_object<'v>(error: &ValidationError<'_>, document: &'v Value) -> Option<&'v Value> {
    let object = document.pointer(error.instance_path().as_str()).filter(|found| found.is_object());
    object.filter(|object| matches!(error.kind(), Kind::FalseSchema) && *object != &**error.instance())
}

/// The hint at one of the values that are listed, in place of a string: `did you mean number 1?`
fn hint(listed: &[&Value], text: &str) -> Option<String> {
    let other = listed.iter().find(|one| !one.is_string() && one.to_string() == text);
    let words: Vec<&str> = listed.iter().filter_map(|one| one.as_str()).collect();
    match other {
        Some(other) => Some(format!("did you mean {}?", received(&Tree::Value(other), false))),
        None => suggest::did_you_mean(text, &words).map(suggest::sentence),
    }
}

/// The issue with the expectation that was not met, or else the keyword.
fn worded(issue: Issue, expected: Option<String>, error: &ValidationError<'_>) -> Issue {
    match expected {
        Some(expected) => issue.expecting(expected),
        None => issue.saying(format!("refused by `{}` of the schema", error.kind().keyword())),
    }
}

/// An issue for each item of a list that is the same as one before it.
fn repeated_items(list: &Value, path: Path, hidden: Hides<'_>) -> Vec<Issue> {
    let issue = |path: Path, value| {
        let received = received(&Tree::Value(value), hidden(&path, value));
        Issue::new(path, IssueCode::InvalidValue).got(received)
    };
    let mut first_of = HashMap::new();
    let mut issues = Vec::new();
    for (index, item) in list.as_array().into_iter().flatten().enumerate() {
        let first = *first_of.entry(item.to_string()).or_insert(index);
        if first != index {
            let of_item = |index| path.clone().child(Segment::Index(index));
            let hint = format!("it is the same as item {first} of the list");
            issues.push(issue(of_item(index), item).saying(REPEATED).hinting(hint));
        }
    }
    if issues.is_empty() {
        // They are the same, but not written so: `1` and `1.0`.
        issues.push(issue(path, list).expecting("a list of distinct items"));
    }
    issues
}

/// The path of a location in this document, which decides what a step is: the name of a member may be a number, or empty.
fn path(location: &Location, document: &Value, declared: &dyn Fn(&str) -> bool) -> Path {
    let mut around = Some(document);
    let segment = |step: String| {
        let index = around.filter(|value| value.is_array()).and_then(|_| step.parse().ok());
        around = around.and_then(|value| index.map_or_else(|| value.get(&step), |index: usize| value.get(index)));
        match index {
            Some(index) => Segment::Index(index),
            None if declared(&step) => Segment::Name(step),
            None => Segment::Key(step),
        }
    };
    Path { segments: steps(location.as_str()).skip(1).map(segment).collect() }
}

/// Hides keys that are a part of what the policy says must not be shown. Where `secret_keys` are read somewhere, a member that the schema
/// does not know or refuses may have been meant for them.
pub(super) fn hide_keys(Finding { issue, causes, .. }: &mut Finding, policy: &Checked, secret_keys: bool) {
    let hide = |path: &mut Path, last: usize| {
        let from = path.segments.len().saturating_sub(last);
        path.hide_keys_from(policy.hidden_from(path).unwrap_or(from).min(from));
    };
    hide(&mut issue.path, (secret_keys && issue.received.is_none()).into());
    for path in causes {
        hide(path, 0);
    }
}

/// Returns whether the policy says that the value, or one around it, must not be shown; or one inside it, which a string may hold.
pub(super) fn is_hidden(path: &Path, value: &Value, policy: &Checked) -> bool {
    policy.hidden_from(path).is_some() || value.as_str().is_some_and(|text| policy.hides_in(path, text))
}
