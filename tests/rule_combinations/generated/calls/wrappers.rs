//! Made by `generate.rs`.

calls! {
    Wrappers;
    once {
        a1 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(null_to_object)] #[coerce(empty_to_null)]
            pub(super) struct Call(#[coerce(custom(dollars))] #[coerce(string_to_object(key="type"))] Entity);
        };
        a2 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            #[coerce(list_to_item)] #[coerce(unfence)]
            pub(super) struct Call(Patch);
        };
        a4 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            pub(super) struct Call(#[coerce(string_to_json)] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(object_to_value(key="value"))] Patch);
        };
        a5 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            #[coerce(python_to_json)]
            pub(super) struct Call(#[coerce(trim)] #[coerce(string_to_object(key="op",only("clear")))] #[coerce(null_to_object)] Patch);
        };
        a7 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(unfence)]
            pub(super) struct Call(#[coerce(unfence)] Entity);
        };
        a8 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(null_to_object)]
            pub(super) struct Call(#[coerce(custom(dollars))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] Entity);
        };
    }
    twice {
        a0 b0 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(python_to_json)] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))]
            pub(super) struct Call(#[coerce(list_to_map(value="7"))] #[coerce(python_to_json)] Entity);
        } {
            #[coerce(text_to_null("null","None"), null_to_object, python_to_json)]
            pub(super) struct Call(#[coerce(python_to_json, list_to_map(value="7"))] Entity);
        };
        a3 b3 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            pub(super) struct Call(#[coerce(null_to_object)] #[coerce(string_to_object(key="op",only("clear")))] #[coerce(custom(dollars))] Patch);
        } {
            pub(super) struct Call(#[coerce(custom(dollars), string_to_object(key="op",only("clear")), null_to_object)] Patch);
        };
        a6 b6 "[{\"kind\":\"clear\"},{\"data\":5,\"kind\":\"count\"},{\"data\":[\"a\"],\"kind\":\"tags\"}]" {
            #[coerce(null_to_object)]
            pub(super) struct Call(#[coerce(string_to_json)] #[coerce(object_to_value(key="value"))] Event);
        } {
            #[coerce(null_to_object)]
            pub(super) struct Call(#[coerce(object_to_value(key="value"), string_to_json)] Event);
        };
        a9 b9 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            pub(super) struct Call(#[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(string_to_object(key="op",only("clear")))] #[coerce(object_to_value(key="value"))] Patch);
        } {
            pub(super) struct Call(#[coerce(object_to_value(key="value"), string_to_object(key="op",only("clear")), text_to_null("null","None"), null_to_object)] Patch);
        };
    }
}
