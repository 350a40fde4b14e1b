//! The ranges of Rust's integer types, in words that are there from the start: they stand in most messages.

/// The range of an unsigned integer of 64 bits, in words: nobody who reads its bounds learns more.
const NON_NEGATIVE: &str = "a non-negative integer";

/// The least and the greatest integer of types, these by their names, and the range in words.
static RANGES: [(i128, u128, &[&str], &str); 8] = [
    (0, 255, &["u8"], "an integer from 0 to 255"),
    (0, 65_535, &["u16"], "an integer from 0 to 65535"),
    (0, 4_294_967_295, &["u32"], "an integer from 0 to 4294967295"),
    (0, 18_446_744_073_709_551_615, &["u64", "usize"], NON_NEGATIVE),
    (-128, 127, &["i8"], "an integer from -128 to 127"),
    (-32_768, 32_767, &["i16"], "an integer from -32768 to 32767"),
    (-2_147_483_648, 2_147_483_647, &["i32"], "an integer from -2147483648 to 2147483647"),
    (
        -9_223_372_036_854_775_808,
        9_223_372_036_854_775_807,
        &["i64", "isize"],
        "an integer from -9223372036854775808 to 9223372036854775807",
    ),
];

/// The integers from `min` to `max`, where a type of Rust has this range.
pub(crate) fn between(min: i128, max: u128) -> Option<&'static str> {
    RANGES.iter().find(|(least, most, ..)| (*least, *most) == (min, max)).map(|(.., words)| *words)
}

/// The integers of the type of this name: the least, the greatest, and all of them in words.
pub(crate) fn of_type(name: &str) -> Option<(i128, u128, &'static str)> {
    RANGES.iter().find(|(_, _, names, _)| names.contains(&name)).map(|(min, max, _, words)| (*min, *max, *words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_is_described_by_its_range() {
        macro_rules! says {
            ($($type:ty)+) => {$(
                let is_long = matches!(stringify!($type), "u64" | "usize");
                let range = format!("an integer from {} to {}", <$type>::MIN, <$type>::MAX);
                let words = if is_long { NON_NEGATIVE.to_owned() } else { range };
                let (min, max) = (i128::try_from(<$type>::MIN).unwrap(), u128::try_from(<$type>::MAX).unwrap());
                assert_eq!(of_type(stringify!($type)), Some((min, max, &*words)));
                assert_eq!(between(min, max), Some(&*words));
            )+};
        }
        says!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
        assert_eq!((of_type("u128"), between(1, 255)), (None, None));
    }
}
