//! What was repaired: one entry a rule that fired, and one sentence an entry.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::path::Path;

mod coercion;
mod few;
mod limits;
mod notes;

pub use coercion::{Change, Coercion};
use few::Few;
use notes::Note;
pub(crate) use notes::{Deed, Mark, Notes};

/// What the rules did to the input.
///
/// It serializes as `{"_coercions": […], "_warnings": […]}`: the entries and a sentence for each; where entries were over
/// [`Limits::coercions`](crate::mode::Limits::coercions), `_omitted` tells how many. An empty report has allocated nothing.
///
/// Replaying the entries on the input, as [`to_json_patch`](Self::to_json_patch) writes them, gives the canonical document:
/// the one that needs no repair. That holds while [`is_complete`](Self::is_complete).
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Change, Coercion, Path, Report, Segment};
/// use serde_json::json;
///
/// // As reading `{"ids": "5"}` gives it, where `ids` has `string_to_number` and `singleton_list`:
/// let ids = Path { segments: vec![Segment::Field("ids")] };
/// let first = Path { segments: vec![Segment::Field("ids"), Segment::Index(0)] };
/// let report: Report = [
///     Coercion { path: ids, rule: "singleton_list", change: Change::Replaced { from: json!("5"), to: json!(["5"]) } },
///     Coercion { path: first, rule: "string_to_number", change: Change::Replaced { from: json!("5"), to: json!(5) } },
/// ].into_iter().collect();
///
/// assert_eq!(report.warnings(), [
///     r#"ids: string "5" was read as list of 1 (singleton_list)"#,
///     r#"ids[0]: string "5" was read as number 5 (string_to_number)"#,
/// ]);
/// let mut answer = json!({"found": 2});
/// report.attach_to(&mut answer);
/// assert_eq!(answer["_coercions"][1], json!({"path": "/ids/0", "rule": "string_to_number", "from": "5", "to": 5}));
/// ```
#[derive(Clone, Default)]
pub struct Report(Option<Box<Entries>>);

/// What a report holds, boxed: results stay small, and an empty report is nothing at all.
#[derive(Default)]
struct Entries {
    /// What was noted, of which no entries have been made.
    noted: Mutex<Few<Note>>,
    /// The entries, from when somebody asks for them.
    coercions: OnceLock<Vec<Coercion>>,
    fired: usize,
    cut: bool,
}

impl Entries {
    #[inline]
    fn noted(&mut self) -> &mut Few<Note> {
        self.noted.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    fn coercions(&self) -> &[Coercion] {
        self.coercions.get_or_init(|| {
            let noted = std::mem::take(&mut *self.noted.lock().unwrap_or_else(PoisonError::into_inner));
            in_order(noted)
        })
    }

    /// Changes the entries.
    fn change(&mut self, change: impl FnOnce(&mut Vec<Coercion>)) {
        let mut coercions = self.coercions.take().unwrap_or_else(|| in_order(std::mem::take(self.noted())));
        change(&mut coercions);
        self.coercions = coercions.into();
    }
}

/// The entries of what was noted, in the order of their paths; those of one path stay in the order in which they ran.
fn in_order(noted: Few<Note>) -> Vec<Coercion> {
    let mut coercions = Vec::with_capacity(noted.len());
    noted.for_each(|note| coercions.push(Coercion::from(note)));
    coercions.sort_by(|one, other| one.path.cmp(&other.path));
    coercions
}

impl Clone for Entries {
    fn clone(&self) -> Self {
        Self { coercions: self.coercions().to_vec().into(), noted: Mutex::default(), ..*self }
    }
}

impl Report {
    /// The entries, at most as many as [`Limits::coercions`](crate::mode::Limits::coercions) allows.
    #[must_use]
    pub fn coercions(&self) -> &[Coercion] {
        self.0.as_deref().map_or(&[], Entries::coercions)
    }

    /// Whether nothing was repaired.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many rules fired, those whose entries were not kept too.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |entries| entries.fired)
    }

    /// A sentence for each entry, for people; see [`Coercion::warning`]. Only `list_to_map` on an empty list has none.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        self.coercions().iter().filter(|coercion| coercion.warns()).map(Coercion::warning).collect()
    }

    /// Whether every rule that fired is told in full: no entry and no value was left out because of limits or because a
    /// field is sensitive.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.0.as_ref().is_some_and(|entries| entries.cut)
    }

    /// The entries as a JSON Patch (RFC 6902): `replace`, `remove` and `move`, in order. If the report
    /// [is complete](Self::is_complete), the patch makes the canonical document of the input; if not, its values are those
    /// that the report tells.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report, Segment};
    /// use serde_json::json;
    ///
    /// let path = Path { segments: vec![Segment::Field("limit")] };
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path, rule: "string_to_number", change }]);
    /// assert_eq!(report.to_json_patch(), json!([{"op": "replace", "path": "/limit", "value": 5}]));
    /// ```
    #[must_use]
    pub fn to_json_patch(&self) -> Value {
        self.coercions().iter().map(Coercion::to_operation).collect()
    }

    /// Adds the report to an answer: as members `_coercions` and `_warnings` of an object (in place of those that it may
    /// have); anything else is put under `result` first. If nothing was repaired, the answer stays as it is.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Report;
    /// use serde_json::json;
    ///
    /// let mut answer = json!("done");
    /// Report::default().attach_to(&mut answer);
    /// assert_eq!(answer, json!("done"));
    /// ```
    pub fn attach_to(&self, answer: &mut Value) {
        if self.is_empty() {
            return;
        }
        if !answer.is_object() {
            *answer = json!({ "result": answer.take() });
        }
        if let Value::Object(members) = answer {
            members.extend(self.to_members());
        }
    }

    /// The report of the whole document, where what was read stands at `path` in it.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report, Segment};
    /// use serde_json::json;
    ///
    /// let first = Path { segments: vec![Segment::Index(0)] };
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path: first, rule: "string_to_number", change }]);
    ///
    /// let report = report.inside(&Path { segments: vec![Segment::Field("ids")] });
    /// assert_eq!(report.coercions()[0].path.to_pointer(), "/ids/0");
    /// ```
    #[must_use]
    pub fn inside(mut self, path: &Path) -> Self {
        if let Some(entries) = &mut self.0 {
            entries.change(|coercions| coercions.iter_mut().for_each(|coercion| coercion.put_inside(path)));
        }
        self
    }

    /// Adds what a later reading of the same document repaired.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let replaced = |from, to| Coercion { path: Path::default(), rule: "custom", change: Change::Replaced { from, to } };
    /// let mut report = Report::from_iter([replaced(json!(1), json!(2))]);
    /// report.append(Report::from_iter([replaced(json!(2), json!(3))]));
    /// assert_eq!(report.to_json_patch()[1]["value"], 3);
    /// ```
    pub fn append(&mut self, mut later: Self) {
        let Some(mut later) = later.0.take() else { return };
        let entries = self.0.get_or_insert_default();
        later.change(|later| entries.change(|coercions| coercions.append(later)));
        entries.fired += later.fired;
        entries.cut |= later.cut;
    }

    fn to_members(&self) -> Map<String, Value> {
        match json!(self) {
            Value::Object(members) => members,
            _ => Map::new(),
        }
    }

    /// Rules that fired and have no entry.
    fn omitted(&self) -> usize {
        self.len() - self.coercions().len()
    }
}

/// Makes a place in a value the place in a document that has the value at `around`.
pub(crate) fn put_inside(around: &Path, place: &mut Path) {
    place.segments.splice(..0, around.segments.iter().cloned());
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Report");
        out.field("coercions", &self.coercions()).field("fired", &self.len()).field("cut", &!self.is_complete());
        out.finish()
    }
}

/// Most reports are empty: nothing more than that is looked at where they are dropped.
impl Drop for Report {
    #[inline]
    fn drop(&mut self) {
        if let Some(entries) = self.0.take() {
            discard(entries);
        }
    }
}

#[cold]
#[inline(never)]
fn discard(mut entries: Box<Entries>) {
    entries.noted().forget(Note::free_text);
    drop(entries);
}

impl PartialEq for Report {
    fn eq(&self, other: &Self) -> bool {
        let told = |report: &Self| (report.len(), report.is_complete());
        told(self) == told(other) && self.coercions() == other.coercions()
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let omitted = self.omitted();
        let mut out = serializer.serialize_struct("Report", 2 + usize::from(omitted > 0))?;
        out.serialize_field("_coercions", self.coercions())?;
        out.serialize_field("_warnings", &self.warnings())?;
        if omitted > 0 {
            out.serialize_field("_omitted", &omitted)?;
        }
        out.end()
    }
}

/// A report of repairs that your own code did. All are kept.
impl FromIterator<Coercion> for Report {
    fn from_iter<I: IntoIterator<Item = Coercion>>(coercions: I) -> Self {
        let mut report = Self::default();
        report.extend(coercions);
        report
    }
}

/// Adds repairs that your own code did. All are kept.
impl Extend<Coercion> for Report {
    fn extend<I: IntoIterator<Item = Coercion>>(&mut self, coercions: I) {
        let entries = self.0.get_or_insert_default();
        let mut added = 0;
        entries.change(|kept| {
            added = kept.len();
            kept.extend(coercions);
            added = kept.len() - added;
        });
        entries.fired += added;
    }
}

#[cfg(test)]
mod tests;
