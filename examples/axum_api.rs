//! A service for orders with axum: POST, PATCH, and GET with a query. Every answer says what was repaired; every refusal is a problem
//! document (RFC 9457) with all issues.
//!
//! Run it with `cargo run --example axum_api --features axum-08`, then:
//!
//! ```sh
//! curl -s localhost:3000/orders --json '{"customer": " Ada ", "items": {"id": "7", "count": "2"}, "note": ""}'
//! curl -s localhost:3000/orders --json '{"items": [{"id": "x", "count": -1}], "colour": "red"}'
//! curl -s localhost:3000/orders/1 -X PATCH --json '{"note": null, "paid": "yes"}'
//! curl -s 'localhost:3000/orders?customer=Ada&paid=true&limit=5'
//! curl -s 'localhost:3000/orders?limit=many'
//! ```

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::routing::{get, patch};
use axum::{Extension, Router};
use serde::{Deserialize, Serialize};
use serde_coerce::axum::{Json, Path, Query};
use serde_coerce::{Coerce, Coerced, Limits, Options, Patch};
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    #[coerce(trim)]
    customer: String,
    #[coerce(singleton_list)]
    items: Vec<Item>,
    #[coerce(empty_to_null)]
    note: Option<String>,
    #[serde(default)]
    #[coerce(string_to_bool(yes("yes"), no("no")))]
    paid: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Item {
    #[coerce(string_to_number)]
    id: u64,
    #[coerce(string_to_number)]
    count: u32,
}

/// What a PATCH may change: what is absent stays as it is.
#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Change {
    #[serde(default)]
    #[coerce(empty_to_null)]
    note: Patch<String>,
    #[coerce(string_to_bool(yes("yes"), no("no")))]
    paid: Option<bool>,
}

/// A query has no kinds: `limit` and `paid` need no rule.
#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Filter {
    #[coerce(trim)]
    customer: Option<String>,
    paid: Option<bool>,
    #[serde(default = "twenty")]
    limit: usize,
}

fn twenty() -> usize {
    20
}

type Orders = State<Arc<Mutex<Vec<Order>>>>;

async fn create(State(orders): Orders, Json(order): Json<Order>) -> (StatusCode, Json<Value>) {
    let mut orders = orders.lock().unwrap_or_else(PoisonError::into_inner);
    orders.push(order.value.clone());
    (StatusCode::CREATED, Json(order.map(|order| json!({"number": orders.len(), "order": order}))))
}

async fn change(
    State(orders): Orders,
    Path(number): Path<usize>,
    Json(Coerced { value: change, report }): Json<Change>,
) -> Result<Json<Order>, StatusCode> {
    let mut orders = orders.lock().unwrap_or_else(PoisonError::into_inner);
    let order = number.checked_sub(1).and_then(|at| orders.get_mut(at)).ok_or(StatusCode::NOT_FOUND)?;
    change.note.apply_to(&mut order.note);
    order.paid = change.paid.unwrap_or(order.paid);
    Ok(Json(Coerced { value: order.clone(), report }))
}

async fn list(State(orders): Orders, Query(filter): Query<Filter>) -> Json<Value> {
    let orders = orders.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted = |order: &&Order| {
        filter.customer.as_ref().is_none_or(|customer| *customer == order.customer)
            && filter.paid.is_none_or(|paid| paid == order.paid)
    };
    let found: Vec<&Order> = orders.iter().filter(wanted).take(filter.limit).collect();
    let found = json!({"orders": found});
    Json(filter.map(|_| found))
}

pub(crate) fn app() -> Router {
    Router::new()
        .route("/orders", get(list).post(create))
        .route("/orders/{number}", patch(change))
        // For all routes here; a layer on one route is for that one.
        .layer(Extension(Options::default().limits(Limits::default().depth(16))))
        .layer(DefaultBodyLimit::max(64 * 1024))
        .with_state(Arc::default())
}

#[allow(dead_code)] // the test serves `app` itself
#[tokio::main(flavor = "current_thread")]
async fn main() -> std::io::Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:3000").await?;
    println!("http://{}/orders", listener.local_addr()?);
    axum::serve(listener, app()).await
}
