/**
 * `status` of a run of which nothing has changed since somebody wrote down what it prints: most of what it costs is to load
 * what reads records. The time, the branch, whether a run is at work and what it does are looked at each time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { readWork } from '../experiment/ledger/at-work.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { type ExperimentPaths, listExperiments, locateExperiment } from '../experiment/ledger/experiment-files.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { hasInstallMark, ownGitFolder } from '../kernel/own-git-folder.ts';
import { programStamp } from '../kernel/program-files.ts';
import { temporaryName } from '../kernel/quiet-cache.ts';
import { type FolderStamp, readAnswer, stampFolder, writeAnswer } from '../kernel/remembered-answer.ts';
import { findRepository, readBranchFile } from '../kernel/user-repository.ts';
import { completeStatus, type StatusAnswer, type StatusMoment } from './status-answer.ts';
import type { Terminal } from './terminal.ts';

interface Asked {
  readonly form: 'text' | 'json';
  readonly host: Pick<Host, 'cwd' | 'now'>;
  readonly terminal: Pick<Terminal, 'out' | 'err'>;
}

/** Prints what was written down; undefined where it has to be read, and where another run or a mission may be meant. */
export function repeatStatus(name: string | undefined, { form, host, terminal }: Asked): number | undefined {
  const found = findAnswer(name, host);
  return found && printStatus(found.answer, { form, terminal, moment: found.moment });
}

interface Printing extends Pick<Asked, 'form' | 'terminal'> {
  readonly moment: StatusMoment;
}

/** Prints a status as it is at a moment, and returns the exit code. */
export function printStatus(answer: StatusAnswer, { form, terminal, moment }: Printing): number {
  const printed = completeStatus(answer, moment);
  terminal.out(printed[form]);
  for (const error of printed.errors) terminal.err(`error: ${error}\n`);
  return printed.exitCode;
}

/** What is looked at each time. */
export function momentOf(paths: ExperimentPaths, host: Pick<Host, 'now'>): StatusMoment {
  const work = readWork(paths);
  return { ...work, now: host.now(), commit: readBranchFile(paths.repository, branchOf(paths.name)) };
}

function findAnswer(name: string | undefined, host: Pick<Host, 'cwd' | 'now'>) {
  try {
    const paths = locateExperiment(name ?? onlyExperiment(host), host);
    const stamp = stampStatus(paths, programStamp());
    const answer = stamp && readAnswer<StatusAnswer>(answerPath(paths), stamp.text);
    return answer && { answer, moment: momentOf(paths, host) };
  } catch (error) {
    // Whoever reads the records says what is wrong.
    if (error instanceof AutorizeError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** The experiment that is meant where none is named; empty where there are several. */
function onlyExperiment({ cwd }: Pick<Host, 'cwd'>): string {
  const [only = '', ...others] = listExperiments(findRepository(cwd));
  return others.length === 0 ? only : '';
}

/** All that `status` is read from, and by which program; undefined while a pull is unfinished, and where the state is gone. */
export function stampStatus(paths: ExperimentPaths, program: string): FolderStamp | undefined {
  const { repository, folder, state } = paths;
  // Without a state more is read than what is stamped.
  if (hasInstallMark(repository) || !existsSync(state)) return undefined;
  const stamp = stampFolder(folder, isUnread);
  return { ...stamp, text: `${stamp.text}\n${program}` };
}

/** Writes down what is printed for as long as the files are as they were, before and after it was read. */
export function rememberStatus(paths: ExperimentPaths, answer: StatusAnswer, { text: stamp }: FolderStamp): void {
  writeAnswer(answerPath(paths), { stamp, answer });
}

function answerPath({ name, repository }: ExperimentPaths): string {
  return join(ownGitFolder(repository), `status-${name}.json`);
}

const UNREAD: ReadonlySet<string> = new Set([
  ...['activity.json', 'run.lock', 'run.lock.holder'],
  ...['activity.json', 'run.lock.holder'].map(temporaryName),
]);

/** What iterations left is read only while there is no state; who is at work, and at what, is looked at each time. */
function isUnread(name: string): boolean {
  return UNREAD.has(name) || /^iter-\d+$/.test(name);
}
