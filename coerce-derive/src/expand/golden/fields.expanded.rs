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
    impl __coerce::Coerce for Page {
        fn schema() -> &'static __coerce::Schema {
            const {
                &__coerce::own::<
                    Self,
                >(
                    __coerce::schema(
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
                                                            __coerce::Rule::only_if(
                                                                __coerce::Rule::new(
                                                                    &__coerce::rules::string_to_number::DEFINITION,
                                                                    __coerce::Level::Item,
                                                                    __coerce::Arguments::None,
                                                                    "",
                                                                ),
                                                                {
                                                                    #[allow(unused_imports)]
                                                                    use __coerce::Unmarked as _;
                                                                    __coerce::Marks::<String>::Number
                                                                },
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
                                        &[__coerce::Text::Borrowed("ids")],
                                        false,
                                        __coerce::edge(
                                            __coerce::Ref::Type(__coerce::Probe::<Vec<u64>>::schema),
                                            const {
                                                &__coerce::set(
                                                    const {
                                                        &[
                                                            __coerce::Rule::only_if(
                                                                __coerce::Rule::new(
                                                                    &__coerce::rules::string_to_number::DEFINITION,
                                                                    __coerce::Level::Item,
                                                                    __coerce::Arguments::None,
                                                                    "",
                                                                ),
                                                                {
                                                                    #[allow(unused_imports)]
                                                                    use __coerce::Unmarked as _;
                                                                    __coerce::Marks::<Vec<u64>>::Number
                                                                },
                                                            ),
                                                        ]
                                                    },
                                                    __coerce::Items::Same,
                                                )
                                            },
                                            false,
                                        ),
                                    ),
                                ]
                            },
                            &[],
                            true,
                            false,
                            false,
                            &[],
                        ),
                    ),
                )
            }
        }
    }
    #[automatically_derived]
    impl __coerce::Derived for Page {}
    #[automatically_derived]
    impl __coerce::target::Object for Page {}
    #[automatically_derived]
    impl __coerce::target::Composite for Page {}
    #[automatically_derived]
    impl __coerce::target::Fenceable for Page {}
    #[automatically_derived]
    impl __coerce::target::Absentable for Page {}
    #[automatically_derived]
    impl __coerce::target::Keyed for Page {}
    #[automatically_derived]
    impl __coerce::target::Unlisted for Page {}
    #[automatically_derived]
    impl __coerce::target::Unmapped for Page {}
    #[automatically_derived]
    impl __coerce::target::Defaulted for Page {}
    const _: () = __coerce::fits_somewhere(
        &[
            {
                #[allow(unused_imports)]
                use __coerce::Unmarked as _;
                __coerce::Marks::<String>::Number
            }
                || {
                    #[allow(unused_imports)]
                    use __coerce::Unmarked as _;
                    __coerce::Marks::<String>::Unread
                },
            {
                #[allow(unused_imports)]
                use __coerce::Unmarked as _;
                __coerce::Marks::<Vec<u64>>::Number
            }
                || {
                    #[allow(unused_imports)]
                    use __coerce::Unmarked as _;
                    __coerce::Marks::<Vec<u64>>::Unread
                },
        ],
        "`string_to_number` in `fields(…)` fits no field: remove it",
    );
};
