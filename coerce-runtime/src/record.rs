//! Structs: what the derive tells of their fields, and how these are read, by name or by position.

use std::rc::Rc;

use crate::context::{Context, Node};
use crate::outline::Outline;
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::{Shape, leaves_alone};
use crate::slot::Slot;

mod faults;
mod named;
mod positional;
mod shapes;
mod table;

use faults::{duplicate_field, missing, note_repeated, unknown_rest, wrong_length};
pub(crate) use named::Named;
pub(crate) use positional::Positional;
pub use shapes::{Record, Tuple};
pub use table::{Field, Member, Table};

/// The fields of a struct, or of the `N`-th variant of an enum: what the derive writes for each.
pub trait Fields<const N: usize>: Sized + 'static {
    /// What is to be known of the fields.
    const TABLE: &'static Table;

    /// The rules of the container.
    const RULES: &'static Rules = Rules::NONE;

    /// The field with this name or alias.
    #[inline]
    #[must_use]
    fn find(key: &str) -> Option<Member> {
        let _ = key;
        None
    }

    /// Reads the fields: a loop over [`Reader::next`] with a call for each field, then a call for each to finish it.
    ///
    /// # Errors
    /// Where the parser stops.
    fn read<'de, S: FieldSource<'de>>(from: Reader<'_, S>, cx: &mut Context) -> Result<Option<Self>, S::Error>;

    /// Adds each field to the outline of the type.
    fn describe(outline: &mut Outline);
}

/// Where fields come from: the members of an object, or the items of a list.
pub trait FieldSource<'de>: Sized {
    /// Why the parser stopped.
    type Error;

    /// Whether they are found by name.
    const NAMED: bool;

    /// Finds the next field.
    ///
    /// # Errors
    /// Where the parser stops.
    fn next<F: Fields<N>, const N: usize>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Member, Self::Error>;

    /// The field just found, where its value is at hand and can be taken [at once](Shape::at_once).
    #[inline]
    fn at_once<F: Fields<N>, const N: usize, Sh: Shape>(&mut self) -> Option<Sh::Out> {
        None
    }

    /// Reads the field just found into its slot, which is empty.
    ///
    /// # Errors
    /// Where the parser stops.
    fn fill<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), Self::Error>;

    /// Passes over the field just found.
    ///
    /// # Errors
    /// Where the parser stops.
    fn skip(&mut self) -> Result<(), Self::Error>;

    /// The members that are no field's, for those that are flattened.
    fn rest(&mut self) -> &mut Rest;

    /// How many items there were.
    fn found(&self) -> usize;
}

/// Reads the fields of one struct.
pub struct Reader<'n, S> {
    source: S,
    node: &'n Node<'n>,
    /// The place of the field at hand.
    place: Node<'n>,
    /// Whether a list was found to be too short, which is one issue however many fields it lacks.
    short: bool,
    /// How many issues there were before.
    failures: usize,
}

impl<'n, 'de, S: FieldSource<'de>> Reader<'n, S> {
    #[inline]
    fn new(source: S, node: &'n Node<'n>, cx: &Context) -> Self {
        let place = node.position(0, Rules::NONE, false);
        Self { source, node, place, short: false, failures: cx.failures() }
    }

    /// Finds the next field. Members that are none are dealt with as the table says.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    pub fn next<F: Fields<N>, const N: usize>(&mut self, cx: &mut Context) -> Result<Member, S::Error> {
        self.source.next::<F, N>(self.node, cx)
    }

    /// Reads the field just found into its slot.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    pub fn field<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        member: Member,
        field: &'static Field,
        cx: &mut Context,
    ) -> Result<(), S::Error> {
        if !slot.is_empty() {
            return self.again(member, field, cx);
        }
        if leaves_alone::<Sh>(field.rules) {
            if let Some(value) = self.source.at_once::<F, N, Sh>() {
                *slot = Slot::Value(value);
                return Ok(());
            }
        }
        self.go_to(member, field);
        if F::TABLE.sensitive {
            self.place.sensitive = field.sensitive || self.node.sensitive;
        }
        self.source.fill::<F, N, Sh>(slot, &self.place, cx)
    }

    #[inline]
    fn go_to(&mut self, member: Member, field: &'static Field) {
        if S::NAMED {
            let word = if field.names.len() > 1 { member.word } else { 0 };
            self.place.go_to_field(field, word);
        } else {
            self.place.go_to_position(member.index as usize, field);
        }
    }

    /// Notes that the field has come before.
    #[cold]
    #[inline(never)]
    fn again(&mut self, member: Member, field: &'static Field, cx: &mut Context) -> Result<(), S::Error> {
        self.go_to(member, field);
        duplicate_field(&self.place, field, cx);
        self.source.skip()
    }

    /// Sees to a field without a default. One that is missing is noted.
    #[inline]
    pub fn require<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        field: &'static Field,
        table: &'static Table,
        cx: &mut Context,
    ) {
        if !slot.is_value() {
            self.without_value::<Sh>(slot, field, table, cx);
        }
    }

    /// The same, where there is no value.
    #[inline(never)]
    fn without_value<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        field: &'static Field,
        table: &'static Table,
        cx: &mut Context,
    ) {
        if !slot.is_absent() {
            return;
        }
        if !S::NAMED {
            return self.too_short(table, cx);
        }
        match Sh::absent() {
            Some(value) => *slot = Slot::Value(value),
            None => missing(self.node, field, Sh::FACTS, cx),
        }
    }

    /// Sees to a field with a default.
    #[inline]
    pub fn or_default<T>(&mut self, slot: &mut Slot<T>, default: impl FnOnce() -> T) {
        if !slot.is_value() && slot.is_absent() {
            *slot = Slot::Value(default());
        }
    }

    /// Whether nothing is wrong with the fields as a whole.
    #[inline]
    pub fn is_sound(&self, table: &'static Table, cx: &mut Context) -> bool {
        if S::NAMED && cx.has_repeated() {
            note_repeated(table, self.node, cx);
        }
        cx.failures() == self.failures
    }

    /// Reads a flattened field from the members that are no field's.
    #[inline]
    pub fn flattened<Sh: Shape>(&mut self, sensitive: bool, cx: &mut Context) -> Slot<Sh::Out> {
        let node = self.node.without_rules().hiding(sensitive).part();
        if !cx.has_repeated() {
            return Sh::flat(self.source.rest(), &node, cx).into();
        }
        // The rest holds each member that came more than once, and what came more than once inside it.
        cx.with_repeated(Rc::default(), |cx| Sh::flat(self.source.rest(), &node, cx)).into()
    }

    /// Notes the members that no flattened field has used, where the struct denies unknown ones.
    pub fn deny_rest<F: Fields<N>, const N: usize>(&mut self, cx: &mut Context) {
        let rest = std::mem::take(self.source.rest());
        if rest.unused().next().is_some() {
            unknown_rest(&rest, self.node, F::TABLE, F::describe, cx);
        }
    }

    #[cold]
    fn too_short(&mut self, table: &'static Table, cx: &mut Context) {
        if !self.short {
            self.short = true;
            wrong_length(self.node, table, self.source.found(), cx);
        }
    }
}
