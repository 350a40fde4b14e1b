//! The report is the truth: replayed on the input it gives a document that needs no repair.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::Value;

use super::changes::patched;
use super::subject::{Door, Subject, all_obey, fail};
use super::zoo;

fn is_replayed(subject: &Subject, document: &Value) -> TestCaseResult {
    let Ok((read, report)) = subject.safe(Door::Value(document)) else {
        prop_assert!(subject.preview(document).is_err(), "only a preview is given");
        return Ok(());
    };
    let preview = subject.preview(document).or_else(fail)?;
    prop_assert_eq!(&preview.report, &report);
    prop_assert!(report.is_complete());
    // A patch is itself read by serde, which may write a number anew where it keeps its text: `-0` as `0`.
    let anew = |value: Value| serde_json::from_value::<Value>(value).or_else(fail);
    let canonical = anew(preview.value.clone())?;
    prop_assert_eq!(anew(patched(document, &report).or_else(fail)?)?, canonical);
    prop_assert_eq!(subject.serde(Door::Value(&preview.value)).or_else(fail)?, read.clone(), "serde reads otherwise");
    let (again, nothing) = subject.safe(Door::Value(&preview.value)).or_else(fail)?;
    prop_assert_eq!(again, read);
    prop_assert!(nothing.is_empty(), "repaired again: {:?}", nothing);
    Ok(())
}

#[test]
fn a_report_replays_to_the_canonical_document() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| is_replayed(subject, &document));
}

#[test]
fn nothing_changes_without_a_word() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| match subject.safe(Door::Value(&document)) {
        Ok((read, report)) if report.is_empty() => {
            prop_assert_eq!(subject.serde(Door::Value(&document)).or_else(fail)?, read);
            Ok(())
        }
        _ => Ok(()),
    });
}
