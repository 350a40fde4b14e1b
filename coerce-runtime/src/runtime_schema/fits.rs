//! Which rules fit which declared type, and which can't stand side by side.

/// A declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    String,
    Integer,
    Number,
    Boolean,
    Array,
    Object,
    /// Strings of which there is a list.
    Enum,
}

/// The words for declared types. `nullable` is whatever may be null.
pub(super) const FORMS: &[(&str, Option<Form>)] = &[
    ("string", Some(Form::String)),
    ("integer", Some(Form::Integer)),
    ("number", Some(Form::Number)),
    ("boolean", Some(Form::Boolean)),
    ("array", Some(Form::Array)),
    ("object", Some(Form::Object)),
    ("enum", Some(Form::Enum)),
    ("nullable", None),
];

/// What is known of a location, for the fit of rules.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
pub(super) struct Site {
    /// The declared type, if it is one and certain.
    pub(super) form: Option<Form>,
    /// Whether null is accepted.
    pub(super) nullable: bool,
    /// Whether it is an object without declared properties.
    pub(super) map: bool,
    /// Whether it is an object that accepts no other members than those that are declared.
    pub(super) closed: bool,
    /// Whether it is a property that is not required.
    pub(super) removable: bool,
    /// Whether it has one of several forms.
    pub(super) choice: bool,
}

impl Site {
    /// Whether the rule fits here, with these beside it.
    pub(super) fn fits(self, rule: &str, beside: &[&str]) -> bool {
        use Form::{Array, Boolean, Enum, Integer, Number, Object, String};
        let Some(form) = self.form else {
            return rule == "custom" || (rule == "null_to_default" && self.removes_null());
        };
        let is = |forms: &[Form]| forms.contains(&form);
        let has = |name: &str| beside.contains(&name);
        match rule {
            "unfence" => is(&[Array, Object, Enum, String]),
            "string_to_json" | "python_to_json" => is(&[Array, Object, Enum]),
            "object_to_value" => !self.map,
            "list_to_item" => form != Array,
            "trim" => is(&[String, Number, Integer, Boolean, Enum]),
            "empty_to_null" | "text_to_null" => self.nullable || has("null_to_default") || has("null_to_object"),
            "null_to_default" => self.removes_null(),
            "invalid_to_default" => self.removable,
            "null_to_object" | "list_to_map" => form == Object,
            "map_to_list" | "string_to_list" | "singleton_list" => form == Array,
            "ignore_case" => form == Enum || (form == Boolean && has("string_to_bool")),
            "string_to_number" => is(&[Integer, Number]),
            "float_to_integer" => form == Integer,
            "number_to_string" | "bool_to_string" => form == String,
            "string_to_bool" | "number_to_bool" => form == Boolean,
            "bool_to_choice" => is(&[String, Enum]),
            "drop_invalid_items" => form == Array || self.map,
            "drop_keys" => form == Object && self.closed,
            "string_to_object" | "ignore_key_case" => form == Object && !self.map,
            "custom" => true,
            _ => false,
        }
    }

    /// Whether null can only mean that the member is not there.
    fn removes_null(self) -> bool {
        self.removable && !self.nullable
    }

    /// Whether the rule fits some location of this declared type.
    pub(super) fn may_fit(form: Option<Form>, rule: &str, beside: &[&str]) -> bool {
        let forms = FORMS.iter().filter_map(|(_, other)| *other).filter(|other| form.is_none_or(|form| form == *other));
        forms.into_iter().any(|form| {
            let site =
                Self { form: Some(form), nullable: true, map: false, closed: true, removable: true, choice: false };
            let sites = [site, Self { map: true, ..site }, Self { nullable: false, ..site }];
            sites.iter().any(|site| site.fits(rule, beside))
        })
    }
}

/// Rules that can't stand in one place: reading the repaired value again would repair it again, or one would never fire.
pub(super) const CONFLICTS: &[(&str, &str)] = &[
    ("list_to_item", "map_to_list"),
    ("list_to_item", "string_to_list"),
    ("list_to_item", "singleton_list"),
    ("null_to_default", "null_to_object"),
    ("map_to_list", "list_to_map"),
    ("string_to_number", "number_to_string"),
    ("string_to_bool", "bool_to_string"),
    ("string_to_bool", "bool_to_choice"),
    ("number_to_string", "number_to_bool"),
    ("bool_to_string", "bool_to_choice"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ALL;

    #[test]
    fn each_rule_fits_something() {
        for rule in ALL {
            assert!(Site::may_fit(None, rule.name, &[]), "{}", rule.name);
        }
        for rule in CONFLICTS.iter().flat_map(|(one, other)| [one, other]) {
            assert!(ALL.iter().any(|known| known.name == *rule), "{rule}");
        }
    }

    #[test]
    fn nothing_but_a_function_fits_what_is_not_certain() {
        let site = Site { form: None, nullable: true, map: false, closed: false, removable: false, choice: false };
        let fitting: Vec<_> = ALL.iter().filter(|rule| site.fits(rule.name, &[])).map(|rule| rule.name).collect();
        assert_eq!(fitting, ["custom"]);
    }
}
