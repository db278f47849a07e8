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
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { endSession } from '../../engine/workspace/private-area.ts';
import { syncFolder, writeFileAtomic } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Host } from '../../kernel/host.ts';
import { moveRef, readRef } from '../../kernel/refs.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { requireFreeBranch } from '../ledger/branch.ts';
import { archivedBranch, branchOf } from '../ledger/branch-name.ts';
import { findBase, foldRecords } from '../ledger/fold.ts';
import { openDecisions, openIntents, openLedger } from '../ledger/open-journals.ts';
import { rejectionFileSchema } from '../ledger/record.ts';
import type { RejectionFile } from '../ledger/rejection.ts';
import { buildState } from '../ledger/state.ts';
import { decodeRecords, type ExperimentPaths, readState, writeState } from '../ledger/store.ts';
import { stampOf } from '../verification/archived-records.ts';
import { finishBegun } from './begun-acceptance.ts';

const MOVED =
  /^(iterations\.jsonl.*|intents\.jsonl.*|decisions\.jsonl.*|guidance\.jsonl.*|state\.json|run\.json|(?:rejected|unfinished|pulls)\.json|report\.(html|md)|failed-baseline|(confirmation|certify|leave-out)-\d+|leave-out|promotions|iter-\d+)$/;

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
  paths: ExperimentPaths,
  host: Host,
  changes: readonly RuleChange[] = [],
  rejection?: RejectionFile,
): Promise<Archived> {
  const begun = await finishArchive(paths, host);
  if (begun !== undefined) return begun;
  requireFreeBranch(paths);
  await endAcceptance(paths, host);
  const archiving: Archiving = { stamp: stampOf(host.now().toISOString()), changes, rejection };
  faultPoint('archive:before');
  writeFileAtomic(paths.archiving, [`${JSON.stringify(archiving)}\n`]);
  return carryOut(paths, host, archiving);
}

/** Ends an archive that a killed command began; undefined: there is none. */
export async function finishArchive(paths: ExperimentPaths, host: Host): Promise<Archived | undefined> {
  if (!existsSync(paths.archiving)) return undefined;
  requireFreeBranch(paths);
  return carryOut(paths, host, readArchiving(paths));
}

function readArchiving({ archiving: path, name }: ExperimentPaths): Archiving {
  try {
    return archivingSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) as Archiving;
  } catch (cause) {
    throw new PreconditionError({
      message: `archiving.json of "${name}" was not written by autorize`,
      remedy: `Remove it and archive again: autorize archive ${name}`,
      cause,
    });
  }
}

async function carryOut(
  paths: ExperimentPaths,
  host: Host,
  { stamp, changes, rejection }: Archiving,
): Promise<Archived> {
  faultPoint('archive:after-mark');
  const work = privateAreaFolder({ repository: paths.repository, name: paths.name, parentEnv: host.env });
  await endSession(work);
  closeDecisions(paths, { folder: work, changes });
  faultPoint('archive:after-close');
  // Workspaces and store are of the experiment that ends here, and its secret is disclosed.
  removeTree(work);
  const branch = await moveBranch(paths, { work, stamp });
  faultPoint('archive:after-branch');
  const folder = join(paths.folder, 'archive', stamp);
  moveFiles(paths, folder);
  if (rejection !== undefined) beginRejected(paths, rejection);
  faultPoint('archive:after-files');
  rmSync(paths.archiving);
  syncFolder(paths.folder);
  faultPoint('archive:after');
  return { folder: existsSync(folder) ? folder : undefined, branch };
}

/** What is left is an experiment that no run has begun, on the same base, with candidates to judge again. */
function beginRejected(paths: ExperimentPaths, rejection: RejectionFile): void {
  const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 } as const;
  const run = { id: '', started_at: '', deadline: null };
  const ledger = foldRecords([], 'max');
  writeFileAtomic(paths.rejected, [`${JSON.stringify(rejection, null, 2)}\n`]);
  writeState(paths, buildState({ experiment: paths.name, baseCommit: rejection.base, run, ledger, ...idle }));
}

/** A keep that a killed run began is ended, so that what is archived is whole. */
async function endAcceptance(paths: ExperimentPaths, host: Host): Promise<void> {
  const { repository, name } = paths;
  if (!existsSync(paths.intents)) return;
  try {
    using ledger = openLedger(paths);
    using intents = openIntents(paths);
    using decisions = openDecisions(paths);
    const base = findBase(decodeRecords(paths, ledger.records).records, readState(paths));
    if (base === undefined) return;
    const { refs } = openRefs(repository, join(privateAreaFolder({ repository, name, parentEnv: host.env }), 'user'));
    await finishBegun({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
  } catch (error) {
    // A run would refuse to continue from there: what cannot be ended is archived as it is.
    if (!(error instanceof AutorizeError)) throw error;
  }
}

function closeDecisions(
  paths: ExperimentPaths,
  { folder, changes }: { readonly folder: string; readonly changes: readonly RuleChange[] },
): void {
  if (!existsSync(paths.decisions)) return;
  try {
    using journal = openDecisions(paths);
    closeRecord({ journal, folder, changes });
  } catch (error) {
    // On a broken chain nothing can be built; it is archived as it is, and the audit says where it is broken.
    if (!(error instanceof ContractError)) throw error;
  }
}

async function moveBranch(
  { name, repository }: ExperimentPaths,
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

function moveFiles(paths: ExperimentPaths, folder: string): void {
  const names = readdirSync(paths.folder).filter((name) => MOVED.test(name));
  if (names.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    // Written since a command was killed, e.g. by `tell`: it is of what comes next.
    if (existsSync(join(folder, name))) continue;
    renameSync(join(paths.folder, name), join(folder, name));
    faultPoint('archive:after-file');
  }
  for (const each of [folder, paths.folder]) syncFolder(each);
}
