//! Structs: members by name, or items by position.
//!
//! A struct with flattened fields claims the members that its own fields read; each flattened field then sees those that nobody
//! has claimed (`flatten.rs`). All of them stay in the one object, so a repair made for one is seen by the others.

use std::borrow::Cow;

use super::cursor::Cursor;
use super::drop::retain_others;
use super::location::Location;
use super::names::Folded;
use super::{Engine, Verdict, release};
use crate::constant::Text;
use crate::json::Kind;
use crate::plan::{Named, Names, Node, Search};
use crate::report::Effect;
use crate::schema::{Fields, absent};
use crate::tree::{Buffer, Key, Member, Tree};

/// Under which name a renamed member is recorded.
const IGNORE_KEY_CASE: &str = "ignore_key_case";

/// Under which name a dropped member is recorded.
const DROP_KEYS: &str = "drop_keys";

/// The members of an object, and the index of the one that is read.
type Among<'m, 'a> = (&'m mut [Member<'a>], usize);

/// The struct whose members are read.
pub(super) struct Record<'w, 's> {
    pub(super) cursor: &'w Cursor<'w, 's>,
    pub(super) fields: &'s Fields,
    /// The search for the fields by their names.
    search: Option<Search<'s>>,
    /// Who claims the members.
    pub(super) claimant: u32,
    /// True if somebody else reads the members that no field of this struct does.
    shares: bool,
    /// How many fields have not come.
    left: usize,
    /// The fields that have come.
    come: Come,
    /// The members whose names match a field when case, `_` and `-` are ignored, where the struct ignores them.
    folded: Option<Folded<'s>>,
}

impl<'s> Record<'_, 's> {
    /// The field as which a member was read along the plan, if nobody has claimed it.
    fn field_of(&self, member: &Member<'_>) -> Option<usize> {
        let number = member.field.filter(|_| !member.is_claimed())?;
        self.cursor.node.field(number)
    }

    /// A field and its name, if it has but one.
    fn only_name_of(&self, field: usize) -> Option<Named<'s>> {
        let [name] = &self.fields.list.get(field)?.names[..] else { return None };
        Some((field, name))
    }

    /// The name in `drop_keys` that this one is.
    pub(super) fn dropped_key(&self, name: &str) -> Option<&'s Text> {
        self.fields.drop_keys.iter().find(|key| *key == name)
    }

    /// Claims the member of a field, where others would read it.
    fn claim(&self, member: &mut Member<'_>) {
        if self.shares {
            member.claimed = self.claimant;
        }
    }

    /// The exact name of a field that has come, where a member would else be read as that field ignoring case.
    fn exact_beside(&self, index: usize) -> Option<&'s Text> {
        let folded = self.folded.as_ref()?;
        let (field, name) = (*folded.fields.get(index)?)?;
        folded.comes.get(field)?.exact.then_some(name)
    }

    /// The name of the field as which no other member than this one is read, ignoring case.
    pub(super) fn folded_alone(&self, name: &str) -> Option<&'s Text> {
        let (field, known) = self.cursor.node.names()?.find_folded(name)?;
        (self.folded.as_ref()?.comes.get(field)?.folded == 1).then_some(known)
    }

    /// Notes that a field has come. Returns whether it had before.
    fn comes_again(&mut self, field: usize) -> bool {
        let comes_again = self.come.has(field);
        self.come.add(field);
        self.left -= usize::from(!comes_again);
        comes_again
    }
}

/// The fields of a struct that have come.
struct Come {
    /// A bit for each of the first ones. Most structs have no more, so that nothing is allocated for them.
    first: u64,
    others: Vec<bool>,
}

/// How many fields have a bit.
const FIRST: usize = 64;

impl Come {
    fn none_of(fields: usize) -> Self {
        Self { first: 0, others: vec![false; fields.saturating_sub(FIRST)] }
    }

    fn has(&self, field: usize) -> bool {
        match field.checked_sub(FIRST) {
            None => self.first >> field & 1 == 1,
            Some(other) => self.others[other],
        }
    }

    fn add(&mut self, field: usize) {
        match field.checked_sub(FIRST) {
            None => self.first |= 1 << field,
            Some(other) => self.others[other] = true,
        }
    }
}

impl<'s> Engine<'s> {
    pub(super) fn fields(&mut self, cursor: &Cursor<'_, 's>, fields: &'s Fields, tree: &mut Tree<'_>) -> bool {
        match tree {
            Tree::Object(_) => self.members(cursor, fields, tree),
            Tree::List(_) if fields.from_list && !cursor.at.in_memory => self.positions(cursor, fields, tree),
            _ => self.wrong_kind(cursor, tree),
        }
    }

    /// The fields as the items of a list. Nobody but serde means that: where there are too few or too many, or an object that the field
    /// there can't be, an object was meant. Any of them may be the secret, if the struct has one.
    fn positions(&mut self, cursor: &Cursor<'_, 's>, fields: &'s Fields, tree: &mut Tree<'_>) -> bool {
        let Tree::List(items) = tree else { return false };
        let items = items.get_mut(cursor.at.skipped..).unwrap_or_default();
        let found = items.len();
        let missing = fields.list.get(found..).unwrap_or_default();
        let holds_others = items.iter().enumerate().any(|(at, item)| self.is_other(self.item_node(cursor, at), item));
        if found > fields.list.len() || missing.iter().any(|field| !field.optional) || holds_others {
            return self.wrong_kind(cursor, tree);
        }
        self.items(&cursor.hiding(self.hides_from(cursor.core)), tree)
    }

    /// Returns whether an item is an object that neither the type there accepts nor a rule reads. Formats that are not human readable write
    /// each struct as a list.
    fn is_other(&self, node: Option<&Node>, item: &Tree<'_>) -> bool {
        let reads = |node: &Node| node.accepted.or(node.looked_at).has(Kind::Object);
        self.settings.human_readable && item.kind() == Kind::Object && !node.is_some_and(reads)
    }

    /// The fields as the members of an object.
    pub(super) fn members(&mut self, cursor: &Cursor<'_, 's>, fields: &'s Fields, tree: &mut Tree<'_>) -> bool {
        // serde reads a flattened struct that has flattened fields itself as it reads a flattened map.
        let lends = cursor.at.flat && !fields.flattened.is_empty();
        let cursor = &if lends { cursor.with(cursor.at.in_buffer(Buffer::Lent)) } else { *cursor };
        let claimant = self.claimant();
        let (search, left) = (cursor.node.names().map(Names::search), fields.list.len());
        let shares = cursor.at.flat || !fields.flattened.is_empty();
        let come = Come::none_of(left);
        let mut record = Record { cursor, fields, search, claimant, shares, left, come, folded: None };
        let mut accepted = self.by_name(&mut record, tree);
        if record.left > 0 && (accepted || !self.state.probing) {
            accepted &= self.missing(&record, tree);
        }
        if (accepted || !self.state.probing) && !fields.flattened.is_empty() {
            accepted &= self.flattened(&record, tree);
        }
        // Of a flattened struct, what it has read stays claimed.
        if !fields.flattened.is_empty() || record.folded.is_some() && !cursor.at.flat {
            release(tree, claimant);
        }
        accepted
    }

    /// Reads each member that a field reads.
    fn by_name(&mut self, record: &mut Record<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return false };
        let is_asked = self.applies_rules() || record.fields.deny_unknown && self.words_issues();
        if record.fields.ignore_key_case && is_asked {
            record.folded = Some(Folded::of(record.cursor.node, record.fields, members));
        }
        let (mut accepted, mut gone) = (true, Vec::new());
        for index in 0..members.len() {
            let member = &mut members[index];
            let field = record.field_of(member);
            if field.is_some_and(|field| member.settled && !record.comes_again(field)) {
                record.claim(member);
                continue;
            }
            let verdict = match field.and_then(|field| record.only_name_of(field)) {
                Some(named) => self.exact(record, named, members, index),
                None => self.by_any_name(record, (members, index)),
            };
            if verdict == Verdict::Accepted {
                continue;
            }
            accepted &= !verdict.is_refused();
            if verdict == Verdict::Removed {
                gone.push(index);
            }
            if !accepted && self.state.probing {
                break;
            }
        }
        retain_others(members, &gone);
        accepted
    }

    /// Judges a member by its name: as the field that has it, exactly or ignoring case; as one to be dropped; or as one of no field.
    fn by_any_name(&mut self, record: &mut Record<'_, 's>, (members, index): Among<'_, '_>) -> Verdict {
        let member = &members[index];
        let name = if member.is_claimed() { None } else { member.name() };
        if let (Some(name), Some(search)) = (name, &mut record.search) {
            if let Some(named) = search.find(name) {
                return self.exact(record, named, members, index);
            }
        }
        self.may_repeat = true;
        let beside = record.exact_beside(index);
        if let Some(name) = name.filter(|_| self.applies_rules()) {
            // Others may read what a flattened struct, or one with flattened fields, does not.
            if let Some(key) = record.dropped_key(name).filter(|_| !record.shares) {
                return self.dropped(record, key, &members[index..]);
            }
            let folded = record.folded.as_ref().and_then(|folded| *folded.fields.get(index)?);
            if let Some(named) = folded.filter(|(field, _)| beside.is_none() && self.may_fold(record, *field)) {
                return self.folded(record, named, (members, index));
            }
        }
        Verdict::of(self.unknown(record, beside, member))
    }

    /// Reads the member that has a field's exact name. Where a rule removes it, no other member of that name, ignoring case, may be
    /// left: it would be read as the field the next time.
    fn exact(&mut self, record: &mut Record<'_, 's>, named: Named<'s>, among: &mut [Member<'_>], at: usize) -> Verdict {
        let ((field, name), cursor) = (named, record.cursor);
        let verdict = self.read(record, field, &mut among[at], cursor.at.field(name));
        let removed = record.folded.as_ref().filter(|_| verdict == Verdict::Removed);
        match removed.and_then(|folded| folded.comes.get(field)?.first) {
            Some(other) => Verdict::of(self.several_fold(&among[other].key.shown(), &cursor.at.field(name))),
            None => verdict,
        }
    }

    /// Reads the member of a field at this location.
    fn read(&mut self, record: &mut Record<'_, 's>, field: usize, one: &mut Member<'_>, at: Location<'_>) -> Verdict {
        let Some(node) = self.node_inside(record.cursor.node, field) else { return Verdict::Refused };
        record.claim(one);
        let comes_again = record.comes_again(field);
        // One that was read along the plan is known not to be.
        let may_be_settled = !comes_again && one.field.is_none();
        if may_be_settled && self.is_settled(node, &one.value, at.depth) {
            return Verdict::of(self.step());
        }
        one.settled = false;
        let declared = &record.fields.list[field];
        let at = at.hiding(declared.edge.sensitive);
        if comes_again {
            // Its first member may have been removed: then nobody would see that there were two.
            if self.recorder.fired() > 0 {
                self.recorder.leave_incomplete();
            }
            return Verdict::of(self.duplicate_field(&declared.names, &at));
        }
        // What is there for the policy alone is an item of a map.
        if declared.undeclared && !declared.exact {
            return self.item((node, self.dropper(record.cursor)), &mut one.value, &at);
        }
        self.repair_value(node, &mut one.value, &at)
    }

    /// Reads a member as the field whose name it has, ignoring case, `_` and `-`. An exact name wins over it; two of them are never
    /// guessed.
    fn folded(&mut self, record: &mut Record<'_, 's>, named: Named<'s>, (members, index): Among<'_, '_>) -> Verdict {
        let (field, name) = named;
        let comes = record.folded.as_ref().and_then(|folded| folded.comes.get(field).copied()).unwrap_or_default();
        let cursor = record.cursor;
        // The type has accepted nothing by that name.
        let at = cursor.at.field(name).hiding(record.fields.list[field].edge.sensitive).accepted(false);
        let before = members[index].key.shown().into_owned();
        if comes.folded > 1 {
            members[index].claimed = record.claimant;
            if !record.comes_again(field) {
                self.several_fold(&before, &at);
            }
            return Verdict::Refused;
        }
        members[index].key = Key::Text(Cow::Owned(name.clone().into_owned()));
        self.record_move(&at, &cursor.at, &before, IGNORE_KEY_CASE);
        self.read(record, field, &mut members[index], at)
    }

    /// Drops the first of these members, which `drop_keys` names. Of one that comes twice the last one is recorded: a `Value` has no other,
    /// and a patch takes it out once.
    pub(super) fn dropped(&mut self, record: &Record<'_, 's>, key: &'s Text, members: &[Member<'_>]) -> Verdict {
        if members[1..].iter().any(|member| !member.is_claimed() && member.name() == Some(key)) {
            self.recorder.leave_incomplete();
            return Verdict::Removed;
        }
        let at = record.cursor.at.field(key);
        let (from, complete) = self.record_unknown(key, &members[0].value, record);
        self.record(&at, DROP_KEYS, Effect::Removed(from), complete);
        Verdict::Removed
    }

    /// Returns whether a member may be read as this field. Where nothing that is accepted changes, none is that may stay unread.
    fn may_fold(&self, record: &Record<'_, 's>, field: usize) -> bool {
        self.settings.changes_accepted || record.fields.deny_unknown || !record.fields.list[field].optional
    }

    /// A member that no field reads. `found` is the field that it would be ignoring case.
    fn unknown(&mut self, record: &Record<'_, 's>, found: Option<&Text>, member: &Member<'_>) -> bool {
        let fields = record.fields;
        let deny = fields.deny_unknown && fields.flattened.is_empty() && !member.is_claimed() && !record.cursor.at.flat;
        !deny || self.unknown_field(record, found, &member.key)
    }

    /// The fields that are not there and are required.
    fn missing(&mut self, record: &Record<'_, 's>, tree: &Tree<'_>) -> bool {
        let (mut accepted, mut folded) = (true, None);
        for (index, field) in record.fields.list.iter().enumerate() {
            if record.come.has(index) || field.optional || absent(&field.edge, self.settings.definitions) {
                continue;
            }
            accepted = false;
            if let Some(name) = field.names.first() {
                let folded = folded.get_or_insert_with(|| self.would_fold(record, tree));
                let other = folded.as_ref().and_then(|folded| folded.only(index, tree));
                self.missing_field(&field.edge, other.as_deref(), &record.cursor.at.field(name));
            }
        }
        accepted
    }

    /// The members that safe mode would read ignoring case, where no issue of their own says so.
    fn would_fold(&self, record: &Record<'_, 's>, tree: &Tree<'_>) -> Option<Folded<'s>> {
        let Tree::Object(members) = tree else { return None };
        let fields = record.fields;
        let is_said = fields.deny_unknown && !record.cursor.at.flat;
        let is_asked = fields.ignore_key_case && !is_said && !self.applies_rules() && self.words_issues();
        is_asked.then(|| Folded::of(record.cursor.node, fields, members))
    }
}

#[cfg(test)]
mod tests {
    use super::Come;

    #[test]
    fn a_field_comes_alone_however_many_there_are() {
        for fields in [1, 63, 64, 65, 200] {
            for field in [0, fields / 2, fields - 1] {
                let mut come = Come::none_of(fields);
                come.add(field);
                assert!((0..fields).all(|other| come.has(other) == (other == field)), "{field} of {fields}");
            }
        }
    }
}
