/**
 * Where a run begins: it goes on with what is recorded, or what is recorded is archived and another one begins from
 * HEAD, because a person says so or because no run goes on by other rules than its own.
 * Invariant: what keeps the other run from beginning is found before anything is archived, a base without a score too;
 * a record or a branch that is in doubt is for a person, and is not archived unasked.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { describeChanges, type RuleChange } from '../../decision/rule-change.ts';
import { unsealCommand } from '../../engine/evaluation/hidden-command.ts';
import { requireUntold } from '../../engine/evaluation/leaked-commands.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { ExperimentConfig } from '../config/config.ts';
import { secretTexts } from '../config/secret-commands.ts';
import { findBranch } from '../ledger/branch.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import { findBase, findProtected, requireHoldoutHere, requireWholeLedger } from '../ledger/opening.ts';
import { type ExperimentPlace, filesIn, readLedger, readState, shownPath } from '../ledger/store.ts';
import { openTemporary } from '../ledger/temporary-workspace.ts';
import type { RunEvent } from '../loop/active-run.ts';
import { scoreTree } from '../scoring/objective.ts';
import { readEndedRun } from '../verification/archived-records.ts';
import { archiveExperiment, finishArchive } from './archive.ts';
import { compareRules, findChanges } from './config-change.ts';
import { hasOpenIntent } from './look.ts';
import { describeEnded, describeOtherFiles } from './notices.ts';

export interface BeginRequest {
  readonly place: ExperimentPlace;
  readonly config: ExperimentConfig;
  readonly level: SandboxLevel;
  readonly refs: Git;
  readonly head: string;
  /** What no command of the evaluator may see. */
  readonly hidden: readonly string[];
  readonly mode: 'run' | 'resume';
  readonly isFresh: boolean;
  readonly signal: AbortSignal | undefined;
  readonly emit: (event: RunEvent) => void;
}

export type Beginning =
  | { readonly kind: 'on'; readonly notes: readonly string[] }
  /** Nothing is recorded any more. */
  | { readonly kind: 'anew' }
  /** Before anything was archived. */
  | { readonly kind: 'interrupted' };

/** Puts aside what the run cannot go on with, for the holder of the lock. Throws where no run can begin. */
export async function decideBeginning(request: BeginRequest, host: Host): Promise<Beginning> {
  const { place, config, refs, head, mode, isFresh } = request;
  const finished = await finishArchive(place, host);
  if (finished !== undefined) return tellAnew(request, finished.folder);
  if (isFresh) {
    await requireUsableHoldout(request, host);
    const changes = await findChanges({ place, config, refs, base: head }, host);
    return tellAnew(request, (await archiveExperiment(place, host, changes)).folder);
  }
  if (mode === 'resume') return { kind: 'on', notes: [] };
  const compared = await compareRules({ place, config, refs, head }, host);
  switch (compared.kind) {
    case 'same':
      return { kind: 'on', notes: [] };
    case 'elsewhere':
      return { kind: 'on', notes: [describeOtherFiles(place.name, compared.changes)] };
    case 'other':
      return beginAnew(request, { changes: compared.changes, host });
    default:
      return compared satisfies never;
  }
}

async function beginAnew(
  request: BeginRequest,
  { changes, host }: { readonly changes: readonly RuleChange[]; readonly host: Host },
): Promise<Beginning> {
  const { place, refs, head, emit } = request;
  const { records } = readLedger(place);
  requireWholeLedger(place, { records, state: readState(place) });
  const base = findBase(records, readState(place)) ?? head;
  // A keep that was begun may have moved the branch: it is ended first.
  if (!hasOpenIntent(place, records)) await findBranch({ place, refs, base, records });
  const what = describeChanges(changes, 'objective.').join(', ');
  requireSecrets(request, { what, host });
  await requireUsableHoldout(request, host);
  emit({
    kind: 'note',
    note: `no run goes on by other rules than its own, and these changed: ${what}. Another run begins, from HEAD (${head.slice(0, 12)}); the one that is recorded is archived as soon as that commit has a score by the new rules`,
  });
  if ((await tryHead(request, { what, host })) === 'aborted') return { kind: 'interrupted' };
  return tellAnew(request, (await archiveExperiment(place, host, changes)).folder);
}

/** Throws where a set that is kept from agents is not on this machine: what is not there is no other rule. */
function requireSecrets(
  { place, config }: BeginRequest,
  { what, host }: { readonly what: string; readonly host: Host },
): void {
  const { holdout, confirm } = config.objective;
  const sets = holdout === undefined ? [confirm] : [holdout, confirm];
  const missing = sets.flatMap((each) => {
    const { paths } = unsealCommand(each, host.env) ?? { paths: each.files };
    return paths.length > 0 && !paths.some((path) => existsSync(path))
      ? paths
      : each.files.filter((path) => !existsSync(path));
  });
  if (missing.length === 0) return;
  throw new PreconditionError({
    message: `no run of "${place.name}" goes on by other rules than its own (${what}), and another one cannot begin without the files of its holdout or sealed set, which are not here`,
    remedy: `Nothing was archived. Bring them here, then: autorize run ${place.name}`,
  });
}

/**
 * Throws where agents of a run from this commit could read what they may not know, or the holdout cannot be asked here.
 */
export async function requireUsableHoldout(
  { place, config, refs, head }: Pick<BeginRequest, 'place' | 'config' | 'refs' | 'head'>,
  host: Host,
): Promise<void> {
  await requireUntold(refs, {
    anew: `autorize run ${place.name} --fresh`,
    commit: head,
    texts: secretTexts(config, host.env),
  });
  requireHoldoutHere(place, config, host);
}

async function tellAnew(request: BeginRequest, folder: string | undefined): Promise<Beginning> {
  const { place, emit } = request;
  const { name, repository } = place;
  const ended = folder === undefined ? undefined : readEndedRun({ name, repository, ...filesIn(folder) });
  if (ended !== undefined) {
    const sentence = describeEnded({ ...ended, folder: shownPath(place, ended.folder) });
    const unmerged = (await isMerged(request, ended)) ? undefined : mergeLine(name, ended);
    emit({ kind: 'anew', ended, sentence: unmerged === undefined ? sentence : `${sentence}. ${unmerged}` });
  }
  return { kind: 'anew' };
}

async function isMerged({ refs, head }: BeginRequest, { branchHead }: EndedRun): Promise<boolean> {
  return branchHead === undefined || (await isAncestor(refs, { base: branchHead, branchHead: head }));
}

function mergeLine(name: string, { branch, kept }: EndedRun): string {
  const what = kept === 1 ? 'The kept change is' : `The ${kept} kept changes are`;
  return `${what} not in HEAD; to build on them: git merge ${branch}, then autorize run ${name} --fresh`;
}

/** Scores HEAD once by the new rules: a slip in them must cost nothing. */
async function tryHead(
  { place, config, level, head, hidden, signal }: BeginRequest,
  { what, host }: { readonly what: string; readonly host: Host },
): Promise<'scored' | 'aborted'> {
  const { objective } = config;
  if (signal?.aborted === true) return 'aborted';
  if (!objective.baseline || objective.fail_mode === 'worst') return 'scored';
  await using temporary = await openTemporary({ place, parentEnv: host.env, base: head, level, hidden });
  const { privateArea } = temporary;
  const protectedFiles = await findProtected(privateArea.store, config);
  const logs = join(privateArea.folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const scored = await scoreTree(privateArea, { config, protectedFiles, tree: head, workspace: 1, logs, signal });
  switch (scored.kind) {
    case 'scored':
    case 'aborted':
      return scored.kind;
    case 'failed':
    case 'infra':
      throw new PreconditionError({
        message: `the rules of "${place.name}" changed (${what}), and HEAD has no score by the new ones: ${scored.reason}`,
        remedy: `Nothing was archived. Fix that; or put back what changed, and the run goes on: autorize run ${place.name}`,
      });
    default:
      return scored satisfies never;
  }
}
