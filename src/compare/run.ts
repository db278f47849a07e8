/**
 * A comparison of two commits, from their names to an answer.
 * Invariant: what is fixed before the first run and before the first pair is in the decision log by then. Everything that
 * the report says follows from the log. Of the user's repository nothing is written but `.autorize/compare`.
 * Crash: a log without an end, and no report; the private area is removed by the next comparison.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { centralMedian } from '../base/median.ts';
import { VERSION } from '../base/version.ts';
import { type Comparison, reportComparedPair, startComparison } from '../decision/comparison/comparison.ts';
import { scaleOfScores } from '../decision/comparison/score-scale.ts';
import { commitmentOf } from '../decision/draw.ts';
import { openTemporary } from '../engine/workspace/temporary-area.ts';
import { hiddenPaths } from '../experiment/config/secret-commands.ts';
import type { Host } from '../kernel/host.ts';
import { type Journal, openJournal } from '../kernel/journal.ts';
import { requireLockHeld } from '../kernel/run-lock.ts';
import { requireLevel } from '../kernel/sandbox-level.ts';
import { createScratchHome } from '../kernel/scratch-home.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { resolveCommits, storeHead, treeOf } from './commits.ts';
import { discoverSubject } from './discovery.ts';
import { type FoundEvaluators, findEvaluators, missingBenchmark } from './evaluators.ts';
import type { CompareEvent } from './event.ts';
import {
  COMPARISON_LOG,
  type ComparisonEnd,
  type ComparisonRecord,
  decodeLog,
  type Opened,
  type Planned,
} from './log.ts';
import { type CompareSettings, LEAST_PAIRS } from './options.ts';
import { answersOf, coinOf, comparedPair, endOf, planOf, replayComparison } from './replay.ts';
import type { ComparisonReport } from './report.ts';
import { type Arm, RunFailed, Runner, StoppedComparison, type Timed, unitOfRuns } from './runner.ts';
import { type ComparisonPaths, createComparison, hadCarryOver, lockComparisons, writeReport } from './store.ts';
import { findSubject, type Subject } from './subject.ts';
import { ratioUnitOf } from './unit.ts';

export interface CompareRequest extends CompareSettings {
  /** A branch, a tag or a commit. */
  readonly base: string;
  /** Default: HEAD. */
  readonly head?: string;
  /** The head is the work tree: HEAD, and what is not committed. */
  readonly dirty?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: (event: CompareEvent) => void;
}

export type ComparisonResult =
  | { readonly kind: 'compared'; readonly report: ComparisonReport; readonly folder: string }
  /** It was stopped before the first pair was whole. */
  | { readonly kind: 'stopped' };

const CALIBRATION_RUNS = 8;
const MAX_PAIRS = 100;
const MAX_TIME_MS = 600_000;
const MAX_MARGIN = 0.05;
const CONFIDENCE = 0.95;
// With washout: the runs of a pair, one between them, and one before every other pair.
const RUNS_OF_PAIR = { plain: 2, washed: 3.5 };

/** Compares two commits. Throws where one of them cannot be measured. */
export async function compareCommits(request: CompareRequest, host: Host): Promise<ComparisonResult> {
  const repository = findRepository(host.cwd);
  await using scratch = createScratchHome(tmpdir());
  const named = { base: request.base, head: request.head ?? 'HEAD', isDirty: request.dirty === true };
  const { place, ...commits } = await resolveCommits(repository, named, scratch.temporary);
  const known = findSubject(repository, request, host);
  await using lock = await lockComparisons(repository, host);
  const signal = AbortSignal.any([lock.lost, ...(request.signal === undefined ? [] : [request.signal])]);
  const search = { repository, refs: place.refs, base: commits.base.commit, settings: request, signal };
  const subject = known ?? (await discoverSubject({ ...search, onEvent: request.onEvent }, host));
  const { config } = subject;
  const level = await requireLevel({ requested: config.agent.sandbox, network: 'on' });
  await using temporary = await openTemporary({
    ...{ repository, name: 'compare', purpose: 'compare', base: commits.base.commit, level, signal },
    ...{ parentEnv: host.env, environment: config.environment, hidden: hiddenPaths(config, host.env) },
    onNote: (text) => request.onEvent?.({ kind: 'note', text }),
  });
  const { privateArea } = temporary;
  const { store } = privateArea;
  const head = await storeHead(store, { repository, head: commits.head, place, scratch: scratch.temporary, host });
  const trees = { base: await treeOf(store, commits.base.commit), head: head.tree };
  const whose = request.evaluator ?? 'base';
  const evaluators = await findEvaluators(store, { config, trees, whose });
  const paths = createComparison(repository, host);
  using journal = openJournal({ path: paths.log, shown: 'the decision log', remedy: 'Compare again.' });
  const command = config.objective.command;
  const isWashed = request.washout === true || hadCarryOver(repository, command);
  const secret = randomUUID();
  const opened: Opened = {
    kind: 'opened',
    format: COMPARISON_LOG,
    tool_version: VERSION,
    base: { ...commits.base, tree: trees.base },
    head: { name: commits.head.name, commit: head.commit, tree: head.tree },
    evaluator: whose,
    evaluator_files: { base: evaluators.arms.base.digest, head: evaluators.arms.head.digest },
    changed_evaluator_files: [...evaluators.replaced],
    command,
    measure: request.measure ?? null,
    config_digest: sha256(canonicalJson({ objective: config.objective, setup: config.setup, build: config.build })),
    sandbox: level.kind,
    confidence: request.confidence ?? CONFIDENCE,
    error_rate: request.errorRate ?? 'fdr',
    max_pairs: request.maxPairs ?? MAX_PAIRS,
    max_time_ms: request.maxTime ?? MAX_TIME_MS,
    margin: request.margin ?? null,
    max_margin: request.maxMargin ?? MAX_MARGIN,
    is_washed: isWashed,
    seed_commitment: commitmentOf(secret),
    started_at: host.now().toISOString(),
    notes: [
      ...subject.notes,
      ...head.notes,
      ...evaluators.notes,
      ...(isWashed && request.washout !== true
        ? ['an earlier comparison found that runs depend on the one before: unmeasured runs come between the commits']
        : []),
    ],
  };
  journal.append({ ...opened });
  for (const text of [...privateArea.notes, ...opened.notes]) request.onEvent?.({ kind: 'note', text });
  const runner = new Runner({
    ...{ privateArea, config, measure: request.measure, journal, logs: paths.runs, signal },
    arms: {
      base: { tree: trees.base, protectedFiles: evaluators.arms.base },
      head: { tree: trees.head, protectedFiles: evaluators.arms.head },
    },
  });
  const comparing: Comparing = { request, subject, runner, journal, opened, secret, evaluators, paths };
  requireLockHeld(lock, 'Compare again.');
  return await compare(comparing);
}

interface Comparing {
  readonly request: CompareRequest;
  readonly subject: Subject;
  readonly runner: Runner;
  readonly journal: Journal;
  readonly opened: Opened;
  readonly secret: string;
  readonly evaluators: FoundEvaluators;
  readonly paths: ComparisonPaths;
}

async function compare(comparing: Comparing): Promise<ComparisonResult> {
  const startedAt = performance.now();
  let progress: Progress | undefined;
  try {
    const trials = await tryBoth(comparing);
    // What prepares the commits once takes nothing of the time for runs.
    progress = await calibrate(comparing, trials, performance.now());
    await runPairs(comparing, progress);
  } catch (error) {
    if (!(error instanceof StoppedComparison)) throw error;
    if (progress === undefined || progress.comparison.orders.length === 0) return { kind: 'stopped' };
    return conclude(comparing, progress, { ended: 'stopped', startedAt });
  }
  return conclude(comparing, progress, { ended: endOf(progress.comparison, 'time-used'), startedAt });
}

type Trials = Readonly<Record<Arm, Timed['scores']>>;

/** One run of each commit that no answer comes of: it prepares them, and shows that both can be measured. */
async function tryBoth({ request, subject, runner, evaluators }: Comparing): Promise<Trials> {
  const run = async (arm: Arm) => {
    request.onEvent?.({ kind: 'trying', arm });
    return (await runner.run({ stage: 'trial', number: 1, arm }, 0)).scores;
  };
  try {
    if (subject.isParseOpen && request.measure === undefined) await runner.detectParse();
    const base = await run('base');
    return { base, head: await run('head') };
  } catch (error) {
    throw error instanceof RunFailed && error.arm === 'base' ? missingBenchmark(error, evaluators) : error;
  }
}

interface Progress {
  comparison: Comparison;
  readonly planned: Planned;
  /** When the time is up, as `performance.now()` counts. */
  readonly deadline: number;
  pairMs: number;
}

async function calibrate(comparing: Comparing, trials: Trials, startedAt: number): Promise<Progress> {
  const { request, runner, journal, opened, subject } = comparing;
  const runs: Timed[] = [];
  for (let number = 1; number <= CALIBRATION_RUNS; number += 1) {
    request.onEvent?.({ kind: 'calibrating', number, of: CALIBRATION_RUNS });
    runs.push(await runner.run({ stage: 'calibration', number, arm: 'base' }, number));
  }
  const calibration = runs.map(({ scores }) => scores);
  const { names, notes: ofNames } = commonNames(trials, calibration);
  const unit = request.unit ?? unitOfRuns(runner.parse.kind, request.measure);
  const { direction } = subject.config.objective;
  const metrics = names.map((name) => {
    const scale = scaleOfScores(
      calibration.map((scores) => scores[name] ?? 0),
      ratioUnitOf(unit),
    );
    return { name, direction: request.measure === undefined ? direction : ('min' as const), unit, scale };
  });
  const runMs = centralMedian(runs.map(({ durationMs }) => durationMs));
  const pairMs = runMs * (opened.is_washed ? RUNS_OF_PAIR.washed : RUNS_OF_PAIR.plain);
  const deadline = startedAt + opened.max_time_ms;
  const fitting = Math.floor((deadline - performance.now()) / pairMs);
  const pairs = Math.min(opened.max_pairs, Math.max(LEAST_PAIRS, fitting));
  const draft = { kind: 'planned', pairs, pair_ms: Math.round(pairMs), notes: [] as string[] } as const;
  const unmargined = { ...draft, metrics: metrics.map((metric) => ({ ...metric, margin: 1 })) };
  const comparison = startComparison(planOf(opened, unmargined, calibration));
  const margins = comparison.metrics.map(({ trial }) => trial.margin_share);
  const notes = [...ofNames];
  if (unit !== null && metrics.some(({ scale }) => scale === 'difference'))
    notes.push('some scores are 0, negative or too coarse for a ratio: their differences are compared');
  if (opened.margin === null)
    notes.push(
      `the margin of ${marginText(Math.max(...margins))} comes from the noise of ${CALIBRATION_RUNS} runs of the base`,
    );
  if (fitting < LEAST_PAIRS)
    notes.push(
      `only ${Math.max(0, fitting)} pairs fit in the time: ${LEAST_PAIRS} are run, the fewest that can give an answer`,
    );
  const planned: Planned = {
    ...draft,
    notes,
    metrics: metrics.map((metric, index) => ({ ...metric, margin: margins[index] ?? 1 })),
  };
  journal.append({ ...planned });
  request.onEvent?.({ kind: 'planned', planned });
  return { comparison, planned, deadline, pairMs };
}

function marginText(share: number): string {
  return `±${Number((share * 100).toPrecision(3))} %`;
}

/** The metrics that both commits have, and what is said of the others. */
function commonNames(trials: Trials, calibration: readonly Timed['scores'][]) {
  const everywhere = [trials.base, trials.head, ...calibration];
  const all = [...new Set(everywhere.flatMap((scores) => Object.keys(scores)))];
  const names = all.filter((name) => everywhere.every((scores) => Object.hasOwn(scores, name)));
  const only = (one: Timed['scores'], other: Timed['scores']) =>
    Object.keys(one).filter((name) => !Object.hasOwn(other, name));
  const said = (arm: Arm, missing: readonly string[]) =>
    missing.length === 0
      ? []
      : [
          `only the ${arm} has ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}: not compared`,
        ];
  const notes = [...said('base', only(trials.base, trials.head)), ...said('head', only(trials.head, trials.base))];
  if (names.length > 0) return { names, notes };
  throw new RunFailed('head', { reason: 'it has no benchmark that the base has', log: undefined });
}

async function runPairs(comparing: Comparing, progress: Progress): Promise<void> {
  const { request, runner, journal, secret, opened } = comparing;
  let last: Arm = 'base';
  const run = async (arm: Arm, pair: number): Promise<Timed> => {
    if (opened.is_washed && arm !== last) await runner.run({ stage: 'washout', number: pair, arm }, pair);
    last = arm;
    return runner.run({ stage: 'pair', number: pair, arm }, pair);
  };
  const startedAt = performance.now();
  for (let pair = 1; !progress.comparison.is_ended; pair += 1) {
    if (pair > LEAST_PAIRS && performance.now() + progress.pairMs > progress.deadline) return;
    const first = coinOf(secret, pair);
    journal.append({ kind: 'drawn', pair, first });
    const one = await run(first, pair);
    const other = await run(first === 'base' ? 'head' : 'base', pair);
    const [base, head] = first === 'base' ? [one.scores, other.scores] : [other.scores, one.scores];
    requireScores(progress.planned, { base, head });
    progress.comparison = reportComparedPair(progress.comparison, comparedPair({ first }, base, head));
    const { comparison } = progress;
    const record: ComparisonRecord = {
      kind: 'decided',
      pair,
      answers: answersOf(comparison),
      is_ended: comparison.is_ended,
    };
    journal.append({ ...record });
    progress.pairMs = (performance.now() - startedAt) / pair;
    request.onEvent?.({ kind: 'paired', pair, comparison, planned: progress.planned, pairMs: progress.pairMs });
  }
}

/** Throws where a pair has no score that can be compared. */
function requireScores({ metrics }: Planned, scores: Trials): void {
  for (const arm of ['base', 'head'] as const)
    for (const { name, scale } of metrics) {
      const score = scores[arm][name];
      if (score === undefined)
        throw new RunFailed(arm, { reason: `it printed no "${name}" this time`, log: undefined });
      if (scale === 'ratio' && !(score > 0))
        throw new RunFailed(arm, {
          reason: `"${name}" is ${score}, and scores with a unit are compared by their ratio, which needs numbers above 0; leave out the unit to compare differences`,
          log: undefined,
        });
    }
}

interface Ending {
  readonly ended: ComparisonEnd;
  readonly startedAt: number;
}

function conclude(
  { journal, secret, paths, request }: Comparing,
  progress: Progress,
  { ended, startedAt }: Ending,
): ComparisonResult {
  const end = {
    kind: 'ended',
    ended,
    secret,
    duration_ms: Math.round(performance.now() - startedAt),
    notes: [] as string[],
  } as const;
  const replay = (lines: readonly JournalRecord[]) => {
    const decoded = decodeLog(lines);
    if ('line' in decoded) throw new TypeError(`record ${decoded.line} of the log is none: ${decoded.found}`);
    return replayComparison(decoded);
  };
  // The answer is part of the record that it is read from.
  const draft = replay([...journal.records, { ...end, answer: 'undecided' }]).report;
  if (draft === undefined) throw new TypeError('the decision log gives no report');
  journal.append({ ...end, answer: draft.answer });
  const { report, issues } = replay(journal.records);
  if (report === undefined || issues.length > 0)
    throw new TypeError(`the decision log does not follow: ${issues[0]?.detail ?? ''}`);
  writeReport(paths, report);
  request.onEvent?.({ kind: 'concluded', report, folder: paths.folder, pairs: progress.comparison.orders.length });
  return { kind: 'compared', report, folder: paths.folder };
}
