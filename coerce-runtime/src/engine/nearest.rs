//! Which variant of those without a tag was meant: the one that a caller hears about.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::Engine;
use super::alternatives::Candidate;
use super::cursor::Cursor;
use crate::constant::Text;
use crate::json::{Kind, suggest};
use crate::report::{Issue, IssueCode};
use crate::schema::{self, Schema, Shape};
use crate::tree::{Part, Tree};

/// The faults of the value as a variant.
pub(super) struct Attempted<'s> {
    pub(super) candidate: Candidate<'s>,
    pub(super) issues: Vec<Issue>,
    /// How many more there were than are kept.
    pub(super) omitted: usize,
}

/// How far a variant was from accepting. The fields are compared in this order.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Distance {
    /// False if safe mode would read the value as this variant.
    is_refused_in_safe_mode: bool,
    /// How many members hold one of the few strings that they may: such a member tells variants apart as a tag does.
    tags: Reverse<usize>,
    /// How many members have a name that it knows.
    names: Reverse<usize>,
    issues: usize,
    /// How many members are missing. Of a type of which nothing is known none is, and none has a name that it knows.
    missing: usize,
}

/// What says of a member that it is not there.
const MISSING: [IssueCode; 2] = [IssueCode::MissingField, IssueCode::MissingTag];

impl<'s> Engine<'s> {
    /// How far the variant was that has these issues. `None` if it accepts another kind of value. What is wrong with all members of an
    /// object is said at the object: there is no other kind in that.
    pub(super) fn distance(&self, tried: &Attempted<'s>, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> Option<Distance> {
        let Attempted { candidate, issues, omitted } = tried;
        let definitions = self.settings.definitions;
        let schema = match candidate {
            None => Some(cursor.core),
            Some(variant) => variant.content.as_ref().map(|edge| edge.schema(definitions).core(definitions)),
        };
        let reads_members = tree.kind() == Kind::Object && schema.is_some_and(Schema::has_members);
        // In strict mode the rule that a hint names would repair the value.
        let is_read = |issue: &Issue| !self.applies_rules() && issue.names_rule();
        let is_inside =
            |issue: &Issue| issue.code == IssueCode::MissingTag || issue.path.segments.len() > cursor.at.depth;
        let is_whole = matches!(tree.kind(), Kind::List | Kind::Object);
        let is_of_kind = |issue: &Issue| reads_members || is_inside(issue) || is_whole && is_read(issue);
        (!issues.is_empty() && issues.iter().all(is_of_kind)).then(|| {
            let (tags, names) = schema.map_or((0, 0), |it| (tags(it, definitions, tree), names(it, definitions, tree)));
            Distance {
                is_refused_in_safe_mode: !issues.iter().all(is_read),
                tags: Reverse(tags),
                names: Reverse(names),
                issues: issues.len() + omitted,
                missing: issues.iter().filter(|issue| MISSING.contains(&issue.code)).count(),
            }
        })
    }

    /// Reports a value of a kind that no variant accepts, with what the rules of all of them have `found`.
    pub(super) fn none_near(&mut self, found: Vec<Issue>, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        self.wrong_kind(cursor, tree);
        let is_hinted = found.iter().any(Issue::names_rule);
        let hidden = self.is_hidden(cursor);
        let mut said = found.iter().filter_map(|issue| issue.message.as_ref().filter(|_| !hidden));
        if let (Some(message), None, [issue]) = (said.next(), said.next(), self.recorder.issues_since(&mark)) {
            issue.message = Some(message.clone());
        }
        for issue in found {
            self.put_tried(cursor, &mark, issue.tried);
        }
        if is_hinted && !self.applies_rules() {
            self.hint_at_repair(cursor, &mark, tree);
        }
        false
    }

    /// Reports what the nearest variant lacks, and what the others accept.
    pub(super) fn report_nearest(&mut self, nearest: Attempted<'s>, cursor: &Cursor<'_, 's>) -> bool {
        let Attempted { candidate, mut issues, omitted } = nearest;
        // What was refused for good stays so, though it was one of several ways.
        if issues.iter().any(Issue::is_final) {
            self.recorder.leave_refused();
        }
        let others = schema::expected_otherwise(cursor.core, candidate, self.settings.definitions);
        let first = issues.iter_mut().min_by(|one, other| one.path.cmp(&other.path));
        if let (Some(issue), Some(others)) = (first, others) {
            issue.add_hint(&format!("other variants: {others}"));
        }
        self.record_issues(issues);
        self.recorder.omit(omitted);
        false
    }
}

/// How many members of the value are tags in all but name: they hold one of the strings that they may hold.
fn tags(schema: &Schema, definitions: &[Schema], tree: &Tree<'_>) -> usize {
    let holds = |name: &Text, words: &[&str]| {
        let text = Part::of(tree).inside(Ok(name)).and_then(Part::as_str);
        text.is_some_and(|text| words.iter().any(|word| suggest::same_folded(word, text)))
    };
    match &schema.shape {
        Shape::Struct(fields) => {
            let is_tag = |field: &&schema::Field| {
                let words = schema::words(field.edge.schema(definitions).core(definitions));
                field.names.iter().any(|name| holds(name, &words))
            };
            fields.list.iter().filter(is_tag).count()
        }
        Shape::Enum(body) => usize::from(body.tagging.tag().is_some_and(|tag| holds(tag, &body.tags()))),
        _ => 0,
    }
}

/// How many members of the value have a name that the type knows.
fn names(schema: &Schema, definitions: &[Schema], tree: &Tree<'_>) -> usize {
    let Tree::Object(members) = tree else { return 0 };
    let known: HashSet<&str> = schema::member_names(schema, definitions).into_iter().collect();
    members.iter().filter(|member| member.name().is_some_and(|name| known.contains(name))).count()
}
