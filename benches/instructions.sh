#!/usr/bin/env bash
# Instructions, counted by callgrind, as ratios: the limits that the project holds itself to.
#
#   benches/instructions.sh            print the table of limits
#   benches/instructions.sh --check    the same, and fail where a limit is missed
#   benches/instructions.sh --write    count all there is, and write the tables and the chart of docs/performance.md
#   benches/instructions.sh --ratchet  six of them and the code lines of the runtime, and fail where one is more than 3 % above the
#                                      least that was reached, which best.csv has (--ratchet --lower writes what is less)
#   benches/instructions.sh --lto …    the limits alone, everything built with fat LTO
#
# Counts don't depend on what else the machine does; they do depend on its compiler and its C library.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ ${1:-} != --ratchet ]] && ! command -v valgrind >/dev/null; then
    echo "skipped: valgrind is not installed (Debian and Ubuntu: apt-get install valgrind; Fedora: dnf install valgrind)"
    exit 0
fi
target=${CARGO_TARGET_DIR:-target}
if [[ ${1:-} == --lto ]]; then
    target+=/lto
    export CARGO_PROFILE_RELEASE_LTO=fat
fi
features=()
[[ ${1:-} != --ratchet ]] || features=(--no-default-features)
cargo build --quiet --release --package coerce-benches "${features[@]}" --bin instructions --target-dir "$target"
exec "$target/release/instructions" "$@"
