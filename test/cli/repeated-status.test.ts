// What a run wrote down is what the records say, and it is printed only for as long as they say the same.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { momentOf } from '../../src/cli/repeated-status.ts';
import { locateExperiment } from '../../src/experiment/ledger/experiment-files.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { isOldEnough, readAnswer, stampFolder } from '../../src/kernel/remembered-answer.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { rememberStatus, stampStatus } from '../../src/status/remembered-status.ts';
import { completeStatus, type StatusAnswer } from '../../src/status/status-answer.ts';
import { readStatusAnswer } from '../../src/status/status-answers.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';

const PROGRAM = programPath('autorize');
const FORMS = [['status', 'pi'], ['status'], ['status', '--json'], ['status', 'pi', '--json']] as const;

it('is printed as the run wrote it down, as it is read from the records, and read again after a change', async () => {
  const iteration = 'budget = "20s"\nmax_iterations = 1';
  const { folder, host, place } = createExperiment({ agent: NUDGE, config: { iteration } });
  const answer = join(folder, '.git', 'autorize', 'status-pi.json');
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env: host.env });
  const statuses = async () => [await cli('status', 'pi'), await cli('status', 'pi', '--json')];
  expect((await cli('run', 'pi', '--quiet')).code).toBe(0);

  const written = readFileSync(answer, 'utf8');
  const atPlace = await statuses();
  userGit(folder, 'branch', '-f', 'autorize/pi', 'HEAD');
  const moved = await statuses();
  expect(moved).toEqual([
    { code: 3, out: expect.stringContaining('restore the branch first'), err: expect.stringContaining('is at') },
    { code: 3, out: expect.stringContaining('the records say that it is at'), err: expect.stringContaining('is at') },
  ]);
  rmSync(answer);
  expect(await statuses()).toEqual(moved);
  userGit(folder, 'branch', '-f', 'autorize/pi', JSON.parse(written).answer.commit);
  expect(await statuses()).toEqual(atPlace);
  // Whoever reads the records leaves it.
  expect(readFileSync(answer, 'utf8')).toBe(written);

  const { stamp, answer: own } = JSON.parse(written) as { stamp: string; answer: StatusAnswer };
  const atRest = { position: '', texts: ['repeated', 'repeated'], json: '{}' } as const;
  writeFileSync(answer, JSON.stringify({ stamp, answer: { ...own, atRest } }));
  for (const argv of FORMS) {
    const out = argv.some((word) => word === '--json') ? '{}' : 'repeated';
    expect(await cli(...argv)).toEqual({ code: 0, out, err: '' });
  }

  const forms = { ...own, atRest: { ...own.atRest, texts: ['only one'] } };
  for (const forged of [null, [], 'text', {}, { ...own, name: 1 }, { ...own, problems: null }, forms]) {
    writeFileSync(answer, JSON.stringify({ stamp, answer: forged }));
    expect(await statuses()).toEqual(atPlace);
  }
  // Longer than any text can be.
  writeFileSync(answer, '');
  truncateSync(answer, 3 * 2 ** 30);
  expect(await statuses()).toEqual(atPlace);

  // Of the same length and with the time of before, as a damaged disk would leave it.
  const ledger = join(place, 'iterations.jsonl');
  const { atime, mtime } = statSync(ledger);
  writeFileSync(ledger, readFileSync(ledger, 'utf8').replace('"iter":1', '"iter":7'));
  utimesSync(ledger, atime, mtime);
  expect(await cli('status', 'pi')).toMatchObject({ code: 2, err: expect.stringContaining('iterations.jsonl:2') });
});

it('says at each moment what the records say then, with a run at work and without', async () => {
  const { folder, host, place, run } = createExperiment({
    agent: 'exit 1\n',
    config: { iteration: 'budget = "20s"\nmax_iterations = 1' },
  });
  await run();
  const paths = locateExperiment('pi', { cwd: folder });
  const at = (time: string) => ({ ...host, now: () => new Date(time) });
  const state = JSON.parse(readFileSync(paths.state, 'utf8')) as Readonly<Record<string, unknown>>;
  const [earlier, sooner, end, later] = ['10:00', '11:59', '12:00', '12:01'].map(
    (time) => `2026-05-20T${time}:00.000Z`,
  );
  const open = { iter_in_progress: 2, current_step: 'InvokeAgent', deadline: end };
  const waiting = { iter: 2, until: later, cause: 'the model is at its limit' };
  const since = '2026-05-20T11:50:00.000Z';
  for (const changes of [{}, open, { ...open, waiting }, { ...open, deadline: null }, { deadline: end }]) {
    writeFileSync(paths.state, JSON.stringify({ ...state, ...changes }));
    const answer = JSON.parse(JSON.stringify(readStatusAnswer(paths, at(earlier ?? '')))) as StatusAnswer;
    for (const activities of [undefined, [], [{ attempt: '2', doing: 'agent at work', since }]]) {
      for (const path of [`${paths.lock}.holder`, paths.activity]) rmSync(path, { force: true });
      if (activities !== undefined) {
        const holder = { pid: process.pid, host: hostname(), started_at: since };
        writeFileSync(`${paths.lock}.holder`, JSON.stringify(holder));
        writeFileSync(paths.activity, JSON.stringify(activities));
      }
      for (const now of [sooner, end, later]) {
        const then = at(now ?? '');
        const { text, json } = completeStatus(answer, momentOf(paths, then));
        const look = readStatus(paths, then);
        expect(text).toBe(renderStatus(viewExperiment({ ...look, now: then.now() })));
        const { is_running, waiting, activities: shown } = JSON.parse(json) as Readonly<Record<string, unknown>>;
        const { isRunning, activities: read } = look;
        expect({ is_running, waiting, shown }).toEqual({
          is_running: isRunning,
          waiting: look.waiting ?? null,
          shown: read,
        });
      }
    }
  }
  expect(existsSync(place)).toBe(true);
});

it('holds for no other state of the records and the repository, and for no other program', () => {
  const place = '.autorize/pi';
  const folder = createRepository({
    'file.txt': '1\n',
    ...{ [`${place}/config.toml`]: '', [`${place}/state.json`]: '{}', [`${place}/iterations.jsonl`]: '{}\n' },
    ...{ [`${place}/archive/1/iterations.jsonl`]: '{}\n', [`${place}/iter-0001/diff.patch`]: '' },
  });
  const paths = locateExperiment('pi', { cwd: folder });
  const at = (...path: string[]): string => join(folder, ...path);
  const stampNow = () => {
    const stamp = stampStatus(paths, 'one program');
    if (stamp === undefined) throw new Error('nothing is stamped');
    return stamp;
  };
  const answer = at('.git/autorize/status-pi.json');
  const stamp = stampNow();
  rememberStatus(paths, { name: 'pi' } as StatusAnswer, stamp);
  expect(readAnswer(answer, stamp.text)).toEqual({ name: 'pi' });
  expect(readAnswer(answer, stampStatus(paths, 'another program')?.text ?? '')).toBeUndefined();
  // Neither what iterations left nor who is at work is read from it.
  for (const path of ['iter-0001/agent.stdout', 'iter-0002', 'run.lock.holder', 'activity.json']) {
    writeFileSync(at(place, path), 'more');
    expect(stampNow().text).toBe(stamp.text);
  }

  for (const [path, text] of [
    ['config.toml', '# more\n'],
    ['program.md', 'more\n'],
    ['guidance.jsonl', '{}\n'],
    ['iterations.jsonl', '{}\n'],
    ['decisions.jsonl', '{}\n'],
    ['state.json', ' '],
    ['archive/1/iterations.jsonl', '{}\n'],
    ['archiving.json', '{}'],
  ] as const) {
    const before = stampNow();
    appendFileSync(at(place, path), text);
    expect([path, stampNow().text === before.text]).toEqual([path, false]);
  }
  const mark = at('.git/autorize/pull-0.json');
  writeFileSync(mark, '{}');
  expect(stampStatus(paths, 'one program')).toBeUndefined();
  rmSync(mark);

  for (const torn of ['', `${readFileSync(answer, 'utf8').slice(0, -2)}`, '\0\0\0\0', '{}', 'null']) {
    writeFileSync(answer, torn);
    expect(readAnswer(answer, stamp.text)).toBeUndefined();
  }
  expect(stampStatus(paths, undefined)).toBeUndefined();

  // Without a state, what iterations left is read, too.
  rmSync(paths.state);
  const withoutState = stampNow();
  expect(withoutState.text).not.toBe(stamp.text);
  writeFileSync(at(place, 'activity.json'), 'yet more');
  expect(stampNow().text).toBe(withoutState.text);
  writeFileSync(at(place, 'iter-0001/run.json'), '{}');
  expect(stampNow().text).not.toBe(withoutState.text);
});

it('is not written down within the grain of the clock, nor where that counts in seconds', () => {
  const folder = createRepository({ 'a/file': '1' });
  const { newestNs, ...stamp } = stampFolder(join(folder, 'a'), () => false);
  const written = Number(newestNs / 1_000_000n);
  expect([10, 19, 30].map((later) => isOldEnough({ newestNs, ...stamp }, written + later))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isOldEnough({ newestNs, ...stamp, hasFineClock: false }, written + 5000)).toBe(false);
});

it('is written down while a run is at work, and says that it was interrupted once it was killed', {
  timeout: 120_000,
}, async () => {
  const { folder, host } = createExperiment({ agent: 'sleep 600\n' });
  const run = spawn(process.execPath, [PROGRAM, 'run', 'pi', '--quiet'], {
    cwd: folder,
    env: host.env,
    stdio: 'ignore',
  });
  onTestFinished(() => void run.kill('SIGKILL'));
  const answer = join(folder, '.git', 'autorize', 'status-pi.json');
  const read = () => JSON.parse(readFileSync(answer, 'utf8')) as { stamp: string; answer: StatusAnswer };
  await expect
    .poll(() => existsSync(answer) && read().answer.atRest.position, { timeout: 80_000, interval: 100 })
    .toBe('no active run; iteration 1 was interrupted at InvokeAgent');
  const status = async (): Promise<string> =>
    (await runProgram(['status', 'pi'], { cwd: folder, env: host.env })).replace(/\d+m?s/g, '…');
  const alive = await status();
  expect(alive).toMatch(/^now +iter 1 · agent at work · …$/m);
  const { stamp, answer: own } = read();
  const marked = (text: string): StatusAnswer['atRest']['texts'] => [`${text} \0position\0`, text];
  const [atWork, atRest] = (['at work', 'at rest'] as const).map((text) => ({ ...own.atWork, texts: marked(text) }));
  writeFileSync(answer, JSON.stringify({ stamp, answer: { ...own, atWork, atRest: { ...atRest, position: '.' } } }));
  expect(await status()).toBe('at work iter 1 · agent at work · …');
  const gone = new Promise((resolve) => run.once('close', resolve));
  run.kill('SIGKILL');
  await gone;
  expect(await status()).toBe('at rest .');
  rmSync(answer);
  expect(await status()).toMatch(/^now +no active run; iteration 1 was interrupted at InvokeAgent$/m);
});

function runProgram(
  argv: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...argv], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve) => child.once('close', () => resolve(out)));
}
