//! Where in a document something is.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt::{self, Display};
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::render;

/// The filler for a key that must not be shown.
pub(crate) const HIDDEN_KEY: &str = "…";

/// A location in a JSON document: the members and items that lead to it from the root.
///
/// Names are those of the wire, after serde's `rename`. `Display` is for people (`filters[0].limit`, the empty string for
/// the root), [`to_pointer`](Self::to_pointer) and serialization for programs (`/filters/0/limit`).
///
/// Paths are ordered segment by segment, so a value comes before everything in it, and item 9 before item 10.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Path, Segment};
///
/// let path = Path { segments: vec![Segment::Field("filters"), Segment::Index(0), Segment::Key("max count".into())] };
/// assert_eq!(path.to_string(), r#"filters[0]["max count"]"#);
/// assert_eq!(path.to_pointer(), "/filters/0/max count");
/// assert_eq!(path.to_pattern(), "/filters/*/*");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    /// The steps from the root; none for the root itself.
    pub segments: Vec<Segment>,
}

/// One step of a [`Path`].
///
/// `Field`, `Name` and `Key` with the same text are equal: they are the same location. They differ in what a pattern shows for
/// them.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Segment;
///
/// assert_eq!(Segment::Field("limit"), Segment::Key("limit".into()));
/// assert!(Segment::Index(10) < Segment::Key("1".into()));
/// ```
#[derive(Clone, Debug)]
pub enum Segment {
    /// A member that the type declares.
    Field(&'static str),
    /// A member that a schema of run time declares.
    Name(String),
    /// Any other member: a map's key, an unknown field.
    Key(String),
    /// An item of a list, counted from 0.
    Index(usize),
}

impl Path {
    /// Returns whether it is the document itself.
    #[must_use]
    pub fn is_root(&self) -> bool {
        self.segments.is_empty()
    }

    /// Returns whether it is `other` or a location inside it.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Path, Segment};
    ///
    /// let ids = Path { segments: vec![Segment::Field("ids")] };
    /// let first = Path { segments: vec![Segment::Field("ids"), Segment::Index(0)] };
    /// assert!(first.starts_with(&ids));
    /// assert!(!ids.starts_with(&first));
    /// ```
    #[must_use]
    pub fn starts_with(&self, other: &Self) -> bool {
        self.segments.starts_with(&other.segments)
    }

    /// The JSON Pointer of RFC 6901: `/filters/0/limit`, with `~0` for `~` and `~1` for `/`; the empty string for the root.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Path, Segment};
    ///
    /// assert_eq!(Path::from_iter([Segment::from("a/b"), 0.into()]).to_pointer(), "/a~1b/0");
    /// ```
    #[must_use]
    pub fn to_pointer(&self) -> String {
        self.pointer(false)
    }

    /// The pointer with `*` for every item and every key that no type declares: `/filters/*/limit`. One pattern stands for
    /// all locations that one field of a type can have.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Path, Segment};
    ///
    /// assert_eq!(Path::from_iter([Segment::from("ids"), 7.into()]).to_pattern(), "/ids/*");
    /// ```
    #[must_use]
    pub fn to_pattern(&self) -> String {
        self.pointer(true)
    }

    /// The pointer. If it `is_pattern`, all but the names that are declared are `*`.
    fn pointer(&self, is_pattern: bool) -> String {
        let mut pointer = String::new();
        for segment in &self.segments {
            pointer.push('/');
            match segment.name() {
                _ if is_pattern && segment.field().is_none() => pointer.push('*'),
                Ok(name) => pointer.push_str(&escaped(name)),
                Err(index) => pointer.push_str(&index.to_string()),
            }
        }
        pointer
    }

    /// The JSON Pointer as a URI fragment (RFC 6901, section 6): `#/filters/0/limit`, percent-encoded; `#` for the root.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Path, Segment};
    ///
    /// assert_eq!(Path::from_iter([Segment::from("max count"), 0.into()]).to_fragment(), "#/max%20count/0");
    /// ```
    #[must_use]
    pub fn to_fragment(&self) -> String {
        let step = |byte| if is_literal(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
        std::iter::once("#".to_owned()).chain(self.to_pointer().bytes().map(step)).collect()
    }

    /// The path of a member or item of this location.
    pub(crate) fn child(mut self, segment: Segment) -> Self {
        self.segments.push(segment);
        self
    }

    /// Makes a path in a value the path in a document that has the value at `around`.
    pub(crate) fn put_inside(&mut self, around: &Self) {
        let inside = std::mem::replace(&mut self.segments, around.segments.clone());
        self.segments.extend(inside);
    }

    /// Hides the keys, which may be a part of a value that must not be shown.
    pub(crate) fn hide_keys(&mut self) {
        self.hide_keys_from(0);
    }

    /// Hides the keys from the step with this number on.
    pub(crate) fn hide_keys_from(&mut self, step: usize) {
        self.segments.iter_mut().skip(step).filter_map(Segment::key).for_each(|key| HIDDEN_KEY.clone_into(key));
    }
}

/// Cuts the keys that came from the document, among the steps of a path, to at most `limit` bytes altogether (a key that does not fit ends
/// in `…`). Returns whether anything was cut. Most paths have none.
pub(crate) fn cut_keys(steps: &mut [Segment], limit: usize) -> bool {
    let (mut left, mut cut) = (limit, false);
    for key in steps.iter_mut().filter_map(Segment::key) {
        cut |= render::cut_bytes(key, left);
        left = left.saturating_sub(key.len());
    }
    cut
}

impl Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, segment) in self.segments.iter().enumerate() {
            match segment.name() {
                Err(index) => write!(f, "[{index}]")?,
                Ok(name) if !is_plain(name) => write!(f, "[{}]", render::Quoted(name))?,
                Ok(name) if at == 0 => f.write_str(name)?,
                Ok(name) => write!(f, ".{name}")?,
            }
        }
        Ok(())
    }
}

/// Returns whether a name can stand without quotes: `[A-Za-z_][A-Za-z0-9_-]*`.
fn is_plain(name: &str) -> bool {
    let follows = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_') && name.bytes().all(follows)
}

/// The path of these steps: `Path::from_iter(["filters".into(), 0.into(), Segment::from("limit")])`.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Path, Segment};
///
/// let path = Path::from_iter(["filters".into(), 0.into(), Segment::from("limit")]);
/// assert_eq!(path.to_pointer(), "/filters/0/limit");
/// assert_eq!(Path::from_iter(["name"]).to_string(), "name");
/// ```
impl<S: Into<Segment>> FromIterator<S> for Path {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Self {
        Self { segments: steps.into_iter().map(Into::into).collect() }
    }
}

/// A member that the type declares.
impl From<&'static str> for Segment {
    fn from(name: &'static str) -> Self {
        Self::Field(name)
    }
}

/// Any other member.
impl From<String> for Segment {
    fn from(key: String) -> Self {
        Self::Key(key)
    }
}

/// An item.
impl From<usize> for Segment {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

/// The pointer, as RFC 6901 has it.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_pointer())
    }
}

impl Segment {
    /// The name of a member, or else the index of an item.
    pub(crate) fn name(&self) -> Result<&str, usize> {
        match self {
            Self::Field(name) => Ok(name),
            Self::Name(name) | Self::Key(name) => Ok(name),
            Self::Index(index) => Err(*index),
        }
    }

    /// The key that came from the document, if it is one.
    pub(crate) fn key(&mut self) -> Option<&mut String> {
        if let Self::Key(key) = self { Some(key) } else { None }
    }

    /// The name of a declared member, which a pattern shows. Keys and items have none.
    pub(crate) fn field(&self) -> Option<&str> {
        match self {
            Self::Field(name) => Some(name),
            Self::Name(name) => Some(name),
            Self::Key(_) | Self::Index(_) => None,
        }
    }
}

impl PartialEq for Segment {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Segment {}

/// Items before members; items by number, members by text.
impl Ord for Segment {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().ok().cmp(&other.name().ok()).then_with(|| self.name().err().cmp(&other.name().err()))
    }
}

impl PartialOrd for Segment {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Segment {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

/// Returns whether a fragment may hold this character as it is (RFC 3986, section 3.5).
fn is_literal(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte)
}

/// The pointer of a member or an item of what is at another, by its name.
pub(crate) fn below(pointer: &str, name: &str) -> String {
    format!("{pointer}/{}", escaped(name))
}

/// The names in a pointer, without the sign that it starts with.
#[cfg(feature = "schema")]
pub(crate) fn steps(pointer: &str) -> impl Iterator<Item = String> {
    pointer.split('/').map(|step| step.replace("~1", "/").replace("~0", "~"))
}

/// A name as a step of a pointer (RFC 6901, section 3).
pub(crate) fn escaped(name: &str) -> Cow<'_, str> {
    if name.contains(['~', '/']) { name.replace('~', "~0").replace('/', "~1").into() } else { name.into() }
}

#[cfg(test)]
mod tests {
    use std::hash::DefaultHasher;

    use super::*;

    fn key(text: &str) -> Segment {
        Segment::Key(text.to_owned())
    }

    fn path<const N: usize>(segments: [Segment; N]) -> Path {
        Path { segments: segments.into() }
    }

    #[test]
    fn shows_people_and_programs_where_it_is() {
        use Segment::{Field, Index};
        let table = [
            (path([]), "", "", ""),
            (path([Field("limit")]), "limit", "/limit", "/limit"),
            (
                path([Field("filters"), Index(0), Field("limit")]),
                "filters[0].limit",
                "/filters/0/limit",
                "/filters/*/limit",
            ),
            (path([Index(3), key("x-y")]), "[3].x-y", "/3/x-y", "/*/*"),
            (path([key("a b"), key("c\"\n")]), r#"["a b"]["c\"\n"]"#, "/a b/c\"\n", "/*/*"),
            (path([Field("a"), key("")]), r#"a[""]"#, "/a/", "/a/*"),
            (path([key("0"), key("-x"), key("é")]), r#"["0"]["-x"]["é"]"#, "/0/-x/é", "/*/*/*"),
            (path([Field("a/b~c")]), r#"["a/b~c"]"#, "/a~1b~0c", "/a~1b~0c"),
        ];
        for (path, display, pointer, pattern) in table {
            assert_eq!(path.to_string(), display);
            assert_eq!(path.to_pointer(), pointer);
            assert_eq!(path.to_pattern(), pattern);
            assert_eq!(serde_json::to_value(&path).unwrap(), pointer);
        }
    }

    #[test]
    fn a_field_and_a_key_of_one_text_are_one_location() {
        let hash = |segment: &Segment| {
            let mut hasher = DefaultHasher::new();
            segment.hash(&mut hasher);
            hasher.finish()
        };
        let (field, key, index) = (Segment::Field("0"), key("0"), Segment::Index(0));
        assert_eq!(field, key);
        assert_eq!(hash(&field), hash(&key));
        assert_ne!(key, index);
    }

    #[test]
    fn parents_come_first_and_items_count() {
        let mut paths = ["b", "a", "a.x", "a[10]", "a[9]", "a[9].z", ""].map(|text| {
            let segments = text.split(['.', '[']).filter(|part| !part.is_empty());
            let segment = |part: &str| match part.strip_suffix(']') {
                Some(index) => Segment::Index(index.parse().unwrap()),
                None => key(part),
            };
            Path { segments: segments.map(segment).collect() }
        });
        paths.sort();
        assert_eq!(paths.map(|path| path.to_string()), ["", "a", "a[9]", "a[9].z", "a[10]", "a.x", "b"]);
    }

    #[test]
    fn only_what_is_inside_starts_with_it() {
        let ids = path([Segment::Field("ids")]);
        let first = ids.clone().child(Segment::Index(0));
        let table =
            [(&ids, &ids, true), (&first, &ids, true), (&ids, &first, false), (&ids, &path([key("id")]), false)];
        for (this, other, expected) in table {
            assert_eq!(this.starts_with(other), expected, "{this} {other}");
        }
        assert!(first.starts_with(&Path::default()) && Path::default().is_root() && !ids.is_root());
    }

    #[test]
    fn long_keys_are_cut_and_names_of_fields_are_not() {
        let mut long = path([Segment::Field("a_field_of_a_type"), key("éééééé"), key("abcdef"), key("x")]);
        assert!(!cut_keys(&mut long.segments.clone(), 12 + 7) && cut_keys(&mut long.segments, 10));
        assert_eq!(long.to_pointer(), "/a_field_of_a_type/ééé…/…/…");
    }
}
