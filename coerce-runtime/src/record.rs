//! Structs: what the derive tells of their fields, and how these are read, by name or by position.

use std::any::TypeId;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::marker::PhantomData;

use serde_json::Value;

use crate::context::{Buffer, Context, Node, Noted, Received};
use crate::error::IssueCode;
use crate::kind::Kinds;
use crate::outline::Outline;
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::{Facts, Layer, Shape, leaves_alone};
use crate::slot::Slot;
use crate::source::{Items, Members, OtherKey, owned};

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

/// What is to be known of the fields of a struct.
#[expect(clippy::struct_excessive_bools, reason = "each is an attribute that is written or not")]
pub struct Table {
    /// Those that are read by name or position, in the order of their declaration.
    pub fields: &'static [Field],
    /// serde's `expecting`.
    pub expecting: Option<&'static str>,
    /// serde's `deny_unknown_fields`.
    pub deny_unknown: bool,
    /// Whether a field is flattened.
    pub flatten: bool,
    /// Whether a field is sensitive.
    pub sensitive: bool,
    /// `ignore_key_case`
    pub ignore_key_case: bool,
    /// `drop_keys("…")`
    pub drop_keys: &'static [&'static str],
}

impl Table {
    /// Whether it matters what a key is that is no field's.
    #[inline]
    pub(crate) const fn uses_unknown(&self) -> bool {
        self.deny_unknown || self.flatten || self.ignore_key_case || !self.drop_keys.is_empty()
    }

    /// The field that `key` names but for ASCII case, `_` and `-`.
    #[cold]
    fn find_folded(&self, key: &str) -> Option<Member> {
        let names = |(index, field): (u32, &'static Field)| {
            (0..).zip(field.names).map(move |(word, name)| (Member { index, word }, *name))
        };
        let mut members = (0..).zip(self.fields).flat_map(names);
        members.find(|(_, name)| same_folded(name, key)).map(|(member, _)| member)
    }

    /// The name by which a field was found.
    fn name(&self, member: Member) -> &'static str {
        let field = self.fields.get(member.index as usize);
        field.and_then(|field| field.names.get(member.word as usize)).copied().unwrap_or_default()
    }

    /// Whether a field is read from members of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.names.contains(&name))
    }

    /// Every name that is taken.
    fn names(&self) -> Vec<&'static str> {
        self.fields.iter().flat_map(|field| field.names.iter().copied()).collect()
    }
}

/// Whether two names are the same but for ASCII case, `_` and `-`.
fn same_folded(a: &str, b: &str) -> bool {
    let fold = |name: &str| -> Vec<u8> {
        name.bytes().filter(|byte| !matches!(byte, b'_' | b'-')).map(|byte| byte.to_ascii_lowercase()).collect()
    };
    fold(a) == fold(b)
}

/// What is to be known of one field.
pub struct Field {
    /// Its name in the document.
    pub name: &'static str,
    /// Its name and its aliases.
    pub names: &'static [&'static str],
    /// Its rules.
    pub rules: &'static Rules,
    /// Whether its values must not be written down.
    pub sensitive: bool,
}

/// A field as found in the document: which it is, and by which of its names.
#[derive(Clone, Copy)]
pub struct Member {
    /// Its place in [`Table::fields`].
    pub index: u32,
    /// The place of the name in [`Field::names`].
    pub word: u32,
}

impl Member {
    /// A member that is no field's.
    pub(crate) const OTHER: Self = Self { index: u32::MAX - 1, word: 0 };

    /// There is no more.
    pub(crate) const END: Self = Self { index: u32::MAX, word: 0 };

    /// The `index`-th field, found by the `word`-th of its names.
    #[inline]
    #[must_use]
    pub const fn new(index: u32, word: u32) -> Self {
        Self { index, word }
    }
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
        Sh::flat(self.source.rest(), &node, cx).into()
    }

    /// Notes the members that no flattened field has used, where the struct denies unknown ones.
    pub fn deny_rest(&mut self, table: &'static Table, cx: &mut Context) {
        let rest = std::mem::take(self.source.rest());
        for key in rest.unused() {
            unknown(self.node, key, table, cx);
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

#[cold]
#[inline(never)]
fn duplicate_field(place: &Node<'_>, field: &Field, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| {
        issue.expected = match field.names {
            [] | [_] => "this member once".into(),
            names => format!("only one of `{}`", names.join("`, `")).into(),
        };
    });
}

#[cold]
#[inline(never)]
fn duplicate(place: &Node<'_>, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| issue.expected = "this member once".into());
}

/// Notes the fields that came more than once inside a value that was taken whole.
#[cold]
#[inline(never)]
fn note_repeated(table: &Table, node: &Node<'_>, cx: &mut Context) {
    for name in table.names() {
        let place = node.field(name, Rules::NONE, false);
        if cx.is_repeated(&place) {
            duplicate(&place, cx);
        }
    }
}

#[cold]
#[inline(never)]
fn repeated_tag(tag: &'static str, node: &Node<'_>, cx: &mut Context) {
    duplicate(&node.field(tag, Rules::NONE, false), cx);
}

#[cold]
#[inline(never)]
fn missing(node: &Node<'_>, field: &'static Field, facts: &Facts, cx: &mut Context) {
    let place = node.field(field.name, Rules::NONE, false);
    cx.note_at(&place, IssueCode::MissingField, |issue| issue.expected = (facts.expected)());
}

#[cold]
#[inline(never)]
fn wrong_length(node: &Node<'_>, table: &Table, found: usize, cx: &mut Context) {
    cx.note_at(node, IssueCode::InvalidLength, |issue| {
        issue.expected = match table.expecting {
            Some(expecting) => expecting.into(),
            None => format!("a list of {}", table.fields.len()).into(),
        };
        issue.received = Some(format!("a list of {found}"));
    });
}

#[cold]
#[inline(never)]
fn unknown(node: &Node<'_>, key: &str, table: &Table, cx: &mut Context) {
    let names = table.names();
    let strict = cx.mode == crate::mode::Mode::Strict;
    cx.note_at(&node.key(key), IssueCode::UnknownField, |issue| {
        issue.expected = crate::hint::one_of(names.iter().copied());
        let repaired = table.drop_keys.contains(&key);
        let folded = table.find_folded(key).filter(|_| table.ignore_key_case);
        issue.hint = match folded {
            _ if strict && repaired => Some("`drop_keys` would drop this in safe mode".to_owned()),
            Some(member) if strict => {
                Some(format!("`ignore_key_case` would read this as `{}` in safe mode", table.name(member)))
            }
            _ => crate::hint::did_you_mean(key, names.iter().copied()).map(crate::hint::sentence),
        };
    });
}

/// Fields that are the members of an object.
pub(crate) struct Named<M> {
    members: M,
    /// What most structs have nothing of.
    beside: Option<Box<Beside>>,
}

/// What is kept of members that are no field's by name.
#[derive(Default)]
struct Beside {
    /// A member that `ignore_key_case` reads as the field just found: its own name, and its value if there was only one.
    folded: Option<(String, Option<Value>)>,
    /// The fields found by their exact names, where that matters.
    seen: Vec<u32>,
    /// The members that are fields but for their case, until all exact names are known.
    pending: VecDeque<(Member, String, Value)>,
    rest: Rest,
}

impl<M> Named<M> {
    #[inline]
    pub(crate) fn new(members: M) -> Self {
        Self { members, beside: None }
    }

    fn beside(&mut self) -> &mut Beside {
        self.beside.get_or_insert_default()
    }

    /// The next of those that are fields but for their case. An exact name wins over it; two of them are never guessed.
    #[cold]
    fn next_pending(&mut self, table: &'static Table, node: &Node<'_>, cx: &mut Context) -> Option<Member> {
        loop {
            let beside = self.beside();
            let (member, key, value) = beside.pending.pop_front()?;
            if beside.seen.contains(&member.index) {
                self.leave(table, key, value, node, cx);
                continue;
            }
            beside.seen.push(member.index);
            let before = beside.pending.len();
            beside.pending.retain(|(other, ..)| other.index != member.index);
            let only = beside.pending.len() == before;
            beside.folded = Some((key, only.then_some(value)));
            return Some(member);
        }
    }

    /// Deals with a member at hand that is no field's.
    fn leave(&mut self, table: &'static Table, key: String, value: Value, node: &Node<'_>, cx: &mut Context) {
        if table.flatten {
            self.beside().rest.push(key, value);
        } else if table.deny_unknown {
            unknown(node, &key, table, cx);
        }
    }
}

impl<'de, M: Members<'de>> Named<M> {
    /// Deals with a member that is no field's by name.
    #[cold]
    fn other(&mut self, table: &'static Table, node: &Node<'_>, cx: &mut Context) -> Result<(), M::Error> {
        match self.members.take_other() {
            OtherKey::Tag(tag) => {
                repeated_tag(tag, node, cx);
                self.members.skip()
            }
            OtherKey::Unknown(key) => self.unknown(table, key, node, cx),
            OtherKey::Unused => self.members.skip(),
        }
    }

    /// Deals with a member that is no field's, where that matters.
    fn unknown(
        &mut self,
        table: &'static Table,
        key: String,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), M::Error> {
        let safe = cx.mode == crate::mode::Mode::Safe;
        let place = node.key(&key);
        if safe && table.drop_keys.contains(&key.as_str()) {
            if let Some(value) = self.members.buffer(&place, cx)? {
                cx.removed(&place, &Facts::ANY, "drop_keys", value);
            }
            return Ok(());
        }
        let folded = if safe && table.ignore_key_case { table.find_folded(&key) } else { None };
        match folded {
            Some(member) => {
                if let Some(value) = self.members.buffer(&place, cx)? {
                    self.beside().pending.push_back((member, key, value));
                }
            }
            None if table.flatten => {
                for value in cx.earlier(&place) {
                    self.beside().rest.push(key.clone(), value);
                }
                if let Some(value) = self.members.buffer(&place, cx)? {
                    self.beside().rest.push(key, value);
                }
            }
            None => {
                if table.deny_unknown {
                    unknown(node, &key, table, cx);
                }
                self.members.skip()?;
            }
        }
        Ok(())
    }

    /// Reads the member that `ignore_key_case` reads as this field, and says so.
    #[cold]
    fn folded<Sh: Shape>(key: &str, value: Option<Value>, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
        let Some(value) = value else {
            cx.note_at(node, IssueCode::DuplicateField, |issue| {
                issue.expected = "only one member that has this name but for case, `_` and `-`".into();
                issue.hint = Some(format!("{} is one of them", crate::show::Quoted(key)));
            });
            return Slot::Failed;
        };
        cx.moved(node, "ignore_key_case", key);
        owned::read::<Sh>(value, node, cx)
    }
}

impl<'de, M: Members<'de>> FieldSource<'de> for Named<M> {
    type Error = M::Error;

    const NAMED: bool = true;

    #[inline]
    fn next<F: Fields<N>, const N: usize>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Member, M::Error> {
        loop {
            let member = self.members.next_field::<F, N>()?;
            if member.index == Member::OTHER.index {
                self.other(F::TABLE, node, cx)?;
                continue;
            }
            if F::TABLE.ignore_key_case {
                if member.index == Member::END.index {
                    return Ok(self.next_pending(F::TABLE, node, cx).unwrap_or(Member::END));
                }
                let seen = &mut self.beside().seen;
                if !seen.contains(&member.index) {
                    seen.push(member.index);
                }
            }
            return Ok(member);
        }
    }

    #[inline]
    fn at_once<F: Fields<N>, const N: usize, Sh: Shape>(&mut self) -> Option<Sh::Out> {
        if F::TABLE.ignore_key_case { None } else { self.members.at_once::<Sh>() }
    }

    #[inline]
    fn fill<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), M::Error> {
        if F::TABLE.ignore_key_case {
            if let Some((key, value)) = self.beside().folded.take() {
                *slot = Self::folded::<Sh>(&key, value, node, cx);
                return Ok(());
            }
        }
        self.members.fill::<Sh>(slot, node, cx)
    }

    #[inline]
    fn skip(&mut self) -> Result<(), M::Error> {
        self.members.skip()
    }

    fn rest(&mut self) -> &mut Rest {
        &mut self.beside().rest
    }

    fn found(&self) -> usize {
        0
    }
}

/// Fields that are the items of a list.
pub(crate) struct Positional<I> {
    items: I,
    found: usize,
    /// An item was asked for and there was none.
    ended: bool,
    rest: Rest,
}

impl<I> Positional<I> {
    #[inline]
    pub(crate) fn new(items: I) -> Self {
        Self { items, found: 0, ended: false, rest: Rest::default() }
    }
}

impl<'de, I: Items<'de>> FieldSource<'de> for Positional<I> {
    type Error = I::Error;

    const NAMED: bool = false;

    #[inline]
    fn next<F: Fields<N>, const N: usize>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Member, I::Error> {
        if self.ended {
            return Ok(Member::END);
        }
        let index = self.found;
        if let (true, Ok(number)) = (index < F::TABLE.fields.len(), u32::try_from(index)) {
            self.found += 1;
            return Ok(Member { index: number, word: 0 });
        }
        let more = self.items.skip_rest()?;
        if more > 0 {
            wrong_length(node, F::TABLE, index + more, cx);
        }
        Ok(Member::END)
    }

    #[inline]
    fn fill<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), I::Error> {
        if let Some(read) = self.items.next::<Sh>(node, cx)? {
            *slot = read;
        } else {
            self.ended = true;
            self.found -= 1;
        }
        Ok(())
    }

    fn skip(&mut self) -> Result<(), I::Error> {
        Ok(())
    }

    fn rest(&mut self) -> &mut Rest {
        &mut self.rest
    }

    fn found(&self) -> usize {
        self.found
    }
}

/// The shape of a struct with named fields.
pub struct Record<T, const N: usize = 0>(PhantomData<T>);

impl<T: Fields<N>, const N: usize> Record<T, N> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: None };
}

impl<T: Fields<N>, const N: usize> Shape for Record<T, N> {
    type Out = T;

    const KINDS: Kinds = if T::TABLE.flatten { Kinds::OBJECT } else { Kinds::OBJECT.or(Kinds::LIST) };
    const NATURAL: Kinds = Kinds::OBJECT;
    const LEAF: bool = false;
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { None } else { Some(Self::LAYER) };

    fn expected() -> Cow<'static, str> {
        T::TABLE.expecting.unwrap_or("an object").into()
    }

    fn describe(outline: &mut Outline) {
        outline.once(TypeId::of::<Self>(), |outline| {
            T::describe(outline);
            outline.other_keys(T::TABLE);
        });
    }

    #[inline]
    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        if T::TABLE.flatten {
            cx.wrong_kind(node, Self::FACTS, Received::List);
            items.skip_rest()?;
            return Ok(None);
        }
        let noted = cx.noted();
        let read = list::<T, N, I>(items, node, cx)?;
        if read.is_none() {
            object_was_meant(Self::FACTS, node, noted, cx);
        }
        Ok(read)
    }

    #[inline]
    fn object<'de, M: Members<'de>>(members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        T::read(Reader::new(Named::new(members), node, cx), cx)
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let buffer = if T::TABLE.flatten { Buffer::Lent } else { Buffer::Taken };
        owned::certain(Self::object(rest.members(), &node.within(buffer), cx))
    }
}

/// The shape of a struct with unnamed fields.
pub struct Tuple<T, const N: usize = 0>(PhantomData<T>);

impl<T: Fields<N>, const N: usize> Tuple<T, N> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: None };
}

impl<T: Fields<N>, const N: usize> Shape for Tuple<T, N> {
    type Out = T;

    const KINDS: Kinds = Kinds::LIST;
    const LEAF: bool = false;
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { None } else { Some(Self::LAYER) };

    fn expected() -> Cow<'static, str> {
        match T::TABLE.expecting {
            Some(expecting) => expecting.into(),
            None => format!("a list of {}", T::TABLE.fields.len()).into(),
        }
    }

    fn describe(outline: &mut Outline) {
        outline.once(TypeId::of::<Self>(), T::describe);
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        list::<T, N, I>(items, node, cx)
    }
}

/// Tells of a list of the wrong length that an object is expected: a struct is read from a list only because serde does.
#[cold]
#[inline(never)]
fn object_was_meant(facts: &Facts, node: &Node<'_>, noted: Noted, cx: &mut Context) {
    if cx.issues_at(node, noted).any(|issue| issue.code == IssueCode::InvalidLength) {
        drop(cx.take_issues(noted));
        cx.wrong_kind(node, facts, Received::List);
    }
}

/// Reads fields from the items of a list. One that is too long is no value, though all fields could be read.
#[inline]
fn list<'de, T: Fields<N>, const N: usize, I: Items<'de>>(
    items: I,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, I::Error> {
    T::read(Reader::new(Positional::new(items), node, cx), cx)
}
