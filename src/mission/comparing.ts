/**
 * Comparing a candidate with the last kept commit in fresh pairs, where the front matter asks for that.
 * Invariant: every run of the evaluator that counts is in the journal before the policy is told of it; the decision is
 * in the journal with the entry of its iteration, in one record. Both sides of a pair run in clean checkouts, in the order
 * of a coin, with one seed.
 * Crash: what was measured stays; the same candidate goes on from it when its session is judged again.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readChange } from '../attempt/change.ts';
import { assignProposal, type Trial } from '../attempt/decide/assignment.ts';
import type { Arm, Measurement } from '../attempt/decide/measurement.ts';
import { beginCalibration, withCalibration } from '../attempt/decide/session.ts';
import { brokenOff, isKept, settleTrial } from '../attempt/decide/settlement.ts';
import type { Task } from '../attempt/decide/task.ts';
import { type DecisionBook, decisionDraft, openBook } from '../attempt/decision-book.ts';
import { evaluateTree } from '../attempt/evaluation.ts';
import { type Measured, type Measuring, measureTask } from '../attempt/measure-task.ts';
import { judgeOf } from '../attempt/workspace.ts';
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import { VERSION } from '../base/version.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { gitLine } from '../kernel/git.ts';
import { type ActiveMission, appendOnly } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import type { Verdict } from './decide.ts';
import { comparisonSettings } from './decision-keys.ts';
import { parseVerdict } from './evaluator-output.ts';
import { evaluatorStep } from './judging.ts';
import { iterationFolder } from './store.ts';

/** Opens the record of comparisons, or begins it; undefined where the contract's keep policy decides. */
export async function openComparisons(mission: ActiveMission): Promise<DecisionBook | undefined> {
  const { workspace, protectedFiles, host, state } = mission;
  const { run_id: runId, baseline_commit: baseline, contract } = state.launch;
  const settings = comparisonSettings(contract.evaluator);
  if (settings === undefined) return undefined;
  const { command, timeout, network } = contract.evaluator;
  const { system } = host;
  return openBook({
    told: {
      ...{ record: `journal.jsonl of ${runId}`, run: runId, keys: 'evaluator.' },
      look: `See all of it: autorize verify ${runId}.`,
      anew: `Close the run: rcs autoresearch --abandon ${runId}`,
    },
    journal: {
      get records() {
        return mission.state.evidence;
      },
      append(record) {
        appendOnly(mission, { kind: 'evidence', record });
        return record;
      },
    },
    settings,
    facts: {
      tool_version: VERSION,
      config_digest: sha256(canonicalJson(JSON.parse(JSON.stringify(contract)))),
      baseline_commit: baseline,
      baseline_tree: await treeOf(mission, baseline),
      evaluator_digest: sha256(canonicalJson({ command, timeout, network, files: protectedFiles.digest })),
      evaluator_files: Object.fromEntries(protectedFiles.files.map(({ path, id }) => [path, id])),
      guards_digest: sha256(canonicalJson(JSON.parse(JSON.stringify(contract.guards)))),
      environment: {
        host: hostname(),
        node: system.node,
        platform: `${system.platform} ${system.arch}`,
        sandbox: workspace.level.kind,
      },
    },
    digestHoldout: () => undefined,
    tipTree: await treeOf(mission, state.lastKeptCommit),
    folder: workspace.folder,
  });
}

/** Tells the secret of the draws: a run that goes on has another. */
export function closeComparisons({ book }: Pick<ActiveMission, 'book'>): void {
  if (book === undefined) return;
  for (const task of book.replay().state?.openTasks ?? []) book.append({ kind: 'interrupted', task });
  book.close();
}

function treeOf({ workspace }: ActiveMission, commit: string): Promise<string> {
  return gitLine(workspace.store.git, ['rev-parse', '--verify', `${commit}^{tree}`]);
}

export type Compared =
  | 'aborted'
  | (Verdict & {
      /** Undefined where nothing was decided. */
      readonly comparison?: Comparison;
    });

/** Compares a candidate that passes with the last kept commit. */
export async function compareCandidate(mission: ActiveMission, book: DecisionBook, commit: string): Promise<Compared> {
  const { state, workspace } = mission;
  const calibrated = await calibrate(mission, book);
  if (calibrated !== undefined) return calibrated;
  const change = await readChange(workspace.store, { from: state.lastKeptCommit, tree: commit });
  const id = `iteration ${state.iteration}`;
  const { level, incumbent } = book.session;
  const tree = await treeOf(mission, commit);
  const assigned = assignProposal(book.session, { id, tree, purpose: 'candidate' });
  const isRefused = assigned.kind === 'refused';
  book.append({
    kind: 'candidate',
    ...{ id, parent: incumbent, tree, purpose: 'candidate' },
    diff_digest: sha256(change.diff),
    diff_lines: change.diffLines,
    touched_paths: change.changes.map(({ path }) => path),
    proposer: { agent: sha256(mission.command) },
    refused: isRefused ? { code: assigned.code, reason: assigned.reason } : null,
  });
  if (isRefused) return { decision: 'discard', reason: `not compared: ${assigned.reason}` };
  book.session = assigned.session;
  const { trial } = assigned;
  const ended = await measureTask(trial, measuring(mission, book, trial));
  if (ended.kind === 'broken') return breakOff(book, ended.task, ended);
  const kept = isKept(book.session, ended.task, 'accepted');
  const comparison = comparisonOf(ended.task, decisionDraft(ended.task, level, { guards: [], kept }));
  book.session = settleTrial(book.session, ended.task, kept ? 'accepted' : 'refused');
  return { decision: kept ? 'keep' : 'discard', reason: comparison.reason, comparison };
}

/** How noisy is the evaluator? Measured on the last kept commit, before the first comparison and after a drift. */
async function calibrate(mission: ActiveMission, book: DecisionBook): Promise<Compared | undefined> {
  if (book.session.noise !== null) return undefined;
  const { session, calibration } = beginCalibration(book.session);
  const { id, tree } = calibration;
  book.append({ kind: 'begin', task: id });
  book.session = session;
  const ended = await measureTask(calibration, measuring(mission, book, calibration));
  if (ended.kind === 'broken') return breakOff(book, ended.task, ended);
  book.session = withCalibration(book.session, ended.task);
  const { noise, policy } = book.session;
  const { sigma = 0, mean = 0 } = noise ?? {};
  book.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '' });
  return undefined;
}

function breakOff(book: DecisionBook, task: Task, { why, reason }: { readonly why: string; readonly reason: string }) {
  book.append({ kind: 'interrupted', task: task.id });
  if (isTrial(task)) book.session = settleTrial(book.session, brokenOff(task), 'refused');
  return why === 'aborted' ? 'aborted' : ({ decision: 'error', reason: `not decided: ${reason}` } as const);
}

function isTrial(task: Task): task is Trial {
  return task.task === 'paired' || task.task === 'compare';
}

function measuring(mission: ActiveMission, book: DecisionBook, task: Task): Measuring {
  const { workspace, protectedFiles, signal, host, place, state } = mission;
  const logs = join(iterationFolder(place, state.iteration), 'comparison');
  mkdirSync(logs, { recursive: true });
  const trees = { candidate: task.tree, incumbent: isTrial(task) ? task.incumbent : task.tree };
  return {
    draw: book.draw,
    async measure({ stage, index, attempt, order_bit }, { arm, seed }): Promise<Measured> {
      const startedAt = host.now().toISOString();
      const name = `${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}`;
      // Of a run that was broken off; this one is in its place.
      for (const stream of ['stdout', 'stderr']) rmSync(`${join(logs, name)}.${stream}`, { force: true });
      const evaluation = await evaluateTree(workspace, {
        judge: judgeOf(workspace, 1),
        tree: trees[arm],
        protectedFiles,
        steps: [evaluatorStep(mission, join(logs, name))],
        teardown: undefined,
        given: { AUTORIZE_SEED: String(seed) },
        signal,
      });
      faultPoint('mission:after-judging');
      if (evaluation.kind === 'aborted' || evaluation.kind === 'infra') return evaluation;
      const isRan = evaluation.kind === 'ran';
      const read = isRan ? readScore(arm, evaluation.output) : { reason: evaluation.reason };
      const digest = book.genesis.evaluator_digest;
      book.append({
        kind: 'evaluation',
        ...{ id: book.nextEvaluation(), task: task.id, arm, stage, index, attempt, order_bit, seed, tree: trees[arm] },
        digest_before: digest,
        digest_after: !isRan && evaluation.isTampered ? 'changed' : digest,
        started_at: startedAt,
        ended_at: host.now().toISOString(),
        host: hostname(),
        exit_code: isRan ? 0 : evaluation.exitCode,
        score: 'score' in read ? read.score : null,
        reason: 'score' in read ? null : read.reason,
        stdout_digest: isRan ? sha256(evaluation.output) : '',
      });
      return { kind: 'measured', measurement: measurementOf(arm, read) };
    },
  };
}

type ReadScore = { readonly score: number } | { readonly reason: string };

/** A candidate has to pass each time; the last kept commit may be a baseline that does not. */
function readScore(arm: Arm, output: string): ReadScore {
  const verdict = parseVerdict(output);
  if ('reason' in verdict) return verdict;
  if (arm === 'candidate' && !verdict.pass) return { reason: 'the evaluator says that it does not pass' };
  return verdict.score === null ? { reason: 'the evaluator gave no score' } : { score: verdict.score };
}

function measurementOf(arm: Arm, read: ReadScore): Measurement {
  return 'score' in read ? { arm, kind: 'scored', score: read.score } : { arm, kind: 'failed', reason: read.reason };
}
