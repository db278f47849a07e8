import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { takesAsIs } from '../../src/base/as-is.ts';
import { instant, iterNumber } from '../../src/base/record-fields.ts';
import { iterationRecordSchema } from '../../src/experiment/ledger/record.ts';

const text = z.string();
const schemas: readonly z.ZodMiniType[] = [
  ...[
    text,
    z.boolean(),
    z.number(),
    z.int().check(z.minimum(1)),
    iterNumber,
    instant,
    z.literal('a'),
    z.enum(['a', 'b']),
  ],
  ...[z.array(text), z.record(text, z.number()), z.record(z.enum(['a', 'b']), z.number()), z.tuple([text, z.number()])],
  ...[z.union([text, z.number()]), z.union([z.object({}), z.looseObject({ a: text })]), z.unknown(), z.nullable(text)],
  z.object({ a: text, b: z.optional(z.nullable(z.number())) }),
  z.strictObject({ a: z.optional(text) }),
  z.looseObject({ a: z._default(text, 'b'), b: z.optional(z._default(z.number(), 1)) }),
  z.catchall(z.object({ a: text }), z.number()),
  z.pipe(
    text,
    z.transform((value) => value.length),
  ),
  text.check(z.trim()),
  z.string().check(z.regex(/^a/), z.maxLength(2)),
  z.discriminatedUnion('a', [z.object({ a: z.literal('a') }), z.looseObject({ a: z.literal(['b', ' a']), b: text })]),
];
const leaf = fc.constantFrom<unknown>('a', 'b', ' a', '2026-01-01T00:00:00Z', 0, 1, -0, 1.5, 1e10, true, null);
const members = (value: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), value);
const anyJson = fc
  .oneof(leaf, fc.array(leaf, { maxLength: 3 }), members(leaf), members(fc.oneof(leaf, fc.array(leaf), members(leaf))))
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

it('says yes only of what the schema gives back as it is', () => {
  const tests = schemas.map((schema) => ({ schema, test: takesAsIs(schema) }));
  const yes = new Set<z.ZodMiniType>();
  fc.assert(
    fc.property(anyJson, (value) => {
      for (const { schema, test } of tests) {
        if (!test(value)) continue;
        yes.add(schema);
        expect(z.safeParse(schema, value)).toStrictEqual({ success: true, data: value });
      }
    }),
    { numRuns: 2000 },
  );
  // What may change a value, and what is not known here.
  expect(schemas.length - yes.size).toBeLessThanOrEqual(5);
});

const fields = {
  ...{
    iter: 3,
    started_at: 'a',
    ended_at: 'b',
    outcome: 'noop',
    score: null,
    agent_exit: 0,
    agent_killed_by_budget: false,
  },
  ...{ diff_lines: 0, notes: '', summary: null, changed_paths: ['a'], sandbox: 'none', durations: { agent_ms: 1 } },
  run: { id: 'x', started_at: '2026-01-01T00:00:00Z', deadline: null, base: 'a', direction: 'max', limits: { usd: 1 } },
  ...{ seq: 1, prev: 'a', hash: 'b', unknown: { a: 1 } },
};

it('knows the record of an iteration, and each change that makes it none', () => {
  const isRecord = takesAsIs(iterationRecordSchema);
  expect(isRecord(fields)).toBe(true);
  const names = [...Object.keys(fields), ...Object.keys(iterationRecordSchema.shape)];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.option(anyJson, { nil: undefined }), (name, value) => {
      const changed = JSON.parse(JSON.stringify({ ...fields, [name]: value })) as unknown;
      const decoded = iterationRecordSchema.safeParse(changed);
      if (isRecord(changed)) expect(decoded).toStrictEqual({ success: true, data: changed });
    }),
    { numRuns: 1000 },
  );
});
