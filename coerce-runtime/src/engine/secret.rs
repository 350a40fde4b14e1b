//! Which values must not be written down. Where something sensitive can be reached, a value is shown only as far as it has the form of
//! its type: nobody knows what a string holds, nor what a rule makes of it.

use serde_json::Value;

use super::Engine;
use super::cursor::Cursor;
use super::location::Location;
use crate::constant::Text;
use crate::json::{Kind, Segment};
use crate::plan::{Node, Used};
use crate::rules::{Arguments, Edit, Rule};
use crate::schema::{Edge, MaskForm, Masker, Reach, Schema, Shape, is_plain};
use crate::tree::Tree;

impl<'s> Engine<'s> {
    /// The types with something to hide.
    pub(super) fn reach(&self) -> &'s Reach {
        self.settings.plan.reach(self.settings.definitions)
    }

    /// Returns whether values of this use must not be written down.
    pub(super) fn hides(&self, edge: &Edge) -> bool {
        self.settings.facts.sensitive && self.reach().has_use(edge, self.settings.definitions)
    }

    /// Returns whether values of a type must not be written down.
    pub(super) fn hides_from(&self, schema: &Schema) -> bool {
        self.settings.facts.sensitive && self.reach().has(schema)
    }

    /// Returns whether a tag at this location, or what stands behind it, must not be written down: an unknown one may be a part of what
    /// the variants hide, or of what another form does.
    pub(super) fn hides_tag(&self, cursor: &Cursor<'_, 's>, at: &Location<'_>) -> bool {
        at.sensitive || self.hides_from(cursor.core) || self.is_inside_tried(None, at)
    }

    /// Returns whether the value at a location must not be written down.
    pub(super) fn is_hidden(&self, cursor: &Cursor<'_, 's>) -> bool {
        self.is_hidden_from_around(cursor) || self.hides_from(self.outer(cursor))
    }

    /// Returns whether it must not be written down because of what is around it.
    pub(super) fn is_hidden_from_around(&self, cursor: &Cursor<'_, 's>) -> bool {
        let at = &cursor.at;
        self.settings.facts.sensitive && (at.sensitive || self.tried(at).is_some() || self.is_inside_tried(None, at))
    }

    /// Returns whether what a foreign type says of the value must not be written down.
    pub(super) fn hides_words(&self, cursor: &Cursor<'_, 's>) -> bool {
        let is_discreet = matches!(&cursor.core.shape, Shape::Opaque(opaque) if opaque.discreet);
        if is_discreet { self.is_hidden_from_around(cursor) } else { self.is_hidden(cursor) }
    }

    /// Returns whether that holds of this value there, which may be something else than the type asks for.
    pub(super) fn hides_value(&self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        self.is_hidden(cursor) || self.settings.facts.sensitive && self.reach().guards(tree)
    }

    /// The location of a member that no type reads: where keys are secrets, it may have been meant for another object.
    pub(super) fn unread_key<'p>(&self, at: &'p Location<'p>, key: &'p str) -> Location<'p> {
        let is_secret = self.settings.facts.sensitive && self.reach().secret_keys;
        if is_secret || self.hides_tried_key(&at.key(key)) { at.hidden_key() } else { at.key(key) }
    }

    /// Tries one form of the type at this location, which may have something to hide in another.
    pub(super) fn trying<T>(&mut self, cursor: &Cursor<'_, 's>, walk: impl FnOnce(&mut Self) -> T) -> T {
        let (before, is_inner) = (self.trying.len(), self.tried(&cursor.at).is_some());
        if !is_inner && self.hides_from(self.outer(cursor)) {
            self.trying.push((self.outer(cursor), cursor.at.depth));
        }
        let came = walk(self);
        self.trying.truncate(before);
        came
    }

    /// The type with something to hide of which the walk tries a form at this very location.
    fn tried(&self, at: &Location<'_>) -> Option<&'s Schema> {
        self.trying.last().filter(|(_, depth)| *depth == at.depth).map(|(schema, _)| *schema)
    }

    /// The innermost type with something to hide of which the walk tries a form around this location, with the steps from there. What those
    /// around it hide is hidden already.
    fn tried_around(&self, at: &Location<'_>) -> Option<(&'s Schema, Vec<Segment>)> {
        let is_around = |(_, depth): &&(_, usize)| !self.state.probing && *depth < at.depth;
        let (schema, depth) = self.trying.iter().rev().find(is_around)?;
        Some((schema, at.path().segments.split_off(*depth)))
    }

    /// Returns whether another form of a value around this one may have a secret here, except for what one `known` type hides.
    pub(super) fn is_inside_tried(&self, known: Option<&Schema>, at: &Location<'_>) -> bool {
        let hides = |(schema, steps): (_, Vec<_>)| self.masker().hides_behind(schema, &steps, known);
        self.tried_around(at).is_some_and(hides)
    }

    /// Returns whether the key that leads to this location is a secret of another form of a value around it.
    pub(super) fn hides_tried_key(&self, at: &Location<'_>) -> bool {
        self.tried_around(at).is_some_and(|(schema, steps)| self.masker().hides_key(schema, &steps))
    }

    /// Returns whether a rule takes a value with something to hide out of a member that is there: what the type itself reads in that member
    /// may be the secret.
    pub(super) fn unwraps_secret(&self, node: &Node, tree: &Tree<'_>) -> bool {
        let is_there = |key: &Text| matches!(tree, Tree::Object(all) if all.iter().any(|one| one.name() == Some(key)));
        let unwraps = |rule: &Used| matches!(&rule.arguments, Arguments::Keys(keys) if keys.iter().any(is_there));
        self.hides_from(node.outer(self.settings.definitions)) && node.rules.iter().any(unwraps)
    }

    pub(super) fn masker(&self) -> Masker<'s> {
        Masker::new(self.settings.definitions, self.reach())
    }

    /// The types by which a value is masked: that of the location, and those of other forms of the values around it. `None` if all of it
    /// must be hidden. What the form that is tried needs no mask for is shown only if nothing can be inside.
    pub(super) fn masked_as(&self, cursor: &Cursor<'_, 's>, value: &Value) -> Option<Vec<MaskForm<'s>>> {
        let schema = self.tried(&cursor.at).filter(|_| !is_plain(&Tree::Value(value))).unwrap_or(self.outer(cursor));
        let mut forms = vec![MaskForm::of(schema)];
        if let Some((schema, steps)) = self.tried_around(&cursor.at) {
            forms.extend(self.masker().behind(schema, &steps)?);
        }
        Some(forms)
    }

    /// Returns whether `rule` may put a secret where nobody would look for one: a string that may hold it as an item, a member or a key, or
    /// a value where another form of it has something else.
    pub(super) fn moves_secret(&self, (rule, edit): (&Rule, &Edit), cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        if !self.settings.facts.sensitive || cursor.at.sensitive || self.state.probing {
            return false;
        }
        let is_tried = self.tried(&cursor.at).is_some() || self.is_inside_tried(None, &cursor.at);
        let hides = self.hides_from(self.outer(cursor));
        let is_list = matches!(cursor.core.shape, Shape::List { .. });
        // An item of a list is masked as such, wherever it stands.
        let shifts = matches!(edit, Edit::Wrap | Edit::Values(_) | Edit::Listed(_)) && !is_list && hides;
        match tree.as_str() {
            None if matches!(tree.kind(), Kind::List | Kind::Object) && (is_tried || shifts) => true,
            None if rule.definition.unwraps && self.reach().guards(tree) => true,
            None => rule.definition.moves_text && tree.kind() == Kind::List && hides,
            Some(text) if is_declared(text, rule, cursor) => false,
            Some(_) => shifts || rule.definition.moves_text && (is_tried || (rule.is_custom() || !is_list) && hides),
        }
    }
}

/// Returns whether a string is one that the type or the rule names.
fn is_declared(text: &str, rule: &Rule, cursor: &Cursor<'_, '_>) -> bool {
    let is_word = matches!(&rule.arguments, Arguments::KeyOnly { only, .. } if only.iter().any(|word| word == text));
    is_word || cursor.body().tag(text).is_some()
}
