//! The reference of the attributes, `src/attributes.md` of the facade, has a section for each row of the tables and for nothing
//! else, in their order and in their words.

use super::{ATTRIBUTES, Fit, Level, RULES};

const REFERENCE: &str = include_str!("../../../src/attributes.md");

/// The sections: name and text of each.
fn sections() -> Vec<(&'static str, &'static str)> {
    REFERENCE.split("\n## `").skip(1).map(|section| section.split_once("`\n").expect("a name in backticks")).collect()
}

/// The lines that a section must have.
fn lines(form: &str, doc: &str) -> [String; 2] {
    let mut letters = doc.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    [format!("\n{}{}.\n", first.collect::<String>(), letters.as_str()), format!("\n- **Form:** `{form}`")]
}

#[test]
fn each_row_has_its_section() {
    let rules = RULES.iter().map(|row| (row.name, row.form, row.doc));
    let attributes = ATTRIBUTES.iter().map(|row| (row.name, row.form, row.doc));
    let rows: Vec<_> = rules.chain(attributes).collect();
    let names = |names: Vec<&'static str>| names.join(" ");
    assert_eq!(
        names(sections().iter().map(|(name, _)| *name).collect()),
        names(rows.iter().map(|(name, ..)| *name).collect()),
    );
    for ((name, text), (_, form, doc)) in sections().iter().zip(rows) {
        for line in lines(form, doc) {
            assert!(text.contains(&line), "the section of `{name}` has not the line {line}");
        }
    }
}

#[test]
fn each_section_is_on_the_template() {
    for (name, text) in sections() {
        let places: Vec<_> = ["- **Form:** ", "- **Where:** ", "- **Accepts:** ", "- **Conflicts:** ", "\n```\n"]
            .iter()
            .map(|part| text.find(part).unwrap_or_else(|| panic!("the section of `{name}` has no {part}")))
            .collect();
        assert!(places.is_sorted(), "the section of `{name}` is in another order");
    }
}

#[test]
fn levels_and_conflicts_are_listed() {
    for (row, (_, text)) in RULES.iter().zip(sections()) {
        let level = if row.level == Level::Item { "; item" } else { "; whole" };
        assert!(text.contains(level), "the section of `{}` does not say{level}", row.name);
    }
    for (first, second) in RULES.iter().flat_map(|row| row.conflicts.iter().map(|second| (row.name, *second))) {
        for (one, other) in [(first, second), (second, first)] {
            let section = sections().into_iter().find(|(name, _)| *name == one);
            let (_, text) = section.expect("each rule has a section");
            assert!(text.contains(&format!("[`{other}`](#{other})")), "the section of `{one}` is silent on `{other}`");
        }
    }
}

/// The documentation of the markers has a row for each, with the rules that ask for it.
#[test]
fn markers_list_their_rules() {
    const MARKERS: &str = include_str!("../../../coerce-runtime/src/target.rs");
    for row in RULES {
        let markers = match row.fit {
            Fit::Anything => vec![],
            Fit::Marker(marker) | Fit::Unless { marker, .. } => vec![marker],
            Fit::Keyed { marker, with_key: other } | Fit::Or { marker, other, .. } => vec![marker, other],
        };
        for marker in markers {
            let line =
                MARKERS.lines().find(|line| line.starts_with("//! | [") && line.contains(&format!("[`{marker}`]")));
            let lists = line.is_some_and(|line| line.contains(&format!("`{}`", row.name)));
            assert!(lists, "the row of `{marker}` does not list `{}`", row.name);
        }
    }
}
