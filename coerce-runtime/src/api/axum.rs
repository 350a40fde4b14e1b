//! Extractors for axum 0.8: they give a value with the report of its repairs, and answer a refused request with a problem document.
//!
//! | extractor | reads | takes the place of |
//! |---|---|---|
//! | [`Json`] | a JSON body, by the entry point for text | `axum::Json` |
//! | [`Query`] | the query string | `axum::extract::Query` |
//! | [`Form`] | a form body; of `GET` and `HEAD` the query string | `axum::Form` |
//!
//! A refused request is answered as `application/problem+json` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) with every
//! issue: see [`Rejection`] for the statuses, and [`Error::to_problem`] for the document.
//!
//! A query or a form has no kinds: its numbers and booleans are text, so no rule is needed for them. It is read by type first, as
//! axum does. Only what that refuses becomes a document, which is repaired by the declared rules. A name that comes several times
//! is a list where its field is one; for lists that may have one item declare `singleton_list`.
//!
//! # Settings for a route
//!
//! [`Options`](crate::Options), mode and limits, are an extension; the limit of the body is axum's own layer:
//!
//! ```
//! # use coerce_runtime as coerce;
//! use axum::extract::DefaultBodyLimit;
//! use axum::{Extension, Router, routing::post};
//! use coerce::axum::Json;
//! use coerce::{Mode, Options};
//!
//! async fn sum(Json(numbers, _): Json<Vec<u64>>) -> String {
//!     numbers.iter().sum::<u64>().to_string()
//! }
//!
//! let app: Router = Router::new()
//!     .route("/sum", post(sum))
//!     .layer(Extension(Options::default().mode(Mode::Strict)))
//!     .layer(DefaultBodyLimit::max(64 * 1024));
//! ```

use axum_core::body::Body;
use axum_core::extract::rejection::BytesRejection;
use axum_core::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Request};
use axum_core::response::{IntoResponse, Response};
use bytes::Bytes;
use http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use http::request::Parts;
use http::{Extensions, Method, StatusCode};
use serde::Serialize;

use super::{Coerce, Options};
use crate::report::{Error, Report};

mod rejection;

pub use rejection::Rejection;

/// A JSON body and the report of its repairs.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::axum::Json;
///
/// async fn largest(Json(numbers, report): Json<Vec<u64>>) -> Json<Option<u64>> {
///     Json(numbers.into_iter().max(), report)
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::post(largest));
/// ```
///
/// As an answer it is the value with the report attached, as [`Report::attach_to`] does it: where nothing was repaired, the value
/// alone. `Option<Json<T>>` is `None` where the request has no `Content-Type`.
#[derive(Clone, Debug, PartialEq)]
pub struct Json<T>(pub T, pub Report);

/// The query string and the report of its repairs.
///
/// ```
/// # use coerce_runtime as coerce;
/// use std::collections::BTreeMap;
///
/// use coerce::axum::Query;
///
/// async fn count(Query(query, _): Query<BTreeMap<String, u64>>) -> String {
///     query.len().to_string()
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::get(count));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Query<T>(pub T, pub Report);

/// A form and the report of its repairs: the body, and for `GET` and `HEAD` the query string.
///
/// ```
/// # use coerce_runtime as coerce;
/// use std::collections::BTreeMap;
///
/// use coerce::axum::Form;
///
/// async fn count(Form(form, _): Form<BTreeMap<String, u64>>) -> String {
///     form.len().to_string()
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::post(count));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Form<T>(pub T, pub Report);

impl<T: Coerce, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Rejection> {
        if !media_type(request.headers()).is_some_and(|kind| is_json(&kind)) {
            return Err(Rejection::MediaType { expected: "application/json" });
        }
        let options = options(request.extensions());
        let bytes = body(request, state).await?;
        let (value, report) = options.from_slice(&bytes)?;
        Ok(Self(value, report))
    }
}

impl<T: Coerce, S: Send + Sync> OptionalFromRequest<S> for Json<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Option<Self>, Rejection> {
        if !request.headers().contains_key(CONTENT_TYPE) {
            return Ok(None);
        }
        <Self as FromRequest<S>>::from_request(request, state).await.map(Some)
    }
}

impl<T: Coerce, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Rejection> {
        let query = parts.uri.query().unwrap_or_default();
        let (value, report) = options(&parts.extensions).read_form(query.as_bytes())?;
        Ok(Self(value, report))
    }
}

impl<T: Coerce, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Rejection> {
        let options = options(request.extensions());
        let (value, report) = if matches!(*request.method(), Method::GET | Method::HEAD) {
            options.read_form(request.uri().query().unwrap_or_default().as_bytes())?
        } else if media_type(request.headers()).is_some_and(|kind| kind == FORM) {
            options.read_form(&body(request, state).await?)?
        } else {
            return Err(Rejection::MediaType { expected: FORM });
        };
        Ok(Self(value, report))
    }
}

/// The value with the report attached. A value that does not serialize is an answer of status 500.
impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let Self(value, report) = self;
        match serde_json::to_value(value) {
            Ok(mut answer) => {
                report.attach_to(&mut answer);
                json(StatusCode::OK, "application/json", answer.to_string())
            }
            Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        }
    }
}

/// The media type of forms.
const FORM: &str = "application/x-www-form-urlencoded";

fn options(extensions: &Extensions) -> Options {
    extensions.get().copied().unwrap_or_default()
}

async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Rejection> {
    Bytes::from_request(request, state).await.map_err(|error: BytesRejection| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Rejection::TooLarge,
        _ => Rejection::Body(error.body_text()),
    })
}

/// The media type without its parameters, in lower case.
fn media_type(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let essence = kind.split(';').next().unwrap_or_default();
    Some(essence.trim().to_ascii_lowercase())
}

/// `application/json`, and those like `application/merge-patch+json`.
fn is_json(media_type: &str) -> bool {
    let subtype = media_type.strip_prefix("application/");
    subtype.is_some_and(|subtype| subtype == "json" || subtype.ends_with("+json"))
}

fn json(status: StatusCode, media_type: &'static str, body: String) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response
}

impl From<Error> for Rejection {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn media_types_of_json() {
        let table = [
            ("application/json", true),
            ("Application/JSON ; charset=utf-8", true),
            ("application/merge-patch+json", true),
            ("text/json", false),
            ("text/plain", false),
            ("application/jsonl", false),
            ("", false),
        ];
        for (sent, json) in table {
            let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(sent))]);
            assert_eq!(media_type(&headers).is_some_and(|kind| is_json(&kind)), json, "{sent}");
        }
        assert_eq!(media_type(&HeaderMap::new()), None);
    }
}
