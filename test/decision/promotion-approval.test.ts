import { describe, expect, it } from 'vitest';
import { isPromotion, pendingPromotion } from '../../src/decision/promotion-approval.ts';

describe('an approved promotion', () => {
  const champion = { tree: 'base' };
  const open = { is_done: false };
  const done = { is_done: true };

  it('waits where nothing came of it yet', () => {
    const releases = { c1: open, 'promotion 1': done, 'promotion 2': open, 'promotion 3': open };
    expect(pendingPromotion({ champion, incumbent: 't1', releases })).toBe('promotion 2');
    expect(
      pendingPromotion({ champion, incumbent: 't1', releases: { c1: open, 'promotion 1': done } }),
    ).toBeUndefined();
    expect([isPromotion('promotion 1'), isPromotion('c1'), isPromotion('a promotion 1')]).toEqual([true, false, false]);
  });

  it('has nothing to promote without a working line, or at its beginning', () => {
    const releases = { 'promotion 1': open };
    expect(pendingPromotion({ champion: null, incumbent: 't1', releases })).toBeUndefined();
    expect(pendingPromotion({ champion, incumbent: 'base', releases })).toBeUndefined();
  });
});
