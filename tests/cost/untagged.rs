//! Alternatives that refer to themselves are bounded.

use super::*;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum OneOrMany {
    One(u8),
    Many(#[coerce(singleton_list)] Vec<OneOrMany>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Ruled {
    One(#[coerce(string_to_number)] u8),
    #[coerce(singleton_list)]
    Many(Vec<Ruled>),
}

/// A list of itself is no repair of what its item refuses too: it would never end.
#[test]
fn one_or_many_of_itself_does_not_wrap_until_the_limit() {
    ends(|| {
        for document in [json!("x"), json!({}), json!(true), json!(300), json!(["x"]), json!([[1, "x"]])] {
            let options = Options::default();
            let reads = [
                options.from_value_with_report::<OneOrMany>(document.clone()).map(|_| ()),
                options.from_str_with_report::<OneOrMany>(&document.to_string()).map(|_| ()),
                options.from_value_with_report::<Ruled>(document.clone()).map(|_| ()),
                options.from_str_with_report::<Ruled>(&document.to_string()).map(|_| ()),
            ];
            for error in reads.map(|read| read.expect_err("it is refused")) {
                assert!(error.report().is_empty(), "{document}: {error}");
                for issue in error.issues() {
                    assert!(issue.path.segments.len() <= 3, "{document}: {error}");
                }
            }
        }
        let wrapped = measure(|| assert!(OneOrMany::from_value(json!("x")).is_err())).count_total;
        assert!(wrapped < 2_000, "{wrapped} allocations");
    });
    assert_eq!(OneOrMany::from_value(json!([1, [2]])).unwrap(), many([OneOrMany::One(1), many([OneOrMany::One(2)])]));
    assert_eq!(Ruled::from_value(json!("5")).unwrap(), Ruled::One(5));
}

fn many<const N: usize>(items: [OneOrMany; N]) -> OneOrMany {
    OneOrMany::Many(items.into())
}

/// Its first variant looks at all that is inside before it fails.
#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Nest {
    First {
        inside: Box<Nest>,
        #[coerce(string_to_number)]
        missing: u8,
    },
    Second {
        inside: Box<Nest>,
    },
    Leaf(#[coerce(string_to_number)] u8),
}

/// serde tries each variant at each level, 2 to the power of the levels: there the engine refuses first.
#[test]
fn where_serde_is_exponential_the_work_is_bounded() {
    let nested = |levels: usize, last: Value| (0..levels).fold(last, |inside, _| json!({"inside": inside}));
    for last in [json!(5), json!("5"), json!("x")] {
        let (few, many) = (nested(6, last.clone()), nested(60, last.clone()));
        ends(move || {
            assert_eq!(Nest::from_value(few.clone()).is_ok(), last != json!("x"));
            assert_eq!(Nest::from_str_with_report(&few.to_string()).is_ok(), last != json!("x"));
            for mode in [Mode::Safe, Mode::Strict] {
                let options = Options::default().mode(mode);
                let text = many.to_string();
                let reads = [
                    options.from_value_with_report::<Nest>(many.clone()).map(|_| ()),
                    options.from_str_with_report::<Nest>(&text).map(|_| ()),
                    options.from_deserializer_with_report::<Nest, _>(&many).map(|_| ()),
                    options.preview::<Nest>(&many).map(|_| ()),
                ];
                for error in reads.map(|read| read.expect_err("it is too much")) {
                    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{error}");
                }
            }
        });
    }
}
