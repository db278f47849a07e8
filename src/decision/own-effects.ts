/** What each accepted change is worth to the branch, from the decision log as it lies on the disk. Pure. */
import * as z from 'zod/mini';
import type { JournalRecord } from '../base/journal-chain.ts';
import { renderEffect } from './claim.ts';
import type { EffectVerdict } from './effect-records.ts';
import { type DecisionRecord, decisionRecordSchema, type RecordOf } from './records.ts';

/** An accepted change's own effect. */
export interface IterationEffect {
  readonly iter: number;
  readonly verdict: EffectVerdict;
  /** In words, with its interval. */
  readonly text: string;
  /** Later iterations that were left out with it, since they build on it. */
  readonly together: readonly number[];
  /** It went out. */
  readonly isOut: boolean;
}

const KINDS: ReadonlySet<unknown> = new Set([
  'genesis',
  'calibration',
  'candidate',
  'leave-out',
  'effect',
  'incumbent',
]);

export interface KnownAcceptances {
  /** Iterations by the tests that accepted their changes. */
  readonly iterOf: ReadonlyMap<string, number>;
  /** Iterations whose changes went out. */
  readonly out: ReadonlySet<number>;
}

/** The effects that were measured last, oldest change first; empty where the branch has another change since. */
export function findOwnEffects(raw: readonly JournalRecord[], { iterOf, out }: KnownAcceptances): IterationEffect[] {
  if (!raw.some(({ kind }) => kind === 'effect')) return [];
  const records = raw.flatMap((record) => {
    const read = KINDS.has(record.kind) ? z.safeParse(decisionRecordSchema, record) : undefined;
    return read?.success ? [read.data] : [];
  });
  const [header] = records;
  if (header?.kind !== 'genesis') return [];
  const { settings, score_unit } = header;
  const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
  const iterations = (tasks: readonly string[]): number[] => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
  return lastMeasured(records)
    .flatMap(({ leaveOut, effect }): IterationEffect[] => {
      const [iter] = iterations([leaveOut.change]);
      if (iter === undefined) return [];
      const text = renderEffect(effect, { settings, score_scale, score_unit });
      const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
      return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
    })
    .sort((one, other) => one.iter - other.iter);
}

interface Measured {
  readonly leaveOut: RecordOf<'leave-out'>;
  readonly effect: RecordOf<'effect'>;
}

function lastMeasured(records: readonly DecisionRecord[]): readonly Measured[] {
  const begun = new Map<string, RecordOf<'leave-out'>>();
  const distilling = new Set<string>();
  let measured: Measured[] = [];
  for (const record of records) {
    if (record.kind === 'leave-out') begun.set(record.task, record);
    if (record.kind === 'candidate' && record.purpose === 'distil') distilling.add(record.id);
    // Of the branch before.
    if (record.kind === 'incumbent' && !distilling.has(record.by)) measured = [];
    const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
    if (record.kind === 'effect' && leaveOut !== undefined) measured.push({ leaveOut, effect: record });
  }
  return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
}
