//! How cost grows with fields, depth, items and repairs.

use coerce_benches::table::{Table, number};

use crate::count::{Counts, Need, each};

/// What grows, the documents' name, its sizes, and whether plain serde reads them too.
const SERIES: [(&str, &str, &[u32], bool); 5] = [
    ("fields", "fields", &[2, 8, 32, 64], true),
    ("levels of depth", "depth", &[2, 8, 32, 96], true),
    ("items", "items", &[1_000, 10_000, 100_000], true),
    ("items with 2 repairs each", "dirty-items", &[1_000, 10_000, 100_000], false),
    ("repairs in 8 fields, beyond the clean reading", "repairs", &[1, 2, 3, 4, 5, 6, 7, 8], false),
];

const ENTRY_POINTS: [&str; 2] = ["value", "text"];

/// All that the table needs.
pub(crate) fn needs() -> Vec<Need> {
    let mut needs = ENTRY_POINTS.map(|entry_point| each(&format!("coerce/{entry_point}/clean"))).to_vec();
    for (_, name, sizes, plain) in SERIES {
        for (size, entry_point) in sizes.iter().flat_map(|size| ENTRY_POINTS.map(|entry_point| (size, entry_point))) {
            needs.push(each(&format!("coerce/{entry_point}/{name}-{size}")));
            needs.extend(plain.then(|| each(&format!("serde_json/{entry_point}/{name}-{size}"))));
        }
    }
    needs
}

/// What is there without any repair, where repairs are what grows.
fn base(counts: &Counts, name: &str, entry_point: &str) -> f64 {
    if name == "repairs" { counts.each(&format!("coerce/{entry_point}/clean")) } else { 0.0 }
}

/// A row for each size: instructions for each of what grows, and what plain serde takes of them.
pub(crate) fn table(counts: &Counts) -> Table {
    let mut table = Table::new(&["what grows", "to", "value: each", "/ serde_json", "text: each", "/ serde_json"]);
    for (what, name, sizes, plain) in SERIES {
        for size in sizes {
            let mut row = vec![what.to_owned(), size.to_string()];
            for entry_point in ENTRY_POINTS {
                let work = format!("coerce/{entry_point}/{name}-{size}");
                let cost = counts.each(&work) - base(counts, name, entry_point);
                row.push(number(cost / f64::from(*size)));
                row.push(if plain {
                    number(cost / counts.each(&format!("serde_json/{entry_point}/{name}-{size}")))
                } else {
                    String::new()
                });
            }
            table.push(row);
        }
    }
    table
}
