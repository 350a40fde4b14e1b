//! Random types with random rules, some of whose fields must not be shown: whatever comes in the place of what is around such a field,
//! nothing that is said of the document shows its value.
//!
//! The cases are the same in each run. For others, and more of them:
//!
//! ```text
//! PROPTEST_RNG_SEED=$RANDOM PROPTEST_CASES=1000000 cargo test --all-features -p serde_coerce_runtime --lib repair::hidden
//! ```

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use serde_json::{Value, json};

use super::pairs::values;
use super::sets::{Dice, object, of_another_kind, with_rules};
use crate::engine::testing::Planned;
use crate::report::{Error, Report};
use crate::schema::Shape;
use crate::trials::so_many;

/// Types and values, unless `PROPTEST_CASES` says otherwise.
const CASES: usize = so_many(4_096);

/// The values of the fields.
const SECRETS: &[&str] = &["hunter2", "7319942"];

fn shows(seen: &str) -> bool {
    SECRETS.iter().any(|secret| seen.contains(secret))
}

/// The value, in which each secret stands where it stood: as another value, or in a value that comes as another.
fn disturbed(value: Value, awkward: &[Value], dice: &mut Dice) -> Value {
    if !shows(&value.to_string()) {
        return match dice.roll(8) {
            5 => of_another_kind(value),
            6.. => awkward[dice.roll(awkward.len())].clone(),
            _ => value,
        };
    }
    let value = match value {
        Value::Array(items) => items.into_iter().map(|item| disturbed(item, awkward, dice)).collect(),
        Value::Object(members) => {
            members.into_iter().map(|(key, value)| (key, disturbed(value, awkward, dice))).collect()
        }
        scalar => of_another_form(scalar, dice),
    };
    match dice.roll(12) {
        6 => value.to_string().into(),
        7 => format!("```json\n{value}\n```").into(),
        8 => value.to_string().replace('"', "'").into(),
        9 => {
            let mut text = value.to_string();
            text.pop();
            text.into()
        }
        10 => with_more(value),
        _ => value,
    }
}

/// The secret in another form.
fn of_another_form(secret: Value, dice: &mut Dice) -> Value {
    match dice.roll(10) {
        4 => json!([secret]),
        5 => json!({ "value": secret }),
        6 => json!([secret, secret]),
        7 => secret.to_string().into(),
        8 => secret.as_str().and_then(|text| text.parse::<u64>().ok()).map_or(secret, Value::from),
        9 => format!(" {},a", secret.as_str().unwrap_or_default()).into(),
        _ => secret,
    }
}

fn with_more(value: Value) -> Value {
    match value {
        Value::Array(items) => items.into_iter().chain([Value::Null]).collect(),
        Value::Object(members) => members.into_iter().chain([("more".to_owned(), json!(5))]).collect(),
        scalar => scalar,
    }
}

/// All that is said of an outcome.
fn said(outcome: &Result<(Value, Report), Error>) -> Vec<String> {
    let (report, mut said) = match outcome {
        Ok((_, report)) => (report, Vec::new()),
        Err(error) => {
            let each =
                error.issues().iter().flat_map(|issue| [issue.to_string(), issue.detail(), format!("{issue:?}")]);
            let all = [error.to_string(), format!("{error:?}"), json!(error).to_string(), error.for_model(100_000)];
            (error.report(), each.chain(all).chain([error.to_problem().to_string()]).collect())
        }
    };
    said.extend([json!(report).to_string(), report.to_json_patch().to_string(), format!("{report:?}")]);
    said
}

#[test]
fn no_random_type_shows_a_secret() {
    let awkward = values();
    let asked = Config::default();
    let rng_seed = if asked.rng_seed == RngSeed::Random { RngSeed::Fixed(0) } else { asked.rng_seed };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { CASES.try_into().unwrap() };
    let config = Config { rng_seed, cases, failure_persistence: None, max_shrink_time: 20_000, ..asked };
    let outcome = TestRunner::new(config).run(&vec(any::<u8>(), 0..300), |bytes| {
        let mut dice = Dice::of(bytes, SECRETS);
        let (fields, members) = object(2, &mut dice);
        let document = with_rules(Shape::Struct(fields), &mut dice);
        let input = disturbed(members.into(), &awkward, &mut dice);
        let planned = Planned::of(&document);
        for outcome in [planned.repaired(&input), planned.strictly(&input)] {
            if let Some(line) = said(&outcome).into_iter().find(|line| shows(line)) {
                return Err(TestCaseError::fail(format!("{line}\n{input}\n{document:?}")));
            }
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}
