//! Which rules fit which declared type: each says it by itself.

use super::declared_location::{DeclaredLocation, Form};
use super::words::Word;
use crate::rules::Arguments;

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
    pub(super) fn is_of(self, declared: DeclaredLocation) -> bool {
        match self {
            Self::Type(form) => declared.form == Some(form),
            Self::Nullable => declared.nullable,
            Self::NotRequired => declared.removable,
        }
    }
}

impl Word {
    /// Returns whether it fits a location, with the rules of these names beside it.
    pub(super) fn fits(&self, declared: DeclaredLocation, beside: &[&str]) -> bool {
        match self {
            Self::Rule(rule) => rule.definition.fits(declared, beside) && (declared.of_objects || !self.is_keyed()),
            Self::IgnoreKeyCase => declared.is(&[Form::Object]) && !declared.map,
            Self::DropKeys(_) => declared.is(&[Form::Object]) && declared.closed,
        }
    }

    /// Returns whether it makes objects of items, or items of objects, by a key.
    pub(super) fn is_keyed(&self) -> bool {
        matches!(self, Self::Rule(rule) if matches!(rule.arguments, Arguments::Key(_)))
    }

    /// Returns whether it fits some location of which the schema says this.
    pub(super) fn may_fit(&self, says: Says, beside: &[&str]) -> bool {
        let anything = DeclaredLocation { nullable: true, removable: true, ..DeclaredLocation::default() };
        let forms = WORDS.iter().filter_map(|(_, one)| if let Says::Type(form) = one { Some(*form) } else { None });
        let mut declared = forms.map(|form| DeclaredLocation { form: Some(form), ..anything });
        declared.any(|declared| says.is_of(declared) && self.fits_type(declared, beside))
    }

    /// Returns whether it fits a location of the same declared type that may declare something else inside.
    pub(super) fn fits_type(&self, declared: DeclaredLocation, beside: &[&str]) -> bool {
        let declared = DeclaredLocation { closed: true, of_objects: true, ..declared };
        let fits = |map, nullable| self.fits(DeclaredLocation { nullable, map, ..declared }, beside);
        [false, true].into_iter().any(|map| fits(map, declared.nullable) || fits(map, false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ALL, Level, Rule};

    #[test]
    fn each_rule_fits_something() {
        for definition in ALL {
            let word = Word::Rule(Rule { level: Level::Whole, ..definition.rule() }.into());
            assert!(word.may_fit(Says::Nullable, &[]), "{}", definition.name);
        }
    }

    #[test]
    fn nothing_but_a_function_fits_what_is_not_certain() {
        let declared = DeclaredLocation { nullable: true, ..DeclaredLocation::default() };
        let fitting: Vec<_> = ALL.iter().filter(|rule| rule.fits(declared, &[])).map(|rule| rule.name).collect();
        assert_eq!(fitting, ["custom"]);
    }
}
