import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { parseFloatScore } from '../../src/experiment/scoring/score.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createHost } from '../../src/kernel/host.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { agentCommand, changedPaths, copyExample, EXAMPLES, filesOf, readConfig, runShell } from './example-folder.ts';

const config = readConfig('log-report', 'log-report');
const promptFile = () => join(createFolder({ 'prompt.md': '# Make it faster\n' }), 'prompt.md');

/** What the agent did in one iteration, on the base or on what is there. */
async function propose(iteration: number, folder = copyExample('log-report')) {
  const before = filesOf(folder);
  const { code, out, err } = await runShell(agentCommand(config, promptFile(), iteration), folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const daemon = /left process (\d+) behind/.exec(out)?.[1];
  if (daemon !== undefined) process.kill(Number(daemon), 'SIGKILL');
  // The process may have forged the evaluator before it was stopped; the agent itself left it alone.
  const evaluator = join('bench', 'score.mjs');
  if (daemon !== undefined) writeFileSync(join(folder, evaluator), before.get(evaluator) ?? '');
  return { folder, out, hasDaemon: daemon !== undefined, changed: changedPaths(before, filesOf(folder)) };
}

const score = (folder: string) => runShell(config.objective.command, folder);

async function expectScore(folder: string): Promise<void> {
  const { code, out, err } = await score(folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(parseFloatScore(out)).toEqual({ score: expect.any(Number) });
}

describe('examples/log-report', () => {
  it('has a base that the evaluator gives a score', async () => {
    await expectScore(copyExample('log-report'));
  });

  it('has as many proposals as its config has iterations, and its README rows', () => {
    const proposals = readFileSync(join(EXAMPLES, 'log-report', 'agent', 'proposals.mjs'), 'utf8').match(
      /^ {4}name: /gm,
    );
    const readme = readFileSync(join(EXAMPLES, 'log-report', 'README.md'), 'utf8');
    expect(proposals).toHaveLength(config.iteration.max_iterations);
    expect([...readme.matchAll(/^\| (\d+) \|/gm)]).toHaveLength(config.iteration.max_iterations);
  });

  it.each([
    [1, 'src/groups.mjs'],
    [2, 'src/groups.mjs'],
    [3, 'src/ranking.mjs'],
    [8, 'src/parse-line.mjs'],
    [11, 'src/parse-line.mjs'],
    [12, 'src/lines.mjs'],
  ])('proposal %i changes %s and has a score', async (iteration, path) => {
    const { folder, changed } = await propose(iteration);
    expect(changed).toEqual([path]);
    await expectScore(folder);
  });

  it.each([
    [4, 'src/parse-line.mjs', /^wrong summary of cases\/tricky\.log, line 2: /],
    [5, 'src/lines.mjs', /^the program ended with 1 on cases\/tricky\.log: SyntaxError: /],
    [10, 'src/summary.mjs', /^wrong summary of cases\/tricky\.log, line 1: "0\.001"; expected "requests /],
  ])('proposal %i changes %s and has no score, for a reason', async (iteration, path, reason) => {
    const { folder, changed } = await propose(iteration);
    expect(changed).toEqual([path]);
    const { code, out, err } = await score(folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(reason);
  });

  it.each([
    [7, ['bench/score.mjs']],
    [9, ['package-lock.json', 'package.json']],
  ])('proposal %i changes %j, which is refused', async (iteration, paths) => {
    const { changed } = await propose(iteration);
    expect(changed).toEqual(paths);
    const { boundaries, objective } = config;
    const mode = { status: 'M', oldMode: '100644', newMode: '100644', oldId: '1', newId: '2' } as const;
    const changes = changed.map((path) => ({ path, ...mode }));
    const rules = {
      allowPaths: boundaries.allow_paths,
      enforceAllow: boundaries.enforce_allow,
      denyPaths: boundaries.deny_paths,
      protectedPaths: objective.protect ?? [],
      protectKey: 'objective.protect',
      autoloaded: 'denied' as const,
      permit: boundaries.permit,
      maxFiles: boundaries.max_files,
      maxDiffLines: boundaries.max_diff_lines,
    };
    expect(decideAdmission({ changes, diffLines: 1, linkIssues: new Map() }, rules).kind).toBe('denied');
  });

  it('proposal 6, and every one after the last, changes nothing', async () => {
    const { folder, changed } = await propose(6);
    expect(changed).toEqual([]);
    const { out, changed: after } = await propose(config.iteration.max_iterations + 1, folder);
    expect(after).toEqual([]);
    expect(out).toContain('There is nothing left to try.');
  });

  it('only proposal 8 leaves a process behind', async () => {
    const folder = copyExample('log-report');
    const left: number[] = [];
    for (let iteration = 1; iteration <= config.iteration.max_iterations; iteration += 1) {
      if ((await propose(iteration, folder)).hasDaemon) left.push(iteration);
    }
    expect(left).toEqual([8]);
  });

  it('the good proposals work together, with the slow ones between them', async () => {
    const folder = copyExample('log-report');
    for (const iteration of [11, 2, 1, 3, 8, 12]) await propose(iteration, folder);
    await expectScore(folder);
  });

  it('an attempt reports its usage', async () => {
    const { out } = await propose(1);
    const usage = JSON.parse(/^AUTORIZE_USAGE (.*)$/m.exec(out)?.[1] ?? '');
    expect(usage).toEqual({ input_tokens: 5, output_tokens: 18, usd: expect.closeTo(0.000285) });
  });

  it('what is kept is claimed after a confirmation in fresh pairs', { timeout: 540_000 }, async () => {
    const folder = copyExample('log-report');
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'The base'],
    ]) {
      userGit(folder, ...args);
    }
    const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
    const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
    const standing = () => readStatus(pathsOf('log-report', host), host).standing;
    // Real times: a machine that becomes busy in the middle of a run can hide both improvements, or widen what the fresh pairs
    // say, so it runs up to 3 times.
    let accepted: Set<string> = new Set();
    for (let run = 1; run <= 3 && !(accepted.has('merged') && standing()?.kind === 'confirmed'); run += 1) {
      const request = { name: 'log-report', mode: 'run', maxIterations: 3, fresh: run > 1 } as const;
      accepted = new Set((await runExperiment(request, host)).records.map(({ outcome }) => outcome));
    }
    expect(accepted).toContain('merged');
    const sentence = expect.stringMatching(
      /^[\d.]+× faster \(90% CI [\d.]+–[\d.]+, 6 fresh pairs\) over [0-9a-f]{12}; 3 candidates proposed, 3 measured, [12] kept; at most 0\.3 false keeps expected \(alpha 0\.1\); /,
    );
    expect(standing()).toEqual({ kind: 'confirmed', sentence });
    expect(auditExperiment({ name: 'log-report' }, host)).toMatchObject({ isSound: true, claim: sentence });
  });

  it('a summary that was prepared, and a program that ends or says something else, have no score', async () => {
    const folder = copyExample('log-report');
    const tricky = readFileSync(join(folder, 'bench', 'cases', 'tricky.txt'), 'utf8');
    const program = (body: string) => {
      writeFileSync(join(folder, 'src', 'summary.mjs'), `export function summarize(log) {${body}}`);
      return score(folder);
    };
    const prepared = await program(`return ${JSON.stringify(tricky)};`);
    expect(prepared).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^wrong summary of log 1 of seed /),
    });
    const leaves = await program(`if (log.length < 9000) return ${JSON.stringify(tricky)}; process.exit(0);`);
    expect(leaves).toEqual({ code: 1, out: '', err: 'the program ended (0) before it gave a summary\n' });
    const longer = await program(`return ${JSON.stringify(tricky)} + '0.001';`);
    expect(longer.err).toBe('wrong summary of cases/tricky.log, line 13: "0.001"; expected ""\n');
  });

  it('the same seed gives the same log, another seed another one', async () => {
    const file = pathToFileURL(join(EXAMPLES, 'log-report', 'bench', 'workload.mjs'));
    const { createWorkload }: { createWorkload: (seed: string) => Workload } = await import(file.href);
    expect(createWorkload('1')).toEqual(createWorkload('1'));
    expect(createWorkload('1').log).not.toBe(createWorkload('2').log);
    expect(createWorkload('1').summary).not.toBe(createWorkload('2').summary);
  });
});

interface Workload {
  readonly log: string;
  readonly summary: string;
}
