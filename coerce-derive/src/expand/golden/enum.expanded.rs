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
    impl<T: 'static> __coerce::Coerce for Command<T>
    where
        Self: __coerce::DeserializeOwned,
        T: __coerce::Coerce,
    {
        fn describe(__d: &mut __coerce::Describe<'_>) {
            __coerce::own::<Self>(__d);
            let __it = &mut __d.of(__coerce::target::fit::of::<Self>());
            __it.composite(&__coerce::rules::string_to_json::DEFINITION);
            let __e = &mut __d
                .variants(__coerce::Tagging::Internal {
                    tag: __coerce::Cow::Borrowed("action"),
                });
            __e.variant(&["list"], __coerce::Form::Unit, __coerce::None);
            let __s = &mut __e.fields();
            let __it = &mut (&mut __s
                .field(__coerce::Probe::<T>::__num, &["price"])
                .edge)
                .of(__coerce::Probe::<T>::__of());
            __it.add(__coerce::Rule::custom("price", rules::price, "rules::price"));
            let __f = __s.content();
            __e.variant(
                &["create", "make"],
                __coerce::Form::Struct,
                __coerce::Some(__f),
            );
            let __f = __e.used(__coerce::Probe::<Patch>::__num);
            __e.variant(&["update"], __coerce::Form::Newtype, __coerce::Some(__f));
            __e.done();
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
