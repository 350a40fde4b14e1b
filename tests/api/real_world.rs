//! A type of a real API: the spec of a Kubernetes Deployment, trimmed to 40 fields. It derived `Deserialize`; here it derives
//! `Coerce` as well, with the same attributes of serde's, and some rules.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Mode, Options};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DeploymentSpec {
    #[coerce(string_to_number)]
    replicas: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_number, null_to_default)]
    min_ready_seconds: u32,
    #[coerce(string_to_number, float_to_integer)]
    revision_history_limit: Option<u32>,
    #[serde(default = "ten_minutes")]
    progress_deadline_seconds: u32,
    #[serde(default)]
    #[coerce(string_to_bool, ignore_case)]
    paused: bool,
    selector: LabelSelector,
    strategy: Option<Strategy>,
    template: PodTemplate,
}

fn ten_minutes() -> u32 {
    600
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct LabelSelector {
    #[serde(default)]
    #[coerce(number_to_string, bool_to_string)]
    match_labels: BTreeMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Strategy {
    Recreate,
    #[serde(rename_all = "camelCase")]
    RollingUpdate {
        rolling_update: Option<RollingUpdate>,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct RollingUpdate {
    max_surge: Option<IntOrPercent>,
    #[coerce(string_to_number)]
    max_unavailable: Option<u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum IntOrPercent {
    Int(u32),
    Percent(String),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct PodTemplate {
    metadata: Option<Metadata>,
    spec: PodSpec,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Metadata {
    name: Option<String>,
    #[serde(default)]
    #[coerce(number_to_string)]
    labels: BTreeMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct PodSpec {
    #[coerce(singleton_list)]
    containers: Vec<Container>,
    restart_policy: Option<String>,
    #[coerce(string_to_number)]
    termination_grace_period_seconds: Option<u64>,
    #[serde(default)]
    volumes: Vec<Volume>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct Container {
    name: String,
    image: String,
    #[coerce(ignore_case)]
    image_pull_policy: Option<PullPolicy>,
    #[serde(default)]
    #[coerce(singleton_list)]
    command: Vec<String>,
    #[serde(default)]
    #[coerce(singleton_list, each(number_to_string))]
    args: Vec<String>,
    #[serde(default)]
    env: Vec<EnvVar>,
    #[serde(default)]
    ports: Vec<ContainerPort>,
    liveness_probe: Option<Probe>,
    readiness_probe: Option<Probe>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum PullPolicy {
    Always,
    IfNotPresent,
    Never,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct EnvVar {
    name: String,
    #[coerce(number_to_string, bool_to_string)]
    value: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct ContainerPort {
    #[coerce(string_to_number)]
    container_port: u16,
    protocol: Option<Protocol>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "UPPERCASE")]
enum Protocol {
    Tcp,
    Udp,
}

/// The API has the handler's members among those of the probe.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct Probe {
    #[serde(flatten)]
    handler: ProbeHandler,
    #[serde(default)]
    #[coerce(string_to_number)]
    initial_delay_seconds: u32,
    #[coerce(string_to_number)]
    period_seconds: Option<u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
enum ProbeHandler {
    HttpGet {
        path: Option<String>,
        #[coerce(string_to_number)]
        port: u16,
    },
    TcpSocket {
        #[coerce(string_to_number)]
        port: u16,
    },
    Exec {
        #[coerce(singleton_list)]
        command: Vec<String>,
    },
}

/// The same of a volume and its source.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Volume {
    name: String,
    #[serde(flatten)]
    source: VolumeSource,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
enum VolumeSource {
    EmptyDir {
        size_limit: Option<String>,
    },
    ConfigMap {
        name: String,
        #[coerce(string_to_bool)]
        optional: Option<bool>,
    },
}

fn clean() -> Value {
    json!({
        "replicas": 3, "minReadySeconds": 0, "revisionHistoryLimit": 5, "paused": true,
        "selector": {"matchLabels": {"app": "web", "track": "1"}},
        "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": 1}},
        "template": {
            "metadata": {"labels": {"app": "web", "track": "1"}},
            "spec": {
                "containers": [{
                    "name": "web", "image": "nginx:1.27", "imagePullPolicy": "IfNotPresent", "args": ["--workers", "4"],
                    "env": [{"name": "DEBUG", "value": "false"}],
                    "ports": [{"containerPort": 8080, "protocol": "TCP"}],
                    "livenessProbe": {"httpGet": {"path": "/healthz", "port": 8080}, "initialDelaySeconds": 5},
                    "readinessProbe": {"exec": {"command": ["true"]}, "periodSeconds": 10},
                }],
                "terminationGracePeriodSeconds": 30,
                "volumes": [{"name": "config", "configMap": {"name": "web", "optional": true}}],
            },
        },
    })
}

fn messy() -> Value {
    json!({
        "replicas": "3", "minReadySeconds": null, "revisionHistoryLimit": 5.0, "paused": "TRUE",
        "selector": {"matchLabels": {"app": "web", "track": 1}},
        "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": "1"}},
        "template": {
            "metadata": {"labels": {"app": "web", "track": 1}},
            "spec": {
                "containers": {
                    "name": "web", "image": "nginx:1.27", "imagePullPolicy": "ifnotpresent", "args": ["--workers", 4],
                    "env": [{"name": "DEBUG", "value": false}],
                    "ports": [{"containerPort": "8080", "protocol": "TCP"}],
                    "livenessProbe": {"httpGet": {"path": "/healthz", "port": "8080"}, "initialDelaySeconds": "5"},
                    "readinessProbe": {"exec": {"command": "true"}, "periodSeconds": "10"},
                },
                "terminationGracePeriodSeconds": "30",
                "volumes": [{"name": "config", "configMap": {"name": "web", "optional": "true"}}],
            },
        },
    })
}

fn refused(change: impl FnOnce(&mut Value)) -> Error {
    let mut document = clean();
    change(&mut document);
    DeploymentSpec::from_value(document).unwrap_err()
}

fn pointers(error: &Error) -> Vec<(String, IssueCode)> {
    error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect()
}

#[test]
fn what_serde_reads_is_read_the_same() {
    let by_serde: DeploymentSpec = serde_json::from_value(clean()).unwrap();
    let text = clean().to_string();
    for options in [Options::default(), Options::default().mode(Mode::Strict)] {
        let by_value = options.from_value_with_report::<DeploymentSpec>(clean()).unwrap();
        let by_text = options.from_str_with_report::<DeploymentSpec>(&text).unwrap();
        for (read, report) in [by_value, by_text] {
            assert_eq!(read, by_serde);
            assert!(report.is_empty(), "{:?}", report.warnings());
        }
    }
}

/// The locations of all values inside `value`.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    let children: Vec<(String, &Value)> = match value {
        Value::Array(items) => items.iter().enumerate().map(|(index, item)| (index.to_string(), item)).collect(),
        Value::Object(members) => members.iter().map(|(key, member)| (key.clone(), member)).collect(),
        _ => Vec::new(),
    };
    for (name, child) in children {
        let place = format!("{here}/{name}");
        places(child, &place, found);
        found.push(place);
    }
}

/// Each location holds something else in turn: some of that is accepted, most is not.
#[test]
fn strict_mode_reads_what_serde_reads() {
    let mut all = Vec::new();
    places(&clean(), "", &mut all);
    for place in all {
        for other in [json!(null), json!(7), json!("7"), json!(true), json!([]), json!({}), json!(["a", 1])] {
            let mut document = clean();
            *document.pointer_mut(&place).unwrap() = other.clone();
            let by_serde = serde_json::from_value::<DeploymentSpec>(document.clone()).ok();
            let strictly =
                Options::default().mode(Mode::Strict).from_value_with_report(document).map(|(read, _)| read).ok();
            assert_eq!(strictly, by_serde, "{place} = {other}");
        }
    }
}

#[test]
fn rules_fire_at_every_depth() {
    assert!(serde_json::from_value::<DeploymentSpec>(messy()).is_err());
    let (read, report) = DeploymentSpec::from_value_with_report(messy()).unwrap();
    assert_eq!(read, serde_json::from_value(clean()).unwrap());

    let fired: Vec<_> = report.coercions().iter().map(|coercion| coercion.path.to_pointer()).collect();
    let container = "/template/spec/containers/0";
    for path in [
        "/replicas",
        "/minReadySeconds",
        "/revisionHistoryLimit",
        "/paused",
        "/selector/matchLabels/track",
        "/strategy/rollingUpdate/maxUnavailable",
        "/template/metadata/labels/track",
        "/template/spec/containers",
        "/template/spec/terminationGracePeriodSeconds",
        "/template/spec/volumes/0/configMap/optional",
        &format!("{container}/imagePullPolicy"),
        &format!("{container}/args/1"),
        &format!("{container}/env/0/value"),
        &format!("{container}/ports/0/containerPort"),
        &format!("{container}/livenessProbe/httpGet/port"),
        &format!("{container}/livenessProbe/initialDelaySeconds"),
        &format!("{container}/readinessProbe/exec/command"),
        &format!("{container}/readinessProbe/periodSeconds"),
    ] {
        assert!(fired.iter().any(|fired| fired == path), "{path} is not among {fired:#?}");
    }
    let by_text = DeploymentSpec::from_str_with_report(&messy().to_string()).unwrap();
    assert_eq!(by_text, (read, report));
}

#[test]
fn issues_behind_a_tag_and_behind_flattened_members_have_their_paths() {
    let error = refused(|document| {
        document["strategy"]["rollingUpdate"]["maxUnavailable"] = json!("many");
        let container = &mut document["template"]["spec"]["containers"][0];
        container["livenessProbe"]["httpGet"]["port"] = json!(70_000);
        container["readinessProbe"]["periodSeconds"] = json!([]);
        document["template"]["spec"]["volumes"][0]["configMap"]["name"] = json!(7);
    });
    assert_eq!(
        pointers(&error),
        [
            ("/strategy/rollingUpdate/maxUnavailable".to_owned(), IssueCode::InvalidType),
            ("/template/spec/containers/0/livenessProbe/httpGet/port".to_owned(), IssueCode::InvalidValue),
            ("/template/spec/containers/0/readinessProbe/periodSeconds".to_owned(), IssueCode::InvalidType),
            ("/template/spec/volumes/0/configMap/name".to_owned(), IssueCode::InvalidType),
        ]
    );
}

#[test]
fn a_tag_that_is_not_there_is_reported() {
    let error = refused(|document| document["strategy"] = json!({"rollingUpdate": {}}));
    assert_eq!(pointers(&error), [("/strategy/type".to_owned(), IssueCode::MissingTag)]);
    assert!(error.to_string().contains("`Recreate` or `RollingUpdate`"), "{error}");

    let error = refused(|document| {
        document["template"]["spec"]["containers"][0]["livenessProbe"] = json!({"initialDelaySeconds": 5});
    });
    assert_eq!(pointers(&error), [("/template/spec/containers/0/livenessProbe".to_owned(), IssueCode::MissingTag)]);
}

#[test]
fn an_unknown_variant_is_reported_with_the_one_that_was_meant() {
    let error = refused(|document| {
        document["strategy"]["type"] = json!("RolingUpdate");
        document["template"]["spec"]["containers"][0]["imagePullPolicy"] = json!("IfNotPresnt");
    });
    assert_eq!(
        pointers(&error),
        [
            ("/strategy/type".to_owned(), IssueCode::UnknownVariant),
            ("/template/spec/containers/0/imagePullPolicy".to_owned(), IssueCode::UnknownVariant),
        ]
    );
    let hints: Vec<_> = error.issues().iter().map(|issue| issue.hint.clone().unwrap_or_default()).collect();
    assert_eq!(hints, ["did you mean `RollingUpdate`?", "did you mean `IfNotPresent`?"]);
}

#[test]
fn an_unknown_member_is_reported_with_the_one_that_was_meant() {
    let error = refused(|document| document["replica"] = json!(1));
    assert_eq!(pointers(&error), [("/replica".to_owned(), IssueCode::UnknownField)]);
    assert_eq!(error.issues()[0].hint.as_deref(), Some("did you mean `replicas`?"));
}
