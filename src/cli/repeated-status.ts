/** `status` of a run that is over, and of which nothing has changed since: most of what it costs is to load what reads records. */
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError, EXIT } from '../base/errors.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { type ExperimentPaths, listExperiments, locateExperiment } from '../experiment/ledger/experiment-files.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { hasInstallMark, ownGitFolder } from '../kernel/own-git-folder.ts';
import { type Answer, hasFineClock, readAnswer, stampFolder, writeAnswer } from '../kernel/remembered-answer.ts';
import { findRepository, readBranchFile } from '../kernel/user-repository.ts';
import type { Terminal } from './terminal.ts';

interface Asked {
  readonly form: keyof Answer;
  readonly host: Pick<Host, 'cwd'>;
  readonly terminal: Pick<Terminal, 'out'>;
}

/** Prints what the run wrote down; undefined where it has to be read, and where another run or a mission may be meant. */
export function repeatStatus(name: string | undefined, { form, host, terminal }: Asked): number | undefined {
  const answer = findAnswer(name, host);
  if (answer === undefined) return undefined;
  terminal.out(answer[form]);
  return EXIT.yes;
}

function findAnswer(name: string | undefined, host: Pick<Host, 'cwd'>): Answer | undefined {
  try {
    const paths = locateExperiment(name ?? onlyExperiment(host), host);
    const stamp = lstatSync(join(paths.repository.folder, '.rcs'), { throwIfNoEntry: false })
      ? undefined
      : stampStatus(paths);
    return stamp === undefined ? undefined : readAnswer(answerPath(paths), stamp);
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

/** All that `status` is read from; undefined while a run is at work or a pull is unfinished. */
export function stampStatus({ name, repository, folder, lock }: ExperimentPaths): string | undefined {
  if (hasInstallMark(repository) || existsSync(`${lock}.holder`) || !existsSync(folder)) return undefined;
  return `${readBranchFile(repository, branchOf(name))}\n${stampFolder(folder, isUnread)}`;
}

/** Writes down what is printed from now on; `stamp`: of before it was read. */
export async function rememberStatus(paths: ExperimentPaths, stamp: string, answer: Answer): Promise<void> {
  if (stampStatus(paths) === stamp && hasFineClock(paths.folder)) await writeAnswer(answerPath(paths), stamp, answer);
}

function answerPath({ name, repository }: ExperimentPaths): string {
  return join(ownGitFolder(repository), `status-${name}.json`);
}

/** What iterations left is read only while one is in flight. */
function isUnread(folder: string): boolean {
  return /^iter-\d+$/.test(folder);
}
