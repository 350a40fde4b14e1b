//! Walks a document, and has the validator judge what comes of it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::findings::{
    Finding, findings, has_inside, hide_keys, is_hidden, leave_out_declared, merge, put_origins,
};
use super::super::judges::{LISTS, excess};
use super::{Loaded, Schema};
use crate::api::reading::Input;
use crate::engine::{self, Settings};
use crate::json::suggest::{self, Suggestions};
use crate::json::{Path, Segment};
use crate::report::{Coercion, Error, Issue, IssueCode, Mark, Mode, Recorder, Report, put_sent};
use crate::rules::ALL;
use crate::schema::{expected, hide_secret, hide_undeclared, member_names};

/// How many issues of the engine and of the validator are compared at least, whatever the limit is.
const GATHERED: usize = 256;

impl Schema {
    /// Walks the document, of which it is known whether it is `valid` as it is. A text that is no JSON never is. Where something else
    /// refuses what an eager rule made of a part that is accepted, none makes anything of such parts.
    pub(super) fn walked(&self, input: &Input<'_>, valid: bool) -> Result<Option<(Value, Report)>, Error> {
        let settings = Settings { valid, ..self.settings(input) };
        let folds = |entry: &Coercion| entry.rule == "ignore_key_case";
        let is_eager = |entry: &Coercion| folds(entry) || ALL.iter().any(|rule| rule.eager && rule.name == entry.rule);
        match self.walk(input, &settings) {
            Err(error) if self.options.mode == Mode::Strict => Err(self.bear_out_hints(error, input)),
            Err(error)
                if !valid && (error.report().omitted() > 0 || error.report().coercions().iter().any(is_eager)) =>
            {
                let without = self.walk(input, &Settings { changes_accepted: false, ..settings });
                without.map_err(|less| if less.issues().len() < error.issues().len() { less } else { error })
            }
            walked => walked,
        }
    }

    /// The error of strict mode, with a hint at a rule only where the validator accepts what safe mode makes of the value.
    fn bear_out_hints(&self, error: Error, input: &Input<'_>) -> Error {
        // No rule has acted: nothing else of a hint is for those alone who know rules.
        let is_of_rule = |[_, plain]: &[String; 2]| plain.is_empty();
        if !error.issues().iter().any(|issue| issue.parts.iter().any(is_of_rule)) {
            return error;
        }
        let safe = self.clone().mode(Mode::Safe).limits(self.options.limits.issues(self.gathered()));
        let Err(left) = safe.walked(input, false) else { return error };
        let left: BTreeSet<&Path> = left.issues().iter().map(|issue| &issue.path).collect();
        error.with_issues(|issue| {
            if issue.parts.iter().any(is_of_rule) && has_inside(&left, &issue.path) {
                issue.parts.retain(|part| !is_of_rule(part));
                let hints: Vec<&str> = issue.parts.iter().map(|[hint, _]| &**hint).collect();
                issue.hint = (!hints.is_empty()).then(|| hints.join("; "));
            }
        })
    }

    fn walk(&self, input: &Input<'_>, settings: &Settings<'_>) -> Result<Option<(Value, Report)>, Error> {
        let (mut tree, mut recorder, start) = (input.tree.clone(), Recorder::new(settings.limits), Mark::default());
        engine::repair(&mut tree, settings, &mut recorder);
        if let Some(source) = &input.source {
            source.word(&mut recorder, &tree);
        }
        recorder.limits = self.options.limits;
        let (issues, omitted) = recorder.take_issues(&start);
        let walked = issues.len();
        if issues.iter().any(|issue| issue.code == IssueCode::Syntax) {
            return Err(recorder.into_error_of(issues, omitted));
        }
        // What a rule made of a value and the engine refuses is none of the validator's business: digits may be lost in a `Value`.
        let made: BTreeSet<&[Segment]> = recorder.coercions().map(|fired| fired.steps).collect();
        let is_firm = |issue: &Issue| issue.is_final() || made.contains(&*issue.path.segments);
        let (firm, loose): (Vec<_>, Vec<_>) = issues.into_iter().partition(is_firm);
        let Some(repaired) = tree.to_value() else {
            let issue = Issue::new(Path::default(), IssueCode::InvalidValue).expecting("numbers of up to 64 bits");
            return Err(recorder.into_error_of(vec![issue], 0));
        };
        let is_changed = recorder.fired() > 0;
        if firm.is_empty() && if is_changed { self.judge(&repaired)? } else { settings.valid } {
            return Ok(is_changed.then(|| (repaired, recorder.into_report())));
        }
        // What eager rules made of valid input is taken back.
        if settings.valid && !firm.iter().any(Issue::is_final) {
            return Ok(None);
        }
        let (mut found, more) = self.found(&repaired, |path| recorder.hides(path));
        put_sent(found.iter_mut().map(|found| &mut found.issue), recorder.coercions());
        put_origins(&mut found, &loose, recorder.coercions());
        let issues = merge(firm, loose, found);
        // What the validator adds the walk may have found and left out.
        let omitted = more.max(omitted.saturating_sub(issues.len().saturating_sub(walked)));
        Err(recorder.into_error_of(issues, omitted))
    }

    /// Returns whether the validator accepts the document.
    pub(super) fn judge(&self, document: &Value) -> Result<bool, Error> {
        let Loaded { validator, joint, .. } = &*self.loaded;
        let most = self.options.limits.validation_steps as u64;
        let counted = joint.cost.judge(&[0], document, most);
        let judged = counted.map(|()| validator.is_valid(document));
        judged.map_err(|too_much| excess(too_much, "judges", document, most).into())
    }

    /// The errors of the validator on the document, and how many more there are. Nothing is shown of what is `hidden`.
    fn found(&self, document: &Value, hidden: impl Fn(&Path) -> bool) -> (Vec<Finding>, usize) {
        let Loaded { validator, joint, policy, known, .. } = &*self.loaded;
        let most = self.options.limits.validation_steps as u64;
        if let Err(too_much) = joint.cost.list(&[0], document, most) {
            return (vec![excess(too_much, LISTS, document, most).into()], 0);
        }
        let errors = validator.iter_errors(document);
        let hidden = |path: &Path, value: &Value| hidden(path) || is_hidden(path, value, policy);
        let (mut found, more) = findings(document, errors, hidden, |name| joint.cost.declares(name), self.gathered());
        leave_out_declared(&mut found, |path| hide_undeclared(path, &known.root, &known.schemas));
        let secret_keys = known.facts.sensitive && known.plan().reach(&known.schemas).secret_keys;
        let suggestions = Suggestions::default();
        for found in &mut found {
            for path in found.paths().filter(|_| secret_keys) {
                hide_secret(path, &known.root, &known.schemas);
            }
            hide_keys(found, policy, secret_keys);
            self.hint_at_declared(found, &suggestions);
        }
        (found, more)
    }

    /// Says how a missing member is declared, and hints at the declared name that an unknown one was likely meant to be.
    fn hint_at_declared(&self, Finding { issue, left_over, .. }: &mut Finding, suggestions: &Suggestions) {
        let (known, mut around) = (&self.loaded.known, issue.path.clone());
        let name = match issue.code {
            IssueCode::MissingField => None,
            // What one keyword refuses another may declare.
            IssueCode::UnknownField if *left_over => around.segments.pop(),
            _ => return,
        };
        let [declared] = hide_secret(&mut around, &known.root, &known.schemas)[..] else { return };
        let Some(name) = name else {
            issue.expected = expected(declared, &known.schemas);
            return;
        };
        let names = member_names(declared, &known.schemas);
        let near = name.name().ok().and_then(|name| suggestions.did_you_mean(name, &names));
        issue.hint = near.map(suggest::sentence);
    }

    /// How many issues are gathered before those that say the same are put together.
    fn gathered(&self) -> usize {
        self.options.limits.issues.max(GATHERED)
    }

    fn settings(&self, input: &Input<'_>) -> Settings<'_> {
        // What is kept of the report decides of nothing.
        let limits = self.options.limits.issues(self.gathered()).coercions(usize::MAX);
        Settings { limits, ..self.reading().settings(input) }
    }
}
