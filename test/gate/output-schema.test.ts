import { describe, expect, test, vi } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { compileSchema } from '../../src/gate/output-schema.ts';
import { runWithin, withinTotal } from '../../src/kernel/time-limit.ts';
import { documentOf, type Json, judge } from './outputs.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
const DRAFT_2020_12 = 'https://json-schema.org/draft/2020-12/schema';

async function problemsOf(schema: unknown): Promise<string[]> {
  const compiled = await compileSchema(documentOf(schema, 'schema.json'), runWithin);
  return 'problems' in compiled ? compiled.problems.map((problem) => renderProblem(problem)) : [];
}

async function failuresOf(schema: unknown, output: Json) {
  const compiled = await compileSchema(documentOf(schema, 'schema.json'), runWithin);
  if ('problems' in compiled) throw new Error(compiled.problems.map((problem) => renderProblem(problem)).join('\n'));
  return compiled.check(output, JSON.stringify(output));
}

const sentences = async (schema: unknown, output: Json) =>
  (await failuresOf(schema, output)).map(({ path, message }) => `${path} ${message}`);

describe('an output schema', () => {
  test('lets what satisfies it through', async () => {
    expect(
      await failuresOf({ required: ['band'], properties: { band: { enum: ['Green'] } } }, { band: 'Green' }),
    ).toEqual([]);
  });

  test('fails an output with code, path, what it wants and what it found', async () => {
    expect(
      await failuresOf({ properties: { risk: { properties: { scope: { maximum: 1 } } } } }, { risk: { scope: 2 } }),
    ).toEqual([
      {
        code: 'schema',
        path: 'output.risk.scope',
        message: 'breaks the schema: must be <= 1; found 2: fix the output.',
      },
    ]);
  });

  test('reports every failure of an output, up to twenty', async () => {
    expect(await failuresOf({ required: ['a', 'b'], maxProperties: 0 }, { c: 1 })).toHaveLength(3);
    const items = { properties: { list: { items: { type: 'string' } } } };
    expect(await failuresOf(items, { list: Array(500).fill(0) })).toHaveLength(20);
  });

  test('names the property that is not allowed, and the values that are', async () => {
    const closed = { additionalProperties: false, properties: { a: { enum: [1, 'two'] } } };
    expect(await sentences(closed, { a: 3, secret: true })).toEqual([
      'output breaks the schema: must NOT have additional properties ("secret"); found an object of 2 keys: fix the output.',
      'output.a breaks the schema: must be equal to one of the allowed values ([1,"two"]); found 3: fix the output.',
    ]);
    const strict = { properties: { a: true }, unevaluatedProperties: false };
    expect(await sentences(strict, { a: 3, secret: true })).toEqual([
      'output breaks the schema: must NOT have unevaluated properties ("secret"); found an object of 2 keys: fix the output.',
    ]);
    expect(await sentences({ properties: { a: { const: { x: 1 } } } }, { a: 3 })).toEqual([
      'output.a breaks the schema: must be equal to constant ({"x":1}); found 3: fix the output.',
    ]);
  });

  test('writes the paths of odd keys and of places in lists as they are', async () => {
    const schema = { additionalProperties: { type: 'array', items: { type: 'string' } } };
    expect((await failuresOf(schema, { 'a/b~c d': ['x', 1], 'e~1': [2] })).map(({ path }) => path)).toEqual([
      'output["a/b~c d"][1]',
      'output["e~1"][0]',
    ]);
  });

  test('does not change the output: no defaults, no coercion', async () => {
    const output = { n: '1', list: 'x' };
    const schema = { properties: { n: { type: 'number' }, list: { type: 'array' }, m: { default: 5 } } };
    expect(await failuresOf(schema, output)).toHaveLength(2);
    expect(output).toEqual({ n: '1', list: 'x' });
  });

  test('checks formats', async () => {
    const schema = { properties: { at: { format: 'date-time' }, mail: { format: 'email' }, url: { format: 'uri' } } };
    expect(
      await failuresOf(schema, { at: '2026-02-12T11:38:28Z', mail: 'a@b.example', url: 'https://x.example/' }),
    ).toEqual([]);
    expect(
      (await failuresOf(schema, { at: 'yesterday', mail: 'a@', url: 'not a url' })).map(({ path }) => path),
    ).toEqual(['output.at', 'output.mail', 'output.url']);
  });

  test('reports the first issue of an output of more than a megabyte, and twenty of a smaller one', async () => {
    const schema = { properties: { notes: { items: { type: 'string' } } } };
    expect(await failuresOf(schema, { notes: Array(1000).fill(0) })).toHaveLength(20);
    expect(await sentences(schema, { notes: Array(600_000).fill(0) })).toEqual([
      'output.notes[0] breaks the schema: must be string; found 0: fix the output.',
    ]);
    expect(await failuresOf(schema, { notes: Array(300_000).fill('a') })).toEqual([]);
  });

  test('fails the outputs that are left when all of them took too long together', async () => {
    const compiled = await compileSchema(documentOf({ properties: { s: { pattern: '^(a+)+$' } } }), withinTotal(50));
    if ('problems' in compiled) throw new Error('the schema is valid');
    for (const s of [`${'a'.repeat(60)}b`, 'aa']) {
      expect(compiled.check({ s }, JSON.stringify({ s }))).toMatchObject([
        { code: 'schema', message: expect.stringContaining('could not be checked against the schema within 5 s') },
      ]);
    }
  });

  test('prints nothing, not even of a format that is not known', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    expect(await failuresOf({ properties: { a: { format: 'postcode' } }, 'x-extra': 1 }, { a: 'x' })).toEqual([]);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  test('is one more hard failure beside the rules, after the required fields and before the expectations', async () => {
    const compiled = await compileSchema(documentOf({ required: ['ticket'] }), runWithin);
    if ('problems' in compiled) throw new Error('the schema is valid');
    const changes = { band: '' };
    const evaluated = judge({ changes, expect: { require_abstain: true }, checkOutput: compiled.check });
    expect(evaluated.failures.map(({ code }) => code)).toEqual(['missing_required_field', 'schema', 'require_abstain']);
    expect(evaluated.pass).toBe(false);
  });
});

describe('the draft', () => {
  // A tuple is `prefixItems` in 2020-12 and an array of `items` in draft-07.
  const tuple = { type: 'array', prefixItems: [{ type: 'string' }], items: false };
  test.each<[claim: string, schema: Json]>([
    ['is 2020-12 without a $schema', { properties: { pair: tuple } }],
    ['is 2020-12 by its name', { $schema: DRAFT_2020_12, properties: { pair: tuple } }],
    [
      'is draft-07 by its name',
      { $schema: DRAFT_07, properties: { pair: { items: [{ type: 'string' }], additionalItems: false } } },
    ],
    [
      'is draft-07 by its name without the hash',
      {
        $schema: 'http://json-schema.org/draft-07/schema',
        properties: { pair: { items: [{ type: 'string' }], additionalItems: false } },
      },
    ],
  ])('%s', async (_claim, schema) => {
    expect(await failuresOf(schema, { pair: ['a'] })).toEqual([]);
    expect(await failuresOf(schema, { pair: [1] })).toHaveLength(1);
    expect(await failuresOf(schema, { pair: ['a', 'b'] })).toHaveLength(1);
  });

  test.each([
    'http://json-schema.org/draft-04/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://example.com/my-schema',
  ])('%s is refused with what is known', async (draft) => {
    expect(await problemsOf({ $schema: draft })).toEqual([
      `schema.json:2:14: $.$schema: "${draft}"; expected draft 2020-12 or draft-07. Port the schema to one of these drafts.`,
    ]);
  });

  test.each<[$schema: unknown, found: string]>([
    [7, '7'],
    [null, 'null'],
    [{ toString: 1, valueOf: 1 }, 'an object of 2 keys'],
  ])('%j is refused', async ($schema, found) => {
    expect(await problemsOf({ $schema })).toEqual([
      `schema.json:2:14: $.$schema: ${found}; expected draft 2020-12 or draft-07. Port the schema to one of these drafts.`,
    ]);
  });
});

describe('a schema that is none', () => {
  test.each<[claim: string, schema: unknown, found: string]>([
    ['a list', [], 'an array of 0'],
    ['text', 'object', '"object"'],
    ['true', true, 'true'],
    ['null', null, 'null'],
  ])('is %s', async (_claim, schema, found) => {
    expect(await problemsOf(schema)).toEqual([
      `schema.json:1:1: $: ${found}; expected a JSON Schema object. Write the schema as an object.`,
    ]);
  });

  test.each<[claim: string, schema: unknown, found: RegExp]>([
    ['a keyword of the wrong kind', { type: 'strnig' }, /schema is invalid: data\/type must be/],
    ['a broken part', { properties: { a: { minimum: 'low' } } }, /data\/properties\/a\/minimum must be number/],
    ['a pattern that does not compile', { properties: { a: { pattern: '(' } } }, /Invalid regular expression|pattern/],
    ['a reference into nothing', { $ref: '#/$defs/none' }, /can't resolve reference #\/\$defs\/none/],
    ['a reference to the network', { $ref: 'https://example.com/s.json' }, /can't resolve reference https:/],
    ['one that would check later than its verdict is wanted', { $async: true, required: ['x'] }, /\$async/],
    [
      'one that refers to such a one',
      { $defs: { a: { $async: true, properties: { a: { $ref: '#/$defs/a' } } } }, $ref: '#/$defs/a' },
      /async/,
    ],
  ])('holds %s, and that is a problem of the file', async (_claim, schema, found) => {
    const problems = await problemsOf(schema);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(found);
    expect(problems[0]).toMatch(/^schema\.json:\d+:\d+: \$.*; expected .+\. .+\.$/);
  });

  test('is reported in one printable line, whatever it holds', async () => {
    const [problem = ''] = await problemsOf({ $ref: `#/\u001b[31m\n${'x'.repeat(5000)}` });
    expect(problem).not.toMatch(/\p{Cc}/u);
    expect(problem.length).toBeLessThan(600);
  });
});
