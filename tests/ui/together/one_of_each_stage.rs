//! Faults of syntax, of names, of serde's and of meaning, all at once.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(renmae_all = "camelCase")]
#[coerce(lenient, drop_keys("note"))]
struct Args {
    #[coerce(trim number_to_string)]
    name: String,
    #[coerce(string_to_nubmer, null_to_default)]
    limit: u32,
    #[coerce(singleton_list, list_to_item)]
    ids: Vec<u32>,
    #[coerce(bool_to_choice(yes = "on"))]
    state: String,
}

fn main() {}
