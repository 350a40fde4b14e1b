//! A JSON body, and JSON as an answer.

use std::collections::HashMap;

use axum::extract::{FromRequest, OptionalFromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::{Rejection, answer, body, media_type, options};
use crate::api::entry::{Slot, with_report};
use crate::api::{Coerce, Coerced};
use crate::json::Path;
use crate::report::{Issue, IssueCode, Report};
use crate::tree::{Document, Fault};

/// A JSON body and the report of its repairs.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Coerced;
/// use serde_coerce::axum::Json;
///
/// async fn largest(Json(Coerced { value, report }): Json<Vec<u64>>) -> Json<Option<u64>> {
///     Json(Coerced { value: value.into_iter().max(), report })
/// }
/// # let _: axum::Router = axum::Router::new().route("/", axum::routing::post(largest));
/// ```
///
/// As an answer it is the value with the report attached, as [`Report::attach_to`] does it: where nothing was repaired, the value
/// alone. `Option<Json<T>>` is `None` where the request has no `Content-Type`.
///
/// The body of a `PATCH` must be an object where the type is a struct, though serde reads a struct from a list as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json<T>(pub Coerced<T>);

impl<T: Coerce, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Rejection> {
        let media_type = media_type(request.headers());
        if !is_json(&media_type) {
            return Err(Rejection::MediaType { expected: "application/json" });
        }
        let is_patch = request.method() == Method::PATCH || media_type == MERGE_PATCH;
        let options = options(request.extensions());
        let bytes = body(request, state).await?;
        let mut slot = (None, false);
        let reading = options.reading::<T>();
        let report = reading.read_slice(&bytes, &mut slot);
        let (value, report) = with_report(&mut slot.0, report)?;
        // serde has read a struct from a list.
        let known = reading.known;
        if is_patch && slot.1 && known.declared().core(&known.schemas).has_members() {
            let issue = Issue::new(Path::default(), IssueCode::InvalidType);
            let error = issue.expecting("an object").got("a list").into();
            return Err(reading.refuse(error).into());
        }
        Ok(Self(Coerced { value, report }))
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

/// The value with the report attached. A value that does not serialize is an answer of status 500.
impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let Self(Coerced { value, report }) = self;
        let text = if report.is_empty() { serde_json::to_string(&value) } else { attached(&value, &report) };
        match text {
            Ok(text) => answer(StatusCode::OK, "application/json", text),
            Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        }
    }
}

/// The text of the value, with the members of the report. A `Value` has the members of a struct in another order, an `f32` as an `f64`, and
/// no numbers of more than 64 bits: so the report is put into the text.
fn attached(value: &impl Serialize, report: &Report) -> serde_json::Result<String> {
    let (text, more) = (serde_json::to_string(value)?, serde_json::to_string(report)?);
    let own: HashMap<String, IgnoredAny> = serde_json::from_str(&text).unwrap_or_default();
    if REPORTED.iter().any(|name| own.contains_key(*name)) {
        let mut value = serde_json::to_value(value)?;
        report.attach_to(&mut value);
        return Ok(value.to_string());
    }
    let members = text.strip_suffix('}').map_or_else(|| format!("{{\"result\":{text}"), str::to_owned);
    let comma = if members == "{" { "" } else { "," };
    Ok([&members, comma, more.trim_start_matches('{')].concat())
}

/// The members of a report, which take the place of the value's.
const REPORTED: [&str; 3] = ["_coercions", "_warnings", "_omitted"];

/// The media type of patches that are objects (RFC 7396).
const MERGE_PATCH: &str = "application/merge-patch+json";

/// `application/json`, and those like `application/merge-patch+json`.
fn is_json(media_type: &str) -> bool {
    let subtype = media_type.strip_prefix("application/");
    subtype.is_some_and(|subtype| subtype == "json" || subtype.ends_with("+json"))
}

/// The value, and whether it was read from a list.
impl<T: DeserializeOwned> Slot for (Option<T>, bool) {
    fn read(&mut self, document: Document<'_, '_>) -> Result<(), Fault> {
        self.1 = document.is_list();
        self.0.read(document)
    }

    fn read_text(&mut self, text: &str) -> serde_json::Result<()> {
        self.1 = text.trim_start().starts_with('[');
        self.0.read_text(text)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::{HeaderMap, HeaderValue};

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
            assert_eq!(is_json(&media_type(&headers)), json, "{sent}");
        }
        assert_eq!(media_type(&HeaderMap::new()), "");
    }
}
