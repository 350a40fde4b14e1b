#!/usr/bin/env bash
# How work grows: instructions, counted by callgrind, at one size and at four times that size, for everything that can grow.
#
#   benches/growth.sh            print the table
#   benches/growth.sh --check    the same, and fail where four times the size takes more than five times the work
#   benches/growth.sh --write    write the table into docs/performance.md
#   benches/growth.sh list       run everything once without callgrind: what each row is, and that it does what it says
#
# Counts don't depend on what else the machine does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v valgrind >/dev/null; then
    echo "skipped: valgrind is not installed (Debian and Ubuntu: apt-get install valgrind; Fedora: dnf install valgrind)"
    exit 0
fi
target=${CARGO_TARGET_DIR:-target}
cargo build --quiet --release --package coerce-benches --features schema --bin growth --target-dir "$target"
exec "$target/release/growth" "$@"
