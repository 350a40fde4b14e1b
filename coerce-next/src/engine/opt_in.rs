//! Types whose values ask for the rules themselves: the switch is taken off first, then the rest is walked as it says.

use super::at::At;
use super::place::Place;
use super::{Engine, Verdict, release};
use crate::constant::Text;
use crate::json::{Path, Segment};
use crate::report::{Compat, Issue, IssueCode, Mode};
use crate::tree::Tree;

impl<'s> Engine<'s> {
    pub(super) fn opted_in(
        &mut self,
        member: &'s Text,
        place: &Place<'s>,
        tree: &mut Tree<'_>,
        at: &At<'_>,
    ) -> Verdict {
        let compat = match read_switch(tree, member) {
            Ok(compat) => compat,
            Err(issues) => return self.wrong_switch(issues, at),
        };
        if compat.preview {
            return self.wrong_switch(vec![preview_is_elsewhere(member)], at);
        }
        let claimant = self.claimant();
        if self.quiet {
            claim(tree, member, claimant);
        } else if let Tree::Object(members) = tree {
            members.retain(|other| other.name() != Some(member));
        }
        let around = self.mode;
        if around == Mode::Safe {
            self.mode = compat.mode;
        }
        let verdict = self.with_rules(place, tree, at, false);
        self.mode = around;
        release(tree, claimant);
        verdict
    }
}

/// What the switch says. Where there is none, no rule applies.
fn read_switch(tree: &Tree<'_>, member: &str) -> Result<Compat, Vec<Issue>> {
    let Tree::Object(members) = tree else { return Ok(Compat { mode: Mode::Strict, preview: false }) };
    let switches = members.iter().filter(|other| other.name() == Some(member)).cloned().collect();
    Compat::take_from(&mut Tree::Object(switches), member, Mode::Strict)
}

/// Hides the switch from whoever reads the rest.
fn claim(tree: &mut Tree<'_>, member: &str, claimant: u32) {
    if let Tree::Object(members) = tree {
        for switch in members.iter_mut().filter(|other| other.name() == Some(member)) {
            switch.claimed = claimant;
        }
    }
}

/// Reading a value gives that value: it can't be a preview.
fn preview_is_elsewhere(member: &Text) -> Issue {
    let path = Path { segments: vec![Segment::from(member.clone().into_owned()), Segment::Field("preview")] };
    Issue::new(path, IssueCode::InvalidValue)
        .expecting("false: reading a value can't preview it")
        .receiving(&serde_json::Value::Bool(true))
        .hinting("a preview is given by `Options::preview`")
}
