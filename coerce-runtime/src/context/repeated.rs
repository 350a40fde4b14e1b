//! Members that came more than once inside a value that was taken whole, of which it holds the last.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::rc::Rc;

use serde_json::Value;

use super::{Context, Node};
use crate::path::Path;

/// All values of such members but the last, by the member's place. In the order of places what is inside one follows it, so
/// that it is found without a look at the others.
pub(crate) type Repeated = BTreeMap<Path, Vec<Earlier>>;

/// A value of a member that came more than once.
#[derive(Clone, Default)]
pub(crate) struct Earlier {
    pub(crate) value: Value,
    /// The members inside it that came more than once.
    pub(crate) inside: Rc<Repeated>,
}

/// The members inside the value at `path` that came more than once.
pub(crate) fn inside<'r>(repeated: &'r Repeated, path: &Path) -> impl Iterator<Item = (&'r Path, &'r Vec<Earlier>)> {
    let after = repeated.range((Bound::Excluded(path), Bound::Unbounded));
    after.take_while(move |(other, _)| other.starts_with(path))
}

impl Earlier {
    /// The same, of the member at `node`, which had another name.
    pub(crate) fn moved_to(self, node: &Node<'_>) -> Self {
        if self.inside.is_empty() {
            return self;
        }
        Self { inside: Rc::new(moved(&self.inside, &node.path())), ..self }
    }
}

fn moved(inside: &Repeated, to: &Path) -> Repeated {
    let depth = to.segments.len();
    let moved_path =
        |path: &Path| Path { segments: [&to.segments, path.segments.get(depth..).unwrap_or_default()].concat() };
    let moved_one = |one: &Earlier| Earlier { value: one.value.clone(), inside: Rc::new(moved(&one.inside, to)) };
    inside.iter().map(|(path, all)| (moved_path(path), all.iter().map(moved_one).collect())).collect()
}

impl Context {
    /// What was noted inside the member at `node`. It is taken out, for the member comes once more.
    pub(crate) fn take_repeated_inside(&mut self, node: &Node<'_>) -> Rc<Repeated> {
        let paths: Vec<_> = match self.all() {
            Some(all) => inside(all, &node.path()).map(|(path, _)| path.clone()).collect(),
            None => Vec::new(),
        };
        if paths.is_empty() {
            return Rc::default();
        }
        let all = self.repeated_mut();
        Rc::new(paths.into_iter().filter_map(|path| all.remove_entry(&path)).collect())
    }

    /// What was noted inside the member at `node`, for a value that may be read again.
    pub(crate) fn repeated_inside(&self, node: &Node<'_>) -> Rc<Repeated> {
        let all = self.all().filter(|all| !all.is_empty());
        let copy =
            |all: &Rc<Repeated>| inside(all, &node.path()).map(|(path, all)| (path.clone(), all.clone())).collect();
        all.map(copy).map(Rc::new).unwrap_or_default()
    }

    /// Notes again what was taken out.
    pub(crate) fn put_repeated(&mut self, inside: &Repeated) {
        if !inside.is_empty() {
            self.repeated_mut().extend(inside.iter().map(|(path, all)| (path.clone(), all.clone())));
        }
    }

    /// What was noted of the member at `node` and inside it: all that can matter where it alone is read.
    pub(crate) fn repeated_from(&self, node: &Node<'_>) -> Option<Rc<Repeated>> {
        let all = self.all().filter(|all| !all.is_empty())?;
        let path = node.path();
        let here = all.get_key_value(&path).into_iter().chain(inside(all, &path));
        let from: Repeated = here.map(|(path, all)| (path.clone(), all.clone())).collect();
        (!from.is_empty()).then(|| Rc::new(from))
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
        if earlier.inside.is_empty() && !self.has_repeated() {
            return read(earlier.value, self);
        }
        self.with_repeated(earlier.inside, |cx| read(earlier.value, cx))
    }

    /// Reads with this noted and nothing else.
    pub(crate) fn with_repeated<T>(&mut self, repeated: Rc<Repeated>, read: impl FnOnce(&mut Self) -> T) -> T {
        let around = self.rare().repeated.replace(repeated);
        let read = read(self);
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
