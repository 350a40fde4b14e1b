//! The members of a struct that are no field's: what its flattened fields read from.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::rc::Rc;

use serde_json::{Map, Value};

use crate::context::{Context, Earlier, Node, Repeated};
use crate::record::{Fields, Member};
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::owned::{Owned, read};
use crate::source::{Members, OtherKey, Source, WithSource};

/// The members of a struct that are no field's, in the order found.
#[derive(Clone, Default)]
pub struct Rest {
    members: Vec<RestMember>,
    /// Whether reading stops at the first fault.
    stops: bool,
}

#[derive(Clone)]
struct RestMember {
    key: String,
    /// `None` once a flattened struct has taken it: as in serde the next one does not see it.
    value: Option<Value>,
    /// The members inside it that came more than once: with another member of this key others did.
    inside: Rc<Repeated>,
    /// Whether some flattened field has read it.
    used: bool,
}

impl Rest {
    pub(crate) fn push(&mut self, key: String, Earlier { value, inside }: Earlier) {
        self.members.push(RestMember { key, value: Some(value), inside, used: false });
    }

    /// The keys that no flattened field has read.
    pub(crate) fn unused(&self) -> impl Iterator<Item = &str> {
        self.members.iter().filter(|member| !member.used).map(|member| member.key.as_str())
    }

    /// The members as those of an object.
    pub(crate) fn members(&mut self) -> RestMembers<'_> {
        RestMembers { rest: self, next: 0, at: 0, keep: true, only: None, other: OtherKey::Unused }
    }

    /// Those with these keys as those of an object. They are taken.
    pub(crate) fn members_of(&mut self, keys: [&'static str; 2]) -> RestMembers<'_> {
        RestMembers { keep: false, only: Some(keys), ..self.members() }
    }

    /// Takes the first member whose key is `wanted`.
    pub(crate) fn take_first(&mut self, wanted: impl Fn(&str) -> bool) -> Option<(String, Earlier)> {
        let free = self.members.iter_mut().find(|member| member.value.is_some() && wanted(&member.key))?;
        free.used = true;
        free.value.take().map(|value| (free.key.clone(), Earlier { value, inside: Rc::clone(&free.inside) }))
    }

    /// Everything that is left, as one object. It stays for the next field.
    pub(crate) fn object(&mut self, node: &Node<'_>, cx: &mut Context) -> Map<String, Value> {
        let mut object = Map::new();
        let mut repeated: BTreeMap<_, Vec<_>> = BTreeMap::new();
        let mut insides: BTreeMap<String, Rc<Repeated>> = BTreeMap::new();
        for (key, Earlier { value, inside }) in self.all() {
            if let Some(value) = object.insert(key.clone(), value) {
                let inside = insides.remove(&key).unwrap_or_default();
                repeated.entry(key.clone()).or_default().push(Earlier { value, inside });
            }
            if !inside.is_empty() {
                insides.insert(key, inside);
            }
        }
        for (key, earlier) in repeated {
            cx.set_repeated(&node.key(&key), earlier);
        }
        for inside in insides.into_values() {
            cx.put_repeated(&inside);
        }
        object
    }

    /// Everything that is left. It stays for the next field.
    pub(crate) fn all(&mut self) -> Vec<(String, Earlier)> {
        let mut all = Vec::new();
        for member in &mut self.members {
            if let Some(value) = &member.value {
                member.used = true;
                let inside = Rc::clone(&member.inside);
                all.push((member.key.clone(), Earlier { value: value.clone(), inside }));
            }
        }
        all
    }

    /// A copy for trying what can be read from it, as serde does.
    pub(crate) fn trial(&self) -> Self {
        Self { stops: true, ..self.clone() }
    }

    /// Marks every member as read that `other`, a copy, has read or taken.
    pub(crate) fn follow(&mut self, other: Self) {
        self.members = other.members;
    }
}

/// The members of [`Rest`] as those of an object.
pub(crate) struct RestMembers<'r> {
    rest: &'r mut Rest,
    next: usize,
    /// The member whose key was just read.
    at: usize,
    /// Whether it stays for the next flattened field.
    keep: bool,
    /// The only keys that are looked at.
    only: Option<[&'static str; 2]>,
    /// That key, where it is no field's.
    other: OtherKey,
}

impl RestMembers<'_> {
    /// Goes on to the next member that is there.
    fn advance(&mut self) -> Option<&str> {
        loop {
            let at = self.next;
            self.next += 1;
            let member = self.rest.members.get(at)?;
            let wanted = self.only.is_none_or(|only| only.contains(&member.key.as_str()));
            if wanted && member.value.is_some() {
                self.at = at;
                return Some(&self.rest.members[at].key);
            }
        }
    }

    fn take(&mut self) -> Earlier {
        let Some(member) = self.rest.members.get_mut(self.at) else { return Earlier::default() };
        member.used = true;
        let value = if self.keep { member.value.clone() } else { member.value.take() };
        Earlier { value: value.unwrap_or_default(), inside: Rc::clone(&member.inside) }
    }
}

impl Members<'_> for RestMembers<'_> {
    type Error = Infallible;

    /// A struct that flattens nothing itself takes its own fields and leaves the others. One that does sees all.
    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, Infallible> {
        self.keep = F::TABLE.flatten;
        loop {
            let Some(key) = self.advance() else { return Ok(Member::END) };
            if let Some(member) = F::find(key) {
                return Ok(member);
            }
            if F::TABLE.flatten {
                self.other = OtherKey::Unknown(key.to_owned());
                return Ok(Member::OTHER);
            }
        }
    }

    fn take_other(&mut self) -> OtherKey {
        std::mem::take(&mut self.other)
    }

    fn next_key(&mut self) -> Result<Option<String>, Infallible> {
        Ok(self.advance().map(str::to_owned))
    }

    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, Infallible> {
        let read = cx.with_earlier(self.take(), |value, cx| read::<Sh>(value, node, cx));
        if matches!(read, Slot::Failed) {
            self.stop();
        }
        Ok(read)
    }

    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, Infallible> {
        let before = cx.failures();
        let read = cx.with_earlier(self.take(), |value, cx| reader.read(Owned(value), cx));
        if cx.failures() > before {
            self.stop();
        }
        read
    }

    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, Infallible> {
        let Earlier { value, inside } = self.take();
        cx.put_repeated(&inside);
        Owned(value).buffer(node, cx)
    }

    /// A field that is found once more is passed over, though serde takes it.
    fn skip(&mut self) -> Result<(), Infallible> {
        self.take();
        self.stop();
        Ok(())
    }

    fn skip_rest(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    /// After a fault serde leaves what follows to the next flattened field, if it goes on at all.
    fn stop(&mut self) {
        if self.rest.stops {
            self.next = self.rest.members.len();
        }
    }
}
