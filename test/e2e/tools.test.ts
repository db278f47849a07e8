import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/gate/report.ts';
import { findNodes, ROOT } from './nodes.ts';

const nodes = [...findNodes()];
let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'tools-'));
});
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

const STRESS = [
  ['long-doc-stress', 'long-doc'],
  ['commit-integrity-stress', 'commit-integrity'],
  ['cross-domain-stress', 'cross-domain'],
];

function gate(node: string, args: readonly string[], name: string) {
  const report = join(work, `${name}.json`);
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const done = spawnSync(node, ['tools/run-ci-gate.mjs', ...args, '--report', report], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
  const read = (): GateReport => JSON.parse(readFileSync(report, 'utf8'));
  return { code: done.status, out: done.stdout, err: done.stderr, report, read };
}

/** The report without what may differ between two runs over the same input. */
function comparable(path: string): string {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  delete report.ran_at;
  delete report.reproducibility_contract.manifest.system;
  delete report.reproducibility_contract.manifest.runner;
  return JSON.stringify(report);
}

const EXAMPLE = ['--mode', 'candidates', '--candidates', './candidates.example.json', '--replays', '25'];

describe.each(nodes)('the committed tools on Node %s', (version, node) => {
  it('gate the example with 25 replays: exit 0, a verdict a scenario, a report', () => {
    const { code, out, err, read } = gate(node, EXAMPLE, `${version}-example`);
    expect(err).toBe('');
    expect(code).toBe(0);
    for (const id of ['RG-01', 'RG-02', 'RG-03', 'RG-04', 'RG-07'])
      expect(out).toMatch(new RegExp(`^pass  ${id} `, 'm'));
    expect(read().suite_pass).toBe(true);
  });

  it.each(['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-07/schema#'])(
    'hold candidates to a schema of %s',
    ($schema) => {
      const schema = join(work, `${version}-rules.json`);
      writeFileSync(
        schema,
        JSON.stringify({ $schema, required: ['ticket'], properties: { at: { format: 'date-time' } } }),
      );
      const { code, err, read } = gate(node, [...EXAMPLE, '--schema', schema], `${version}-schema`);
      expect(err).toBe('');
      expect(code).toBe(1);
      expect(read().results['RG-01']?.best?.failures.map(({ code: rule }) => rule)).toContain('schema');
    },
  );

  it.each(STRESS)('gate the fixtures of %s: exit 0', (suite, fixtures) => {
    const files = [
      '--suite',
      `./replay-suite/v0/${suite}.json`,
      '--candidates',
      `./replay-suite/v0/fixtures/${fixtures}-candidates.json`,
    ];
    expect(gate(node, ['--mode', 'candidates', ...files], `${version}-${suite}`).code).toBe(0);
  });

  it('gate every suite in mode fixtures, the default: exit 0', () => {
    for (const suite of ['ci-gate', 'suite', ...STRESS.map(([name]) => name)]) {
      expect(gate(node, ['--suite', `replay-suite/v0/${suite}.json`], `${version}-fixtures-${suite}`).code, suite).toBe(
        0,
      );
    }
  });

  it('end with 1 when the suite fails and with 2 when the input is not valid', () => {
    const failing = ['--mode', 'candidates', '--candidates', 'replay-suite/v0/fixtures/long-doc-candidates.json'];
    expect(gate(node, failing, `${version}-failing`).code).toBe(1);
    const broken = join(work, 'broken.json');
    writeFileSync(broken, '[{"id": "a"');
    const { code, err } = gate(node, ['--mode', 'candidates', '--candidates', broken], `${version}-broken`);
    expect(code).toBe(2);
    expect(err).toContain(`${broken}:1:12:`);
  });

  it.each([
    ['a failing suite', 'replay-suite/v0/fixtures/long-doc-candidates.json', 1],
    ['a file that is not there', 'gone.json', 2],
    ['a passing suite', 'candidates.example.json', 0],
  ])('give the exit code of %s to a reader that has closed the pipe as well', (_name, candidates, code) => {
    const report = join(work, 'closed.json');
    const command = `"$0" tools/run-ci-gate.mjs --mode candidates --candidates "$1" --report "$2" --format json 2>&1 | true; exit "\${PIPESTATUS[0]}"`;
    const done = spawnSync('bash', ['-c', command, node, candidates, report], { cwd: ROOT, encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(done.status).toBe(code);
  });

  it('read a candidate file from standard input', () => {
    const input = readFileSync(join(ROOT, 'candidates.example.json'));
    const args = [
      'tools/autorize.mjs',
      'gate',
      '--mode',
      'candidates',
      '--candidates',
      '-',
      '--report',
      join(work, 'stdin.json'),
    ];
    const done = spawnSync(node, args, { cwd: ROOT, input, encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(done.status).toBe(0);
  });

  it('load as a library that exports the gate and its pure parts', () => {
    const names = "import('./dist/lib/index.js').then((library) => console.log(Object.keys(library).join(' ')))";
    const done = spawnSync(node, ['-e', names], { cwd: ROOT, encoding: 'utf8' });
    for (const name of ['runGate', 'evaluateCandidate', 'selectBest', 'replay']) expect(done.stdout).toContain(name);
  });
});

describe('the same seed', () => {
  it('gives the same bytes twice and on every Node, but for ran_at, system and runner', () => {
    const seeded = [...EXAMPLE, '--seed', 'fixed', '--ablate'];
    const texts = nodes.flatMap(([version, node]) =>
      ['first', 'second'].map((time) => comparable(gate(node, seeded, `${version}-${time}`).report)),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('another one changes the volatility of a tie, and never a score', () => {
    const [, node] = nodes[0] ?? ['', process.execPath];
    const reports = ['a', 'b', 'c', 'd'].map((seed) => gate(node, [...EXAMPLE, '--seed', seed], `seed-${seed}`).read());
    const volatilities = reports.map((report) => report.results['RG-01']?.volatility);
    expect(new Set(volatilities).size).toBeGreaterThan(1);
    const scores = reports.map((report) =>
      JSON.stringify(
        Object.values(report.results).map((result) => result.evaluated.map((each) => [each.id, each.scores])),
      ),
    );
    expect(new Set(scores).size).toBe(1);
  });
});
