//! What a misspelt name may have meant, and how lists of names are worded.

/// Names in backticks, one after the other.
pub(crate) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Names that others would give to a rule, and its own.
const OTHER_NAMES: [(&str, &str); 7] = [
    ("string_to_int", "string_to_number"),
    ("string_to_integer", "string_to_number"),
    ("string_to_float", "string_to_number"),
    ("string_to_enum", "ignore_case"),
    ("string_to_vec", "string_to_list"),
    ("string_to_array", "string_to_list"),
    ("case_insensitive", "ignore_case"),
];

/// The candidate that a misspelt name comes nearest to, if it comes near enough, or that has this name elsewhere.
pub(crate) fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_ascii_lowercase();
    let name = OTHER_NAMES.iter().find(|(other, _)| *other == name).map_or(&*name, |(_, meant)| *meant);
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(name, &candidate.to_ascii_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= candidate.len() / 3)
        .min()
        .map(|(_, candidate)| candidate)
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
        for name in ["string_to_int", "string_to_integer", "string_to_float"] {
            assert_eq!(nearest(name, NAMES), Some("string_to_number"), "{name}");
        }
        assert_eq!(nearest("case_insensitive", ["trim", "ignore_case"]), Some("ignore_case"));
        assert_eq!(nearest("case_insensitive", NAMES), None);
        assert_eq!(instead("string_to_array", &["string_to_list", "string_to_json"]), "did you mean `string_to_list`?");
    }

    #[test]
    fn a_stranger_is_not() {
        assert_eq!(nearest("lenient", NAMES), None);
        assert_eq!(instead("lenient", &NAMES), "write one of `string_to_number`, `string_to_bool`, `trim`");
    }
}
