//! The laws of the crate, as properties over types of all shapes and documents that nearly fit them.

mod laws {
    mod declared;
    mod document;
    mod doors;
    mod harmless;
    mod lossless;
    mod order;
    mod replay;
    mod strict;
    mod subject;
    mod text;
    mod zoo;
}
