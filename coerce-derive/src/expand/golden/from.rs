#[serde(try_from = "String")]
#[coerce(markers)]
struct Email(String);
