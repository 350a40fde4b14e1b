//! Wrong calls as models send them (`tests/data/calls`), read by derived types and by JSON Schemas known only at run time: what
//! is read, is read as meant; and what is refused can be corrected by the message alone.

mod calls {
    mod caller;
    mod corpus;
    mod corrected;
    mod more_types;
    mod place;
    mod shares;
    mod types;
}
