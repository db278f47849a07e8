import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { LiveAudit, type LiveCheckpoint } from '../../src/audit/live-audit.ts';
import type { ReplayedState } from '../../src/decision/replay.ts';
import { Ledger, type LedgerRequest, type Line } from '../decision/ledger.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

function noisy(seed: number): LedgerRequest['score'] {
  const random = numbersOf(seed);
  return (truth) => 50 + truth + gaussian(random);
}

const RUNS: readonly (readonly [string, LedgerRequest])[] = [
  [
    'broken off, refused, moved and checked',
    {
      ...{ effects: [0, 3, -1, 0, 4, 0.5, -2, 0, 3, 0], score: noisy(4), refused: ['c5'], interrupted: 'c9' },
      overrides: { integrity: { canary_every: 4 } },
    },
  ],
  [
    'moved, sized, distilled and handed over in groups, with a metric and a holdout',
    {
      ...{ effects: [0, 3, 0, 4, 0.5, 3, 0], score: noisy(12), metrics: (truth) => ({ p99: 100 - truth }) },
      ...{ interrupted: 'c6', handsOver: true, moved: 'c5', sizes: { c3: [12, 11], c4: [12, 9] } },
      distil: { pairs: 2, margin: 5 },
      overrides: {
        ...{ integrity: { canary_every: 3 }, tolerance: 0.5, holdout: { command: 'x' } },
        guards: [{ command: 'tests' }, { metric: 'p99', max_regression: '2%' }],
      },
    },
  ],
  ['of checkpoints', { effects: [3, 0, 4], score: noisy(9), overrides: { decision: 'checkpoint' } }],
];

/** As it is in JSON, whatever shares what. */
function plain(state: ReplayedState | undefined): unknown {
  return JSON.parse(JSON.stringify(state));
}

/** Records before the secret is revealed. */
const openPart = (lines: readonly Line[]) => lines.filter(({ kind }) => kind !== 'seed-reveal');

describe('an audit of records that are added to', () => {
  it.each(RUNS)('resumes from any record, as one of all records would: %s', (_, request) => {
    const lines = openPart(new Ledger(request).lines);
    const stride = Math.ceil(lines.length / 12);
    for (let count = 1; count < lines.length; count += stride) {
      const begun = LiveAudit.of(lines.slice(0, count));
      const written = serialize(begun.checkpoint());
      const later = LiveAudit.from(deserialize(written) as LiveCheckpoint);
      for (const line of lines.slice(count)) for (const audit of [begun, later]) audit.take(line);
      const whole = LiveAudit.of(lines).result();
      expect(whole.differences).toEqual([]);
      for (const audit of [begun, later]) {
        const result = audit.result();
        expect({ ...result, state: plain(result.state) }).toEqual({ ...whole, state: plain(whole.state) });
      }
    }
  });

  it('finds what an audit of all records finds, and writes down nothing where it found something', () => {
    const lines = openPart(new Ledger(RUNS[0]?.[1] as LedgerRequest).lines);
    const audit = LiveAudit.of(lines.slice(0, 5));
    for (const line of lines
      .slice(5)
      .map((each) => (each.kind === 'candidate' ? { ...each, parent: 'another' } : each)))
      audit.take(line);
    const { differences } = audit.result();
    expect(differences.length).toBeGreaterThan(0);
    expect(audit.checkpoint()).toBeUndefined();
  });

  it('is stale once a secret is revealed: what it drew can be checked now', () => {
    const { lines } = new Ledger(RUNS[0]?.[1] as LedgerRequest);
    const at = lines.findIndex(({ kind }) => kind === 'seed-reveal');
    const audit = LiveAudit.of(lines.slice(0, at));
    expect(audit.isStale).toBe(false);
    audit.take(lines[at]);
    expect([audit.isStale, audit.checkpoint(), LiveAudit.of(lines).isStale]).toEqual([true, undefined, true]);
  });
});
