//! The members that a policy guards wherever they are: those that the schema does not declare may be meant too.

use super::super::subschema::Nodes;
use super::shape::{denies, objects};
use super::{Checked, Compiler, Job, here};
use crate::schema::{Edge, Shape};

impl<'v> Compiler<'_, 'v> {
    /// Items and members of which the schema says nothing.
    pub(super) fn anything(&self, job: &Job<'v>) -> Edge {
        let sensitive = self.policy.hides_inside(&self.policy.step(&job.location.context.active, "*"));
        Edge { sensitive, ..Edge::to(here(Shape::Any)) }
    }

    /// The members that the schema does not declare and the policy guards, wherever they are, with what applies to them.
    pub(super) fn guarded(&self, job: &Job<'v>, properties: &[(&'v str, Nodes<'v>)]) -> Vec<(&'v str, Nodes<'v>)> {
        let policy: &'v Checked = self.policy;
        let names = policy.guarded_names(&job.location.context.active);
        if names.is_empty() || denies(job) {
            return Vec::new();
        }
        let others = objects(&job.resolved.nodes).filter(|node| !node.contains_key("patternProperties"));
        let rest: Nodes<'v> = others.filter_map(|node| node.get("additionalProperties")).collect();
        let is_declared = |name: &&str| properties.iter().any(|(known, _)| known == name);
        let is_other = |name: &&str| !is_declared(name) && job.location.context.without.as_deref() != Some(*name);
        names.into_iter().filter(is_other).map(|name| (name, rest.clone())).collect()
    }
}
