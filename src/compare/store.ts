/**
 * The files of comparisons, `.autorize/compare/ID/`.
 * Invariant: the decision log is the truth, and a run is in it before anything follows from it; `report.json` follows from
 * the log, and is there whole or not at all. One comparison at a time: two would disturb each other's times.
 * Crash: the folder holds a log without an end, and no report.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import type { Host } from '../kernel/host.ts';
import { lockedError } from '../kernel/lock-holder.ts';
import { requireOwnFiles } from '../kernel/own-files.ts';
import { type RunLock, takeRunLock } from '../kernel/run-lock.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { COMPARISON_FORMAT, type ComparisonReport } from './report.ts';

export interface ComparisonPaths {
  readonly id: string;
  readonly folder: string;
  readonly log: string;
  readonly report: string;
  /** What the evaluator printed, run by run. */
  readonly runs: string;
  /** What the comparison does right now; a cache. */
  readonly activity: string;
}

const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' } as const;

function rootOf({ folder }: Pick<UserRepository, 'folder'>): string {
  return join(folder, ROOT);
}

/** Takes the lock of the comparisons of a repository; throws where another one holds it. */
export async function lockComparisons(repository: UserRepository, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  requireOwnFiles(repository.folder, {
    files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
    folders: [ROOT],
  });
  const lock = await takeRunLock({ path: lockPathOf(repository), now });
  if (lock.kind === 'locked') return lock;
  throw lockedError(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}

/** Makes the folder of a new comparison, for the holder of the lock. */
export function createComparison(repository: UserRepository, { now }: Pick<Host, 'now'>): ComparisonPaths {
  const root = rootOf(repository);
  const ignore = join(root, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n', { flag: 'wx' });
  const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const paths = pathsIn(root, `${time}-${randomUUID().slice(0, 6)}`);
  mkdirSync(paths.folder);
  mkdirSync(paths.runs);
  return paths;
}

function pathsIn(root: string, id: string): ComparisonPaths {
  const folder = join(root, id);
  return {
    id,
    folder,
    ...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, join(folder, name)])),
  } as ComparisonPaths;
}

/** The files of a comparison of a repository. */
export function comparisonPaths(repository: Pick<UserRepository, 'folder'>, id: string): ComparisonPaths {
  return pathsIn(rootOf(repository), id);
}

/** Held while a comparison runs. */
export function lockPathOf(repository: Pick<UserRepository, 'folder'>): string {
  return join(rootOf(repository), 'run.lock');
}

/** The files of a comparison in a folder. Throws where there is no log. */
export function findComparison(folder: string, shown: string): ComparisonPaths {
  const paths = { ...pathsIn(folder, ''), folder };
  if (existsSync(paths.log)) return paths;
  throw new PreconditionError({
    message: `there is no comparison in ${quoted(shown, 200)}: it holds no ${FILES.log}`,
    remedy: `Name the folder of one, such as ${ROOT}/ID.`,
  });
}

export function writeReport({ report }: Pick<ComparisonPaths, 'report'>, content: ComparisonReport): void {
  writeFileAtomic(report, [renderReport(content)]);
}

/** The report as it is written. */
export function renderReport(content: ComparisonReport): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

export interface StoredComparison {
  readonly id: string;
  /** Undefined for one that is in progress or did not come to its end. */
  readonly report: ComparisonReport | undefined;
}

/** The comparisons of a repository, newest first. */
export function listComparisons(repository: Pick<UserRepository, 'folder'>): readonly StoredComparison[] {
  const root = rootOf(repository);
  const listed = listIds(root).toReversed();
  return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}

function listIds(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => /^\d{8}-\d{6}-/.test(name))
    .sort();
}

// Older ones say little of the machine as it is now.
const MAX_EARLIER = 20;

/** Whether an earlier comparison by the same command found that a run depends on the one before it. */
export function hadCarryOver(repository: UserRepository, command: string): boolean {
  const root = rootOf(repository);
  const ids = listIds(root).slice(-MAX_EARLIER);
  return ids.some((id) => {
    const report = readReport(pathsIn(root, id));
    return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
  });
}

function readReport({ report }: Pick<ComparisonPaths, 'report'>): ComparisonReport | undefined {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as ComparisonReport;
    return read.format === COMPARISON_FORMAT ? read : undefined;
  } catch {
    // Of a comparison that did not come to its end, or not ours.
    return undefined;
  }
}
