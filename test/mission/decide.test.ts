import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideCandidate, findHopelessBaseline, type Policy } from '../../src/mission/decide.ts';
import { parseVerdict } from '../../src/mission/evaluator-output.ts';
import { advance, foldMission, type LedgerEntry } from '../../src/mission/ledger.ts';
import { decideStop } from '../../src/mission/stop.ts';
import { commitOf, entryOf, evaluationOf, launchOf, stateOf } from './samples.ts';

const policy = (more: Partial<Policy> = {}): Policy => ({
  ...{ keep_policy: 'score_improvement', direction: 'max', bootstrap: 'ambiguous', lastAcceptedScore: 10 },
  ...more,
});
const pass = (score: number | null) => evaluationOf({ score });
const fail = evaluationOf({ status: 'fail', pass: false, score: 99 });
const error = evaluationOf({ status: 'error', pass: null, score: null, parse_error: 'it crashed' });

describe('the decision policy', () => {
  it.each([
    ['pass=false', fail, {}, 'discard'],
    ['evaluator error', error, {}, 'discard'],
    ['a better score', pass(10.5), {}, 'keep'],
    ['the same score', pass(10), {}, 'discard'],
    ['a worse score', pass(9), {}, 'discard'],
    ['no score', pass(null), {}, 'ambiguous'],
    ['nothing to compare with', pass(12), { lastAcceptedScore: null }, 'ambiguous'],
    ['nothing to compare with, bootstrap keep', pass(12), { lastAcceptedScore: null, bootstrap: 'keep' }, 'keep'],
    ['no score at all, bootstrap keep', pass(null), { lastAcceptedScore: null, bootstrap: 'keep' }, 'ambiguous'],
    ['a lower score where lower is better', pass(9), { direction: 'min' }, 'keep'],
    ['a higher score where lower is better', pass(11), { direction: 'min' }, 'discard'],
    ['pass_only: pass', pass(1), { keep_policy: 'pass_only' }, 'keep'],
    ['pass_only: pass without score', pass(null), { keep_policy: 'pass_only' }, 'keep'],
    ['pass_only: pass=false', fail, { keep_policy: 'pass_only' }, 'discard'],
    ['pass_only: error', error, { keep_policy: 'pass_only' }, 'discard'],
  ] as const)('%s', (_, evaluation, more, decision) => {
    const verdict = decideCandidate(evaluation, policy(more));
    expect(verdict.decision).toBe(decision);
    expect(verdict.reason).not.toBe('');
  });

  it('keeps scores that only ever improve, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), fc.constantFrom('min', 'max'), (scores, direction) => {
        let last = 0;
        const retained: number[] = [];
        for (const score of scores) {
          const { decision } = decideCandidate(pass(score), policy({ direction, lastAcceptedScore: last }));
          if (decision !== 'keep') continue;
          retained.push(score);
          last = score;
        }
        const sorted = retained.toSorted((one, other) => (direction === 'max' ? one - other : other - one));
        expect(retained).toEqual(sorted);
      }),
    );
  });

  it('finds a baseline from which nothing can ever be kept', () => {
    const of = (evaluation: typeof fail, more: Partial<Policy> = {}) => findHopelessBaseline(evaluation, policy(more));
    expect(of(pass(null))).toContain('the baseline has no score');
    expect(of(error)).toContain('it crashed');
    const guard = evaluationOf({
      status: 'fail',
      pass: false,
      score: null,
      parse_error: 'guard "tests" ended with exit code 2',
    });
    expect(of(guard)).toBe('the baseline does not pass its guards: guard "tests" ended with exit code 2');
    for (const found of [
      of(pass(1)),
      of(fail),
      of(pass(null), { bootstrap: 'keep' }),
      of(error, { keep_policy: 'pass_only' }),
    ]) {
      expect(found).toBeUndefined();
    }
  });
});

describe('what an evaluator prints', () => {
  it.each([
    ['{"pass":true}\n', { pass: true, score: null }],
    [' {"pass":false,"score":-1.5e3,"more":[1]} ', { pass: false, score: -1500 }],
  ])('is read: %j', (output, verdict) => {
    expect(parseVerdict(output)).toEqual(verdict);
  });

  it.each([
    ...[
      '',
      'ok',
      '{"pass":true',
      '{"pass":true}\n{"pass":true}',
      'score {"pass":true}',
      '[]',
      'null',
      '{}',
      '{"pass":1}',
    ],
    ...[
      '{"pass":"true"}',
      '{"pass":true,"score":"1"}',
      '{"pass":true,"score":null}',
      '{"pass":true,"score":1e999}',
      '{"pass":true,"score":-1e101}',
    ],
    ...['{"pass":true,"score":NaN}', '{"pass":false,"pass":true}'],
  ])('is an error: %j', (output) => {
    expect(parseVerdict(output)).toEqual({ reason: expect.stringMatching(/./) });
  });
});

describe('whether the loop goes on', () => {
  const limits = { maxIterations: 0, maxNoops: 2, maxErrors: 2, timeLeftMs: 1 };
  const entries = (...decisions: LedgerEntry['decision'][]) => [
    entryOf(0),
    ...decisions.map((decision, index) => entryOf(index + 1, { decision })),
  ];

  it.each([
    [entries('noop', 'keep', 'noop'), {}, undefined],
    [entries('noop', 'noop'), {}, 'completed'],
    [entries('error', 'error'), {}, 'failed'],
    [entries('error', 'noop', 'error'), {}, undefined],
    [entries('noop', 'noop'), { maxNoops: 0 }, undefined],
    [entries('error', 'error'), { maxErrors: 0 }, undefined],
    [entries('keep', 'keep'), { maxIterations: 2 }, 'completed'],
    [entries('keep'), { maxIterations: 2 }, undefined],
    [entries(), { timeLeftMs: 0 }, 'stopped'],
    [entries('keep'), { budgetUsd: 0.01 }, undefined],
    [[entryOf(0), entryOf(1, { usage: { usd: 2 } })], { budgetUsd: 3 }, 'stopped'],
    [[entryOf(0), entryOf(1, { usage: { usd: 2 } })], { budgetUsd: 3, earlier: 2 }, undefined],
  ] as const)('case %#', (supplied, more, status) => {
    expect(decideStop(supplied, { ...limits, ...more })?.status).toBe(status);
  });
});

describe('the records', () => {
  it('add up to what is kept and what is open', () => {
    const retained = entryOf(1, {
      decision: 'keep',
      kept_commit: commitOf(101),
      evaluator: evaluationOf({ score: 12 }),
    });
    const at = { created_at: '2026-05-21T10:00:00.000Z' };
    const begun = { kind: 'begun', iteration: 2, ...at } as const;
    const open = foldMission([launchOf(), entryOf(0), retained, { kind: 'ready', ...at }, begun]);
    expect(open).toMatchObject({
      ...{
        lastAcceptedCommit: commitOf(101),
        lastAcceptedScore: 12,
        iteration: 2,
        workspace: 'settled',
        status: 'running',
      },
      open: { iteration: 2, session: undefined, intent: undefined },
    });
    expect(stateOf([entryOf(0), retained, entryOf(2, { kept_commit: commitOf(101) })])).toMatchObject({
      ...{
        lastAcceptedCommit: commitOf(101),
        lastAcceptedScore: 12,
        latestCandidateCommit: commitOf(102),
        workspace: 'unsettled',
      },
    });
    const stopped = { kind: 'stopped', status: 'completed', reason: 'done', ...at } as const;
    expect(foldMission([launchOf(), stopped])).toMatchObject({ status: 'completed', completedAt: at.created_at });
    expect(foldMission([launchOf(), { ...stopped, status: 'stopped' }])).toMatchObject({ completedAt: null });
    expect(foldMission([entryOf(0)])).toBeUndefined();
  });

  it('are the same, read together or one by one', () => {
    const kept = entryOf(1, { decision: 'keep', kept_commit: commitOf(101), evaluator: evaluationOf({ score: 12 }) });
    const entries = [entryOf(0), kept, entryOf(2, { kept_commit: commitOf(101) })];
    const states = entries.map((_, index) => foldMission([launchOf(), ...entries.slice(0, index + 1)]));
    let state = foldMission([launchOf()]);
    for (const [index, entry] of entries.entries()) {
      state = state && advance(state, entry);
      expect(state).toEqual(states[index]);
    }
  });
});
