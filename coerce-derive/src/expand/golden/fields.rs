#[coerce(fields(string_to_number))]
struct Page {
    query: String,
    ids: Vec<u64>,
}
