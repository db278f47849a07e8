/**
 * `status` of a run of which nothing has changed since somebody wrote down what it prints. The time, the branch, whether a
 * run is at work and what it does are looked at each time.
 */
import { existsSync } from 'node:fs';
import { AutorizeError } from '../base/errors.ts';
import { readWork } from '../experiment/ledger/at-work.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { type ExperimentPaths, listExperiments, locateExperiment } from '../experiment/ledger/experiment-files.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import { findRepository, readBranchFile } from '../kernel/user-repository.ts';
import { recallStatus } from '../status/remembered-status.ts';
import { completeStatus, type FoundAnswer, type StatusAnswer, type StatusMoment } from '../status/status-answer.ts';
import type { Terminal } from './terminal.ts';

export interface Asked {
  readonly form: 'text' | 'json';
  readonly host: Pick<Host, 'cwd' | 'now'>;
  readonly terminal: Pick<Terminal, 'out' | 'err'>;
}

/** Prints what was written down; undefined where it has to be read, and where another run or a mission may be meant. */
export async function repeatStatus(
  name: string | undefined,
  { form, host, terminal }: Asked,
): Promise<number | undefined> {
  const found = await findAnswer(name, host);
  return found && printLeft(found.answer, { form, terminal, moment: found.moment });
}

interface Printing extends Pick<Asked, 'form' | 'terminal'> {
  readonly moment: StatusMoment;
}

/** Prints what was left; undefined where it is no document. */
export function printLeft(answer: StatusAnswer, printing: Printing): number | undefined {
  try {
    return printStatus(answer, printing);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
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

async function findAnswer(name: string | undefined, host: Pick<Host, 'cwd' | 'now'>): Promise<FoundAnswer | undefined> {
  try {
    const paths = locateExperiment(name ?? onlyExperiment(host), host);
    if (name !== undefined && !existsSync(paths.folder)) return await recallMissionLazily(name, host);
    const answer = recallStatus(paths, commandStamp());
    return answer && { answer, moment: momentOf(paths, host) };
  } catch (error) {
    // Whoever reads the records says what is wrong.
    if (error instanceof AutorizeError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** Where there is no experiment of that name. */
async function recallMissionLazily(name: string, host: Pick<Host, 'cwd' | 'now'>): Promise<FoundAnswer | undefined> {
  const { recallMission } = await import('./repeated-mission.ts');
  return recallMission(name, host);
}

/** The experiment that is meant where none is named; empty where there are several. */
function onlyExperiment({ cwd }: Pick<Host, 'cwd'>): string {
  const [only = '', ...others] = listExperiments(findRepository(cwd));
  return others.length === 0 ? only : '';
}
