//! What a misspelt name may have meant, and how lists of names are worded.

/// Names in backticks, one after the other.
pub(crate) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Names that others would give to a rule, and its own.
const OTHER_NAMES: [(&str, &str); 19] = [
    ("string_to_int", "string_to_number"),
    ("string_to_integer", "string_to_number"),
    ("string_to_float", "string_to_number"),
    ("string_to_enum", "ignore_case"),
    ("string_to_vec", "string_to_list"),
    ("string_to_array", "string_to_list"),
    ("case_insensitive", "ignore_case"),
    ("csv", "string_to_list"),
    ("default_on_error", "invalid_to_default"),
    ("empty_string_to_null", "empty_to_null"),
    ("float_to_int", "float_to_integer"),
    ("int_to_string", "number_to_string"),
    ("json_string", "string_to_json"),
    ("null_to_none", "null_to_default"),
    ("one_or_many", "singleton_list"),
    ("scalar_to_list", "singleton_list"),
    ("secret", "sensitive"),
    ("string_to_map", "string_to_json"),
    ("trim_whitespace", "trim"),
];

/// The candidate that a misspelt name comes nearest to, if it comes near enough, or that has this name elsewhere.
pub(crate) fn nearest<'a>(name: &str, candidates: impl Clone + IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_ascii_lowercase();
    let turned = name.split_once("_from_").map(|(to, from)| format!("{from}_to_{to}"));
    turned.and_then(|turned| nearest_to(&turned, candidates.clone())).or_else(|| nearest_to(&name, candidates))
}

fn nearest_to<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = OTHER_NAMES.iter().find(|(other, _)| *other == name).map_or(name, |(_, meant)| *meant);
    let near = candidates.into_iter().filter_map(|candidate| Some((distance(name, candidate)?, candidate)));
    near.min().map(|(_, candidate)| candidate)
}

/// The distance of two names, if they are near each other: of `x_to_y` in each half, so that no rule is taken for its opposite.
fn distance(name: &str, candidate: &str) -> Option<usize> {
    let folded = candidate.to_ascii_lowercase();
    let within = |one: &str, other: &str, limit| {
        Some(strsim::damerau_levenshtein(one, other)).filter(|distance| *distance <= limit)
    };
    match (name.split_once("_to_"), folded.split_once("_to_")) {
        (Some((from, to)), Some((known_from, known_to))) => {
            Some(within(from, known_from, known_from.len() / 2)? + within(to, known_to, known_to.len() / 2)?)
        }
        _ => within(name, &folded, folded.len() / 3),
    }
}

/// How an error ends that found an unknown name: with what was meant, or else with all that exist.
pub(crate) fn instead(name: &str, candidates: &[&str]) -> String {
    match nearest(name, candidates.iter().copied()) {
        Some(candidate) => format!("did you mean `{candidate}`?"),
        None if candidates.len() == 1 => format!("write {}", listed(candidates.iter().copied())),
        None => format!("write one of {}", listed(candidates.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["string_to_number", "string_to_bool", "trim"];

    #[test]
    fn a_near_miss_is_found() {
        for name in ["string_to_nubmer", "string_to_num", "stringToNumber", "STRING_TO_NUMBER"] {
            assert_eq!(nearest(name, NAMES), Some("string_to_number"), "{name}");
        }
        assert_eq!(nearest("trm", NAMES), Some("trim"));
    }

    #[test]
    fn a_name_from_elsewhere_is_found() {
        for name in ["string_to_int", "string_to_integer", "string_to_float", "number_from_string", "int_from_string"] {
            assert_eq!(nearest(name, NAMES), Some("string_to_number"), "{name}");
        }
        assert_eq!(nearest("case_insensitive", ["trim", "ignore_case"]), Some("ignore_case"));
        assert_eq!(nearest("case_insensitive", NAMES), None);
        assert_eq!(instead("string_to_array", &["string_to_list", "string_to_json"]), "did you mean `string_to_list`?");
    }

    #[test]
    fn the_opposite_is_not() {
        let names = ["number_to_string", "string_to_bool", "bool_to_string", "string_to_list"];
        for name in ["number_from_text", "string_to_number", "string_to_i64"] {
            assert_eq!(nearest(name, names), None, "{name}");
        }
        for (name, meant) in [("bool_from_string", "string_to_bool"), ("int_to_string", "number_to_string")] {
            assert_eq!(nearest(name, names), Some(meant));
        }
        assert_eq!(nearest("valid_from_dat", ["valid_from_date"]), Some("valid_from_date"));
    }

    #[test]
    fn other_names_are_of_rules_and_attributes() {
        let rules = crate::rules::RULES.iter().map(|row| row.name);
        let known: Vec<_> = rules.chain(crate::rules::ATTRIBUTES.iter().map(|attribute| attribute.name)).collect();
        for (other, meant) in OTHER_NAMES {
            assert!(known.contains(&meant) && !known.contains(&other), "{other}");
        }
    }

    #[test]
    fn a_stranger_is_not() {
        assert_eq!(nearest("lenient", NAMES), None);
        assert_eq!(instead("lenient", &NAMES), "write one of `string_to_number`, `string_to_bool`, `trim`");
    }
}
