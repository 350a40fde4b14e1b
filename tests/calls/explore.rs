use coerce::schema::Policy;

use super::corpus::{Call, Gateway, Outcome, by_type};

fn policy() -> Policy {
    let text = ["unfence", "string_to_json", "python_to_json", "json5_to_json"];
    let wrapped =
        ["object_to_value(key(\"arguments\", \"parameters\", \"properties\"))", "empty_to_null", "null_to_object"];
    Policy::new()
        .at("", text.iter().chain(&wrapped).copied())
        .on("object", ["string_to_json", "python_to_json", "ignore_key_case"])
        .on("array", ["string_to_json", "python_to_json", "map_to_list", "null_to_default"])
        .on("string", ["list_to_item", "number_to_string", "null_to_default"])
        .on("integer", ["list_to_item", "string_to_number", "float_to_integer", "null_to_default"])
        .on("number", ["list_to_item", "string_to_number", "null_to_default"])
        .on("boolean", ["list_to_item", "string_to_bool", "ignore_case", "null_to_default"])
        .on("enum", ["list_to_item", "ignore_case(separators)", "null_to_default"])
        .on("nullable", ["text_to_null(\"null\", \"None\")"])
}

#[test]
fn explore() {
    let gateway = Gateway::new(&policy());
    let mut n = [0; 4];
    for call in Call::all() {
        let one = by_type(&call.tool, &call);
        let two = gateway.read(&call);
        match (&one, &call.meant) {
            (Outcome::AsMeant, _) => n[0] += 1,
            (Outcome::Refused(_), None) => n[1] += 1,
            _ => {}
        }
        match (&two, &call.meant) {
            (Outcome::AsMeant, _) => n[2] += 1,
            (Outcome::Refused(_), None) => n[3] += 1,
            _ => {}
        }
        if let (Outcome::AsMeant, Outcome::AsMeant) = (&one, &two) {
            continue;
        }
        println!("==== {} {} {}", call.form, call.tool, call.sent());
        println!("meant {:?} refuse {:?}", call.meant, call.refuse);
        match one {
            Outcome::Refused(e) => println!("DERIVED {}", e.for_model(4000)),
            other => println!("DERIVED {other:?}"),
        }
        match two {
            Outcome::Refused(e) => println!("RUNTIME {}", e.for_model(4000)),
            other => println!("RUNTIME {other:?}"),
        }
    }
    println!("{n:?}");
}
