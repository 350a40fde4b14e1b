#[doc(hidden)]
#[allow(
    deprecated,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction
)]
const _: () = {
    #[allow(unused_imports)]
    use ::serde_coerce::__private as __coerce;
    #[allow(unused_imports)]
    use __coerce::{Foreign as _, Underived as _, Unread as _};
    #[automatically_derived]
    impl __coerce::Coerce for Search {
        fn schema() -> &'static __coerce::Schema {
            let _ = || {
                {
                    let __type = __coerce::Fit::<String>::of();
                    __coerce::target::fit::r#trimmable(__type)
                };
                {
                    let __type = __coerce::Fit::<Option<u32>>::of();
                    __coerce::target::fit::r#number(__type)
                };
                __coerce::asked(
                    (
                        __coerce::Plain,
                        (__coerce::Probe::<Entity>::VERDICT, __coerce::Plain),
                    ),
                    __coerce::Probe::<Vec<Entity>>::keeps,
                );
                {
                    let __type = __coerce::Fit::<Vec<Entity>>::of();
                    __coerce::target::fit::r#list(__type)
                };
                {
                    let __type = {
                        let __type = __coerce::Fit::<Vec<Entity>>::of();
                        __coerce::target::fit::each(__type)
                    };
                    __coerce::target::fit::r#object(__type)
                };
            };
            const {
                &__coerce::own::<
                    Self,
                >(
                    __coerce::named(
                        __coerce::record(
                            const {
                                &[
                                    __coerce::field(
                                        &[__coerce::Text::Borrowed("query")],
                                        false,
                                        __coerce::edge(
                                            __coerce::Ref::Type(__coerce::Probe::<String>::schema),
                                            const {
                                                &__coerce::set(
                                                    const {
                                                        &[
                                                            __coerce::Rule::new(
                                                                &__coerce::rules::trim::DEFINITION,
                                                                __coerce::Level::Item,
                                                                __coerce::Arguments::None,
                                                                "",
                                                            ),
                                                        ]
                                                    },
                                                    __coerce::Items::Same,
                                                )
                                            },
                                            false,
                                        ),
                                    ),
                                    __coerce::field(
                                        &[__coerce::Text::Borrowed("maxResults")],
                                        true,
                                        __coerce::edge(
                                            __coerce::Ref::Type(__coerce::Probe::<Option<u32>>::schema),
                                            const {
                                                &__coerce::set(
                                                    const {
                                                        &[
                                                            __coerce::Rule::new(
                                                                &__coerce::rules::string_to_number::DEFINITION,
                                                                __coerce::Level::Item,
                                                                __coerce::Arguments::None,
                                                                "",
                                                            ),
                                                        ]
                                                    },
                                                    __coerce::Items::Same,
                                                )
                                            },
                                            false,
                                        ),
                                    ),
                                    __coerce::field(
                                        &[__coerce::Text::Borrowed("entities")],
                                        false,
                                        __coerce::edge(
                                            __coerce::Ref::Type(__coerce::Probe::<Vec<Entity>>::schema),
                                            const {
                                                &__coerce::set(
                                                    const {
                                                        &[
                                                            __coerce::Rule::new(
                                                                &__coerce::rules::singleton_list::DEFINITION,
                                                                __coerce::Level::Whole,
                                                                __coerce::Arguments::None,
                                                                "",
                                                            ),
                                                        ]
                                                    },
                                                    __coerce::items(const {
                                                        &__coerce::set(
                                                            const {
                                                                &[
                                                                    __coerce::Rule::new(
                                                                        &__coerce::rules::string_to_object::DEFINITION,
                                                                        __coerce::Level::Item,
                                                                        __coerce::Arguments::KeyOnly {
                                                                            key: __coerce::Text::Borrowed("type"),
                                                                            only: __coerce::Many::Static(
                                                                                &[
                                                                                    __coerce::Text::Borrowed("a"),
                                                                                    __coerce::Text::Borrowed("b"),
                                                                                ],
                                                                            ),
                                                                        },
                                                                        "key = \"type\", only(\"a\", \"b\")",
                                                                    ),
                                                                ]
                                                            },
                                                            __coerce::Items::Same,
                                                        )
                                                    }),
                                                )
                                            },
                                            false,
                                        ),
                                    ),
                                ]
                            },
                            &[],
                            true,
                            true,
                            false,
                            &[],
                        ),
                        __coerce::RustNames::These(&["query", "max_results", "entities"]),
                    ),
                )
            }
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
