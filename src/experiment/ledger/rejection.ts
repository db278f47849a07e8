/**
 * A person's word that an accepted change is rejected, and the candidates that are judged again because of it.
 * Invariant: a candidate leaves the list when a record names its commit and says what came of it, and not before; a killed
 * run judges it again. A list that cannot be read is an error with its place, never an empty list.
 */
import type * as z from 'zod/mini';
import { ContractError, type Problem } from '../../base/errors.ts';
import { decodeDocument } from '../../base/json-document.ts';
import { checkDocument } from '../../base/schema-problems.ts';
import { quoted } from '../../base/text.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { factsOf } from './ledger-facts.ts';
import { type IterationRecord, type Rejection, rejectionFileSchema } from './record.ts';
import { type ExperimentPaths, shownPath } from './store.ts';

export type RejectionFile = z.output<typeof rejectionFileSchema>;

export interface ReadRejection {
  /** The rejection that the present run began with; undefined where there is none, or none that can be read. */
  readonly rejection: RejectionFile | undefined;
  readonly problems: readonly Problem[];
}

/** Reads `rejected.json`; every problem with its place in the file. */
export function readRejection(paths: Pick<ExperimentPaths, 'rejected' | 'repository' | 'name'>): ReadRejection {
  const bytes = readOwnFile(paths.rejected);
  if (bytes === undefined) return { rejection: undefined, problems: [] };
  const decoded = decodeDocument(shownPath(paths, paths.rejected), bytes);
  const checked = 'problems' in decoded ? decoded : checkDocument(decoded.document, rejectionFileSchema);
  if ('value' in checked) return { rejection: checked.value, problems: [] };
  const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${paths.name}`;
  return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}

/** The same for those who continue from it; throws ContractError where it cannot be read. */
function requireRejection(paths: ExperimentPaths): Rejection | undefined {
  const { rejection, problems } = readRejection(paths);
  if (problems.length > 0) throw new ContractError(problems);
  return rejection;
}

/** Every rejection that the present run knows of, oldest first: the one it began with, and those in its records. */
export function requireRejections(paths: ExperimentPaths, records: readonly IterationRecord[]): Rejection[] {
  return withRecorded(requireRejection(paths), records);
}

/** The same for those who only look: one that cannot be read is left out. */
export function readRejections(paths: ExperimentPaths, records: readonly IterationRecord[]): Rejection[] {
  return withRecorded(readRejection(paths).rejection, records);
}

function withRecorded(first: Rejection | undefined, records: readonly IterationRecord[]): Rejection[] {
  const recorded = rejectionsIn(records).flatMap(({ record: { rejection } }) => (rejection ? [rejection] : []));
  return first === undefined ? recorded : [first, ...recorded];
}

/** The records that have a rejection, and their places. */
function rejectionsIn(records: readonly IterationRecord[]) {
  return factsOf(records).rejections.flatMap((place) => {
    const record = records[place];
    return record === undefined ? [] : [{ place, record }];
  });
}

// What was broken off says nothing of the change.
const UNJUDGED: readonly string[] = ['aborted', 'killed', 'infra_error'];

/** The candidates of a rejection that are still to be judged again: no record after it names their commits. */
export function pendingEntries(rejection: Rejection, records: readonly IterationRecord[]): Rejection['again'] {
  const found = rejectionsIn(records).find(({ record }) => record.rejection === rejection);
  const since = found === undefined ? 0 : found.place + 1;
  const evaluated = new Set(
    records
      .slice(since)
      .flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])),
  );
  return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}

/** A change to judge in place of an agent's turn: the commit that it comes as, and where it is from in a few words. */
export interface PendingChange {
  readonly commit: string;
  readonly origin: string;
  /** The iteration that left it: of the present run, or of the one that was archived when it was rejected. */
  readonly iter: number;
  readonly isOfRun: boolean;
}

/** What is still to be judged again, each change once. */
export function pendingAgain(rejections: readonly Rejection[], records: readonly IterationRecord[]): PendingChange[] {
  const pending = new Map<string, PendingChange>();
  for (const rejection of rejections) {
    const { iter: rejected, by, reason } = rejection;
    const isOfRun = rejectionsIn(records).some(({ record }) => record.rejection === rejection);
    for (const { iter, commit } of pendingEntries(rejection, records)) {
      const why = `judged again since ${by} rejected iteration ${rejected}: ${quoted(reason, 200)}`;
      if (!pending.has(commit)) pending.set(commit, { commit, iter, isOfRun, origin: `iteration ${iter}, ${why}` });
    }
  }
  return [...pending.values()];
}

/** What a rejection means for the run, in one sentence. */
export function describeRejection(rejection: Rejection, records: readonly IterationRecord[]): string {
  const { iter, by, at, reason, again } = rejection;
  const left = pendingEntries(rejection, records).length;
  return `${by} rejected iteration ${iter} on ${at}: ${quoted(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}
