// Every death of a wave: whoever is killed, twice at work or late, each slot has one verdict and `verify` is sound.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { planWave } from '../../src/wave/plan.ts';
import { writeWave } from '../../src/wave/wave-on-disk.ts';
import { copyExperiment, createExperiment, type Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder, keepFolders } from '../helpers/temp-folder.ts';

/** Slot 2 waits for a file, once it says that it began. */
const AGENT = `case "$AUTORIZE_SLOT" in
  0) echo 7 > value.txt ;;
  1) echo 3 > other.txt ;;
  2) if [ "$WAITS" = 1 ]; then echo begun > began.txt; sleep 600; fi; echo 9 > third.txt ;;
esac
`;
const FILES = {
  'value.txt': '10\n',
  'other.txt': '10\n',
  'third.txt': '10\n',
  // On a machine that has the program, everything takes as many times longer.
  'score.sh':
    'echo $(( ($(cat value.txt) + $(cat other.txt) + $(cat third.txt)) * $(times-slower 2>/dev/null || echo 1) ))\n',
};
const CONFIG = { agent: 'command = "sh agent.sh {prompt_file}"\nenv = { WAITS = "$WAITS" }' };
const VERDICTS = ['0 merged', '1 merged', '2 merged'];

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly err: string;
}

interface Wave {
  readonly experiment: Experiment;
  /** `wave.json` and what slots submitted. */
  readonly folder: string;
}

/** The command in a process of its own. */
function start({ experiment, folder }: Wave, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [command = '', ...rest] = args;
  const whole = [programPath('autorize'), command, '--wave', join(folder, 'wave.json'), ...rest];
  const child = spawn(process.execPath, whole, {
    cwd: experiment.folder,
    env: { ...experiment.host.env, WAITS: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let err = '';
  child.stderr?.on('data', (block: Buffer) => {
    err += block.toString();
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, err };
}

const attempt = (wave: Wave, slot: number, env?: Record<string, string>) =>
  start(wave, ['attempt', '--slot', String(slot), '--out', wave.folder], env);
const reduce = (wave: Wave, env?: Record<string, string>, ...more: string[]) =>
  start(wave, ['reduce', '--in', wave.folder, ...more], env).ended;

const recordsOf = ({ experiment }: Wave): IterationRecord[] =>
  readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** One verdict for each slot, nothing accepted twice, and records that hold. */
async function expectOnce(wave: Wave, verdicts: readonly string[]): Promise<void> {
  const judged = recordsOf(wave).flatMap(({ wave: of, outcome, proposed_commit: proposed }) =>
    of == null || (outcome === 'killed' && typeof proposed === 'string') ? [] : [`${of.slot} ${outcome}`],
  );
  expect(judged.sort((one, other) => one.localeCompare(other))).toEqual(verdicts);
  const accepted = verdicts.filter((each) => each.endsWith('merged')).length;
  expect(userGit(wave.experiment.folder, 'rev-list', '--count', 'main..autorize/pi')).toBe(String(accepted));
  const verified = spawn(process.execPath, [programPath('autorize'), 'verify', 'pi'], {
    ...{ cwd: wave.experiment.folder, env: wave.experiment.host.env, stdio: ['ignore', 'ignore', 'pipe'] as const },
  });
  expect(await endOf(verified as ChildProcess)).toMatchObject({ code: 0 });
}

describe('a wave whose', () => {
  let made: Wave;
  let removeAll = (): void => undefined;
  beforeAll(async () => {
    const kept = keepFolders(() => ({
      experiment: createExperiment({ agent: AGENT, files: FILES, config: CONFIG }),
      folder: createFolder(),
    }));
    removeAll = kept.remove;
    made = kept.made;
    const host = { ...made.experiment.host, env: { ...made.experiment.host.env, WAITS: '0' } };
    const { wave } = await planWave({ name: 'pi', attempts: 3, pairs: 2, focuses: ['it'] }, host);
    writeWave(join(made.folder, 'wave.json'), wave);
    await Promise.all([0, 1, 2].map((slot) => makeAttempt({ wave, slot, folder: made.folder }, host)));
  });
  afterAll(() => removeAll());

  /** A copy of the wave with what some slots submitted. */
  function copyOf(slots: readonly number[] = [0, 1, 2]): Wave {
    const folder = createFolder();
    for (const name of ['wave.json', ...slots.map((slot) => `slot-${slot}`)])
      cpSync(join(made.folder, name), join(folder, name), { recursive: true });
    return { experiment: copyExperiment(made.experiment.folder), folder };
  }

  it('attempt is killed while its agent works: it submits nothing, counts as killed, and is judged when it comes late', async () => {
    const wave = copyOf([0, 1]);
    const { child, ended } = attempt(wave, 2, { WAITS: '1' });
    const area = wave.experiment.cache;
    await expect
      .poll(() => readdirSync(area, { recursive: true }).some((path) => String(path).endsWith('began.txt')))
      .toBe(true);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(join(wave.folder, 'slot-2'))).toBe(false);
    expect(await reduce(wave)).toMatchObject({ code: 0 });
    await expectOnce(wave, ['0 merged', '1 merged', '2 killed']);
    cpSync(join(made.folder, 'slot-2'), join(wave.folder, 'slot-2'), { recursive: true });
    expect(await reduce(wave)).toMatchObject({ code: 0 });
    await expectOnce(wave, ['0 merged', '1 merged', '2 killed', '2 merged']);
  });

  it.each(['before-rename', 'after-rename'])(
    'attempt is killed %s of what it submits: the same again ends it',
    async (at) => {
      const wave = copyOf([0, 1]);
      const killed = await attempt(wave, 2, { AUTORIZE_FAULT: `attempt:${at}:kill` }).ended;
      expect(killed.signal).toBe('SIGKILL');
      expect(await attempt(wave, 2).ended).toMatchObject({ code: 0 });
      expect(await reduce(wave)).toMatchObject({ code: 0 });
      await expectOnce(wave, VERDICTS);
    },
  );

  it.each(['keep:after-intent', 'keep:after-swap', 'record:before', 'record:after'])(
    'reducer is killed at %s: the same again ends it',
    async (point) => {
      const wave = copyOf();
      const killed = await reduce(wave, { AUTORIZE_FAULT: `${point}:kill:2` });
      expect(killed.signal).toBe('SIGKILL');
      expect(await reduce(wave)).toMatchObject({ code: 0 });
      await expectOnce(wave, VERDICTS);
    },
  );

  it('reducer is killed before or after its push: the same again pushes what is left, once', async () => {
    const wave = copyOf();
    const remote = createFolder();
    userGit(remote, 'init', '-q', '--bare');
    userGit(wave.experiment.folder, 'remote', 'add', 'origin', remote);
    const killed = await reduce(wave, { AUTORIZE_FAULT: 'record:after:kill:4' }, '--push');
    expect(killed.signal).toBe('SIGKILL');
    expect(userGit(remote, 'for-each-ref')).toBe('');
    const refs: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { code, err } = await reduce(wave, {}, '--push');
      expect(code, err).toBe(0);
      refs.push(userGit(remote, 'for-each-ref'));
    }
    expect(refs[0]).toContain('refs/heads/autorize/pi');
    // A push of the same records is another entry in the history of the state; nothing else moves.
    const branchOf = (text = ''): string =>
      text
        .split('\n')
        .filter((line) => line.includes('refs/heads/'))
        .join();
    expect(branchOf(refs[1])).toBe(branchOf(refs[0]));
    await expectOnce(wave, VERDICTS);
  });

  it('reducers are two at once: the second says who is at work, and every slot is judged once', async () => {
    const wave = copyOf();
    const ended = await Promise.all([reduce(wave), reduce(wave)]);
    const codes = ended.map(({ code }) => code);
    expect(codes).toContain(0);
    expect(codes.filter((code) => code !== 0 && code !== 75)).toEqual([]);
    await expectOnce(wave, VERDICTS);
  });

  it('slot runs twice at once: what one submits counts, whole', async () => {
    const wave = copyOf([0, 1]);
    const ended = await Promise.all([attempt(wave, 2).ended, attempt(wave, 2).ended]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(readdirSync(wave.folder).filter((name) => name.includes('slot-2'))).toEqual(['slot-2']);
    expect(await reduce(wave)).toMatchObject({ code: 0 });
    await expectOnce(wave, VERDICTS);
  });

  it('attempt is forged: a slot that claims a change of another is refused or judged as what it is', async () => {
    const wave = copyOf();
    const [first, second] = ['slot-0', 'slot-1'].map((name) => join(wave.folder, name, 'attempt.json'));
    const forged = JSON.parse(readFileSync(first ?? '', 'utf8'));
    writeFileSync(second ?? '', JSON.stringify({ ...forged, slot: 1, effect: 1e9, pairs: 50, reason: 'trust me' }));
    expect(await reduce(wave)).toMatchObject({ code: 0 });
    // Its pack does not hold the commit that it names.
    await expectOnce(wave, ['0 merged', '1 discarded', '2 merged']);
  });

  it('judge is twice as slow: what it says of its own machine changes no verdict', async () => {
    const wave = copyOf();
    const programs = createFolder({ 'times-slower': '#!/bin/sh\necho 2\n' });
    chmodSync(join(programs, 'times-slower'), 0o755);
    const slow = { PATH: `${programs}:${wave.experiment.host.env.PATH}` };
    const judged = await start(wave, ['judge', '--in', wave.folder, '--shard', '0/1'], slow).ended;
    expect(judged.code, judged.err).toBe(0);
    const { claims } = JSON.parse(readFileSync(join(wave.folder, 'shard-0-of-1', 'claims.json'), 'utf8'));
    const effects = claims.map(({ slot, effect }: { slot: number; effect: number }) => [slot, effect]);
    expect(effects.sort()).toEqual([
      [0, 6],
      [1, 14],
      [2, 2],
    ]);
    expect(await reduce(wave)).toMatchObject({ code: 0 });
    await expectOnce(wave, VERDICTS);
  });
});
