/** What is wrong where something knows of more iterations than the ledger holds: it was cut or lost, and git may have the rest. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PreconditionError } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { type LostRecords, lostRecords as lost } from '../../base/lost-records.ts';
import { hasNumber, renderNumbers } from '../../base/number-ranges.ts';
import { plural } from '../../base/text.ts';
import { UNFINISHED_FILE } from '../../base/unfinished-file.ts';
import { listHeads, readBranchFile } from '../../kernel/user-repository.ts';
import { branchOf } from './branch-name.ts';
import { readableOf, readChained } from './decisions.ts';
import { factsOf } from './ledger-facts.ts';
import { namedIterations } from './named-iterations.ts';
import type { IterationRecord } from './record.ts';
import type { ExperimentState } from './state.ts';
import { type ExperimentPaths, iterationFolder, listIterationFolders, shownPath } from './store.ts';

/** That records are missing by the state; undefined where they are not. The state has to be read before the records. */
export function findLostRecords(
  name: string,
  { records, state }: { readonly records: readonly IterationRecord[]; readonly state: ExperimentState | undefined },
): PreconditionError | undefined {
  const { completed: held } = factsOf(records);
  // Ours alone: the original tool counts otherwise.
  if (state?.run_id === undefined || state.iterations_completed <= held) return undefined;
  return lostRecords(
    name,
    `state.json knows of ${plural(state.iterations_completed, 'iteration')}, the ledger of ${held}`,
  );
}

export function lostRecords(name: string, ...found: readonly string[]): PreconditionError {
  return lost(lostOf(name, found));
}

function lostOf(name: string, found: readonly string[]): LostRecords {
  return {
    of: `"${name}"`,
    found,
    expected: `a record of each iteration in .autorize/${name}/iterations.jsonl`,
    remedy: `Rebuild them from git: autorize repair ${name}`,
  };
}

interface Known {
  readonly records: readonly IterationRecord[];
  /** The raw record of decisions. */
  readonly decisions: readonly JournalRecord[];
}

/**
 * Iterations that have no record: those whose folder holds their evidence, and those that the decision log names and that
 * neither have a folder nor were at work on another machine. `isElsewhere`: whether one was.
 */
export function findUnrecorded(
  paths: ExperimentPaths,
  { records, decisions }: Known,
  isElsewhere: (iter: number) => boolean,
): { readonly concluded: readonly number[]; readonly named: readonly number[] } {
  const { iters } = factsOf(records);
  const begun = listIterationFolders(paths);
  const unrecorded = begun.filter((iter) => !hasNumber(iters, iter));
  const others = new Set(namedIterations(decisions).filter((iter) => !hasNumber(iters, iter)));
  return {
    concluded: unrecorded.filter((iter) => existsSync(join(iterationFolder(paths, iter), 'evidence.json'))),
    named: [...others].filter((iter) => !begun.includes(iter) && !isElsewhere(iter)),
  };
}

/** That records are missing while the state is gone, too, by what else is left; no run may be at work. */
export function findLostWithoutState(paths: ExperimentPaths, known: Known): PreconditionError | undefined {
  const { name, repository } = paths;
  // What that file says, `verify` reads.
  const isFromElsewhere = existsSync(join(paths.folder, UNFINISHED_FILE));
  const { concluded, named } = findUnrecorded(paths, known, () => isFromElsewhere);
  const intended = unrecordedIntents(paths, known.records);
  const moved = known.records.length === 0 ? movedBranch(paths) : undefined;
  // A run ends one iteration at a time: a single one may be of a run that was killed right before its record.
  const isInFlight = concluded.length === 1 && concluded[0] !== 0;
  const places = [
    ...(concluded.length === 0 ? [] : [`the folders of ${iterations(concluded)} hold their evidence`]),
    ...(named.length === 0 ? [] : [`${shownPath({ repository }, paths.decisions)} names ${iterations(named)}`]),
    ...(intended.length === 0 ? [] : [`${shownPath({ repository }, paths.intents)} names ${iterations(intended)}`]),
    ...(moved === undefined ? [] : [`the branch ${branchOf(name)} is at ${moved}`]),
  ];
  if (places.length === 0 || (isInFlight && places.length === 1)) return undefined;
  const ledger = `${basename(paths.ledger)} holds ${plural(known.records.length, 'record')}`;
  const { remedy, ...rest } = lostOf(name, [...places, `there is no state.json, and ${ledger}`]);
  return lost({ ...rest, remedy: `${remedy}. If another machine made them, fetch them: autorize pull ${name}` });
}

function iterations(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'iteration' : 'iterations'} ${renderNumbers(numbers)}`;
}

/** Acceptances that were begun: the last one may be completed by the next run, as long as its folder is there. */
function unrecordedIntents(paths: ExperimentPaths, records: readonly IterationRecord[]): number[] {
  const { iters } = factsOf(records);
  const begun = readableOf(readChained(paths.intents)).flatMap(({ iter }) => (typeof iter === 'number' ? [iter] : []));
  const last = begun.at(-1);
  const unrecorded = new Set(begun.filter((iter) => !hasNumber(iters, iter)));
  if (last !== undefined && existsSync(iterationFolder(paths, last))) unrecorded.delete(last);
  return [...unrecorded];
}

/**
 * Where the branch is, though nothing of a run is here: at a commit that no work tree is on, as an accepted change is. A run
 * that just began made it where HEAD was.
 */
function movedBranch(paths: ExperimentPaths): string | undefined {
  const { name, repository } = paths;
  const commit = readBranchFile(repository, branchOf(name));
  if (commit === undefined || listIterationFolders(paths).some((iter) => iter > 0)) return undefined;
  const heads = listHeads(repository).map(
    ({ head }) => readBranchFile(repository, head.replace('refs/heads/', '')) ?? head,
  );
  return heads.includes(commit) ? undefined : commit;
}
