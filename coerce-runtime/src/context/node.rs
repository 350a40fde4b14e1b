//! A place in the document.

use crate::kind::Kinds;
use crate::path::{Path, Segment};
use crate::record::Field;
use crate::rule::Rules;
use crate::shape::{Shape, leaves_alone};

/// A place in the document, lent down while it is read: a link to the place above, and what holds for this one.
///
/// The links are the path, borrowed and on the stack; it is made owned only when it is written down.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    parent: Option<&'a Node<'a>>,
    step: Step<'a>,
    /// How many lists and objects are around this place, which is the length of its path.
    pub(crate) depth: usize,
    /// The kinds that rules of this place fire on.
    pub(crate) kinds: Kinds,
    /// The kinds that those of them fire on that act on a whole list or map.
    pub(crate) whole: Kinds,
    /// The rules declared for this place by what is around it.
    pub(crate) rules: &'static Rules,
    /// More such rules: those of newtypes around a list or map, which pass on to the items. Empty nearly always.
    pub(crate) also: &'a [&'static Rules],
    /// Whether values of this place must not be written down.
    pub(crate) sensitive: bool,
    /// The buffer of its own from which serde would read this place.
    pub(crate) buffer: Buffer,
    /// Whether only some members of the object that stands here are read: those beside a tag, or those left for a flattened
    /// field. A rule that replaced them would replace the others too, so none acts on them as a whole.
    pub(crate) part: bool,
    /// How many tags stand before the items of this list: those of the internally tagged enums that it is read as.
    tags: u8,
}

/// serde's own buffer, from which it reads what it had to take whole first. What is read from it takes a little less and a
/// little more than JSON.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Buffer {
    /// None: it is read from the document.
    None,
    /// One that is taken apart: behind a tag, and in a flattened struct.
    Taken,
    /// One that is only lent: in untagged enums and flattened maps.
    Lent,
}

/// From a place to one inside it.
#[derive(Clone, Copy)]
enum Step<'a> {
    /// The whole document.
    Root,
    /// A member of this name, which the type knows.
    Name(&'static str),
    /// A field, found by the `n`-th of its names.
    Field(&'static Field, u32),
    /// Any other member.
    Key(&'a str),
    Index(usize),
}

impl<'a> Node<'a> {
    /// The whole document.
    pub(crate) const fn root() -> Self {
        Self {
            parent: None,
            step: Step::Root,
            depth: 0,
            kinds: Kinds::NONE,
            whole: Kinds::NONE,
            rules: Rules::NONE,
            also: &[],
            sensitive: false,
            buffer: Buffer::None,
            part: false,
            tags: 0,
        }
    }

    #[inline]
    fn child(&'a self, step: Step<'a>, rules: &'static Rules, sensitive: bool) -> Self {
        Self {
            parent: Some(self),
            step,
            depth: self.depth + 1,
            kinds: rules.kinds,
            whole: rules.whole,
            rules,
            also: &[],
            sensitive: sensitive || self.sensitive,
            buffer: self.buffer,
            part: false,
            tags: 0,
        }
    }

    /// A member that the type declares.
    #[inline]
    pub(crate) fn field(&'a self, name: &'static str, rules: &'static Rules, sensitive: bool) -> Self {
        self.child(Step::Name(name), rules, sensitive)
    }

    /// An item of a list with a place of its own in the type: a tuple's.
    #[inline]
    pub(crate) fn position(&'a self, index: usize, rules: &'static Rules, sensitive: bool) -> Self {
        self.child(Step::Index(index), rules, sensitive)
    }

    /// An item of a list, with no more rules than those of its list. Others [are added](Node::with_also).
    #[inline]
    pub(crate) fn item(&'a self, index: usize) -> Self {
        self.child(Step::Index(index), items_of(self.rules), false)
    }

    /// Goes on to another field of the same struct.
    #[inline]
    pub(crate) fn go_to_field(&mut self, field: &'static Field, word: u32) {
        self.step = Step::Field(field, word);
        self.rules = field.rules;
        self.kinds = field.rules.kinds;
        self.whole = field.rules.whole;
    }

    /// Goes on to another field of the same struct, which is read from a list.
    #[inline]
    pub(crate) fn go_to_position(&mut self, index: usize, field: &'static Field) {
        self.go_to_field(field, 0);
        self.step = Step::Index(index);
    }

    /// Goes on to another item of the same list.
    #[inline]
    pub(crate) fn go_to(&mut self, index: usize) {
        self.step = Step::Index(index);
    }

    /// A map's value. `also` is what [`Node::items_also`] gave.
    #[inline]
    pub(crate) fn entry(&'a self, key: &'a str, also: &'a [&'static Rules]) -> Self {
        self.child(Step::Key(key), items_of(self.rules), false).with_also(also)
    }

    /// Any other member.
    pub(crate) fn key(&'a self, key: &'a str) -> Self {
        self.child(Step::Key(key), Rules::NONE, false)
    }

    /// Whether no rule of this list may act on items that their type takes.
    #[inline]
    pub(crate) fn leaves_items_alone<Sh: Shape>(&self) -> bool {
        self.also.is_empty() && leaves_alone::<Sh>(items_of(self.rules))
    }

    /// What the items have beside the rules of [`Node::item`]. Allocates only where `also` holds something.
    #[inline]
    pub(crate) fn items_also(&self) -> Vec<&'static Rules> {
        if self.also.is_empty() { Vec::new() } else { self.also.iter().map(|rules| items_of(rules)).collect() }
    }

    /// The same place with other rules.
    #[inline]
    pub(crate) fn with_rules(&self, rules: &'static Rules) -> Node<'a> {
        Node { rules, also: &[], kinds: rules.kinds, whole: rules.whole, ..*self }
    }

    /// The same place with these rules for the items, beside those that it has.
    #[inline]
    pub(crate) fn with_also<'b>(&self, also: &'b [&'static Rules]) -> Node<'b>
    where
        'a: 'b,
    {
        let mut node = Node { also, ..*self };
        for rules in also {
            node.kinds = node.kinds.or(rules.kinds);
            node.whole = node.whole.or(rules.whole);
        }
        node
    }

    /// The same place, where values must not be written down if `sensitive`.
    #[inline]
    pub(crate) fn hiding(&self, sensitive: bool) -> Node<'a> {
        Node { sensitive: sensitive || self.sensitive, ..*self }
    }

    /// The same place, without rules.
    #[inline]
    pub(crate) fn without_rules(&self) -> Node<'a> {
        self.with_rules(Rules::NONE)
    }

    /// The same place, read from this buffer of serde's.
    #[inline]
    pub(crate) fn within(&self, buffer: Buffer) -> Node<'a> {
        Node { buffer, ..*self }
    }

    /// Whether serde would read this place from a buffer of its own.
    #[inline]
    pub(crate) fn is_buffered(&self) -> bool {
        self.buffer != Buffer::None
    }

    /// Whether it is a member of an object, so that it can be taken out.
    pub(crate) fn is_member(&self) -> bool {
        !matches!(self.step, Step::Root | Step::Index(_))
    }

    /// The same place, of which all is read but a tag.
    #[inline]
    pub(crate) fn without_tag(&self) -> Node<'a> {
        Node { part: true, tags: self.tags.saturating_add(1), ..*self }
    }

    /// How many tags stand before the items of this list.
    pub(crate) fn tags(&self) -> usize {
        self.tags.into()
    }

    /// The same place, of which only some members are read.
    #[inline]
    pub(crate) fn part(&self) -> Node<'a> {
        Node { part: true, ..*self }
    }

    /// The field of the document itself that this is, and by which of its names it was found.
    #[inline]
    pub(crate) fn own_field(&self) -> Option<(&'static Field, u32)> {
        match self.step {
            Step::Field(field, word) if self.depth == 1 => Some((field, word)),
            _ => None,
        }
    }

    /// Where this is.
    #[inline(never)]
    pub(crate) fn path(&self) -> Path {
        if self.depth == 1 {
            return Path { segments: self.segment().map_or_else(Vec::new, |segment| vec![segment]) };
        }
        let mut segments = Vec::with_capacity(self.depth);
        let around = std::iter::successors(Some(self), |node| node.parent);
        segments.extend(around.filter_map(Node::segment));
        segments.reverse();
        Path { segments }
    }

    /// The last step of the path. The whole document has none.
    #[inline]
    fn segment(&self) -> Option<Segment> {
        Some(match self.step {
            Step::Root => return None,
            Step::Name(name) => Segment::Field(name),
            Step::Field(field, word) => Segment::Field(field.name_at(word)),
            Step::Key(key) => Segment::Key(key.to_owned()),
            Step::Index(index) => {
                let tags = self.parent.map_or(0, |around| around.tags);
                Segment::Index(index + usize::from(tags))
            }
        })
    }

    /// Where this is, as it may be told: keys inside a value that must not be written down are a part of it.
    #[cold]
    pub(crate) fn told(&self) -> Path {
        // What is inside such a value is one too: if this is none, nothing around it is.
        if !self.sensitive {
            return self.path();
        }
        let mut path = self.path();
        let around = std::iter::successors(self.parent, |node| node.parent);
        for (segment, around) in path.segments.iter_mut().rev().zip(around) {
            if let (Segment::Key(key), true) = (segment, around.sensitive) {
                "…".clone_into(key);
            }
        }
        path
    }
}

/// What holds for the items where `rules` hold for the list.
#[inline]
fn items_of(rules: &'static Rules) -> &'static Rules {
    rules.items.unwrap_or(rules)
}
