import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAccount } from '../../../src/engine/gateway/spending-account.ts';

describe('an account', () => {
  it('reserves until the limit and not beyond it', () => {
    const account = openAccount(0.05);
    const first = account.reserve(0.03);
    expect(account.reserve(0.021)).toBeUndefined();
    expect(account.reserve(0.02)).toBeDefined();
    first?.charge(0.01);
    expect(account.spent).toBe(0.01);
    expect(account.reserved).toBeCloseTo(0.02, 12);
    expect(account.reserve(0.02)).toBeDefined();
  });

  it('books a call once', () => {
    const account = openAccount(1);
    const call = account.reserve(0.5);
    call?.charge(0.2);
    call?.charge(0.2);
    expect(account).toMatchObject({ spent: 0.2, reserved: 0 });
  });

  it('counts what was spent elsewhere', () => {
    const account = openAccount(1);
    account.add(0.9);
    expect(account.reserve(0.2)).toBeUndefined();
  });

  it('without a limit reserves everything', () => {
    const account = openAccount(undefined);
    expect(account.reserve(1e9)).toBeDefined();
  });

  it('never exceeds its limit, in whatever order calls begin and end, where none costs more than it reserved', () => {
    const step = fc.record({
      amount: fc.double({ min: 0, max: 1, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      ends: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const account = openAccount(2);
        const open: { charge(usd: number): void; most: number }[] = [];
        for (const { amount, share, ends } of steps) {
          const reserved = account.reserve(amount);
          if (reserved !== undefined) open.push({ charge: reserved.charge, most: amount });
          const [ended] = ends < open.length ? open.splice(ends, 1) : [];
          ended?.charge(ended.most * share);
          expect(account.spent + account.reserved).toBeLessThanOrEqual(2 + 1e-6);
        }
      }),
    );
  });
});
