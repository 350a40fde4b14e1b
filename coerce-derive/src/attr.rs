//! `#[coerce(…)]` as written: a tree of names and their arguments, with the place of each. Only the syntax is judged here.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Result};
use syn::{Attribute, ExprPath, Ident, Lit, LitStr, Meta, Path, Token, parenthesized, token};

use crate::errors::Errors;

/// A name with its arguments.
#[derive(Clone)]
pub(crate) struct Entry {
    /// The name.
    pub(crate) name: Ident,
    /// The text after it.
    pub(crate) written: Written,
    /// False if a part of that text was reported and left out.
    pub(crate) sound: bool,
}

/// The text after a name.
#[derive(Clone)]
pub(crate) enum Written {
    /// `name`
    Nothing,
    /// `name = value`
    Value(Value),
    /// `name(item, …)`
    List(Vec<Item>),
}

/// One of several in parentheses.
#[derive(Clone)]
pub(crate) enum Item {
    /// `name`, `name = value`, `name(…)`
    Entry(Entry),
    /// `"text"`, `5`, `path::to::something`
    Value(Value),
}

/// A value as written.
#[derive(Clone)]
pub(crate) enum Value {
    /// `"text"`, `5`, `-5`, `true`
    Literal(Option<Token![-]>, Lit),
    /// `path::to::something`, `null`
    Path(Path),
}

/// Reads the `#[coerce(…)]` among the attributes of one place. What cannot be read is reported and left out.
pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Vec<Entry> {
    let attributes = attributes.iter().filter(|attribute| attribute.path().is_ident("coerce"));
    attributes.flat_map(|attribute| named(one(attribute, errors), "a rule or an attribute", errors)).collect()
}

/// The items that have a name; the others are reported.
fn named(items: Vec<Item>, what: &str, errors: &mut Errors) -> Vec<Entry> {
    let entry = |item| match item {
        Item::Entry(entry) => Some(entry),
        Item::Value(value) => {
            let instead = match &value {
                Value::Literal(_, Lit::Str(_)) => "write it without quotes",
                Value::Literal(..) => "write one, or remove this",
                Value::Path(_) => "write one, without a path",
            };
            errors.on(&value, format_args!("expected the name of {what}: {instead}"));
            None
        }
    };
    items.into_iter().filter_map(entry).collect()
}

fn one(attribute: &Attribute, errors: &mut Errors) -> Vec<Item> {
    let Meta::List(list) = &attribute.meta else {
        errors.on(&attribute.meta, "`#[coerce]` takes its arguments in parentheses: write `#[coerce(trim)]`");
        return Vec::new();
    };
    let items = list.parse_args_with(|input: ParseStream<'_>| Ok(items(input, RULE, errors)));
    items.unwrap_or_else(|error| {
        errors.push(error);
        Vec::new()
    })
}

/// What an item that is none is said to lack.
const RULE: &str = "expected the name of a rule or an attribute: write one, or remove this";
const ARGUMENT: &str = "expected an argument: write a name, a path or a literal";

/// All items up to the end. After a fault it goes on behind the next comma.
fn items(input: ParseStream<'_>, expected: &str, errors: &mut Errors) -> Vec<Item> {
    let mut items = Vec::new();
    while !input.is_empty() {
        let read = item(input, expected, errors).and_then(|item| end(input, &item).map(|()| item));
        match read {
            Ok(item) => items.push(item),
            Err(error) => {
                errors.push(error);
                skip(input);
            }
        }
    }
    items
}

/// The comma behind an item, or the end.
fn end(input: ParseStream<'_>, item: &Item) -> Result<()> {
    if input.is_empty() {
        return Ok(());
    }
    let is_name = matches!(item, Item::Entry(Entry { written: Written::Nothing, .. }));
    let found = if is_name && input.peek(Token![-]) {
        "expected `,`: names have `_` in place of `-`"
    } else {
        "expected `,`: write one between the two"
    };
    input.parse::<Token![,]>().map(drop).map_err(|error| syn::Error::new(error.span(), found))
}

/// Goes on behind the next comma.
fn skip(input: ParseStream<'_>) {
    while let Ok(token) = input.parse::<TokenTree>() {
        if matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ',') {
            return;
        }
    }
}

fn item(input: ParseStream<'_>, expected: &str, errors: &mut Errors) -> Result<Item> {
    // `true` is a literal, and a name where something is said of it.
    let is_literal = input.peek(Lit) && !input.peek2(Token![=]) && !input.peek2(token::Paren);
    if is_path(input) || is_literal || input.peek(Token![-]) {
        return value(input).map(Item::Value);
    }
    if !input.peek(Ident::peek_any) {
        return Err(input.error(expected));
    }
    let name = input.call(Ident::parse_any)?;
    let (expected, before) = (if name == "each" || name == "fields" { RULE } else { ARGUMENT }, errors.len());
    let written = written(input, expected, errors)?;
    Ok(Item::Entry(Entry { name, written, sound: errors.len() == before }))
}

fn is_path(input: ParseStream<'_>) -> bool {
    input.peek(Token![::]) || input.peek2(Token![::])
}

fn written(input: ParseStream<'_>, expected: &str, errors: &mut Errors) -> Result<Written> {
    if input.peek(token::Paren) {
        let content;
        parenthesized!(content in input);
        return Ok(Written::List(items(&content, expected, errors)));
    }
    if input.peek(Token![=]) {
        input.parse::<Token![=]>()?;
        if input.peek(token::Bracket) {
            let several = "what takes several has them in parentheses, as `key(\"a\", \"b\")`";
            return Err(input.error(format_args!("expected a value: {several}")));
        }
        return value(input).map(Written::Value);
    }
    Ok(Written::Nothing)
}

fn value(input: ParseStream<'_>) -> Result<Value> {
    if is_path(input) {
        // As it stands in an expression: its generic arguments behind `::`.
        return input.parse::<ExprPath>().map(|expression| Value::Path(expression.path));
    }
    if !input.peek(Lit) && input.peek(Ident::peek_any) {
        return input.call(Ident::parse_any).map(|word| Value::Path(word.into()));
    }
    let minus = input.parse()?;
    match input.parse() {
        Ok(literal) => Ok(Value::Literal(minus, literal)),
        Err(error) => Err(syn::Error::new(error.span(), "expected a value: write a string in quotes, or a literal")),
    }
}

impl Entry {
    /// The items in the parentheses.
    pub(crate) fn items(&self) -> &[Item] {
        match &self.written {
            Written::List(items) => items,
            Written::Nothing | Written::Value(_) => &[],
        }
    }

    /// The items in the parentheses, each of which must be the name of `what`.
    pub(crate) fn into_entries(self, what: &str, errors: &mut Errors) -> Vec<Self> {
        match self.written {
            Written::List(items) => named(items, what, errors),
            Written::Nothing | Written::Value(_) => Vec::new(),
        }
    }

    /// The literal among the arguments that has this text; the name if it is not there.
    pub(crate) fn place_of(&self, text: &str) -> Span {
        let mut literals =
            self.to_token_stream().into_iter().filter_map(|token| syn::parse2::<LitStr>(token.into()).ok());
        literals.find(|literal| literal.value() == text).map_or_else(|| self.name.span(), |literal| literal.span())
    }

    /// The arguments as text, for the table of rules.
    pub(crate) fn text(&self) -> String {
        match &self.written {
            Written::Nothing => String::new(),
            Written::Value(value) => value.text(),
            Written::List(items) => items.iter().map(Item::text).collect::<Vec<_>>().join(", "),
        }
    }
}

impl Item {
    fn text(&self) -> String {
        match self {
            Self::Value(value) => value.text(),
            Self::Entry(Entry { name, written: Written::Nothing, .. }) => name.to_string(),
            Self::Entry(entry @ Entry { name, written: Written::Value(_), .. }) => format!("{name} = {}", entry.text()),
            Self::Entry(entry @ Entry { name, written: Written::List(_), .. }) => format!("{name}({})", entry.text()),
        }
    }
}

impl Value {
    fn text(&self) -> String {
        match self {
            Self::Literal(None, literal) => literal.to_token_stream().to_string(),
            Self::Literal(Some(_), literal) => format!("-{}", literal.to_token_stream()),
            Self::Path(path) => path.to_token_stream().to_string().replace(' ', ""),
        }
    }
}

impl ToTokens for Entry {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.name.to_tokens(tokens);
        match &self.written {
            Written::Nothing => {}
            Written::Value(value) => value.to_tokens(tokens),
            Written::List(items) => items.iter().for_each(|item| item.to_tokens(tokens)),
        }
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Entry(entry) => entry.to_tokens(tokens),
            Self::Value(value) => value.to_tokens(tokens),
        }
    }
}

impl ToTokens for Value {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Literal(minus, literal) => {
                minus.to_tokens(tokens);
                literal.to_tokens(tokens);
            }
            Self::Path(path) => path.to_tokens(tokens),
        }
    }
}
