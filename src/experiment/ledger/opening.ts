/**
 * What has to be true before a run begins, and what an earlier one left to be finished.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the user's files is reported at
 * once; an iteration that was in flight gets its record before a new one begins, and a keep that was begun is ended
 * exactly once.
 */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AutorizeError, PreconditionError } from '../../base/errors.ts';
import { renderPath } from '../../base/json-path.ts';
import { hasNumber } from '../../base/number-ranges.ts';
import { plural } from '../../base/text.ts';
import { guardCommands } from '../../decision/guard.ts';
import { type AcceptanceIntent, recoverAcceptance } from '../../engine/acceptance/acceptance.ts';
import { markAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import { agentsOf, type ConfiguredAgent } from '../../engine/agent/configured-agents.ts';
import type { DecidedCommand } from '../../engine/boundaries/deciding-files.ts';
import { type ProtectedFiles, readProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { findDefaultGlobs } from '../../engine/evaluation/default-protection.ts';
import { countMissing } from '../../engine/evaluation/hidden-command.ts';
import { requireAbsent } from '../../engine/evaluation/leaked-commands.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { endSession, storeFolder } from '../../engine/workspace/private-area.ts';
import { type Environment, requireTable } from '../../kernel/environment.ts';
import { type Git, removeStaleLocks } from '../../kernel/git.ts';
import { findStore, type GitStore } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import type { Journal } from '../../kernel/journal.ts';
import { type LockState, lockedError } from '../../kernel/lock-holder.ts';
import { hasCommit } from '../../kernel/object-presence.ts';
import { type RunLock, takeRunLock } from '../../kernel/run-lock.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { requireLevel } from '../../kernel/sandbox-level.ts';
import type { RefsPaths } from '../../kernel/user-refs.ts';
import { listHeads } from '../../kernel/user-repository.ts';
import { listChanges } from '../../kernel/user-work-tree.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { hasSecrets, hiddenPaths, secretCommands } from '../config/secret-commands.ts';
import { refOf } from './branch.ts';
import { branchMoved } from './branch-moved.ts';
import { decodeIntent, missingDecisions } from './intent.ts';
import { factsOf } from './ledger-facts.ts';
import { findLostRecords, lostRecords } from './lost-records.ts';
import { openRecords } from './open-records.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentState, TRAILERS } from './state.ts';
import { type ExperimentPaths, iterationFolder, shownPath } from './store.ts';

/** Takes the lock of an experiment, or says who holds it; throws where it is half archived. */
export async function lockExperiment(paths: ExperimentPaths, host: Pick<Host, 'now'>): Promise<RunLock> {
  const lock = await lockToArchive(paths, host);
  if (!existsSync(paths.archiving)) return lock;
  await lock[Symbol.asyncDispose]();
  throw new PreconditionError({
    message: `"${paths.name}" was being archived when a command was killed`,
    remedy: `Complete it: autorize archive ${paths.name}`,
  });
}

/** Takes the lock, for those who end an archive that was broken off. */
export async function lockToArchive(paths: ExperimentPaths, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  mkdirSync(paths.folder, { recursive: true });
  const own = await takeRunLock({ path: paths.lock, now });
  if (own.kind === 'held') throw heldError(paths, own);
  const { commonDir } = paths.repository;
  // Other work trees of the repository have files of their own, and the same branch.
  if (!existsSync(join(commonDir, 'worktrees'))) return own;
  const shared = await takeRunLock({ path: join(commonDir, `autorize-${paths.name}.lock`), now });
  if (shared.kind === 'locked') return joinLocks(own, shared);
  await own[Symbol.asyncDispose]();
  throw heldError(paths, shared);
}

function joinLocks(own: RunLock, shared: RunLock): RunLock {
  return {
    kind: 'locked',
    lost: AbortSignal.any([own.lost, shared.lost]),
    isHeld: () => own.isHeld() && shared.isHeld(),
    [Symbol.asyncDispose]: async () => {
      await shared[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
}

function heldError({ name }: ExperimentPaths, held: LockState): AutorizeError {
  return lockedError(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}

interface AgentOfConfig {
  readonly config: ExperimentConfig;
  /** Default: the first one. */
  readonly agent?: ConfiguredAgent<ExperimentConfig['agent']>;
}

/** What an agent gets of the environment by the config; every reference that leads nowhere is reported. */
export function resolveAgentEnv(
  paths: ExperimentPaths,
  { config, agent: { agent, path } = agentsOf(config)[0] }: AgentOfConfig,
  { env }: Host,
): Environment {
  const file = shownPath(paths, paths.config);
  const values = requireTable(agent.env, { parentEnv: env, path: renderPath([...path, 'env']), file });
  const secret = {
    secrets: secretCommands(config, env),
    ...{ file, found: 'the command of holdout or confirmation' },
    expected: 'no variable that would disclose it to agents',
  };
  requireAbsent(values, secret);
  // Code of a candidate reads the variables of the commands that judge it.
  const table = 'environment.env';
  requireAbsent(requireTable(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
    ...secret,
    table,
  });
  return values;
}

/** The level of isolation that the config asks for and this machine has. */
export function chooseLevel({ agent }: ExperimentConfig): Promise<SandboxLevel> {
  return requireLevel({ requested: agent.sandbox, network: agent.network });
}

type WorkTreeNow = Pick<RefsPaths, 'gitDir' | 'home'> & { readonly head: string; readonly parentEnv: Host['env'] };

/** Changes of the work tree that the experiment would not see. */
export async function listUncommitted(
  { repository }: Pick<ExperimentPaths, 'repository'>,
  { gitDir, home, head, parentEnv }: WorkTreeNow,
): Promise<string[]> {
  const all = await listChanges({ repository, gitDir, home, head, parentEnv });
  return all.filter((path) => !isOwnFile(path));
}

/** Whether a path of the work tree is an experiment's own, and no part of what it works on. */
export function isOwnFile(path: string): boolean {
  return path === '.autorize' || path.startsWith('.autorize/');
}

/** Throws where the work tree holds changes that the experiment would not see. */
export async function requireClean(paths: ExperimentPaths, now: WorkTreeNow): Promise<void> {
  const changes = await listUncommitted(paths, now);
  if (changes.length === 0) return;
  const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
  const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
  throw new PreconditionError({
    message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
    remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
  });
}

/** What only the engine may read; throws where agents could. */
export function requireHidden(
  { name, repository }: Pick<ExperimentPaths, 'name' | 'repository'>,
  { level, config, host }: { readonly level: SandboxLevel; readonly config: ExperimentConfig; readonly host: Host },
): readonly string[] {
  const { env } = host;
  // The repository of the run is hidden anyway; in its other work trees a config of the name may lie, too.
  const others = listHeads(repository).map(({ folder }) => join(folder, '.autorize'));
  if (level.kind === 'bubblewrap' || !hasSecrets(config, env)) return [...hiddenPaths(config, env), ...others];
  throw new PreconditionError({
    message: `the holdout or hidden test set of "${name}" cannot be hidden from agents without bubblewrap`,
    remedy:
      'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
  });
}

/** Throws where what a run asks between its changes is not on this machine: none could be kept, whatever agents do. */
export function requireHoldoutHere(
  { name }: Pick<ExperimentPaths, 'name'>,
  { objective: { holdout, confirm } }: ExperimentConfig,
  { env }: Host,
): void {
  const asked = [
    ...(holdout === undefined ? [] : [{ what: 'holdout', key: 'holdout', set: holdout }]),
    ...(confirm.every_keeps === 0 ? [] : [{ what: 'hidden test set', key: 'confirm', set: confirm }]),
  ];
  for (const { what, key, set } of asked) {
    const missing = countMissing(set, env);
    if (missing === 0) continue;
    throw new PreconditionError({
      message: `the ${what} of "${name}" cannot be asked here: ${plural(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
      remedy: `Copy all of them here, or correct objective.${key}; then run "${name}" again.`,
    });
  }
}

/** The commands whose inputs are protected. */
export function decidedCommands({
  objective,
  guards,
}: Pick<ExperimentConfig, 'objective' | 'guards'>): DecidedCommand[] {
  return [
    { command: objective.command, kind: 'evaluator' },
    ...guards.map(({ command }) => ({ command, kind: 'guard' }) as const),
    ...guardCommands(objective).map((command) => ({ command, kind: 'guard', readsFiles: true }) as const),
  ];
}

/** The files that judge, as the base has them. */
export async function findProtected(
  store: Pick<GitStore, 'git' | 'base'>,
  { objective, guards, boundaries }: ExperimentConfig,
): Promise<ProtectedFiles> {
  const commit = store.base;
  const commands = [objective.command, ...guards.map((guard) => guard.command)];
  const globs = objective.protect ?? [
    ...(await findDefaultGlobs(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
  ];
  const { writable = [] } = objective;
  const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
  return readProtectedFiles(store, { commit, globs, openings, commands });
}

/**
 * Throws where something knows of more iterations than the ledger holds: it was cut or lost, and git may have the rest.
 */
export function requireWholeLedger(
  { name }: Pick<ExperimentPaths, 'name'>,
  known: { readonly records: readonly IterationRecord[]; readonly state: ExperimentState | undefined },
): void {
  const problem = findLostRecords(name, known);
  if (problem !== undefined) throw problem;
}

/** Throws where a commit that the records name is not in the repository any more. */
export async function requireCommit(
  refs: Git,
  { commit, name }: { readonly commit: string; readonly name: string },
): Promise<void> {
  if (await hasCommit(refs, commit)) return;
  throw new PreconditionError({
    message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
    remedy: `Fetch it (git fetch --unshallow, or from the repository that has it), or start again: autorize run ${name} --fresh`,
  });
}

export interface Recovering {
  readonly paths: ExperimentPaths;
  readonly ledger: Journal;
  readonly intents: Journal;
  readonly decisions: Journal;
  readonly refs: Git;
  readonly base: string;
  readonly parentEnv: Host['env'];
}

/** Ends what a killed run had begun to keep, so that it counts once or not at all. */
export async function finishAcceptance({
  paths,
  ledger,
  intents,
  decisions,
  refs,
  base,
  parentEnv,
}: Recovering): Promise<void> {
  const last = intents.records.at(-1);
  if (last === undefined) return;
  const { hash, ...fields } = last;
  const intent = fields as unknown as AcceptanceIntent;
  const { records } = openRecords(paths, ledger);
  const { iters, hasForeignAcceptance, lastAccepted } = factsOf(records);
  const isNumbered = typeof last.iter === 'number';
  if (isNumbered && hasNumber(iters, intent.iter)) return;
  const expected = lastAccepted ?? base;
  if (decodeIntent(last) === undefined || intent.ref !== refOf(paths)) {
    const begun = isNumbered ? `the acceptance of iteration ${intent.iter}` : 'the acceptance';
    throw lostRecords(paths.name, `${begun} that was begun is not one of this run`);
  }
  if (intent.parent !== expected && !hasForeignAcceptance) {
    throw lostRecords(
      paths.name,
      `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`,
    );
  }
  const folder = privateAreaFolder({ repository: paths.repository, name: paths.name, parentEnv });
  await endSession(folder);
  const store = findStore({ folder: storeFolder(folder), base });
  if (store !== undefined) removeStaleLocks(store.gitDir);
  const recovery = await recoverAcceptance(
    {
      ...{ store, repository: paths.repository, trailer: TRAILERS.record },
      beforeSwap: (commit) => markAcceptedHere(folder, commit),
    },
    { intent, hash: String(hash), refs },
  );
  if (recovery.kind === 'kept') {
    for (const record of missingDecisions(decisions.records, intent)) decisions.append(record);
    ledger.append({ ...intent.draft, commit: recovery.commit });
  }
  if (recovery.kind === 'moved') {
    throw branchMoved(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
  }
}

/** Removes what is left of a baseline that was never recorded: it is scored again. */
export function dropBaseline(paths: ExperimentPaths): void {
  const folder = iterationFolder(paths, 0);
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
