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
    impl __coerce::Coerce for Email {
        fn schema() -> &'static __coerce::Schema {
            const {
                &__coerce::whole(
                    __coerce::wrapper(
                        true,
                        __coerce::plain(__coerce::Probe::<String>::schema),
                    ),
                    __coerce::Rules::NONE,
                    __coerce::None,
                    __coerce::Some(__coerce::check::<Self>),
                    __coerce::None,
                    __coerce::RustNames::Unknown,
                )
            }
        }
    }
    #[automatically_derived]
    impl __coerce::Derived for Email {}
    #[automatically_derived]
    impl __coerce::target::Wraps for Email {
        type Inner = String;
    }
};
