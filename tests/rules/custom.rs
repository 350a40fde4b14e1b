//! `custom`: what the function says. The report names the function, so there is a rule for each.

use serde_json::{Value, json};

use super::Rule;

inventory::submit! { DOLLARS }
inventory::submit! { PRICE }

const DOLLARS: Rule = Rule::new("dollars")
    .eager()
    .may(|from, to| in_dollars().iter().any(|(said, meant)| from == said && to == meant))
    .said(|value| {
        let known = in_dollars().into_iter().find(|(_, meant)| meant == value);
        Some(known.map_or("$?", |(said, _)| said).into())
    })
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists Maps Objects MaybeObjects Actions Patches Events Variants \
         Strangers Pairs NonNullObjects",
        "custom(dollars)",
    )
    .on("Sets MaybeMaps", "custom(first=dollars)");

const PRICE: Rule = Rule::new("price").eager().may(|from, to| match (from, to) {
    (Value::String(from), Value::Number(to)) => {
        from.strip_prefix('$').and_then(|from| from.parse().ok()) == to.as_f64()
    }
    _ => false,
});

/// What `dollars` reads, and as what.
fn in_dollars() -> [(&'static str, Value); 6] {
    [
        ("$5", json!(5)),
        ("$1.50", json!(1.5)),
        ("$true", json!(true)),
        ("$on", json!("on")),
        ("$list", json!([1])),
        ("$entity", json!({"type": "a"})),
    ]
}
