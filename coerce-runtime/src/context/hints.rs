//! What issues are told beside what is wrong: which rules tried to help, and which would.

use super::{Context, Node, Noted};
use crate::error::Tried;

impl Context {
    /// Adds to the issues noted since about `node` what was tried there and why it refused.
    #[cold]
    pub(crate) fn tried(&mut self, node: &Node<'_>, noted: Noted, mut tried: Vec<Tried>) {
        if node.sensitive {
            for tried in &mut tried {
                "refused".clone_into(&mut tried.reason);
            }
        }
        let mut here = self.issues_at(node, noted);
        let Some(first) = here.next() else {
            drop(here);
            return self.tried_around(noted, &tried);
        };
        here.for_each(|issue| issue.tried.extend(tried.iter().cloned()));
        for tried in &mut tried {
            tried.tell_once(&first.expected);
        }
        if first.tried.is_empty() { first.tried = tried } else { first.tried.append(&mut tried) }
    }

    /// Tells it of the first issue inside, where none is about the place itself.
    fn tried_around(&mut self, noted: Noted, tried: &[Tried]) {
        let issue = self.issues_since(noted).find(|issue| issue.hint.is_none());
        if let (Some(issue), Some(Tried { rule, reason })) = (issue, tried.first()) {
            issue.hint = Some(format!("`{rule}` left the value around it as it was: {reason}"));
        }
    }

    /// Tells the issues noted since that safe mode would repair them, by `rule` at `node`.
    #[cold]
    pub(crate) fn hint_at_safe_mode(&mut self, node: &Node<'_>, noted: Noted, rule: &str) {
        let mut here = false;
        for issue in self.issues_at(node, noted) {
            issue.hint = Some(format!("`{rule}` would repair this in safe mode"));
            here = true;
        }
        for issue in self.issues_since(noted).filter(|_| !here) {
            issue.hint = Some(format!("`{rule}` on the value around it would repair this in safe mode"));
        }
    }

    /// Tells the issues noted since that what they are about is no more what came: which rules of `node` have fired on it.
    #[cold]
    pub(crate) fn hint_at_repairs(&mut self, node: &Node<'_>, noted: Noted) {
        let Self { notes, rare: Some(rare), quiet: false, .. } = self else { return };
        // What was noted since is about this place or one inside it: its depth tells which.
        let depth = node.depth;
        let here = notes.rules_since(noted.report, depth);
        if here.clone().next().is_none() {
            return;
        }
        for issue in rare.issues.iter_mut().skip(noted.issues).filter(|issue| issue.hint.is_none()) {
            let is_here = issue.path.segments.len() == depth;
            let mut hint = String::with_capacity(64);
            hint.push_str(if is_here { "after " } else { "in what " });
            for (at, rule) in here.clone().enumerate() {
                hint.extend([if at == 0 { "`" } else { " and `" }, rule, "`"]);
            }
            hint.push_str(if is_here { "" } else { " made of the value around it" });
            issue.hint = Some(hint);
        }
    }
}
