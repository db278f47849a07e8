export interface ReplayFacts {
  /** The number of the agent. */
  readonly agent: number;
  readonly item: string;
  readonly receipt: string;
  readonly beforeCommit: string;
  readonly beforeHash: string;
  readonly afterHash: string;
  /** The program that does it: its BLAKE3, which is its name in the store, and its SHA-256. */
  readonly tool: { readonly hash: string; readonly sha256: string };
}

/**
 * A script that does a run again and compares the states. It needs bash, git and node, and what the run left; the
 * repository is the one of --repo, else the one that it lies in, else the one it is started in. Source: AgentRun,
 * "Idempotent Replay".
 */
export function renderReplayScript(facts: ReplayFacts): string {
  const { agent, item, receipt, beforeCommit, beforeHash, afterHash, tool } = facts;
  const name = `replay-agent-${agent}.sh`;
  const usage = `${name} [--recorded] [--unsandboxed] [--repo FOLDER]`;
  return `#!/usr/bin/env bash
# ${usage}
# Replays the work item ${item} of agent-${agent} (receipt ${receipt}) and compares the state hashes.
#   --recorded     applies the recorded change instead of running the agent again
#   --unsandboxed  lets the agent run in a weaker sandbox than that of the run, or in none
#   --repo FOLDER  a clone that has the input; default: the repository here, else that of the working folder
# It needs bash, git, node, and the files beside it: take the folder whole. What is not there is looked for in the store
# that AUTORIZE_WORK names, in the one that this folder is in, and in .autorize/work of the clone.
set -euo pipefail

RECEIPT=${quote(receipt)}
BEFORE_COMMIT=${quote(beforeCommit)}
BEFORE_HASH=${quote(beforeHash)}
EXPECTED_HASH=${quote(afterHash)}
TOOL=${quote(`${tool.hash}.mjs`)}
TOOL_SHA256=${quote(tool.sha256)}

fail() {
  printf 'ERROR: %s\\n' "$1" >&2
  exit "$2"
}

here=\${BASH_SOURCE[0]}
case $here in
  */*) here=\${here%/*}/ ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd -P)
repo=
flags=()
while [ $# -gt 0 ]; do
  case $1 in
    --recorded | --unsandboxed) flags+=("$1") ;;
    --repo)
      [ $# -gt 1 ] || fail '--repo needs a folder' 2
      repo=$2
      shift
      ;;
    *) fail "unknown argument: $1; usage: ${usage}" 2 ;;
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

run=$here
tool=$here/$TOOL
for store in "\${AUTORIZE_WORK:-}" "$here/../.." "$repo/.autorize/work"; do
  [ -f "$run/RECEIPT.json" ] || run=$store/runs/$RECEIPT
  [ -f "$tool" ] || tool=$store/tools/$TOOL
done
[ -f "$run/RECEIPT.json" ] || fail "there is no run $RECEIPT beside this script, nor in .autorize/work of $repo; take its folder whole, or name a store: AUTORIZE_WORK=FOLDER" 3
[ -f "$tool" ] || fail "there is no $TOOL beside this script, nor in .autorize/work of $repo; take it from the store of the run, or name that: AUTORIZE_WORK=FOLDER" 3
digest='const { createHash } = require("node:crypto"), { readFileSync } = require("node:fs");
console.log(createHash("sha256").update(readFileSync(process.argv[1])).digest("hex"))'
[ "$(node -e "$digest" "$tool")" = "$TOOL_SHA256" ] || fail "$tool is not the program that the run came with" 3

# In a work tree of its own, never over a checkout:
# 1. restore the input state; 2. run the agent again with the same inputs; 3. verify the output hash.
node "$tool" --run "$run" --repo "$repo" --before-commit "$BEFORE_COMMIT" --before-hash "$BEFORE_HASH" \\
  --expected-hash "$EXPECTED_HASH" \${flags[@]+"\${flags[@]}"}

echo "✅ Replay successful: hash verified"
`;
}

/** A word that the shell takes as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
