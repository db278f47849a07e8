import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputsByName } from '../helpers/step-outputs.ts';
import { findNodes, ROOT } from './nodes.ts';

let privateArea: string;
beforeEach(() => {
  privateArea = mkdtempSync(join(tmpdir(), 'action-'));
  cpSync(join(ROOT, 'candidates.example.json'), join(privateArea, 'candidates.json'));
});
afterEach(() => {
  rmSync(privateArea, { recursive: true, force: true });
});

/** Runs the committed action the way a runner does: inputs in the environment, outputs and summary in files. */
function runAction(node: string, inputs: Readonly<Record<string, string>>) {
  const files = { GITHUB_OUTPUT: join(privateArea, '.output'), GITHUB_STEP_SUMMARY: join(privateArea, '.summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const defaults = { mode: 'candidates', 'working-directory': '.', replays: '1', summary: 'true' };
  const env = Object.fromEntries(
    Object.entries({ ...defaults, ...inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const { PATH = '' } = process.env;
  const done = spawnSync(node, [join(ROOT, 'dist/action/index.js')], {
    cwd: privateArea,
    encoding: 'utf8',
    env: { PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: privateArea, ...files, ...env },
  });
  const text = readFileSync(files.GITHUB_OUTPUT, 'utf8');
  const outputs = outputsByName(text);
  return {
    code: done.status,
    out: done.stdout,
    err: done.stderr,
    outputs,
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

describe.each([...findNodes()])('the committed action on Node %s', (_version, node) => {
  it('judges candidates.json with the action’s own suite, sets its outputs and writes the summary', () => {
    const { code, err, outputs, summary, out } = runAction(node, { replays: '25' });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ passed: 'true', verdict: 'passed' });
    expect(JSON.parse(outputs['best-candidates'] ?? '')).toMatchObject({ 'RG-01': 'cand_rg01_exclusive_end' });
    expect(Number(outputs.volatility)).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8')).suite_pass).toBe(true);
    expect(summary).toContain('Candidate gate passed');
    expect(out).toContain('PASS: 5 of 5 scenarios passed');
  });

  it('fails the step and says why on the candidate file when the suite fails', () => {
    const file = join(ROOT, 'replay-suite/v0/fixtures/long-doc-candidates.json');
    const { code, outputs, out, summary } = runAction(node, { candidates: file });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ passed: 'false', verdict: 'failed' });
    expect(out).toMatch(/^::error file=/m);
    expect(summary).toContain('Candidate gate failed');
  });

  it('reports every problem of invalid inputs at once and leaves an earlier report alone', () => {
    runAction(node, {});
    const report = join(privateArea, 'replay-suite/v0/reports/latest.json');
    const before = readFileSync(report, 'utf8');
    writeFileSync(join(privateArea, 'candidates.json'), '[{"id":"a","scenario_id":"RG-01","output":1},{"id":"a"}]');
    const { code, outputs, out } = runAction(node, {});
    expect(code).toBe(2);
    expect(outputs).toMatchObject({ passed: '', verdict: 'invalid' });
    expect(out).toContain('candidates.json:1: $[0].output');
    expect(out).toContain('candidates.json:1: $[1]');
    expect(out).toMatch(/^::error file=candidates\.json,line=1/m);
    expect(readFileSync(report, 'utf8')).toBe(before);
  });

  it('runs mode fixtures on the suite of the repository, at its default place or as named', () => {
    cpSync(join(ROOT, 'replay-suite/v0'), join(privateArea, 'replay-suite/v0'), { recursive: true });
    for (const inputs of [{}, { suite: 'replay-suite/v0/suite.json' }]) {
      const { code, outputs, out } = runAction(node, { mode: 'fixtures', ...inputs });
      expect(code, out).toBe(0);
      expect(outputs.passed).toBe('true');
    }
  });

  it('checks the scenarios asked for, in the working directory asked for, without a summary', () => {
    mkdirSync(join(privateArea, 'sub'));
    cpSync(join(privateArea, 'candidates.json'), join(privateArea, 'sub', 'mine.json'));
    const inputs = { 'working-directory': 'sub', candidates: 'mine.json', scenarios: 'RG-01, RG-04', summary: 'false' };
    const { code, outputs, summary } = runAction(node, inputs);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(outputs['best-candidates'] ?? '{}'))).toEqual(['RG-01', 'RG-04']);
    expect(summary).toBe('');
    expect(existsSync(join(privateArea, 'sub/replay-suite/v0/reports/latest.json'))).toBe(true);
  });

  it('names files from the root of the repository in annotations, and says how many problems it left out', () => {
    mkdirSync(join(privateArea, 'sub'));
    const broken = Array.from({ length: 300 }, () => '{"id": 1}').join(',');
    writeFileSync(join(privateArea, 'sub', 'mine.json'), `[${broken}]`);
    const { code, out } = runAction(node, { 'working-directory': 'sub', candidates: 'mine.json' });
    expect(code).toBe(2);
    expect(out).toMatch(/^::error file=sub\/mine\.json,line=1/m);
    expect(out).toContain('error: and 400 problems more');
    expect(out).toContain('::591 more like these; see the log.');
  });

  it('refuses an unknown mode and a bad number together', () => {
    const { code, out } = runAction(node, { mode: 'candidate', replays: 'many' });
    expect(code).toBe(2);
    expect(out).toContain('Did you mean "candidates"?');
    expect(out).toContain('input "replays" "many"');
  });
});
