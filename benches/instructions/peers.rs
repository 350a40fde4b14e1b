//! Every reader on the same documents, as multiples of what plain serde takes for the repaired document.

use coerce_benches::all;

use crate::{
    count::{Counts, Need, each},
    table::{Table, number},
};

const READERS: [&str; 6] = ["coerce", "serde_json", "serde_with", "serde-aux", "deserr", "eserde"];

/// A document, by what it is, and the one that serde's cost is taken from.
const DOCUMENTS: [(&str, &str, &str); 6] = [
    ("8 fields, clean", "clean", "clean"),
    ("8 fields, 3 to repair", "dirty", "repaired"),
    ("8 fields, 8 to repair", "messy", "repaired"),
    ("8 fields, all wrong", "wrong", "clean"),
    ("nested, clean", "nested", "nested"),
    ("nested, 3 to repair", "nested-dirty", "nested"),
];

/// All work on those documents.
pub(crate) fn needs() -> Vec<Need> {
    let wanted = |document: &str| DOCUMENTS.iter().any(|&(_, name, base)| document == name || document == base);
    all().iter().filter(|work| wanted(&work.document.to_string())).map(|work| each(&work.name())).collect()
}

/// A row for each document and door.
pub(crate) fn table(counts: &Counts) -> Table {
    let mut table = Table::new(&[&["document", "door"], &READERS[..]].concat());
    let works = all().iter().map(coerce_benches::Work::name).collect::<Vec<_>>();
    for (what, name, base) in DOCUMENTS {
        for door in ["value", "text"] {
            let plain = counts.each(&format!("serde_json/{door}/{base}"));
            let cell = |reader: &str| {
                let work = format!("{reader}/{door}/{name}");
                if works.contains(&work) { number(counts.each(&work) / plain) } else { "–".to_owned() }
            };
            let cells = READERS.iter().map(|reader| cell(reader));
            table.push([what.to_owned(), door.to_owned()].into_iter().chain(cells).collect());
        }
    }
    table
}
