//! Types whose values ask for the rules themselves: `#[coerce(opt_in)]`.

use std::borrow::Cow;
use std::marker::PhantomData;

use serde::Deserializer;
use serde_json::Value;

use crate::compat::Compat;
use crate::context::{Context, Node};
use crate::error::{Issue, IssueCode};
use crate::kind::Kinds;
use crate::mode::Mode;
use crate::outline::Outline;
use crate::path::Segment;
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::{owned, whole};

/// A type whose values ask for the rules themselves.
pub trait OptedIn: 'static {
    /// The shape of the type without the switch.
    type Inner: Shape<Out = Self>;

    /// The member that holds the switch.
    const MEMBER: &'static str;
}

/// The shape of such a type: the switch is taken off, then the rest is read as it says.
pub struct OptIn<T>(PhantomData<T>);

impl<T: OptedIn> Shape for OptIn<T> {
    type Out = T;

    const KINDS: Kinds = T::Inner::KINDS;
    const NATURAL: Kinds = T::Inner::NATURAL;
    const LEAF: bool = false;
    const DIRECT: bool = true;

    fn expected() -> Cow<'static, str> {
        T::Inner::expected()
    }

    fn describe(outline: &mut Outline) {
        outline.same::<T::Inner>(crate::rule::Rules::NONE);
    }

    fn take(mut value: Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let has_switch = value.get(T::MEMBER).is_some();
        let compat = match Compat::take_named(&mut value, T::MEMBER, Mode::Strict) {
            Ok(compat) => compat,
            Err(error) => {
                note_inside(node, error.into_issues(), cx);
                return None;
            }
        };
        if compat.preview {
            note_inside(node, vec![preview_is_elsewhere(T::MEMBER)], cx);
            return None;
        }
        if has_switch {
            cx.switch_taken(node, T::MEMBER);
        }
        let around = cx.mode;
        if around == Mode::Safe {
            cx.mode = compat.mode;
        }
        let read = owned::read::<T::Inner>(value, &node.without_rules(), cx).value();
        cx.mode = around;
        read
    }

    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<T>, D::Error> {
        let whole = whole::take(from, node, cx)?;
        Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)))
    }
}

/// Notes issues whose paths begin at `node`.
#[cold]
fn note_inside(node: &Node<'_>, issues: Vec<Issue>, cx: &mut Context) {
    for mut issue in issues {
        let mut path = node.told();
        path.segments.append(&mut issue.path.segments);
        issue.path = path;
        if node.sensitive {
            (issue.received, issue.hint) = (None, None);
        }
        cx.note(issue);
    }
}

#[cold]
fn preview_is_elsewhere(member: &'static str) -> Issue {
    let path = crate::path::Path { segments: vec![Segment::Field(member), Segment::Field("preview")] };
    Issue::new(path, IssueCode::InvalidValue)
        .expecting("false: reading a value can't preview it")
        .receiving(&Value::Bool(true))
        .hinting("a preview is given by `Options::preview`")
}
