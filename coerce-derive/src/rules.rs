//! What `#[coerce(…)]` takes. Parser, suggestions, conflicts and the test of the docs all loop over the tables: a new rule is
//! a row there, a file in the runtime's `rule`, a section in the reference of the attributes, and a file in `tests/rules`.

mod table;

pub(crate) use table::{ATTRIBUTES, Attribute, CONFLICTS, Conflict, Fit, Level, Place, RULES, Row, Spec, Texts};

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

    #[test]
    fn conflicts_name_rules_in_the_order_of_the_table() {
        for conflict in CONFLICTS {
            assert!(order(conflict.first) < order(conflict.second), "{} {}", conflict.first, conflict.second);
        }
    }
}
