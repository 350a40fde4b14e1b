//! What `#[coerce(…)]` takes. Parser, suggestions, conflicts and the test of the docs loop over the tables.
//!
//! `CONTRIBUTING.md` says what a new rule is.

mod attributes;

pub(crate) use attributes::{ATTRIBUTES, Attribute, Place};
pub(crate) use serde_coerce_rules::{Fit, Level, RULES, Row, SAME_VALUES, Spec, Texts};

#[cfg(test)]
mod reference;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_begins_with_the_name() {
        let rules = RULES.iter().map(|row| (row.name, row.form));
        let attributes = ATTRIBUTES.iter().map(|row| (row.name, row.form));
        for (name, form) in rules.chain(attributes) {
            assert!(form.starts_with(name), "{form}");
        }
    }
}
