/**
 * A person's word that an accepted change is rejected, and the candidates that are judged again because of it.
 * Invariant: a candidate leaves the list when a record says what came of it, and not before; a killed run judges it again.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { quoted } from '../../base/text.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentPlace } from '../ledger/store.ts';
import type { Proposal } from '../loop/turn.ts';

export const rejectionSchema = z.object({
  /** The iteration whose change is rejected; its record is in the archive. */
  iter: z.int(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  /** The commit that the experiment starts from. */
  base: z.string(),
  /** What is judged again, in this order. */
  again: z.array(z.object({ iter: z.int(), commit: z.string() })),
});
export type Rejection = z.output<typeof rejectionSchema>;

/** The rejection that the present run began with; undefined where there is none. */
export function readRejection({ rejected }: Pick<ExperimentPlace, 'rejected'>): Rejection | undefined {
  if (!existsSync(rejected)) return undefined;
  try {
    return rejectionSchema.safeParse(JSON.parse(readFileSync(rejected, 'utf8'))).data;
  } catch {
    // No JSON: nothing of it can be relied on, and the archive has all candidates.
    return undefined;
  }
}

// What was broken off says nothing of the change.
const UNJUDGED: readonly string[] = ['aborted', 'killed', 'infra_error'];

/** The candidates that are still to be judged again. */
export function pendingEntries(
  rejection: Rejection | undefined,
  records: readonly IterationRecord[],
): Rejection['again'] {
  const isJudged = (commit: string): boolean =>
    records.some(({ notes, outcome }) => notes.includes(`(${commit.slice(0, 12)})`) && !UNJUDGED.includes(outcome));
  return (rejection?.again ?? []).filter(({ commit }) => !isJudged(commit));
}

/** The same as proposals, in place of turns of agents. */
export function pendingAgain(rejection: Rejection | undefined, records: readonly IterationRecord[]): Proposal[] {
  if (rejection === undefined) return [];
  const { iter: rejected, by, reason } = rejection;
  return pendingEntries(rejection, records).map(({ iter, commit }) => ({
    commit,
    origin: `iteration ${iter}, judged again since ${by} rejected iteration ${rejected}: ${quoted(reason, 200)}`,
  }));
}

/** What a rejection means for the run, in one sentence. */
export function describeRejection(rejection: Rejection, records: readonly IterationRecord[]): string {
  const { iter, by, at, reason, again } = rejection;
  const left = pendingEntries(rejection, records).length;
  return `${by} rejected iteration ${iter} on ${at}: ${quoted(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}
