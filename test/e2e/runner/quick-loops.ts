/** A mission and a plan whose agents do little, as steps; what is on the server afterwards. */
import { expect } from 'vitest';
import { parseJournal } from '../../../src/base/journal-chain.ts';
import type { GitServer } from '../../helpers/git-server.ts';
import { userGit } from '../../helpers/repository.ts';
import type { StepRun } from './run-action.ts';
import type { World } from './world.ts';

// From this number on it hears no signal, and neither does what it leaves behind.
const STUBBORN = `if [ "$1" -ge "\${STOP_AT:-99}" ]; then
  trap '' INT TERM
  setsid sh -c "trap '' INT TERM HUP; while :; do sleep 98765.4; done" &
  while :; do sleep 98765.4; done
fi
`;

// What it prints fills the log of the session, and in time a small disk.
const SESSION = `sh stubborn.sh "$RCS_ITERATION"
printf '%012000d\\n' 0
echo $(( $(cat value.txt) + 1 )) >value.txt
git commit -qam "Raise it"
printf '{"status":"candidate","candidate_commit":"%s","base_commit":"%s","description":"%s","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
  "$(git rev-parse HEAD)" "$RCS_LAST_KEPT_COMMIT" "$WHICH" >"$RCS_CANDIDATE_FILE"
`;

const SANDBOX = `---
evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: off
  env: { WHICH: $WHICH, STOP_AT: $STOP_AT }
---
Stay here.
`;

const item = (number: number, more = {}) => ({
  id: `item-${number}`,
  agent_id: 'agent-1',
  description: `Write ${number}.`,
  ...more,
});

/** The mission raises a number, the plan writes a file an item, one after the other. */
export const QUICK_FILES = {
  'value.txt': '1\n',
  'stubborn.sh': STUBBORN,
  'session.sh': SESSION,
  'evaluate.sh': 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
  'missions/up/mission.md': 'Raise the number.\n',
  'missions/up/sandbox.md': SANDBOX,
  'agent.sh': 'sh stubborn.sh "$(echo "$1" | tr -dc 0-9)"; echo "$1" >"$1.txt"\n',
  'plan.json': JSON.stringify({
    version: 1,
    agents: { 'agent-1': { command: 'sh agent.sh {id}', sandbox: 'off', env: { STOP_AT: '$STOP_AT' } } },
    items: [item(1), item(2, { dependencies: ['item-1'] }), item(3, { dependencies: ['item-2'] })],
  }),
  '.gitignore': '.autorize/\n',
};

export type QuickMode = 'mission' | 'work';
export type QuickRun = StepRun & { readonly privateArea: string };

const INPUTS: Readonly<Record<QuickMode, Record<string, string>>> = {
  mission: { 'mission-dir': 'missions/up' },
  work: { 'work-items': 'plan.json' },
};
const STATES: Readonly<Record<QuickMode, string>> = {
  mission: 'refs/autorize-ledger/mission.missions-up',
  work: 'refs/autorize-ledger/work.plan',
};
/** Where the records are, from the top of the checkout. */
export const RECORDS: Readonly<Record<QuickMode, string>> = { mission: '.rcs', work: '.autorize' };

/** A step that publishes a branch; a mission of so many iterations. */
export function runQuick(
  world: World,
  mode: QuickMode,
  {
    iterations = 3,
    stopAt = '',
    inputs = {},
    ...more
  }: { iterations?: number; stopAt?: string; inputs?: Record<string, string> } & Parameters<World['step']>[1] = {},
): Promise<QuickRun> {
  const supplied = {
    mode,
    experiment: '',
    publish: 'branch',
    // The agents of both have no sandbox, and this job can push.
    sandbox: 'off',
    'max-iterations': mode === 'mission' ? String(iterations) : '',
  };
  return world.step(
    { ...supplied, ...INPUTS[mode], ...inputs },
    { ...more, env: { WHICH: 'a', STOP_AT: stopAt, ...more.env } },
  );
}

/** What the records on the server say was kept, by its number; throws where their chain is broken. */
export function acceptedOn(git: GitServer, mode: QuickMode): number[] {
  const ref = STATES[mode];
  if (git.refs()[ref] === undefined) return [];
  const path = userGit(git.folder, 'ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .find((each) => each.endsWith('journal.jsonl'));
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${ref}:${path}`)}\n`));
  if (parsed.kind !== 'sound') throw new Error(`the journal on the server is ${parsed.kind}`);
  return parsed.records.flatMap(({ kind, decision, iteration, item }) => {
    if (kind === 'iteration' && decision === 'keep') return [Number(iteration)];
    return kind === 'landed' ? [Number(String(item).replace('item-', ''))] : [];
  });
}

/** Nothing lost of what was there before, nothing twice, and the branch holds exactly what the records say. */
export function expectWhole(git: GitServer, mode: QuickMode, before: readonly number[]): void {
  const retained = acceptedOn(git, mode);
  expect(retained.slice(0, before.length)).toEqual(before);
  expect(new Set(retained).size).toBe(retained.length);
  const branches = Object.keys(git.refs()).filter((ref) => /\/(autoresearch|autorize-work)\//.test(ref));
  if (retained.length === 0) return;
  expect(branches).toHaveLength(1);
  const tree = userGit(git.folder, 'ls-tree', '--name-only', branches[0] ?? '').split('\n');
  if (mode === 'work') expect(tree.filter((name) => /^item-/.test(name))).toEqual(retained.map((n) => `item-${n}.txt`));
  else expect(userGit(git.folder, 'show', `${branches[0]}:value.txt`)).toBe(String(retained.length + 1));
}
