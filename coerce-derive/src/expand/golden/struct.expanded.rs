#[doc(hidden)]
#[allow(
    unused_qualifications,
    clippy::shadow_reuse,
    clippy::shadow_same,
    clippy::shadow_unrelated
)]
const _: () = {
    use ::serde_coerce::__private as __coerce;
    use __coerce::{Foreign as _, Unmarked as _};
    #[automatically_derived]
    impl __coerce::Coerce for Search {
        fn describe(__d: &mut __coerce::Describe<'_>) {
            let _ = || {
                __coerce::asked(
                    (
                        __coerce::Plain,
                        (__coerce::Probe::<Entity>::__VERDICT, __coerce::Plain),
                    ),
                    __coerce::Probe::<Vec<Entity>>::__keeps,
                );
            };
            __coerce::own::<Self>(__d);
            let __s = &mut __d.structure();
            __s.shape.deny_unknown = true;
            let __it = &mut (&mut __s
                .field(__coerce::Probe::<String>::__num, &["query"])
                .edge)
                .of(__coerce::Probe::<String>::__of());
            __it.trimmable(&__coerce::rules::trim::DEFINITION);
            let __f = __s.field(__coerce::Probe::<Option<u32>>::__num, &["maxResults"]);
            __f.optional = true;
            let __it = &mut (&mut __f.edge).of(__coerce::Probe::<Option<u32>>::__of());
            __it.number(&__coerce::rules::string_to_number::DEFINITION);
            let __it = &mut (&mut __s
                .field(__coerce::Probe::<Vec<Entity>>::__num, &["entities"])
                .edge)
                .of(__coerce::Probe::<Vec<Entity>>::__of());
            __it.list(&__coerce::rules::singleton_list::DEFINITION);
            let __it = __it;
            let __it = &mut __it.each();
            __it.object(
                __coerce::Definition::rule_with(
                    &__coerce::rules::string_to_object::DEFINITION,
                    __coerce::Arguments::KeyOnly {
                        key: __coerce::Cow::Borrowed("type"),
                        only: __coerce::rules::texts(&["a", "b"]),
                    },
                    "key = \"type\", only(\"a\", \"b\")",
                ),
            );
            __s.rust_names(&["query", "max_results", "entities"]);
            __s.done();
        }
    }
    #[automatically_derived]
    impl __coerce::Derived for Search {}
    #[automatically_derived]
    impl __coerce::target::Object for Search {}
    #[automatically_derived]
    impl __coerce::target::Composite for Search {}
    #[automatically_derived]
    impl __coerce::target::Fenceable for Search {}
    #[automatically_derived]
    impl __coerce::target::Absentable for Search {}
    #[automatically_derived]
    impl __coerce::target::Keyed for Search {}
    #[automatically_derived]
    impl __coerce::target::Unlisted for Search {}
    #[automatically_derived]
    impl __coerce::target::Unmapped for Search {}
    #[automatically_derived]
    impl __coerce::target::Defaulted for Search {}
};
