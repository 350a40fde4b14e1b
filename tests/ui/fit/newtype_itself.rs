//! A rule on a newtype is for what it wraps.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(singleton_list)]
struct Limit(u32);

fn main() {}
