/** A wave on runners: one job plans, each attempt is a job of its own that can only read, one job judges and pushes. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { TOKENS } from './runner/github-server.ts';
import type { StepRun } from './runner/run-action.ts';
import { BRANCH, createWorld, searchAll, type World } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const AGENT = `case "$AUTORIZE_SLOT" in
  0) echo 7 > a/value.txt ;;
  1) echo 4 > b/value.txt ;;
  3) echo 6 > a/value.txt; echo "$WHICH" > a/key.txt ;;
esac
`;
const FILES = { ...SHARED_FILES, 'agent.sh': AGENT };
const KEY = 'sk-0123456789abcdef0123456789';
const READ = { 'github-token': TOKENS.read };

/** The plan of a wave, in a folder of its own, and what names it. */
async function plan(world: World, attempts: number, inputs: Record<string, string> = {}) {
  const run = await world.step({ mode: 'plan', attempts: String(attempts), 'budget-usd': '3', ...inputs, ...READ });
  expect(run.code, run.out + run.err).toBe(0);
  const { 'wave-artifact': artifact = '', 'wave-id': id = '', slots = '', shards = '' } = run.outputs;
  expect(artifact).toBe(`autorize-wave-${id}`);
  const numbers = { slots: JSON.parse(slots), shards: JSON.parse(shards) };
  return { id, ...numbers, file: join(await world.results.download(artifact), 'wave.json') };
}

type Wave = Awaited<ReturnType<typeof plan>>;

function attempt(world: World, { id, file }: Wave, slot: number, inputs: Record<string, string> = {}, which = 'a') {
  const named = { mode: 'attempt', wave: file, 'wave-id': id, slot: String(slot), ...READ };
  return world.step({ ...named, ...inputs }, { env: { WHICH: which } });
}

/** The artifacts of slots, as actions/download-artifact puts them down: each in a folder of its name. */
async function download(world: World, names: readonly string[]): Promise<string> {
  const folder = createFolder();
  for (const name of names) cpSync(await world.results.download(name), join(folder, name), { recursive: true });
  return folder;
}

function reduce(world: World, { id, file }: Wave, folder: string, inputs: Record<string, string> = {}) {
  const named = { mode: 'reduce', wave: file, 'wave-id': id, 'attempts-path': folder, publish: 'branch' };
  return world.step({ ...named, ...inputs }, { env: { GITHUB_RUN_ID: '43' } });
}

const slotsIn = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): IterationRecord => JSON.parse(line))
    .flatMap(({ wave, outcome }) => (wave == null ? [] : [`${wave.slot} ${outcome}`]))
    .sort((one, other) => one.localeCompare(other));

const recordsOf = ({ outputs }: StepRun): string[] => slotsIn(readFileSync(outputs['ledger-path'] ?? '', 'utf8'));

function recordsOn({ git }: World): string[] {
  const ref = 'refs/autorize-ledger/pi';
  const names = userGit(git.folder, 'ls-tree', '-r', '--name-only', ref).split('\n');
  return slotsIn(userGit(git.folder, 'show', `${ref}:${names.find((name) => name.endsWith('iterations.jsonl'))}`));
}

const artifactOf = ({ id }: Wave, slot: number): string => `autorize-attempt-${id}-slot-${slot}`;

describe('a wave on runners', () => {
  it('is planned and tried by jobs that can only read, and judged by one that runs no agent', async () => {
    await using world = await createWorld(FILES);
    const wave = await plan(world, 4);
    expect(wave.slots).toEqual([0, 1, 2, 3]);
    const ended = await Promise.all([0, 1].map((slot) => attempt(world, wave, slot)));
    for (const { code, out, err } of ended) expect(code, out + err).toBe(0);
    expect(world.git.refs()[BRANCH]).toBeUndefined();
    const folder = await download(world, [artifactOf(wave, 0), artifactOf(wave, 1)]);
    const judged = await reduce(world, wave, folder);
    expect(judged.code, judged.out + judged.err).toBe(0);
    expect(judged.outputs.kept).toBe('2');
    // Slot 2 and 3 were lost with their machines.
    expect(recordsOf(judged)).toEqual(['0 merged', '1 merged', '2 killed', '3 killed']);
    const shown = (path: string) => userGit(world.git.folder, 'show', `${BRANCH}:${path}`);
    expect([shown('a/value.txt'), shown('b/value.txt')]).toEqual(['7', '4']);
    // On another machine that knows only what was pushed: nothing is judged twice.
    const again = await reduce(world, wave, folder);
    expect(again.code, again.out + again.err).toBe(0);
    expect(recordsOn(world)).toEqual(['0 merged', '1 merged', '2 killed', '3 killed']);
  });

  it('is tested by judges that can only read, and what they passed once more by the job that may push', async () => {
    await using world = await createWorld(FILES);
    const wave = await plan(world, 3, { judges: '2' });
    expect(wave.shards).toEqual(['0/2', '1/2']);
    await Promise.all([0, 1, 2].map((slot) => attempt(world, wave, slot)));
    const names = [0, 1, 2].map((slot) => artifactOf(wave, slot));
    for (const shard of wave.shards) {
      const inputs = { mode: 'judge', wave: wave.file, 'wave-id': wave.id, shard, ...READ };
      const judged = await world.step({ ...inputs, 'attempts-path': await download(world, names) });
      expect(judged.code, judged.out + judged.err).toBe(0);
      expect(judged.out).toContain('1 of 1 candidate passed here');
    }
    expect(world.git.refs()[BRANCH]).toBeUndefined();
    const reports = [0, 1].map((shard) => `autorize-judge-${wave.id}-shard-${shard}-of-2`);
    const folder = await download(world, [...names, ...reports]);
    const reduced = await reduce(world, wave, folder);
    expect(reduced.code, reduced.out + reduced.err).toBe(0);
    expect(recordsOf(reduced)).toEqual(['0 merged', '1 merged', '2 noop']);
    expect(existsSync(join(folder, 'shard-1-of-2', 'claims.json'))).toBe(true);
  });

  it('counts every slot once where two jobs judge it at once', async () => {
    await using world = await createWorld(FILES);
    const wave = await plan(world, 3);
    await Promise.all([0, 1, 2].map((slot) => attempt(world, wave, slot)));
    const names = [0, 1, 2].map((slot) => artifactOf(wave, slot));
    const [one, other] = [await download(world, names), await download(world, names)];
    const runs = await Promise.all([reduce(world, wave, one), reduce(world, wave, other)]);
    for (const { code, out, err } of runs) expect(code, out + err).toBe(0);
    expect(recordsOn(world)).toEqual(['0 merged', '1 merged', '2 noop']);
    expect(userGit(world.git.folder, 'rev-list', '--count', `main..${BRANCH}`)).toBe('2');
  });

  it('passes on no attempt that holds a key', async () => {
    await using world = await createWorld(FILES);
    const wave = await plan(world, 4);
    const run = await attempt(world, wave, 3, {}, KEY);
    expect(run.code, run.out).toBe(0);
    expect(run.out).toContain('slot 3 of wave');
    expect(searchAll(world, run, KEY)).toEqual([]);
    const folder = await download(world, [artifactOf(wave, 3)]);
    const attempted = JSON.parse(readFileSync(join(folder, artifactOf(wave, 3), 'attempt.json'), 'utf8'));
    expect(attempted).toMatchObject({ slot: 3, outcome: 'denied' });
    expect(existsSync(join(folder, artifactOf(wave, 3), 'attempt.pack'))).toBe(false);
  });

  it('is refused where the plan is another one, or nobody would get the attempt', async () => {
    await using world = await createWorld(FILES);
    const wave = await plan(world, 1);
    const other = await attempt(world, { ...wave, id: '0'.repeat(16) }, 0);
    expect(other.code, other.out).toBe(3);
    expect(other.out).toContain('and the input "wave-id" is "0000000000000000"');
    const folder = createFolder();
    const foreign = await reduce(world, { ...wave, id: '0'.repeat(16) }, folder);
    expect(foreign.code, foreign.out).toBe(3);
    const named = { mode: 'attempt', wave: wave.file, slot: '0', ...READ };
    const lost = await world.step(named, { env: { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' } });
    expect(lost.code, lost.out).toBe(3);
    expect(lost.out).toContain('this runner has no service for artifacts');
    const without = await world.step({ mode: 'plan', ...READ });
    expect(without.code).toBe(2);
    expect(without.out).toContain('no input "attempts" in mode "plan"');
    expect(existsSync(join(folder, 'slot-0'))).toBe(false);
  });
});
