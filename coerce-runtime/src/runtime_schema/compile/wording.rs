//! Locations and declared types, in the words of faults.

use super::{Form, Site};

pub(super) fn shown(form: Option<Form>) -> &'static str {
    super::super::fits::FORMS.iter().find(|(_, other)| *other == form).map_or("nullable", |(name, _)| name)
}

pub(super) fn shown_site(site: Site) -> String {
    match site.form {
        Some(form) => format!("`{}` here", shown(Some(form))),
        None => "what has no certain type".to_owned(),
    }
}

pub(super) fn located(path: &str) -> &str {
    if path.is_empty() { "(root)" } else { path }
}
