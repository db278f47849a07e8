/** What every face of a comparison shows: its verdict, its rows, what the reader has to know. Pure. */
import { centralMedian } from '../base/median.ts';
import { renderScore } from '../base/score-text.ts';
import { kindOfUnit } from '../base/score-unit.ts';
import { plural } from '../base/text.ts';
import type { ComparisonReport, ReportedMetric } from '../compare/report.ts';
import {
  plainLimits,
  renderAnswer,
  renderChangeWords,
  renderConfidence,
  renderInterval,
  renderMargin,
  renderNeeds,
  renderShares,
  worseningOf,
} from './comparison-effect.ts';
import { renderEnded } from './ended-text.ts';
import { oneLine } from './foreign-text.ts';
import { renderPlainInterval } from './plain-claim.ts';
import { instantOf, renderSpan } from './time-text.ts';

type Answer = ComparisonReport['answer'];

const ANSWER_WORDS: Readonly<Record<Answer, string>> = {
  worse: 'worse',
  better: 'better',
  'no-difference': 'no change',
  undecided: 'undecided',
};

const MAX_NAME = 80;
const SHORT_ID = 12;

/** One metric as a row; text of strangers is on one line, and not escaped for a format. */
export interface ComparisonRow {
  readonly metric: ReportedMetric;
  readonly name: string;
  readonly answer: Answer;
  readonly word: string;
  readonly change: string;
  readonly interval: string;
  readonly pairs: string;
  readonly margin: string;
  /** Median scores. */
  readonly base: string;
  readonly head: string;
  readonly sentence: string;
  readonly needs: string | undefined;
}

/** The rows, the strongest evidence first. */
export function buildComparisonRows({ metrics, confidence }: ComparisonReport): readonly ComparisonRow[] {
  const sorted = metrics.toSorted((one, other) => compareNumbers(other.log_e, one.log_e));
  return sorted.map((metric) => {
    const { pairs } = metric;
    return {
      ...{ metric, name: oneLine(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
      ...renderEffectCells(metric),
      pairs: String(pairs.length),
      margin: renderMargin(metric.margin),
      base: renderMedian(
        pairs.map(({ base }) => base),
        metric.unit,
      ),
      head: renderMedian(
        pairs.map(({ head }) => head),
        metric.unit,
      ),
      sentence: renderAnswer(metric, { confidence }),
      needs: renderNeeds(metric),
    };
  });
}

/** What lies within the margin is shown in percent: a factor of 1.002 says less. */
function renderEffectCells(metric: ReportedMetric): Pick<ComparisonRow, 'change' | 'interval'> {
  const share = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
  return share ?? { change: renderChangeWords(metric) ?? 'no pair', interval: renderInterval(metric) };
}

function compareNumbers(one: number, other: number): number {
  if (one === other) return 0;
  return one > other ? 1 : -1;
}

/** Four digits, with the unit: no benchmark knows more. */
function renderMedian(scores: readonly number[], unit: string | null): string {
  if (scores.length === 0) return '–';
  const median = renderScore(Number(centralMedian(scores).toPrecision(4)));
  return unit === null || unit.trim() === '' ? median : `${median} ${oneLine(unit, 20)}`;
}

/** `benchmark` where there are several, as people count them. */
function countOf(part: number, all: number): string {
  return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${plural(all, 'benchmark')}`;
}

/** The verdict as the title of a check run and of a page: `No change beyond ±2 % in 14 benchmarks`. */
export function renderComparisonTitle(report: ComparisonReport): string {
  const rows = buildComparisonRows(report);
  const [first] = rows;
  if (first === undefined) return 'Undecided: no metric was measured';
  const withAnswer = (answer: Answer): readonly ComparisonRow[] => rows.filter((row) => row.answer === answer);
  const widest = Math.max(...withAnswer('no-difference').map(({ metric }) => metric.margin), 0);
  if (rows.length === 1) {
    return report.answer === 'no-difference' ? `No change beyond ${renderMargin(widest)}` : renderOnly(first);
  }
  const [worse, better, undecided] = [withAnswer('worse'), withAnswer('better'), withAnswer('undecided')];
  const count = (some: readonly unknown[]): string => countOf(some.length, rows.length);
  const be = (some: readonly unknown[]): string => (some.length === 1 ? 'is' : 'are');
  if (worse.length > 0) return `${count(worse)} ${be(worse)} worse: ${renderMost(worse)}`;
  if (undecided.length > 0) {
    const found = better.length === 0 ? '' : `, ${better.length} better`;
    return `${count(undecided)} ${be(undecided)} undecided${found}, none worse`;
  }
  if (better.length > 0) return `${count(better)} ${be(better)} better, none worse: ${renderMost(better)}`;
  return `No change beyond ${renderMargin(widest)} in ${plural(rows.length, 'benchmark')}`;
}

/** `1.17× slower (…)`; where higher or lower does not say whether it is good, the answer comes first. */
function renderOnly({ metric, answer, word, sentence }: ComparisonRow): string {
  const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && kindOfUnit(metric.unit) !== 'other');
  return capital(isPlain ? sentence : `${word}: ${sentence}`);
}

/** The title, with the interval in plain words where there is one benchmark: `1.17× slower, very likely between …`. */
export function renderComparisonResult(report: ComparisonReport): string {
  const [row, ...others] = buildComparisonRows(report);
  const isDecided = row?.answer === 'worse' || row?.answer === 'better';
  const limits = row === undefined || others.length > 0 || !isDecided ? undefined : plainLimits(row.metric);
  if (row === undefined || limits === undefined) return renderComparisonTitle(report);
  const isPlain = row.metric.scale === 'ratio' && kindOfUnit(row.metric.unit) !== 'other';
  const change = capital(isPlain ? row.change : `${row.word}: ${row.change}`);
  return `${change}, ${renderPlainInterval(report.confidence, ...limits)}`;
}

/** `Ended 2026-05-20 13:10 UTC, after 4m12s: every benchmark was decided`. */
export function comparisonEnd({ started_at: from, duration_ms: ms, ended }: ComparisonReport): string {
  const start = instantOf(from);
  const to = start === undefined ? undefined : new Date(start + ms).toISOString();
  return renderEnded({ from, to, reason: ENDS[ended] });
}

/** The one that changed most by its ratio, else the one with the strongest evidence. */
function renderMost(rows: readonly ComparisonRow[]): string {
  const size = ({ metric }: ComparisonRow): number => Math.abs(Math.log(worseningOf(metric) ?? 1));
  const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
  return `${most.name} ${most.change}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The largest worsening of all metrics, above 1 is worse; undefined where no metric has a ratio. */
export function worstRatio({ metrics }: ComparisonReport): number | undefined {
  const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
  return ratios.length === 0 ? undefined : Math.max(...ratios);
}

/** `main (1a2b3c4d5e6f)`; a name that is the commit is not said twice. */
export function renderCompared({ name, commit }: ComparisonReport['base']): string {
  const short = oneLine(commit, SHORT_ID).replace('…', '');
  return name === '' || commit.startsWith(name) ? short : `${oneLine(name, MAX_NAME)} (${short})`;
}

const ENDS: Readonly<Record<ComparisonReport['ended'], string>> = {
  decided: 'every benchmark was decided',
  'pairs-used': 'the planned pairs were used',
  'time-used': 'the time was up',
  stopped: 'it was stopped',
};

/** `37 of at most 100 pairs in 4m12s; it ended because every benchmark was decided`. */
export function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }: ComparisonReport): string {
  return `${pairs} of at most ${plural(planned, 'pair')} in ${renderSpan(ms)}; it ended because ${ENDS[ended]}`;
}

/** The same as labelled figures. */
export function runFigures({
  pairs,
  planned_pairs: planned,
  duration_ms: ms,
  ended,
}: ComparisonReport): readonly (readonly [string, string])[] {
  return [
    ['Pairs', `${pairs} of at most ${planned}`],
    ['Time', renderSpan(ms)],
    ['Ended because', ENDS[ended]],
  ];
}

const RATES: Readonly<Record<ComparisonReport['error_rate'], string>> = {
  fdr: 'of the benchmarks called better or worse, at most {} are wrong on average (e-BH)',
  fwer: 'the chance that any benchmark is wrongly called better or worse is at most {}',
  none: 'each benchmark is wrongly called better or worse with a chance of at most {}; with many, some will be',
};

/** What the answers promise. */
export function renderPromise({ confidence, error_rate: rate, metrics }: ComparisonReport): string {
  const risk = renderConfidence(Number((1 - confidence).toPrecision(6)));
  if (metrics.length <= 1) return `A wrong answer has a chance of at most ${risk}.`;
  return `${capital(RATES[rate].replace('{}', risk))}.`;
}

const MAX_FILES = 5;

/** Whose evaluator judged, where a reader has to know: the head changed it, or it is not that of the base. */
export function comparisonBanners(report: ComparisonReport): readonly string[] {
  const { evaluator, changed_evaluator_files: files } = report;
  if (evaluator === 'head') return ['The benchmark of the head measured both commits, as was asked for.'];
  if (evaluator === 'own') {
    return ['Each commit was measured by its own benchmark, as was asked for: a change of it is part of the result.'];
  }
  if (files.length === 0) return [];
  const named = files.slice(0, MAX_FILES).map((file) => oneLine(file, MAX_NAME));
  const rest = files.length - named.length;
  const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}
