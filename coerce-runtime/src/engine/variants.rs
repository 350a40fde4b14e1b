//! Enums by tag. The tag is read first; then the content, as its variant says.

use super::cursor::Cursor;
use super::location::Location;
use super::shapes::is_unit_in_buffer;
use super::{Engine, release};
use crate::constant::Text;
use crate::json::{Kind, Parsed};
use crate::plan::Node;
use crate::schema::{Enum, Form, Tagging, Variant, absent};
use crate::tree::{Buffer, Member, Tree};

/// Returns whether it is the name of a variant with content: right as it is, but not all that there is to say of the value.
pub(super) fn names_content(body: &Enum, name: &str) -> bool {
    let is_with_content = |(variant, _): (&Variant, _)| variant.content.is_some();
    body.tagging == Tagging::External && body.by_name(name).is_some_and(is_with_content)
}

impl<'s> Engine<'s> {
    pub(super) fn variants(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        match cursor.body().tried().next() {
            // Rules act on the tag before it is read.
            Some(tag) if tag.is_common() => {
                let is_object = matches!(tree, Tree::Object(_));
                (!is_object || self.candidate(cursor, Some(tag), tree)) && self.by_tag(cursor, tree)
            }
            Some(_) => self.alternatives(cursor, tree),
            None => self.by_tag(cursor, tree),
        }
    }

    /// The variants that have a tag. Where any tag is accepted, what a rule made of one is taken back if that variant refuses the value.
    pub(super) fn by_tag(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let before = self.seeks_tags(cursor).then(|| tree.clone());
        let (mark, state) = (self.recorder.mark(), self.state);
        if self.as_tagged(cursor, tree) {
            return true;
        }
        let Some(mut before) = before.filter(|_| !self.recorder.is_refused_since(&mark)) else { return false };
        let accepted = self.as_it_is(|engine| engine.as_tagged(cursor, &mut before));
        if accepted {
            self.recorder.roll_back(mark);
            (*tree, self.state) = (before, state);
        }
        accepted
    }

    /// Returns whether eager rules find the name of a variant in a tag that names none, and the variant accepts the rest as it is.
    pub(super) fn finds_tag(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let Some(tag) = cursor.body().tagging.tag().filter(|_| self.seeks_tags(cursor)) else { return false };
        let is_unknown = |name: &str| cursor.body().by_name(name).is_none();
        let is_sought = |member: &Member<'_>| {
            !member.is_claimed() && member.name() == Some(tag) && member.value.as_str().is_some_and(is_unknown)
        };
        let mut named = match tree {
            Tree::Object(members) if members.iter().any(is_sought) => members.clone(),
            _ => return false,
        };
        let (mark, state) = (self.recorder.mark(), self.state);
        let mut tags = named.iter_mut().filter(|member| is_sought(member));
        let is_named = tags.all(|member| self.repair_tag(cursor, &mut member.value, &cursor.at.field(tag)));
        self.recorder.roll_back(mark);
        self.state = state;
        let mut named = Tree::Object(named);
        let walk = |engine: &mut Self| engine.as_it_is(|engine| engine.as_tagged(cursor, &mut named));
        is_named && self.keeping_text(true, walk)
    }

    /// Returns whether rules act on tags that name no variant, though they may be accepted.
    fn seeks_tags(&self, cursor: &Cursor<'_, 's>) -> bool {
        let is_eager = |node: &Node| node.eager.has(Kind::String);
        self.settings.changes_accepted && self.applies_rules() && self.tag_node(cursor).is_some_and(is_eager)
    }

    fn as_tagged(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        match &cursor.body().tagging {
            Tagging::External => self.external(cursor, tree),
            Tagging::Internal { tag } => self.internal(cursor, tag, tree),
            Tagging::Adjacent { tag, content } => self.adjacent(cursor, [tag, content], tree),
            Tagging::Untagged => self.wrong_kind(cursor, tree),
        }
    }

    /// `"name"`
    fn bare(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let Some(name) = tree.as_str() else { return self.wrong_kind(cursor, tree) };
        match cursor.body().find(name) {
            None => self.no_variant(cursor, name),
            Some((variant, _)) => {
                variant.content.as_ref().is_none_or(|edge| self.needs_content(edge, name, &cursor.at))
            }
        }
    }

    /// `{"name": content}`
    fn external(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        if cursor.at.flat {
            return self.flat_external(cursor, tree);
        }
        let members = match tree {
            Tree::Object(members) if cursor.body().from_list => members,
            // What a JSON Schema lists are strings alone.
            _ => return self.bare(cursor, tree),
        };
        let more = members.iter().filter(|member| !member.is_claimed()).nth(1).is_some();
        // Of several, the one that names a variant is meant.
        let is_meant = |member: &Member<'_>| !more || cursor.body().by_name(&member.key.shown()).is_some();
        let mut visible = members.iter_mut().filter(|member| !member.is_claimed());
        let Some(Member { key, value, .. }) = visible.find(|member| is_meant(member)) else {
            return self.not_one_member(cursor, more);
        };
        let name = key.shown();
        let Some((variant, found)) = cursor.body().find(&name) else {
            return self.unknown_member(cursor, &name);
        };
        let here = match found {
            // Which variant it is, is the secret.
            _ if cursor.at.sensitive => cursor.at.hidden_key(),
            Some(found) => cursor.at.field(found),
            None => self.unread_key(&cursor.at, &name),
        };
        let has_fields = matches!(variant.form, Form::Tuple | Form::Struct);
        let here = here.in_memory(self.settings.in_memory && has_fields);
        let accepted = self.content(cursor, variant, value, &here);
        if more { self.not_one_member(cursor, more) } else { accepted }
    }

    /// The first member that is named after a variant, among those of the struct around it.
    fn flat_external(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let claimant = self.claimant();
        let Tree::Object(members) = tree else { return false };
        let mut visible = members.iter_mut().filter(|member| !member.is_claimed());
        let named = visible.find_map(|member| cursor.body().by_name(member.name()?).map(|found| (member, found)));
        let Some((member, (variant, name))) = named else { return self.missing_variant(cursor.body(), &cursor.at) };
        member.claimed = claimant;
        self.content(cursor, variant, &mut member.value, &cursor.at.field(name).in_buffer(Buffer::Taken))
    }

    /// Content that stands by itself.
    fn content(&mut self, cursor: &Cursor<'_, 's>, variant: &Variant, value: &mut Tree<'_>, at: &Location<'_>) -> bool {
        match self.content_of(cursor, variant) {
            None if value.is_null() || is_unit_in_buffer(value, false, at) => true,
            // It may have been meant for another variant.
            None => self.not_null(value, &at.hiding(self.hides_tag(cursor, at))),
            Some(content) => !self.repair_value(content, value, at).is_refused(),
        }
    }

    /// `{"tag": "name", …content}`
    fn internal(&mut self, cursor: &Cursor<'_, 's>, tag: &'s Text, tree: &mut Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return self.internal_list(cursor, tree) };
        let claimant = self.claimant();
        let mut named = members.iter_mut().filter(|member| !member.is_claimed() && member.name() == Some(tag));
        let Some(member) = named.next() else { return self.missing_tag(cursor.body(), &cursor.at.field(tag)) };
        if named.next().is_some() {
            return self.duplicate_field(&[], &cursor.at.field(tag));
        }
        member.claimed = claimant;
        let found = self.tag(cursor, &mut member.value, &cursor.at.field(tag));
        let accepted = found.is_some_and(|variant| {
            self.buffers(tree, &cursor.at)
                && self.beside_tag(&cursor.with(cursor.at.as_part(Buffer::Taken)), variant, tree)
        });
        release(tree, claimant);
        accepted
    }

    /// Content that stands beside the tag.
    fn beside_tag(&mut self, cursor: &Cursor<'_, 's>, variant: &'s Variant, tree: &mut Tree<'_>) -> bool {
        let content = self.content_of(cursor, variant);
        content.is_none_or(|content| !self.repair_value(content, tree, &cursor.at).is_refused())
    }

    /// `["name", …content]`, as serde has it.
    fn internal_list(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Tree::List(items) = tree else { return self.wrong_kind(cursor, tree) };
        let items = if cursor.body().from_list { &mut items[..] } else { &mut [] };
        let is_tag = |item: &&mut Tree<'_>| item.kind() != Kind::Object;
        let Some(tag) = items.get_mut(cursor.at.skipped).filter(is_tag) else { return self.wrong_kind(cursor, tree) };
        let mark = self.recorder.mark();
        match self.tag(cursor, tag, &cursor.at.item(0)) {
            // Nobody but serde means a list.
            None => {
                self.recorder.take_issues(&mark);
                self.wrong_kind(cursor, tree)
            }
            Some(variant) if variant.content.is_none() && items.len() > cursor.at.skipped + 1 => {
                self.nothing_behind_tag(items.len(), &cursor.at)
            }
            Some(variant) => {
                self.buffers(tree, &cursor.at) && self.beside_tag(&cursor.with(cursor.at.behind_tag()), variant, tree)
            }
        }
    }

    /// `{"tag": "name", "content": content}`
    fn adjacent(&mut self, cursor: &Cursor<'_, 's>, [tag, content]: [&'s Text; 2], tree: &mut Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return self.adjacent_list(cursor, tree) };
        let members_accepted = self.adjacent_members(cursor, [tag, content], members);
        let at = |name: &Text| members.iter().position(|member| !member.is_claimed() && member.name() == Some(name));
        let (Some(tag_at), content_at) = (at(tag), at(content)) else {
            return self.missing_tag(cursor.body(), &cursor.at.field(tag));
        };
        let here = cursor.at.field(tag);
        let has_name = self.repair_tag(cursor, &mut members[tag_at].value, &here);
        let variant = if has_name { self.adjacent_tag(cursor, &members[tag_at].value, &here) } else { None };
        let Some(variant) = variant.filter(|_| members_accepted || !self.state.probing) else { return false };
        let accepted = match content_at {
            Some(index) => {
                // serde has buffered what stands before the tag.
                let (here, value, buffered) = (cursor.at.field(content), &mut members[index].value, index < tag_at);
                let fits = !buffered || self.buffers(value, &here);
                let here = if buffered { here.in_buffer(Buffer::Taken) } else { here };
                fits && self.content(cursor, variant, value, &beside_tag(variant, value, here))
            }
            None => self.absent_content(variant, &cursor.at.field(content)),
        };
        accepted && members_accepted
    }

    /// Returns whether no member is repeated or unknown.
    fn adjacent_members(&mut self, cursor: &Cursor<'_, 's>, names: [&Text; 2], members: &[Member<'_>]) -> bool {
        let visible = || members.iter().filter(|member| !member.is_claimed());
        let mut accepted = true;
        for name in names {
            if visible().filter(|member| member.name() == Some(name)).count() > 1 {
                accepted = self.duplicate_field(&[], &cursor.at.field(name));
            }
        }
        let is_unknown =
            |member: &&Member<'_>| member.name().is_none_or(|name| !names.iter().any(|known| *known == name));
        if cursor.body().deny_unknown && !cursor.at.flat {
            for member in visible().filter(is_unknown) {
                accepted = self.unknown_beside_tag(names, &member.key, &cursor.at);
            }
        }
        accepted
    }

    /// Content that is not there.
    fn absent_content(&mut self, variant: &'s Variant, at: &Location<'_>) -> bool {
        match (&variant.content, variant.form) {
            (None, _) => true,
            (Some(edge), Form::Newtype) if absent(edge, self.settings.definitions) => true,
            (Some(edge), _) => self.missing_field(edge, None, at),
        }
    }

    /// `["name", content]`, as serde has it.
    fn adjacent_list(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Tree::List(items) = tree else { return self.wrong_kind(cursor, tree) };
        let rest = items.get_mut(cursor.at.skipped..).unwrap_or_default();
        let [tag, content] = rest else {
            // Nobody but serde means a list of the tag and the content.
            return self.wrong_kind(cursor, tree);
        };
        match self.tag(cursor, tag, &cursor.at.item(0)) {
            Some(variant) => self.content(cursor, variant, content, &beside_tag(variant, content, cursor.at.item(1))),
            None => false,
        }
    }

    /// The variant that an adjacent tag names. As serde has it, it may be an object of one member that is null.
    fn adjacent_tag(&mut self, cursor: &Cursor<'_, 's>, value: &Tree<'_>, at: &Location<'_>) -> Option<&'s Variant> {
        let mut value = value.clone();
        value.expand();
        let only = match &value {
            Tree::Object(members) if members.len() == 1 => members.first(),
            _ => None,
        };
        let is_unit = |only: &&Member<'_>| only.value.is_null() || is_unit_in_buffer(&only.value, false, at);
        match only.filter(is_unit).and_then(Member::name) {
            Some(name) => self.named(cursor, &Tree::String(name.into()), at),
            None => self.named(cursor, &value, at),
        }
    }

    /// The variant that a tag names, or counts: in a buffer of serde's, whose enums are read from lists too.
    fn tag(&mut self, cursor: &Cursor<'_, 's>, value: &mut Tree<'_>, at: &Location<'_>) -> Option<&'s Variant> {
        let numbered = by_number(cursor.body(), value).filter(|_| at.is_buffered() && cursor.body().from_list);
        numbered.or_else(|| if self.repair_tag(cursor, value, at) { self.named(cursor, value, at) } else { None })
    }

    /// The node of a tag on which rules act.
    fn tag_node(&self, cursor: &Cursor<'_, 's>) -> Option<&'s Node> {
        self.node_inside(cursor.node, cursor.body().variants.len())
    }

    /// Lets rules act on a tag that names no variant. Returns whether it may name one now.
    fn repair_tag(&mut self, cursor: &Cursor<'_, 's>, value: &mut Tree<'_>, at: &Location<'_>) -> bool {
        let (body, Some(node)) = (cursor.body(), self.tag_node(cursor)) else { return true };
        let is_unknown = match value.as_str() {
            Some(name) => body.by_name(name).is_none(),
            None => node.looked_at.has(value.kind()),
        };
        !is_unknown || !self.repair_value(node, value, &at.hiding(self.hides_tag(cursor, at))).is_refused()
    }

    /// The variant that a tag names.
    fn named(&mut self, cursor: &Cursor<'_, 's>, value: &Tree<'_>, at: &Location<'_>) -> Option<&'s Variant> {
        let found = value.as_str().and_then(|name| cursor.body().find(name));
        if found.is_none() {
            self.wrong_tag(cursor, value, at);
        }
        found.map(|(variant, _)| variant)
    }
}

/// The location of content beside a tag. serde asks for any value where nothing or a struct is, as it does for its buffers: then it
/// matters what a number is, and only null is nothing.
fn beside_tag<'w>(variant: &Variant, content: &Tree<'_>, at: Location<'w>) -> Location<'w> {
    let asks_for_any = variant.content.is_none() || variant.form == Form::Struct && content.as_number().is_some();
    if asks_for_any { at.in_buffer(Buffer::Lent) } else { at }
}

/// As serde has it, a tag in a buffer of its own may be the number of the variant.
fn by_number<'s>(body: &'s Enum, value: &Tree<'_>) -> Option<&'s Variant> {
    let Parsed::U64(number) = value.as_number()?.value else { return None };
    let index = usize::try_from(number).ok();
    let numbered = index.and_then(|index| body.tagged().nth(index));
    numbered.or_else(|| body.tagged().find(|variant| variant.other))
}
