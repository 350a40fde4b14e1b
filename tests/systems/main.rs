//! The four systems that the crate must be able to carry: each is an example, and each sentence told of it is a test.

mod form_patches;
mod manage_websets;
