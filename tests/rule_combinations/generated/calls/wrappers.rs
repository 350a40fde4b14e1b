//! Made by `generate.rs`.

calls! {
    Wrappers;
    once {
        a1 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            #[coerce(custom(dollars))]
            pub(super) struct Call(#[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(trim)] Patch);
        };
        a2 "[{\"kind\":\"clear\"},{\"data\":5,\"kind\":\"count\"},{\"data\":[\"a\"],\"kind\":\"tags\"}]" {
            #[coerce(null_to_object)] #[coerce(empty_to_null)]
            pub(super) struct Call(#[coerce(string_to_object(key="kind"))] #[coerce(list_to_item)] Event);
        };
        a4 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(custom(dollars))] #[coerce(null_to_object)] #[coerce(object_to_value(key="value"))]
            pub(super) struct Call(#[coerce(object_to_value(key="value"))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] Entity);
        };
        a5 "[{\"kind\":\"clear\"},{\"data\":5,\"kind\":\"count\"},{\"data\":[\"a\"],\"kind\":\"tags\"}]" {
            pub(super) struct Call(#[coerce(custom(dollars))] Event);
        };
        a7 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            #[coerce(list_to_item)]
            pub(super) struct Call(#[coerce(custom(dollars))] Patch);
        };
        a8 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(list_to_item)] #[coerce(object_to_value(key="value"))]
            pub(super) struct Call(Entity);
        };
    }
    twice {
        a0 b0 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            #[coerce(null_to_object)] #[coerce(string_to_json)]
            pub(super) struct Call(#[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(custom(dollars))] #[coerce(object_to_value(key="value"))] Patch);
        } {
            #[coerce(string_to_json, null_to_object)]
            pub(super) struct Call(#[coerce(object_to_value(key="value"), custom(dollars), text_to_null("null","None"), null_to_object)] Patch);
        };
        a3 b3 "[{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},{\"op\":\"put\",\"type\":\"a\"}]" {
            pub(super) struct Call(Patch);
        } {
            pub(super) struct Call(Patch);
        };
        a6 b6 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(custom(dollars))] #[coerce(list_to_item)] #[coerce(null_to_object)]
            pub(super) struct Call(Entity);
        } {
            #[coerce(null_to_object, list_to_item, custom(dollars))]
            pub(super) struct Call(Entity);
        };
        a9 b9 "[{\"type\":\"a\"},{\"rank\":7,\"type\":\"a\"},{\"rank\":null,\"type\":\"7\"}]" {
            #[coerce(null_to_object)] #[coerce(empty_to_null)] #[coerce(list_to_item)] #[coerce(text_to_null("null","None"))]
            pub(super) struct Call(#[coerce(object_to_value(key="value"))] #[coerce(custom(dollars))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] Entity);
        } {
            #[coerce(text_to_null("null","None"), list_to_item, empty_to_null, null_to_object)]
            pub(super) struct Call(#[coerce(text_to_null("null","None"), null_to_object, custom(dollars), object_to_value(key="value"))] Entity);
        };
    }
}
