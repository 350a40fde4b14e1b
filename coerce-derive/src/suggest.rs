//! What a misspelt name may have meant, and how lists of names are worded.

/// Names in backticks, one after the other.
pub(crate) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// The candidate that a misspelt name comes nearest to, if it comes near enough.
pub(crate) fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_ascii_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&name, &candidate.to_ascii_lowercase()), candidate))
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
    fn a_stranger_is_not() {
        assert_eq!(nearest("lenient", NAMES), None);
        assert_eq!(instead("lenient", &NAMES), "write one of `string_to_number`, `string_to_bool`, `trim`");
    }
}
