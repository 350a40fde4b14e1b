#[serde(tag = "action", rename_all = "snake_case")]
#[coerce(string_to_json)]
enum Command<T> {
    List,
    #[serde(alias = "make")]
    Create {
        #[coerce(custom(rules::price))]
        price: T,
    },
    Update(Patch),
}
