import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContractError, renderProblem, UsageError } from '../../src/base/errors.ts';
import { printJson } from '../../src/base/json-print.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import { renderGateMarkdown } from '../../src/report/gate-markdown.ts';
import { renderGateText } from '../../src/report/gate-text.ts';
import { renderReportAnnotations } from '../../src/report/workflow-commands.ts';
import { buildEntry, buildOutput, buildSuite, type Changes, type Json } from './outputs.ts';
import { createPrivateArea, DEFAULT_REPORT, type PrivateArea } from './workspace.ts';

const SUITE = buildSuite({ 'RG-01': {} });
const REQUEST: GateRequest = { mode: 'candidates', candidates: 'c.json', suite: 'suite.json' };

function createFiles(files: Readonly<Record<string, unknown>> = {}): PrivateArea {
  return createPrivateArea({ 'suite.json': SUITE, 'c.json': [buildEntry('a')], ...files });
}

/** What a run is refused with. */
async function refusalOf(running: Promise<unknown>): Promise<ContractError | UsageError> {
  try {
    await running;
  } catch (error) {
    if (error instanceof ContractError || error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('the run was not refused');
}

describe('runGate', () => {
  test('resolves to the verdict, the report that was written and its absolute path', async () => {
    const privateArea = createFiles();
    const result = await privateArea.run(REQUEST);
    expect(result.kind).toBe('passed');
    expect(isAbsolute(result.reportPath)).toBe(true);
    expect(privateArea.report()).toEqual(result.report);
  });

  test('resolves for a verdict of no as well', async () => {
    expect((await createFiles({ 'c.json': [] }).run(REQUEST)).kind).toBe('failed');
  });

  test('prints a report that ends its last line, and is what JSON.stringify prints', async () => {
    const privateArea = createFiles();
    const { report } = await privateArea.run(REQUEST);
    expect(privateArea.read(DEFAULT_REPORT)).toBe(`${JSON.stringify(report, null, 2)}\n`);
  });

  test('leaves the list of all ids unread, whatever a command prints of the report', async () => {
    const privateArea = createFiles();
    const { report } = await privateArea.run(REQUEST);
    const { inputs } = report.reproducibility_contract.manifest;
    const isUnread = () => Object.getOwnPropertyDescriptor(inputs, 'candidate_ids')?.get !== undefined;
    const printed = [...printJson(report), renderGateText(report, '/r.json', []), renderGateMarkdown(report)];
    expect([...printed, ...renderReportAnnotations(report)]).not.toContain('');
    expect(isUnread()).toBe(true);
    expect(inputs.candidate_ids).toHaveLength(report.candidates_count);
    expect(isUnread()).toBe(false);
  });

  test('refuses a request that contradicts itself before it reads anything', async () => {
    const refusal = await refusalOf(createPrivateArea().run({ ...REQUEST, replays: 0, all: true, scenarios: ['x'] }));
    expect(refusal).toBeInstanceOf(UsageError);
    expect(refusal.problems).toHaveLength(2);
    expect(refusal.exitCode).toBe(2);
  });

  test('refuses inputs with every problem of every file, and leaves no report', async () => {
    const privateArea = createFiles({
      'suite.json': { ...SUITE, must_pas: [] },
      'config.json': '{"weights": ',
      'schema.json': '7',
      'c.json': [{}],
    });
    const request: GateRequest = { ...REQUEST, config: 'config.json', schema: 'schema.json' };
    const refusal = await refusalOf(privateArea.run(request));
    expect(refusal).toBeInstanceOf(ContractError);
    expect(refusal.problems.map(({ file }) => file)).toEqual(['config.json', 'suite.json', 'schema.json', 'c.json']);
    expect(existsSync(join(privateArea.folder, DEFAULT_REPORT))).toBe(false);
  });

  test('reports only the problem of a suite that would have named the candidates', async () => {
    const privateArea = createFiles({ 'suite.json': { fixtures: 'f.json' } });
    const { problems } = await refusalOf(privateArea.run({ mode: 'fixtures', suite: 'suite.json' }));
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['suite.json']));
  });

  test('reports invalid candidates even if the rules are invalid too', async () => {
    const privateArea = createFiles({ 'suite.json': '[]', 'c.json': 'no JSON' });
    const { problems } = await refusalOf(privateArea.run(REQUEST));
    expect(problems.map(({ file }) => file)).toEqual(['suite.json', 'c.json']);
  });

  test('reports ids that come twice where one of the entries is wrong in another way too', async () => {
    const withoutScenario = (id?: string) => ({ ...(id === undefined ? {} : { id }), output: {} });
    const entries = [withoutScenario('a'), buildEntry('a'), buildEntry('b'), withoutScenario('b')];
    const privateArea = createFiles({ 'c.json': [...entries, withoutScenario(), buildEntry('candidate_5')] });
    const { problems } = await refusalOf(privateArea.run(REQUEST));
    const where = '$[0] $[1].id $[3] $[3].id $[4] $[5].id'.split(' ');
    expect(problems.map(({ path }) => path)).toEqual(where);
  });

  test('reports a band of the suite that the config does not list, whatever else is wrong with the config', async () => {
    const privateArea = createFiles({
      'suite.json': buildSuite({ 'RG-01': { max_band: 'Grün' } }),
      'config.json': { bands_order: ['Low', 'Green'], weights: 7 },
    });
    const { problems } = await refusalOf(privateArea.run({ ...REQUEST, config: 'config.json' }));
    expect(problems.map(({ path }) => path)).toEqual(['$.weights', '$.scenarios[0].expect.max_band']);
    for (const [key, value] of [
      ['bands_order', 7],
      ['bands_ordr', ['Grün']],
    ] as const) {
      privateArea.write('config.json', { [key]: value });
      const unknown = await refusalOf(privateArea.run({ ...REQUEST, config: 'config.json' }));
      expect(unknown.problems.map(({ path }) => path)).toEqual([`$.${key}`]);
    }
  });

  test('refuses a scenario that the suite does not know beside all other problems', async () => {
    const privateArea = createFiles({ 'c.json': '{' });
    const { problems } = await refusalOf(privateArea.run({ ...REQUEST, scenarios: ['RG-1'] }));
    expect(problems.map((problem) => renderProblem(problem))).toEqual([
      '--scenario "RG-1"; expected a scenario of the suite. Did you mean "RG-01"?',
      expect.stringContaining('c.json'),
    ]);
  });

  test('takes an error of standard input for a problem of it, and a fault of ours for a fault', async () => {
    const request: GateRequest = { ...REQUEST, candidates: '-' };
    async function* broken(error: Error): AsyncGenerator<Buffer> {
      yield Buffer.from('[');
      throw error;
    }
    const systemError = Object.assign(new Error('read EIO'), { code: 'EIO', syscall: 'read' });
    const refusal = await refusalOf(createFiles().run(request, { host: { stdin: () => broken(systemError) } }));
    expect(refusal.problems[0]?.found).toBe('an error (EIO)');
    const fault = createFiles().run(request, { host: { stdin: () => broken(new TypeError('our fault')) } });
    await expect(fault).rejects.toThrow(TypeError);
  });
});

describe('hostile inputs', () => {
  const HOSTILE: readonly unknown[] = [{ toString: 1, valueOf: 1, toJSON: 1 }, { length: -1 }, [[[]]], '\ud800', 1e308];
  const FIELDS = [
    'actions[0]',
    'actions[0].scope',
    'actions[0].target',
    'actions[0].note',
    'band',
    'risk',
    'trace',
    'phase',
  ];

  test.each(FIELDS)('an output with anything as %s is judged, and never stops the run', async (field) => {
    const rules = {
      allowed_action_types: ['WRITE'],
      max_band: 'Red',
      require_allowlist_scope: true,
      forbid_container_write: true,
      require_uncertainty_below: 1,
    };
    const entries = HOSTILE.map((value, index) => {
      const changes: Changes = { 'actions[0].type': 'WRITE', 'checkpoint.created': true, 'rollback.plan': 'Reset.' };
      return buildEntry(`c${index}`, { ...changes, [field]: value });
    });
    const privateArea = createFiles({ 'suite.json': buildSuite({ 'RG-01': rules }), 'c.json': entries });
    for (const format of ['text', 'github', 'markdown', 'json']) {
      const argv = ['--mode', 'candidates', '--candidates', 'c.json', '--suite', 'suite.json', '--format', format];
      expect(await privateArea.command([...argv, '--ablate'])).toMatchObject({ code: 1, err: '' });
    }
    expect(privateArea.report().results['RG-01']?.evaluated_count).toBe(HOSTILE.length);
  });

  test('ids may be the names of built-in properties', async () => {
    const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '7'];
    const suite = { suite_version: 'v0', must_pass: ids, scenarios: ids.map((id) => ({ id })) };
    const entries = ids.map((id) => ({ id, scenario_id: id, output: buildOutput({ scenario_id: id }) }));
    const privateArea = createFiles({ 'suite.json': suite, 'c.json': entries });
    const { report } = await privateArea.run({ ...REQUEST, replays: 3 });
    expect(new Set(Object.keys(report.results))).toEqual(new Set(ids));
    for (const result of Object.values(report.results)) {
      expect(result).toMatchObject({ pass: true, best: { id: result.scenario.id }, evaluated_count: 1 });
      expect(Object.entries(result.winner_histogram)).toEqual([[result.scenario.id, 3]]);
    }
    expect(privateArea.read(DEFAULT_REPORT)).toBe(`${JSON.stringify(report, null, 2)}\n`);
  });

  test('an output that floods its failures is reported, and printed within bounds', async () => {
    const actions = Array.from({ length: 5000 }, () => ({ type: 'PAY' }));
    const suite = buildSuite({ 'RG-01': { allowed_action_types: ['READ'] } });
    const privateArea = createFiles({ 'suite.json': suite, 'c.json': [buildEntry('a', { actions })] });
    const argv = ['--mode', 'candidates', '--candidates', 'c.json', '--suite', 'suite.json'];
    for (const format of ['text', 'github', 'markdown']) {
      const { code, out } = await privateArea.command([...argv, '--format', format]);
      expect(code).toBe(1);
      expect(out.length).toBeLessThan(20_000);
    }
    // The first hundred of a rule, and how many more there are.
    const failures = privateArea.report().results['RG-01']?.best?.failures ?? [];
    expect(failures).toHaveLength(101);
    expect(failures.at(-1)?.message).toBe('and 4,900 more of the same kind; fix them all.');
  });

  test('a schema that answers later than its verdict is wanted lets nothing pass', async () => {
    const schema: Json = { $async: true, type: 'object', required: ['ticket'] };
    const refusal = await refusalOf(createFiles({ 'schema.json': schema }).run({ ...REQUEST, schema: 'schema.json' }));
    expect(refusal.problems.map((problem) => renderProblem(problem))).toEqual([
      'schema.json:2:13: $.$async: the key "$async"; expected a schema that answers at once. Remove the key.',
    ]);
  });
});
