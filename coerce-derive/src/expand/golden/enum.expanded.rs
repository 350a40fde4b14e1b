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
    impl<T: 'static> __coerce::Coerce for Command<T>
    where
        Self: __coerce::DeserializeOwned,
        T: __coerce::Coerce,
    {
        fn schema() -> &'static __coerce::Schema {
            let _ = || {
                {
                    let __type = __coerce::target::fit::of::<Self>();
                    __coerce::target::fit::r#composite(__type)
                };
            };
            const {
                &__coerce::own::<
                    Self,
                >(
                    __coerce::whole(
                        __coerce::one_of(
                            __coerce::Tagging::Internal {
                                tag: __coerce::Text::Borrowed("action"),
                            },
                            const {
                                &[
                                    __coerce::variant(
                                        &[__coerce::Text::Borrowed("list")],
                                        __coerce::Form::Unit,
                                        __coerce::None,
                                        false,
                                        false,
                                    ),
                                    __coerce::variant(
                                        &[
                                            __coerce::Text::Borrowed("create"),
                                            __coerce::Text::Borrowed("make"),
                                        ],
                                        __coerce::Form::Struct,
                                        __coerce::Some(
                                            __coerce::edge(
                                                __coerce::here(const {
                                                    &__coerce::schema(
                                                        __coerce::record(
                                                            const {
                                                                &[
                                                                    __coerce::field(
                                                                        &[__coerce::Text::Borrowed("price")],
                                                                        false,
                                                                        __coerce::edge(
                                                                            __coerce::Ref::Type(__coerce::Probe::<T>::schema),
                                                                            const {
                                                                                &__coerce::set(
                                                                                    const {
                                                                                        &[
                                                                                            __coerce::Rule::custom(
                                                                                                "price",
                                                                                                __coerce::Level::Item,
                                                                                                rules::price,
                                                                                                "rules::price",
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
                                                    )
                                                }),
                                                __coerce::Rules::NONE,
                                                false,
                                            ),
                                        ),
                                        false,
                                        false,
                                    ),
                                    __coerce::variant(
                                        &[__coerce::Text::Borrowed("update")],
                                        __coerce::Form::Newtype,
                                        __coerce::Some(
                                            __coerce::plain(__coerce::Probe::<Patch>::schema),
                                        ),
                                        false,
                                        false,
                                    ),
                                ]
                            },
                            false,
                        ),
                        const {
                            &__coerce::set(
                                const {
                                    &[
                                        __coerce::Rule::new(
                                            &__coerce::rules::string_to_json::DEFINITION,
                                            __coerce::Level::Whole,
                                            __coerce::Arguments::None,
                                            "",
                                        ),
                                    ]
                                },
                                __coerce::Items::None,
                            )
                        },
                        __coerce::None,
                        __coerce::None,
                        __coerce::None,
                        __coerce::RustNames::Same,
                    ),
                )
            }
        }
    }
    #[automatically_derived]
    impl<T: 'static> __coerce::Derived for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Enum for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Object for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Composite for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Fenceable for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Absentable for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Trimmable for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Choice for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Unlisted for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Unmapped for Command<T> {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Defaulted for Command<T> {}
};
