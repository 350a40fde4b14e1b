//! Locations and declared types, in the words of faults.

use super::{Form, Site};

pub(super) fn shown(form: Option<Form>) -> &'static str {
    super::super::fits::FORMS.iter().find(|(_, other)| *other == form).map_or("nullable", |(name, _)| name)
}

/// The location, for a rule that does not fit it. One that is `keyed` asks for what is inside too.
pub(super) fn shown_site(site: Site, keyed: bool) -> String {
    match site.form {
        Some(_) if keyed && !site.of_objects => "what is not declared as an array or a map of objects".to_owned(),
        Some(form) => format!("`{}` here", shown(Some(form))),
        None => "what has no certain type".to_owned(),
    }
}

pub(super) fn located(path: &str) -> &str {
    if path.is_empty() { "(root)" } else { path }
}
