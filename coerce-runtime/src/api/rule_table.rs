//! The table of a type's rules: the whitelist of what can change.

use std::fmt;

use serde::Serialize;

use crate::constant::Text;
use crate::json::render::Line;
use crate::rules::Rule;

mod collect;

/// Every path of a type that has rules, with these.
///
/// `Display` is an aligned table, [`to_markdown`](Self::to_markdown) a Markdown one, and it serializes as a list of
/// `{"path", "rules": [{"rule", "arguments", "eager"}]}`. A path is an RFC 6901 pointer in which `*` stands for any item of a
/// list or value of a map, and `tag=name` for a variant, escaped as one name. The patterns of reports, in a
/// [`Tally`](crate::Tally) or an event, know only the document: they have `*` for each position, of a tuple or of a struct that came as
/// a list too, and no tags, so not all of them are a path here. What is inside a recursive type is listed once, and so is what is inside
/// a type that is used at thousands of paths.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Coerce;
///
/// assert!(Vec::<u8>::rules().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct RuleTable {
    rows: Vec<RuleRow>,
    #[serde(skip)]
    opaque: Vec<String>,
}

/// The rules of one path.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{DeclaredRule, RuleRow};
/// use serde_json::json;
///
/// // As `SearchArgs::rules().rows()` has it for a list of numbers.
/// let rules = vec![DeclaredRule { rule: "string_to_number".into(), arguments: "".into(), eager: false }];
/// let row = RuleRow { path: "/ids/*".to_owned(), rules };
/// let wire = json!({"path": "/ids/*", "rules": [{"rule": "string_to_number", "arguments": "", "eager": false}]});
/// assert_eq!(json!(row), wire);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleRow {
    /// The path pattern: `/filters/*/limit`; the empty string for the root, which tables show as `(root)`.
    pub path: String,
    /// Its rules, in the order in which they run.
    pub rules: Vec<DeclaredRule>,
}

/// A rule as declared at some path.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::DeclaredRule;
///
/// let rule = DeclaredRule { rule: "text_to_null".into(), arguments: r#""N/A""#.into(), eager: true };
/// assert_eq!(rule.to_string(), r#"text_to_null("N/A") [eager]"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeclaredRule {
    /// Its name.
    pub rule: Text,
    /// Its arguments as written, `""` if there are none.
    pub arguments: Text,
    /// True if it may act on what the type would accept as it is.
    pub eager: bool,
}

impl DeclaredRule {
    /// A rule without arguments.
    fn named(rule: &'static str, eager: bool) -> Self {
        Self { rule: rule.into(), arguments: "".into(), eager }
    }

    fn of(rule: &Rule, eager: bool) -> Self {
        // The name is that of the function, which is the argument of `custom`.
        let arguments = if rule.is_custom() { "".into() } else { rule.written.clone() };
        Self { rule: rule.name.into(), arguments, eager }
    }
}

impl fmt::Display for DeclaredRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rule)?;
        if !self.arguments.is_empty() {
            write!(f, "({})", self.arguments)?;
        }
        if self.eager { f.write_str(" [eager]") } else { Ok(()) }
    }
}

impl RuleTable {
    /// The rows, in the order in which the type declares the locations.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let ids = json!({"type": "array", "items": {"type": "integer"}});
    /// let policy = Policy::new().on("array", ["singleton_list"]).on("integer", ["string_to_number"]);
    /// let table = Schema::compile(&ids, &policy)?.rules();
    /// let paths: Vec<&str> = table.rows().iter().map(|row| &*row.path).collect();
    /// assert_eq!(paths, ["", "/*"]);
    /// assert_eq!(table.rows()[1].rules[0].rule, "string_to_number");
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn rows(&self) -> &[RuleRow] {
        &self.rows
    }

    /// Returns whether the type has no rules at all: nothing is ever changed.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// assert!(Vec::<u8>::rules().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The paths at which a type without `Coerce` is read by its own `Deserialize`: no rule acts on what is inside. A derive that was
    /// forgotten shows here.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use std::net::IpAddr;
    ///
    /// use serde_coerce::Coerce;
    ///
    /// assert!(Vec::<IpAddr>::rules().opaque().is_empty(), "std's types have `Coerce`");
    /// ```
    #[must_use]
    pub fn opaque(&self) -> &[String] {
        &self.opaque
    }

    /// The table in Markdown.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let ids = json!({"type": "array", "items": {"type": "integer"}});
    /// let table = Schema::compile(&ids, &Policy::new().on("integer", ["string_to_number"]))?.rules();
    /// assert_eq!(table.to_markdown(), "| path | rules |\n|---|---|\n| `/*` | `string_to_number` |\n");
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn to_markdown(&self) -> String {
        let mut text = String::from("| path | rules |\n|---|---|\n");
        for row in &self.rows {
            let rules: Vec<_> = row.rules.iter().map(|rule| code(&rule.to_string())).collect();
            text.extend(["| ", &code(&shown(&row.path)), " | ", &rules.join(", "), " |\n"]);
        }
        text
    }
}

/// Text as code in a cell of a Markdown table, whatever is in it. Where backticks can't hold it, its punctuation is written by
/// number: a `|` would end the cell, and a backtick the code.
fn code(text: &str) -> String {
    let plain = |letter: char| letter != '`' && letter != '|' && !letter.is_control();
    if text.chars().all(plain) {
        return format!("`{text}`");
    }
    let by_number = |letter: char| match letter {
        _ if letter.is_ascii_punctuation() || letter.is_control() => format!("&#{};", u32::from(letter)),
        _ => letter.to_string(),
    };
    format!("<code>{}</code>", text.chars().map(by_number).collect::<String>())
}

/// A pattern as tables show it: on one line, whatever names a schema has.
pub(super) fn shown(path: &str) -> String {
    if path.is_empty() { "(root)".to_owned() } else { Line(path).to_string() }
}

impl fmt::Display for RuleTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.rows.iter().map(|row| shown(&row.path).chars().count()).max().unwrap_or(0);
        for row in &self.rows {
            let rules: Vec<_> = row.rules.iter().map(ToString::to_string).collect();
            writeln!(f, "{:width$}  {}", shown(&row.path), rules.join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
