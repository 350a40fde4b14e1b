//! Queries and forms.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::Method;
use axum::http::request::Parts;

use super::{Rejection, body, media_type, options};
use crate::api::{Coerce, Coerced};

/// The query string and the report of its repairs.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use std::collections::BTreeMap;
///
/// use serde_coerce::axum::Query;
///
/// async fn count(Query(query): Query<BTreeMap<String, u64>>) -> String {
///     query.len().to_string()
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::get(count));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Query<T>(pub Coerced<T>);

/// A form and the report of its repairs: the body, and for `GET` and `HEAD` the query string.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use std::collections::BTreeMap;
///
/// use serde_coerce::axum::Form;
///
/// async fn count(Form(form): Form<BTreeMap<String, u64>>) -> String {
///     form.len().to_string()
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::post(count));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Form<T>(pub Coerced<T>);

impl<T: Coerce, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Rejection> {
        let query = parts.uri.query().unwrap_or_default();
        let read = options(&parts.extensions).read_form(query.as_bytes())?;
        Ok(Self(read.into()))
    }
}

impl<T: Coerce, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Rejection> {
        let options = options(request.extensions());
        let read = if matches!(*request.method(), Method::GET | Method::HEAD) {
            options.read_form(request.uri().query().unwrap_or_default().as_bytes())?
        } else if media_type(request.headers()) == FORM {
            options.read_form(&body(request, state).await?)?
        } else {
            return Err(Rejection::MediaType { expected: FORM });
        };
        Ok(Self(read.into()))
    }
}

/// The media type of forms.
const FORM: &str = "application/x-www-form-urlencoded";
