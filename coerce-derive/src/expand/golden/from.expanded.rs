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
    impl __coerce::Coerce for Email {
        fn describe(__d: &mut __coerce::Describe<'_>) {
            __d.check(__coerce::check::<Self>);
            __d.read_as(__coerce::Probe::<String>::__num);
        }
    }
    #[automatically_derived]
    impl __coerce::Derived for Email {}
    #[automatically_derived]
    impl<__Inner> __coerce::target::Wraps for Email
    where
        &'static String: __coerce::Deref<Target = __Inner>,
    {
        type Inner = __Inner;
    }
};
