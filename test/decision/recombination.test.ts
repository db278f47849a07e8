import { describe, expect, it } from 'vitest';
import { isNearMiss, planRecombinations, type TestedChange } from '../../src/decision/recombination.ts';

const change = (iter: number, more: Partial<TestedChange> = {}): TestedChange => ({
  ...{ iter, on: 'head', standing: 'near-miss', evidence: 2, of: [] },
  ...more,
});

const plansOf = (changes: readonly TestedChange[], head = 'head') => planRecombinations(changes, head);

describe('a near miss', () => {
  it.each([
    ['cap', 0.2, true],
    ['cases-spent', 0.2, true],
    ['futile', 0.2, true],
    ['futile', -0.2, false],
    ['screen', 0.2, false],
    ['evident', 0.2, false],
    ['carry-over', 0.2, false],
    ['implausible', 9, false],
  ])('of a test that ended as %s with the gain %d: %s', (code, gain, isNear) => {
    expect(isNearMiss({ code, gain })).toBe(isNear);
  });
});

describe('what is recombined', () => {
  it('are two near misses, and one alone on another branch head, the strongest evidence first', () => {
    const changes = [change(1), change(2, { evidence: 8 }), change(3, { standing: 'rejected' })];
    expect(plansOf(changes)).toEqual([[2, 1]]);
    expect(plansOf(changes, 'later')).toEqual([[2, 1], [2], [1]]);
    expect(plansOf([])).toEqual([]);
  });

  it('is nothing that was tested on the same branch head', () => {
    const tried = [change(1), change(2), change(3, { of: [1, 2], standing: 'rejected' })];
    expect(plansOf(tried)).toEqual([]);
    expect(plansOf(tried, 'later')).toEqual([[1, 2], [1], [2]]);
    // Tested again alone, the later test stands for the change.
    expect(plansOf([...tried, change(4, { of: [1], on: 'later', standing: 'rejected' })], 'later')).toEqual([[2]]);
    expect(plansOf([change(1), change(2, { of: [1], on: 'later' })], 'last')).toEqual([[2]]);
  });

  it('is nothing that was accepted, and no change with one that holds it', () => {
    const accepted = [change(1), change(2), change(3), change(4, { of: [1, 2], standing: 'accepted' })];
    expect(plansOf(accepted, 'later')).toEqual([[3]]);
    const held = [change(1), change(2), change(3, { of: [1, 2] })];
    expect(plansOf(held)).toEqual([]);
    expect(plansOf([...held, change(4)])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });

  it('is a change that did not fit, alone on another branch head', () => {
    const changes = [change(1, { standing: 'conflict', evidence: 1 }), change(2)];
    expect(plansOf(changes)).toEqual([]);
    expect(plansOf(changes, 'later')).toEqual([[2], [1]]);
  });
});
