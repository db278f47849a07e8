/**
 * The runs of a comparison: trials, calibration, pairs, and its end.
 * Invariant: what is fixed before the first pair is in the decision log by then, each coin before the runs that it orders,
 * and each answer after them. The report is what the log gives, and is written last.
 */
import { AutorizeError } from '../base/errors.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { centralMedian } from '../base/median.ts';
import {
  type Comparison,
  compareExactly,
  reportComparedPair,
  startComparison,
} from '../decision/comparison/comparison.ts';
import { leastPairs } from '../decision/comparison/least-pairs.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import type { Journal } from '../kernel/journal.ts';
import { type FoundEvaluators, missingBenchmark } from './evaluators.ts';
import { type ComparisonEnd, type ComparisonRecord, decodeLog, type Opened, type Planned } from './log.ts';
import type { Measure } from './measure.ts';
import { CALIBRATION_RUNS, latenessOf, limitsOf, pairsToRun, runsOfPair } from './pair-budget.ts';
import { answersOf, coinOf, comparedPair, endOf, exactPair, openPlanOf, planOf, replayComparison } from './replay.ts';
import type { CompareRequest, ComparisonResult } from './request.ts';
import { type Arm, RunFailed, type Runner, StoppedComparison, type Timed, unitOfRuns } from './runner.ts';
import { type ComparisonPaths, writeReport } from './store.ts';
import type { Subject } from './subject.ts';
import { scaleOfMetric } from './unit.ts';

// What hardly varies shows that at once, and takes long. Where one run of each commit counts the same, or two do, they are all.
const COUNTED: readonly Measure[] = ['instructions', 'allocations', 'bytes'];
const COUNTED_RUNS = 3;

export interface Comparing {
  readonly request: CompareRequest;
  readonly subject: Subject;
  readonly runner: Runner;
  readonly journal: Journal;
  readonly opened: Opened;
  readonly secret: string;
  readonly evaluators: FoundEvaluators;
  readonly paths: ComparisonPaths;
  readonly activity: ActivityLog;
  /** When the command began, as `performance.now()` counts: its time is limited, not that of its pairs alone. */
  readonly startedAt: number;
}

/** Runs a comparison that is opened, to its end. */
export async function runComparison(comparing: Comparing): Promise<ComparisonResult> {
  const { startedAt } = comparing;
  let progress: Progress | undefined;
  try {
    const trials = await tryBoth(comparing);
    progress = await calibrate(comparing, trials);
    await runPairs(comparing, progress);
  } catch (error) {
    if (!(error instanceof StoppedComparison)) {
      recordFailure(comparing, error instanceof AutorizeError ? error.message : String(error));
      throw error;
    }
    if (progress === undefined || progress.comparison.orders.length === 0) {
      recordFailure(comparing, 'it was stopped before the first pair was whole');
      return { kind: 'stopped' };
    }
    return conclude(comparing, progress, { ended: 'stopped', startedAt });
  }
  return conclude(comparing, progress, { ended: endOf(progress.comparison, 'time-used'), startedAt });
}

/** For whoever looks at a comparison without a result. */
function recordFailure({ journal }: Comparing, reason: string): void {
  try {
    journal.append({ kind: 'failed', reason });
  } catch {
    // The disk may be full: the failure itself is reported to the caller, and says more.
  }
}

type Scored = Readonly<Record<Arm, Timed['scores']>>;
/** The first runs of each commit. */
type Trials = Readonly<Record<Arm, readonly Timed['scores'][]>>;

/**
 * The first run of each commit: it prepares them, and shows that both can be measured. What is counted and differs is counted
 * again: where that gives the same, there is no more to know.
 */
async function tryBoth(comparing: Comparing): Promise<Trials> {
  const { request, subject, runner, evaluators, activity } = comparing;
  const run = async (arm: Arm, number = 1): Promise<Timed> => {
    request.onEvent?.({ kind: 'trying', arm });
    activity.begin(null, `preparing the ${arm}`);
    return runner.run({ stage: 'trial', number, arm }, 0);
  };
  try {
    if (subject.isParseOpen && request.measure === undefined) await runner.detectParse();
    const base = await run('base');
    if (!isCounted(request)) warnOfLateness(comparing, base.commandMs);
    const head = await run('head');
    const trials = { base: [base.scores], head: [head.scores] };
    if (!isCounted(request) || isSameIn(base.scores, head.scores)) return trials;
    return {
      base: [base.scores, (await run('base', 2)).scores],
      head: [head.scores, (await run('head', 2)).scores],
    };
  } catch (error) {
    const isOfBase = error instanceof RunFailed && error.arm === 'base';
    const isUnread = error instanceof AutorizeError && error.code === 'score_unread';
    throw isOfBase || isUnread ? missingBenchmark(error, evaluators) : error;
  }
}

function isSameIn(one: Timed['scores'], other: Timed['scores']): boolean {
  return Object.entries(one).every(([name, score]) => other[name] === score);
}

/** Reports after the first run of the base if calibration and the fewest pairs take longer than there is time. */
function warnOfLateness({ request, opened, startedAt }: Comparing, runMs: number): void {
  const runs = 1 + CALIBRATION_RUNS + leastPairs(1 - opened.confidence) * runsOfPair(opened);
  const elapsedMs = performance.now() - startedAt;
  const late = latenessOf({ runs, elapsedMs, runMs, maxMs: opened.max_time_ms });
  if (late !== undefined) request.onEvent?.({ kind: 'late', ...late });
}

function isCounted({ measure }: CompareRequest): boolean {
  return measure !== undefined && COUNTED.includes(measure);
}

interface Progress {
  comparison: Comparison;
  readonly planned: Planned;
  /** When the time is up, as `performance.now()` counts. */
  readonly deadline: number;
  pairMs: number;
}

async function calibrate(comparing: Comparing, trials: Trials): Promise<Progress> {
  const { request, runner, journal, opened, subject, activity, startedAt } = comparing;
  const runs: Timed[] = [];
  const exact = isCounted(request) ? planExactly(comparing, trials) : undefined;
  if (exact !== undefined) return { ...exact, deadline: startedAt, pairMs: 0 };
  const of = isCounted(request) ? COUNTED_RUNS : CALIBRATION_RUNS;
  for (let number = 1; number <= of; number += 1) {
    request.onEvent?.({ kind: 'calibrating', number, of });
    const took = centralMedian(runs.map(({ durationMs }) => durationMs));
    activity.measure(null, {
      ...{ doing: 'calibrating', count: { number, of, isAtMost: false } },
      ...(runs.length === 0 ? {} : { leftMs: took * (of - number + 1) }),
    });
    runs.push(await runner.run({ stage: 'calibration', number, arm: 'base' }, number));
  }
  const calibration = runs.map(({ scores }) => scores);
  const first = { base: trials.base[0] ?? {}, head: trials.head[0] ?? {} };
  const { names, notes: ofNames } = commonNames(first, calibration);
  const metrics = describeMetrics({ request, opened, subject, parse: runner.parse.kind }, names, calibration);
  for (const scores of calibration) requireScores({ metrics }, { base: scores, head: scores });
  const runMs = centralMedian(runs.map(({ durationMs }) => durationMs));
  const pairMs = runMs * runsOfPair(opened);
  const deadline = startedAt + opened.max_time_ms;
  const fitting = Math.floor((deadline - performance.now()) / pairMs);
  const least = leastPairs(1 - opened.confidence);
  const unmargined = metrics.map((metric) => ({ ...metric, margin: 1 }));
  const pairs = pairsToRun({ most: opened.max_pairs, least, fitting });
  const draft = {
    kind: 'planned',
    pairs,
    pair_ms: Math.round(pairMs),
    notes: [] as string[],
    metrics: unmargined,
  } as const;
  const comparison = startComparison(planOf(opened, draft, calibration));
  const marginsOf = ({ metrics: all }: Comparison) => all.map(({ trial }) => trial.margin_share);
  const margins = marginsOf(comparison);
  const visible = marginsOf(startComparison(openPlanOf({ ...opened, margin: null }, draft, calibration)));
  const notes = [...ofNames];
  if (opened.scale === 'auto' && metrics.some(({ scale }) => scale === 'difference'))
    notes.push('some scores are 0, negative, too coarse or of a unit without ratios: their differences are compared');
  if (opened.margin === null) {
    const [allowed, used] = [Math.max(...visible), Math.max(...margins)];
    notes.push(
      allowed > used
        ? `the noise of ${of} runs of the base allows a margin of ${marginText(allowed)}, more than ${marginText(used)}: smaller changes than that are hardly seen`
        : `the margin of ${marginText(used)} comes from the noise of ${of} runs of the base`,
    );
  }
  const limits = limitsOf({ opened, metrics: metrics.length, pairs, least, fitting });
  notes.push(...limits);
  const planned: Planned = {
    ...draft,
    notes,
    metrics: metrics.map((metric, index) => ({ ...metric, margin: margins[index] ?? 1 })),
  };
  journal.append({ ...planned });
  const isMarginAsked = opened.margin !== null;
  request.onEvent?.({ kind: 'planned', planned, visible, limits, isMarginAsked, calibrationRuns: of });
  return { comparison, planned, deadline, pairMs };
}

/** The plan, and the answer, of counts that came out the same; undefined: they did not. */
function planExactly({ request, opened, journal, subject }: Comparing, trials: Trials) {
  const [base = {}, ...again] = trials.base;
  const [head = {}, ...headAgain] = trials.head;
  const { names, notes: ofNames } = commonNames({ base, head }, [...again, ...headAgain]);
  const metrics = describeMetrics({ request, opened, subject }, names, trials.base);
  const pair = exactPair({ metrics }, trials);
  if (pair === undefined) return undefined;
  const notes = [
    ...ofNames,
    trials.base.length === 1
      ? 'one run of each commit counted the same: more runs would say no more'
      : 'two runs of each commit counted the same: the counts are exact, and more runs would say no more',
  ];
  const draft = { kind: 'planned', pairs: 1, pair_ms: 0, is_exact: true, notes } as const;
  const plan = planOf(opened, { ...draft, metrics: metrics.map((metric) => ({ ...metric, margin: 1 })) }, trials.base);
  requireScores({ metrics }, pair);
  const comparison = compareExactly(plan, comparedPair(pair, pair.base, pair.head));
  const margins = comparison.metrics.map(({ trial }) => trial.margin_share);
  const planned: Planned = {
    ...draft,
    metrics: metrics.map((metric, at) => ({ ...metric, margin: margins[at] ?? 1 })),
  };
  journal.append({ ...planned });
  return { comparison, planned };
}

/** What is compared, and how. */
function describeMetrics(
  { request, opened, subject, parse }: Pick<Comparing, 'request' | 'opened' | 'subject'> & { readonly parse?: string },
  names: readonly string[],
  calibration: readonly Timed['scores'][],
) {
  const { direction, unit: known } = subject.config.objective;
  const own = request.measure === undefined ? known : undefined;
  const unit = request.unit ?? own ?? unitOfRuns(parse ?? '', request.measure);
  return names.map((name) => {
    const scores = calibration.map((each) => each[name] ?? 0);
    const scale = scaleOfMetric(scores, { unit, scale: opened.scale });
    return { name, direction: request.measure === undefined ? direction : ('min' as const), unit, scale };
  });
}

function marginText(share: number): string {
  return `±${Number((share * 100).toPrecision(3))} %`;
}

/** The metrics that both commits have, and what is said of the others. */
function commonNames(trials: Scored, calibration: readonly Timed['scores'][]) {
  const everywhere = [trials.base, trials.head, ...calibration];
  const all = [...new Set(everywhere.flatMap((scores) => Object.keys(scores)))];
  const names = all.filter((name) => everywhere.every((scores) => Object.hasOwn(scores, name)));
  const only = (one: Timed['scores'], other: Timed['scores']) =>
    Object.keys(one).filter((name) => !Object.hasOwn(other, name));
  const missingNotes = (arm: Arm, missing: readonly string[]) =>
    missing.length === 0
      ? []
      : [
          `only the ${arm} has ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}: not compared`,
        ];
  const notes = [
    ...missingNotes('base', only(trials.base, trials.head)),
    ...missingNotes('head', only(trials.head, trials.base)),
  ];
  if (names.length > 0) return { names, notes };
  throw new RunFailed('head', { reason: 'it has no benchmark that the base has', log: undefined });
}

async function runPairs(comparing: Comparing, progress: Progress): Promise<void> {
  const { request, runner, journal, secret, opened, activity } = comparing;
  let last: Arm = 'base';
  const run = async (arm: Arm, pair: number): Promise<Timed> => {
    if (opened.is_washed && arm !== last) await runner.run({ stage: 'washout', number: pair, arm }, pair);
    last = arm;
    return runner.run({ stage: 'pair', number: pair, arm }, pair);
  };
  const startedAt = performance.now();
  const least = leastPairs(1 - opened.confidence);
  for (let pair = 1; !progress.comparison.is_ended; pair += 1) {
    if (pair > least && performance.now() + progress.pairMs > progress.deadline) return;
    const of = Math.max(progress.planned.pairs, pair);
    activity.measure(null, {
      ...{ doing: 'comparing', count: { unit: 'pair', number: pair, of, isAtMost: true } },
      leftMs: progress.pairMs * (of - pair + 1),
    });
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
function requireScores(
  { metrics }: { readonly metrics: readonly Pick<Planned['metrics'][number], 'name' | 'scale'>[] },
  scores: Scored,
): void {
  for (const arm of ['base', 'head'] as const)
    for (const { name, scale } of metrics) {
      const score = scores[arm][name];
      if (score === undefined)
        throw new RunFailed(arm, { reason: `it printed no "${name}" this time`, log: undefined });
      if (scale === 'ratio' && !(score > 0))
        throw new RunFailed(arm, {
          reason: `"${name}" is ${score}, and a ratio needs numbers above 0; compare differences with --scale difference`,
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
  const isHopeless = ended === 'decided' && Object.values(answersOf(progress.comparison)).includes('undecided');
  const notes = isHopeless ? ['it ended early: the planned pairs would not have been enough for every answer'] : [];
  const spent = Math.round(performance.now() - startedAt);
  const end = { kind: 'ended', ended, secret, duration_ms: spent, notes } as const;
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
