/** Waves of a mission and of a plan on runners: planned, tried, judged, reduced and confirmed by steps of their own. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { TOKENS } from './runner/github-server.ts';
import { createWorld, type World } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const SESSION = `[ "$AUTORIZE_SLOT" != 1 ] || exit 0
echo 9 >value.txt && git commit -qam 'Raise it'
printf '{"status":"candidate","candidate_commit":"%s","base_commit":"%s","description":"higher","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
  "$(git rev-parse HEAD)" "$RCS_LAST_KEPT_COMMIT" >"$RCS_CANDIDATE_FILE"
`;
const SANDBOX = `---
evaluator:
  command: sh evaluate.sh
  format: json
  decision: auto
  calibration_runs: 2
  confirm: {pairs: 2}
agent:
  command: . ./session.sh
  budget: 30s
  sandbox: off
---
Stay here.
`;
const PLAN = {
  version: 1,
  agents: { 'agent-1': { command: 'sh agent.sh {id}', sandbox: 'off' } },
  items: [
    { id: 'one', agent_id: 'agent-1', description: 'One.', test_command: '! grep -q "by 0" one.txt' },
    { id: 'two', agent_id: 'agent-1', description: 'Two.' },
  ],
};
const FILES = {
  'value.txt': '1\n',
  'session.sh': SESSION,
  'evaluate.sh': 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
  'missions/up/mission.md': 'Raise the number.\n',
  'missions/up/sandbox.md': SANDBOX,
  'agent.sh': 'echo "by $AUTORIZE_SLOT" >"$1.txt"\n',
  'plan.json': JSON.stringify(PLAN),
  '.gitignore': '.autorize/\n',
};

/** The steps of one wave; each is on a machine of its own that knows what was pushed, and gets artifacts by their names. */
async function planned(world: World, subject: Record<string, string>, attempts: number) {
  // Those that only read; agents have no sandbox here.
  const shared = { experiment: '', 'max-iterations': '', sandbox: 'off', ...subject };
  const read = { ...shared, 'github-token': TOKENS.read };
  const run = await world.step({ ...read, mode: 'plan', attempts: String(attempts) });
  expect(run.code, run.out + run.err).toBe(0);
  const { 'wave-id': id = '', 'wave-artifact': artifact = '', slots = '' } = run.outputs;
  const wave = { 'wave-id': id, wave: join(await world.results.download(artifact), 'wave.json') };
  const ok = async (inputs: Record<string, string>, code = 0) => {
    const step = await world.step({ ...wave, ...inputs });
    expect(step.code, step.out + step.err).toBe(code);
    return step;
  };
  return {
    ...{ id, slots: JSON.parse(slots) as number[] },
    read: (inputs: Record<string, string>) => ok({ ...read, ...inputs }),
    reduce: (inputs: Record<string, string>) => ok({ ...shared, mode: 'reduce', publish: 'branch', ...inputs }),
    async download(...names: readonly string[]): Promise<string> {
      const folder = createFolder();
      for (const name of names) cpSync(await world.results.download(name), join(folder, name), { recursive: true });
      return folder;
    },
    attempts: (which: readonly number[]) => which.map((slot) => `autorize-attempt-${id}-slot-${slot}`),
  };
}

function journalOn({ git }: World, ref: string): Record<string, unknown>[] {
  const names = userGit(git.folder, 'ls-tree', '-r', '--name-only', ref).split('\n');
  const path = names.find((each) => each.endsWith('journal.jsonl'));
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${ref}:${path}`)}\n`));
  if (parsed.kind !== 'sound') throw new Error(`the journal on the server is ${parsed.kind}`);
  return [...parsed.records];
}

it('a wave of a mission is tried, judged and reduced by steps, and confirmed on several machines', async () => {
  await using world = await createWorld(FILES);
  const wave = await planned(world, { 'mission-dir': 'missions/up' }, 2);
  await Promise.all(wave.slots.map((slot) => wave.read({ mode: 'attempt', slot: String(slot) })));
  const names = wave.attempts(wave.slots);
  const judged = await wave.read({ mode: 'judge', shard: '0/1', 'attempts-path': await wave.download(...names) });
  expect(judged.out).toContain('1 of 1 candidate passed here');
  const all = await wave.download(...names, `autorize-judge-${wave.id}-shard-0-of-1`);
  const reduced = await wave.reduce({ 'attempts-path': all });
  expect(reduced.outputs.kept).toBe('1');
  const refs = world.git.refs();

  await wave.read({ mode: 'judge', confirm: 'true', shard: '0/2' });
  // A machine that confirms writes nothing.
  expect(world.git.refs()).toEqual(refs);
  const folder = await wave.download(`autorize-block-${wave.id}-0-of-2`);
  // All steps of a test run on one machine: here its report comes from another one.
  const path = join(folder, `autorize-block-${wave.id}-0-of-2`, 'block.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), machine: 'other' }));
  const confirmed = await wave.reduce({ confirm: 'true', 'attempts-path': folder });
  expect(confirmed.out).toContain('between 2 machines, as 1 other machine reports');
  const records = journalOn(world, 'refs/autorize-ledger/mission.missions-up');
  const evidence = records.flatMap(({ kind, record }) => (kind === 'evidence' ? [record] : []));
  expect(evidence).toContainEqual(
    expect.objectContaining({
      kind: 'claim',
      machines: expect.objectContaining({ estimate: 8, others: [expect.objectContaining({ machine: 'other' })] }),
    }),
  );
  expect(records.filter(({ kind }) => kind === 'iteration')).toHaveLength(2);
});

it('a wave of a plan is tried and reduced by steps, and an item whose first change fails gets the next one', async () => {
  await using world = await createWorld(FILES);
  const wave = await planned(world, { 'work-items': 'plan.json' }, 4);
  await Promise.all(wave.slots.map((slot) => wave.read({ mode: 'attempt', slot: String(slot) })));
  const names = wave.attempts(wave.slots);
  const folder = await wave.download(...names);
  // Its test failed where it was made; it says that it passed.
  const path = join(folder, names[0] ?? '', 'attempt.json');
  const failed = JSON.parse(readFileSync(path, 'utf8'));
  expect(failed).toMatchObject({ slot: 0, outcome: 'discarded' });
  writeFileSync(path, JSON.stringify({ ...failed, outcome: 'proposed', commit: 'c'.repeat(40) }));
  const reduced = await wave.reduce({ 'attempts-path': folder });
  expect(reduced.outputs).toMatchObject({ kept: '2', verdict: 'passed' });
  const shown = (path: string) => userGit(world.git.folder, 'show', `refs/heads/autorize-work/plan:${path}`);
  expect([shown('one.txt'), shown('two.txt')]).toEqual(['by 2', 'by 1']);
});
