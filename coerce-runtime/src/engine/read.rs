//! Builds the tree, along the schema: members that nothing reads are skipped as serde skips them, so that it does not matter what
//! is in them.
//!
//! It is compiled once for each type of source, and for no type of a user. JSON text has a way of its own (`text.rs`).

use std::borrow::Cow;
use std::{fmt, iter};

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde_json::Value;

use crate::json::{KEEPS_TEXT, Kind, Number, Parsed, Path, Segment, TEXT_MEMBER};
use crate::plan::Plan;
use crate::report::most_levels;
use crate::schema::Schema;
use crate::tree::{Key, Member, Tree};
use guide::Guide;
use text::Scanner;

mod guide;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use text::JsonText;

/// The variant as which `ciborium` hands over a tagged value: its content is the tag, then the value.
const CBOR_TAG: &str = "@@TAGGED@@";

/// An integer for which 64 bits are too few is read as a float, of this size at least.
const BEYOND_64_BITS: f64 = 9_223_372_036_854_775_808.0;

/// How deep `serde_json` reads text.
pub(crate) const PARSER_DEPTH: usize = 127;

/// So many items or members are made room for before they are seen.
const ROOM: usize = 64;

/// How a source is read.
#[derive(Clone, Copy)]
pub(crate) struct Reads<'s> {
    /// The types and rules of each location.
    pub(crate) plan: &'s Plan,
    /// The definitions that its schemas refer to by number.
    pub(crate) definitions: &'s [Schema],
    /// How deep lists and objects may be nested.
    pub(crate) depth: usize,
    /// True if rules apply, which may look at what no field reads.
    pub(crate) rules: bool,
    /// True if something asks for the digits of floats in JSON text that are accepted.
    pub(crate) digits: bool,
}

/// Why there is no tree.
#[derive(Debug)]
pub(crate) struct Stop<E> {
    /// Where the source stopped.
    pub(crate) path: Path,
    /// True if lists and objects are nested too deeply: for the limit, or for `serde_json`'s own.
    pub(crate) too_deep: bool,
    /// The error of the source.
    pub(crate) error: E,
}

impl<E> Stop<E> {
    /// Of which nothing but the error is known.
    pub(crate) fn plain(error: E) -> Self {
        Self { path: Path::default(), too_deep: false, error }
    }
}

/// Returns whether the parser of `serde_json` has stopped because the text is nested too deeply for it.
pub(crate) fn is_too_deep(error: &impl ToString) -> bool {
    error.to_string().starts_with("recursion limit exceeded")
}

/// Reads a tree.
///
/// # Errors
/// What the source says, or that it is nested too deeply.
pub(crate) fn read<'de, D: Deserializer<'de>>(from: D, reads: Reads<'_>) -> Result<Tree<'de>, Stop<D::Error>> {
    let human_readable = from.is_human_readable();
    let mut state = State { reads, human_readable, path: Vec::new(), too_deep: false, owned: false };
    let node = Node { guide: Guide::root(reads.plan), depth: 0, as_text: false, state: &mut state };
    node.deserialize(from).map_err(|error| state.stop(error))
}

/// Reads a tree from JSON text, in which floats keep the digits that they were written with, where somebody may ask for them.
///
/// # Errors
/// What `serde_json` says, or that it is nested too deeply.
pub(crate) fn read_text<'de>(text: JsonText<'de>, reads: Reads<'de>) -> Result<Tree<'de>, Stop<serde_json::Error>> {
    if let Some(tree) = Scanner::new(text, reads).tree() {
        return Ok(tree);
    }
    let mut from = serde_json::Deserializer::from_slice(text.bytes);
    let tree = read(&mut from, reads)?;
    from.end().map_err(Stop::plain)?;
    Ok(tree)
}

/// The tree of a value in memory. The members of a struct are marked with their fields, as those of a text are.
pub(crate) fn read_value<'v>(value: &'v Value, plan: &Plan, definitions: &[Schema]) -> Tree<'v> {
    let root = plan.root();
    let (Value::Object(object), Some(names)) = (value, root.names()) else { return Tree::Value(value) };
    let mut search = names.search();
    let mut members = Vec::with_capacity(object.len());
    for (name, value) in object {
        let id = search.find_sorted(name).and_then(|(field, _)| root.inside(field));
        let settled = id.is_some_and(|id| plan.settles(plan.node(id), &Tree::Value(value), definitions));
        // Room comes first, then the member, which is written in its place.
        members.extend(iter::once_with(|| Member { field: id, settled, ..Member::new(&**name, Tree::Value(value)) }));
    }
    Tree::Object(members)
}

/// The position of the first member of a document whose field accepts no value of its kind. Asked about it first, serde refuses the
/// document at once.
pub(crate) fn suspect(tree: &Tree<'_>, plan: &Plan) -> Option<usize> {
    let Tree::Object(members) = tree else { return None };
    let is_refused = |member: &Member<'_>| {
        let node = member.field.filter(|_| !member.settled).map(|number| plan.node(number));
        node.is_some_and(|node| node.plain && !node.accepted.has(member.value.kind()))
    };
    members.iter().position(is_refused)
}

fn number<'de>(value: Parsed) -> Tree<'de> {
    Tree::Number(Number::from(value))
}

/// The state of reading a whole source.
struct State<'s> {
    reads: Reads<'s>,
    /// True if the format is human readable.
    human_readable: bool,
    /// Where an error came from, from the inside out.
    path: Vec<Segment>,
    too_deep: bool,
    /// True if the string that came last was given away.
    owned: bool,
}

impl State<'_> {
    fn stop<E: fmt::Display>(mut self, error: E) -> Stop<E> {
        self.path.reverse();
        let too_deep = self.too_deep || is_too_deep(&error);
        Stop { path: Path { segments: self.path }, too_deep, error }
    }

    /// Enters a list or an object.
    fn enter(&mut self, depth: usize) -> Result<(), String> {
        self.too_deep = depth >= self.reads.depth;
        if self.too_deep {
            return Err(format!("over the limit, expected {}", most_levels(self.reads.depth)));
        }
        Ok(())
    }
}

/// A value that is read: a seed and a visitor.
struct Node<'c, 's> {
    guide: Guide<'s>,
    /// How many lists and objects are around it.
    depth: usize,
    /// True if it is read as a string, whatever kind the format would give it: to YAML a plain `3.10` is a number otherwise.
    as_text: bool,
    state: &'c mut State<'s>,
}

impl<'s> Node<'_, 's> {
    fn inside(&mut self, guide: Guide<'s>) -> Node<'_, 's> {
        Node { guide, depth: self.depth + 1, as_text: false, state: self.state }
    }

    /// Remembers where an error came from.
    fn at<T, E>(&mut self, step: impl FnOnce() -> Segment, read: Result<T, E>) -> Result<T, E> {
        if read.is_err() {
            self.state.path.push(step());
        }
        read
    }

    fn key<'de, A: MapAccess<'de>>(&mut self, as_text: bool, members: &mut A) -> Result<Option<Key<'de>>, A::Error> {
        let seed = Node { as_text, ..self.inside(Guide::WHOLE) };
        Ok(members.next_key_seed(seed)?.map(Key::from_tree))
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_, '_> {
    type Value = Tree<'de>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Tree<'de>, D::Error> {
        if self.as_text { from.deserialize_str(self) } else { from.deserialize_any(self) }
    }
}

impl<'de> Visitor<'de> for Node<'_, '_> {
    type Value = Tree<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<Tree<'de>, E> {
        Ok(Tree::Null)
    }

    fn visit_none<E>(self) -> Result<Tree<'de>, E> {
        Ok(Tree::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Tree<'de>, D::Error> {
        from.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Tree<'de>, D::Error> {
        from.deserialize_any(self)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree<'de>, E> {
        Ok(Tree::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree<'de>, E> {
        Ok(number(Parsed::U64(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree<'de>, E> {
        Ok(number(Parsed::of_integer(value.into())))
    }

    fn visit_u128<E>(self, value: u128) -> Result<Tree<'de>, E> {
        let parsed = i128::try_from(value).map_or(Parsed::wide(value), Parsed::of_integer);
        Ok(number(parsed))
    }

    fn visit_i128<E>(self, value: i128) -> Result<Tree<'de>, E> {
        Ok(number(Parsed::of_integer(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree<'de>, E> {
        Ok(number(Parsed::F64(value)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree<'de>, E> {
        Ok(Tree::String(Cow::Owned(text.to_owned())))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Tree<'de>, E> {
        Ok(Tree::String(Cow::Borrowed(text)))
    }

    fn visit_string<E>(self, text: String) -> Result<Tree<'de>, E> {
        self.state.owned = true;
        Ok(Tree::String(Cow::Owned(text)))
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Tree<'de>, E> {
        Ok(Tree::Bytes(Cow::Owned(bytes.to_vec())))
    }

    fn visit_borrowed_bytes<E>(self, bytes: &'de [u8]) -> Result<Tree<'de>, E> {
        Ok(Tree::Bytes(Cow::Borrowed(bytes)))
    }

    fn visit_byte_buf<E>(self, bytes: Vec<u8>) -> Result<Tree<'de>, E> {
        Ok(Tree::Bytes(Cow::Owned(bytes)))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Tree<'de>, A::Error> {
        self.state.enter(self.depth).map_err(A::Error::custom)?;
        let container = self.guide.looked_at(Kind::List, &self.state.reads);
        let mut list = Vec::with_capacity(items.size_hint().unwrap_or(0).min(ROOM));
        for index in 0.. {
            let item = items.next_element_seed(self.inside(container.item(&list)));
            match self.at(|| index.into(), item)? {
                Some(item) => list.push(item),
                None => break,
            }
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut members: A) -> Result<Tree<'de>, A::Error> {
        let mut container = self.guide.looked_at(Kind::Object, &self.state.reads);
        let as_text = self.state.human_readable && container.reads_keys_as_text(&self.state.reads);
        let length = members.size_hint().unwrap_or_else(|| container.members());
        let mut object = Vec::with_capacity(length.min(ROOM));
        let mut next = self.key(as_text, &mut members)?;
        if let Some(key) = next.take_if(|key| KEEPS_TEXT && key.as_str() == Some(TEXT_MEMBER)) {
            // A number that is text comes as an object of one member, whose string is given away. No parser does that with what is
            // written in the document.
            self.state.owned = false;
            match members.next_value_seed(self.inside(Guide::WHOLE))? {
                Tree::String(text) if self.state.owned => return Ok(Tree::Number(Number::kept(text))),
                value => object.push(Member::keyed(key, value)),
            }
            next = self.key(as_text, &mut members)?;
        }
        self.state.enter(self.depth).map_err(A::Error::custom)?;
        while let Some(key) = next {
            if let Some(guide) = container.member(&key, &object) {
                let value = members.next_value_seed(self.inside(guide));
                let value = self.at(|| key.shown().into_owned().into(), value)?;
                object.push(Member::keyed(key, value));
            } else {
                let skipped: Result<IgnoredAny, _> = members.next_value();
                self.at(|| key.shown().into_owned().into(), skipped)?;
            }
            next = self.key(as_text, &mut members)?;
        }
        Ok(Tree::Object(object))
    }

    /// A tag of the format: YAML's names the variant of an enum, CBOR's says more of the value behind it.
    fn visit_enum<A: EnumAccess<'de>>(mut self, access: A) -> Result<Tree<'de>, A::Error> {
        let (key, content) = access.variant_seed(self.inside(Guide::WHOLE))?;
        let key = Key::from_tree(key);
        if key.as_str() == Some(CBOR_TAG) {
            return content.tuple_variant(2, Behind(self));
        }
        self.state.enter(self.depth).map_err(A::Error::custom)?;
        let container = self.guide.looked_at(Kind::Object, &self.state.reads);
        let value = content.newtype_variant_seed(self.inside(container.content(&key)));
        let value = self.at(|| key.shown().into_owned().into(), value)?;
        Ok(Tree::Object(vec![Member::keyed(key, value)]))
    }
}

/// The value behind a tag of CBOR.
struct Behind<'c, 's>(Node<'c, 's>);

impl<'de> Visitor<'de> for Behind<'_, '_> {
    type Value = Tree<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tag and a value")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree<'de>, A::Error> {
        let _: Option<IgnoredAny> = items.next_element()?;
        items.next_element_seed(self.0)?.ok_or_else(|| A::Error::custom("a tag without a value"))
    }
}
