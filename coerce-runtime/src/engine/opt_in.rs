//! Types whose values ask for the rules themselves: the switch is taken off first, then the rest is walked as it says.

use super::Engine;
use super::cursor::Cursor;
use crate::constant::Text;
use crate::json::{Path, Segment};
use crate::report::{Compat, Error, Issue, IssueCode, Mode};
use crate::tree::{Member, Tree};

impl<'s> Engine<'s> {
    /// Judges a value whose switch is the member `switch`: removes it, and walks the rest, with the types and rules of `cursor`, in the
    /// mode that it asks for.
    pub(super) fn opted_in(&mut self, switch: &'s Text, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let compat = match read_switch(tree, switch, self.settings.previews) {
            Ok(compat) => compat,
            Err(_) if self.state.overlooks_switches => Compat { mode: self.state.mode, preview: false },
            Err(issues) => return self.wrong_switch(issues, cursor),
        };
        if take_off(tree, switch) && !self.state.probing {
            self.recorder.forget_member(|| cursor.at.field(switch).path());
        }
        let around = self.state.mode;
        if around == Mode::Safe {
            self.state.mode = compat.mode;
        }
        // What can't hold a switch can't ask for what a hint would tell.
        let hints = if matches!(tree, Tree::Object(_)) { 0 } else { std::mem::take(&mut self.hint_budget) };
        let verdict = self.with_rules(&cursor.accepted(false), tree);
        self.hint_budget += hints;
        self.state.mode = around;
        // A rule may have brought up another, which would be no part of what is read.
        let comes_again = matches!(&*tree, Tree::Object(members) if members.iter().any(|one| is_switch(one, switch)));
        if comes_again && !self.state.overlooks_switches {
            let path = Path { segments: vec![Segment::from(switch.clone().into_owned())] };
            return self.wrong_switch(vec![Issue::new(path, IssueCode::DuplicateField)], cursor);
        }
        !verdict.is_refused()
    }
}

/// Returns what the switch says. Where there is none, no rule applies. It may ask for a preview where one is given.
fn read_switch(tree: &Tree<'_>, switch: &Text, previews: bool) -> Result<Compat, Vec<Issue>> {
    let Tree::Object(members) = tree else { return Ok(Compat { mode: Mode::Strict, preview: false }) };
    let switches = members.iter().filter(|member| is_switch(member, switch)).cloned().collect();
    match Compat::read_from(&mut Tree::Object(switches), switch, Mode::Strict) {
        Ok(compat) if compat.preview && !previews => Err(vec![preview_is_elsewhere(switch)]),
        read => read.map_err(Error::into_issues),
    }
}

fn is_switch(member: &Member<'_>, switch: &str) -> bool {
    !member.is_claimed() && member.name() == Some(switch)
}

/// Takes the switch off, and returns whether there was one.
fn take_off(tree: &mut Tree<'_>, switch: &str) -> bool {
    let Tree::Object(members) = tree else { return false };
    let index = members.iter().position(|member| is_switch(member, switch));
    index.map(|index| members.remove(index)).is_some()
}

/// Reading a value gives that value: it can't be a preview.
fn preview_is_elsewhere(member: &Text) -> Issue {
    let path = Path { segments: vec![Segment::from(member.clone().into_owned()), Segment::Field("preview")] };
    Issue::new(path, IssueCode::InvalidValue)
        .expecting("false: reading a value can't preview it")
        .receiving(&serde_json::Value::Bool(true))
        .hinting_at_rule("a preview is given by `Options::preview`".to_owned(), "")
}
