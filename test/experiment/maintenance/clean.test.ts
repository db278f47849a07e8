import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { privateAreaFolder } from '../../../src/engine/workspace/area-path.ts';
import { lockExperiment } from '../../../src/experiment/ledger/opening.ts';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import { cleanExperiment } from '../../../src/experiment/maintenance/clean.ts';
import { RUN_MARKER } from '../../../src/kernel/environment.ts';
import { isProcessAlive } from '../../../src/kernel/process-life.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';

const AGENT = 'case $1 in 1) echo 8;; *) echo 5;; esac > value.txt\n';
const pathsIn = ({ host }: Experiment) => pathsOf('pi', host);
const clean = ({ host }: Experiment) => cleanExperiment({ name: 'pi' }, host);

function privateAreaOf(experiment: Experiment): string {
  const { repository } = pathsIn(experiment);
  return privateAreaFolder({ repository, name: 'pi', parentEnv: experiment.host.env });
}

describe('cleanExperiment', () => {
  it('removes workspaces, judges, kept worktrees and store, says how much that was, and a next run works', async () => {
    const experiment = createExperiment({
      agent: AGENT,
      config: {
        iteration: 'budget = "20s"\nkeep_worktrees = true',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    await experiment.run({ maxIterations: 1 });
    const folder = privateAreaOf(experiment);
    const locked = join(folder, 'lanes', '9');
    mkdirSync(join(locked, 'no-rights'), { recursive: true });
    writeFileSync(join(locked, 'no-rights', 'file'), 'x'.repeat(1000));
    chmodSync(locked, 0o000);
    const { removed, bytes, survivors, openAcceptance } = await clean(experiment);
    expect(removed.toSorted()).toEqual([
      'checked-decisions.json',
      'checked-intents.json',
      'checked-iterations.json',
      'external',
      'history',
      'history.json',
      'judges/1',
      'kept/iter-0001',
      join('lanes', '1'),
      join('lanes', '9'),
      'notes',
      'own-environments',
      'passed-trials',
      'scratch',
      'store',
      'user',
      'views',
    ]);
    expect(bytes).toBeGreaterThan(1000);
    expect({ survivors, openKeep: openAcceptance }).toEqual({ survivors: 0, openKeep: undefined });
    // No later run knows where the earlier ones began, and what they accepted.
    expect(readdirSync(folder)).toEqual(['accepted-here', 'known-starts']);
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
  });

  it('removes prepared environments that no living process uses, and says how much that was', async () => {
    const experiment = createExperiment({
      agent: AGENT,
      files: { 'lock.txt': '1\n' },
      config: { setup: 'command = "mkdir -p made; echo 12345 >made/file"\ninputs = ["lock.txt"]' },
    });
    await experiment.run({ maxIterations: 1 });
    // This process has used it, and lives.
    expect(await clean(experiment)).toMatchObject({ environmentBytes: 0 });
    const stores = join(experiment.cache, 'autorize', 'environments');
    for (const store of readdirSync(stores)) rmSync(join(stores, store, 'users'), { recursive: true, force: true });
    const { environmentBytes } = await clean(experiment);
    expect(environmentBytes).toBeGreaterThanOrEqual('12345\n'.length);
    expect(readdirSync(stores).flatMap((store) => readdirSync(join(stores, store)))).toEqual([]);
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)?.outcome).toBe('merged');
  });

  it('has nothing to do the second time, or before the first run', async () => {
    const experiment = createExperiment({ agent: AGENT });
    expect(await clean(experiment)).toMatchObject({ removed: [], bytes: 0 });
    await experiment.run({ maxIterations: 1 });
    await clean(experiment);
    expect(await clean(experiment)).toMatchObject({ removed: [], bytes: 0 });
  });

  it('ends the processes of a dead session, and removes what a killed verification left', async () => {
    const experiment = createExperiment({ agent: AGENT });
    const folder = privateAreaOf(experiment);
    const ended = spawn('true');
    await new Promise((resolve) => ended.on('exit', resolve));
    const dead = `${folder}-verify-${ended.pid}-abcdef`;
    const alive = `${folder}-verify-${process.pid}-abcdef`;
    const sessions = ['one', 'two'].map((name, index) => {
      const session = `${name}-${process.pid}`;
      const place = [folder, dead][index] ?? '';
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'session'), session);
      return spawn('sleep', ['60'], { env: { PATH: process.env.PATH, [RUN_MARKER]: session }, stdio: 'ignore' });
    });
    mkdirSync(alive);
    const exits = sessions.map((child) => new Promise((resolve) => child.on('exit', resolve)));
    const { removed, survivors } = await clean(experiment);
    await Promise.all(exits);
    expect(sessions.map(({ pid }) => isProcessAlive(pid ?? 0))).toEqual([false, false]);
    expect(survivors).toBe(0);
    expect(removed).toContain('session');
    expect([folder, dead, alive].map(existsSync)).toEqual([false, false, true]);
  });

  it('leaves the store while an acceptance is to be finished, which the next run then ends', async () => {
    const experiment = createExperiment({ agent: AGENT });
    await experiment.run({ maxIterations: 1 });
    const { ledger } = pathsIn(experiment);
    const lines = readFileSync(ledger, 'utf8').trimEnd().split('\n');
    writeFileSync(ledger, `${lines.slice(0, -1).join('\n')}\n`);
    // A state is written after its record: one that knows more would mean a ledger that was cut.
    rmSync(pathsIn(experiment).state);
    const { openAcceptance, removed } = await clean(experiment);
    expect(openAcceptance).toBe(1);
    expect(removed).not.toContain('store');
    expect(readdirSync(privateAreaOf(experiment))).toEqual(['accepted-here', 'known-starts', 'store']);
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ iter, outcome }) => [iter, outcome])).toEqual([
      [0, 'baseline'],
      [1, 'merged'],
      [2, 'merged'],
    ]);
  });

  it('is refused while a run is at work, and makes no folder for an experiment that is not there', async () => {
    const experiment = createExperiment({ agent: AGENT });
    {
      await using _lock = await lockExperiment(pathsIn(experiment), experiment.host);
      await expect(clean(experiment)).rejects.toMatchObject({ code: 'locked', exitCode: 75 });
    }
    await expect(cleanExperiment({ name: 'pie' }, experiment.host)).rejects.toThrow('there is no experiment "pie"');
    expect(existsSync(join(experiment.folder, '.autorize', 'pie'))).toBe(false);
  });
});
