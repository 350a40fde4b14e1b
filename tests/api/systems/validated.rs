//! Checks behind the shape: what garde finds is said by the document's names, in the same `Error`.

#[path = "../../../examples/validated.rs"]
mod example;

use garde::Validate;
use serde::Deserialize;
use serde_coerce::{Coerce, Error};

fn lines(error: &Error) -> Vec<String> {
    error.issues().iter().map(ToString::to_string).collect()
}

#[test]
fn findings_have_the_names_of_the_document() {
    let outcomes = example::outcomes();
    let [clean, checked, unread] = &outcomes[..] else { panic!("there are three bookings") };
    assert_eq!(clean.as_ref().map(|(_, report)| report.len()).ok(), Some(3));
    assert_eq!(
        lines(checked.as_ref().unwrap_err()),
        [
            "guestCount: greater than 12",
            "guests[1].allergies[2]: not ascii",
            "guests[1].fullName: length is lower than 1",
            "paidBy.card.lastDigits: length is lower than 4",
            "restaurantName: length is lower than 2",
        ]
    );
    let problem = checked.as_ref().unwrap_err().to_problem();
    assert_eq!(problem["errors"][1]["pointer"], "#/guests/1/allergies/2");
    // What can't be read is not checked.
    assert_eq!(
        lines(unread.as_ref().unwrap_err()),
        ["guestCount: missing, expected an integer from 0 to 255", "restaurantName: expected a string, got number 5"]
    );
}

#[test]
fn a_finding_without_a_location_is_kept() {
    #[derive(Debug, Deserialize, Coerce, Validate)]
    struct Both {
        #[garde(dive)]
        either: Either,
    }
    #[derive(Debug, Deserialize, Coerce, Validate)]
    enum Either {
        One {
            #[garde(ascii)]
            name: String,
        },
        Other {
            #[garde(ascii)]
            name: String,
        },
    }
    let error = example::read::<Both>(r#"{"either": {"Other": {"name": "é"}}}"#).unwrap_err();
    assert_eq!(lines(&error), ["either.name: not ascii"]);
    assert!(error.issues()[0].path.is_root());
}
