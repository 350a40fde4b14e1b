//! Every reader on the same documents, side by side.

use serde_json::Value;

use crate::{
    readers::all,
    table::{Table, number},
    work::{EntryPoint, Work},
};

/// A document that is compared.
#[derive(Debug, Clone, Copy)]
pub struct Compared {
    /// What it is.
    what: &'static str,
    /// The document.
    document: &'static str,
    /// The document whose reading by plain serde is the measure: the same after its repairs, or before its faults.
    plain: &'static str,
}

/// The short documents.
pub const ARGUMENTS_AND_NESTED: &[Compared] = EVERYTHING.split_at(6).0;

/// All documents.
pub const EVERYTHING: &[Compared] = &[
    Compared { what: "8 fields, clean", document: "clean", plain: "clean" },
    Compared { what: "8 fields, 3 to repair", document: "dirty", plain: "repaired" },
    Compared { what: "8 fields, 8 to repair", document: "messy", plain: "mended" },
    Compared { what: "8 fields, all wrong", document: "wrong", plain: "clean" },
    Compared { what: "nested, clean", document: "nested", plain: "nested" },
    Compared { what: "nested, 3 to repair", document: "nested-dirty", plain: "nested-repaired" },
    Compared { what: "100,000 items, clean", document: "items-100000", plain: "items-100000" },
    Compared { what: "100,000 items, 2 repairs each", document: "dirty-items-100000", plain: "items-100000" },
];

/// Who reads them.
const READERS: [&str; 6] = ["coerce", "serde_json", "serde_with", "serde-aux", "deserr", "eserde"];

/// All work on those documents.
pub fn works(documents: &'static [Compared]) -> impl Iterator<Item = Work> {
    let wanted = |name: String| documents.iter().any(|compared| name == compared.document || name == compared.plain);
    all().into_iter().filter(move |work| wanted(work.document.to_string()))
}

/// Where two readers make different things of a document, or of a document and of what it is after its repairs.
#[must_use]
pub fn disagreements(documents: &'static [Compared]) -> Vec<String> {
    documents
        .iter()
        .flat_map(|compared| [EntryPoint::Value, EntryPoint::Text].map(|entry_point| (compared, entry_point)))
        .flat_map(disagreement)
        .collect()
}

fn disagreement((compared, entry_point): (&Compared, EntryPoint)) -> Vec<String> {
    let shown = |reader: &str, document: &str| -> Option<Option<Value>> {
        let name = format!("{reader}/{entry_point}/{document}");
        Some(all().into_iter().find(|work| work.name() == name)?.prepare().shown())
    };
    let expected = if compared.document == "wrong" { None } else { shown("serde_json", compared.plain).flatten() };
    let differs = |reader: &&str| shown(reader, compared.document).is_some_and(|result| result != expected);
    let message = |reader| format!("{reader} does other work than the rest: {} by {entry_point}", compared.what);
    READERS.into_iter().filter(differs).map(message).collect()
}

impl Compared {
    /// What a reader takes, as a multiple of what plain serde takes.
    fn multiple(&self, reader: &str, entry_point: EntryPoint, cost: &impl Fn(&str) -> Option<f64>) -> Option<String> {
        let plain = cost(&format!("serde_json/{entry_point}/{}", self.plain))?;
        cost(&format!("{reader}/{entry_point}/{}", self.document)).map(|cost| number(cost / plain))
    }
}

/// What stands where a reader can't do the work.
fn or_dash(multiple: Option<String>) -> String {
    multiple.unwrap_or_else(|| "–".to_owned())
}

/// A row for each document and entry point: multiples of what plain serde takes.
pub fn table(documents: &[Compared], cost: impl Fn(&str) -> Option<f64>) -> Table {
    let mut table = Table::new(&[&["document", "entry point"], &READERS[..]].concat());
    for compared in documents {
        for entry_point in [EntryPoint::Value, EntryPoint::Text] {
            let cells = READERS.iter().map(|reader| or_dash(compared.multiple(reader, entry_point, &cost)));
            table.push([compared.what.to_owned(), entry_point.to_string()].into_iter().chain(cells).collect());
        }
    }
    table
}
