/**
 * A person's word that an accepted change is rejected, and the candidates that are judged again because of it.
 * Invariant: a candidate leaves the list when a record names its commit and says what came of it, and not before; a killed
 * run judges it again. A list that cannot be read is an error with its place, never an empty list.
 */
import * as z from 'zod/mini';
import { ContractError, type Problem } from '../../base/errors.ts';
import { decodeDocument } from '../../base/json-document.ts';
import { checkDocument } from '../../base/schema-problems.ts';
import { quoted } from '../../base/text.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentPlace, shownPath } from './store.ts';

const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));

/** `rejected.json`, exactly as on disk. */
export const rejectionSchema = z.object({
  /** The iteration whose change is rejected; its record is in the archive. */
  iter: z.int(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  /** The commit that the experiment starts from. */
  base: objectId,
  /** What is judged again, in this order. */
  again: z.array(z.object({ iter: z.int(), commit: objectId })),
});
export type Rejection = z.output<typeof rejectionSchema>;

export interface ReadRejection {
  /** The rejection that the present run began with; undefined where there is none, or none that can be read. */
  readonly rejection: Rejection | undefined;
  readonly problems: readonly Problem[];
}

/** Reads `rejected.json`; every problem with its place in the file. */
export function readRejection(place: Pick<ExperimentPlace, 'rejected' | 'repository' | 'name'>): ReadRejection {
  const bytes = readOwnFile(place.rejected);
  if (bytes === undefined) return { rejection: undefined, problems: [] };
  const decoded = decodeDocument(shownPath(place, place.rejected), bytes);
  const checked = 'problems' in decoded ? decoded : checkDocument(decoded.document, rejectionSchema);
  if ('value' in checked) return { rejection: checked.value, problems: [] };
  const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${place.name}`;
  return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}

/** The same for those who go on from it; throws ContractError where it cannot be read. */
export function requireRejection(place: ExperimentPlace): Rejection | undefined {
  const { rejection, problems } = readRejection(place);
  if (problems.length > 0) throw new ContractError(problems);
  return rejection;
}

// What was broken off says nothing of the change.
const UNJUDGED: readonly string[] = ['aborted', 'killed', 'infra_error'];

/** The candidates that are still to be judged again. */
export function pendingEntries(
  rejection: Rejection | undefined,
  records: readonly IterationRecord[],
): Rejection['again'] {
  const judged = new Set(
    records.flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])),
  );
  return (rejection?.again ?? []).filter(({ commit }) => !judged.has(commit));
}

/** A change to judge in place of an agent's turn: the commit that it comes as, and where it is from in a few words. */
export interface PendingChange {
  readonly commit: string;
  readonly origin: string;
}

/** The same as proposals. */
export function pendingAgain(rejection: Rejection | undefined, records: readonly IterationRecord[]): PendingChange[] {
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
