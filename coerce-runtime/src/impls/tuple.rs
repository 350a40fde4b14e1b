//! Tuples: a list in which each item has a place of its own. Rules do not reach into them.

use crate::coerce::Coerce;
use crate::context::Context;
use crate::outline::Outline;
use crate::record::{Field, FieldSource, Fields, Reader, Table, Tuple};
use crate::rule::Rules;
use crate::slot::Slot;

/// The place of an item.
const fn place(name: &'static str) -> Field {
    Field { name, names: &[], rules: Rules::NONE, sensitive: false, optional: false }
}

/// For `(A, B)`, by way of example:
///
/// ```text
/// impl<A: Coerce, B: Coerce> Fields<0> for (A, B) {
///     const TABLE: &'static Table = &Table { fields: &[place("0"), place("1")], … };
///
///     fn read<'de, S: FieldSource<'de>>(mut from: Reader<'_, S>, cx: &mut Context) -> Result<Option<Self>, S::Error> {
///         let (mut a, mut b) = (Slot::Empty, Slot::Empty);
///         loop {
///             let member = from.next::<Self, 0>(cx)?;
///             match member.index {
///                 0 => from.field::<Self, 0, A::Shape>(&mut a, member, &Self::TABLE.fields[0], cx)?,
///                 1 => from.field::<Self, 0, B::Shape>(&mut b, member, &Self::TABLE.fields[1], cx)?,
///                 _ => break,
///             }
///         }
///         …
///     }
/// }
/// ```
macro_rules! tuples {
    ($(($($index:literal $name:literal $item:ident $slot:ident),+))+) => {$(
        impl<$($item: Coerce),+> Fields<0> for ($($item,)+) {
            const TABLE: &'static Table = &Table {
                fields: &[$(place($name)),+],
                expecting: None,
                deny_unknown: false,
                flatten: false,
                sensitive: false,
                ignore_key_case: false,
                drop_keys: &[],
            };

            #[inline]
            fn read<'de, S: FieldSource<'de>>(
                mut from: Reader<'_, S>,
                cx: &mut Context,
            ) -> Result<Option<Self>, S::Error> {
                $(let mut $slot = Slot::Empty;)+
                loop {
                    let member = from.next::<Self, 0>(cx)?;
                    match member.index {
                        $($index => from.field::<Self, 0, $item::Shape>(&mut $slot, member, &Self::TABLE.fields[$index], cx)?,)+
                        _ => break,
                    }
                }
                $(from.require::<$item::Shape>(&mut $slot, &Self::TABLE.fields[$index], Self::TABLE, cx);)+
                if !from.is_sound(Self::TABLE, cx) {
                    return Ok(None);
                }
                Ok(match ($($slot,)+) {
                    ($(Slot::Value($slot),)+) => Some(($($slot,)+)),
                    _ => None,
                })
            }

            fn describe(outline: &mut Outline) {
                $(outline.position::<$item::Shape>($index, &Self::TABLE.fields[$index]);)+
            }
        }

        impl<$($item: Coerce),+> Coerce for ($($item,)+) {
            type Shape = Tuple<Self>;
        }
    )+};
}

tuples! {
    (0 "0" A a)
    (0 "0" A a, 1 "1" B b)
    (0 "0" A a, 1 "1" B b, 2 "2" C c)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k, 11 "11" L l)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k, 11 "11" L l, 12 "12" M m)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k, 11 "11" L l, 12 "12" M m, 13 "13" N n)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k, 11 "11" L l, 12 "12" M m, 13 "13" N n, 14 "14" O o)
    (0 "0" A a, 1 "1" B b, 2 "2" C c, 3 "3" D d, 4 "4" E e, 5 "5" F f, 6 "6" G g, 7 "7" H h, 8 "8" I i, 9 "9" J j,
     10 "10" K k, 11 "11" L l, 12 "12" M m, 13 "13" N n, 14 "14" O o, 15 "15" P p)
}
