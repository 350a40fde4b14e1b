//! For text.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(bool_to_string)]
    field: std::net::IpAddr,
}

fn main() {}
