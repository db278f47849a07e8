/**
 * The private area of a run: git store, workspaces, evaluation checkouts, scratch; all of it outside the user's repository.
 * Invariant: everything in it can be deleted and made again from the repository and the records; while it is open no
 * process of an earlier session lives, and nothing of an earlier session's git is locked. The caller holds the run
 * lock. Crash: the session file stays. The next opening ends the session's processes, and recreates the store, since
 * what a killed git, or a power loss, left in it is not known to be whole.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseByteSize } from '../../base/byte-size.ts';
import { AutorizeError, EXIT } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { isShortOfRoom } from '../../kernel/disk-room.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import { EmptiedFolders } from '../../kernel/emptied-folders.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { removeStaleLocks } from '../../kernel/git.ts';
import { createStore, type GitStore, importCommit, removeStore } from '../../kernel/git-store.ts';
import { importLone } from '../../kernel/lone-commit.ts';
import { killMarked } from '../../kernel/process-tree.ts';
import { listRefFiles, lostRefsNote } from '../../kernel/ref-files.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import { discardTree, type LeftBehind, removeLeftovers } from '../../kernel/remove-tree.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { digestSteering } from '../../kernel/store-seal.ts';
import { readUserPrograms } from '../../kernel/user-programs.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { requireReadable } from '../../kernel/waiting-files.ts';
import {
  type EnvironmentSettings,
  type WrittenEnvironment,
  withEnvironmentDefaults,
} from '../../settings/environment-shape.ts';
import { type CommandEnvironment, openCommandEnvironment } from '../environment/command-environment.ts';
import { attachExternal, requireCopyable } from '../external/area-external.ts';
import { EXTERNAL_FOLDER } from '../external/external.ts';
import {
  type Environments,
  type Layering,
  OF_A_SESSION,
  openLayers,
  removeUnusedEnvironments,
} from '../layers/area-layers.ts';
import { noteBranchHead } from '../layers/branch-head.ts';
import { AREAS } from './area-path.ts';
import { openResources, type Resources, removeLeftGroups } from './resources.ts';

export interface PrivateAreaRequest {
  /** Of this run alone; made when it is missing. */
  readonly folder: string;
  readonly repository: UserRepository;
  /** Full id of the commit that the run starts from. */
  readonly base: string;
  /** Full id of the commit that the branch is at; the base or one of its descendants. */
  readonly branchHead: string;
  readonly level: SandboxLevel;
  readonly parentEnv: ParentEnvironment;
  /** Paths of the machine that no command sees but the one that they are of. */
  readonly hidden?: readonly string[];
  /** `[environment]`, or the part of it that is set; what is left out has its default. */
  readonly environment: WrittenEnvironment;
  /** Whether it is only looked at: then what its trees merely name is not fetched. */
  readonly runsNothing?: boolean;
  /** Gets what takes long, a sentence each, before it begins. */
  readonly onNote?: ((note: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How much is kept and copied for the commands of evaluations, in bytes. */
interface EnvironmentLimits {
  readonly cacheBytes: number;
  readonly maxCopyBytes: number;
}

export interface PrivateArea {
  readonly folder: string;
  readonly repository: UserRepository;
  readonly store: GitStore;
  readonly level: SandboxLevel;
  readonly parentEnv: ParentEnvironment;
  readonly hidden: readonly string[];
  readonly resources: Resources;
  /** What a person should know of what commands get, a sentence each. */
  readonly notes: readonly string[];
  /** Paths of the work tree that the user's own git runs or loads. */
  readonly programs: readonly string[];
  /** What commands get of the machine besides their folders. */
  readonly environment: CommandEnvironment;
  /** How commands of evaluations get fresh folders. */
  readonly layering: Layering;
  /** Holds what private areas of one user share. */
  readonly cache: string;
  readonly environments: Environments;
  /** Takes the folders of commands that have ended; they are removed beside an agent, when room is made, and at the close. */
  readonly emptied: EmptiedFolders;
  readonly limits: EnvironmentLimits;
  /** Marks every process of the session; a process of it bears this, a point and a number of its own. */
  readonly session: string;
  /** What of commands' folders could not be removed, and where it lies now; grows. */
  readonly leftBehind: readonly LeftBehind[];
  /** Notes more of that. */
  readonly onLeft: (left: readonly LeftBehind[]) => void;
  /** Which refs of the user are gone since it was opened, where commands can reach them, in a sentence; once each. */
  readonly lostRefs: () => readonly string[];
  /** Throws when somebody else changed what steers git in the store, or has a git wait that reads the user's refs. */
  checkSeal(): void;
  /** Copies a commit of the user's repository into the store, where history ends at it, too. */
  importLone(commit: string): Promise<void>;
  close(): void;
}

/** What private areas of one user share lies beside them; one that lies elsewhere shares nothing. */
function cacheOf(folder: string): string {
  return basename(dirname(folder)) === AREAS ? dirname(folder) : folder;
}

/** Removes the prepared environments beside a private area that no living process uses; says how many bytes they had. */
export function cleanEnvironments(folder: string): Promise<number> {
  return removeUnusedEnvironments(cacheOf(folder));
}

/** Where the store of a private area lies. */
export function storeFolder(folder: string): string {
  return join(folder, 'store');
}

/** Ends what an earlier session left running in a private area; says how many processes could not be ended. */
export async function endSession(folder: string): Promise<number> {
  const session = readRegularText(join(folder, 'session')).trim();
  const left = session === '' ? 0 : await killMarked(session);
  await removeLeftGroups(folder);
  return left;
}

/** Opens the private area of a run for the holder of its lock. */
export async function openPrivateArea(request: PrivateAreaRequest): Promise<PrivateArea> {
  const { folder, repository, base, branchHead, level, parentEnv, hidden = [], signal } = request;
  const settings = withEnvironmentDefaults(request.environment);
  const environment = openCommandEnvironment({
    ...{ settings, parentEnv, hidden },
    repository: [repository.folder, repository.commonDir],
  });
  faultPoint('workspace:after-lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sessionFile = join(folder, 'session');
  await endSession(folder);
  if (existsSync(sessionFile)) {
    faultPoint('workspace:after-leftovers');
    removeStore(storeFolder(folder));
  }
  // Indexes of commands lie here too, beside the store; the run lock is held, so nobody is at work on one.
  for (const name of readdirSync(folder)) if (name.endsWith('.lock')) rmSync(join(folder, name), { force: true });
  const resources = await openResources(settings, folder);
  const session = randomUUID();
  writeFileAtomic(sessionFile, [session]);
  faultPoint('workspace:after-session');
  const leftBehind: LeftBehind[] = [];
  const onLeft = (left: readonly LeftBehind[]): void => void leftBehind.push(...left);
  const emptied = new EmptiedFolders(onLeft);
  const scratch = join(folder, 'scratch');
  // Of an evaluation that was broken off nothing is used again.
  for (const each of [scratch, join(folder, 'judges')]) await discardTree(each, { signal });
  for (const each of [folder, ...holdersOf(folder)]) onLeft(await removeLeftovers(each, { signal }));
  mkdirSync(scratch);
  const made = await createStore({ folder: storeFolder(folder), repository, base });
  faultPoint('workspace:after-store');
  removeStaleLocks(made.gitDir);
  if (branchHead !== base) await importCommit(made, { repository, commit: branchHead });
  const [cache, limits] = [cacheOf(folder), limitsOf(settings)];
  const { store, notes } = await attachExternal(made, {
    ...{ repository, folder, cache, level, parentEnv, signal, onNote: request.onNote },
    ...{ maxBytes: limits.cacheBytes, runsNothing: request.runsNothing === true },
  });
  noteBranchHead(store, branchHead);
  const programs = await readUserPrograms(repository, parentEnv);
  const { layering, environments } = await openLayers({
    ...{ folder, level, store, cache, emptied, signal },
    ...{ repository: repository.folder, homeLayers: environment.homeLayers },
  });
  requireCopyable(store, { layering, maxCopyBytes: limits.maxCopyBytes });
  // In bubblewrap no command reaches them.
  let refsBefore = level.kind === 'bubblewrap' ? undefined : listRefFiles(repository);
  let seal = digestSteering(store.gitDir);
  const checkSeal = (): void => {
    if (level.kind !== 'bubblewrap') requireReadable(repository);
    if (digestSteering(store.gitDir) === seal) return;
    seal = '';
    throw new AutorizeError('tampered', EXIT.precondition, {
      message: `somebody changed the private git store "${store.gitDir}" during the run`,
      remedy: 'Use a sandbox (install bubblewrap), then resume; the store is recreated.',
    });
  };
  return {
    ...{ folder, repository, store, level, parentEnv, hidden, resources },
    notes: [...resources.notes, ...notes],
    programs,
    cache,
    environment,
    layering,
    environments,
    emptied,
    limits,
    session,
    leftBehind,
    onLeft,
    lostRefs: () => {
      const note = refsBefore && lostRefsNote(refsBefore, repository);
      if (note === undefined) return [];
      refsBefore = undefined;
      return [note];
    },
    checkSeal,
    importLone: async (commit) => {
      checkSeal();
      await importLone(store, { repository, commit });
      seal = digestSteering(store.gitDir);
    },
    close: () => {
      faultPoint('workspace:before-close');
      emptied.removeAll();
      rmSync(sessionFile, { force: true });
      faultPoint('workspace:after-close');
    },
  };
}

function limitsOf({ cache_size, max_copy }: EnvironmentSettings): EnvironmentLimits {
  return { cacheBytes: parseByteSize(cache_size) ?? 0, maxCopyBytes: parseByteSize(max_copy) ?? 0 };
}

/** What could not be removed, and what is gone, a sentence each. */
export function leftNotes({ leftBehind, lostRefs }: PrivateArea): string[] {
  return [...leftBehind.map(leftNote), ...lostRefs()];
}

/** Reports refs that are gone however a run ends, where it did not before. */
export function reportLostRefs({ lostRefs }: PrivateArea, onNote: (note: string) => void): Disposable {
  return {
    [Symbol.dispose]: () => {
      for (const note of lostRefs()) onNote(note);
    },
  };
}

/** What could not be removed, in a sentence. */
export function leftNote({ path, why }: LeftBehind): string {
  return `not everything could be removed (${why}); what is left lies in ${quoted(path, 300)}: remove it by hand`;
}

/** The folders that hold one workspace each. */
function holdersOf(folder: string): string[] {
  const workspaces = join(folder, 'lanes');
  return existsSync(workspaces) ? readdirSync(workspaces).map((number) => join(workspaces, number)) : [];
}

/** A numbered folder for agents; its content stays until the next attempt there. */
export function workspaceOf({ folder, repository, store }: PrivateArea, number: number): WorkTree {
  // The name that the agent sees is the project's own.
  const name = basename(repository.folder);
  return { folder: join(folder, 'lanes', String(number), name), indexFile: workspaceIndex(store, number) };
}

/** The index file of a workspace. */
export function workspaceIndex({ folder }: Pick<GitStore, 'folder'>, number: number): string {
  return join(folder, `lane-${number}.index`);
}

/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
export async function makeRoom(privateArea: PrivateArea, numbers: readonly number[]): Promise<boolean> {
  if (!isShortOfRoom(privateArea.folder)) return false;
  await emptyWorkspaces(privateArea, numbers);
  return true;
}

/** The same whatever the disk says: what a quota leaves is not seen in it. */
export async function emptyWorkspaces(privateArea: PrivateArea, numbers: readonly number[]): Promise<void> {
  privateArea.emptied.removeAll();
  for (const number of numbers) {
    // Beside a checkout may lie what its setup made.
    const checkouts = join(privateArea.folder, 'judges', String(number));
    for (const folder of [workspaceOf(privateArea, number).folder, checkouts]) {
      privateArea.onLeft(await discardTree(folder));
    }
  }
}

/** The same for all folders of a session that was killed, whose processes are ended. */
export async function makeRoomAfter(folder: string): Promise<void> {
  if (!isShortOfRoom(folder)) return;
  await endSession(folder);
  for (const name of ['lanes', 'judges', 'scratch', EXTERNAL_FOLDER, ...OF_A_SESSION])
    await discardTree(join(folder, name));
}

/** A numbered folder for evaluators; where they see layers, one path serves all of them. */
export function evaluationCheckout(
  { folder, repository, store, level, layering }: PrivateArea,
  number: number,
): WorkTree {
  const name = basename(repository.folder);
  const indexFile = join(store.folder, `judge-${number}.index`);
  if (level.kind === 'bubblewrap' && layering.kind === 'layers') return { folder: layering.layers.checkout, indexFile };
  return { folder: join(folder, 'judges', String(number), name), indexFile };
}
