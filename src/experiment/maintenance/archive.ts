/**
 * Closing an experiment, so that its name can start again.
 * Invariant: nothing is deleted: records, guidance and the folders of iterations move to `archive/TIME/`, and the
 * branch to a name of its own; config and program stay. The record of decisions is closed first. The caller holds the
 * lock. Crash: until `archiving.json` is on the disk the experiment is what it was; from then on each command that
 * takes the lock either ends the archive, at the same TIME, or refuses. What it does is done once, however often it is
 * begun.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AutorizeError, ContractError, PreconditionError } from '../../base/errors.ts';
import type { RuleChange } from '../../decision/rule-change.ts';
import { closeRecord } from '../../engine/log/closing-record.ts';
import { endSession, privateAreaFolder } from '../../engine/workspace/private-area.ts';
import { syncFolder, writeFileAtomic } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Host } from '../../kernel/host.ts';
import { moveRef, readRef } from '../../kernel/refs.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import { requireFreeBranch } from '../ledger/branch.ts';
import { foldRecords } from '../ledger/fold.ts';
import { findBase } from '../ledger/opening.ts';
import { rejectionFileSchema } from '../ledger/record.ts';
import type { RejectionFile } from '../ledger/rejection.ts';
import { archivedBranch, branchOf, buildState } from '../ledger/state.ts';
import {
  decodeRecords,
  type ExperimentPlace,
  openDecisions,
  openIntents,
  openLedger,
  readState,
  writeState,
} from '../ledger/store.ts';
import { stampOf } from '../verification/archived-records.ts';
import { finishBegun } from './begun-acceptance.ts';

const MOVED =
  /^(iterations\.jsonl.*|intents\.jsonl.*|decisions\.jsonl.*|guidance\.jsonl.*|state\.json|run\.json|rejected\.json|report\.(html|md)|failed-baseline|(confirmation|certify)-\d+|promotions|iter-\d+)$/;

export interface Archived {
  /** Where the files are now; undefined when there was nothing to move. */
  readonly folder: string | undefined;
  /** The branch's new name, if it had one. */
  readonly branch: string | undefined;
}

const archivingSchema = z.object({
  stamp: z.string().check(z.regex(/^[\w-]+$/)),
  changes: z.array(z.object({ key: z.string(), from: z.json(), to: z.json() })),
  rejection: z.optional(rejectionFileSchema),
});
interface Archiving {
  /** Names folder and branch. */
  readonly stamp: string;
  /** What ended the run, for its record. */
  readonly changes: readonly RuleChange[];
  /** What the next run begins with, where a person rejected an accepted change. */
  readonly rejection?: RejectionFile | undefined;
}

/** Puts the records and the branch of an experiment aside; where a killed command began to, ends that. */
export async function archiveExperiment(
  place: ExperimentPlace,
  host: Host,
  changes: readonly RuleChange[] = [],
  rejection?: RejectionFile,
): Promise<Archived> {
  const begun = await finishArchive(place, host);
  if (begun !== undefined) return begun;
  requireFreeBranch(place);
  await endKeep(place, host);
  const archiving: Archiving = { stamp: stampOf(host.now().toISOString()), changes, rejection };
  faultPoint('archive:before');
  writeFileAtomic(place.archiving, [`${JSON.stringify(archiving)}\n`]);
  return carryOut(place, host, archiving);
}

/** Ends an archive that a killed command began; undefined: there is none. */
export async function finishArchive(place: ExperimentPlace, host: Host): Promise<Archived | undefined> {
  if (!existsSync(place.archiving)) return undefined;
  requireFreeBranch(place);
  return carryOut(place, host, readArchiving(place));
}

function readArchiving({ archiving: path, name }: ExperimentPlace): Archiving {
  try {
    return archivingSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) as Archiving;
  } catch (cause) {
    throw new PreconditionError({
      message: `archiving.json of "${name}" is not what this tool wrote`,
      remedy: `Remove it and archive again: autorize archive ${name}`,
      cause,
    });
  }
}

async function carryOut(
  place: ExperimentPlace,
  host: Host,
  { stamp, changes, rejection }: Archiving,
): Promise<Archived> {
  faultPoint('archive:after-mark');
  const work = privateAreaFolder({ repository: place.repository, name: place.name, parentEnv: host.env });
  await endSession(work);
  closeDecisions(place, { folder: work, changes });
  faultPoint('archive:after-close');
  // Workspaces and store are of the experiment that ends here, and its secret is told.
  removeTree(work);
  const branch = await moveBranch(place, { work, stamp });
  faultPoint('archive:after-branch');
  const folder = join(place.folder, 'archive', stamp);
  moveFiles(place, folder);
  if (rejection !== undefined) beginRejected(place, rejection);
  faultPoint('archive:after-files');
  rmSync(place.archiving);
  syncFolder(place.folder);
  faultPoint('archive:after');
  return { folder: existsSync(folder) ? folder : undefined, branch };
}

/** What is left is an experiment that no run has begun, on the same base, with candidates to judge again. */
function beginRejected(place: ExperimentPlace, rejection: RejectionFile): void {
  const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 } as const;
  const run = { id: '', started_at: '', deadline: null };
  const ledger = foldRecords([], 'max');
  writeFileAtomic(place.rejected, [`${JSON.stringify(rejection, null, 2)}\n`]);
  writeState(place, buildState({ experiment: place.name, baseCommit: rejection.base, run, ledger, ...idle }));
}

/** A keep that a killed run began is ended, so that what is archived is whole. */
async function endKeep(place: ExperimentPlace, host: Host): Promise<void> {
  const { repository, name } = place;
  if (!existsSync(place.intents)) return;
  try {
    using ledger = openLedger(place);
    using intents = openIntents(place);
    using decisions = openDecisions(place);
    const base = findBase(decodeRecords(place, ledger.records).records, readState(place));
    if (base === undefined) return;
    const { refs } = openRefs(repository, join(privateAreaFolder({ repository, name, parentEnv: host.env }), 'user'));
    await finishBegun({ place, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
  } catch (error) {
    // A run would refuse to go on from there: what cannot be ended is archived as it is.
    if (!(error instanceof AutorizeError)) throw error;
  }
}

function closeDecisions(
  place: ExperimentPlace,
  { folder, changes }: { readonly folder: string; readonly changes: readonly RuleChange[] },
): void {
  if (!existsSync(place.decisions)) return;
  try {
    using journal = openDecisions(place);
    closeRecord({ journal, folder, changes });
  } catch (error) {
    // On a broken chain nothing can be built; it is archived as it is, and the audit says where it is broken.
    if (!(error instanceof ContractError)) throw error;
  }
}

async function moveBranch(
  { name, repository }: ExperimentPlace,
  { work, stamp }: { readonly work: string; readonly stamp: string },
): Promise<string | undefined> {
  const { refs } = openRefs(repository, join(work, 'user'));
  const old = `refs/heads/${branchOf(name)}`;
  const branch = archivedBranch(name, stamp);
  const archived = `refs/heads/${branch}`;
  const commit = await readRef(refs, old);
  const there = await readRef(refs, archived);
  if (commit === undefined) return there === undefined ? undefined : branch;
  if (there === undefined) await moveRef(refs, { ref: archived, from: undefined, to: commit });
  // Somebody created it again since a command was killed: it is not what is archived.
  else if (there !== commit) return branch;
  faultPoint('archive:after-branch-copy');
  await refs(['update-ref', '--no-deref', '-d', old, commit]);
  return branch;
}

function moveFiles(place: ExperimentPlace, folder: string): void {
  const names = readdirSync(place.folder).filter((name) => MOVED.test(name));
  if (names.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    // Written since a command was killed, e.g. by `tell`: it is of what comes next.
    if (existsSync(join(folder, name))) continue;
    renameSync(join(place.folder, name), join(folder, name));
    faultPoint('archive:after-file');
  }
  for (const each of [folder, place.folder]) syncFolder(each);
}
