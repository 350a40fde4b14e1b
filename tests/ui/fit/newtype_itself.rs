//! A rule on a newtype is for what it wraps.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(singleton_list)]
struct Limit(u32);

fn main() {}
