/**
 * Giving back what runs of an experiment left in the private area: workspaces, evaluation checkouts, scratch, store.
 * Invariant: what goes is made again by the next run. What lies there and is not, stays: of a keep that a killed run
 * had begun the store that holds its commit, while its record is missing; of a record of decisions that is not closed
 * the secret, and what was marked as begun; the commits that runs here began at, and accepted. The lock is held.
 * Crash: some of it is gone; the session file goes last, so that the next opening trusts nothing of the rest.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseJournal } from '../../base/journal-chain.ts';
import { acceptedHereFile } from '../../engine/acceptance/accepted-here.ts';
import { knownStartsFile } from '../../engine/acceptance/known-start.ts';
import { marksOf } from '../../engine/log/decision-log.ts';
import { secretFile } from '../../engine/log/log-secret.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { cleanEnvironments, endSession, leftNote, storeFolder } from '../../engine/workspace/private-area.ts';
import { errorCode } from '../../kernel/files.ts';
import type { Host } from '../../kernel/host.ts';
import { isProcessAlive } from '../../kernel/process-life.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { lockExperiment } from '../ledger/opening.ts';
import { type ExperimentPaths, pathsOf, readLedger, requireExperiment } from '../ledger/store.ts';
import { scratchOwner } from '../verification/rescoring.ts';

export interface Cleaned {
  /** The private area. */
  readonly folder: string;
  /** What went, by its path in the private area. */
  readonly removed: readonly string[];
  /** Of the files that went. */
  readonly bytes: number;
  /** Processes of a dead session that could not be ended; 0 is the rule. */
  readonly survivors: number;
  /** The iteration whose keep is not ended yet, for which the store was left. */
  readonly openAcceptance: number | undefined;
  /** Of prepared environments that no run uses. */
  readonly environmentBytes: number;
  /** What could not be removed, a sentence each. */
  readonly left: readonly string[];
}

// Each of their folders counts for one.
const OF_MANY = ['lanes', 'judges', 'kept', basename(marksOf(''))];

interface CleanRequest {
  readonly name: string;
  /** Called before the first of this many parts of the private area is removed, which can take minutes. */
  readonly onRemove?: (parts: number) => void;
}

/** Removes what can be made again. Throws `locked` while a run is at work. */
export async function cleanExperiment({ name, onRemove }: CleanRequest, host: Host): Promise<Cleaned> {
  const place = pathsOf(name, host);
  requireExperiment(place);
  await using _lock = await lockExperiment(place, host);
  const folder = privateAreaFolder({ repository: place.repository, name, parentEnv: host.env });
  const survivors = await endSession(folder);
  const openAcceptance = findOpenAcceptance(place);
  const ofAcceptance = openAcceptance === undefined ? [] : [storeFolder(folder), join(folder, 'session')];
  const spared = [...ofAcceptance, secretFile(folder), knownStartsFile(folder), acceptedHereFile(folder)];
  const isSpared = (path: string): boolean => spared.includes(path) || dirname(path) === marksOf(folder);
  const paths = [...partsOf(folder), ...(await deadScratch(folder))].filter((path) => !isSpared(path));
  let bytes = 0;
  const left: string[] = [];
  if (paths.length > 0) onRemove?.(paths.length);
  for (const path of paths) {
    bytes += sizeOf(path);
    left.push(...(await discardTree(path)).map(leftNote));
  }
  for (const each of [...OF_MANY.map((part) => join(folder, part)), folder]) removeIfEmpty(each);
  const removed = paths.map((path) => nameOf(folder, path));
  const environmentBytes = await cleanEnvironments(folder);
  return { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left };
}

function nameOf(folder: string, path: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : basename(path);
}

/** The last intent's iteration, if it has no record: its keep was begun and is ended by the next run. */
function findOpenAcceptance(paths: ExperimentPaths): number | undefined {
  if (!existsSync(paths.intents)) return undefined;
  const parsed = parseJournal(readFileSync(paths.intents));
  const iter = (parsed.kind === 'sound' ? parsed.records : parsed.readable).at(-1)?.iter;
  const isRecorded = readLedger(paths).records.some((record) => record.iter === iter);
  return typeof iter === 'number' && !isRecorded ? iter : undefined;
}

/** Everything of the private area, the session file last. */
function partsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const parts = readdirSync(folder).flatMap((part) =>
    OF_MANY.includes(part) ? readdirSync(join(folder, part)).map((name) => join(part, name)) : [part],
  );
  const isSession = (part: string): number => (part === 'session' ? 1 : 0);
  return parts.sort((one, other) => isSession(one) - isSession(other)).map((part) => join(folder, part));
}

/** What a verification left that was killed. */
async function deadScratch(folder: string): Promise<string[]> {
  if (!existsSync(dirname(folder))) return [];
  const left: string[] = [];
  for (const name of readdirSync(dirname(folder))) {
    const pid = scratchOwner(folder, name);
    if (pid === undefined || isProcessAlive(pid)) continue;
    await endSession(join(dirname(folder), name));
    left.push(join(dirname(folder), name));
  }
  return left;
}

function sizeOf(path: string): number {
  try {
    const stats = lstatSync(path);
    if (!stats.isDirectory()) return stats.size;
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  } catch {
    // Its owner took away the right to look: it goes all the same, only the figure is smaller.
    return 0;
  }
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}
