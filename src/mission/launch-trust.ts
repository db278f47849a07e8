/**
 * Whether a run may be resumed by what its records say of its launch.
 * Invariant: what runs, with which keys, in which sandbox and by which rules, is what this machine launched, or what
 * the mission's files in the user's checkout and the command line say; records that came from elsewhere are only
 * compared with that. Only read, but for a folder of our own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreconditionError, renderProblem } from '../base/errors.ts';
import { findBaseIssues } from '../engine/acceptance/foreign-base.ts';
import { privateAreaPath } from '../engine/workspace/area-path.ts';
import { isOwnRun } from '../engine/workspace/own-run.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { areaOf } from './clean.ts';
import {
  type CurrentOptions,
  compareWithCommandLine,
  compareWithFiles,
  describeDifferences,
  type LaunchDifference,
} from './launch-comparison.ts';
import type { MissionState } from './ledger.ts';
import { type MissionFiles, readMissionFiles } from './opening.ts';
import { findProtection } from './protection.ts';
import { type MissionPaths, RUNTIME_ARTIFACTS } from './store.ts';

/** Where a run begins in place of HEAD; `isAdopted`: a person said so, and it is held to nothing. */
export interface StartingCommit {
  readonly commit: string;
  readonly isAdopted: boolean;
}

interface Asked {
  readonly state: MissionState;
  readonly host: Pick<Host, 'env'>;
}

/**
 * Throws PreconditionError where the launch of a run that did not begin here is not what the mission's files in the
 * checkout and the command line say, or where those files are not there or not valid. Without `current` nothing that a
 * command line says is compared. Returns the files; undefined: the run began here.
 */
export async function requireTrustedLaunch(
  paths: MissionPaths,
  { current, ...asked }: Asked & { readonly current?: CurrentOptions },
): Promise<MissionFiles | undefined> {
  if (isOwnLaunch(paths, asked)) return undefined;
  const { state } = asked;
  const files = requireFiles(paths, state);
  const ofFiles = await findDifferences(paths, { ...asked, files });
  const ofCommand = current === undefined ? [] : compareWithCommandLine(state, files, current);
  if (ofFiles.length + ofCommand.length > 0) throw differs(paths, { files, ofFiles, ofCommand });
  return files;
}

/** The same as sentences, of the files alone; nothing where the launch is trusted. */
export async function findUntrustedLaunch(paths: MissionPaths, asked: Asked): Promise<string[]> {
  try {
    await requireTrustedLaunch(paths, asked);
    return [];
  } catch (error) {
    if (error instanceof PreconditionError) return [error.message];
    throw error;
  }
}

/** Whether this machine began the run, and its records were here ever since. */
function isOwnLaunch({ repository }: MissionPaths, { state, host }: Asked): boolean {
  const { launch, isFromElsewhere } = state;
  if (isFromElsewhere) return false;
  return isOwnRun(privateAreaPath({ repository, name: areaOf(launch.run_id), parentEnv: host.env }), launch);
}

function startAnother(dir: string): string {
  return `Or start another run: rcs autoresearch ${dir} (in a workflow: resume: never).`;
}

function requireFiles({ repository }: MissionPaths, { launch }: MissionState): MissionFiles {
  const read = readMissionFiles(repository, launch.mission_dir);
  if (!('problems' in read)) return read;
  throw new PreconditionError({
    message: `the mission run ${launch.run_id} was launched on another machine, and its mission files are not here: ${read.problems.map(renderProblem).join(' ')}`,
    remedy: `Check out a commit that has them. ${startAnother('MISSION_DIR')}`,
  });
}

async function findDifferences(
  paths: MissionPaths,
  { state, host, files }: Asked & { readonly files: MissionFiles },
): Promise<LaunchDifference[]> {
  const differences = compareWithFiles(state, files);
  // What protects the baseline is read by the same files.
  if (differences.length > 0) return differences;
  const folder = mkdtempSync(join(tmpdir(), 'autorize-launch-'));
  try {
    const { refs } = openRefs(paths.repository, folder);
    const head = await requireHead(paths.repository, refs);
    const { baseline_commit: baseline } = state.launch;
    const { repository } = paths;
    const issues = await findBaselineIssues(refs, { repository, launch: state.launch, host, head });
    return issues.map((why) => ({ key: 'baseline_commit', recorded: baseline, here: head, by: 'HEAD', why }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Throws PreconditionError where a run may not begin at a commit that is not checked out: where HEAD does not come
 * after it, and a session could not have made it of HEAD by the mission's files in the checkout.
 */
export async function requireTrustedStart(
  refs: Git,
  { files, commit, host }: { readonly files: MissionFiles; readonly commit: string; readonly host: Pick<Host, 'env'> },
): Promise<void> {
  const { issues, head } = await findIssuesOfStart(refs, { files, commit, host });
  if (issues.length === 0) return;
  throw new PreconditionError({
    message: `the next run would begin at ${commit}, where the last one ended, and HEAD is ${head}: ${issues.join('; ')}; nothing of it was run`,
    remedy:
      'See how the two differ. To begin at HEAD: resume: never. To begin there anyway, for one run: resume: adopt. If only HEAD changed it: fetch the whole history (fetch-depth: 0), or merge HEAD into that branch and adopt it.',
  });
}

/**
 * Why a run of the mission in a directory may not begin at a commit, in sentences; nothing where it may, or where no
 * files in the checkout say by what.
 */
export async function findStartIssues(
  refs: Git,
  {
    repository,
    dir,
    ...start
  }: {
    readonly repository: MissionFiles['repository'];
    readonly dir: string;
    readonly commit: string;
    readonly host: Pick<Host, 'env'>;
  },
): Promise<string[]> {
  const files = readMissionFiles(repository, dir);
  return 'problems' in files ? [] : (await findIssuesOfStart(refs, { files, ...start })).issues;
}

async function findIssuesOfStart(
  refs: Git,
  { files, commit, host }: Pick<Asked, 'host'> & { readonly files: MissionFiles; readonly commit: string },
): Promise<{ readonly issues: string[]; readonly head: string }> {
  const { repository, contract, mission, missionFile: mission_file, sandboxFile: sandbox_file } = files;
  const head = await requireHead(repository, refs);
  const launch = { baseline_commit: commit, contract, mission, mission_file, sandbox_file };
  return { issues: await findBaselineIssues(refs, { repository, launch, host, head }), head };
}

async function findBaselineIssues(
  refs: Git,
  {
    repository,
    launch,
    host,
    head,
  }: Pick<Asked, 'host'> & {
    readonly repository: MissionFiles['repository'];
    readonly launch: Parameters<typeof findProtection>[1];
    readonly head: string;
  },
): Promise<string[]> {
  const { permit } = launch.contract.boundaries;
  return findBaseIssues(refs, {
    ...{ base: launch.baseline_commit, head, repository, parentEnv: host.env },
    protectedAt: async (commit) => (await findProtection({ git: refs }, { ...launch, baseline_commit: commit })).files,
    rules: { denyPaths: [...RUNTIME_ARTIFACTS], permit, protectKey: 'evaluator.protect', autoloaded: 'denied' },
  });
}

interface Differing {
  readonly files: MissionFiles;
  readonly ofFiles: readonly LaunchDifference[];
  readonly ofCommand: readonly LaunchDifference[];
}

function differs({ runId }: MissionPaths, { files, ofFiles, ofCommand }: Differing): PreconditionError {
  const all = describeDifferences([...ofFiles, ...ofCommand]);
  const flags = ofCommand.map(({ flag }) => flag).join(', ');
  const isOfBaseline = ofFiles.some(({ key }) => key === 'baseline_commit');
  const history = isOfBaseline ? 'Fetch the whole history (git fetch --unshallow; fetch-depth: 0). ' : '';
  const again = flags === '' ? '' : `If it was you who launched it so, give it again: ${flags}. `;
  const back = ofFiles.length === 0 || isOfBaseline ? '' : 'Put the files back as they were at the launch. ';
  return new PreconditionError({
    message: `the mission run ${runId} was launched on another machine with other settings: ${all}; nothing of it was run`,
    remedy: `${again}${back}${history}${startAnother(files.dir)}`,
  });
}
