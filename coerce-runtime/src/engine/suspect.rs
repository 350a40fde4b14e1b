//! The member for which serde is likely to refuse a document.

use crate::plan::Plan;
use crate::tree::{Member, Tree};

/// The position of the first member of a document whose field accepts no value of its kind. Asked about it first, serde refuses the
/// document at once.
pub(crate) fn suspect(tree: &Tree<'_>, plan: &Plan) -> Option<usize> {
    let Tree::Object(members) = tree else { return None };
    let is_refused = |member: &Member<'_>| {
        let node = member.field.filter(|_| !member.settled).and_then(|number| plan.numbered(number));
        node.is_some_and(|node| node.plain && !node.accepted.has(member.value.kind()))
    };
    members.iter().position(is_refused)
}
