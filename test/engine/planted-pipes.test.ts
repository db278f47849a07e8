// What a command outside of a sandbox can put in the place of files of ours outside of the work tree: they are not waited for.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { commitmentOf } from '../../src/decision/draw.ts';
import { isKnownStart, knownStartsFile, markKnownStart } from '../../src/engine/acceptance/known-start.ts';
import { passedTrials } from '../../src/engine/acceptance/passed-trials.ts';
import { killedRuns, type RunLog, type RunName, recordRun } from '../../src/engine/evaluation/recorded-run.ts';
import { openHistory } from '../../src/engine/history/history-folder.ts';
import type { AttemptsOf } from '../../src/engine/history/past-attempts.ts';
import { isUsed, markUsed } from '../../src/engine/layers/layer-users.ts';
import { newSecret, saltOf, secretFile } from '../../src/engine/log/log-secret.ts';
import { isOwnRun, markOwnRun } from '../../src/engine/workspace/own-run.ts';
import { endSession } from '../../src/engine/workspace/private-area.ts';
import { isHeldHere } from '../../src/kernel/lock-holder.ts';
import { installMark } from '../../src/kernel/own-git-folder.ts';
import { readRegularText } from '../../src/kernel/regular-file.ts';
import { readAnswer, writeAnswer } from '../../src/kernel/remembered-answer.ts';
import { finishInstall } from '../../src/kernel/staged-install.ts';
import type { UserRepository } from '../../src/kernel/user-repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

interface Noted {
  readonly path: string;
  readonly read: () => unknown;
  /** What is read where the file is as it was left, and where there is none. */
  readonly known: unknown;
  readonly missing: unknown;
}

const RECORD = { seq: 1, prev: '', hash: '', kind: 'begin' };
const TRIAL = { risk: 'shared-state', evaluator_digest: 'sha256:1' };

const NOTES: Readonly<Record<string, (folder: string) => Noted>> = {
  'what `status` answers': (folder) => {
    const path = join(folder, 'autorize', 'status-pi.json');
    writeAnswer(path, { stamp: 'now', answer: 'answer' });
    return { path, read: () => readAnswer(path, 'now'), known: 'answer', missing: undefined };
  },
  'which run began here': (folder) => {
    markOwnRun(folder, RECORD);
    return { path: join(folder, 'begun-here'), read: () => isOwnRun(folder, RECORD), known: true, missing: false };
  },
  'which trials found nothing': (folder) => {
    passedTrials(folder).note(TRIAL);
    const read = () => passedTrials(folder).has(TRIAL);
    return { path: join(folder, 'passed-trials'), read, known: true, missing: false };
  },
  'which commits are known': (folder) => {
    markKnownStart(folder, 'a'.repeat(40));
    const read = () => isKnownStart(folder, 'a'.repeat(40));
    return { path: knownStartsFile(folder), read, known: true, missing: false };
  },
  'what the secret is': (folder) => {
    const path = secretFile(folder);
    const secret = newSecret(path);
    const runHeader = { seed_commitment: commitmentOf(secret) } as Parameters<typeof saltOf>[1]['runHeader'];
    return { path, read: () => saltOf({ secrets: [] }, { runHeader, file: path }), known: secret, missing: undefined };
  },
  'who holds a lock': (folder) => {
    const path = join(folder, 'run.lock.holder');
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname(), started_at: 'now' }));
    return { path, read: () => isHeldHere(join(folder, 'run.lock')), known: true, missing: false };
  },
};

describe.each(Object.entries(NOTES))('%s', (_what, create) => {
  it('is not read from a link or a pipe', () => {
    const { path, read, known, missing } = create(createFolder());
    expect(read()).toEqual(known);
    renameSync(path, `${path}.elsewhere`);
    symlinkSync(`${path}.elsewhere`, path);
    expect(read()).toEqual(missing);
    replaceByPipe(path);
    expect(read()).toEqual(missing);
  });
});

it('a run resumes where pipes lie in the place of what the last session left', async () => {
  const folder = createFolder();
  for (const name of ['session', 'control-groups', 'evaluating/1 search 0 1 candidate.json']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    replaceByPipe(join(folder, name));
  }
  expect(await endSession(folder)).toBe(0);
  expect(killedRuns(join(folder, 'evaluating'), { journal: { records: [] }, evaluations: 0 })).toEqual([]);
});

describe('the mark of an evaluation', () => {
  const RUN: RunName = {
    ...{ task: 'c1', stage: 'pair', index: 1, attempt: 0, order_bit: 1, arm: 'candidate', seed: 5, tree: 't' },
  };
  const [mark, outside] = ['evaluating/c1 pair 1 0 candidate.json', 'outside/c1 pair 1 0 candidate.json'];

  /** Runs once; gives what was marked meanwhile, and what is marked afterwards. */
  async function evaluate(folder: string): Promise<{ readonly during: unknown; readonly after: boolean }> {
    const log: RunLog = {
      marks: join(folder, 'evaluating'),
      ...{ evaluationMs: [], append: () => undefined, nextEvaluation: () => 1, filesDigest: 'f' },
      takeEnvironmentSnapshot: () => ({ digest: 'here', facts: {} }),
    };
    let during: unknown;
    await recordRun(log, { name: RUN, judge: 'e', now: () => new Date(0) }, async () => {
      during = JSON.parse(readRegularText(join(folder, mark)));
      return { kind: 'aborted' };
    });
    return { during, after: existsSync(join(folder, mark)) };
  }

  const PLANTS: Readonly<Record<string, (folder: string) => void>> = {
    pipe: (folder) => replaceByPipe(join(folder, mark)),
    link: (folder) => symlinkSync(join(folder, outside), join(folder, mark)),
    folder: (folder) => mkdirSync(join(folder, mark, 'more'), { recursive: true }),
    'pipe in the place of its folder': (folder) => {
      rmdirSync(join(folder, 'evaluating'));
      replaceByPipe(join(folder, 'evaluating'));
    },
    'link in the place of its folder': (folder) => {
      rmdirSync(join(folder, 'evaluating'));
      symlinkSync(join(folder, 'outside'), join(folder, 'evaluating'));
    },
  };

  it.each(Object.entries(PLANTS))('takes the place of a %s', async (_what, plant) => {
    const folder = createFolder({ [outside]: 'whole\n' });
    mkdirSync(join(folder, 'evaluating'));
    plant(folder);
    const { during, after } = await evaluate(folder);
    expect(during).toMatchObject(RUN);
    expect(after).toBe(false);
    expect(readFileSync(join(folder, outside), 'utf8')).toBe('whole\n');
  });

  it('is no reason not to resume where a pipe lies in the place of its folder', () => {
    const folder = createFolder();
    replaceByPipe(join(folder, 'evaluating'));
    expect(killedRuns(join(folder, 'evaluating'), { journal: { records: [] }, evaluations: 0 })).toEqual([]);
  });
});

it('the mark of who uses a layer takes the place of a pipe or a link', () => {
  const folder = createFolder({ outside: 'whole\n' });
  const mark = join(folder, 'users', 'key', String(process.pid));
  const plants = [() => replaceByPipe(mark), () => symlinkSync(join(folder, 'outside'), mark)];
  for (const plant of plants) {
    rmSync(mark, { force: true });
    mkdirSync(dirname(mark), { recursive: true });
    plant();
    markUsed(folder, 'key');
    expect(isUsed(folder, 'key')).toBe(true);
  }
  expect(readFileSync(join(folder, 'outside'), 'utf8')).toBe('whole\n');
});

it('the history is written again where a pipe or a link lies in it, and nothing elsewhere is', () => {
  const folder = createFolder({ outside: 'whole\n' });
  const list = join(folder, 'area', 'history', 'denied-paths.txt');
  const update = (): void => openHistory(join(folder, 'area')).update([1], VIEW);
  update();
  const text = readFileSync(list, 'utf8');
  replaceByPipe(list);
  replaceByPipe(join(folder, 'area', 'history.json'));
  update();
  rmSync(list);
  symlinkSync(join(folder, 'outside'), list);
  update();
  expect(readFileSync(join(folder, 'outside'), 'utf8')).toBe('whole\n');
  expect(lstatSync(list).isFile()).toBe(true);
  expect(readFileSync(list, 'utf8')).toBe(text);
});

it('an unfinished pull says that its mark is not ours where a pipe lies there', () => {
  const folder = createFolder();
  const repository = { folder, gitDir: join(folder, '.git') } as UserRepository;
  const target = { repository, folder: join(folder, '.autorize', 'pi') };
  const path = installMark(repository, sha256(join('.autorize', 'pi')).slice(-16));
  mkdirSync(dirname(path), { recursive: true });
  replaceByPipe(path);
  expect(() => finishInstall(target)).toThrow(/is not what autorize writes/);
});

const VIEW: AttemptsOf<number> = {
  idOf: String,
  describe: (iteration) => ({
    ...{ iteration, outcome: 'discarded', score: undefined, reason: 'not better', idea: undefined },
    ...{ changedPaths: [], files: [], notes: undefined },
  }),
};

function replaceByPipe(path: string): void {
  rmSync(path, { force: true });
  execFileSync('mkfifo', [path]);
}
