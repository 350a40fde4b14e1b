#!/usr/bin/env bash
# What a derive costs to build: 200 structs that derive `Deserialize` and `Coerce`, against the same deriving `Deserialize` alone.
#
#   benches/build_time.sh [--check] [RUNS]
#
# The structs have eight fields each; half of their fields have a rule, and one in four holds other structs. They are built from
# nothing RUNS times (3 if not given), in turns, with all that they depend on built before. Told is the median of processor
# time, which other work on the machine hardly changes, and the ratio of the two; the limit is 1.3. `read` is the same with a
# function for each struct that reads it from a value, so that what the derives wrote is compiled to machine code as well.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly limit=1.3 root=$PWD folder=$PWD/target/build_time
check=no
[[ ${1:-} == --check ]] && { check=yes; shift; }
readonly runs=${1:-3}

# The 200 structs. $1: the derive, $2: yes if the rules are written, $3: the function that reads a value, with %s for the struct, or nothing.
structs() {
    local derive=$1 rules=$2 read=$3 number held
    rule() { [[ $rules == yes ]] && echo "    #[coerce($1)]"; true; }
    [[ $rules == no || -z $read ]] || echo 'use coerce::Coerce as _;'
    for number in {0..199}; do
        echo "#[derive($derive)]"
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
            held=$((number - 3))
            echo "    pub held: Vec<Record$held>,"
        else
            echo "    pub note: Option<String>,"
        fi
        echo "}"
        [[ -z $read ]] || echo "pub fn read_$number(value: serde_json::Value) -> bool { ${read/\%s/Record$number}(value).is_ok() }"
    done
}

# One package. $1: its name, the rest as for `structs`.
package() {
    mkdir -p "$folder/$1/src"
    cat >"$folder/$1/Cargo.toml" <<TOML
[package]
name = "$1"
version = "0.0.0"
edition = "2024"

[dependencies]
coerce-rs = { path = "$root" }
serde = { version = "1", features = ["derive"] }
serde_json = "1"
TOML
    structs "${@:2}" >"$folder/$1/src/lib.rs"
}

write() {
    mkdir -p "$folder"
    printf '[workspace]\nresolver = "3"\nmembers = ["by_*"]\n' >"$folder/Cargo.toml"
    cp Cargo.lock "$folder/Cargo.lock"
    package by_coerce 'serde::Deserialize, coerce::Coerce' yes ''
    package by_serde serde::Deserialize no ''
    package by_coerce_read 'serde::Deserialize, coerce::Coerce' yes '%s::from_value_with_report'
    package by_serde_read serde::Deserialize no 'serde_json::from_value::<%s>'
}

# Processor seconds of one build from nothing. $1: build or check, $2: the package.
once() {
    (
        cd "$folder"
        export CARGO_TARGET_DIR=$folder/target CARGO_INCREMENTAL=0
        cargo clean --quiet --package "$2"
        TIMEFORMAT='%U %S'
        { time cargo "$1" --quiet --offline --package "$2" >/dev/null 2>"$folder/log" || cat "$folder/log" >&3; } 2>&1 |
            awk '{print $1 + $2}'
    ) 3>&2
}

median() { sort -n | awk '{all[NR] = $1} END {print NR % 2 ? all[(NR + 1) / 2] : (all[NR / 2] + all[NR / 2 + 1]) / 2}'; }

write
missed=no
printf '%-12s %10s %10s %7s\n' what Coerce serde ratio
for command in build check; do
    for suffix in '' _read; do
        [[ $command$suffix == check_read ]] && continue
        # What they depend on comes first, and is not counted.
        once "$command" "by_coerce$suffix" >/dev/null
        once "$command" "by_serde$suffix" >/dev/null
        ours='' theirs=''
        for ((run = 0; run < runs; run++)); do
            ours+=$(once "$command" "by_coerce$suffix")$'\n'
            theirs+=$(once "$command" "by_serde$suffix")$'\n'
        done
        ours=$(printf %s "$ours" | median) theirs=$(printf %s "$theirs" | median)
        ratio=$(awk -v a="$ours" -v b="$theirs" 'BEGIN {printf "%.2f", a / b}')
        printf '%-12s %9ss %9ss %7s\n' "$command$suffix" "$ours" "$theirs" "$ratio"
        # The limit is on the derive alone.
        [[ -n $suffix ]] || awk -v a="$ratio" -v b="$limit" 'BEGIN {exit a > b}' || missed=yes
    done
done
if [[ $missed == yes ]]; then echo "limit $limit: missed"; else echo "limit $limit: holds"; fi
[[ $check == no || $missed == no ]]
