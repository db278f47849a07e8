import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompareEvent } from '../../src/compare/event.ts';
import { decodeLog } from '../../src/compare/log.ts';
import { replayComparison } from '../../src/compare/replay.ts';
import { compareCommits } from '../../src/compare/run.ts';
import { verifyComparison } from '../../src/compare/verify.ts';
import { takeRunLock } from '../../src/kernel/run-lock.ts';
import { programPath } from '../helpers/program.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { COMMAND, commit, compare, createCommits, hostOf, logOf, requireReport } from './comparisons.ts';

// That of a version manager is a script, which starts more for each run than the benchmark is.
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

describe('a comparison of two commits', () => {
  it('finds a slower head, says before the first pair what can be seen, and leaves a log that gives the same report', async () => {
    const folder = createCommits({ 'value.txt': '120\n', 'salt.txt': 'two\n' });
    const events: CompareEvent[] = [];
    const host = hostOf(folder);
    const result = await compare(folder, { unit: 'ms', onEvent: (event) => events.push(event) }, host);
    const { report, folder: place } = requireReport(result);
    const [metric] = report.metrics;
    expect(report).toMatchObject({ answer: 'worse', evaluator: 'base', ended: 'decided', changed_evaluator_files: [] });
    expect(metric).toMatchObject({ name: 'score', unit: 'ms', scale: 'ratio', answer: 'worse', direction: 'min' });
    expect(metric?.effect?.estimate).toBeCloseTo(1.2, 1);
    expect(metric?.effect?.lower).toBeGreaterThan(1);
    expect(metric?.pairs).toHaveLength(report.pairs);
    expect(report.pairs).toBeLessThanOrEqual(20);
    expect(metric?.calibration).toHaveLength(8);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('planned')).toBeLessThan(kinds.indexOf('paired'));
    expect(kinds.at(-1)).toBe('concluded');
    expect(JSON.parse(readFileSync(join(place, 'report.json'), 'utf8'))).toEqual(report);
    expect(verifyComparison(place, host)).toMatchObject({ isSound: true });
    expect(userGit(folder, 'status', '--porcelain')).toBe('');

    const lines = readFileSync(join(place, 'decisions.jsonl'), 'utf8');
    const text = readFileSync(join(place, 'report.json'), 'utf8');
    const changed = lines.replace(
      /"scores":\{"score":(\d)/,
      (_, digit: string) => `"scores":{"score":${(Number(digit) % 9) + 1}`,
    );
    writeFileSync(join(place, 'decisions.jsonl'), changed);
    expect(verifyComparison(place, host).isSound).toBe(false);
    writeFileSync(join(place, 'decisions.jsonl'), lines);
    writeFileSync(join(place, 'report.json'), text.replace('"worse"', '"better"'));
    expect((await runCli(['verify', place], { cwd: folder })).code).toBe(1);
  });

  it('calls a commit no worse than itself, and the work tree what it is', async () => {
    const folder = createCommits({});
    const { report } = requireReport(await compare(folder, { unit: 'ms', margin: 0.05, maxPairs: 12 }));
    expect(report).toMatchObject({ answer: 'no-difference', pairs: expect.any(Number) });
    writeFileSync(join(folder, 'value.txt'), '60\n');
    const dirty = requireReport(await compare(folder, { base: 'HEAD', dirty: true, unit: 'ms', maxPairs: 12 })).report;
    expect(dirty).toMatchObject({ answer: 'better', head: { name: 'work tree' }, base: { name: 'HEAD' } });
    expect(dirty.notes).toContain('the work tree has 1 changed file');
    expect(dirty.metrics[0]?.effect?.upper).toBeLessThan(1);
  });

  it('measures both commits by the benchmark of the base, unless that of the head is asked for', async () => {
    const folder = createCommits({ 'bench.sh': 'echo 1\n' });
    const { report } = requireReport(await compare(folder, { unit: 'ms', margin: 0.05, maxPairs: 12 }));
    expect(report).toMatchObject({ answer: 'no-difference', changed_evaluator_files: ['bench.sh'] });
    const own = requireReport(await compare(folder, { unit: 'ms', evaluator: 'own', maxPairs: 7 })).report;
    expect(own).toMatchObject({ answer: 'better', evaluator: 'own', changed_evaluator_files: [] });
  });

  it('names a file of the head that the benchmark of the base loads in the place of a library', async () => {
    const bench = 'import json\nprint(json.loads("120"))\n';
    const folder = createCommits({ 'json.py': 'def loads(text):\n    return 1\n' }, { 'bench.py': bench });
    const { report } = requireReport(await compare(folder, { command: `${PYTHON} bench.py`, maxPairs: 7 }));
    expect(report.notes.join()).toMatch(/"json.py" of the head may change what the evaluator of the base does: /);
    const same = requireReport(await compare(folder, { base: 'HEAD', command: `${PYTHON} bench.py`, maxPairs: 7 }));
    expect(same.report.notes.join()).not.toContain('json.py');
  });

  it('names --evaluator head where the base lacks the benchmark', async () => {
    const folder = createCommits({ 'new.sh': 'echo 7\n' });
    const request = { command: 'sh new.sh', maxPairs: 7 };
    await expect(compare(folder, request)).rejects.toMatchObject({
      ...{ code: 'benchmark_missing', exitCode: 2, remedy: expect.stringContaining('--evaluator head') },
    });
    const { report } = requireReport(await compare(folder, { ...request, evaluator: 'head', margin: 0.01 }));
    expect(report).toMatchObject({ answer: 'no-difference', evaluator: 'head' });
  });

  it('takes cases for metrics, and differences where a ratio means nothing', async () => {
    const bench = 'echo "{\\"score\\": 1, \\"cases\\": {\\"read\\": $(cat value.txt), \\"hits\\": 0}}"\n';
    const folder = createCommits({ 'value.txt': '90\n' }, { 'bench.sh': bench });
    const { report } = requireReport(await compare(folder, { direction: 'max', unit: 'rate', maxPairs: 20 }));
    expect(report.answer).toBe('worse');
    expect(report.metrics.map(({ name, scale, answer }) => [name, scale, answer])).toEqual([
      ['read', 'ratio', 'worse'],
      ['hits', 'difference', expect.any(String)],
    ]);
    expect(report.metrics[0]?.effect?.estimate).toBeCloseTo(0.9, 5);
  });

  it('says why there is no answer: a score of 0 on a ratio, a head that fails, a variable without a value', async () => {
    const folder = createCommits({ 'value.txt': '0\n' });
    await expect(compare(folder, { unit: 'ms' })).rejects.toThrow(/"score" is 0, .* --scale difference/);
    const { report } = requireReport(await compare(folder, { scale: 'difference', maxPairs: 7 }));
    expect(report.metrics[0]).toMatchObject({ scale: 'difference', answer: 'better' });
    commit(folder, { 'value.txt': '5\n' }, 'Sound');
    commit(folder, { 'value.txt': 'x y\n' }, 'Broken');
    await expect(compare(folder)).rejects.toMatchObject({ code: 'head_failed', exitCode: 1 });
    await expect(compare(folder, { base: 'gone' })).rejects.toMatchObject({ code: 'usage', exitCode: 2 });
    const config = [
      '[experiment]\nname = "speed"',
      `[objective]\ncommand = "${COMMAND}"\ndirection = "min"`,
      '[setup]\ncommand = "true"\ninputs = ["salt.txt"]',
      '[environment.env]\nAPI_KEY = "$COMPARE_TEST_KEY"',
      '[schedule]\ntotal_budget = "1h"',
      '[agent]\ncommand = "true {prompt_file}"',
    ].join('\n');
    commit(folder, { '.autorize/speed/config.toml': config, '.autorize/speed/program.md': 'x\n' }, 'An experiment');
    // A workflow gives a fork an empty text for a secret.
    for (const env of [{}, { COMPARE_TEST_KEY: '' }]) {
      await expect(compareCommits({ base: 'HEAD', head: 'HEAD' }, hostOf(folder, env))).rejects.toMatchObject({
        ...{ code: 'variable_missing', exitCode: 3, message: expect.stringContaining('$COMPARE_TEST_KEY') },
      });
    }
  });

  it('reports after the first run that an answer takes longer than there is time, and still gives one', async () => {
    const folder = createCommits({ 'value.txt': '200\n' });
    const events: CompareEvent[] = [];
    const onEvent = (event: CompareEvent) => events.push(event);
    const { report } = requireReport(await compare(folder, { unit: 'ms', maxTime: 1, onEvent }));
    expect(report).toMatchObject({ answer: 'worse', pairs: 7, planned_pairs: 7 });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('late')).toBeLessThan(kinds.indexOf('calibrating'));
    expect(events.find(({ kind }) => kind === 'late')).toMatchObject({ maxMs: 1 });
    expect(events.find(({ kind }) => kind === 'planned')).toMatchObject({
      ...{ limits: ['only 0 pairs fit in the time: 7 are run, the fewest that can give an answer'] },
      ...{ isMarginAsked: false, calibrationRuns: 8 },
    });
  });

  it('measures the command itself, with an unmeasured run wherever the commit changes', async () => {
    const folder = createCommits({ 'salt.txt': 'two\n' });
    const { report, folder: kept } = requireReport(
      await compare(folder, { measure: 'cpu', washout: true, maxPairs: 7 }),
    );
    const [metric] = report.metrics;
    expect(metric).toMatchObject({ name: 'cpu', unit: 'ms', direction: 'min' });
    expect(metric?.pairs).toHaveLength(report.pairs);
    const runs = logOf(kept).filter(({ kind, stage }) => kind === 'ran' && stage !== 'trial');
    expect(runs.filter(({ arm, stage }, at) => stage === 'pair' && runs[at - 1]?.arm !== arm)).toEqual([]);
  });

  it('needs one run of each commit where they count the same, two where each does, and checks that in the log', async () => {
    // What the program would print of a commit, for machines without it.
    const valgrind = '#!/bin/sh\necho "==1== Total:     $(cat value.txt) bytes in 7 blocks" >&2\n';
    const bin = createFolder({ valgrind });
    chmodSync(join(bin, 'valgrind'), 0o755);
    const folder = createCommits({ 'value.txt': '1030\n' }, { 'value.txt': '1000\n' });
    const host = hostOf(folder, { PATH: `${bin}:${process.env.PATH}` });
    const { report, folder: kept } = requireReport(await compare(folder, { measure: 'bytes' }, host));
    expect(report).toMatchObject({ answer: 'worse', pairs: 1, ended: 'decided' });
    const { estimate, lower, upper } = report.metrics[0]?.effect ?? {};
    expect(estimate).toBeCloseTo(1.03, 9);
    expect([lower, upper]).toEqual([estimate, estimate]);
    expect(logOf(kept).filter(({ kind }) => kind === 'ran')).toHaveLength(4);
    const blocks = requireReport(await compare(folder, { measure: 'allocations' }, host));
    expect(blocks.report).toMatchObject({ answer: 'no-difference', pairs: 1, metrics: [{ unit: 'allocations' }] });
    expect(logOf(blocks.folder).filter(({ kind }) => kind === 'ran')).toHaveLength(2);
    expect(verifyComparison(blocks.folder, host).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(verifyComparison(kept, host).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    const records = decodeLog(logOf(kept));
    if ('line' in records) throw new Error(records.found);
    const at = records.findIndex((record) => record.kind === 'ran' && record.number === 2);
    const altered = records.with(at, { ...records[at], scores: { bytes: 999 } } as (typeof records)[number]);
    expect(replayComparison(altered).issues.map(({ code }) => code)).toContain('plan');
  });

  it('finds the benchmark of a package by itself, and runs it on both commits', async () => {
    // Counts the same for both commits, so that one run of each is enough.
    const valgrind =
      '#!/bin/sh\nfor last; do :; done\nsh -c "$last"\necho "==1== Total: 1,000 bytes in 7 blocks" >&2\n';
    const bin = createFolder({ valgrind });
    chmodSync(join(bin, 'valgrind'), 0o755);
    const manifest = JSON.stringify({ name: 'totals', scripts: { bench: 'sh bench.sh' } });
    const folder = createCommits({ 'value.txt': '117\n' }, { 'package.json': manifest, 'bench.sh': 'cat value.txt\n' });
    const host = hostOf(folder, { PATH: `${bin}:${process.env.PATH}` });
    const { report, folder: kept } = requireReport(
      await compareCommits({ base: 'HEAD~1', head: 'HEAD', measure: 'bytes' }, host),
    );
    expect(report).toMatchObject({ answer: 'no-difference', pairs: 1, command: 'npm run --silent bench' });
    expect(report.notes).toContain('found the benchmark "npm run --silent bench"');
    const printed = ['base', 'head'].map((arm) =>
      readFileSync(join(kept, `runs/trial-1-${arm}-command.stdout`), 'utf8'),
    );
    expect(printed).toEqual(['100\n', '117\n']);
  });

  it('measures by the configuration of the base, and says so', async () => {
    const folder = createCommits({ 'value.txt': '130\n' });
    const config = (command: string) =>
      [
        '[experiment]\nname = "speed"',
        `[objective]\ncommand = "${command}"\ndirection = "min"`,
        '[schedule]\ntotal_budget = "1h"',
        '[agent]\ncommand = "true {prompt_file}"',
      ].join('\n');
    const place = '.autorize/speed/config.toml';
    commit(folder, { [place]: config(COMMAND), '.autorize/speed/program.md': 'x\n' }, 'An experiment');
    commit(folder, { [place]: config('echo 1'), 'value.txt': '190\n' }, 'A head that measures nothing');
    const byBase = { base: 'HEAD~1', maxPairs: 12, margin: 0.01 };
    const { report } = requireReport(await compareCommits(byBase, hostOf(folder)));
    expect(report).toMatchObject({ answer: 'worse', command: COMMAND });
    expect(report.notes).toContain(`${place} is that of HEAD~1, not that of the work tree`);
    const own = await compareCommits({ ...byBase, evaluator: 'head' }, hostOf(folder));
    expect(requireReport(own).report).toMatchObject({ answer: 'no-difference', command: 'echo 1' });
  });

  it('takes unit and scale of an experiment, unless the command says another', async () => {
    const folder = createCommits({ 'value.txt': '130\n' });
    const config = [
      '[experiment]\nname = "speed"',
      `[objective]\ncommand = "${COMMAND}"\ndirection = "min"\nunit = "ms"\nscale = "difference"`,
      '[schedule]\ntotal_budget = "1h"',
      '[agent]\ncommand = "true {prompt_file}"',
    ].join('\n');
    commit(folder, { '.autorize/speed/config.toml': config, '.autorize/speed/program.md': 'x\n' }, 'An experiment');
    const request = { base: 'HEAD~1', maxPairs: 7 };
    const { report } = requireReport(await compareCommits(request, hostOf(folder)));
    expect(report.metrics[0]).toMatchObject({ unit: 'ms', scale: 'difference' });
    const asked = requireReport(await compareCommits({ ...request, unit: 's', scale: 'ratio' }, hostOf(folder))).report;
    expect(asked.metrics[0]).toMatchObject({ unit: 's', scale: 'ratio' });
    commit(folder, { 'value.txt': '0\n' }, 'No score has a ratio');
    const none = compareCommits({ base: 'HEAD', scale: 'ratio' }, hostOf(folder));
    await expect(none).rejects.toMatchObject({
      code: 'base_failed',
      message: expect.stringMatching(/--scale difference/),
    });
  });

  it('is made by one process at a time', async () => {
    const folder = createCommits({});
    const host = hostOf(folder);
    const taken = await takeRunLock({ path: join(folder, '.autorize/compare/run.lock'), now: host.now });
    if (taken.kind !== 'locked') throw new Error('the lock is held');
    await using _lock = taken;
    await expect(compare(folder, {}, host)).rejects.toMatchObject({ code: 'locked', exitCode: 75 });
  });

  it('leaves no report where it is killed, and works the next time', async () => {
    const folder = createCommits({ 'value.txt': '130\n' });
    const cache = createFolder();
    const start = (fault: string) =>
      spawnSync(
        process.execPath,
        [
          programPath('autorize'),
          'compare',
          'HEAD~1',
          'HEAD',
          '--command',
          COMMAND,
          '--unit',
          'ms',
          '--max-pairs',
          '12',
        ],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: cache, AUTORIZE_FAULT: fault } },
      );
    expect(start('judge:after-score:kill:15').signal).toBe('SIGKILL');
    const root = join(folder, '.autorize/compare');
    const folders = () => readdirSync(root).filter((name) => /^\d/.test(name));
    const [killed = ''] = folders();
    expect(existsSync(join(root, killed, 'report.json'))).toBe(false);
    expect(logOf(join(root, killed)).map(({ kind }) => kind)).toContain('planned');
    expect(verifyComparison(join(root, killed), hostOf(folder))).toMatchObject({ isSound: false });
    const second = start('');
    expect({ status: second.status, out: second.stdout }).toEqual({
      status: 1,
      out: expect.stringMatching(/slower \(95 % CI/),
    });
    expect(folders()).toHaveLength(2);
    expect(readdirSync(join(cache, 'autorize')).filter((name) => name.startsWith('compare.'))).toEqual([]);
  });
});

describe('autorize compare', () => {
  it('refuses what it cannot do, before anything runs', async () => {
    const folder = createRepository({ 'a.txt': '' });
    const run = (...argv: string[]) => runCli(['compare', 'HEAD', ...argv], { cwd: folder });
    const { code, err } = await run(
      '--margin',
      '0',
      '--max-pairs',
      '3',
      '--unit',
      'apples',
      '--error-rate',
      'x',
      '--parse',
      'flot',
    );
    expect(code).toBe(2);
    for (const name of ['margin', 'max-pairs', 'unit', 'error-rate', 'parse']) expect(err).toContain(`--${name} "`);
    expect(await run('--max-pairs', '8', '--confidence', '99%')).toMatchObject({
      ...{ code: 2, err: expect.stringContaining('--max-pairs "8"; expected at least 9 at this confidence') },
    });
    expect(await run('main', '--dirty')).toMatchObject({ code: 2 });
    expect(await run('--fail-on', 'better')).toMatchObject({ code: 2 });
    expect(existsSync(join(folder, '.autorize'))).toBe(false);
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('no --command, and no benchmark') });
  });
});
