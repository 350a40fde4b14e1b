//! What issues are told beside what is wrong: which rules tried to help, and which would.

use super::{Context, Kept, Node, Noted, Since};
use crate::error::Tried;

impl Context {
    /// Adds to the issues noted since about `node` what was tried there and why it refused.
    fn tried(&mut self, node: &Node<'_>, since: Since, mut tried: Vec<Tried>) {
        if node.sensitive {
            for tried in &mut tried {
                "refused".clone_into(&mut tried.reason);
            }
        }
        let mut here = self.issues_at(node, since);
        let Some(first) = here.next() else {
            drop(here);
            return self.tried_around(since, &tried);
        };
        here.for_each(|issue| issue.tried.extend(tried.iter().cloned()));
        for tried in &mut tried {
            tried.tell_once(&first.expected);
        }
        if first.tried.is_empty() { first.tried = tried } else { first.tried.append(&mut tried) }
    }

    /// Tells it of the first issue inside, where none is about the place itself.
    fn tried_around(&mut self, since: Since, tried: &[Tried]) {
        let issue = self.issues_since(since).find(|issue| issue.hint.is_none());
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

    /// Tells what could not be read at `node`, after these rules have refused it and others may have fired on it.
    #[cold]
    #[inline(never)]
    pub(crate) fn explain(&mut self, node: &Node<'_>, before: Kept, tried: Vec<Tried>) {
        self.tried(node, before.issues, tried);
        self.hint_at_repairs(node, before);
    }

    /// Tells the issues noted since that what they are about is no more what came: which rules of `node` have fired on it.
    fn hint_at_repairs(&mut self, node: &Node<'_>, before: Kept) {
        let Self { notes, rare: Some(rare), quiet: false, .. } = self else { return };
        // What was noted since is about this place or one inside it: its depth tells which.
        let depth = node.depth;
        let here = notes.rules_since(before.fired, depth);
        if here.is_empty() {
            return;
        }
        let Since(known) = before.issues;
        for issue in rare.issues.iter_mut().skip(known).filter(|issue| issue.hint.is_none()) {
            let is_here = issue.path.segments.len() == depth;
            let mut hint = String::with_capacity(64);
            hint.push_str(if is_here { "after " } else { "in what " });
            for (at, rule) in here.iter().enumerate() {
                hint.extend([if at == 0 { "`" } else { " and `" }, rule, "`"]);
            }
            hint.push_str(if is_here { "" } else { " made of the value around it" });
            issue.hint = Some(hint);
        }
    }
}
