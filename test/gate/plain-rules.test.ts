import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/gate/config.ts';
import { plainConfig, plainSuite } from '../../src/gate/plain-rules.ts';
import { expectSchema, parseSuite } from '../../src/gate/suite.ts';
import { documentOf, type Json, V0 } from './outputs.ts';
import { REPOSITORY } from './workspace.ts';

const read = (name: string): Json =>
  JSON.parse(readFileSync(join(REPOSITORY, 'replay-suite/v0', name), 'utf8')) as Json;
const CONFIG = read('evaluator-config.json');
const SUITE = read('ci-gate.json');
const RULES = Object.keys(expectSchema.shape);

/** What the schema makes of a document where it has nothing to say about it; the editor's key aside. */
function schemaConfig(value: unknown): unknown {
  const parsed = parseConfig(documentOf(value));
  return 'problems' in parsed || parsed.warnings.length > 0 ? undefined : withoutSchema(parsed.config);
}

function schemaSuite(value: unknown): unknown {
  const parsed = parseSuite(documentOf(value), V0);
  return 'problems' in parsed || parsed.warnings.length > 0 ? undefined : withoutSchema(parsed.suite);
}

function withoutSchema(value: object): unknown {
  return JSON.parse(JSON.stringify({ ...value, $schema: undefined }));
}

/** Puts something else at a random place of a document. */
const item = fc.oneof(
  fc.constantFrom<unknown>('', ' ', 'Green', 'Purple', 'RG-01', 'a..b', 0, -1, 1e6, 1e7, 0.5, true, false, null),
  fc.constantFrom<unknown>([], {}, ['x'], [1], ['RG-01', 'RG-01'], { x: 1 }, { $schema: 'x' }, { id: 'RG-01' }),
);
const change = fc.record({
  turns: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
  key: fc.option(fc.constantFrom('$schema', 'more', 'toString', 'max_bnd', ...RULES)),
  item: fc.option(item),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(document: Json, { turns, key, item: put }: Change): Json {
  const copy = structuredClone(document);
  let at: Json = copy;
  for (const turn of turns) {
    const keys = Object.keys(at);
    const chosen = keys[turn % Math.max(1, keys.length)];
    const inner = chosen === undefined ? undefined : at[chosen];
    if (turn === turns.at(-1) || typeof inner !== 'object' || inner === null) {
      const name = (Array.isArray(at) ? undefined : key) ?? chosen;
      if (name === undefined) return copy;
      if (put === null && !Array.isArray(at)) delete at[name];
      else at[name] = put;
      return copy;
    }
    at = inner as Json;
  }
  return copy;
}

describe('plain rules', () => {
  it('are those that come with the package', () => {
    expect(plainConfig(documentOf(CONFIG))).toEqual(schemaConfig(CONFIG));
    expect(plainSuite(documentOf(SUITE), V0)).toEqual(schemaSuite(SUITE));
  });

  it('are read as the schema reads them, and are without problems and warnings', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 2 }), (changes) => {
        const [config, suite] = [changes.reduce(changed, CONFIG), changes.reduce(changed, SUITE)];
        const plain = [plainConfig(documentOf(config)), plainSuite(documentOf(suite), V0)];
        for (const [index, each] of [schemaConfig(config), schemaSuite(suite)].entries()) {
          if (plain[index] === undefined) continue;
          expect(plain[index]).toEqual(each);
          taken += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(200);
  });

  it('hold every rule, and report rules in the order of the schema', () => {
    const one = documentOf({ suite_version: 'v', must_pass: [], scenarios: [{ id: 'x', expect: everyRule() }] });
    const parsed = parseSuite(one, V0);
    const plain = plainSuite(one, V0);
    expect(JSON.stringify(plain?.scenarios)).toBe(JSON.stringify('suite' in parsed && parsed.suite.scenarios));
    expect(Object.keys(plain?.scenarios[0]?.expect ?? {})).toEqual(RULES);
  });

  it.each<[string, Json]>([
    ['leaves something out', { thresholds: undefined }],
    ['has another key', { more: 1 }],
    ['has no band', { bands_order: [] }],
    ['has a field that is no path', { required_fields: ['a..b'] }],
    ['has a number beyond the limit', { weights: { ...(CONFIG.weights as Json), A: 1_000_001 } }],
  ])('are not those of a config that %s', (_, other) => {
    expect(plainConfig(documentOf(JSON.parse(JSON.stringify({ ...CONFIG, ...other }))))).toBeUndefined();
  });

  it.each<[string, Json]>([
    ['requires a scenario twice', { must_pass: ['RG-01', 'RG-01'] }],
    ['requires a blank', { must_pass: [' '] }],
    [
      'has a scenario twice',
      {
        scenarios: [
          { id: 'a', expect: {} },
          { id: 'a', expect: {} },
        ],
      },
    ],
    ['has a scenario without expectations', { scenarios: [{ id: 'a' }] }],
    ['has scenarios by their id', { scenarios: { a: { expect: {} } } }],
    ['names an unknown band', { scenarios: [{ id: 'a', expect: { max_band: 'Grene' } }] }],
    ['has an unknown rule', { scenarios: [{ id: 'a', expect: { toString: true } }] }],
  ])('are not those of a suite that %s', (_, other) => {
    expect(plainSuite(documentOf({ ...SUITE, ...other }), V0)).toBeUndefined();
  });
});

/** All rules, written in another order than the schema's. */
function everyRule(): Json {
  const valueFor = (rule: string): unknown => {
    if (rule === 'allowed_action_types') return ['READ'];
    if (rule.endsWith('_band')) return 'Green';
    return /_below$|_min$|_threshold$/.test(rule) ? 0.5 : true;
  };
  return Object.fromEntries(RULES.toReversed().map((rule) => [rule, valueFor(rule)]));
}
