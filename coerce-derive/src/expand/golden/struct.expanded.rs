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
    use ::coerce::__private as __coerce;
    #[automatically_derived]
    impl __coerce::Fields<0usize> for Search {
        const TABLE: &'static __coerce::Table = &__coerce::Table {
            fields: &[
                __coerce::Field {
                    name: "query",
                    names: &["query"],
                    rules: const {
                        &__coerce::Rules::new(
                            const { &[__coerce::rule::trim::RULE.on_items(4)] },
                            ::core::option::Option::None,
                        )
                    },
                    sensitive: false,
                    optional: false,
                },
                __coerce::Field {
                    name: "maxResults",
                    names: &["maxResults"],
                    rules: const {
                        &__coerce::Rules::new(
                            const {
                                &[__coerce::rule::string_to_number::RULE.on_items(15)]
                            },
                            ::core::option::Option::None,
                        )
                    },
                    sensitive: false,
                    optional: true,
                },
                __coerce::Field {
                    name: "entities",
                    names: &["entities"],
                    rules: const {
                        &__coerce::Rules::new(
                            const {
                                &[__coerce::rule::singleton_list::RULE.on_whole(11)]
                            },
                            ::core::option::Option::Some(const {
                                &__coerce::Rules::new(
                                    const {
                                        &[
                                            __coerce::rule::string_to_object::RULE
                                                .with(
                                                    "key = \"type\", only(\"a\", \"b\")",
                                                    |__value, _| __coerce::rule::string_to_object::repair(
                                                        __value,
                                                        "type",
                                                        &["a", "b"],
                                                    ),
                                                )
                                                .on_items(13),
                                        ]
                                    },
                                    ::core::option::Option::None,
                                )
                            }),
                        )
                    },
                    sensitive: false,
                    optional: false,
                },
            ],
            expecting: ::core::option::Option::None,
            deny_unknown: true,
            flatten: false,
            sensitive: false,
            ignore_key_case: false,
            drop_keys: &[],
        };
        const RULES: &'static __coerce::Rules = __coerce::Rules::NONE;
        #[inline]
        fn find(
            __key: &::core::primitive::str,
        ) -> ::core::option::Option<__coerce::Member> {
            match __key {
                "query" => ::core::option::Option::Some(__coerce::Member::new(0, 0u32)),
                "maxResults" => {
                    ::core::option::Option::Some(__coerce::Member::new(1, 0u32))
                }
                "entities" => {
                    ::core::option::Option::Some(__coerce::Member::new(2, 0u32))
                }
                _ => ::core::option::Option::None,
            }
        }
        fn read<'__de, __S: __coerce::FieldSource<'__de>>(
            mut __from: __coerce::Reader<'_, __S>,
            __cx: &mut __coerce::Context,
        ) -> ::core::result::Result<::core::option::Option<Self>, __S::Error> {
            let __table = <Self as __coerce::Fields<0usize>>::TABLE;
            let mut __field0 = __coerce::Slot::Empty;
            let mut __field1 = __coerce::Slot::Empty;
            let mut __field2 = __coerce::Slot::Empty;
            loop {
                let __member = __from.next::<Self, 0usize>(__cx)?;
                match __member.index {
                    0 => {
                        __from
                            .field::<
                                Self,
                                0usize,
                                <String as __coerce::Coerce>::Shape,
                            >(&mut __field0, __member, &__table.fields[0], __cx)?
                    }
                    1 => {
                        __from
                            .field::<
                                Self,
                                0usize,
                                <Option<u32> as __coerce::Coerce>::Shape,
                            >(&mut __field1, __member, &__table.fields[1], __cx)?
                    }
                    2 => {
                        __from
                            .field::<
                                Self,
                                0usize,
                                <Vec<Entity> as __coerce::Coerce>::Shape,
                            >(&mut __field2, __member, &__table.fields[2], __cx)?
                    }
                    _ => break,
                }
            }
            __from
                .require::<
                    <String as __coerce::Coerce>::Shape,
                >(&mut __field0, &__table.fields[0], __table, __cx);
            __from
                .or_default(
                    &mut __field1,
                    || <Option<u32> as ::core::default::Default>::default(),
                );
            __from
                .require::<
                    <Vec<Entity> as __coerce::Coerce>::Shape,
                >(&mut __field2, &__table.fields[2], __table, __cx);
            if !__from.is_sound(__table, __cx) {
                return ::core::result::Result::Ok(::core::option::Option::None);
            }
            let __coerce::Slot::Value(__field0) = __field0 else {
                return ::core::result::Result::Ok(::core::option::Option::None);
            };
            let __coerce::Slot::Value(__field1) = __field1 else {
                return ::core::result::Result::Ok(::core::option::Option::None);
            };
            let __coerce::Slot::Value(__field2) = __field2 else {
                return ::core::result::Result::Ok(::core::option::Option::None);
            };
            ::core::result::Result::Ok(
                ::core::option::Option::Some(Self {
                    query: __field0,
                    max_results: __field1,
                    entities: __field2,
                }),
            )
        }
        fn describe(__outline: &mut __coerce::Outline) {
            let __table = <Self as __coerce::Fields<0usize>>::TABLE;
            __outline.field::<<String as __coerce::Coerce>::Shape>(&__table.fields[0]);
            __outline
                .field::<<Option<u32> as __coerce::Coerce>::Shape>(&__table.fields[1]);
            __outline
                .field::<<Vec<Entity> as __coerce::Coerce>::Shape>(&__table.fields[2]);
            let _ = || {
                {
                    let __type = __coerce::target::fit::of::<
                        <String as __coerce::Coerce>::Shape,
                    >();
                    __coerce::target::fit::r#trimmable(__type)
                };
            };
            let _ = || {
                {
                    let __type = __coerce::target::fit::of::<
                        <Option<u32> as __coerce::Coerce>::Shape,
                    >();
                    __coerce::target::fit::r#number(__type)
                };
            };
            let _ = || {
                {
                    let __type = __coerce::target::fit::of::<
                        <Vec<Entity> as __coerce::Coerce>::Shape,
                    >();
                    __coerce::target::fit::r#list(__type)
                };
                {
                    let __type = {
                        let __type = __coerce::target::fit::of::<
                            <Vec<Entity> as __coerce::Coerce>::Shape,
                        >();
                        __coerce::target::fit::each(__type)
                    };
                    __coerce::target::fit::r#object(__type)
                };
            };
        }
    }
    #[automatically_derived]
    impl __coerce::Coerce for Search {
        type Shape = __coerce::Record<Self, 0usize>;
    }
    #[automatically_derived]
    impl __coerce::target::Object for Search {}
    #[automatically_derived]
    impl __coerce::target::Composite for Search {}
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
