/**
 * What `status` prints of an experiment, a mission or plans, written down for whoever asks next; most of what it costs is to load what
 * reads records. It holds for its files and for the command in this package, whichever program wrote it.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExperimentPaths } from '../experiment/ledger/experiment-files.ts';
import { hasInstallMark, ownGitFolder } from '../kernel/own-git-folder.ts';
import { temporaryName } from '../kernel/quiet-cache.ts';
import { type FolderStamp, type IsUnread, readAnswer, stampFolder, writeAnswer } from '../kernel/remembered-answer.ts';
import type { MissionPaths } from '../mission/mission-files.ts';
import type { PlanStatusPaths } from './plan-status-paths.ts';
import { isStatusAnswer, type StatusAnswer } from './status-answer.ts';

/** What a status is of. */
export type StatusPaths = ExperimentPaths | MissionPaths | PlanStatusPaths;

/** What was written down for the files and the command as they are now; undefined where it has to be read. */
export function recallStatus(paths: StatusPaths, command: string | undefined): StatusAnswer | undefined {
  const stamp = stampStatus(paths, command);
  const answer = stamp && readAnswer(answerPath(paths), stamp.text);
  return isStatusAnswer(answer) ? answer : undefined;
}

/** Writes down what is printed for as long as the files are as they were, before and after it was read. */
export function rememberStatus(paths: StatusPaths, answer: StatusAnswer, { text: stamp }: FolderStamp): void {
  writeAnswer(answerPath(paths), { stamp, answer });
}

function answerPath(paths: StatusPaths): string {
  return join(ownGitFolder(paths.repository), `${answerName(paths)}.json`);
}

function answerName(paths: StatusPaths): string {
  if ('runId' in paths) return `mission-${paths.runId}`;
  if ('name' in paths) return `status-${paths.name}`;
  return paths.answerName;
}

/** All that `status` is read from, and by which command; undefined while a pull is unfinished, and without a command. */
export function stampStatus(paths: StatusPaths, command: string | undefined): FolderStamp | undefined {
  if (command === undefined || hasInstallMark(paths.repository)) return undefined;
  // The branch of an experiment is looked at each time.
  const branches = 'readBranches' in paths ? paths.readBranches() : [];
  if (branches === undefined) return undefined;
  const stamp = stampFolder(paths.folder, unreadOf(paths));
  return { ...stamp, text: [stamp.text, ...branches, command].join('\n') };
}

function unreadOf(paths: StatusPaths): IsUnread {
  // All that is printed of a mission follows from its journal.
  if ('runId' in paths) return (name) => name !== basename(paths.journal);
  if ('isUnread' in paths) return paths.isUnread;
  return existsSync(paths.state) ? isUnread : isUnreadWithoutState;
}

const UNREAD: ReadonlySet<string> = new Set([
  ...['activity.json', 'run.lock', 'run.lock.holder'],
  ...['activity.json', 'run.lock.holder'].map(temporaryName),
]);

/** Who is at work, and at what, is looked at each time. */
function isUnreadWithoutState(name: string): boolean {
  return UNREAD.has(name);
}

/** What iterations left is read only while there is no state. */
function isUnread(name: string): boolean {
  return UNREAD.has(name) || /^iter-\d+$/.test(name);
}
