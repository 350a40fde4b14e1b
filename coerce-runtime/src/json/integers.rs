//! What the integer types of Rust accept, in words that are there from the start: they stand in most messages.

/// The integer types by their names, each with its range in words.
macro_rules! ranges {
    ($($least:literal $most:literal: $($name:literal)+;)+) => {
        /// The integers from `min` to `max`, where a type of Rust has this range.
        pub(crate) fn between(min: i128, max: u128) -> Option<&'static str> {
            match (min, max) {
                $(($least, $most) => Some(concat!("an integer from ", $least, " to ", $most)),)+
                _ => None,
            }
        }

        /// The integers of the type of this name.
        pub(crate) fn of_type(name: &str) -> Option<&'static str> {
            match name {
                $($($name)|+ => Some(concat!("an integer from ", $least, " to ", $most)),)+
                _ => None,
            }
        }
    };
}

ranges! {
    0 255: "u8";
    0 65_535: "u16";
    0 4_294_967_295: "u32";
    0 18_446_744_073_709_551_615: "u64" "usize";
    -128 127: "i8";
    -32_768 32_767: "i16";
    -2_147_483_648 2_147_483_647: "i32";
    -9_223_372_036_854_775_808 9_223_372_036_854_775_807: "i64" "isize";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_is_described_by_its_range() {
        macro_rules! says {
            ($($type:ty)+) => {$(
                let words = format!("an integer from {} to {}", <$type>::MIN, <$type>::MAX);
                assert_eq!(of_type(stringify!($type)), Some(&*words));
                let max = u128::try_from(<$type>::MAX).unwrap();
                assert_eq!(between(i128::try_from(<$type>::MIN).unwrap(), max), Some(&*words));
            )+};
        }
        says!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
        assert_eq!((of_type("u128"), between(1, 255)), (None, None));
    }
}
