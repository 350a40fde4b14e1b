//! The limits that the project holds itself to.

use coerce_benches::table::Table;

use crate::count::{Counts, Need, each, with_and_without_clone};

/// One limit: this work against that one.
struct Row {
    what: &'static str,
    work: &'static str,
    /// What else is a part of the work, and does not count.
    less: Option<&'static str>,
    against: &'static str,
    /// What the ratio may be at most.
    limit: f64,
}

const fn row(what: &'static str, work: &'static str, against: &'static str, limit: f64) -> Row {
    Row { what, work, less: None, against, limit }
}

/// One limit of growth: what the work costs at 100,000 items, / 100 times what it costs at 1,000; and the same of plain serde,
/// whose cost an item grows a little too: a list that is moved as it grows, an allocator that finds room less easily.
struct Growth {
    what: &'static str,
    work: &'static str,
    plain: &'static str,
}

/// How much more than plain serde's the cost of an item may grow.
const LINEAR: f64 = 1.05;

const GROWTHS: [Growth; 4] = [
    Growth {
        what: "growth an item, 1,000 to 100,000, value",
        work: "coerce/value/items",
        plain: "serde_json/value/items",
    },
    Growth {
        what: "growth an item, 1,000 to 100,000, text",
        work: "coerce/text/items",
        plain: "serde_json/text/items",
    },
    Growth { what: "growth a dirty item, value", work: "coerce/value/dirty-items", plain: "serde_json/value/items" },
    Growth { what: "growth a dirty item, text", work: "coerce/text/dirty-items", plain: "serde_json/text/items" },
];

impl Growth {
    fn works(&self) -> [String; 4] {
        let works = [self.work, self.plain].map(|work| [format!("{work}-100000"), format!("{work}-1000")]);
        let [[work_many, work_few], [plain_many, plain_few]] = works;
        [work_many, work_few, plain_many, plain_few]
    }

    fn ratio(&self, counts: &Counts) -> f64 {
        let [work_many, work_few, plain_many, plain_few] = self.works().map(|work| counts.each(&work));
        (work_many / work_few) / (plain_many / plain_few)
    }
}

/// A clean document of one shape, by both entry points.
macro_rules! shape {
    ($what:literal, $name:literal) => {
        [shape!($what, "value", $name), shape!($what, "text", $name)]
    };
    ($what:literal, $entry_point:literal, $name:literal) => {
        row(
            concat!($what, ", ", $entry_point),
            concat!("coerce/", $entry_point, "/", $name),
            concat!("serde_json/", $entry_point, "/", $name),
            1.2,
        )
    };
}

const SHAPES: &[[Row; 2]] = &[
    shape!("internally tagged", "internal"),
    shape!("adjacently tagged", "adjacent"),
    shape!("externally tagged", "external"),
    shape!("untagged, 3 variants", "untagged"),
    shape!("flattened struct", "flatten-struct"),
    shape!("flattened map", "flatten-map"),
    shape!("arrays", "arrays"),
    shape!("tuples", "tuples"),
    shape!("maps", "maps"),
];

fn rows() -> impl Iterator<Item = &'static Row> {
    ROWS.iter().chain(SHAPES.iter().flatten())
}

const ROWS: &[Row] = &[
    row("clean value / serde_json", "coerce/value/clean", "serde_json/value/clean", 1.15),
    row("clean text / serde_json", "coerce/text/clean", "serde_json/text/clean", 1.05),
    row("clean value, eager rules on 3 of 8 / serde_json", "coerce-eager/value/clean", "serde_json/value/clean", 1.35),
    row("clean text, eager rules on 3 of 8 / serde_json", "coerce-eager/text/clean", "serde_json/text/clean", 1.45),
    row("3 of 8 to repair, value / serde_json on it repaired", "coerce/value/dirty", "serde_json/value/repaired", 2.5),
    row("3 of 8 to repair, text / serde_json on it repaired", "coerce/text/dirty", "serde_json/text/repaired", 2.8),
    Row {
        less: Some("coerce/text/clean"),
        ..row("the same behind a clean text", "coerce-after-clean/text/dirty", "serde_json/text/repaired", 3.6)
    },
    row("8 of 8 to repair, value / serde_with", "coerce/value/messy", "serde_with/value/messy", 1.0),
    row("8 of 8 to repair, text / serde_with", "coerce/text/messy", "serde_with/text/messy", 1.0),
    row("8 of 8 wrong, value / clean", "coerce/value/wrong", "coerce/value/clean", 5.5),
    row("8 of 8 wrong, text / clean", "coerce/text/wrong", "coerce/text/clean", 6.5),
];

impl Row {
    /// Whether a clone of a value is part of the work, so that the ratio is shown without it too.
    fn clones(&self) -> bool {
        self.work.contains("/value/")
    }

    fn ratio(&self, cost: impl Fn(&str) -> f64) -> f64 {
        (cost(self.work) - self.less.map_or(0.0, &cost)) / cost(self.against)
    }
}

/// What one row of the table needs, with the clones of values.
pub(crate) fn needs_of(what: &str) -> Vec<Need> {
    let row = named(what);
    [row.against, row.work].into_iter().chain(row.less).map(each).collect()
}

/// The ratio of one row.
pub(crate) fn ratio_of(what: &str, counts: &Counts) -> f64 {
    named(what).ratio(|work| counts.each(work))
}

fn named(what: &str) -> &'static Row {
    rows().find(|row| row.what == what).unwrap_or_else(|| panic!("the table has no row `{what}`"))
}

/// All that the table needs.
pub(crate) fn needs() -> Vec<Need> {
    let of = |row: &Row| {
        [row.against, row.work]
            .into_iter()
            .chain(row.less)
            .flat_map(|work| if row.clones() { with_and_without_clone(work).to_vec() } else { vec![each(work)] })
            .collect::<Vec<_>>()
    };
    rows().flat_map(of).chain(GROWTHS.iter().flat_map(|growth| growth.works().map(|work| each(&work)))).collect()
}

/// The table, and whether every limit holds.
pub(crate) fn table(counts: &Counts) -> (Table, bool) {
    let mut table = Table::new(&["work", "ratio", "without the clone", "limit", ""]);
    let mut all_hold = true;
    let mut push = |what: &str, ratio: f64, bare: String, limit: f64| {
        let holds = ratio <= limit;
        all_hold &= holds;
        let verdict = if holds { "holds" } else { "missed" };
        table.push(vec![what.to_owned(), format!("{ratio:.3}"), bare, format!("≤ {limit:.2}"), verdict.to_owned()]);
    };
    for row in rows() {
        let bare = row.clones().then(|| format!("{:.3}", row.ratio(|work| counts.without_clone(work))));
        push(row.what, row.ratio(|work| counts.each(work)), bare.unwrap_or_default(), row.limit);
    }
    for growth in &GROWTHS {
        push(growth.what, growth.ratio(counts), String::new(), LINEAR);
    }
    (table, all_hold)
}
