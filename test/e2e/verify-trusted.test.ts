// Mode `verify` with a report on a pull request: the report and every file beside it are the pull request's.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const SUITE = 'replay-suite/v0/ci-gate.json';
const REPORT = 'replay-suite/v0/reports/latest.json';
const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');
const failing = readFileSync(join(ROOT, 'docs/examples/rg01-failing.json'), 'utf8');
const own = JSON.parse(readFileSync(join(ROOT, SUITE), 'utf8'));
const STRICT = JSON.stringify({ ...own, must_pass: ['RG-01'] });
const LENIENT = JSON.stringify({ suite_version: 'v0', must_pass: ['X'], scenarios: [{ id: 'X', expect: {} }] });
const { output } = JSON.parse(example).candidates[0];
const EVIL = JSON.stringify([{ id: 'evil', scenario_id: 'X', output: { ...output, scenario_id: 'X' } }]);

let privateArea: string;
let base: string;
beforeEach(() => {
  privateArea = createRepository({ [SUITE]: STRICT, 'lenient.json': LENIENT, 'candidates.json': failing });
  base = userGit(privateArea, 'rev-parse', 'HEAD');
});

type Event = { readonly name: string; readonly payload: unknown };
const pullRequest = (): Event => ({
  name: 'pull_request',
  payload: {
    pull_request: { number: 1, head: { sha: 'f'.repeat(40) }, base: { sha: base, ref: 'main' } },
    repository: { default_branch: 'main' },
  },
});
const queue = (): Event => ({ name: 'merge_group', payload: { merge_group: { base_sha: base } } });

function step(inputs: Readonly<Record<string, string>>, event = pullRequest()): Promise<StepRun> {
  const quiet = { 'github-token': '', check: 'never', comment: 'never' };
  return runAction({ privateArea, runner: createFolder(), inputs: { ...quiet, ...inputs }, event });
}

/** Replaces suite and candidates, and commits the report that fits them. */
async function forge(inputs: Readonly<Record<string, string>> = {}): Promise<void> {
  writeFileSync(join(privateArea, 'candidates.json'), EVIL);
  const created = await step({ 'trusted-ref': 'checkout', ...inputs });
  expect(created.code, created.out).toBe(0);
  userGit(privateArea, 'add', '-A', '-f');
  userGit(privateArea, 'commit', '-q', '-m', 'A forged report');
}

const verify = { mode: 'verify', report: REPORT };

describe('a report on a pull request', () => {
  it('is refused where it is wrong in more places than can be listed', async () => {
    await step({ scenarios: 'RG-01' });
    const claimed = JSON.parse(readFileSync(join(privateArea, REPORT), 'utf8'));
    const broken = JSON.stringify({ ...claimed, warnings: Array(200_000).fill(0) });
    writeFileSync(join(privateArea, REPORT), broken);
    const { code, out } = await step({ ...verify, scenarios: 'RG-01' });
    expect(code, out).toBe(2);
    expect(out).toContain('a file that is not a report of the gate');
  });

  it('is verified by the rules of the base, in a merge queue too', async () => {
    writeFileSync(join(privateArea, SUITE), LENIENT);
    await forge();
    for (const [inputs, event] of [
      [{}, pullRequest()],
      [{}, queue()],
      [{ 'trusted-ref': base }, pullRequest()],
      [{ 'trusted-ref': base, suite: SUITE }, pullRequest()],
      [{ 'trusted-ref': base }, { name: 'push', payload: {} }],
    ] as const) {
      const { code, out, outputs } = await step({ ...verify, ...inputs }, event);
      expect(code, out).not.toBe(0);
      expect(outputs.passed ?? '').not.toBe('true');
    }
    const asItIs = await step({ ...verify, 'trusted-ref': 'checkout' });
    expect([asItIs.code, asItIs.outputs.passed]).toEqual([0, 'true']);
  });

  it('does not choose another suite of the base, other candidates or fewer scenarios', async () => {
    await forge({ suite: 'lenient.json' });
    const other = await step(verify);
    expect(other.code, other.out).not.toBe(0);
    const named = await step({ ...verify, suite: 'lenient.json' });
    expect(named.code, named.out).toBe(0);
    writeFileSync(join(privateArea, 'good.json'), example);
    writeFileSync(join(privateArea, 'candidates.json'), failing);
    await step({ candidates: 'good.json', scenarios: 'RG-02' });
    const fewer = await step(verify);
    expect(fewer.code, fewer.out).toBe(1);
    expect(fewer.out).toContain('"candidates_file" is another one');
    const reported = await step({ ...verify, candidates: 'good.json', scenarios: 'RG-02' });
    expect(reported.code, reported.out).toBe(0);
  });

  it('is refused when it is of fixtures, which the pull request brings with the suite', async () => {
    const fixtures = JSON.stringify({ ...JSON.parse(LENIENT), fixtures: '../../candidates.json' });
    writeFileSync(join(privateArea, SUITE), fixtures);
    await forge({ mode: 'fixtures' });
    const { code, out } = await step(verify);
    expect(code, out).toBe(2);
    expect(out).toContain('a report of mode "fixtures"');
  });

  it('is sound where it is the one of the gate step', async () => {
    writeFileSync(join(privateArea, 'candidates.json'), example);
    const gate = await step({ replays: '25' });
    expect(gate.code, gate.out).toBe(0);
    const { code, out, summary } = await step(verify);
    expect(code, out).toBe(0);
    expect(summary).toContain('It holds');
    writeFileSync(join(privateArea, SUITE), LENIENT);
    const changed = await step(verify);
    expect(changed.code, changed.out).toBe(0);
    expect(changed.summary).toContain('judged by the base');
    rmSync(join(privateArea, REPORT));
    expect((await step(verify)).code).toBe(2);
  });

  it.each(['trusted-ref', 'suite', 'config', 'schema'])('and the input "%s" belong together', async (name) => {
    const { code, out } = await step({ mode: 'verify', experiment: 'x', [name]: 'checkout' });
    expect(code, out).toBe(2);
    expect(out).toContain(`the input "${name}" in mode "verify" without "report"`);
  });
});
