import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChildRun, createAcceptAndReject, expectWhole, goOn, runChild } from '../helpers/child-run.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { keepRecords, readAccepted } from '../helpers/record-keeper.ts';
import { type Boundary, inParallel, readBoundaries, STEADY, sample, tracer } from '../helpers/state-boundaries.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const KEEPER = programPath('keep-records');
// The second and the third are written as every later one is.
const RECORDS = 4;
const SWEEP_MS = 590_000;
const hasStrace = hasTool(['strace', '-V'], 'a run that is broken off at every system call on its state');

/** Runs the storage layer alone under a tracer; gives what it acknowledged. */
function retainTraced(folder: string, inject: readonly string[]) {
  const log = join(createFolder(), 'trace');
  const [program = '', ...args] = tracer(folder, { log, inject });
  const { stdout, signal } = spawnSync(program, [...args, process.execPath, KEEPER, folder, String(RECORDS)], {
    encoding: 'utf8',
    env: { ...process.env, ...STEADY },
  });
  return { log, signal, acknowledged: [...stdout.matchAll(/ack (\w+)\n/g)].map(([, hash]) => hash) };
}

interface TracedRun extends ChildRun {
  readonly experiment: Experiment;
  readonly boundaries: readonly Boundary[];
}

/** Runs an experiment under a tracer. */
async function runTraced(inject: readonly string[]): Promise<TracedRun> {
  const experiment = createAcceptAndReject();
  const log = join(createFolder(), 'trace');
  const child = await runChild(experiment, { wrapper: tracer(experiment.place, { log, inject }), env: STEADY });
  return { ...child, experiment, boundaries: readBoundaries(experiment.place, log) };
}

/** Where a state is there for the first time. */
function firstState(boundaries: readonly Boundary[]): number {
  return boundaries.findIndex(({ call, file }) => call === 'rename' && file === 'state.json');
}

/** Before anything fixes it: a state that was written is there, and any that is there is whole. */
function expectState(folder: string, { isWritten }: { readonly isWritten: boolean }): void {
  const path = join(folder, 'state.json');
  if (isWritten || existsSync(path)) expect(() => JSON.parse(readFileSync(path, 'utf8'))).not.toThrow();
}

const isOfAccepted = ({ file }: Boundary): boolean => file === 'iterations.jsonl' || file === 'intents.jsonl';

/** Every boundary on the journals that say what was kept, and some of the others. */
function choose(boundaries: readonly Boundary[], others: number): readonly Boundary[] {
  const rest = boundaries.filter((boundary) => !isOfAccepted(boundary));
  return [...boundaries.filter(isOfAccepted), ...sample(rest, others)];
}

/** Breaks a run at each boundary, resumes it, and holds what is there against what was acknowledged. */
async function sweep(
  boundaries: readonly Boundary[],
  { fault, check }: { readonly fault: string; readonly check: (run: TracedRun) => void },
): Promise<string[]> {
  const failures: string[] = [];
  await inParallel(boundaries, async ({ call, nth, file }) => {
    const run = await runTraced([`${call}:${fault}:when=${nth}`]);
    try {
      check(run);
      await goOn(run.experiment);
      expectWhole(run.experiment, run.acknowledged);
    } catch (error) {
      failures.push(`${call} ${nth} of "${file}": ${String(error)} ${run.message ?? ''}`);
    }
    rmSync(run.experiment.folder, { recursive: true, force: true });
  });
  return failures;
}

describe.skipIf(!hasStrace)('the storage layer', () => {
  it('holds what it acknowledged, once, after kill -9 at any system call', { timeout: SWEEP_MS }, async () => {
    const whole = createFolder();
    const boundaries = readBoundaries(whole, retainTraced(whole, []).log);
    expect(boundaries.length).toBeGreaterThanOrEqual(80);
    for (const boundary of boundaries) {
      const { call, nth } = boundary;
      const folder = createFolder();
      const { signal, acknowledged } = retainTraced(folder, [`${call}:signal=SIGKILL:when=${nth}`]);
      expect(signal).toBe('SIGKILL');
      expectState(folder, { isWritten: boundaries.indexOf(boundary) > firstState(boundaries) });
      keepRecords({ folder, count: RECORDS });
      const { hashes, state } = readAccepted(folder);
      expect(hashes.slice(0, acknowledged.length)).toEqual(acknowledged);
      expect([hashes.length, new Set(hashes).size]).toEqual([RECORDS, RECORDS]);
      expect(state).toEqual({ records: RECORDS, working: null });
    }
  });
});

describe.skipIf(!hasStrace)('a run of one keep and one discard', () => {
  it('is whole when it is continued after kill -9 at a system call on its state', {
    timeout: SWEEP_MS,
  }, async () => {
    const { stop, boundaries } = await runTraced([]);
    expect(stop).toBe('max_iterations');
    expect(boundaries.length).toBeGreaterThanOrEqual(150);
    const check = ({ signal, experiment, boundaries: created }: TracedRun): void => {
      expect(signal).toBe('SIGKILL');
      const first = firstState(created);
      expectState(experiment.place, { isWritten: first >= 0 && first < created.length - 1 });
    };
    expect(await sweep(choose(boundaries, 16), { fault: 'signal=SIGKILL', check })).toEqual([]);
  });

  it('ends at an fsync that fails, without another try, and is continued', { timeout: SWEEP_MS }, async () => {
    const { boundaries } = await runTraced([]);
    const syncs = choose(
      boundaries.filter(({ call }) => call === 'fsync'),
      12,
    );
    const check = ({ error, exitCode, stop }: TracedRun): void => {
      expect({ stop, exitCode, error }).toEqual({
        stop: undefined,
        exitCode: 3,
        error: expect.stringMatching(/^(journal_sync|storage)$/),
      });
    };
    expect(await sweep(syncs, { fault: 'error=EIO', check })).toEqual([]);
  });

  it('ends with disk_full at a write that finds no room, with the old state whole', { timeout: SWEEP_MS }, async () => {
    const { boundaries } = await runTraced([]);
    const writes = choose(
      // Without what the run does right now a run is as good.
      boundaries.filter(({ call, file }) => call === 'write' && file !== '.activity.json.tmp'),
      10,
    );
    const check = ({ error, exitCode, experiment, boundaries: created }: TracedRun): void => {
      expect({ error, exitCode }).toEqual({ error: 'disk_full', exitCode: 3 });
      expectState(experiment.place, { isWritten: firstState(created) >= 0 });
    };
    expect(await sweep(writes, { fault: 'error=ENOSPC', check })).toEqual([]);
  });
});
