//! How types say what they accept: each describes itself once, and all that a root type holds become one list of schemas.
//!
//! ```text
//! fn describe(d: &mut Describe<'_>) {
//!     let s = &mut d.structure();
//!     (&mut (&mut s.field(Probe::<String>::__num, &["query"]).edge).of(Probe::<String>::__of())).trimmable(&trim::DEFINITION);
//!     s.field(Probe::<Option<u32>>::__num, &["maxResults", "limit"]).optional = true;
//!     s.done();
//! }
//! ```
//!
//! Each method is called on a reference to what it changes: on the value itself the compiler would prefer the method of a trait that all types
//! have, if the user has one.
//!
//! Types refer to each other by number. A type that is used gets its number at once and is described later, so that nothing here
//! recurses. What is generic hands over to what is not: there is one copy of it, whatever the number of types.
#![allow(clippy::must_use_candidate, clippy::return_self_not_must_use, reason = "what the derive writes calls them")]

use std::any::TypeId;

use serde::de::DeserializeOwned;

use crate::constant::Text;
use crate::json::Kinds;
use crate::schema::{Check, Edge, Element, Enum, Fields, Opaque, Ref, RustNames, Schema, Shape, Tagging};
use crate::target::fit::Of;
use crate::tree;

mod location;
mod own;
mod parts;

pub use location::Location;

/// Returns the number of a type among those of a root type, to which it adds the type if need be.
pub type NumberOf = fn(&mut Types) -> usize;

/// Describes a type.
type Describer = fn(&mut Describe<'_>);

/// The types of a root type, while they are described.
pub struct Types {
    schemas: Vec<Schema>,
    /// The number of each type, sorted.
    numbers: Vec<(TypeId, usize)>,
    /// Those that are still to be described.
    pending: Vec<(usize, Describer)>,
    /// The `Deserialize` of the type that is described now, if it may not be the one that serde derives.
    own: Option<(Check, &'static str)>,
}

impl Types {
    /// The schemas of a type and of all that it holds, each once. The type itself comes first.
    pub(crate) fn of(root: NumberOf) -> Vec<Schema> {
        let mut types = Self { schemas: Vec::new(), numbers: Vec::new(), pending: Vec::new(), own: None };
        root(&mut types);
        while let Some((number, describe)) = types.pending.pop() {
            describe(&mut Describe { types: &mut types, number, shape: (), end: |()| Shape::Any });
            if let Some((own, name)) = types.own.take() {
                types.read_by(number, own, name);
            }
        }
        types.schemas
    }

    /// The number of a type.
    pub fn number(&mut self, id: TypeId, describe: Describer) -> usize {
        match self.numbers.binary_search_by(|(other, _)| other.cmp(&id)) {
            Ok(at) => self.numbers[at].1,
            Err(at) => {
                let number = self.add(Schema::new(Shape::Any));
                self.numbers.insert(at, (id, number));
                self.pending.push((number, describe));
                number
            }
        }
    }

    /// Adds a type without a name.
    pub(crate) fn add(&mut self, schema: Schema) -> usize {
        self.schemas.push(schema);
        self.schemas.len() - 1
    }

    /// Adds what a function reads, or a foreign `Deserialize`. `mask` is its schema for masking.
    pub fn function(&mut self, check: Check, absent: fn(Check) -> bool, mask: Option<NumberOf>) -> usize {
        let mask = mask.map(|mask| self.edge(mask));
        self.add(Schema::new(Shape::Opaque(Opaque { absent, mask, ..Opaque::of_type(check) })))
    }

    /// Adds what a `Deserialize` reads that hides itself what is sensitive in the type with this number.
    pub(crate) fn discreet(&mut self, check: Check, mask: NumberOf) -> usize {
        let mask = Some(self.edge(mask));
        self.add(Schema::new(Shape::Opaque(Opaque { mask, discreet: true, ..Opaque::of_type(check) })))
    }

    /// Adds a newtype.
    pub(crate) fn newtype(&mut self, of: NumberOf) -> usize {
        let inner = self.edge(of);
        self.add(Schema::new(Shape::Wrapper { inner, transparent: false }))
    }

    /// The use of a type.
    pub(crate) fn edge(&mut self, of: NumberOf) -> Edge {
        Edge::to(Ref::Definition(of(self)))
    }

    /// The description of a type whose `Deserialize` is its own is there for masking alone.
    fn read_by(&mut self, number: usize, own: Check, name: &str) {
        let schema = &mut self.schemas[number];
        schema.own = Some(own);
        if own::may_be_derived(own, &schema.shape) {
            schema.by_hand = own::reads_another(own, name);
            return;
        }
        let shape = std::mem::replace(&mut schema.shape, Shape::Any);
        let mask = Schema { rust: schema.rust, ..Schema::new(shape) };
        let mask = Some(Edge::to(Ref::Definition(self.add(mask))));
        self.schemas[number].shape = Shape::Opaque(Opaque { mask, ..Opaque::of_type(own) });
    }
}

/// The description of one type, of whose shape this is known so far.
pub struct Describe<'t, S = ()> {
    types: &'t mut Types,
    number: usize,
    /// What is known so far.
    pub shape: S,
    /// Makes a shape of it.
    end: fn(S) -> Shape,
}

/// The fields of a struct, or of a variant.
pub type Structure<'t> = Describe<'t, Fields>;

/// The fields of a tuple struct, or of a variant.
pub type Tuple<'t> = Describe<'t, Vec<Element>>;

/// The variants of an enum.
pub type Variants<'t> = Describe<'t, Enum>;

impl<S> Describe<'_, S> {
    fn schema(&mut self) -> &mut Schema {
        &mut self.types.schemas[self.number]
    }

    /// The use of a type: [`newtype`](Describe::newtype), [`transparent`](Describe::transparent) and variants take it.
    #[inline(never)]
    pub fn used(&mut self, of: NumberOf) -> Edge {
        self.types.edge(of)
    }

    /// Sets the names that the parts have in Rust, where one is not the name in the document: those of flattened fields last.
    #[inline(never)]
    pub fn rust_names(&mut self, names: &'static [&'static str]) {
        self.schema().rust = RustNames::These(names);
    }

    /// The description of the same type, once more is known of its shape.
    #[inline(never)]
    fn with<T>(&mut self, shape: T, end: fn(T) -> Shape) -> Describe<'_, T> {
        Describe { types: self.types, number: self.number, shape, end }
    }

    /// The description of a part that has no name of its own.
    #[inline(never)]
    fn part<T>(&mut self, shape: T, end: fn(T) -> Shape) -> Describe<'_, T> {
        let number = self.types.add(Schema::new(Shape::Any));
        Describe { types: self.types, number, shape, end }
    }
}

impl<S: Default> Describe<'_, S> {
    /// Ends the description.
    #[inline(never)]
    pub fn done(&mut self) {
        self.types.schemas[self.number].shape = (self.end)(std::mem::take(&mut self.shape));
    }

    /// Ends the description of a variant's content. Returns the use of it.
    #[inline(never)]
    pub fn content(&mut self) -> Edge {
        let to = Ref::Part(self.number);
        self.done();
        Edge::to(to)
    }
}

impl Describe<'_> {
    /// Sets the shape.
    pub(crate) fn shape(&mut self, shape: Shape) {
        self.schema().shape = shape;
    }

    /// The type is read by its `Deserialize`, which may not be the one that serde derives.
    pub(crate) fn own(&mut self, check: Check, name: &'static str) {
        self.types.own = Some((check, name));
    }

    /// Sets the text of serde's `expecting`.
    pub fn expecting(&mut self, text: &'static str) {
        self.schema().expecting = Some(Text::Borrowed(text));
    }

    /// Sets the member by which a value asks for the rules.
    pub fn opt_in(&mut self, member: &'static str) {
        self.schema().opt_in = Some(Text::Borrowed(member));
    }

    /// Has a function judge what has the right shape.
    pub fn check(&mut self, check: Check) {
        self.schema().check = Some(check);
    }

    /// The rules of the type itself. All of them act on the whole value.
    pub fn of<T: ?Sized>(&mut self, _: Of<T>) -> Location<'_, T> {
        Location::of_use(&mut self.schema().rules, false).whole()
    }

    /// A unit struct.
    pub fn unit(&mut self) {
        self.shape(Shape::Null { unit_struct: true });
    }

    /// A newtype, which is missing where it is absent.
    pub fn newtype(&mut self, inner: Edge) {
        self.shape(Shape::Wrapper { inner, transparent: false });
    }

    /// A wrapper that is absent as what is inside is.
    pub fn transparent(&mut self, inner: Edge) {
        self.shape(Shape::Wrapper { inner, transparent: true });
    }

    /// What is read as another type, and made of that.
    pub fn read_as(&mut self, other: NumberOf) {
        let inner = self.used(other);
        self.transparent(inner);
        self.schema().rust = RustNames::Unknown;
    }

    /// An option.
    pub(crate) fn option(&mut self, inner: NumberOf) {
        let inner = self.used(inner);
        self.shape(Shape::Option(inner));
    }

    /// A list, of this length if there is one.
    pub(crate) fn list(&mut self, item: NumberOf, length: Option<usize>) {
        let item = self.used(item);
        self.shape(Shape::List { item, length });
    }

    /// A list that does not keep the order of the document.
    pub(crate) fn unordered(&mut self, item: NumberOf) {
        self.list(item, None);
        self.schema().rust = RustNames::Unknown;
    }

    /// A map.
    pub(crate) fn map(&mut self, key: NumberOf, read_key: ReadKey, value: NumberOf) {
        let (key, value) = (self.used(key), self.used(value));
        self.shape(Shape::Map { key, read_key, value, only: None });
    }

    /// A type that only its `Deserialize` knows: what it accepts in words, and the kinds that this may be.
    pub(crate) fn foreign<T: DeserializeOwned>(&mut self, expected: &'static str, kinds: Kinds) {
        let known = Opaque { expected: Text::Borrowed(expected), kinds, ..Opaque::of_type(tree::check::<T>) };
        self.shape(Shape::Opaque(known));
    }

    /// A type that only its `Deserialize` reads, where the author says so. Returns the description of it for masking.
    pub fn opaque(&mut self, check: Check) -> Describe<'_> {
        let number = self.types.add(Schema::new(Shape::Any));
        let mask = Some(Edge::to(Ref::Definition(number)));
        self.shape(Shape::Opaque(Opaque { mask, ..Opaque::of_type(check) }));
        Describe { number, ..self.with((), self.end) }
    }

    /// A struct with named fields.
    pub fn structure(&mut self) -> Structure<'_> {
        self.with(Fields { from_list: true, ..Fields::default() }, Shape::Struct)
    }

    /// A tuple struct.
    pub fn tuple(&mut self) -> Tuple<'_> {
        self.with(Vec::new(), Shape::Tuple)
    }

    /// An enum with this tagging.
    pub fn variants(&mut self, tagging: Tagging) -> Variants<'_> {
        self.with(Enum { tagging, variants: Vec::new(), deny_unknown: false, from_list: true }, Shape::Enum)
    }
}

/// A check of a key: an error if it cannot be read.
type ReadKey = fn(&tree::Key<'_>, human_readable: bool) -> Result<(), tree::Fault>;
