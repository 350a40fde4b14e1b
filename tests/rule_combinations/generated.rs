//! What `generate.rs` makes, and what it means.

/// Finds the fields of a struct by their names.
macro_rules! fields_of {
    ($name:ident: $($field:ident)*) => {
        impl Fields for $name {
            fn field(&self, name: &str) -> Option<&dyn std::fmt::Debug> {
                match name {
                    $(stringify!($field) => Some(&self.$field),)*
                    _ => None,
                }
            }
        }
    };
}

mod calls;
mod fields;
mod types;
