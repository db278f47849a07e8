// What the run wrote down is what the records say, and it is printed only for as long as they say the same.
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rememberStatus, stampStatus } from '../../src/cli/repeated-status.ts';
import { locateExperiment } from '../../src/experiment/ledger/experiment-files.ts';
import { readAnswer } from '../../src/kernel/remembered-answer.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';

it('is printed as the run wrote it down, as it is read from the records, and read again after a change', async () => {
  const iteration = 'budget = "20s"\nmax_iterations = 1';
  const { folder, host, place } = createExperiment({ agent: NUDGE, config: { iteration } });
  const answer = join(folder, '.git', 'autorize', 'status-pi.json');
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env: host.env });
  expect((await cli('run', 'pi', '--quiet')).code).toBe(0);

  const written = readFileSync(answer, 'utf8');
  const { stamp, answer: answers } = JSON.parse(written) as { stamp: string; answer: Record<'text' | 'json', string> };
  rmSync(answer);
  for (const [form, ...flags] of [['text'], ['json', '--json']] as const) {
    expect(await cli('status', 'pi', ...flags)).toEqual({ code: 0, out: answers[form], err: '' });
  }
  expect(existsSync(answer)).toBe(false);

  writeFileSync(answer, JSON.stringify({ stamp, answer: { text: 'repeated', json: '{}' } }));
  for (const [argv, out] of [
    [['status', 'pi'], 'repeated'],
    [['status'], 'repeated'],
    [['status', '--json'], '{}'],
    [['status', 'pi', '--json'], '{}'],
  ] as const) {
    expect(await cli(...argv)).toEqual({ code: 0, out, err: '' });
  }

  // Of the same length and with the time of before, as a damaged disk would leave it.
  const ledger = join(place, 'iterations.jsonl');
  const { atime, mtime } = statSync(ledger);
  writeFileSync(ledger, readFileSync(ledger, 'utf8').replace('"iter":1', '"iter":7'));
  utimesSync(ledger, atime, mtime);
  expect(await cli('status', 'pi')).toMatchObject({ code: 2, err: expect.stringContaining('iterations.jsonl:2') });
});

it('holds for no other state of the records, the branch or the repository', async () => {
  const place = '.autorize/pi';
  const folder = createRepository({
    'file.txt': '1\n',
    ...{ [`${place}/config.toml`]: '', [`${place}/program.md`]: '', [`${place}/iterations.jsonl`]: '{}\n' },
    ...{ [`${place}/archive/1/iterations.jsonl`]: '{}\n', [`${place}/iter-0001/diff.patch`]: '' },
  });
  const paths = locateExperiment('pi', { cwd: folder });
  const at = (...path: string[]): string => join(folder, ...path);
  const stampNow = (): string => stampStatus(paths) ?? 'none';
  const answer = at('.git/autorize/status-pi.json');
  const stamp = stampNow();
  await rememberStatus(paths, stamp, { text: 'one', json: 'two' });
  expect(readAnswer(answer, stamp)).toEqual({ text: 'one', json: 'two' });
  // What iterations left is not read, but that they were there is.
  writeFileSync(at(place, 'iter-0001', 'agent.stdout'), 'more');
  expect(stampNow()).toBe(stamp);

  for (const [path, text] of [
    ['config.toml', '# more\n'],
    ['guidance.jsonl', '{}\n'],
    ['iter-0002', ''],
    ['archive/1/iterations.jsonl', '{}\n'],
    ['archiving.json', '{}'],
  ] as const) {
    const before = stampNow();
    appendFileSync(at(place, path), text);
    expect([path, stampNow() === before]).toEqual([path, false]);
  }
  const before = stampNow();
  userGit(folder, 'branch', 'autorize/pi');
  expect(stampNow()).not.toBe(before);
  for (const path of [at(place, 'run.lock.holder'), at('.git/autorize/pull-0.json')]) {
    writeFileSync(path, '{}');
    expect(stampStatus(paths)).toBeUndefined();
    rmSync(path);
  }

  for (const torn of ['', `${readFileSync(answer, 'utf8').slice(0, -2)}`, '\0\0\0\0', '{}', 'null']) {
    writeFileSync(answer, torn);
    expect(readAnswer(answer, stamp)).toBeUndefined();
  }
});
