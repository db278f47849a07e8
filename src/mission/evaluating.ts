/**
 * Judging a commit: boundaries, guards, evaluator, in a clean checkout.
 * Invariant: what a session left in its workspace has no part in it; the evaluator and what it needs are those of the
 * baseline.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration } from '../base/duration.ts';
import { NOTHING_BUT_BLANKS, normalDigest } from '../base/normal-diff.ts';
import { quoted, shortened } from '../base/text.ts';
import { findCommitIssue, MAX_COMMIT_BYTES } from '../engine/acceptance/commit-message.ts';
import { decideAdmission } from '../engine/boundaries/boundaries.ts';
import { readChangeWithin } from '../engine/boundaries/change.ts';
import { findKeyInChange } from '../engine/boundaries/secrets-in-change.ts';
import { shadowableOf } from '../engine/boundaries/shadowable.ts';
import { type Evaluation, evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import { judgeOf } from '../engine/workspace/private-area.ts';
import { captureReason } from '../engine/workspace/workspace.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { gitLine } from '../kernel/git.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { LogPlace } from '../loop/evaluation.ts';
import type { ActiveMission } from './active-mission.ts';
import { captureBounds } from './capture-bounds.ts';
import { type EvaluationRecord, parseVerdict } from './evaluator-output.ts';
import { iterationFolder, RUNTIME_ARTIFACTS } from './store.ts';

export type Evaluated =
  | {
      readonly kind: 'evaluated';
      readonly record: EvaluationRecord;
      /** The evaluator was changed meanwhile. */
      readonly isTampered: boolean;
    }
  | { readonly kind: 'aborted' };

const MAX_KEPT_CHARS = 16 * 1024;

/** Evaluates a commit of the store. */
export async function evaluateCommit(
  mission: ActiveMission,
  { commit, iteration }: { readonly commit: string; readonly iteration: number },
): Promise<Evaluated> {
  const { privateArea, protectedFiles, signal, host } = mission;
  const { evaluator } = mission.state.launch.contract;
  const logs = join(iterationFolder(mission.place, iteration), 'evaluation');
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  const ranAt = host.now().toISOString();
  const steps = judgingSteps(mission, { folder: logs, prefix: '' });
  const evaluation = await evaluateTree(privateArea, {
    judge: judgeOf(privateArea, 1),
    tree: commit,
    protectedFiles,
    steps,
    teardown: undefined,
    given: {},
    signal,
  });
  faultPoint('mission:after-judging');
  if (evaluation.kind === 'aborted') return evaluation;
  const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
  return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}

/** Guards and evaluator. */
export function judgingSteps(mission: Pick<ActiveMission, 'state'>, { folder, prefix }: LogPlace): EvaluationStep[] {
  const { evaluator, guards } = mission.state.launch.contract;
  const guardSteps = guards.map((guard, index) => ({
    name: `guard-${index + 1}`,
    title: `guard ${quoted(guard.name)}`,
    command: guard.command,
    timeoutMs: parseDuration(guard.timeout) ?? 0,
    network: evaluator.network,
    logs: join(folder, `${prefix}guard-${index + 1}`),
  }));
  return [...guardSteps, evaluatorStep(mission, join(folder, `${prefix}evaluator`))];
}

/** The evaluator; what it prints goes to files that begin with `logs`. */
export function evaluatorStep({ state }: Pick<ActiveMission, 'state'>, logs: string): EvaluationStep {
  const { evaluator } = state.launch.contract;
  return {
    name: 'evaluator',
    title: 'the evaluator',
    command: evaluator.command,
    timeoutMs: parseDuration(evaluator.timeout) ?? 0,
    network: evaluator.network,
    tracing: evaluator.tracing ?? 'off',
    logs,
  };
}

interface Finished {
  readonly evaluation: Exclude<Evaluation, { kind: 'aborted' }>;
  readonly steps: readonly EvaluationStep[];
  readonly ranAt: string;
  readonly command: string;
}

function recordOf({ evaluation, steps, ranAt, command }: Finished): EvaluationRecord {
  const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
  switch (evaluation.kind) {
    case 'infra':
      return { ...nothing, status: 'error', parse_error: evaluation.reason };
    case 'failed': {
      const step = steps.find(({ name }) => name === evaluation.step?.name);
      if (step === undefined) return { ...nothing, status: 'error', parse_error: evaluation.reason };
      const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
      // A guard that says no is a verdict; an evaluator that fails is none.
      if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
        return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
      }
      return { ...ran, status: 'error', parse_error: evaluation.reason };
    }
    case 'ran': {
      const step = steps.find(({ name }) => name === 'evaluator');
      const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
      const verdict = parseVerdict(evaluation.output);
      if ('reason' in verdict) return { ...ran, status: 'error', parse_error: verdict.reason };
      return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
    }
    default:
      return evaluation satisfies never;
  }
}

function logsOf({ logs }: EvaluationStep): Pick<EvaluationRecord, 'stdout' | 'stderr'> {
  const read = (name: string): string => shortened(readFileSync(`${logs}.${name}`, 'utf8'), MAX_KEPT_CHARS);
  return { stdout: read('stdout'), stderr: read('stderr') };
}

/** What a candidate may change. */
export function boundaryRules({
  privateArea,
  protectedFiles,
  state,
}: Pick<ActiveMission, 'privateArea' | 'protectedFiles' | 'state'>) {
  const { boundaries } = state.launch.contract;
  return {
    allowPaths: boundaries.allow_paths,
    enforceAllow: boundaries.enforce_allow,
    denyPaths: [...boundaries.deny_paths, ...RUNTIME_ARTIFACTS],
    protectedPaths: protectedFiles.globs,
    shadowable: shadowableOf(protectedFiles, privateArea.parentEnv),
    protectKey: 'evaluator.protect',
    autoloaded: 'denied' as const,
    programs: privateArea.programs,
    permit: boundaries.permit,
    maxFiles: boundaries.max_files,
    maxDiffLines: boundaries.max_diff_lines,
  };
}

/**
 * Why a commit may not land as the session made it. Source: autoresearch missions: the branch holds the session's own
 * commit.
 */
async function findMessageIssue({ privateArea, identity }: ActiveMission, commit: string): Promise<string | undefined> {
  const { git } = privateArea.store;
  const size = Number(await gitLine(git, ['cat-file', '-s', '--end-of-options', commit]));
  if (size > MAX_COMMIT_BYTES) return `its message has more than ${MAX_COMMIT_BYTES >> 10} KiB`;
  const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
  return findCommitIssue(stdout.toString(), identity.email);
}

/**
 * Why a candidate's commits may not be judged at all, or undefined. Every commit is looked at: all of them are kept.
 */
export async function findDenied(
  mission: ActiveMission,
  { commits, from }: { readonly commits: readonly string[]; readonly from: string },
): Promise<'aborted' | { readonly reason: string } | { readonly changed: 'nothing' | 'blanks' | 'something' }> {
  const { privateArea, state } = mission;
  const bounds = captureBounds(mission);
  const rules = boundaryRules(mission);
  let changed: 'nothing' | 'blanks' | 'something' = 'nothing';
  for (const [index, commit] of commits.entries()) {
    const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
    const read = await readChangeWithin(privateArea.store, { from, tree: commit }, bounds);
    if (read.kind === 'cancelled') return 'aborted';
    if (read.kind === 'too-large') return { reason: `${which}${captureReason(read)}` };
    const { change } = read;
    if (index === 0) {
      const isBlank = normalDigest(change.diff) === NOTHING_BUT_BLANKS;
      changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
      writeFileSync(join(iterationFolder(mission.place, state.iteration), 'changes.diff'), change.diff);
    }
    const admission = decideAdmission(change, rules);
    const { secrets: search } = mission;
    const found = await findKeyInChange(privateArea.store.git, { change, search, commits: [commit] }, bounds);
    if (found.kind === 'cancelled') return 'aborted';
    const issue = await findMessageIssue(mission, commit);
    const reasons = [
      ...(admission.kind === 'denied' ? admission.reasons : []),
      ...(found.leaked === undefined ? [] : [found.leaked]),
      ...(issue === undefined ? [] : [issue]),
    ];
    if (reasons.length === 0) continue;
    return { reason: `${which}${reasons.join('; ')}` };
  }
  return { changed };
}
