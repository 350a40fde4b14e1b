//! Counts over many calls: which repairs happen where, and how often input was clean, repaired or refused.

use std::cmp::Ordering;
use std::fmt::{self, Display};
use std::iter;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Serialize, Serializer};

use super::rule_table::shown;
use crate::json::{Path, Segment};
use crate::report::{Coercion, Error, IssueCode, Report, is_zero};

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
pub struct Tally(Mutex<Counts>);

/// The counts, as they serialize.
#[derive(Debug, Default, Serialize)]
struct Counts {
    clean: u64,
    coerced: u64,
    rejected: u64,
    /// Sorted by pattern and rule: each with a path of the pattern.
    #[serde(serialize_with = "as_rows")]
    repairs: Vec<(Path, TallyRow)>,
    /// How many there were of each code.
    #[serde(serialize_with = "as_map")]
    issues: [u64; IssueCode::ALL.len()],
    #[serde(skip_serializing_if = "is_zero")]
    omitted_repairs: u64,
    #[serde(skip_serializing_if = "is_zero")]
    omitted_issues: u64,
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
    /// The pattern, as [`Path::to_pattern`](crate::json::Path::to_pattern) writes it: `/ids/*`; the empty string for the root. A
    /// [`RuleTable`](crate::RuleTable) has other paths for positions in a tuple (`/pair/1`) and behind tags (`/op=add/n`).
    pub path: String,
    /// The rule's name.
    pub rule: &'static str,
    /// How often it fired there.
    pub count: u64,
}

fn first(Coercion { path, rule, .. }: &Coercion) -> (Path, TallyRow) {
    (path.clone(), TallyRow { path: path.to_pattern(), rule, count: 1 })
}

/// Compares a pattern and a rule with those of a coercion. Items and keys are alike in a pattern.
fn compare((pattern, row): &(Path, TallyRow), Coercion { path, rule, .. }: &Coercion) -> Ordering {
    let [own, other] = [pattern, path].map(|path| path.segments.iter().map(Segment::field));
    own.cmp(other).then_with(|| row.rule.cmp(rule))
}

impl Counts {
    fn add_repairs(&mut self, report: &Report) {
        self.coerced += 1;
        self.omitted_repairs += report.omitted() as u64;
        for coercion in report.coercions() {
            match self.repairs.binary_search_by(|row| compare(row, coercion)) {
                Ok(at) => self.repairs[at].1.count += 1,
                Err(_) if self.repairs.len() >= MOST => self.omitted_repairs += 1,
                Err(at) => self.repairs.insert(at, first(coercion)),
            }
        }
    }

    fn add_issues(&mut self, error: &Error) {
        self.rejected += 1;
        self.omitted_issues += error.omitted() as u64;
        for issue in error.issues() {
            self.issues[issue.code as usize] += 1;
        }
    }
}

impl Tally {
    /// A tally of nothing yet.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Tally;
    ///
    /// static TALLY: Tally = Tally::new();
    /// assert_eq!((TALLY.clean(), TALLY.coerced(), TALLY.rejected()), (0, 0, 0));
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self(Mutex::new(Counts {
            clean: 0,
            coerced: 0,
            rejected: 0,
            repairs: Vec::new(),
            issues: [0; IssueCode::ALL.len()],
            omitted_repairs: 0,
            omitted_issues: 0,
        }))
    }

    /// The counts. Whoever panics while it holds them leaves whole numbers.
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
        let mut counts = self.counts();
        match outcome {
            Ok((_, report)) if report.is_empty() => counts.clean += 1,
            Ok((_, report)) => counts.add_repairs(report),
            Err(error) => counts.add_issues(error),
        }
    }

    /// How many calls were accepted as they came.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, Tally};
    ///
    /// let tally = Tally::new();
    /// tally.record(&u8::from_str_with_report("5"));
    /// assert_eq!(tally.clean(), 1);
    /// ```
    #[must_use]
    pub fn clean(&self) -> u64 {
        self.counts().clean
    }

    /// How many calls were accepted after repairs.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report, Tally};
    /// use serde_json::json;
    ///
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path: Path::from_iter(["limit"]), rule: "string_to_number", change }]);
    /// let tally = Tally::new();
    /// tally.record(&Ok((5, report)));
    /// assert_eq!((tally.clean(), tally.coerced()), (0, 1));
    /// ```
    #[must_use]
    pub fn coerced(&self) -> u64 {
        self.counts().coerced
    }

    /// How many calls were refused.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, Tally};
    ///
    /// let tally = Tally::new();
    /// tally.record(&u8::from_str_with_report("300"));
    /// assert_eq!((tally.clean(), tally.rejected()), (0, 1));
    /// ```
    #[must_use]
    pub fn rejected(&self) -> u64 {
        self.counts().rejected
    }

    /// How often each rule fired at the locations of each pattern, by pattern and rule. At most 1024 such pairs are counted
    /// apart.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report, Tally};
    /// use serde_json::json;
    ///
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path: Path::from_iter(["limit"]), rule: "string_to_number", change }]);
    /// let tally = Tally::new();
    /// tally.record(&Ok((5, report)));
    /// assert_eq!((&*tally.repairs()[0].path, tally.repairs()[0].count), ("/limit", 1));
    /// ```
    #[must_use]
    pub fn repairs(&self) -> Vec<TallyRow> {
        self.counts().repairs.iter().map(|(_, row)| row.clone()).collect()
    }

    /// How many issues there were of each code that there was.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, IssueCode, Tally};
    ///
    /// let tally = Tally::new();
    /// tally.record(&<(u8, u8)>::from_str_with_report("[300, 256]"));
    /// assert_eq!(tally.issues(), [(IssueCode::InvalidValue, 2)]);
    /// ```
    #[must_use]
    pub fn issues(&self) -> Vec<(IssueCode, u64)> {
        seen(&self.counts().issues).collect()
    }
}

/// The codes that there were, in order, each with its count.
fn seen(issues: &[u64; IssueCode::ALL.len()]) -> impl Iterator<Item = (IssueCode, u64)> {
    IssueCode::ALL.iter().map(|code| (*code, issues[*code as usize])).filter(|(_, count)| *count > 0)
}

fn as_rows<S: Serializer>(repairs: &[(Path, TallyRow)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(repairs.iter().map(|(_, row)| row))
}

fn as_map<S: Serializer>(issues: &[u64; IssueCode::ALL.len()], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(seen(issues))
}

impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.counts();
        let omitted = [("omitted_repairs", counts.omitted_repairs), ("omitted_issues", counts.omitted_issues)];
        let calls = [("clean", counts.clean), ("coerced", counts.coerced), ("rejected", counts.rejected)];
        let calls = calls.iter().chain(omitted.iter().filter(|(_, count)| *count > 0));
        write_table(f, &calls.map(|(name, count)| row(&[name, count])).collect::<Vec<_>>())?;
        let of_repair = |TallyRow { path, rule, count }: &TallyRow| row(&[&shown(path), rule, count]);
        let mut repairs = vec![row(&[&"path", &"rule", &"count"])];
        repairs.extend(counts.repairs.iter().map(|(_, row)| of_repair(row)));
        let mut issues = vec![row(&[&"issue", &"count"])];
        issues.extend(seen(&counts.issues).map(|(code, count)| row(&[&code, &count])));
        for table in [repairs, issues].iter().filter(|table| table.len() > 1) {
            writeln!(f)?;
            write_table(f, table)?;
        }
        Ok(())
    }
}

fn row(cells: &[&dyn Display]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

/// Rows with all cells but the last flush left, and the last, a count, flush right.
fn write_table(f: &mut fmt::Formatter<'_>, rows: &[Vec<String>]) -> fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    for row in rows {
        for (at, (cell, &width)) in iter::zip(row, &widths).enumerate() {
            if at + 1 == row.len() {
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
        self.counts().serialize(serializer)
    }
}

#[cfg(test)]
mod tests;
