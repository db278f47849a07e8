/**
 * The files of missions: `.rcs/` at the top of the repository, and the workspace beside it.
 * Invariant: `journal.jsonl` of a run is the truth; manifest, ledger, results and the latest evaluation are written
 * from it, each replaced whole, and can be written again. Nothing of it lies where a session can write, but the
 * workspace's copy of the results.
 * Crash: a torn last line of the journal is cut at the next open; the files may be one record behind until a resume.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContractError, PreconditionError, type Problem } from '../base/errors.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { nearestName, quoted } from '../base/text.ts';
import { checkedPrefixIn } from '../kernel/checked-prefix.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { type Followable, followJournal } from '../kernel/followed-journal.ts';
import type { Host } from '../kernel/host.ts';
import { type Journal, openJournal } from '../kernel/journal.ts';
import { readJournal } from '../kernel/journal-reader.ts';
import { readOwnFile, requireOwnFiles } from '../kernel/own-files.ts';
import { finishInstall } from '../kernel/staged-install.ts';
import { findRepository, type UserRepository } from '../kernel/user-repository.ts';
import { decodeNext, decodeRecord, decodeRecords } from './decode-records.ts';
import { type FollowedMission, isFollowedMission } from './followed-state.ts';
import { foldMission, type MissionRecord, type MissionState, SCHEMA_VERSION, stateOf, takeRecord } from './ledger.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import {
  type MissionPaths,
  type MissionRoot,
  type Pointer,
  pathsOfRun,
  RUN_ID,
  readPointer,
  rootOf,
  runFilesIn,
  sharedFilesIn,
} from './mission-files.ts';
import { parseRunId, workspaceName } from './run-name.ts';

export type { MissionPaths, MissionRoot, Pointer };
export { pathsOfRun, readPointer, rootOf, runFilesIn, sharedFilesIn };

export const RESULTS = 'results.tsv';
/** What a session may leave in its workspace without making it dirty. */
export const RUNTIME_ARTIFACTS: readonly string[] = [RESULTS, 'run.log', 'candidate.json'];

/** Where the logs of `doctor` are, for a mission. Throws where a link or the like lies among them. */
export function doctorFolder({ repository }: MissionRoot, slug: string): string {
  const folder = join('.rcs', 'doctor', slug);
  requireOwnFiles(repository.folder, { files: [], whole: [folder] });
  return join(repository.folder, folder);
}

/** The repository that a folder is in, by its own path: a run is found again whichever way leads to it. */
export function findMissionRepository(folder: string): UserRepository {
  const repository = findRepository(realpathSync(folder));
  finishInstall({ repository, folder: rootOf(repository).logs });
  return repository;
}

/** The place of a run of the repository that a folder is in. */
export function pathsOf(runId: string, { cwd }: Pick<Host, 'cwd'>): MissionPaths {
  return pathsOfRun(rootOf(findMissionRepository(cwd)), runId);
}

function listRuns({ logs }: MissionRoot): string[] {
  if (!existsSync(logs)) return [];
  return readdirSync(logs)
    .filter((name) => existsSync(join(logs, name, 'journal.jsonl')) || existsSync(join(logs, name, 'manifest.json')))
    .sort();
}

/** The runs that there are records of here, oldest first; of one mission, where it is named. */
export function listMissionRuns(repository: UserRepository, slug?: string): readonly MissionPaths[] {
  const root = rootOf(repository);
  const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [pathsOfRun(root, id)] : []));
  if (slug === undefined) return places;
  return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}

/** Whether a name is the id of a run here, nearly one, or that of a mission that has run; asked before anything else is known of it. */
export function meansMissionRun(name: string, { cwd }: Pick<Host, 'cwd'>): boolean {
  const repository = findMissionRepository(cwd);
  // An experiment of that very name is meant.
  if (!RUN_ID.test(name) || existsSync(join(repository.folder, '.autorize', name))) return false;
  const known = listRuns(rootOf(repository));
  if (known.includes(name) || parseRunId(name) !== undefined) return true;
  return newestOf(name, known) !== undefined || nearestName(name, known) !== undefined;
}

/** The newest of the runs, oldest first, that are of the mission of that name. */
function newestOf(mission: string, runs: readonly string[]): string | undefined {
  return runs.findLast((id) => parseRunId(id)?.slug === mission);
}

/** Throws where there is no such run, naming the nearest one. */
export function requireRun(paths: MissionPaths): void {
  const known = listRuns(paths);
  if (known.includes(paths.runId)) return;
  const newest = newestOf(paths.runId, known);
  if (newest !== undefined) {
    const message = `${quoted(paths.runId)} is a mission, and a run of it is to be named`;
    throw new PreconditionError({ message, remedy: `Its newest run: ${newest}` });
  }
  const nearest = nearestName(paths.runId, known);
  throw new PreconditionError({
    message: `there is no mission run ${quoted(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
    remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${quoted(nearest)}?`,
  });
}

/** A path of the repository as a user in its top folder types it. */
export function shownPath({ repository }: Pick<MissionRoot, 'repository'>, path: string): string {
  return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}

/** Instructions, logs, diff and evaluation of an iteration. */
export function iterationFolder({ folder }: Pick<MissionPaths, 'folder'>, iteration: number): string {
  return join(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}

/** The folder beside the repository that holds the workspaces of its missions. */
export function workspacesFolder({ folder }: UserRepository): string {
  return join(dirname(folder), `${basename(folder)}.rcs-worktrees`);
}

/** Where this machine makes the workspace of a run; undefined for a run id that no launch gives. */
function workspaceOf({ repository, runId }: MissionPaths): string | undefined {
  const name = parseRunId(runId);
  return name === undefined ? undefined : join(workspacesFolder(repository), workspaceName(name));
}

interface LaunchedWhere {
  readonly launch: { readonly worktree_path: string };
}

/** Whether the records have the workspace where this machine makes it: records can come with the repository. */
export function hasOwnWorkspace(paths: MissionPaths, { launch }: LaunchedWhere): boolean {
  return launch.worktree_path === workspaceOf(paths);
}

/** Throws where the records name another folder for the workspace, before anything is written or removed there. */
export function requireOwnWorkspace(paths: MissionPaths, state: LaunchedWhere): void {
  if (hasOwnWorkspace(paths, state)) return;
  throw new PreconditionError({
    message: `the mission run ${paths.runId} is from another machine: its worktree ${quoted(state.launch.worktree_path, 300)} cannot have been created here; nothing was changed`,
    remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
  });
}

/** Opens the journal of a run for the holder of the lock; `area`: its private area, which says what was found sound before. */
export function openMissionJournal(paths: MissionPaths, area?: string): Journal {
  const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
  const { journal: path } = paths;
  return openJournal({ path, shown: shownPath(paths, path), remedy, checked: checkedPrefixIn(area, path) });
}

/** What the records of a journal come to; undefined before a launch. Throws a ContractError that names the line where one is none. */
export function followMission(paths: MissionPaths, journal: Followable): MissionState | undefined {
  const followed = followJournal<FollowedMission>(journal, {
    begin: () => ({ state: undefined, evidence: [], count: { records: 0, entries: 0 } }),
    take: (fold, raw, line) => {
      const record = decodeNext(raw, fold.count);
      if (!('kind' in record)) throw new ContractError([unusable(paths, { line, ...record })]);
      takeRecord(fold, record, line === 1);
    },
    isState: isFollowedMission,
  });
  return stateOf(followed);
}

/** Types a record that was just appended; throws a ContractError. */
export function typedRecord(paths: MissionPaths, raw: JournalRecord): MissionRecord {
  const record = decodeRecord(raw);
  if ('kind' in record) return record;
  throw new ContractError([unusable(paths, { line: Number(raw.seq), ...record })]);
}

function unusable(paths: MissionPaths, { line, issue }: { readonly line: number; readonly issue: string }): Problem {
  return {
    file: shownPath(paths, paths.journal),
    line,
    found: `a record without a usable ${quoted(issue)}`,
    expected: 'a record of a mission',
    remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
  };
}

export interface ReadMission {
  readonly state: MissionState | undefined;
  /** What is wrong with the journal; the state is then what can be read of it. */
  readonly problem: Problem | undefined;
}

/** Reads the journal of a run as it is, without a lock and without changing it; `area`: its private area, as for `openMissionJournal`. */
export function readMission(paths: MissionPaths, area?: string): ReadMission {
  const bytes = readOwnFile(paths.journal);
  if (bytes === undefined) return { state: undefined, problem: undefined };
  const journal = readJournal(bytes, checkedPrefixIn(area, paths.journal));
  const { parsed, records: raw } = journal;
  if (parsed.kind === 'sound' && journal.readDerived() !== undefined)
    return { state: followMission(paths, journal), problem: undefined };
  const decoded = decodeRecords(raw);
  const broken =
    parsed.kind === 'corrupt'
      ? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
      : undefined;
  if ('records' in decoded) return { state: foldMission(decoded.records), problem: broken };
  const sound = decodeRecords(raw.slice(0, decoded.line - 1));
  return {
    state: 'records' in sound ? foldMission(sound.records) : undefined,
    problem: broken ?? unusable(paths, decoded),
  };
}

export type ReadManifest =
  | { readonly kind: 'read'; readonly manifest: Manifest }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly why: string };

export function readManifest({ files }: MissionPaths): ReadManifest {
  const bytes = readOwnFile(files.manifest_file);
  if (bytes === undefined) return { kind: 'missing' };
  try {
    const result = manifestSchema.safeParse(JSON.parse(bytes.toString()));
    if (result.success) return { kind: 'read', manifest: result.data };
    return { kind: 'unreadable', why: `no usable ${quoted(result.error.issues[0]?.path.join('.') || 'shape')}` };
  } catch (error) {
    return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function writePointer({ pointer }: MissionRoot, value: Omit<Pointer, 'schema_version'>): void {
  writeFileAtomic(pointer, [json({ schema_version: SCHEMA_VERSION, ...value })]);
}

/** Keeps what missions write out of the user's `git status`. */
export function ensureIgnored({ repository }: MissionRoot): void {
  const file = join(repository.folder, '.rcs', '.gitignore');
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileAtomic(file, ['*\n']);
}
