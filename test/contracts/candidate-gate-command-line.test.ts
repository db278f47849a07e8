import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GATE_FLAGS, GATE_HELP } from '../../src/cli/gate-flags.ts';
import { renderGateMarkdown } from '../../src/report/gate-markdown.ts';
import { renderGateText } from '../../src/report/gate-text.ts';
import { buildEntry, buildSuite } from '../gate/outputs.ts';
import { createPrivateArea, DEFAULT_REPORT, linesOf, type PrivateArea, REPOSITORY } from '../gate/workspace.ts';

const SUITE = buildSuite({ 'RG-01': {}, 'RG-02': {} }, { must_pass: ['RG-01'] });
const TIED = ['a', 'b', 'c'].map((id) => buildEntry(id));

function createFiles(files: Readonly<Record<string, unknown>> = {}): PrivateArea {
  return createPrivateArea({ 'suite.json': SUITE, 'c.json': TIED, ...files });
}

/** Runs a command line on `suite.json` and `c.json` of a private area, or other files. */
function run(privateArea: PrivateArea, ...argv: string[]) {
  return privateArea.command(['--mode', 'candidates', '--candidates', 'c.json', '--suite', 'suite.json', ...argv]);
}

describe('--mode', () => {
  test('fixtures judges the suite’s own fixtures', async () => {
    const own = { ...SUITE, fixtures: 'own/fixtures.json' };
    const privateArea = createFiles({ 'suite.json': own, 'own/fixtures.json': [buildEntry('fixture')] });
    expect(await privateArea.command(['--mode', 'fixtures', '--suite', 'suite.json'])).toMatchObject({ code: 0 });
    expect(privateArea.report()).toMatchObject({
      run_mode: 'fixtures',
      candidates_file: 'own/fixtures.json',
      results: { 'RG-01': { best: { id: 'fixture' } } },
    });
  });

  test('fixtures looks for the fixtures beside the suite, wherever that is', async () => {
    const privateArea = createFiles({ 'deep/suite.json': { ...SUITE, fixtures: 'f.json' }, 'deep/f.json': TIED });
    expect(await privateArea.command(['--suite', 'deep/suite.json'])).toMatchObject({ code: 0 });
    expect(privateArea.report().candidates_file).toBe('deep/f.json');
  });

  test('fixtures is one deterministic replay: more are an error', async () => {
    const privateArea = createFiles();
    await privateArea.command([]);
    expect(privateArea.report()).toMatchObject({ replays_requested: 1, replays_ran: 1 });
    expect(await privateArea.command(['--mode', 'fixtures', '--replays', '2'])).toMatchObject({ code: 2 });
  });

  test('fixtures without fixtures in the suite is an error that says what to do', async () => {
    const { code, err } = await createFiles().command(['--suite', 'suite.json']);
    expect(code).toBe(2);
    expect(err).toContain(
      'suite.json: $: a suite without fixtures; expected "fixtures": the suite’s own candidate file.',
    );
  });

  test('fixtures of the package are said to be no test of what is here', async () => {
    const note = 'note: there is no replay-suite/v0/ci-gate.json here';
    expect((await createFiles().command([])).err).toContain(note);
    const own = { ...SUITE, fixtures: 'c.json' };
    expect((await createFiles({ 'suite.json': own }).command(['--suite', 'suite.json'])).err).not.toContain(note);
  });

  test('fixtures is the default', async () => {
    const privateArea = createFiles();
    expect(await privateArea.command([])).toMatchObject({ code: 0 });
    expect(privateArea.report().run_mode).toBe('fixtures');
  });

  test('candidates judges a file of the user’s', async () => {
    const privateArea = createFiles();
    expect(await run(privateArea)).toMatchObject({ code: 0 });
    expect(privateArea.report()).toMatchObject({ run_mode: 'candidates', candidates_file: 'c.json' });
  });

  test('of another name is an error with a suggestion', async () => {
    const { code, err } = await createFiles().command(['--mode', 'fixture']);
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "fixtures"?')]);
  });
});

describe('--candidates', () => {
  const lines = TIED.map((entry) => JSON.stringify(entry)).join('\n');

  test.each(['c.jsonl', 'c.ndjson', 'C.JSONL'])('%s holds one entry a line', async (name) => {
    const privateArea = createFiles({ [name]: `${lines}\n\n` });
    expect(await run(privateArea, `--candidates=${name}`).then(({ code }) => code)).toBe(2);
    const argv = ['--mode', 'candidates', '--suite', 'suite.json', '--candidates', name];
    expect(await privateArea.command(argv)).toMatchObject({ code: 0 });
    expect(privateArea.report()).toMatchObject({ candidates_count: 3, results: { 'RG-01': { evaluated_count: 3 } } });
  });

  test('- is standard input', async () => {
    const privateArea = createFiles();
    const argv = ['--mode', 'candidates', '--suite', 'suite.json', '--candidates', '-'];
    expect(await privateArea.command(argv, { stdin: JSON.stringify({ candidates: TIED }) })).toMatchObject({ code: 0 });
    expect(privateArea.report()).toMatchObject({ candidates_file: '-', candidates_count: 3 });
    const { code, err } = await privateArea.command(argv, { stdin: '[{}]' });
    expect([code, err]).toEqual([2, expect.stringMatching(/^error: standard input:1(:\d+)?: \$\[0\]: /)]);
  });

  test('is ./candidates.json by default, if that exists', async () => {
    const privateArea = createFiles({ 'candidates.json': TIED });
    expect(await privateArea.command(['--mode', 'candidates', '--suite', 'suite.json'])).toMatchObject({ code: 0 });
    expect(privateArea.report().candidates_file).toBe('candidates.json');
  });

  test('is otherwise a usage error that names candidates.example.json', async () => {
    const { code, err } = await createFiles().command(['--mode', 'candidates', '--suite', 'suite.json']);
    expect(code).toBe(2);
    expect(err).toContain('./candidates.example.json shows the shape');
  });
});

describe('--suite and --config', () => {
  test('are replay-suite/v0/ci-gate.json and evaluator-config.json by default', async () => {
    const privateArea = createFiles({
      'replay-suite/v0/ci-gate.json': SUITE,
      'replay-suite/v0/evaluator-config.json': { required_fields: ['ticket'] },
    });
    expect(await privateArea.command(['--mode', 'candidates', '--candidates', 'c.json'])).toMatchObject({ code: 1 });
    const { suite_path: suite, reproducibility_contract: contract, results } = privateArea.report();
    expect(suite).toBe('replay-suite/v0/ci-gate.json');
    expect(contract.manifest.inputs.config.path).toBe('replay-suite/v0/evaluator-config.json');
    expect(results['RG-01']?.best?.failures[0]?.path).toBe('output.ticket');
  });

  test('are the package’s own where the working directory has none', async () => {
    const privateArea = createPrivateArea();
    expect(await privateArea.command([])).toMatchObject({ code: 0 });
    expect(privateArea.report().suite_path).toBe('autorize-action/replay-suite/v0/ci-gate.json');
  });

  test('name other files', async () => {
    const privateArea = createFiles({ 'my/config.json': { thresholds: { pass_min_overall: 0.999 } } });
    expect(await run(privateArea, '--config', 'my/config.json')).toMatchObject({ code: 1 });
    expect(privateArea.report().results['RG-01']?.best?.failures[0]?.code).toBe('pass_min_overall');
  });
});

describe('--replays', () => {
  test('is the number of shuffles, 1 by default', async () => {
    const privateArea = createFiles();
    await run(privateArea);
    expect(privateArea.report()).toMatchObject({ replays_requested: 1, replays_ran: 1 });
    await run(privateArea, '--replays', '25');
    expect(privateArea.report()).toMatchObject({ replays_requested: 25, replays_ran: 25 });
  });

  test('may be a million', async () => {
    const privateArea = createFiles({ 'c.json': [buildEntry('a')] });
    expect(await run(privateArea, '--replays', '1000000')).toMatchObject({ code: 0 });
    expect(privateArea.report().results['RG-01']).toMatchObject({
      replays_ran: 1_000_000,
      winner_histogram: { a: 1_000_000 },
      replay_winners_rle: [['a', 1_000_000]],
    });
  });

  test.each(['0', '-1', '1.5', '1000001', 'many'])('may not be %s', async (replays) => {
    expect(await run(createFiles(), '--replays', replays)).toMatchObject({ code: 2, out: '' });
  });
});

describe('--seed', () => {
  const winners = (privateArea: PrivateArea) => privateArea.report().results['RG-01']?.replay_winners;

  test('decides the shuffles', async () => {
    const privateArea = createFiles();
    await run(privateArea, '--replays', '30', '--seed', '7');
    const first = winners(privateArea);
    await run(privateArea, '--replays', '30', '--seed', '8');
    expect(winners(privateArea)).not.toEqual(first);
    await run(privateArea, '--replays', '30', '--seed', '7');
    expect(winners(privateArea)).toEqual(first);
    expect(privateArea.report().seed).toBe('7');
  });

  test('is derived from the hash of the normalized candidates, so the same file always replays the same', async () => {
    const privateArea = createFiles();
    await run(privateArea, '--replays', '30');
    const { seed, reproducibility_contract: contract } = privateArea.report();
    expect(contract.manifest.inputs.normalized_candidates_sha256.startsWith(seed)).toBe(true);
    expect(seed).toMatch(/^[0-9a-f]{12}$/);
    const first = winners(privateArea);
    // Normalized: neither the layout nor the shape of the file counts.
    for (const content of [JSON.stringify(TIED), { candidates: TIED }, TIED]) {
      privateArea.write('c.json', content);
      await run(privateArea, '--replays', '30');
      expect([privateArea.report().seed, winners(privateArea)]).toEqual([seed, first]);
    }
    privateArea.write('c.json', TIED.toReversed());
    await run(privateArea, '--replays', '30');
    expect(privateArea.report().seed).not.toBe(seed);
  });
});

describe('--report', () => {
  test('is replay-suite/v0/reports/latest.json by default', async () => {
    const privateArea = createFiles();
    await run(privateArea);
    expect(existsSync(join(privateArea.folder, 'replay-suite/v0/reports/latest.json'))).toBe(true);
  });

  test('says where the report goes', async () => {
    const privateArea = createFiles();
    const { out } = await run(privateArea, '--report', 'out/gate.json');
    expect(privateArea.report('out/gate.json').suite_pass).toBe(true);
    expect(existsSync(join(privateArea.folder, DEFAULT_REPORT))).toBe(false);
    expect(out).toContain('report: out/gate.json');
  });
});

describe('--ablate', () => {
  test('is off by default', async () => {
    const privateArea = createFiles();
    await run(privateArea);
    expect(privateArea.report()).not.toHaveProperty('experimental');
  });

  test('compares with each rule family switched off, and with some by name', async () => {
    const privateArea = createFiles();
    await run(privateArea, '--ablate');
    expect(Object.keys(privateArea.report().experimental?.ablations ?? {})).toHaveLength(3);
    await run(privateArea, '--ablate=retrieval_signal_on');
    expect(Object.keys(privateArea.report().experimental?.ablations ?? {})).toEqual(['retrieval_signal_on']);
  });

  test('does not block: the verdict stays', async () => {
    const strict = buildSuite({ 'RG-01': { require_abstain: true } });
    const privateArea = createFiles({ 'suite.json': strict });
    expect(await run(privateArea, '--ablate=abstention_telemetry_off')).toMatchObject({ code: 1 });
    const { experimental, suite_pass: passes } = privateArea.report();
    expect(passes).toBe(false);
    expect(experimental?.ablations.abstention_telemetry_off).toMatchObject({ pass_count: 1, baseline_pass_count: 0 });
  });
});

describe('--schema', () => {
  test('is an extra JSON Schema that every output must satisfy', async () => {
    const privateArea = createFiles({ 'schema.json': { required: ['ticket'] } });
    expect(await run(privateArea, '--schema', 'schema.json')).toMatchObject({ code: 1 });
    expect(privateArea.report().results['RG-01']?.best?.failures).toEqual([
      {
        code: 'schema',
        path: 'output',
        message: expect.stringContaining("must have required property 'ticket'") as string,
      },
    ]);
    const { schema } = privateArea.report().reproducibility_contract.manifest.inputs;
    expect(schema).toMatchObject({ path: 'schema.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test('is none by default', async () => {
    const privateArea = createFiles();
    expect(await run(privateArea)).toMatchObject({ code: 0 });
    expect(privateArea.report().reproducibility_contract.manifest.inputs).not.toHaveProperty('schema');
  });

  test('that is broken is a problem of its file', async () => {
    const privateArea = createFiles({ 'schema.json': { type: 'strnig' } });
    const { code, err } = await run(privateArea, '--schema', 'schema.json');
    expect([code, err]).toEqual([2, expect.stringContaining('error: schema.json:1:1: $: schema is invalid')]);
  });
});

describe('--format', () => {
  const printed = async (...argv: string[]) => {
    const privateArea = createFiles();
    const { out } = await run(privateArea, '--replays', '5', ...argv);
    return { out, report: privateArea.report() };
  };

  test('text prints the report as text, and is the default', async () => {
    for (const argv of [[], ['--format', 'text']]) {
      const { out, report } = await printed(...argv);
      expect(out).toBe(renderGateText(report, DEFAULT_REPORT));
    }
  });

  test('json prints the report itself', async () => {
    const { out, report } = await printed('--format', 'json');
    expect(JSON.parse(out)).toEqual(report);
  });

  test('markdown prints the report as markdown', async () => {
    const { out, report } = await printed('--format', 'markdown');
    expect(out).toBe(renderGateMarkdown(report));
  });

  test('github prints text and adds workflow annotations', async () => {
    const privateArea = createFiles({ 'c.json': [buildEntry('a', { band: '' })] });
    const { out } = await run(privateArea, '--format', 'github');
    expect(out).toContain('FAIL: 0 of 1 scenario pass');
    expect(out).toMatch(/^::error file=c\.json,title=gate%3A RG-01::the best candidate, "a", fails: /m);
  });

  test('github is the default under GITHUB_ACTIONS, and another one may be asked for', async () => {
    const privateArea = createFiles({ 'c.json': [] });
    const argv = ['--mode', 'candidates', '--candidates', 'c.json', '--suite', 'suite.json'];
    expect((await privateArea.command(argv, { isWorkflow: true })).out).toMatch(/^::error /m);
    expect((await privateArea.command([...argv, '--format', 'text'], { isWorkflow: true })).out).not.toMatch(/^::/m);
    expect((await privateArea.command(argv)).out).not.toMatch(/^::/m);
  });

  test('of another name is an error', async () => {
    expect(await run(createFiles(), '--format', 'html')).toMatchObject({ code: 2 });
  });
});

describe('--max-volatility', () => {
  test('fails the suite if any must-pass scenario is more volatile', async () => {
    const privateArea = createFiles();
    const argv = ['--replays', '50', '--seed', '7'];
    expect(await run(privateArea, ...argv)).toMatchObject({ code: 0 });
    const volatility = privateArea.report().results['RG-01']?.volatility ?? 0;
    expect(await run(privateArea, ...argv, '--max-volatility', String(volatility))).toMatchObject({ code: 0 });
    expect(await run(privateArea, ...argv, '--max-volatility', '0.1')).toMatchObject({ code: 1 });
    expect(privateArea.report().results['RG-01']?.failures).toMatchObject([{ code: 'max_volatility' }]);
    expect(privateArea.report().max_volatility).toBe(0.1);
  });

  test.each(['-0.1', '1.5', 'low'])('may not be %s', async (value) => {
    expect(await run(createFiles(), '--max-volatility', value)).toMatchObject({ code: 2 });
  });
});

describe('--scenario and --all', () => {
  const both = [...TIED, buildEntry('other', { band: '' }, 'RG-02')];

  test('check must_pass where neither is given', async () => {
    const privateArea = createFiles({ 'c.json': both });
    expect(await run(privateArea)).toMatchObject({ code: 0 });
    expect(Object.keys(privateArea.report().results)).toEqual(['RG-01']);
  });

  test('--scenario checks only these, and may be repeated', async () => {
    const privateArea = createFiles({ 'c.json': both });
    expect(await run(privateArea, '--scenario', 'RG-02')).toMatchObject({ code: 1 });
    expect(Object.keys(privateArea.report().results)).toEqual(['RG-02']);
    expect(await run(privateArea, '--scenario', 'RG-02', '--scenario', 'RG-01')).toMatchObject({ code: 1 });
    expect(Object.keys(privateArea.report().results)).toEqual(['RG-02', 'RG-01']);
  });

  test('--all checks every scenario of the suite, not just must_pass', async () => {
    const privateArea = createFiles({ 'c.json': both });
    expect(await run(privateArea, '--all')).toMatchObject({ code: 1 });
    expect(Object.keys(privateArea.report().results)).toEqual(['RG-01', 'RG-02']);
  });

  test('an unknown scenario is an error with a suggestion', async () => {
    const { code, err } = await run(createFiles(), '--scenario', 'RG-1');
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "RG-01"?')]);
  });
});

describe('--version and --help', () => {
  test('--version prints the version', async () => {
    expect(await createPrivateArea().command(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });

  test('--help prints every flag, and reads nothing', async () => {
    const { code, out, err } = await createPrivateArea().command(['--help', '--candidates', 'nowhere.json']);
    expect([code, out, err]).toEqual([0, GATE_HELP, '']);
    for (const { name } of GATE_FLAGS) expect(out).toContain(`--${name}`);
  });

  test('the flags are those of the specification', () => {
    const wanted =
      'mode candidates suite config replays seed report ablate json schema format max-volatility scenario all version help';
    expect(new Set(GATE_FLAGS.map(({ name }) => name))).toEqual(new Set([...wanted.split(' '), 'full']));
  });
});

describe('exit', () => {
  test('0: the suite passed', async () => {
    expect(await run(createFiles())).toMatchObject({ code: 0, err: '' });
  });

  test('1: the suite failed', async () => {
    expect(await run(createFiles({ 'c.json': [] }))).toMatchObject({ code: 1, err: '' });
  });

  test.each<[claim: string, files: Readonly<Record<string, unknown>>, argv: readonly string[]]>([
    ['usage', {}, ['--all', '--scenario', 'RG-01']],
    ['an unknown flag', {}, ['--replay', '5']],
    ['a flag twice', {}, ['--suite', 'suite.json']],
    ['a flag without its value', {}, ['--seed']],
    ['a stray word', {}, ['c.json']],
    ['an unreadable input', {}, ['--config', 'nowhere.json']],
    ['a folder for a file', { 'folder/x.json': 1 }, ['--config', 'folder']],
    ['invalid JSON', { 'c.json': '[{"id": "a",}]' }, []],
    ['an invalid suite', { 'suite.json': {} }, []],
    ['an invalid config', { 'config.json': { weights: 1 } }, ['--config', 'config.json']],
    ['a report that would replace an input', {}, ['--report', 'c.json']],
    ['a report that would replace another file', { 'package.json': { name: 'x' } }, ['--report', 'package.json']],
  ])('2: %s', async (_claim, files, argv) => {
    const { code, out, err } = await run(createFiles(files), ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(linesOf(err)[0]).toMatch(/^error: .+; expected .+\. .+\.?$/);
  });

  test('2: each problem is on its own line, with file, JSON path, what was found and how to fix it', async () => {
    const files = {
      'c.json': [
        { id: 1, scenario_id: 'RG-01', output: {} },
        { id: 'b', scenario_id: 'RG-01', output: 'text' },
      ],
      'suite.json': { ...SUITE, must_pass: 'RG-01', scenarios: [{ id: 'RG-01', expect: { require_abstian: true } }] },
      'config.json': { weights: { A: 'x' } },
      'schema.json': [],
    };
    const { code, err } = await run(createFiles(files), '--config', 'config.json', '--schema', 'schema.json');
    expect(code).toBe(2);
    expect(linesOf(err)).toEqual([
      'error: config.json:3:10: $.weights.A: "x"; expected a finite number. Fix the value.',
      'error: suite.json:3:16: $.must_pass: "RG-01"; expected an array. Fix the value.',
      'error: suite.json:8:28: $.scenarios[0].expect.require_abstian: an unknown key "require_abstian"; expected a known key. Did you mean "require_abstain"?',
      'error: schema.json:1:1: $: an array of 0; expected a JSON Schema object. Write the schema as an object.',
      expect.stringMatching(/^error: c\.json:2:?\d*: \$\[0\]\.id: 1; expected text\. /),
      expect.stringMatching(/^error: c\.json:7:?\d*: \$\[1\]\.output: "text"; expected an object\. /),
      '6 problems. No report was written.',
    ]);
  });

  test('2: all problems of a command line are reported at once', async () => {
    const { err } = await run(createFiles(), '--replay', '5', '--seed=', '--format', 'html', 'stray');
    expect(linesOf(err).slice(0, -1)).toHaveLength(5);
  });

  test('2: no report is overwritten', async () => {
    const privateArea = createFiles();
    await run(privateArea);
    const before = privateArea.read(DEFAULT_REPORT);
    privateArea.write('c.json', '[{}]');
    expect(await run(privateArea, '--replays', '5')).toMatchObject({ code: 2 });
    expect(await run(privateArea, '--replays', '0')).toMatchObject({ code: 2 });
    expect(privateArea.read(DEFAULT_REPORT)).toBe(before);
  });

  test('unknown flags are errors, with a suggestion', async () => {
    const { code, err } = await run(createFiles(), '--replay', '25', '-x', '--no-full');
    expect(code).toBe(2);
    expect(err).toContain('error: unknown flag "--replay"; expected a known flag. Did you mean "--replays"?');
    expect(err).toContain('unknown flag "-x"');
    expect(err).toContain('unknown flag "--no-full"');
  });
});

test('the tool and `autorize gate` take the same flags: both are this command', async () => {
  const { readFileSync } = await import('node:fs');
  const [gate, autorize] = ['run-ci-gate.mjs', 'autorize.mjs'].map((name) =>
    readFileSync(join(REPOSITORY, 'tools', name), 'utf8'),
  );
  expect(gate).toContain("['gate', ...process.argv.slice(2)]");
  expect(autorize).toContain('process.argv.slice(2)');
});
