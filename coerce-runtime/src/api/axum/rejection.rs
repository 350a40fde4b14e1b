//! Why a request was refused.

use std::fmt::{self, Display};

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::answer;
use crate::report::{Error, problem};

/// Why a request was refused. As an answer it is a problem document, `application/problem+json`.
///
/// | status | why |
/// |---|---|
/// | 400 | the body is no JSON, or not UTF-8, or it broke off; a form, a query or a path is not UTF-8 |
/// | 413 | the body is larger than axum's `DefaultBodyLimit` allows |
/// | 415 | another `Content-Type`, or none |
/// | 422 | the value is refused: `errors` has every issue |
/// | 500 | the route has no parameters, and its handler asks for them |
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::axum::Rejection;
///
/// let rejection = Rejection::from(serde_coerce::from_str::<Vec<u8>>("[1, 300]").unwrap_err());
/// assert_eq!(rejection.status(), 422);
/// assert_eq!(rejection.to_problem()["errors"][0]["pointer"], "#/1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rejection {
    /// The body has another media type.
    MediaType {
        /// The one that it should have.
        expected: &'static str,
    },
    /// The body is over the limit of the route.
    TooLarge,
    /// The body could not be read to its end.
    Body(String),
    /// The route has no parameters that a path could be read from.
    NoParameters,
    /// The body, the query or the path was read and refused.
    Refused(Error),
}

impl Rejection {
    /// The status of the answer.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::axum::Rejection;
    ///
    /// let refused = Rejection::from(serde_coerce::from_str::<Vec<u8>>("[1, 300]").unwrap_err());
    /// assert_eq!((refused.status().as_u16(), Rejection::TooLarge.status().as_u16()), (422, 413));
    /// ```
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Self::MediaType { .. } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Body(_) => StatusCode::BAD_REQUEST,
            Self::NoParameters => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Refused(error) => StatusCode::from_u16(error.status()).unwrap_or(StatusCode::UNPROCESSABLE_ENTITY),
        }
    }

    /// The issues, where the input was read and refused.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::axum::Rejection;
    ///
    /// let refused = Rejection::from(serde_coerce::from_str::<Vec<u8>>("[1, 300]").unwrap_err());
    /// assert_eq!(refused.error().map(|error| error.issues().len()), Some(1));
    /// assert!(Rejection::TooLarge.error().is_none());
    /// ```
    #[must_use]
    pub fn error(&self) -> Option<&Error> {
        match self {
            Self::Refused(error) => Some(error),
            _ => None,
        }
    }

    /// The problem document that the answer holds.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::axum::Rejection;
    ///
    /// assert_eq!(Rejection::TooLarge.to_problem()["status"], 413);
    /// assert_eq!(Rejection::TooLarge.to_problem()["detail"], "The body is over the limit.");
    /// ```
    #[must_use]
    pub fn to_problem(&self) -> Value {
        match self {
            Self::Refused(error) => error.to_problem(),
            other => problem(other.status().as_u16(), &other.to_string()),
        }
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        answer(self.status(), "application/problem+json", self.to_problem().to_string())
    }
}

impl Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MediaType { expected } => write!(f, "The body must have the content type {expected}."),
            Self::TooLarge => f.write_str("The body is over the limit."),
            Self::Body(message) => write!(f, "The body could not be read: {message}"),
            Self::NoParameters => f.write_str("The route has no parameters."),
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Rejection {}
