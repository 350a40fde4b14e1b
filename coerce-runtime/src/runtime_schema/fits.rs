//! Which rules fit which declared type: each says it by itself.

use super::words::Word;
use crate::rules::{Arguments, Form, Site};

/// A declaration of a schema about a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    /// This type.
    Type(Form),
    /// That it may be null, whatever else it is.
    Nullable,
    /// That it is a property which need not be there.
    NotRequired,
}

/// The words for it.
pub(super) const WORDS: &[(&str, Says)] = &[
    ("string", Says::Type(Form::String)),
    ("integer", Says::Type(Form::Integer)),
    ("number", Says::Type(Form::Number)),
    ("boolean", Says::Type(Form::Boolean)),
    ("array", Says::Type(Form::Array)),
    ("object", Says::Type(Form::Object)),
    ("enum", Says::Type(Form::Enum)),
    ("nullable", Says::Nullable),
    ("not required", Says::NotRequired),
];

/// Rules by declared type that fit no location of that type.
pub(super) fn unfit(on: &[(Says, Word)]) -> Vec<String> {
    let beside = |says: Says| on.iter().filter(move |(other, _)| *other == says).map(|(_, word)| word.name());
    let is_unfit = |(says, word): &&(Says, Word)| !word.may_fit(*says, &beside(*says).collect::<Vec<_>>());
    let fault = |(says, word): &(Says, Word)| format!("`{}` does not fit `{}`: remove it", word.name(), says.word());
    on.iter().filter(is_unfit).map(fault).collect()
}

impl Says {
    /// The word for it.
    pub(super) fn word(self) -> &'static str {
        WORDS.iter().find(|(_, other)| *other == self).map_or("", |(word, _)| word)
    }

    /// Returns whether it is said of this location.
    pub(super) fn is_of(self, site: Site) -> bool {
        match self {
            Self::Type(form) => site.form == Some(form),
            Self::Nullable => site.nullable,
            Self::NotRequired => site.removable,
        }
    }
}

impl Word {
    /// Returns whether it fits a location, with the rules of these names beside it.
    pub(super) fn fits(&self, site: Site, beside: &[&str]) -> bool {
        match self {
            Self::Rule(rule) => rule.definition.fits(site, beside) && (site.of_objects || !self.is_keyed()),
            Self::IgnoreKeyCase => site.is(&[Form::Object]) && !site.map,
            Self::DropKeys(_) => site.is(&[Form::Object]) && site.closed,
        }
    }

    /// Returns whether it makes objects of items, or items of objects, by a key.
    pub(super) fn is_keyed(&self) -> bool {
        matches!(self, Self::Rule(rule) if matches!(rule.arguments, Arguments::Key(_)))
    }

    /// Returns whether it fits some location of which the schema says this.
    pub(super) fn may_fit(&self, says: Says, beside: &[&str]) -> bool {
        let form = |says| if let Says::Type(form) = says { Some(form) } else { None };
        let forms = WORDS.iter().filter_map(|(_, other)| form(*other));
        let forms = forms.filter(|other| form(says).is_none_or(|form| form == *other));
        let site = |form| Site { form: Some(form), nullable: true, removable: true, ..Site::default() };
        forms.into_iter().any(|form| self.fits_type(site(form), beside))
    }

    /// Returns whether it fits a location of the same declared type that may declare something else inside.
    pub(super) fn fits_type(&self, site: Site, beside: &[&str]) -> bool {
        let site = Site { closed: true, of_objects: true, map: false, choice: false, ..site };
        let sites = [site, Site { map: true, ..site }];
        sites.into_iter().flat_map(|site| [site, Site { nullable: false, ..site }]).any(|site| self.fits(site, beside))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ALL, Level, Rule};

    #[test]
    fn each_rule_fits_something() {
        for definition in ALL {
            let word = Word::Rule(Rule::new(definition, Level::Whole, Arguments::None, "").into());
            assert!(word.may_fit(Says::Nullable, &[]), "{}", definition.name);
        }
    }

    #[test]
    fn nothing_but_a_function_fits_what_is_not_certain() {
        let site = Site { nullable: true, ..Site::default() };
        let fitting: Vec<_> = ALL.iter().filter(|rule| rule.fits(site, &[])).map(|rule| rule.name).collect();
        assert_eq!(fitting, ["custom"]);
    }
}
