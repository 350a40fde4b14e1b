//! Locations and declared types, in the words of faults.

use super::super::fits::Says;
use super::Site;

/// The location, for a rule that does not fit it. One that is `keyed` asks for what is inside too.
pub(super) fn shown_site(site: Site, keyed: bool) -> String {
    match site.form {
        Some(_) if keyed && !site.of_objects => "what is not declared as an array or a map of objects".to_owned(),
        Some(form) => format!("`{}` here", Says::Type(form).word()),
        None => "what has no certain type".to_owned(),
    }
}

pub(super) fn located(path: &str) -> &str {
    if path.is_empty() { "(root)" } else { path }
}
