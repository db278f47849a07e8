export interface ReplayFacts {
  /** The number of the agent. */
  readonly agent: number;
  readonly item: string;
  readonly receipt: string;
  readonly beforeCommit: string;
  readonly beforeHash: string;
  readonly afterHash: string;
  /** Folder of `run-agent.mjs` and `hash-output.mjs` where the receipt was made. */
  readonly tools: string;
}

/**
 * A script that does a run again and compares the states. It needs bash, git, node and the tools; the repository is
 * the one of --repo, else the one that it lies in, else the one it is started in. Source: AgentRun, "Idempotent Replay".
 */
export function renderReplayScript(facts: ReplayFacts): string {
  const { agent, item, receipt, beforeCommit, beforeHash, afterHash, tools } = facts;
  return `#!/usr/bin/env bash
# replay-agent-${agent}.sh [--recorded] [--repo FOLDER]
# Replays the work item ${item} of agent-${agent} (receipt ${receipt}) and compares the state hashes.
# --recorded applies the recorded change instead of running the agent again.
# AUTORIZE_TOOLS names the folder of run-agent.mjs and hash-output.mjs, where that is another one by now.
set -euo pipefail

BEFORE_COMMIT=${quote(beforeCommit)}
BEFORE_HASH=${quote(beforeHash)}
EXPECTED_HASH=${quote(afterHash)}
# shellcheck disable=SC2016 # a path is what it is, dollar signs too
RECORDED_TOOLS=${quote(tools)}
TOOLS=\${AUTORIZE_TOOLS:-$RECORDED_TOOLS}

fail() {
  printf 'ERROR: %s\\n' "$1" >&2
  exit "\${2:-1}"
}

here=$(cd -- "$(dirname -- "\${BASH_SOURCE[0]}")" && pwd -P)
repo=
recorded=no
while [ $# -gt 0 ]; do
  case $1 in
    --recorded) recorded=yes ;;
    --repo)
      [ $# -gt 1 ] || fail '--repo needs a folder' 2
      repo=$2
      shift
      ;;
    *) fail "unknown argument: $1; usage: replay-agent-${agent}.sh [--recorded] [--repo FOLDER]" 2 ;;
  esac
  shift
done

has_input() {
  git -C "$1" cat-file -e "$BEFORE_COMMIT^{commit}" 2>/dev/null
}
if [ -z "$repo" ]; then
  repo=$here
  has_input "$repo" || repo=$PWD
fi
has_input "$repo" || fail "the commit $BEFORE_COMMIT is not in the repository of $repo; fetch it, or name another with --repo" 3
[ -f "$TOOLS/hash-output.mjs" ] || fail "there is no $TOOLS/hash-output.mjs; set AUTORIZE_TOOLS to the folder of the tools" 3

compare() {
  if [ "$2" != "$3" ]; then
    printf 'ERROR: Hash mismatch of the %s\\n  expected %s\\n  actual   %s\\n' "$1" "$2" "$3" >&2
    exit 1
  fi
}

# 1. Restore the input state: in a work tree of its own, never over a checkout.
place=$(mktemp -d)
work=$place/$(basename -- "$(git -C "$repo" rev-parse --show-toplevel)")
cleanup() {
  git -C "$repo" worktree remove --force "$work" >/dev/null 2>&1 || true
  rm -rf -- "$place"
}
trap cleanup EXIT
git -C "$repo" -c core.hooksPath=/dev/null -c core.autocrlf=false worktree add --quiet --detach "$work" "$BEFORE_COMMIT"
ACTUAL_HASH=$(node "$TOOLS/hash-output.mjs" --tree "$work")
compare input "$BEFORE_HASH" "$ACTUAL_HASH"

# 2. Run the agent again with the same inputs, or apply what it did.
if [ "$recorded" = yes ]; then
  git -C "$work" -c core.autocrlf=false -c core.safecrlf=false apply --binary --whitespace=nowarn "$here/changes.patch"
else
  (cd -- "$work" && node "$TOOLS/run-agent.mjs" --agent=${agent} --work-item=${quote(item)} --receipt "$here/RECEIPT.json")
fi

# 3. Verify the output hash.
ACTUAL_HASH=$(node "$TOOLS/hash-output.mjs" --tree "$work")
compare output "$EXPECTED_HASH" "$ACTUAL_HASH"

echo "✅ Replay successful: hash verified"
`;
}

/** A word that the shell takes as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
