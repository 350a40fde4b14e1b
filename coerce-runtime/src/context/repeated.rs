//! Members that came more than once inside a value that was taken whole, of which it holds the last.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use super::{Context, Node};
use crate::path::Path;

/// All values of such members but the last, by the member's place.
pub(crate) type Repeated = HashMap<Path, Vec<Earlier>>;

/// One of these values.
#[derive(Clone)]
pub(crate) struct Earlier {
    pub(crate) value: Value,
    /// The members inside it that came more than once.
    pub(crate) inside: Rc<Repeated>,
}

impl Context {
    /// What was noted inside the member at `node`. It is taken out, for the member comes once more.
    pub(crate) fn take_repeated_inside(&mut self, node: &Node<'_>) -> Rc<Repeated> {
        let mut inside = Repeated::new();
        if self.has_repeated() {
            let here = node.path();
            let all = self.repeated_mut();
            let is_inside =
                |path: &Path| path.segments.len() > here.segments.len() && path.segments.starts_with(&here.segments);
            let paths: Vec<_> = all.keys().filter(|path| is_inside(path)).cloned().collect();
            inside.extend(paths.into_iter().filter_map(|path| all.remove_entry(&path)));
        }
        Rc::new(inside)
    }

    /// Notes that the member at `node` came more than once, first with the value `earlier`.
    #[cold]
    pub(crate) fn repeated(&mut self, node: &Node<'_>, earlier: Earlier) {
        self.repeated_mut().entry(node.path()).or_default().push(earlier);
    }

    fn repeated_mut(&mut self) -> &mut Repeated {
        Rc::make_mut(self.rare().repeated.get_or_insert_default())
    }

    fn all(&self) -> Option<&Rc<Repeated>> {
        self.rare.as_ref()?.repeated.as_ref()
    }

    /// Whether any member came more than once inside a value that was taken whole.
    #[inline]
    pub(crate) fn has_repeated(&self) -> bool {
        self.rare.is_some() && self.all().is_some_and(|all| !all.is_empty())
    }

    /// Whether the member at `node` came more than once inside a value that was taken whole.
    pub(crate) fn is_repeated(&self, node: &Node<'_>) -> bool {
        self.has_repeated() && self.all().is_some_and(|all| all.contains_key(&node.path()))
    }

    /// All values but the last of the member at `node`.
    pub(crate) fn earlier(&self, node: &Node<'_>) -> Vec<Earlier> {
        self.all().and_then(|all| all.get(&node.path())).cloned().unwrap_or_default()
    }

    /// Reads such a value: inside it, only what came more than once in that very value did.
    pub(crate) fn with_earlier<T>(&mut self, earlier: Earlier, read: impl FnOnce(Value, &mut Self) -> T) -> T {
        let around = self.rare().repeated.replace(earlier.inside);
        let read = read(earlier.value, self);
        self.rare().repeated = around;
        read
    }

    /// Notes anew that the member at `node` came more than once, first with the values `earlier`.
    #[cold]
    pub(crate) fn set_repeated(&mut self, node: &Node<'_>, earlier: Vec<Earlier>) {
        self.repeated_mut().insert(node.path(), earlier);
    }

    /// All values but the last of every member that came more than once inside a value that was taken whole.
    pub(crate) fn all_repeated(&self) -> Rc<Repeated> {
        self.all().map(Rc::clone).unwrap_or_default()
    }
}
