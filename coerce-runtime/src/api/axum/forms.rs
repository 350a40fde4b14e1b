//! Queries, forms and the parameters of a route: text without kinds.

use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{self, FromRequest, FromRequestParts, OptionalFromRequestParts, RawPathParams, Request};
use axum::http::Method;
use axum::http::request::Parts;

use super::{Rejection, body, media_type, options};
use crate::api::reading::syntax;
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form<T>(pub Coerced<T>);

/// The parameters of the route and the report of their repairs: a struct or a map of all of them, a tuple of them in order, or the value
/// of the only one.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Coerced;
/// use serde_coerce::axum::Path;
///
/// async fn order(Path(number): Path<u64>) -> String {
///     format!("order {}", *number)
/// }
/// async fn line(Path(Coerced { value: (order, line), .. }): Path<(u64, u32)>) -> String {
///     format!("line {line} of order {order}")
/// }
/// # let _: axum::Router = axum::Router::new()
/// #     .route("/orders/{number}", axum::routing::get(order))
/// #     .route("/orders/{number}/lines/{line}", axum::routing::get(line));
/// ```
///
/// As in a query, numbers and booleans need no rule. What is refused is answered by status 422 with every issue, each with the name of
/// its parameter, or with its position, from 0, where they are a tuple. `Option<Path<T>>` is `None` on a route without parameters that
/// `T` needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path<T>(pub Coerced<T>);

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

impl<T: Coerce + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let options = options(&parts.extensions);
        if options.reading::<T>().serde_comes_first() {
            let read = <extract::Path<T> as FromRequestParts<S>>::from_request_parts(parts, state).await;
            if let Ok(extract::Path(value)) = read {
                return Ok(Self(Coerced { value, report: crate::Report::default() }));
            }
        }
        let parameters = RawPathParams::from_request_parts(parts, state).await.map_err(|refused| match refused {
            RawPathParamsRejection::InvalidUtf8InPathParam(_) => {
                options.reading::<T>().refuse(syntax("not valid UTF-8")).into()
            }
            _ => Rejection::NoParameters,
        })?;
        let parameters: Vec<(&str, &str)> = parameters.iter().collect();
        match options.read_path(&parameters) {
            Err(_) if parameters.is_empty() => Err(Rejection::NoParameters),
            read => Ok(Self(read?.into())),
        }
    }
}

impl<T: Coerce + Send, S: Send + Sync> OptionalFromRequestParts<S> for Path<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, Rejection> {
        match <Self as FromRequestParts<S>>::from_request_parts(parts, state).await {
            Err(Rejection::NoParameters) => Ok(None),
            read => read.map(Some),
        }
    }
}

/// The media type of forms.
const FORM: &str = "application/x-www-form-urlencoded";
