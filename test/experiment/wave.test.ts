// A wave of attempts on one repository: planned, tried side by side, judged by one.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { type AttemptEnd, makeAttempt } from '../../src/wave/attempt.ts';
import { ATTEMPT_FILE, ATTEMPT_PACK } from '../../src/wave/attempt-file.ts';
import { planWave } from '../../src/wave/plan.ts';
import type { OnWaveEvent } from '../../src/wave/recipe.ts';
import { type Reduced, reduceWave } from '../../src/wave/reduce.ts';
import type { Wave } from '../../src/wave/wave-file.ts';
import { copyExperiment, createExperiment, type Experiment } from '../helpers/experiment.ts';
import { forgeAttempt } from '../helpers/forged-attempt.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder, keepFolders } from '../helpers/temp-folder.ts';

/** By slot: a large gain, a smaller one in another file, a loss, nothing, a change of the evaluator, the first again. */
const AGENT = `case "$AUTORIZE_SLOT" in
  0) echo 90 > value.txt ;;
  1) echo 45 > other.txt ;;
  2) echo 200 > value.txt ;;
  4) echo 'echo 0' > score.sh ;;
  5) echo 80 > value.txt ;;
esac
if [ "$AUTORIZE_SLOT" = 0 ]; then
  grep -o 'You are number [0-9] of [0-9]* agents' "$2" > seen.txt
  grep -o 'Your part: look at it' "$2" >> seen.txt
fi
echo 'AUTORIZE_USAGE {"usd": 0.25}'
`;
const FILES = {
  'value.txt': '100\n',
  'other.txt': '50\n',
  'score.sh': 'echo $(( $(cat value.txt) + $(cat other.txt) ))\n',
};
const SLOTS = 6;

interface Tried {
  readonly experiment: Experiment;
  readonly wave: Wave;
  /** Where the slots submitted. */
  readonly out: string;
  readonly ends: readonly AttemptEnd[];
  /** The slot of each turn of an agent. */
  readonly turns: readonly number[];
}

const shown = (experiment: Experiment): string =>
  [
    userGit(experiment.folder, 'for-each-ref'),
    userGit(experiment.folder, 'status', '--porcelain'),
    readdirSync(experiment.place),
  ].join('\n');

async function tryWave(): Promise<
  Tried & { readonly before: string; readonly after: string; readonly remove: () => void }
> {
  const { made, remove } = keepFolders(() => ({
    experiment: createExperiment({ agent: AGENT, files: FILES, config: { iteration: 'budget = "20s"\nparallel = 2' } }),
    out: createFolder(),
  }));
  const { experiment, out } = made;
  const { wave } = await planWave(
    { name: 'pi', attempts: SLOTS, usd: 3, pairs: 2, focuses: ['look at it'] },
    experiment.host,
  );
  const before = shown(experiment);
  const ends: AttemptEnd[] = [];
  const turns: number[] = [];
  const all = wave.slots.slice(0, SLOTS - 1);
  await Promise.all(
    all.map(async ({ slot }) => {
      const onEvent: OnWaveEvent = ({ loop, event }) => {
        if (loop === 'experiment' && event.kind === 'recorded' && event.record.outcome !== 'baseline') turns.push(slot);
      };
      ends[slot] = await makeAttempt({ wave, slot, folder: out, onEvent }, experiment.host);
    }),
  );
  return {
    experiment,
    wave,
    out,
    ends,
    turns: turns.sort((one, other) => one - other),
    before,
    after: shown(experiment),
    remove,
  };
}

/** The records of the slots, in words. */
function verdictsOf({ verdicts }: Reduced): string[] {
  return verdicts.map(({ slot, record }) => `${slot} ${record?.outcome ?? 'none'}`);
}

const ledgerOf = ({ place }: Experiment): IterationRecord[] =>
  readFileSync(join(place, 'iterations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The same repository with its wave, for a test that changes it. */
function copyOf({ experiment, out }: Tried): { readonly experiment: Experiment; readonly out: string } {
  const copy = copyExperiment(experiment.folder);
  const folder = join(createFolder(), 'out');
  mkdirSync(folder);
  for (const slot of readdirSync(out)) {
    mkdirSync(join(folder, slot));
    for (const file of readdirSync(join(out, slot)))
      writeFileSync(join(folder, slot, file), readFileSync(join(out, slot, file)));
  }
  return { experiment: copy, out: folder };
}

describe('a wave', () => {
  let tried: Awaited<ReturnType<typeof tryWave>>;
  beforeAll(async () => {
    tried = await tryWave();
  });
  afterAll(() => tried?.remove());

  it('has an attempt for each slot, whose pre-test says what is worth judging', () => {
    const seen = tried.ends.map(({ attempt: { outcome, pairs, effect } }) => [outcome, pairs, effect]);
    expect(seen).toEqual([
      ['proposed', expect.any(Number), 10],
      ['proposed', expect.any(Number), 5],
      ['discarded', expect.any(Number), -100],
      ['noop', undefined, undefined],
      ['denied', undefined, undefined],
    ]);
    expect(tried.ends[0]?.attempt.usage).toMatchObject({ usd: 0.25 });
  });

  it('lets one agent work for each, however many workspaces the experiment has', () => {
    expect(tried.turns).toEqual([0, 1, 2, 3, 4]);
  });

  it('leaves records, branch and work tree as they were until it is reduced', () => {
    expect(tried.after).toBe(tried.before);
    expect(readdirSync(tried.out).sort()).toEqual(['slot-0', 'slot-1', 'slot-2', 'slot-3', 'slot-4']);
  });

  it('does not try a slot again that submitted', async () => {
    const again = await makeAttempt({ wave: tried.wave, slot: 0, folder: tried.out }, tried.experiment.host);
    expect(again).toEqual({ attempt: tried.ends[0]?.attempt, isEarlier: true });
  });

  it('submits also where it is cancelled that its slot is to be tried again', async () => {
    const { experiment } = copyOf(tried);
    const [request, stop] = [{ wave: tried.wave, slot: 1, folder: createFolder() }, new AbortController()];
    const onEvent: OnWaveEvent = ({ event }) => {
      if (event.kind === 'recorded') stop.abort();
    };
    const cancelled = await makeAttempt({ ...request, signal: stop.signal, onEvent }, experiment.host);
    expect(cancelled.attempt).toMatchObject({ outcome: 'killed', again: true });
    const submitted = readFileSync(join(request.folder, 'slot-1', ATTEMPT_FILE), 'utf8');
    expect(JSON.parse(submitted)).toEqual(cancelled.attempt);
    expect((await makeAttempt(request, experiment.host)).attempt).toMatchObject({ outcome: 'proposed', effect: 5 });
  });

  it('is judged in the order of the evidence, every slot once, and again with the same result', async () => {
    const { experiment, out } = copyOf(tried);
    const { wave } = tried;
    const first = await reduceWave({ wave, folder: out }, experiment.host);
    expect(verdictsOf(first)).toEqual(['0 merged', '1 merged', '2 discarded', '3 noop', '4 denied', '5 killed']);
    const records = ledgerOf(experiment);
    expect(records.map(({ iter }) => iter)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(records.slice(1).map(({ wave: of }) => of)).toEqual([
      { id: wave.id, slot: 0, pairs: expect.any(Number), effect: 10, usd: 0.5 },
      { id: wave.id, slot: 1, pairs: expect.any(Number), effect: 5, usd: 0.5 },
      { id: wave.id, slot: 2, pairs: expect.any(Number), effect: -100, usd: 0.5 },
      { id: wave.id, slot: 3, usd: 0.5 },
      { id: wave.id, slot: 4, usd: 0.5 },
      { id: wave.id, slot: 5, absent: true, usd: 0.5 },
    ]);
    expect(records.flatMap(({ usage }) => usage?.usd ?? [])).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
    const second = await reduceWave({ wave, folder: out }, experiment.host);
    expect(second).toEqual({ stop: undefined, verdicts: first.verdicts });
    expect(ledgerOf(experiment)).toEqual(records);
    const verified = await runCli(['verify', 'pi'], { cwd: experiment.folder, env: { ...experiment.host.env } });
    expect(verified.code, verified.out).toBe(0);
    expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('90');
    expect(userGit(experiment.folder, 'show', 'autorize/pi:seen.txt')).toBe(
      'You are number 0 of 6 agents\nYour part: look at it',
    );
  });

  it('tests changes that fit onto each other together, and halves of what is refused', async () => {
    const { experiment, out } = copyOf(tried);
    const { wave } = tried;
    const whole = await reduceWave({ wave, folder: out, stack: 4 }, experiment.host);
    expect(verdictsOf(whole)).toEqual(['0 merged', '1 merged', '2 discarded', '3 noop', '4 denied', '5 killed']);
    const of = (reduced: Reduced) => reduced.verdicts.map(({ record }) => record?.iter);
    expect(of(whole)[1]).toBe(of(whole)[0]);
    expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt', 'autorize/pi:other.txt')).toBe('90\n45');
    const costs = ledgerOf(experiment).reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
    expect(costs).toBe(0.25 * (SLOTS - 1));
    expect((await runCli(['verify', 'pi'], { cwd: experiment.folder, env: experiment.host.env })).code).toBe(0);

    // One of them is a loss, whatever its slot claims: it goes alone, and takes nothing with it.
    const other = copyOf(tried);
    const files = { 'value.txt': '300\n' };
    forgeAttempt(other.experiment.folder, wave, { out: other.out, slot: 3, files, effect: 1e9 });
    const split = await reduceWave({ wave, folder: other.out, stack: 4 }, other.experiment.host);
    expect(verdictsOf(split)).toEqual(['0 merged', '1 merged', '2 discarded', '3 discarded', '4 denied', '5 killed']);
    expect(of(split)[1]).not.toBe(of(split)[0]);
    const spent = ledgerOf(other.experiment).reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
    // The forged one says nothing of what it used.
    expect(spent).toBe(0.25 * (SLOTS - 2));
  });

  it('goes on where a reducer was stopped', async () => {
    const { experiment, out } = copyOf(tried);
    const { wave } = tried;
    const stop = new AbortController();
    const stopped = await reduceWave(
      {
        ...{ wave, folder: out, signal: stop.signal },
        onEvent: ({ loop, event }) => {
          if (loop === 'experiment' && event.kind === 'recorded' && event.record.outcome === 'merged') stop.abort();
        },
      },
      experiment.host,
    );
    expect(verdictsOf(stopped).slice(0, 2)).toEqual(['0 merged', expect.not.stringContaining('merged')]);
    const whole = await reduceWave({ wave, folder: out }, experiment.host);
    expect(verdictsOf(whole)).toEqual(['0 merged', '1 merged', '2 discarded', '3 noop', '4 denied', '5 killed']);
    const judged = ledgerOf(experiment).flatMap(({ wave: of, outcome }) =>
      outcome === 'killed' ? [] : (of?.slot ?? []),
    );
    expect(judged).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes nothing on trust that a slot submits', async () => {
    const { experiment, out } = copyOf(tried);
    const { wave } = tried;
    const change = (slot: number, more: object): void => {
      const path = join(out, `slot-${slot}`, ATTEMPT_FILE);
      writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...more }));
    };
    // It claims a gain for what is a loss, and the first place with it.
    const loss = join(out, 'slot-2');
    writeFileSync(join(loss, ATTEMPT_PACK), readFileSync(join(out, 'slot-0', ATTEMPT_PACK)));
    change(2, { outcome: 'proposed', commit: 'c'.repeat(40), effect: 1e9 });
    change(1, { wave: '0'.repeat(16) });
    rmSync(join(out, 'slot-3', ATTEMPT_FILE));
    symlinkSync('/etc/hostname', join(out, 'slot-3', ATTEMPT_FILE));
    writeFileSync(join(out, 'slot-4', ATTEMPT_FILE), ' '.repeat(100_000));
    const reduced = await reduceWave({ wave, folder: out }, experiment.host);
    expect(verdictsOf(reduced)).toEqual(['0 merged', '1 invalid', '2 discarded', '3 invalid', '4 invalid', '5 killed']);
    expect(reduced.verdicts[1]?.record?.notes).toContain('it is of the wave "0000000000000000"');
  });

  it('judges a slot that comes late', async () => {
    const { experiment, out } = copyOf(tried);
    const { wave } = tried;
    const early = await reduceWave({ wave, folder: out, isPartial: true }, experiment.host);
    expect(verdictsOf(early)[5]).toBe('5 none');
    await makeAttempt({ wave, slot: 5, folder: out }, tried.experiment.host);
    const late = await reduceWave({ wave, folder: out, isPartial: true }, experiment.host);
    // What it changes was changed by slot 0 meanwhile.
    expect(verdictsOf(late)[5]).toBe('5 discarded');
    expect(late.verdicts[5]?.record?.notes).toContain('value.txt');

    // The next wave has what the agents did not use, and one of its slots begins with what conflicted.
    const request = { name: 'pi', attempts: SLOTS, usd: 3, pairs: 2, focuses: ['look at it'] };
    const next = await planWave(request, experiment.host);
    expect([next.carriedUsd, next.offers, next.wave.slots[5]]).toEqual([
      1.5,
      1,
      { slot: 5, focus: 'look at it', usd: 0.75 },
    ]);
    const iter = late.verdicts[5]?.record?.iter ?? 0;
    expect(next.wave.slots[0]?.focus).toContain(`attempts/${iter}/changes.diff`);
    const place = join(experiment.place, `iter-${String(iter).padStart(4, '0')}`, 'changes.diff');
    expect(readFileSync(place, 'utf8')).toContain('+80');
    expect((await runCli(['verify', 'pi'], { cwd: experiment.folder, env: experiment.host.env })).code).toBe(0);

    // Records and branch went on: an attempt starts from what is there, and says so.
    const { attempt } = await makeAttempt({ wave, slot: 5, folder: createFolder() }, experiment.host);
    expect(attempt).toMatchObject({ outcome: 'proposed', base: next.wave.base });
    expect(next.wave.base).not.toBe(wave.base);
  });

  it('cannot be tried or judged with other settings', async () => {
    const { experiment, out } = copyOf(tried);
    writeFileSync(join(experiment.place, 'program.md'), 'Make it larger.\n');
    const { wave } = tried;
    await expect(makeAttempt({ wave, slot: 5, folder: out }, experiment.host)).rejects.toThrow(
      'is not what the wave was planned for',
    );
    await expect(reduceWave({ wave, folder: out }, experiment.host)).rejects.toThrow(
      'is not what the wave was planned for',
    );
    // It says so to the reducer, and may be tried again.
    expect(existsSync(join(out, 'slot-5', ATTEMPT_FILE))).toBe(true);
  });
});
