//! What enums expect, and what is wrong where no variant is found.

use super::{Context, Cow, IssueCode, Node, Received, Rules, Tagging, VariantTable, Variants};
use crate::{hint, show};

/// What an enum takes, in JSON's terms.
pub(super) fn expected(table: &VariantTable) -> Cow<'static, str> {
    if let Some(expecting) = table.expecting {
        return expecting.into();
    }
    let wholly = table.tagging == Tagging::Untagged;
    if !wholly && table.tagged() == table.variants.len() {
        return expected_tagged(table);
    }
    let tagged = if wholly || table.tagged() == 0 { None } else { Some(expected_tagged(table)) };
    let variants = table.variants.iter().filter(|variant| wholly || variant.untagged);
    let mut forms: Vec<_> = tagged.into_iter().chain(variants.map(|variant| (variant.expected)())).collect();
    if forms.len() == 1 {
        return forms.remove(0);
    }
    forms.join(", or ").into()
}

/// The same of the variants that have a tag.
fn expected_tagged(table: &VariantTable) -> Cow<'static, str> {
    let one_of = || hint::one_of(table.tags());
    match table.tagging {
        Tagging::External => {
            let words = || hint::one_of(table.words.iter().copied());
            let mut objects = table.tags().filter(|name| !table.words.contains(name)).peekable();
            if objects.peek().is_none() {
                return words();
            }
            let object = hint::one_of(objects);
            if table.words.is_empty() {
                format!("an object with one member, {object}").into()
            } else {
                format!("{}, or an object with one member, {object}", words()).into()
            }
        }
        Tagging::Internal { tag } => format!("an object whose `{tag}` is {}", one_of()).into(),
        Tagging::Adjacent { tag, content } => match table.content_is_optional() {
            None => format!("an object whose `{tag}` is {}", one_of()).into(),
            Some(false) => format!("an object with `{content}` whose `{tag}` is {}", one_of()).into(),
            Some(true) => format!("an object with `{content}` (optional) whose `{tag}` is {}", one_of()).into(),
        },
        Tagging::Untagged => one_of(),
    }
}

/// The place of a tag's member is an issue of its own where the member is not there.
#[cold]
#[inline(never)]
pub(super) fn missing_tag<T: Variants>(tag: &'static str, node: &Node<'_>, cx: &mut Context) {
    cx.note_at(&node.field(tag, Rules::NONE, false), IssueCode::MissingTag, |issue| {
        issue.expected = hint::one_of(T::TABLE.names());
    });
}

/// Notes a tag that names no variant.
#[cold]
#[inline(never)]
pub(super) fn unknown_variant<T: Variants>(tag: &str, node: &Node<'_>, cx: &mut Context) {
    not_among(tag, bare, || names(T::TABLE), T::TABLE, node, cx);
}

/// Notes a member that names no variant.
#[cold]
#[inline(never)]
pub(super) fn unknown_member<T: Variants>(name: &str, node: &Node<'_>, cx: &mut Context) {
    not_among(name, member, || names(T::TABLE), T::TABLE, node, cx);
}

/// Notes a bare string that names no variant: those with content are told as what they are, objects.
#[cold]
#[inline(never)]
pub(super) fn no_variant<T: Variants>(tag: &str, node: &Node<'_>, cx: &mut Context) {
    not_among(tag, bare, || expected(T::TABLE), T::TABLE, node, cx);
}

/// The names of an enum's variants, as what is expected.
fn names(table: &VariantTable) -> Cow<'static, str> {
    table.expecting.map_or_else(|| hint::one_of(table.names()), Cow::Borrowed)
}

/// A name that came as a string; only its length if it must not be shown.
fn bare(name: &str, hidden: bool) -> String {
    Received::Text(name).describe(hidden).into_owned()
}

/// A name that came as a member's.
fn member(name: &str, hidden: bool) -> String {
    if hidden { "an object with another member".to_owned() } else { show::received_member(name) }
}

fn not_among(
    name: &str,
    received: fn(&str, bool) -> String,
    expected: fn() -> Cow<'static, str>,
    table: &VariantTable,
    node: &Node<'_>,
    cx: &mut Context,
) {
    let hidden = node.sensitive;
    cx.note_at(node, IssueCode::UnknownVariant, |issue| {
        issue.expected = expected();
        issue.received = Some(received(name, hidden));
        if !hidden {
            issue.hint = hint::did_you_mean(name, table.names()).map(hint::sentence);
        }
    });
}
