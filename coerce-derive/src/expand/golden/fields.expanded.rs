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
    impl __coerce::Coerce for Page {
        fn describe(__d: &mut __coerce::Describe<'_>) {
            __coerce::own::<Self>(__d);
            let __s = &mut __d.structure();
            let __it = &mut (&mut __s
                .field(__coerce::Probe::<String>::__num, &["query"])
                .edge)
                .of(__coerce::Probe::<String>::__of());
            if __coerce::Marks::<String>::Number {
                __it.add(&__coerce::rules::string_to_number::DEFINITION);
            }
            let __it = &mut (&mut __s
                .field(__coerce::Probe::<Vec<u64>>::__num, &["ids"])
                .edge)
                .of(__coerce::Probe::<Vec<u64>>::__of());
            if __coerce::Marks::<Vec<u64>>::Number {
                __it.add(&__coerce::rules::string_to_number::DEFINITION);
            }
            __s.done();
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
            __coerce::Marks::<String>::Number || __coerce::Marks::<String>::Unread,
            __coerce::Marks::<Vec<u64>>::Number || __coerce::Marks::<Vec<u64>>::Unread,
        ],
        "`string_to_number` in `fields(…)` fits no field: remove it",
    );
};
