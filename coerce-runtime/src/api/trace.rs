//! Events for `tracing`: one a repair and one an issue. They have no values and no keys of the input.

use tracing::{Level, enabled, event};

use crate::report::{Error, Report};

/// Records what became of an input that was read as a type of this name.
pub(crate) fn record(of: &str, result: Result<&Report, &Error>) {
    match result {
        // The entries of a report are made when they are looked at.
        Ok(_) if !enabled!(target: "coerce", Level::INFO) => {}
        Ok(report) => {
            for coercion in report.coercions() {
                let path = coercion.path.to_pattern();
                event!(target: "coerce", Level::INFO, path, rule = coercion.rule, "type" = of, "repaired");
            }
        }
        Err(error) => {
            for issue in error.issues() {
                let path = issue.path.to_pattern();
                event!(target: "coerce", Level::WARN, path, code = issue.code.as_str(), "type" = of, "refused");
            }
        }
    }
}
