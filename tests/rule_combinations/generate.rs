//! The types of `generated/`: combinations of rules in all places.
//!
//! After a change of the kinds: `UPDATE=1 cargo test --test rule_combinations generate`.

use std::path::{Path, PathBuf};
use std::{env, fs};

use super::kinds::KINDS;
use super::table::{RULES, Row};
use super::typed::TYPE_KINDS;

mod calls;
mod dice;
mod fields;
mod sets;
mod types;

use sets::{name, rules};

/// Where they stand.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rule_combinations/generated");

/// The file of a kind.
fn path(folder: &str, kind: &str) -> PathBuf {
    let letters = kind.char_indices().flat_map(|(at, letter)| {
        let gap = (at > 0 && letter.is_uppercase()).then_some('_');
        gap.into_iter().chain(letter.to_lowercase())
    });
    Path::new(FOLDER).join(folder).join(letters.collect::<String>()).with_extension("rs")
}

#[test]
fn the_generated_files_are_what_is_generated() {
    let fields = KINDS.iter().map(|kind| (path("fields", kind.name), fields::file(kind)));
    let types = TYPE_KINDS.iter().map(|kind| (path("types", kind.name), types::file(kind)));
    let calls = calls::FORMS.into_iter().map(|form| (path("calls", form.0), calls::file(form)));
    for (path, text) in fields.chain(types).chain(calls) {
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).expect("the file can be written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, committed, "run with UPDATE=1: {}", path.display());
    }
}

#[test]
fn each_rule_of_the_macro_stands_on_some_kind() {
    let stands = |row: &&Row| KINDS.iter().any(|kind| rules(kind.name).iter().any(|(_, rule)| name(rule) == row.name));
    let missing: Vec<_> = RULES.iter().filter(|row| !stands(row)).map(|row| row.name).collect();
    assert_eq!(missing, [""; 0], "a rule has a file in tests/rules, which says on what it stands");
}
