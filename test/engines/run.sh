#!/usr/bin/env bash
# The wave of the examples by real engines: the same plan ends with the same verdicts and the same files, byte for byte.
#   run.sh plain slurm ray
# AUTORIZE is the command, SLURM the folder of its unpacked packages, RAY a Python that has Ray.
set -euo pipefail
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly ROOT SLOTS=6
export AUTORIZE
WORK=$(mktemp -d)

finish() {
  [[ ! -d $WORK/cluster ]] || "$ROOT/test/engines/slurm.sh" stop "$WORK/cluster"
  [[ ! -e $WORK/ray.started ]] || "${RAY%/*}/ray" stop --force >/dev/null 2>&1 || true
  rm -rf "$WORK"
}
trap finish EXIT

# The same base everywhere, and so the same plan.
example() { # folder
  cp -r "$ROOT/examples/wave" "$1"
  export GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_DATE=2026-01-01T00:00:00Z
  git -C "$1" init -q -b main
  git -C "$1" add -A
  git -C "$1" -c user.name=Example -c user.email=example@example.org commit -q -m 'The base'
}

by_plain() { # attempts
  sh plain.sh sum "$SLOTS" "$1" >"$1.result"
}

by_slurm() { # attempts
  local job
  "$ROOT/test/engines/slurm.sh" start "$SLURM" "$WORK/cluster"
  # shellcheck disable=SC1091
  . "$WORK/cluster/environment"
  job=$(sh slurm.sh sum "$SLOTS" "$1")
  until [[ $(scontrol show job "$job" | grep -o 'JobState=[A-Z]*') =~ COMPLETED|FAILED|CANCELLED ]]; do
    sleep 0.5
  done
  cat "$1"/attempt-*.log >&2
  cp "$1/reduce.log" "$1.result"
}

by_ray() { # attempts
  "$RAY" ray_wave.py sum "$SLOTS" "$1" >"$1.result"
}

for engine in "$@"; do
  example "$WORK/$engine"
  cd "$WORK/$engine"
  mkdir "$WORK/$engine.attempts"
  began=$SECONDS
  XDG_CACHE_HOME="$WORK/$engine.cache" "by_$engine" "$WORK/$engine.attempts" 2>"$WORK/$engine.printed" || {
    cat "$WORK/$engine.printed"
    echo "error: the wave by $engine failed" >&2
    exit 1
  }
  {
    grep -o '"id": "[0-9a-f]*"' "$WORK/$engine.attempts/wave.json"
    sed -n 's/^\(slot [0-9]*  [ ]*[a-z_]*\).*/\1/p' "$WORK/$engine.attempts.result"
    git rev-parse 'autorize/sum^{tree}'
    git ls-tree -r autorize/sum
  } >"$WORK/$engine.ended"
  $AUTORIZE verify sum >/dev/null
  cmp "$WORK/$1.ended" "$WORK/$engine.ended"
  echo "$engine: $(grep -c accepted "$WORK/$engine.ended") of $SLOTS slots accepted, as by $1; $((SECONDS - began)) s"
done
