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
    impl<T: 'static> __coerce::Fields<1usize> for Command<T>
    where
        T: __coerce::Coerce,
    {
        const TABLE: &'static __coerce::Table = &__coerce::Table {
            fields: &[
                __coerce::Field {
                    name: "price",
                    names: &["price"],
                    rules: const {
                        &__coerce::Rules::new(
                            const {
                                &[
                                    __coerce::rule::custom::rule(
                                            "price",
                                            |__value, _| __coerce::rule::custom::checked(
                                                rules::price,
                                                __value,
                                            ),
                                        )
                                        .on_items(22),
                                ]
                            },
                            ::core::option::Option::None,
                        )
                    },
                    sensitive: false,
                    optional: false,
                },
            ],
            expecting: ::core::option::Option::None,
            deny_unknown: false,
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
                "price" => ::core::option::Option::Some(__coerce::Member::new(0, 0u32)),
                _ => ::core::option::Option::None,
            }
        }
        fn read<'__de, __S: __coerce::FieldSource<'__de>>(
            mut __from: __coerce::Reader<'_, __S>,
            __cx: &mut __coerce::Context,
        ) -> ::core::result::Result<::core::option::Option<Self>, __S::Error> {
            let __table = <Self as __coerce::Fields<1usize>>::TABLE;
            let mut __field0 = __coerce::Slot::Empty;
            loop {
                let __member = __from.next::<Self, 1usize>(__cx)?;
                match __member.index {
                    0 => {
                        __from
                            .field::<
                                Self,
                                1usize,
                                <T as __coerce::Coerce>::Shape,
                            >(&mut __field0, __member, &__table.fields[0], __cx)?
                    }
                    _ => break,
                }
            }
            __from
                .require::<
                    <T as __coerce::Coerce>::Shape,
                >(&mut __field0, &__table.fields[0], __table, __cx);
            if !__from.is_sound(__table, __cx) {
                return ::core::result::Result::Ok(::core::option::Option::None);
            }
            let __coerce::Slot::Value(__field0) = __field0 else {
                return ::core::result::Result::Ok(::core::option::Option::None);
            };
            ::core::result::Result::Ok(
                ::core::option::Option::Some(Self::Create { price: __field0 }),
            )
        }
        fn describe(__outline: &mut __coerce::Outline) {
            let __table = <Self as __coerce::Fields<1usize>>::TABLE;
            __outline.field::<<T as __coerce::Coerce>::Shape>(&__table.fields[0]);
        }
    }
    #[automatically_derived]
    impl<T: 'static> __coerce::Variants for Command<T>
    where
        T: __coerce::Coerce,
    {
        const TABLE: &'static __coerce::VariantTable = &__coerce::VariantTable {
            tagging: __coerce::Tagging::Internal {
                tag: "action",
            },
            variants: &[
                __coerce::Variant {
                    name: "list",
                    names: &["list"],
                    form: __coerce::Form::Unit,
                    rules: __coerce::Rules::NONE,
                    sensitive: false,
                    untagged: false,
                    expected: <__coerce::UnitVariant<
                        Self,
                        0usize,
                    > as __coerce::Shape>::expected,
                },
                __coerce::Variant {
                    name: "create",
                    names: &["create", "make"],
                    form: __coerce::Form::Struct,
                    rules: __coerce::Rules::NONE,
                    sensitive: false,
                    untagged: false,
                    expected: <__coerce::StructVariant<
                        Self,
                        1usize,
                    > as __coerce::Shape>::expected,
                },
                __coerce::Variant {
                    name: "update",
                    names: &["update"],
                    form: __coerce::Form::Newtype,
                    rules: __coerce::Rules::NONE,
                    sensitive: false,
                    untagged: false,
                    expected: <<Patch as __coerce::Coerce>::Shape as __coerce::Shape>::expected,
                },
            ],
            other: ::core::option::Option::None,
            words: &[],
            expecting: ::core::option::Option::None,
            deny_unknown: false,
        };
        const KINDS: __coerce::Kinds = __coerce::Kinds::LIST.or(__coerce::Kinds::OBJECT);
        const RULES: &'static __coerce::Rules = const {
            &__coerce::Rules::new(
                const { &[__coerce::rule::string_to_json::RULE.on_whole(1)] },
                ::core::option::Option::Some(__coerce::Rules::NONE),
            )
        };
        #[inline]
        fn find(
            __tag: &::core::primitive::str,
        ) -> ::core::option::Option<::core::primitive::usize> {
            match __tag {
                "list" => ::core::option::Option::Some(0usize),
                "create" | "make" => ::core::option::Option::Some(1usize),
                "update" => ::core::option::Option::Some(2usize),
                _ => ::core::option::Option::None,
            }
        }
        fn content<'__de, __C: __coerce::ContentSource<'__de>>(
            __index: ::core::primitive::usize,
            __from: __C,
            __node: &__coerce::Node<'_>,
            __cx: &mut __coerce::Context,
        ) -> ::core::result::Result<::core::option::Option<Self>, __C::Error> {
            ::core::result::Result::Ok(
                match __index {
                    0usize => {
                        __C::read::<
                            __coerce::UnitVariant<Self, 0usize>,
                        >(__from, __coerce::Form::Unit, __node, __cx)?
                            .map(|()| Self::List)
                    }
                    1usize => {
                        __C::read::<
                            __coerce::StructVariant<Self, 1usize>,
                        >(__from, __coerce::Form::Struct, __node, __cx)?
                            .map(|__inner| __inner)
                    }
                    2usize => {
                        __C::read::<
                            <Patch as __coerce::Coerce>::Shape,
                        >(__from, __coerce::Form::Newtype, __node, __cx)?
                            .map(|__inner| Self::Update { 0: __inner })
                    }
                    _ => ::core::option::Option::None,
                },
            )
        }
        fn describe(__outline: &mut __coerce::Outline) {
            __outline
                .variant::<
                    __coerce::StructVariant<Self, 1usize>,
                >(
                    __coerce::Way::internal("action", "create"),
                    <Self as __coerce::Variants>::TABLE.variants[1usize].rules,
                    <Self as __coerce::Variants>::TABLE.variants[1usize].sensitive,
                );
            __outline
                .variant::<
                    <Patch as __coerce::Coerce>::Shape,
                >(
                    __coerce::Way::internal("action", "update"),
                    <Self as __coerce::Variants>::TABLE.variants[2usize].rules,
                    <Self as __coerce::Variants>::TABLE.variants[2usize].sensitive,
                );
        }
    }
    #[automatically_derived]
    impl<T: 'static> __coerce::Coerce for Command<T>
    where
        T: __coerce::Coerce,
    {
        type Shape = __coerce::Enum<Self>;
    }
    #[automatically_derived]
    impl<T: 'static> __coerce::Fit for Command<T>
    where
        T: __coerce::Coerce,
    {
        fn check() {
            let _ = || {
                {
                    let __type = __coerce::target::fit::of::<
                        <Self as __coerce::Coerce>::Shape,
                    >();
                    __coerce::target::fit::r#composite(__type)
                };
            };
        }
    }
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Enum for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Object for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Composite for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Absentable for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Trimmable for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Choice for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Unlisted for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Unmapped for Command<T>
    where
        T: __coerce::Coerce,
    {}
    #[automatically_derived]
    impl<T: 'static> __coerce::target::Defaulted for Command<T>
    where
        T: __coerce::Coerce,
    {}
};
