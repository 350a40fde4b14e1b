//! Extractors for axum 0.8: they give a value with the report of its repairs, and answer a refused request with a problem document.
//!
//! | extractor | reads | takes the place of |
//! |---|---|---|
//! | [`Json`] | a JSON body, by the entry point for text | `axum::Json` |
//! | [`Query`] | the query string | `axum::extract::Query` |
//! | [`Form`] | a form body; of `GET` and `HEAD` the query string | `axum::Form` |
//! | [`Path`] | the parameters of the route | `axum::extract::Path` |
//!
//! Each holds a [`Coerced`](crate::Coerced), the value and its report: `Json(order): Json<Order>`.
//!
//! A refused request is answered as `application/problem+json` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) with every
//! issue: see [`Rejection`] for the statuses, and [`Error::to_problem`] for the document.
//!
//! A query, a form or a path has no kinds: its numbers and booleans are text, so no rule is needed for them. It is read by type
//! first, as axum does. Only what that refuses becomes a document, which is repaired by the declared rules. Rules for numbers and booleans
//! read such text too: with `number_to_bool`, `exact=1` is true. A name that comes several times is a list where its field
//! is one, or where a map has lists; for lists that may have one item declare `singleton_list`. No issue asks for null there.
//!
//! The body of a `PATCH` whose type is a struct must be an object. serde reads a struct from a list too, by position, and `[]` would be
//! a patch that changes nothing, `[null]` one that clears the first field.
//!
//! # Settings for a route
//!
//! [`Options`](crate::Options), mode and limits, are an extension; the limit of the body is axum's own layer:
//!
//! ```
//! # use serde_coerce_runtime as serde_coerce;
//! use axum::extract::DefaultBodyLimit;
//! use axum::{Extension, Router, routing::post};
//! use serde_coerce::axum::Json;
//! use serde_coerce::{Mode, Options};
//!
//! async fn sum(Json(numbers): Json<Vec<u64>>) -> String {
//!     numbers.iter().sum::<u64>().to_string()
//! }
//!
//! let app: Router = Router::new()
//!     .route("/sum", post(sum))
//!     .layer(Extension(Options::default().mode(Mode::Strict)))
//!     .layer(DefaultBodyLimit::max(64 * 1024));
//! ```

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::http::{Extensions, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Options;
use crate::report::Error;

mod forms;
mod json;
mod rejection;

pub use forms::{Form, Path, Query};
pub use json::Json;
pub use rejection::Rejection;

fn options(extensions: &Extensions) -> Options {
    extensions.get().copied().unwrap_or_default()
}

async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Rejection> {
    Bytes::from_request(request, state).await.map_err(|error: BytesRejection| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Rejection::TooLarge,
        _ => Rejection::Body(error.body_text()),
    })
}

/// The media type without its parameters, in lower case. Empty if there is none.
fn media_type(headers: &HeaderMap) -> String {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

fn answer(status: StatusCode, media_type: &'static str, body: String) -> Response {
    (status, [(CONTENT_TYPE, media_type)], body).into_response()
}

impl From<Error> for Rejection {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}
