import { expect, test } from 'vitest';
import { type PlainClaim, renderPlainGain } from '../../src/report/plain-claim.ts';
import { renderPlainResult } from '../../src/report/plain-result.ts';

const claimOf = (fields: Partial<PlainClaim> = {}): PlainClaim => ({
  ...{ estimate: 4.1, interval: [2.3, 5.9], confidence: 0.95, baseline_mean: 100 },
  ...fields,
});
const ratioOf = (estimate: number, low: number, high: number, fields: Partial<PlainClaim> = {}): PlainClaim =>
  claimOf({
    ...{ estimate: Math.log(estimate), interval: [Math.log(low), Math.log(high)] },
    ...{ ratio: { unit: 'ms', direction: 'min' }, ...fields },
  });

test.each([
  ['13.7× faster, very likely between 11.9× and 15.8×', ratioOf(13.7, 11.9, 15.8)],
  ['1.25× slower', ratioOf(0.8, 0.8, 0.8)],
  ['1.050× faster, likely between 0.970× and 1.130×', ratioOf(1.05, 0.97, 1.13, { confidence: 0.9 })],
  ['4.1 % better, very likely between 2.3 % and 5.9 %', claimOf()],
  ['2 % worse, very likely between −1 % and 5 %', claimOf({ estimate: -2, interval: [-5, 1] })],
  ['4.1 better, perhaps between 2.3 and 5.9', claimOf({ baseline_mean: 0, confidence: 0.5 })],
] as [string, PlainClaim][])('a claim in plain words: %s', (words, claim) => {
  expect(renderPlainGain(claim)).toBe(words);
});

const RESULT = { accepted: 4, tried: 12, claim: undefined, isConfirmed: false, baseline: 0.81, best: 0.84 };

test.each([
  [
    '13.7× faster, very likely between 11.9× and 15.8×; 4 of 12 changes accepted',
    { claim: ratioOf(13.7, 11.9, 15.8), isConfirmed: true },
  ],
  [
    'Not confirmed: 2 % worse, very likely between −1 % and 5 %; 4 of 12 changes accepted',
    { claim: claimOf({ estimate: -2, interval: [-5, 1] }) },
  ],
  [
    'Not confirmed, since runs depend on what ran before them: 4.1 % better, very likely between 2.3 % and 5.9 %; 4 of 12 changes accepted',
    { claim: claimOf({ carry_over: true }) },
  ],
  ['Improvement not confirmed yet; 4 of 12 changes accepted', { remark: 'improvement not confirmed yet' }],
  ['Score 0.81 → 0.84 in single tests, not confirmed; 4 of 12 changes accepted', {}],
  ['No improvement found; 0 of 12 changes accepted', { accepted: 0 }],
  ['No iteration has ended yet', { accepted: 0, tried: 0 }],
] as const)('a result: %s', (words, fields) => {
  expect(renderPlainResult({ ...RESULT, ...fields })).toBe(words);
});
