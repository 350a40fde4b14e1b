#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    #[coerce(trim)]
    query: String,
    #[coerce(string_to_number)]
    #[serde(default)]
    max_results: Option<u32>,
    #[coerce(singleton_list, each(string_to_object(key = "type", only("a", "b"))))]
    entities: Vec<Entity>,
}
