mod faults;
mod shared;
mod sound;

fn parse(code: &str) -> syn::DeriveInput {
    syn::parse_str(code).expect("code of a type")
}
