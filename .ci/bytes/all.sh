#!/bin/bash
# all.sh CLONE NAME [-j N]: run everything on a clone, into NAME, and compare it with before
here=$(dirname "$(realpath "$0")"); clone=$1; name=$2; shift 2
python3 "$here/run.py" "$clone" "$here/$name" "$@" || exit 2
python3 "$here/library.py" "$clone" "$here/$name/library.json" 2>"$here/$name/library.err" || echo "library.py: see $name/library.err"
[ "$name" = before ] && exit 0
python3 "$here/diff.py" "$here/before" "$here/$name" > "$here/$name/commands.diff"; one=$?; tail -3 "$here/$name/commands.diff"
python3 "$here/diff.py" "$here/before/library.json" "$here/$name/library.json" > "$here/$name/library.diff"; other=$?; tail -3 "$here/$name/library.diff"
exit $((one || other))
