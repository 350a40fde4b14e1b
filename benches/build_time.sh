#!/usr/bin/env bash
# What the derive costs to build: a program of 200 structs that derive `Deserialize` and `Coerce`, against the same deriving
# `Deserialize` alone. Each struct is read once from text and once from a value.
#
#   benches/build_time.sh [--check | --write] [RUNS]
#
# The structs have eight fields each; half of their fields have a rule, and one struct in four holds others. Each program is built
# from nothing RUNS times (3 if not given), in turns, with all that it depends on built before. A program of one struct is built with
# all that it depends on. Shown are the ratios of the medians of processor time, which other work on the machine hardly changes, and of
# the size of the program's code (the section `.text`).
# `--check` fails where a limit is missed; `--write` writes the table of docs/performance.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly time_limit=1.20 size_limit=1.20 cold_limit=1.80 page=docs/performance.md root=$PWD folder=$PWD/target/build_time
action=show
[[ ${1:-} == --* ]] && { action=${1#--}; shift; }
readonly runs=${1:-3}

# So many structs as $3 says. $1: what they derive, $2: yes if the rules are written.
structs() {
    local number
    rule() { [[ $rules == no ]] || echo "    #[coerce($1)]"; }
    local rules=$2
    for ((number = 0; number < $3; number++)); do
        echo "#[derive($1)]"
        echo '#[serde(rename_all = "camelCase")]'
        echo "pub struct Record$number {"
        echo "    pub name: String,"
        rule string_to_number
        echo "    pub max_results: u32,"
        rule 'string_to_number, singleton_list'
        echo "    pub ids: Vec<u64>,"
        rule string_to_bool
        echo "    pub verbose: bool,"
        rule singleton_list
        echo "    pub tags: Vec<String>,"
        echo "    pub score: f64,"
        echo "    pub parent_id: Option<i64>,"
        if ((number % 4 == 3)); then
            echo "    pub held: Vec<Record$((number - 3))>,"
        else
            echo "    pub note: Option<String>,"
        fi
        echo "}"
    done
}

# A `main` that reads each of them. $1, $2: what reads from text and from a value, with %s for the struct. $3: how many there are.
readings() {
    local number
    echo 'fn main() {'
    echo '    let text = std::env::args().nth(1).unwrap_or_default();'
    echo '    let value: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();'
    for ((number = 0; number < $3; number++)); do
        echo "    std::hint::black_box(${1/\%s/Record$number}(&text).is_ok());"
        echo "    std::hint::black_box(${2/\%s/Record$number}(value.clone()).is_ok());"
    done
    echo '}'
}

# One package. $1: its name, $2 and $3 as for `structs`, $4 and $5 as for `readings`, $6: how many structs it has.
package() {
    mkdir -p "$folder/$1/src"
    cat >"$folder/$1/Cargo.toml" <<TOML
[package]
name = "$1"
version = "0.0.0"
edition = "2024"

[dependencies]
$([[ $3 == no ]] || echo "serde_coerce = { path = \"$root\" }")
serde = { version = "1", features = ["derive"] }
serde_json = "1"
TOML
    {
        [[ $3 == no ]] || echo 'use serde_coerce::Coerce as _;'
        structs "$2" "$3" "$6"
        readings "$4" "$5" "$6"
    } >"$folder/$1/src/main.rs"
}

write_packages() {
    mkdir -p "$folder"
    printf '[workspace]\nresolver = "3"\nmembers = ["by_*"]\n' >"$folder/Cargo.toml"
    cp Cargo.lock "$folder/Cargo.lock"
    local which count
    for which in by:200 by_one:1; do
        count=${which#*:} which=${which%:*}
        package "${which}_coerce" 'serde::Deserialize, serde_coerce::Coerce' yes '%s::from_str_with_report' \
            '%s::from_value_with_report' "$count"
        package "${which}_serde" serde::Deserialize no 'serde_json::from_str::<%s>' 'serde_json::from_value::<%s>' "$count"
    done
}

# Processor seconds of one build from nothing. $1: the profile, $2: the package, $3: `cold` if all that it depends on is built too.
once() {
    (
        cd "$folder"
        export CARGO_TARGET_DIR=$folder/target${3:+_$3} CARGO_INCREMENTAL=0
        if [[ ${3:-} == cold ]]; then rm -rf "$CARGO_TARGET_DIR"; else cargo clean --quiet --profile "$1" --package "$2"; fi
        TIMEFORMAT='%U %S'
        { time cargo build --quiet --offline --profile "$1" --package "$2" >/dev/null 2>"$folder/log" || cat "$folder/log" >&3; } 2>&1 |
            awk '{print $1 + $2}'
    ) 3>&2
}

# Bytes of code. $1: the folder of the profile, $2: the package.
code() {
    size -A "$folder/target/$1/$2" | awk '$1 == ".text" {print $2}'
}

median() { sort -n | awk '{all[NR] = $1} END {print NR % 2 ? all[(NR + 1) / 2] : (all[NR / 2] + all[NR / 2 + 1]) / 2}'; }

missed=no
# A row of the table. $1: what, $2 and $3: with Coerce and with serde alone, $4: the limit.
row() {
    local ratio verdict=holds
    ratio=$(awk -v a="$2" -v b="$3" 'BEGIN {printf "%.2f", a / b}')
    awk -v a="$ratio" -v b="$4" 'BEGIN {exit a > b}' || { verdict=missed; missed=yes; }
    echo "| $1 | $ratio | ≤ $4 | $verdict |"
}

measure() {
    local profile ours theirs run
    echo '| 200 structs, one reading by text and one by value each / serde alone | ratio | limit |  |'
    echo '|---|--:|--:|--:|'
    for profile in dev release; do
        # What they depend on comes first, and is not counted.
        once "$profile" by_coerce >/dev/null
        once "$profile" by_serde >/dev/null
        ours='' theirs=''
        for ((run = 0; run < runs; run++)); do
            ours+=$(once "$profile" by_coerce)$'\n'
            theirs+=$(once "$profile" by_serde)$'\n'
        done
        row "processor time to build, $profile" "$(printf %s "$ours" | median)" "$(printf %s "$theirs" | median)" "$time_limit"
    done
    ours='' theirs=''
    for ((run = 0; run < runs; run++)); do
        ours+=$(once dev by_one_coerce cold)$'\n'
        theirs+=$(once dev by_one_serde cold)$'\n'
    done
    row 'one struct, and all that it depends on: processor time to build, dev' "$(printf %s "$ours" | median)" \
        "$(printf %s "$theirs" | median)" "$cold_limit"
    row 'size of the code, dev' "$(code debug by_coerce)" "$(code debug by_serde)" "$size_limit"
    row 'size of the code, release' "$(code release by_coerce)" "$(code release by_serde)" "$size_limit"
}

write_packages
measure >"$folder/table.md"
cat "$folder/table.md"
! grep -q missed "$folder/table.md" || missed=yes
if [[ $action == write ]]; then
    sed -i -e '/<!-- build: begin -->/,/<!-- build: end -->/{/<!--/!d}' -e "/<!-- build: begin -->/r $folder/table.md" "$page"
    cargo run --quiet --release --package coerce-benches --bin instructions chart
fi
[[ $action != check || $missed == no ]]
