//! What an issue says beyond what was wrong: which rules tried to help, and which would.

use super::Engine;
use super::at::At;
use super::place::Place;
use crate::constant::Text;
use crate::json::render::joined;
use crate::json::{Kind, suggest};
use crate::report::{Issue, IssueCode, Mark, Mode, Tried};
use crate::rules::ignore_case;
use crate::rules::json_text::EMPTY;
use crate::rules::string_to_json::HOLDS_OBJECT;
use crate::schema::{self, Fields, Shape};

/// The reason that may be given where the value is hidden.
const REFUSED: &str = "refused";

/// What follows where an object came as text in the place of a list of objects.
const READ_ITEM: &str = ": `each(string_to_json)` would read it as an item";

impl<'s> Engine<'s> {
    /// Says of a value that can't be read which rules have refused it, and which have fired on it.
    pub(super) fn explain(&mut self, place: &Place<'s>, at: &At<'_>, mark: &Mark, mut tried: Vec<Tried>) {
        if self.quiet {
            return;
        }
        if self.is_hidden(place, at) {
            for tried in &mut tried {
                REFUSED.clone_into(&mut tried.reason);
            }
        }
        self.put_tried(place, at, mark, tried);
        self.hint_at_repairs(at, mark);
    }

    fn put_tried(&mut self, place: &Place<'s>, at: &At<'_>, mark: &Mark, mut tried: Vec<Tried>) {
        let has_objects = self.has_objects(place);
        let issues = self.recorder.issues_since(mark);
        let is_here = |issue: &Issue| issue.path.segments.len() == at.depth;
        if matches!(place.core.shape, Shape::Enum(_))
            && issues.iter().any(|issue| is_here(issue) && names_variant(issue))
        {
            tried.retain(|tried| tried.rule != ignore_case::DEFINITION.name);
        }
        let mut here = issues.iter_mut().filter(|issue| is_here(issue));
        let Some(first) = here.next() else {
            let news = tried.iter().find(|tried| tried.reason != EMPTY);
            let unhinted = issues.iter_mut().filter(|issue| issue.hint.is_none());
            if let (Some(Tried { rule, reason }), Some(issue)) = (news, first_listed(unhinted)) {
                let instead = if has_objects && reason == HOLDS_OBJECT { READ_ITEM } else { "" };
                let reason = if reason == REFUSED { ["", "", ""] } else { [": ", reason, instead] };
                let [colon, reason, instead] = reason;
                issue.hint =
                    Some(joined(&["`", rule, "` did not apply to the enclosing value", colon, reason, instead]));
            }
            return;
        };
        here.for_each(|issue| issue.tried.extend(tried.iter().cloned()));
        for tried in &mut tried {
            tried.say_once(&first.expected);
        }
        if first.tried.is_empty() {
            first.tried = tried;
        } else {
            first.tried.append(&mut tried);
        }
    }

    /// Whether the items of a list may be objects.
    fn has_objects(&self, place: &Place<'s>) -> bool {
        let definitions = self.settings.definitions;
        let Shape::List { item, .. } = &place.core.shape else { return false };
        schema::accepted_kinds(item.schema(definitions).core(definitions), definitions).has(Kind::Object)
    }

    /// What an issue is about may be no more what came: says which rules have fired on it.
    fn hint_at_repairs(&mut self, at: &At<'_>, mark: &Mark) {
        let since = self.recorder.coercions_since(mark);
        let fired: Vec<_> =
            since.filter(|coercion| coercion.path.segments.len() == at.depth).map(|coercion| coercion.rule).collect();
        if fired.is_empty() {
            return;
        }
        let unhinted = self.recorder.issues_since(mark).iter_mut().filter(|issue| issue.hint.is_none());
        let (here, inside): (Vec<_>, Vec<_>) = unhinted.partition(|issue| issue.path.segments.len() == at.depth);
        for issue in here {
            issue.hint = Some(after(&fired));
        }
        if let Some(issue) = first_listed(inside) {
            issue.hint = Some(joined(&["in what `", &fired.join("` and `"), "` made of the value around it"]));
        }
    }

    /// Says that safe mode would repair the value.
    pub(super) fn hint_at_safe_mode(&mut self, at: &At<'_>, mark: &Mark, rule: &str) {
        let issues = self.recorder.issues_since(mark);
        let is_here = |issue: &Issue| issue.path.segments.len() == at.depth;
        let any_here = issues.iter().any(is_here);
        if !any_here {
            // Once: it is one repair.
            if let Some(issue) = first_listed(issues) {
                issue.hint = Some(format!("`{rule}` on the value around it would repair this in safe mode"));
            }
            return;
        }
        for issue in issues.iter_mut().filter(|issue| is_here(issue)) {
            issue.hint = Some(format!("`{rule}` would repair this in safe mode"));
        }
    }

    /// What may be done about a member that no field reads.
    pub(super) fn hint_for_unknown(
        &self,
        fields: &Fields,
        found: Option<&Text>,
        name: &str,
        names: &[&str],
    ) -> Option<String> {
        if let Some(found) = found {
            return Some(format!("`{found}` is there too"));
        }
        if self.mode == Mode::Strict && fields.drop_keys.iter().any(|key| key == name) {
            return Some("`drop_keys` would drop this in safe mode".to_owned());
        }
        let folds = |known: &&Text| fields.ignore_key_case && suggest::same_folded(known, name);
        let folded = fields.list.iter().flat_map(|field| field.names.iter()).find(folds);
        match folded.filter(|_| self.mode == Mode::Strict) {
            Some(known) => Some(format!("`ignore_key_case` would read this as `{known}` in safe mode")),
            None => self.suggestions.did_you_mean(name, names.iter().copied()).map(suggest::sentence),
        }
    }
}

/// The hint of an issue whose value these rules have made.
pub(crate) fn after(fired: &[&str]) -> String {
    joined(&["after `", &fired.join("` and `"), "`"])
}

/// Whether the issue of an enum is that a string names a variant which needs content: the string itself is right.
fn names_variant(issue: &Issue) -> bool {
    issue.code == IssueCode::InvalidType && issue.expected.starts_with("an object with the member `")
}

/// The issue that comes first where all are listed: by path.
pub(super) fn first_listed<'i>(issues: impl IntoIterator<Item = &'i mut Issue>) -> Option<&'i mut Issue> {
    issues.into_iter().min_by(|one, other| one.path.cmp(&other.path))
}
