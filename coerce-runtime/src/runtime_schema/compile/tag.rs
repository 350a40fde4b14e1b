//! The tag of several objects: the property that tells which of them a value is.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::super::subschema::{self, Decided, Nodes};
use super::shape::form;
use super::{Compiler, Found, Job, Location};
use crate::constant::Text;
use crate::schema::{Edge, Field, Fields, Judged, Shape, Variant};

impl<'v> Compiler<'_, 'v> {
    /// The tag of these objects by itself: rules act on it before it tells which of them a value is, and where it names none the issue is
    /// there. Of what is read by its `tagged` objects it is worth something only where rules act on it or must not.
    pub(super) fn tag_alone(
        &mut self,
        branches: &[&'v Value],
        tag: Option<&'v str>,
        tagged: bool,
        job: &Job<'v>,
    ) -> Option<Variant> {
        let tag = tag?;
        let nodes: Nodes<'v> = branches.iter().flat_map(|branch| self.property(branch, tag)).collect();
        let values: Nodes<'v> = branches.iter().flat_map(|branch| self.tag_values(branch, tag)).collect();
        let removable = !branches.iter().chain(&job.resolved.nodes).any(|node| self.requires(node, tag));
        let location = Location { lax: true, removable, ..self.inside(&job.branch(), tag) };
        let exact = self.policy.forbids(&location.context.active);
        let edge = self.edge_of(subschema::one_of(nodes, &values), &[], location);
        let ignore_key_case = job.found.ignore_key_case || self.folds(branches, job);
        let acts = !tagged || exact || ignore_key_case || !edge.rules.is_none();
        let optional = tagged || !branches.iter().all(|branch| self.requires(branch, tag));
        let field = Field { names: vec![tag.to_owned().into()], edge, optional, exact, undeclared: false };
        let fields = Fields { list: vec![field], keeps_others: true, ignore_key_case, ..Fields::default() };
        let content = Edge::to(super::here(Shape::Struct(fields)));
        let judged = Judged { judge: Box::new(self.judges.parts(&[])), tag: None, common: true };
        acts.then(|| form(Some(judged), content))
    }

    /// Returns whether names are found without regard to case in these objects, beside forms that are none.
    fn folds(&mut self, objects: &[&'v Value], job: &Job<'v>) -> bool {
        let object = self.source.resolve(&objects[..1], &Decided::new());
        let object = Job { resolved: object, location: job.branch(), found: Found::default() };
        !object.location.context.never && self.rules_at(&object, &objects[..1]).ignore_key_case
    }

    /// The property of which each of these objects has other values: strings, and required, if each value is to be `tagged`.
    pub(super) fn tag(&self, branches: &[&'v Value], tagged: bool) -> Option<&'v str> {
        let first = self.source.said_of(branches.first()?, "properties");
        let mut names = first.into_iter().filter_map(Value::as_object).flat_map(Map::keys);
        let is_tag = |name: &&'v String| {
            let mut seen = HashSet::new();
            branches.iter().all(|branch| {
                let values = self.tag_values(branch, name);
                let tells = values.iter().all(|value| seen.insert(*value) && (!tagged || value.is_string()));
                tells && !values.is_empty() && (!tagged || self.requires(branch, name))
            })
        };
        names.find(is_tag).map(|name| &**name).filter(|_| branches.len() > 1)
    }

    /// The tag with its values in a branch.
    pub(super) fn tag_of(&self, branch: &'v Value, tag: Option<&str>) -> Option<(Text, Vec<Value>)> {
        tag.map(|name| (name.to_owned().into(), self.tag_values(branch, name).into_iter().cloned().collect()))
    }

    /// The values that a property of a branch may have, if they are listed.
    pub(super) fn tag_values(&self, branch: &'v Value, name: &str) -> Nodes<'v> {
        let nodes = self.source.gather(&self.property(branch, name));
        nodes.and_then(|nodes| self.source.allowed(&nodes)).unwrap_or_default()
    }

    /// What a branch says of a property.
    fn property(&self, branch: &'v Value, name: &str) -> Nodes<'v> {
        let properties = self.source.said_of(branch, "properties");
        properties.into_iter().filter_map(|members| members.get(name)).collect()
    }

    fn requires(&self, node: &'v Value, name: &str) -> bool {
        let required = self.source.said_of(node, "required");
        required.into_iter().filter_map(Value::as_array).flatten().any(|one| one == name)
    }
}
