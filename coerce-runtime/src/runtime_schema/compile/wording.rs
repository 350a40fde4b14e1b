//! Locations and declared types, in the words of faults.

use super::super::fits::{Says, WORDS};
use super::Site;

pub(super) fn shown(says: Says) -> &'static str {
    WORDS.iter().find(|(_, other)| *other == says).map_or("", |(word, _)| word)
}

/// The location, for a rule that does not fit it. One that is `keyed` asks for what is inside too.
pub(super) fn shown_site(site: Site, keyed: bool) -> String {
    match site.form {
        Some(_) if keyed && !site.of_objects => "what is not declared as an array or a map of objects".to_owned(),
        Some(form) => format!("`{}` here", shown(Says::Type(form))),
        None => "what has no certain type".to_owned(),
    }
}

pub(super) fn located(path: &str) -> &str {
    if path.is_empty() { "(root)" } else { path }
}
