import { describe, expect, test } from 'vitest';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { renderFacts, renderTook } from '../../src/report/iteration-facts.ts';
import { renderSpan } from '../../src/report/time-text.ts';
import { iteration, RECORDS } from './experiment-samples.ts';

const factsOf = (index: number) => Object.fromEntries(renderFacts(RECORDS[index] ?? iteration(index, 'noop')));

describe('the facts of an iteration', () => {
  test('say that the agent was stopped', () => {
    expect(factsOf(10).agent).toBe('exit code 143, was stopped: its budget was used up');
  });

  test('say what a decision rested on', () => {
    expect(factsOf(5).decision).toBe('paired, 8 pairs, E 24.5 against 20');
    const reported = (decision: IterationRecord['decision']) =>
      Object.fromEntries(renderFacts(iteration(1, 'merged', { decision }))).decision;
    expect(reported({ policy: 'greedy', n: 1, effect: 2 })).toBe('greedy, 1 measurement');
    expect(reported({ policy: 'welch', n: 5, p_or_e: 0.01, threshold: 0.05 })).toBe(
      'welch, 5 measurements, p 0.01 against 0.05',
    );
    expect(reported({ policy: 'own', p_or_e: 3 })).toBe('own, p or E 3');
  });

  test('call what was used up at least so much where a part of it was never read', () => {
    const usage = { input_tokens: 1000, usd: 0.5, at_least: true };
    expect(Object.fromEntries(renderFacts(iteration(1, 'noop', { usage }))).usage).toBe(
      'at least 0.50 USD, 1,000 tokens in',
    );
  });

  test('name the level of isolation, however it was recorded', () => {
    const isolation = (sandbox: string | Record<string, unknown>) =>
      Object.fromEntries(renderFacts(iteration(1, 'noop', { sandbox }))).isolation;
    expect(isolation('namespace')).toBe('namespace');
    expect(isolation({ level: 'bubblewrap', network: 'off' })).toBe('bubblewrap');
    expect(isolation({ kind: 'process-group' })).toBe('process-group');
    expect(isolation({ network: 'off' })).toBe('{"network":"off"}');
  });

  test('list the first paths and count the rest', () => {
    const changed_paths = Array.from({ length: 23 }, (_, index) => `src/${index}.ts`);
    const facts = Object.fromEntries(renderFacts(iteration(1, 'merged', { changed_paths })));
    expect(facts.changed).toMatch(/^src\/0\.ts, .*, src\/19\.ts, and 3 more$/);
  });

  test('leave out what a record of the original tool does not say', () => {
    const record = iteration(1, 'noop', { hash: null });
    expect(renderFacts(record).map(([name]) => name)).toEqual(['started', 'took', 'diff lines']);
  });

  test('have no length of time where the times cannot be read or run backwards', () => {
    expect(renderTook(iteration(1, 'noop', { started_at: 'yesterday' }))).toBeUndefined();
    expect(renderTook(iteration(1, 'noop', { ended_at: '2020-01-01T00:00:00Z' }))).toBeUndefined();
  });
});

test.each([
  [640, '640ms'],
  [1499, '1s'],
  [95_400, '1m35s'],
  [3_599_900, '1h'],
  [7_215_000, '2h'],
  [-5, '0s'],
])('%s milliseconds are shown as %s', (ms, text) => {
  expect(renderSpan(ms)).toBe(text);
});
