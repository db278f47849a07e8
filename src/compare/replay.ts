/**
 * A comparison from its decision log: what the records amount to, and where they do not follow from each other. Pure: the
 * report is made here, so that whoever has the log has the report.
 */
import type { Issue } from '../base/finding.ts';
import {
  type ComparedResult,
  type Comparison,
  type ComparisonPlan,
  endComparison,
  overallAnswer,
  reportComparedPair,
  resultsOf,
  startComparison,
} from '../decision/comparison/comparison.ts';
import type { Answer } from '../decision/comparison/metric-trial.ts';
import { scaleOfScores } from '../decision/comparison/score-scale.ts';
import { commitmentOf, drawFrom } from '../decision/draw.ts';
import type { ComparisonRecord, Opened, Planned, Ran } from './log.ts';
import { LEAST_PAIRS } from './options.ts';
import { COMPARISON_FORMAT, type ComparisonReport, type Effect, type ReportedMetric } from './report.ts';
import { ratioUnitOf } from './unit.ts';

type Scores = Readonly<Record<string, number>>;

/** The coin of a pair: the commit that runs first. */
export function coinOf(secret: string, pair: number): 'base' | 'head' {
  return drawFrom(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}

/** What the statistics are given, from what was fixed before the first pair. */
export function planOf(opened: Opened, planned: Planned, calibration: readonly Scores[]): ComparisonPlan {
  return {
    alpha: 1 - opened.confidence,
    planned: planned.pairs,
    error_rate: opened.error_rate,
    max_margin: opened.max_margin,
    metrics: planned.metrics.map(({ name, direction, scale }) => ({
      ...{
        name,
        scale,
        sign: direction === 'min' ? 1 : -1,
        calibration: calibration.map((scores) => scores[name] ?? 0),
      },
      ...(opened.margin === null ? {} : { margin: opened.margin }),
    })),
  };
}

/** The answers so far; null: none yet. */
export function answersOf({ metrics }: Comparison): Record<string, Answer | null> {
  return Object.fromEntries(metrics.map(({ name, called, trial }) => [name, called?.answer ?? trial.answer]));
}

export interface Replayed {
  /** Undefined where the comparison did not come to its end. */
  readonly report: ComparisonReport | undefined;
  readonly issues: readonly Issue[];
}

interface Pair {
  first: 'base' | 'head';
  base?: Scores;
  head?: Scores;
}

/** Follows the records, one after the other. */
export function replayComparison(records: readonly ComparisonRecord[]): Replayed {
  const replay = new Replay();
  for (const [index, record] of records.entries()) replay.take(record, index + 1);
  return replay.result(records.length);
}

class Replay {
  readonly #issues: Issue[] = [];
  readonly #calibration: Scores[] = [];
  readonly #pairs: Pair[] = [];
  readonly #coins: { readonly pair: number; readonly first: string; readonly line: number }[] = [];
  #opened: Opened | undefined;
  #planned: Planned | undefined;
  #comparison: Comparison | undefined;
  #report: ComparisonReport | undefined;

  take(record: ComparisonRecord, line: number): void {
    if (this.#report !== undefined) {
      this.#wrong(line, 'order', 'it comes after the end of the comparison');
      return;
    }
    if ((record.kind === 'opened') !== (line === 1)) {
      this.#wrong(line, 'order', `it is of the kind "${record.kind}"`);
      return;
    }
    switch (record.kind) {
      case 'opened':
        this.#opened = record;
        return;
      case 'ran': {
        this.#takeRun(record, line);
        return;
      }
      case 'planned': {
        this.#takePlan(record, line);
        return;
      }
      case 'drawn':
        if (this.#comparison === undefined || record.pair !== this.#pairs.length + 1) {
          this.#wrong(line, 'order', `the coin of pair ${record.pair} is out of order`);
          return;
        }
        this.#coins.push({ ...record, line });
        this.#pairs.push({ first: record.first });
        return;
      case 'decided': {
        this.#takeDecision(record, line);
        return;
      }
      case 'ended': {
        this.#takeEnd(record, line);
        return;
      }
      default:
        record satisfies never;
    }
  }

  result(lines: number): Replayed {
    const isOpen = this.#report === undefined && this.#issues.length === 0;
    const detail = 'the comparison did not come to its end: there is no answer';
    return {
      report: this.#report,
      issues: isOpen ? [{ detail, code: 'incomplete', where: { line: lines } }] : this.#issues,
    };
  }

  #takeRun({ stage, number, arm, scores }: Ran, line: number): void {
    if (stage === 'calibration') {
      if (this.#planned !== undefined) {
        this.#wrong(line, 'order', 'a calibration run after the plan');
        return;
      }
      this.#calibration.push(scores);
    }
    if (stage !== 'pair') return;
    const pair = this.#pairs.at(-1);
    const isFirst = pair?.base === undefined && pair?.head === undefined;
    if (
      pair === undefined ||
      number !== this.#pairs.length ||
      pair[arm] !== undefined ||
      (isFirst && arm !== pair.first)
    ) {
      this.#wrong(line, 'order', `the run of the ${arm} in pair ${number} is out of order`);
      return;
    }
    pair[arm] = scores;
  }

  #takePlan(record: Planned, line: number): void {
    const opened = this.#opened;
    if (opened === undefined || this.#comparison !== undefined) {
      this.#wrong(line, 'order', 'it is out of order');
      return;
    }
    this.#planned = record;
    for (const { name, unit, scale } of record.metrics) {
      const of = this.#calibration.map((scores) => scores[name]).filter((score) => score !== undefined);
      if (of.length === 0 || of.length !== this.#calibration.length) {
        this.#wrong(line, 'plan', `the calibration has no score of ${name}`);
        return;
      }
      const expected = scaleOfScores(of, ratioUnitOf(unit));
      if (scale !== expected) this.#wrong(line, 'plan', `the scale of ${name} is ${scale}`, expected);
    }
    if (record.pairs < LEAST_PAIRS || record.pairs > opened.max_pairs)
      this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${LEAST_PAIRS} to ${opened.max_pairs}`);
    this.#comparison = startComparison(planOf(opened, record, this.#calibration));
    for (const [index, { trial }] of this.#comparison.metrics.entries()) {
      const recorded = record.metrics[index];
      if (recorded !== undefined && recorded.margin !== trial.margin_share)
        this.#wrong(line, 'plan', `the margin of ${recorded.name} is ${recorded.margin}`, String(trial.margin_share));
    }
  }

  #takeDecision(record: Extract<ComparisonRecord, { kind: 'decided' }>, line: number): void {
    const [pair, comparison] = [this.#pairs.at(-1), this.#comparison];
    if (
      comparison === undefined ||
      pair?.base === undefined ||
      pair.head === undefined ||
      record.pair !== this.#pairs.length
    ) {
      this.#wrong(line, 'order', 'a decision without a whole pair before it');
      return;
    }
    if (comparison.is_ended) {
      this.#wrong(line, 'order', 'a pair after the last one');
      return;
    }
    try {
      this.#comparison = reportComparedPair(comparison, comparedPair(pair, pair.base, pair.head));
    } catch (error) {
      this.#wrong(line, 'score', error instanceof Error ? error.message : String(error));
      return;
    }
    const expected = answersOf(this.#comparison);
    const different = Object.keys(expected).find((name) => record.answers[name] !== expected[name]);
    if (different !== undefined) {
      const found = `the answer of ${different} is ${String(record.answers[different])}`;
      this.#wrong(line, 'decision', found, String(expected[different]));
    }
    if (record.is_ended !== this.#comparison.is_ended)
      this.#wrong(line, 'decision', `is_ended is ${record.is_ended}`, String(this.#comparison.is_ended));
  }

  #takeEnd(record: Extract<ComparisonRecord, { kind: 'ended' }>, line: number): void {
    const [opened, planned, comparison] = [this.#opened, this.#planned, this.#comparison];
    if (opened === undefined || planned === undefined || comparison === undefined) {
      this.#wrong(line, 'order', 'an end without a plan');
      return;
    }
    if (commitmentOf(record.secret) !== opened.seed_commitment)
      this.#wrong(line, 'coin', 'the secret of the coins is not the one that was committed to');
    const turned = this.#coins.find(({ pair, first }) => first !== coinOf(record.secret, pair));
    if (turned !== undefined) this.#wrong(turned.line, 'coin', `the coin of pair ${turned.pair} says ${turned.first}`);
    if (record.ended !== endOf(comparison, record.ended))
      this.#wrong(line, 'decision', `the end is "${record.ended}"`, endOf(comparison, record.ended));
    // What was stopped by a person gets no look at the end: nobody planned it.
    const final = record.ended === 'stopped' ? comparison : endComparison(comparison);
    const whole = this.#pairs.filter(({ base, head }) => base !== undefined && head !== undefined);
    const report = reportOf({
      opened,
      planned,
      end: record,
      comparison: final,
      pairs: whole,
      calibration: this.#calibration,
    });
    if (report.answer !== record.answer) this.#wrong(line, 'decision', `the answer is ${record.answer}`, report.answer);
    this.#report = report;
  }

  #wrong(line: number, code: string, detail: string, expected?: string): void {
    this.#issues.push({ detail, code, where: { line }, ...(expected === undefined ? {} : { expected }) });
  }
}

/** Why a comparison ended, as far as its pairs say so: time and people are known to the record alone. */
export function endOf(
  { is_ended, orders, planned }: Comparison,
  recorded: 'decided' | 'pairs-used' | 'time-used' | 'stopped',
) {
  if (!is_ended) return recorded === 'stopped' ? 'stopped' : 'time-used';
  return orders.length >= planned ? 'pairs-used' : 'decided';
}

/** A pair as the statistics take it. */
export function comparedPair({ first }: Pick<Pair, 'first'>, base: Scores, head: Scores) {
  return { first: first === 'head' ? 'candidate' : 'incumbent', base, head } as const;
}

interface Reported {
  readonly opened: Opened;
  readonly planned: Planned;
  readonly end: Extract<ComparisonRecord, { kind: 'ended' }>;
  readonly comparison: Comparison;
  readonly pairs: readonly Pair[];
  readonly calibration: readonly Scores[];
}

function reportOf({ opened, planned, end, comparison, pairs, calibration }: Reported): ComparisonReport {
  const results = resultsOf(comparison);
  const named = ({ name, commit }: Opened['base']) => ({ name, commit });
  return {
    format: COMPARISON_FORMAT,
    base: named(opened.base),
    head: named(opened.head),
    evaluator: opened.evaluator,
    changed_evaluator_files: opened.changed_evaluator_files,
    command: opened.command,
    answer: overallAnswer(results),
    metrics: results.map((result) => {
      const metric = planned.metrics.find(({ name }) => name === result.name);
      const trial = comparison.metrics.find(({ name }) => name === result.name)?.trial;
      if (metric === undefined || trial === undefined) throw new TypeError(`a result without a plan: ${result.name}`);
      return metricOf(result, {
        ...{ metric, level: trial.level, margin: trial.margin_share },
        pairs: pairs.map(({ first, base = {}, head = {} }) => ({
          ...{ base: base[result.name] ?? 0, head: head[result.name] ?? 0, first },
        })),
        calibration: calibration.map((scores) => scores[result.name] ?? 0),
      });
    }),
    confidence: opened.confidence,
    error_rate: opened.error_rate,
    planned_pairs: planned.pairs,
    pairs: pairs.length,
    ended: end.ended,
    started_at: opened.started_at,
    duration_ms: end.duration_ms,
    notes: [...opened.notes, ...planned.notes, ...end.notes],
  };
}

interface MetricFacts extends Pick<ReportedMetric, 'pairs' | 'calibration' | 'margin'> {
  readonly metric: Planned['metrics'][number];
  readonly level: number;
}

function metricOf(result: ComparedResult, { metric, level, margin, pairs, calibration }: MetricFacts): ReportedMetric {
  const { name, direction, unit, scale } = metric;
  const { answer, has_carry_over, needs, log_e } = result;
  const share = (units: number): number => (scale === 'ratio' ? Math.expm1(units) : units / level);
  return {
    ...{ name, direction, unit, scale, answer, margin, has_carry_over },
    // A pair that no evidence comes of leaves it at 1.
    log_e: Number.isFinite(log_e) ? log_e : 0,
    effect: pairs.length === 0 ? null : effectOf(result, metric),
    needs: answer !== 'undecided' || needs === undefined ? null : { times: needs.times, margin: share(needs.margin) },
    ...{ pairs, calibration },
  };
}

/** More is worse in the statistics; users read head against base. */
function effectOf(
  { estimate, lower, upper }: ComparedResult,
  { direction, scale }: Planned['metrics'][number],
): Effect {
  const read = (value: number | null): number | null => {
    if (value === null) return null;
    const signed = direction === 'min' ? value : -value;
    return scale === 'ratio' ? Math.exp(signed) : signed;
  };
  const [low, high] = direction === 'min' ? [lower, upper] : [upper, lower];
  return { estimate: read(estimate) ?? 0, lower: read(low), upper: read(high) };
}
