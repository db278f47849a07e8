import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { isObject } from '../src/base/decode.ts';
import { decodeDocument, type JsonDocument } from '../src/base/json-document.ts';
import { ABLATION_PROFILES } from '../src/gate/ablations.ts';
import { CandidateFileReader } from '../src/gate/candidate-file.ts';
import { decodeEntry } from '../src/gate/candidates.ts';
import { parseConfig } from '../src/gate/config.ts';
import { buildPublishedSchemas, type gateReportSchema } from '../src/gate/published-schemas.ts';
import type { GateReport } from '../src/gate/report.ts';
import type { GateRequest } from '../src/gate/request.ts';
import { runGate } from '../src/gate/run.ts';
import { expectSchema, parseSuite } from '../src/gate/suite.ts';
import { createHost } from '../src/kernel/host.ts';
import { buildSettingsSchemas } from '../src/settings/published-schemas.ts';
import { buildWorkSchemas } from '../src/workitem/published-schemas.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'gate-schemas-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const published = buildPublishedSchemas();
type Name = keyof typeof published;
const NAMES = Object.keys(published) as Name[];
const ajv = new Ajv2020({ strict: true, allErrors: true });
const validators = Object.fromEntries(NAMES.map((name) => [name, ajv.compile(committed(name))]));

function committed(name: Name): Record<string, unknown> {
  return readJson(join(root, 'docs', 'schemas', `${name}.schema.json`)) as Record<string, unknown>;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function fits(name: Name, value: unknown): boolean {
  return validators[name]?.(value) === true;
}

/** What a schema has against a value; empty when it fits. */
function complaints(name: Name, value: unknown): string[] {
  return fits(name, value)
    ? []
    : (validators[name]?.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
}

describe('published schemas', () => {
  test.each(NAMES)('the committed %s schema is the one that npm run schemas writes', (name) => {
    const path = join(root, 'docs', 'schemas', `${name}.schema.json`);
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(published[name], null, 2)}\n`);
  });

  test('docs/schemas holds nothing else', () => {
    const files = new Set(readdirSync(join(root, 'docs', 'schemas')));
    const names = [...NAMES, ...Object.keys(buildSettingsSchemas()), ...Object.keys(buildWorkSchemas())];
    expect(files).toEqual(new Set(names.map((name) => `${name}.schema.json`)));
  });

  test.each(NAMES)('the %s schema has a stable id, a title and a description', (name) => {
    expect(published[name]).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: expect.stringMatching(new RegExp(`^urn:autorize-action:${name}:v\\d+$`)),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
  });

  test.each([
    ['suite', 'refunds-suite'],
    ['evaluator-config', 'refunds-config'],
    ['candidate-file', 'refunds-candidates'],
  ] as const)('the %s schema fits docs/examples/%s.json', (name, file) => {
    expect(complaints(name, readJson(join(root, 'docs', 'examples', `${file}.json`)))).toEqual([]);
  });

  const battery = readdirSync(join(root, 'replay-suite', 'v0')).filter((file) => file.endsWith('.json'));
  test.each(battery)('replay-suite/v0/%s fits its schema', (file) => {
    const name = file === 'evaluator-config.json' ? 'evaluator-config' : 'suite';
    expect(complaints(name, readJson(join(root, 'replay-suite', 'v0', file)))).toEqual([]);
  });

  const fixtures = readdirSync(join(root, 'replay-suite', 'v0', 'fixtures')).map(
    (file) => `replay-suite/v0/fixtures/${file}`,
  );
  test.each([...fixtures, 'candidates.example.json'])(
    '%s fits the candidate file schema, its entries the line schema',
    (file) => {
      const content = readJson(join(root, file)) as { readonly candidates: readonly unknown[] };
      expect(complaints('candidate-file', content)).toEqual([]);
      expect(complaints('candidate-file', content.candidates)).toEqual([]);
      for (const entry of content.candidates) expect(complaints('candidate-line', entry)).toEqual([]);
    },
  );
});

// The schema's type and the code's are the same: one direction is checked where the schema is written, this is the other.
type DeepReadonly<T> = unknown extends T ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };
type Published = DeepReadonly<z.output<typeof gateReportSchema>>;
const asPublished = (report: GateReport & Pick<Published, 'schema_version'>): Published => report;

let runs = 0;
async function reportOf(request: GateRequest): Promise<GateReport> {
  runs += 1;
  const path = join(work, `report-${runs}.json`);
  await runGate({ ...request, report: path }, createHost({ packageRoot: root, cwd: root }));
  return readJson(path) as GateReport;
}

function file(name: string, content: unknown): string {
  const path = join(work, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const EXAMPLE = { mode: 'candidates', candidates: 'candidates.example.json' } as const;

const REPORTS: Readonly<Record<string, () => Promise<GateReport>>> = {
  'the example': () => reportOf({ ...EXAMPLE, replays: 25 }),
  fixtures: () => reportOf({ mode: 'fixtures', suite: 'replay-suite/v0/suite.json', all: true }),
  'every ablation': () => reportOf({ ...EXAMPLE, ablations: ABLATION_PROFILES }),
  'one ablation': () => reportOf({ ...EXAMPLE, ablations: ['retrieval_signal_on'] }),
  'a schema that outputs break': () =>
    reportOf({ ...EXAMPLE, schema: file('output.schema.json', { type: 'object', required: ['signature'] }) }),
  'a failing suite, with a bound on volatility': () => reportOf({ ...EXAMPLE, replays: 25, maxVolatility: 0 }),
  'must_pass without its scenario': () => {
    const suite = { suite_version: 'v1', must_pass: ['RG-99'], scenarios: [{ id: 'RG-01' }] };
    return reportOf({ ...EXAMPLE, suite: file('undefined.json', suite) });
  },
  'more than 10,000 replays': () => reportOf({ ...EXAMPLE, replays: 12_000 }),
  'no candidates': () => reportOf({ mode: 'candidates', candidates: file('none.json', []) }),
  'lines, generated ids, unknown scenarios': () => {
    const lines = ['{"scenario_id":"RG-01"}', '{"output":{"scenario_id":"RG-1O"}}', '{"scenario_id":"elsewhere"}'];
    return reportOf({ mode: 'candidates', candidates: file('few.jsonl', lines.join('\n')), scenarios: ['RG-01'] });
  },
  'a config that is almost empty': () => reportOf({ ...EXAMPLE, config: file('config.json', { note: 'ours' }) }),
  'more than 1,000 candidates': () => {
    const entries = Array.from({ length: 1100 }, () => ({ scenario_id: 'RG-03', band: 'Red' }));
    return reportOf({ mode: 'candidates', candidates: file('many.json', entries) });
  },
};

describe('gate reports', () => {
  test.each(Object.keys(REPORTS))('the report of %s fits the schema', async (name) => {
    const report = await REPORTS[name]?.();
    expect(complaints('gate-report', report)).toEqual([]);
  });

  test('the runs above show what they are there for', async () => {
    const [rle, undefinedScenario, bounded, failing] = await Promise.all([
      reportOf({ ...EXAMPLE, replays: 12_000 }),
      REPORTS['must_pass without its scenario']?.(),
      REPORTS['more than 1,000 candidates']?.(),
      REPORTS['a failing suite, with a bound on volatility']?.(),
    ]);
    expect(rle.results['RG-01']).toHaveProperty('replay_winners_rle');
    expect(rle.results['RG-01']).not.toHaveProperty('replay_winners');
    expect(undefinedScenario?.results['RG-99']).toMatchObject({ best: null, scenario: { expect: null } });
    expect(bounded?.results['RG-03']?.evaluated_omitted).toBe(1000);
    expect(failing?.results['RG-01']?.failures).toMatchObject([{ code: 'max_volatility' }]);
    expect(asPublished({ ...rle, schema_version: 1 }).suite_pass).toBe(true);
  });

  test('a report with a field removed, added or of another type does not fit', async () => {
    const schema = file('other.schema.json', { required: ['signature'] });
    const report = await reportOf({ ...EXAMPLE, replays: 25, ablations: ABLATION_PROFILES, schema });
    const survivors = [...mutations(report)].filter(({ apply }) => {
      const undo = apply();
      const survives = fits('gate-report', report);
      undo();
      return survives;
    });
    expect(survivors.map(({ name }) => name)).toEqual([]);
    expect(complaints('gate-report', report)).toEqual([]);
  });

  test('winners are listed in one way, not in both and not in none', async () => {
    const report = await reportOf({ ...EXAMPLE, replays: 3 });
    const result = report.results['RG-01'] as unknown as Record<string, unknown>;
    result.replay_winners_rle = [['cand_rg01_exclusive_end', 3]];
    expect(fits('gate-report', report)).toBe(false);
    delete result.replay_winners;
    expect(fits('gate-report', report)).toBe(true);
    delete result.replay_winners_rle;
    expect(fits('gate-report', report)).toBe(false);
  });
});

interface Mutation {
  readonly name: string;
  readonly apply: () => () => void;
}

// Maps from ids, and members that a report may lack.
const MAY_LACK =
  /\.(results|winner_histogram|ablations)\.[^.]+$|\.scenario\.(name|intent)$|\.expect\.\w+$|\.external_runtime_metadata\.\w+$|\.inputs\.schema$|\.experimental$/;
const MAY_GROW = /\.winner_histogram$/;
// What the user's own outputs say; of any shape.
const IS_FREE = /\.external_runtime_metadata\.\w+$|\.posture_transitions\.\d+\.(phase|posture|trace_decisions)$/;

/** Every way to break a report by one member. */
function* mutations(value: unknown, path = '$'): Generator<Mutation> {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  if (!Array.isArray(value) && !MAY_GROW.test(path)) yield mutation(`${path} grows`, object, 'surprise', 1);
  for (const [key, item] of Object.entries(object)) {
    const here = `${path}.${key}`;
    if (IS_FREE.test(here)) continue;
    if (!Array.isArray(value) && !MAY_LACK.test(here)) yield mutation(`${here} is removed`, object, key, undefined);
    yield mutation(`${here} is of another type`, object, key, typeof item === 'object' ? 'surprise' : { surprise: 1 });
    yield* mutations(item, here);
  }
}

function mutation(name: string, object: Record<string, unknown>, key: string, value: unknown): Mutation {
  const apply = () => {
    const had = Object.hasOwn(object, key);
    const before = object[key];
    if (value === undefined) delete object[key];
    else object[key] = value;
    return () => {
      if (had) object[key] = before;
      else delete object[key];
    };
  };
  return { name, apply };
}

// --- the published schemas and the decoders say yes to the same things ---

/** A difference that JSON Schema cannot be rid of: the schema says yes, the code says no. */
interface Exception {
  readonly reason: string;
  readonly covers: (value: unknown) => boolean;
}

function expectAgreement(
  name: Name,
  values: readonly unknown[],
  decodes: (value: unknown) => boolean,
  exceptions: readonly Exception[] = [],
): void {
  const met = new Set<string>();
  let [yes, no] = [0, 0];
  for (const value of values) {
    const code = decodes(value);
    const exception = exceptions.find(({ covers }) => covers(value));
    if (exception !== undefined) met.add(exception.reason);
    const shown = JSON.stringify(value);
    const expected = exception === undefined ? code : true;
    expect([shown, fits(name, value)]).toEqual([shown, expected]);
    if (exception !== undefined) expect([exception.reason, shown, code]).toEqual([exception.reason, shown, false]);
    if (code) yes += 1;
    else no += 1;
  }
  expect(met).toEqual(new Set(exceptions.map(({ reason }) => reason)));
  expect(Math.min(yes, no)).toBeGreaterThan(0);
}

function document(value: unknown): JsonDocument {
  const decoded = decodeDocument('test.json', Buffer.from(JSON.stringify(value)));
  if ('problems' in decoded) throw new Error('the test wrote bad JSON');
  return decoded.document;
}

const ABSENT = Symbol('absent');

/** An object of the members that are not ABSENT. */
function object(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ABSENT));
}

describe('candidates: schema and decoder agree', () => {
  const ids = [ABSENT, null, '', ' ', 'one', 3, false, [], {}];
  const scenarios = [ABSENT, null, '', ' \n', '\u00a0', 'RG-01', 'RG-02', 7, true, [], ['RG-01'], {}];
  const outputs = [
    ABSENT,
    null,
    'text',
    1,
    [],
    [{}],
    {},
    { a: 1 },
    ...scenarios.map((id) => object({ scenario_id: id })),
  ];
  const entries: unknown[] = ids.flatMap((id) =>
    scenarios.flatMap((scenario_id) => outputs.map((output) => object({ id, scenario_id, output }))),
  );
  entries.push(null, 1, 'text', true, [], [{ scenario_id: 'RG-01' }], {
    output: { scenario_id: 'RG-01' },
    note: 'mine',
  });
  const place = { file: 'test.json', index: 0, line: 1, path: [0] };

  const differs = {
    reason: 'JSON Schema cannot compare two members: the scenario outside and inside differ',
    covers: (value: unknown) => {
      if (!isObject(value) || !isObject(value.output)) return false;
      const [outside, inside] = [value.scenario_id, value.output.scenario_id];
      const isId = (each: unknown) => typeof each === 'string' && each.trim() !== '';
      const isGoodId = value.id === undefined || value.id === null || typeof value.id === 'string';
      return isGoodId && isId(outside) && isId(inside) && outside !== inside;
    },
  };

  test('entries', () => {
    expectAgreement('candidate-line', entries, (value) => 'candidate' in decodeEntry(value, place), [differs]);
  });

  test('files', () => {
    const good = { id: 'a', scenario_id: 'RG-01', output: {} };
    const raw = { scenario_id: 'RG-02' };
    const lists = [
      [],
      [good],
      [raw],
      [good, raw],
      [good, good],
      [good, { ...raw, id: 'a' }],
      [good, 1],
      [{}],
      [[]],
      {},
      null,
      'text',
      0,
      true,
    ];
    const files: unknown[] = [
      ...lists,
      ...lists.map((candidates) => ({ candidates })),
      { suite_version: 'v0' },
      { candidate: [good] },
      ...['v0', '', null, 3, {}].map((suite_version) => ({ suite_version, candidates: [good] })),
      ...[{}, { model_id: 'm', other: [1] }, null, [], 'text'].map((reproducibility) => ({
        reproducibility,
        candidates: [],
      })),
      ...['2026-01-01T00:00:00Z', null, 7].map((generated_at) => ({ generated_at, note: {}, candidates: [] })),
    ];
    const reads = (value: unknown) => {
      const reader = new CandidateFileReader({ file: 'test.json', onCandidate: () => undefined });
      reader.push(Buffer.from(JSON.stringify(value)));
      reader.end();
      return reader.problems.isEmpty;
    };
    expectAgreement('candidate-file', files, reads, [
      {
        reason: 'JSON Schema cannot compare members of two entries: an id comes twice',
        covers: (value) => /"id":"a".*"id":"a"/.test(JSON.stringify(value)),
      },
    ]);
  });
});

const VALUES = [
  ABSENT,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  2,
  '',
  ' ',
  'text',
  'Orange',
  'a.b[0]',
  'a..b',
  [],
  ['READ'],
  ['x', 'x'],
  [1],
  [''],
  {},
  { owner: 1 },
];

/** The document with each member, at any depth, replaced by each value in turn. */
function* variations(value: unknown): Generator<unknown> {
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    for (const other of VALUES) yield object({ ...value, [key]: other });
    if (Array.isArray(item))
      for (const inner of variations(item[0])) yield { ...value, [key]: [inner, ...item.slice(1)] };
    else for (const inner of variations(item)) yield { ...value, [key]: inner };
  }
}

const nearMiss = (covered: (value: Record<string, unknown>) => boolean) => ({
  reason: 'the schema lets unknown keys be, as metadata; the code refuses one that is a slip of a known key',
  covers: (value: unknown) => isObject(value) && covered(value),
});

describe('suites: schema and decoder agree', () => {
  const full = Object.fromEntries(Object.keys(expectSchema.shape).map((rule) => [rule, true]));
  const suite = {
    $schema: 'suite.schema.json',
    suite_version: 'v0',
    name: 'mine',
    description: 'A suite.',
    fixtures: 'fixtures.json',
    owner: 'metadata',
    must_pass: ['S-1'],
    scenarios: [{ id: 'S-1', name: 'One', intent: 'To test.', owner: 'metadata', expect: { max_band: 'Red' } }],
  };
  const byId = { ...suite, scenarios: { 'S-1': { id: 'S-1', name: 'One', expect: { require_abstain: true } } } };
  const rules = Object.keys(full).flatMap((rule) =>
    VALUES.map((value) => ({ ...suite, scenarios: [{ id: 'S-1', expect: object({ [rule]: value }) }] })),
  );
  const suites: unknown[] = [
    suite,
    ...variations(suite),
    ...rules,
    { ...suite, scenarios: [{ id: 'S-1', expect: { require_abstian: true } }] },
    { ...suite, must_pass: ['S-1', 'S-1'] },
    { ...suite, must_pass: ['S-1', 'S-2'] },
    { ...suite, scenarios: [] },
    { ...suite, scenarios: {} },
    // A member without a value is none in a file.
    ...[...variations(byId), ...VALUES.map((value) => ({ ...suite, scenarios: { 'S-1': value } }))].map(
      (value): unknown => JSON.parse(JSON.stringify(value)),
    ),
    { ...suite, scenarios: { 'S-1': { expects: {} } } },
    { ...suite, scenarios: { ' ': {} } },
    { ...suite, must_passs: [] },
    { ...suite, scenarios: [{ id: 'S-1', expects: {} }] },
    { ...suite, scenarios: [{ id: 'S-1' }, { id: 'S-1' }] },
    null,
    [],
    'text',
    1,
  ];
  const exceptions = [
    nearMiss((value) => 'must_passs' in value || JSON.stringify(value).includes('"expects"')),
    {
      reason: 'JSON Schema cannot compare members of two scenarios: an id comes twice',
      covers: (value: unknown) => /"id":"S-1".*"id":"S-1"/.test(JSON.stringify(value)),
    },
    {
      reason: 'JSON Schema cannot compare a key with a member: an id that disagrees with its key',
      covers: (value: unknown) => /"S-1":\{"id":"(?!S-1"|\s*")/.test(JSON.stringify(value)),
    },
  ];

  test('without a config', () => {
    expectAgreement('suite', suites, (value) => 'suite' in parseSuite(document(value), undefined), exceptions);
  });

  test('with a config, bands aside: they are in another file', () => {
    const read = parseConfig(document({}));
    if ('problems' in read) throw new Error('the empty config is valid');
    const band = {
      reason: 'the schema of a suite does not see the config: a band that the config does not list',
      covers: (value: unknown) => /"(max|min)_band":"(?!Orange|Red)/.test(JSON.stringify(value)),
    };
    expectAgreement('suite', suites, (value) => 'suite' in parseSuite(document(value), read.config), [
      ...exceptions,
      band,
    ]);
  });
});

describe('evaluator configs: schema and decoder agree', () => {
  const config = readJson(join(root, 'replay-suite', 'v0', 'evaluator-config.json')) as Record<string, unknown>;
  const paths = ['a', 'a.b', 'a[0].b', 'a[0][1]', 'a b', 'a.', '.a', 'a[', 'a[x]', '[0]', '', 'a..b', 'ä.ö', 'a\nb'];

  test('configs', () => {
    const configs: unknown[] = [
      config,
      {},
      ...variations(config),
      ...paths.map((path) => ({ required_fields: [path] })),
      { owner: 'metadata', weights: { note: 'metadata' } },
      { weigths: {} },
      { thresholds: { pass_min_overal: 1 } },
      null,
      [],
      'text',
      1,
    ];
    const slips = /"weigths"|"pass_min_overal"/;
    const slip = nearMiss((value) => slips.test(JSON.stringify(value)));
    expectAgreement('evaluator-config', configs, (value) => 'config' in parseConfig(document(value)), [slip]);
  });
});
