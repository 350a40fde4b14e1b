//! Events for `tracing`: one a repair and one an issue. They have no values and no keys of the input.

use tracing::{Level, enabled, event};

use crate::report::{Error, Report};

/// Records what became of an input that was read as a type of this name.
pub(crate) fn record(of: &str, result: Result<&Report, &Error>) {
    match result {
        Ok(report) => repairs(of, report),
        Err(error) => refusal(of, error),
    }
}

fn repairs(of: &str, report: &Report) {
    // The entries of a report are made when they are looked at.
    if !enabled!(target: "coerce", Level::INFO) {
        return;
    }
    for coercion in report.coercions() {
        let path = coercion.path.to_pattern();
        event!(target: "coerce", Level::INFO, path, rule = coercion.rule, "type" = of, "repaired");
    }
}

/// Records an input that was refused.
fn refusal(of: &str, error: &Error) {
    for issue in error.issues() {
        let path = issue.path.to_pattern();
        event!(target: "coerce", Level::WARN, path, code = issue.code.as_str(), "type" = of, "refused");
    }
}
