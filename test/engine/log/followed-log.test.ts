import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import type { JournalRecord } from '../../../src/base/journal-chain.ts';
import type { DecisionJournal } from '../../../src/engine/log/decision-journal.ts';
import { isLogCheckpoint } from '../../../src/engine/log/derived-log.ts';
import { FollowedLog, replayOf } from '../../../src/engine/log/followed-log.ts';
import { Ledger, type LedgerRequest } from '../../decision/ledger.ts';
import { gaussian, numbersOf } from '../../decision/world.ts';

type Followed = Pick<DecisionJournal, 'records' | 'since' | 'readDerived' | 'deriveWith'>;
type Derived = { readonly count: number; readonly value: unknown } | undefined;

const random = numbersOf(12);
const REQUEST: LedgerRequest = {
  ...{ effects: [0, 3, 0, 4, 0.5, 3, 0], score: (truth) => 50 + truth + gaussian(random), interrupted: 'c6' },
  ...{ handsOver: true, sizes: { c3: [12, 11], c4: [12, 9] }, distil: { pairs: 2, margin: 5 } },
  overrides: { integrity: { canary_every: 3 }, tolerance: 0.5, holdout: { command: 'x' } },
};
const lines = new Ledger(REQUEST).lines.filter(({ kind }) => kind !== 'seed-reveal') as readonly JournalRecord[];

/** A log of so many records, with what was derived of the first ones; `derive` gives what a run would write down. */
function logOf(count: number, derived?: Derived): { readonly log: Followed; readonly derive: () => unknown } {
  const records = lines.slice(0, count);
  let derive: () => unknown = () => undefined;
  const log: Followed = {
    records,
    since: (after) => records.slice(after),
    readDerived: () => derived,
    deriveWith: (made) => {
      derive = made;
    },
  };
  return { log, derive: () => derive() };
}

/** What a run writes down of so many records, as it is read again. */
function derivedOf(count: number): unknown {
  const { log, derive } = logOf(count);
  new FollowedLog(log).replay();
  return deserialize(serialize(derive()));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

it('what was written down of any beginning has the shape that is asked for', () => {
  let written = 0;
  for (let count = 1; count <= lines.length; count += 7) {
    const value = derivedOf(count);
    // Nothing is written down of a log that something is wrong with, as where its secret is missing.
    if (value === undefined) continue;
    written += 1;
    expect([count, isLogCheckpoint(value, count)]).toEqual([count, true]);
  }
  expect(written).toBeGreaterThan(10);
});

type Data = Record<string, unknown>;

/** Each member of a document, as deep as it goes, with what takes its place. */
function forgeriesOf(value: unknown, replace: (place: unknown) => void, depth = 0): (() => void)[] {
  const forged = ['x', 7, null, undefined, [null], new Map([['x', null]]), {}];
  const here = forged.map((each) => () => replace(each));
  if (typeof value !== 'object' || value === null || depth === 5) return here;
  const members = value instanceof Map ? [...value].slice(0, 2) : Object.entries(value).slice(0, 40);
  const below = members.flatMap(([name, member]) =>
    forgeriesOf(
      member,
      (each) => {
        if (value instanceof Map) value.set(name, each);
        else (value as Data)[String(name)] = each;
      },
      depth + 1,
    ),
  );
  return [...here, ...below];
}

it('is replayed from all records, or in another way without a fault, where what was written down is forged', () => {
  const count = 120;
  const whole = plain(replayOf(lines));
  const written = serialize(derivedOf(count));
  const places = forgeriesOf(deserialize(written), () => undefined).length;
  const stride = Math.ceil(places / 60);
  for (let place = 0; place < places; place += stride) {
    let value: unknown = deserialize(written);
    const forge = forgeriesOf(value, (each) => {
      value = each;
    })[place];
    forge?.();
    // What is taken is added to.
    const isTaken = isLogCheckpoint(value, count);
    const { log } = logOf(lines.length, { count, value });
    const followed = new FollowedLog(log);
    const { state } = followed.replay();
    expect(Array.isArray(state?.session.warnings)).toBe(true);
    if (!isTaken) expect(plain({ ...followed.replay() })).toEqual(whole);
  }
});
