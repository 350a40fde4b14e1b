//! What `#[coerce(…)]` takes. Parser, suggestions, conflicts and the test of the docs loop over the tables.
//!
//! A new rule is
//!
//! - a file in the runtime's `rules`, with its `DEFINITION`, its function and their tests (and its `mod` line, and its line in `ALL`),
//! - a row in the table, where it runs in the order of the rows,
//! - a section in `src/attributes.md` of the facade,
//! - a file in `tests/rules`: what it may do.
//!
//! The files that tests compare with are updated by `UPDATE=1 cargo test --workspace --all-features` (what the derive writes)
//! and `TRYBUILD=overwrite cargo test -p coerce-ui` (the errors that list all rules).

mod table;

pub(crate) use table::{ATTRIBUTES, Attribute, CONFLICTS, Conflict, Fit, Level, Place, RULES, Row, Spec, TAKEN, Texts};

#[cfg(test)]
mod reference;

#[cfg(test)]
mod tests {
    use super::*;

    fn order(name: &str) -> u8 {
        RULES.iter().find(|row| row.name == name).expect("a rule of the table").order
    }

    #[test]
    fn the_order_is_the_place_in_the_table() {
        for (place, row) in RULES.iter().enumerate() {
            assert_eq!(usize::from(row.order), place + 1, "{}", row.name);
        }
    }

    #[test]
    fn each_form_begins_with_the_name() {
        let rules = RULES.iter().map(|row| (row.name, row.form));
        let attributes = ATTRIBUTES.iter().map(|row| (row.name, row.form));
        for (name, form) in rules.chain(attributes) {
            assert!(form.starts_with(name), "{form}");
        }
    }

    /// What both crates must know stands in both: the macro can't wait for the runtime to be built.
    #[test]
    fn the_runtime_has_the_same_table() {
        let known = coerce::__private::rules::ALL;
        assert_eq!(known.len(), RULES.len());
        for (row, rule) in RULES.iter().zip(known) {
            assert_eq!((row.name, row.doc, row.form, row.removes), (rule.name, rule.doc, rule.form, rule.removes));
            assert_eq!(format!("{:?}", row.level), format!("{:?}", rule.level), "{}", row.name);
            assert_eq!(format!("{:?}", row.arguments), format!("{:?}", rule.arguments), "{}", row.name);
            let conflicts = CONFLICTS.iter().filter(|conflict| conflict.first == row.name);
            let conflicts: Vec<&str> = conflicts.map(|conflict| conflict.second).collect();
            assert_eq!(conflicts, rule.conflicts, "{}", row.name);
        }
    }

    #[test]
    fn conflicts_name_rules_in_the_order_of_the_table() {
        for conflict in CONFLICTS {
            assert!(order(conflict.first) < order(conflict.second), "{} {}", conflict.first, conflict.second);
        }
    }
}
