/**
 * Where a run begins: it continues what is recorded, or what is recorded is archived and another one begins from
 * HEAD, because a person says so or because no run continues by other rules than its own.
 * Invariant: what keeps the other run from beginning is found before anything is archived, a base without a score too;
 * a record or a branch that is in doubt is for a person, and is not archived unasked.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { describeChanges, type RuleChange } from '../../decision/rule-change.ts';
import { unsealCommand } from '../../engine/evaluation/hidden-command.ts';
import { requireUndisclosed } from '../../engine/evaluation/leaked-commands.ts';
import { openTemporary } from '../../engine/workspace/temporary-area.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { secretTexts } from '../config/secret-commands.ts';
import { findBranch } from '../ledger/branch.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import { filesIn } from '../ledger/experiment-files.ts';
import { findBase } from '../ledger/fold.ts';
import { findProtected, requireHoldoutHere, requireWholeLedger } from '../ledger/opening.ts';
import { type ExperimentPaths, readLedger, readState, shownPath } from '../ledger/store.ts';
import type { RunEvent } from '../loop/run-event.ts';
import { scoreTree } from '../scoring/objective.ts';
import { readEndedRun } from '../verification/archived-records.ts';
import { archiveExperiment, finishArchive } from './archive.ts';
import { compareRules, findChanges } from './config-change.ts';
import { hasOpenIntent } from './look.ts';
import { describeEnded, describeOtherFiles } from './notices.ts';

export interface BeginRequest {
  readonly paths: ExperimentPaths;
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
  | { readonly kind: 'restarted' }
  /** Before anything was archived. */
  | { readonly kind: 'interrupted' };

/** Archives what the run cannot continue, for the holder of the lock. Throws where no run can begin. */
export async function decideBeginning(request: BeginRequest, host: Host): Promise<Beginning> {
  const { paths, config, refs, head, mode, isFresh } = request;
  const finished = await finishArchive(paths, host);
  if (finished !== undefined) return reportRetry(request, finished.folder);
  if (isFresh) {
    await requireUsableHoldout(request, host);
    const changes = await findChanges({ paths, config, refs, base: head }, host);
    return reportRetry(request, (await archiveExperiment(paths, host, changes)).folder);
  }
  if (mode === 'resume') return { kind: 'on', notes: [] };
  const compared = await compareRules({ paths, config, refs, head }, host);
  switch (compared.kind) {
    case 'same':
      return { kind: 'on', notes: [] };
    case 'elsewhere':
      return { kind: 'on', notes: [describeOtherFiles(paths.name, compared.changes)] };
    case 'other':
      return beginAgain(request, { changes: compared.changes, host });
    default:
      return compared satisfies never;
  }
}

async function beginAgain(
  request: BeginRequest,
  { changes, host }: { readonly changes: readonly RuleChange[]; readonly host: Host },
): Promise<Beginning> {
  const { paths, refs, head, emit } = request;
  const { records } = readLedger(paths);
  requireWholeLedger(paths, { records, state: readState(paths) });
  const base = findBase(records, readState(paths)) ?? head;
  // A keep that was begun may have moved the branch: it is ended first.
  if (!hasOpenIntent(paths, records)) await findBranch({ paths, refs, base, records });
  const what = describeChanges(changes, 'objective.').join(', ');
  requireSecrets(request, { what, host });
  await requireUsableHoldout(request, host);
  emit({
    kind: 'note',
    note: `the rules of this run changed: ${what}. Another run starts from HEAD (${head.slice(0, 12)}). The old run is archived once HEAD has a score under the new rules`,
  });
  if ((await tryHead(request, { what, host })) === 'aborted') return { kind: 'interrupted' };
  return reportRetry(request, (await archiveExperiment(paths, host, changes)).folder);
}

/** Throws where a set that is kept from agents is not on this machine: what is not there is no other rule. */
function requireSecrets(
  { paths: place, config }: BeginRequest,
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
    message: `the rules of "${place.name}" changed (${what}), so another run would start; it needs the files of the holdout or hidden test set, which are missing here`,
    remedy: `Nothing was archived. Copy them here, then: autorize run ${place.name}`,
  });
}

/**
 * Throws where agents of a run from this commit could read what they may not know, or the holdout cannot be asked here.
 */
export async function requireUsableHoldout(
  { paths, config, refs, head }: Pick<BeginRequest, 'paths' | 'config' | 'refs' | 'head'>,
  host: Host,
): Promise<void> {
  await requireUndisclosed(refs, {
    restart: `autorize run ${paths.name} --fresh`,
    commit: head,
    texts: secretTexts(config, host.env),
  });
  requireHoldoutHere(paths, config, host);
}

async function reportRetry(request: BeginRequest, folder: string | undefined): Promise<Beginning> {
  const { paths, emit } = request;
  const { name, repository } = paths;
  const ended = folder === undefined ? undefined : readEndedRun({ name, repository, ...filesIn(folder) });
  if (ended !== undefined) {
    const sentence = describeEnded({ ...ended, folder: shownPath(paths, ended.folder) });
    const unmerged = (await isMerged(request, ended)) ? undefined : mergeLine(name, ended);
    emit({ kind: 'restarted', ended, sentence: unmerged === undefined ? sentence : `${sentence}. ${unmerged}` });
  }
  return { kind: 'restarted' };
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
  { paths, config, level, head, hidden, signal }: BeginRequest,
  { what, host }: { readonly what: string; readonly host: Host },
): Promise<'scored' | 'aborted'> {
  const { objective } = config;
  if (signal?.aborted === true) return 'aborted';
  if (!objective.baseline || objective.fail_mode === 'worst') return 'scored';
  const of = { repository: paths.repository, name: paths.name, environment: config.environment };
  await using temporary = await openTemporary({ ...of, parentEnv: host.env, base: head, level, hidden, signal });
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
        message: `the rules of "${paths.name}" changed (${what}), and HEAD has no score under the new rules: ${scored.reason}`,
        remedy: `Nothing was archived. Fix that, or undo the change to continue the old run: autorize run ${paths.name}`,
      });
    default:
      return scored satisfies never;
  }
}
