//! Counts over many calls: which repairs happen where, and how often input was clean, repaired or refused.

use std::fmt::{self, Display};
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{PoisonError, RwLock};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::constant::Text;
use crate::json::{Pattern, Segment};
use crate::report::{Coercion, Error, IssueCode, Report};

/// How many pairs of pattern and rule a tally counts apart. The others are counted together: recursive types have patterns
/// without end.
const MOST: usize = 1024;

/// Counts over many calls, from as many threads as there are. Share it by reference, in an `Arc` or a `static`.
///
/// Locations are counted by their [pattern](crate::json::Path::to_pattern): `/ids/0` and `/ids/1` are both `/ids/*`. A pattern
/// and rule seen before costs no allocation. `Display` is an aligned table; it serializes as `{"clean", "coerced",
/// "rejected", "repairs": [{"path", "rule", "count"}], "issues": {"invalid_type": …}}`, with `omitted_repairs` and
/// `omitted_issues` for what was over a limit.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Change, Coercion, Error, Issue, IssueCode, Path, Report, Segment, Tally};
/// use serde_json::json;
///
/// let path = Path { segments: vec![Segment::Field("ids"), Segment::Index(7)] };
/// let change = Change::Replaced { from: json!("5"), to: json!(5) };
/// let report = Report::from_iter([Coercion { path: path.clone(), rule: "string_to_number", change }]);
///
/// static TALLY: Tally = Tally::new();
/// TALLY.record(&Ok((5, report)));
/// TALLY.record(&Ok((5, Report::default())));
/// TALLY.record::<u32>(&Err(Error::from(Issue::new(path, IssueCode::InvalidType))));
///
/// assert_eq!((TALLY.clean(), TALLY.coerced(), TALLY.rejected()), (1, 1, 1));
/// assert_eq!(TALLY.to_string(), "\
/// clean     1
/// coerced   1
/// rejected  1
///
/// path    rule              count
/// /ids/*  string_to_number      1
///
/// issue         count
/// invalid_type      1
/// ");
/// ```
#[derive(Debug, Default)]
pub struct Tally {
    clean: AtomicU64,
    coerced: AtomicU64,
    rejected: AtomicU64,
    issues: [AtomicU64; IssueCode::ALL.len()],
    omitted_issues: AtomicU64,
    /// Sorted by pattern and rule.
    repairs: RwLock<Vec<Row>>,
    omitted_repairs: AtomicU64,
}

/// How often a rule fired at the locations of one pattern: a line of a [`Tally`].
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Change, Coercion, Path, Report, Segment, Tally};
/// use serde_json::json;
///
/// let path = Path::from_iter([Segment::from("ids"), 7.into()]);
/// let change = Change::Replaced { from: json!("5"), to: json!(5) };
/// let tally = Tally::new();
/// tally.record(&Ok((5, Report::from_iter([Coercion { path, rule: "string_to_number", change }]))));
/// let [row] = &*tally.repairs() else { panic!("one pattern, one rule") };
/// assert_eq!((&*row.path, row.rule, row.count), ("/ids/*", "string_to_number", 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct TallyRow {
    /// The pattern, as [`Path::to_pattern`](crate::json::Path::to_pattern) writes it: `/ids/*`; the empty string for the root.
    pub path: String,
    /// The rule's name.
    pub rule: &'static str,
    /// How often it fired there.
    pub count: u64,
}

#[derive(Debug)]
struct Row {
    /// The pattern: the fields of a path; `None` for an item or a key.
    pattern: Box<[Option<Text>]>,
    rule: &'static str,
    count: AtomicU64,
}

impl Row {
    fn new(Coercion { path, rule, .. }: &Coercion) -> Self {
        let name = |segment: &Segment| match segment {
            Segment::Field(name) => Some(Text::Borrowed(name)),
            segment => segment.field().map(|name| Text::Owned(name.to_owned())),
        };
        Self { pattern: path.segments.iter().map(name).collect(), rule, count: AtomicU64::new(0) }
    }

    /// Where the row of a coercion is in `rows`, or where it belongs.
    fn find(rows: &[Self], Coercion { path, rule, .. }: &Coercion) -> Result<usize, usize> {
        rows.binary_search_by(|row| {
            let pattern = row.pattern.iter().map(Option::as_deref);
            pattern.cmp(path.segments.iter().map(Segment::field)).then_with(|| row.rule.cmp(rule))
        })
    }

    fn read(&self) -> TallyRow {
        let path = Pattern(self.pattern.iter().map(Option::as_deref)).to_string();
        TallyRow { path, rule: self.rule, count: self.count.load(Relaxed) }
    }
}

impl Tally {
    /// A tally of nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            clean: AtomicU64::new(0),
            coerced: AtomicU64::new(0),
            rejected: AtomicU64::new(0),
            issues: [const { AtomicU64::new(0) }; IssueCode::ALL.len()],
            omitted_issues: AtomicU64::new(0),
            repairs: RwLock::new(Vec::new()),
            omitted_repairs: AtomicU64::new(0),
        }
    }

    /// Counts one call, by its outcome. Repairs are counted where the input was accepted in the end, issues where it was
    /// not.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, Tally};
    /// use serde_json::json;
    ///
    /// let tally = Tally::new();
    /// for value in [json!(5), json!("x")] {
    ///     tally.record(&u8::from_value_with_report(value));
    /// }
    /// assert_eq!((tally.clean(), tally.rejected()), (1, 1));
    /// ```
    pub fn record<T>(&self, outcome: &Result<(T, Report), Error>) {
        match outcome {
            Ok((_, report)) if report.is_empty() => count(&self.clean, 1),
            Ok((_, report)) => self.record_repairs(report),
            Err(error) => self.record_issues(error),
        }
    }

    fn record_repairs(&self, report: &Report) {
        count(&self.coerced, 1);
        count(&self.omitted_repairs, report.len() - report.coercions().len());
        for coercion in report.coercions() {
            if !self.count_known(coercion) {
                self.count_new(coercion);
            }
        }
    }

    /// Counts a coercion that has a row already. Whether it has.
    fn count_known(&self, coercion: &Coercion) -> bool {
        let rows = self.repairs.read().unwrap_or_else(PoisonError::into_inner);
        let row = Row::find(&rows, coercion).ok().and_then(|at| rows.get(at));
        row.inspect(|row| count(&row.count, 1)).is_some()
    }

    fn count_new(&self, coercion: &Coercion) {
        let mut rows = self.repairs.write().unwrap_or_else(PoisonError::into_inner);
        let at = match Row::find(&rows, coercion) {
            Err(_) if rows.len() >= MOST => return count(&self.omitted_repairs, 1),
            Err(at) => {
                rows.insert(at, Row::new(coercion));
                at
            }
            // Another thread was faster.
            Ok(at) => at,
        };
        count(&rows[at].count, 1);
    }

    fn record_issues(&self, error: &Error) {
        count(&self.rejected, 1);
        count(&self.omitted_issues, error.omitted());
        for issue in error.issues() {
            count(self.counter(issue.code), 1);
        }
    }

    fn counter(&self, code: IssueCode) -> &AtomicU64 {
        &self.issues[code as usize]
    }

    /// How many calls were accepted as they came.
    #[must_use]
    pub fn clean(&self) -> u64 {
        self.clean.load(Relaxed)
    }

    /// How many calls were accepted after repairs.
    #[must_use]
    pub fn coerced(&self) -> u64 {
        self.coerced.load(Relaxed)
    }

    /// How many calls were refused.
    #[must_use]
    pub fn rejected(&self) -> u64 {
        self.rejected.load(Relaxed)
    }

    /// How often each rule fired at the locations of each pattern, by pattern and rule. At most 1024 such pairs are counted
    /// apart.
    #[must_use]
    pub fn repairs(&self) -> Vec<TallyRow> {
        self.repairs.read().unwrap_or_else(PoisonError::into_inner).iter().map(Row::read).collect()
    }

    /// How many issues there were of each code that there was.
    #[must_use]
    pub fn issues(&self) -> Vec<(IssueCode, u64)> {
        let counts = IssueCode::ALL.iter().map(|&code| (code, self.counter(code).load(Relaxed)));
        counts.filter(|(_, count)| *count > 0).collect()
    }

    /// The numbers of what was over a limit, by name.
    fn omitted(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let counts = [("omitted_repairs", &self.omitted_repairs), ("omitted_issues", &self.omitted_issues)];
        counts.into_iter().map(|(name, count)| (name, count.load(Relaxed))).filter(|(_, count)| *count > 0)
    }
}

fn count(counter: &AtomicU64, more: usize) {
    counter.fetch_add(more as u64, Relaxed);
}

impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |cells: [&str; 2]| cells.map(str::to_owned);
        let calls = [("clean", self.clean()), ("coerced", self.coerced()), ("rejected", self.rejected())];
        let calls = calls.into_iter().chain(self.omitted()).map(|(name, count)| row([name, &count.to_string()]));
        write_table(f, &calls.collect::<Vec<_>>())?;
        let repairs = self.repairs().into_iter().map(|TallyRow { path, rule, count }| {
            let path = if path.is_empty() { "(root)".to_owned() } else { path };
            [path, rule.to_owned(), count.to_string()]
        });
        write_section(f, ["path", "rule", "count"], repairs)?;
        let issues = self.issues().into_iter().map(|(code, count)| row([code.as_str(), &count.to_string()]));
        write_section(f, ["issue", "count"], issues)
    }
}

/// An empty line, the heads and the rows; nothing at all without rows.
fn write_section<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    heads: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> fmt::Result {
    let table: Vec<_> = iter::once(heads.map(str::to_owned)).chain(rows).collect();
    if table.len() == 1 {
        return Ok(());
    }
    writeln!(f)?;
    write_table(f, &table)
}

/// Rows with all cells but the last flush left, and the last, a count, flush right.
fn write_table<const N: usize>(f: &mut fmt::Formatter<'_>, rows: &[[String; N]]) -> fmt::Result {
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
    for row in rows {
        for (at, (cell, width)) in iter::zip(row, widths).enumerate() {
            if at + 1 == N {
                writeln!(f, "{cell:>width$}")?;
            } else {
                write!(f, "{cell:width$}  ")?;
            }
        }
    }
    Ok(())
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Tally", 5 + self.omitted().count())?;
        out.serialize_field("clean", &self.clean())?;
        out.serialize_field("coerced", &self.coerced())?;
        out.serialize_field("rejected", &self.rejected())?;
        out.serialize_field("repairs", &self.repairs())?;
        out.serialize_field("issues", &Counts(self.issues()))?;
        for (name, count) in self.omitted() {
            out.serialize_field(name, &count)?;
        }
        out.end()
    }
}

/// Counts by code, as an object.
struct Counts(Vec<(IssueCode, u64)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

#[cfg(test)]
mod tests;
