/**
 * A comparison from its decision log: what the records amount to, and where they do not follow from each other. Pure: the
 * report is made here, so that whoever has the log has the report.
 */
import type { Issue } from '../base/finding.ts';
import {
  type Comparison,
  type ComparisonPlan,
  compareExactly,
  endComparison,
  reportComparedPair,
  startComparison,
} from '../decision/comparison/comparison.ts';
import { LEAST_PAIRS } from '../decision/comparison/least-pairs.ts';
import type { Answer } from '../decision/comparison/metric-trial.ts';
import { commitmentOf, drawFrom } from '../decision/draw.ts';
import type { ComparisonRecord, Opened, Planned, Ran } from './log.ts';
import type { ComparisonReport } from './report.ts';
import { type Pair, reportOf, type Scores } from './report-of-log.ts';
import { scaleOfMetric } from './unit.ts';

/** The coin of a pair: the commit that runs first. */
export function coinOf(secret: string, pair: number): 'base' | 'head' {
  return drawFrom(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}

/** What the statistics are given, from what was fixed before the first pair. */
export function planOf(opened: Opened, planned: Planned, calibration: readonly Scores[]): ComparisonPlan {
  const plan = openPlanOf(opened, planned, calibration);
  if (opened.margin !== null) return plan;
  // What the noise allows may be more than anybody would call no difference.
  const { metrics } = startComparison(plan);
  const isTooLarge = (index: number): boolean => (metrics[index]?.trial.margin_share ?? 0) > opened.max_margin;
  return {
    ...plan,
    metrics: plan.metrics.map((metric, index) =>
      isTooLarge(index) ? { ...metric, margin: opened.max_margin } : metric,
    ),
  };
}

/** The same with the margins that the noise of the calibration allows, however large: the changes that can be seen. */
export function openPlanOf(opened: Opened, planned: Planned, calibration: readonly Scores[]): ComparisonPlan {
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

/** Follows the records, one after the other. */
export function replayComparison(records: readonly ComparisonRecord[]): Replayed {
  const replay = new Replay();
  for (const [index, record] of records.entries()) replay.take(record, index + 1);
  return replay.result(records.length);
}

class Replay {
  readonly #issues: Issue[] = [];
  readonly #trials: Record<'base' | 'head', Scores[]> = { base: [], head: [] };
  readonly #calibration: Scores[] = [];
  readonly #pairs: Pair[] = [];
  readonly #coins: { readonly pair: number; readonly first: string; readonly line: number }[] = [];
  #opened: Opened | undefined;
  #planned: Planned | undefined;
  #comparison: Comparison | undefined;
  #report: ComparisonReport | undefined;
  #failure: string | undefined;

  take(record: ComparisonRecord, line: number): void {
    if (this.#report !== undefined || this.#failure !== undefined) {
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
      case 'failed':
        this.#failure = record.reason;
        return;
      default:
        record satisfies never;
    }
  }

  result(lines: number): Replayed {
    const isOpen = this.#report === undefined && this.#issues.length === 0;
    const why = this.#failure === undefined ? '' : ` (${this.#failure})`;
    const detail = `the comparison did not come to its end${why}: there is no answer`;
    return {
      report: this.#report,
      issues: isOpen ? [{ detail, code: 'incomplete', where: { line: lines } }] : this.#issues,
    };
  }

  #takeRun({ stage, number, arm, scores }: Ran, line: number): void {
    if (stage === 'trial') this.#trials[arm].push(scores);
    if (stage === 'calibration') {
      if (this.#planned !== undefined) {
        this.#wrong(line, 'order', 'a calibration run after the plan');
        return;
      }
      if (number !== this.#calibration.length + 1)
        this.#wrong(line, 'order', `calibration run ${number} is out of order`);
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
    if (record.is_exact === true) this.#calibration.splice(0, Number.POSITIVE_INFINITY, ...this.#trials.base);
    for (const { name, unit, scale } of record.metrics) {
      const of = this.#calibration.map((scores) => scores[name]).filter((score) => score !== undefined);
      if (of.length === 0 || of.length !== this.#calibration.length) {
        this.#wrong(line, 'plan', `the calibration has no score of ${name}`);
        return;
      }
      const expected = scaleOfMetric(of, { unit, scale: opened.scale });
      if (scale !== expected) this.#wrong(line, 'plan', `the scale of ${name} is ${scale}`, expected);
    }
    if (record.is_exact === true) {
      this.#takeExact(record, opened, line);
      return;
    }
    if (record.pairs < LEAST_PAIRS || record.pairs > opened.max_pairs)
      this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${LEAST_PAIRS} to ${opened.max_pairs}`);
    this.#comparison = startComparison(planOf(opened, record, this.#calibration));
    this.#checkMargins(record, this.#comparison, line);
  }

  /** No pair follows: the first runs are it. */
  #takeExact(record: Planned, opened: Opened, line: number): void {
    const pair = exactPair(record, this.#trials);
    if (pair === undefined || record.pairs !== 1) {
      this.#wrong(line, 'plan', 'it is exact, and its runs are not the same');
      return;
    }
    this.#pairs.push(pair);
    this.#comparison = compareExactly(
      planOf(opened, record, this.#calibration),
      comparedPair(pair, pair.base, pair.head),
    );
    this.#checkMargins(record, this.#comparison, line);
  }

  #checkMargins(record: Planned, comparison: Comparison, line: number): void {
    for (const [index, { trial }] of comparison.metrics.entries()) {
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

/** The one pair of commits that scored the same as each other, or each twice; undefined: they did not. */
export function exactPair(
  { metrics }: { readonly metrics: readonly { readonly name: string }[] },
  { base, head }: Readonly<Record<'base' | 'head', readonly Scores[]>>,
): { readonly first: 'base'; readonly base: Scores; readonly head: Scores } | undefined {
  const [[base1 = {}, base2], [head1 = {}, head2]] = [base, head];
  const isSame = (one: Scores | undefined, other: Scores | undefined): boolean =>
    metrics.every(({ name }) => one?.[name] !== undefined && one[name] === other?.[name]);
  const isExact = isSame(base1, head1) || (isSame(base1, base2) && isSame(head1, head2));
  return isExact ? { first: 'base', base: base1, head: head1 } : undefined;
}

/** Why a comparison ended, as far as its pairs say so: time and people are known to the record alone. */
export function endOf(
  { is_ended, orders, planned, metrics }: Comparison,
  recorded: 'decided' | 'pairs-used' | 'time-used' | 'stopped',
) {
  if (!is_ended) return recorded === 'stopped' ? 'stopped' : 'time-used';
  const isExact = metrics.every(({ trial }) => trial.is_exact === true);
  return orders.length >= planned && !isExact ? 'pairs-used' : 'decided';
}

/** A pair as the statistics take it. */
export function comparedPair({ first }: Pick<Pair, 'first'>, base: Scores, head: Scores) {
  return { first: first === 'head' ? 'candidate' : 'incumbent', base, head } as const;
}
