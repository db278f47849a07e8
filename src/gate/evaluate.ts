import { isMissing } from '../base/decode.ts';
import { type JsonPath, parsePath, valueAt } from '../base/json-path.ts';
import type { Candidate } from './candidates.ts';
import type { EvaluatorConfig } from './config.ts';
import { DIMENSIONS, type RetrievalGate, type Scores, scoreOutput } from './dimensions.ts';
import { activeRules, breaksExpectations, checkExpectations, type Failure } from './expectations.ts';
import { NO_HITS, readFacts, scanText } from './facts.ts';
import { addHints } from './misspelling.ts';
import { buildNeedles } from './needles.ts';
import type { Scenario } from './suite.ts';

export const GRADES = ['pass', 'near_miss', 'low'] as const;
/**
 * How good the overall score is: `pass` from `pass_min_overall` on, `near_miss` from `warn_min_overall` on, else `low`. It does
 * not depend on failures.
 * @useDeclaredType
 */
export type Grade = (typeof GRADES)[number];

/** The judgement of one candidate, as it stands in the report. */
export interface Evaluation {
  /** Id of the candidate. */
  readonly id: string;
  /** Id of the scenario that the candidate names. */
  readonly scenario_id: string;
  /** Whether it passes: it has no failure. */
  readonly pass: boolean;
  readonly grade: Grade;
  readonly scores: Scores;
  /** Every reason why it does not pass. */
  readonly failures: readonly Failure[];
  /** Whether the output abstains. */
  readonly abstain: boolean;
  /** How close the alternatives are, 0 to 1; null if the output does not report it. */
  readonly tie_mass: number | null;
  /** Signals that explain the scores. */
  readonly signals: { readonly retrieval_gate: RetrievalGate };
}

/** Stands for failures that nobody has spelled out yet. */
export const FAILURES_LATER: readonly Failure[] = [];

/** An extra check of every output, such as a JSON Schema of the user's. `text` is `JSON.stringify(output)`. */
export type OutputCheck = (output: Candidate['output'], text: string) => readonly Failure[];

export interface EvaluatorOptions {
  readonly scenario: Scenario;
  readonly config: EvaluatorConfig;
  readonly checkOutput?: OutputCheck | undefined;
}

/**
 * Judges candidates of one scenario; failures are without the hints that `withHints` adds. `text` may hold
 * `JSON.stringify(candidate.output)` when it is known already.
 */
export interface Evaluator {
  (candidate: Candidate, text?: string): Evaluation;
  /**
   * The same, but nothing for a candidate that is `isOut` of the ranking whatever else is found out about it: most of a
   * large file needs no sentence of why it fails, and often no search of its text. Where no check of the user's is among
   * them, the failures of one that fails are `FAILURES_LATER`: of those that rank well now, most are out in the end.
   */
  (candidate: Candidate, text: string, isOut: RankTest): Evaluation | undefined;
}

/** The part of an evaluation that decides its rank. */
export type Ranked = Pick<Evaluation, 'id' | 'pass'> & { readonly scores: Pick<Evaluation['scores'], 'overall'> };

/** Whether a candidate of this rank is not wanted; then none that ranks after it is. */
type RankTest = (rank: Ranked) => boolean;

/**
 * Judges one candidate against a scenario: hard failures first, then, only without any, the overall minimum.
 * Pure: the result depends on the output, the scenario and the config alone.
 * Source: contracts "Candidate Contract (v0)", spec "The candidate gate".
 */
export function evaluateCandidate({
  candidate,
  ...options
}: EvaluatorOptions & { readonly candidate: Candidate }): Evaluation {
  return withHints(buildEvaluator(options)(candidate), candidate.output, options.config);
}

/** Adds to each failure what the output may have meant. It takes longer than judging, and few evaluations are shown. */
export function withHints(evaluation: Evaluation, output: Candidate['output'], config: EvaluatorConfig): Evaluation {
  const { failures } = evaluation;
  if (failures.length === 0) return evaluation;
  return { ...evaluation, failures: addHints(failures, output, config) };
}

/** Prepares what is the same for every candidate of a scenario. */
export function buildEvaluator({ scenario, config, checkOutput }: EvaluatorOptions): Evaluator {
  const { expect } = scenario;
  const rules = activeRules(expect);
  const needles = buildNeedles(config, expect);
  const required = config.required_fields.map((field) => ({ field, path: parsePath(field) ?? [field] }));
  // A hit takes from safety alone: with a weight below zero that raises the score.
  const canForesee = config.weights.S >= 0;
  function evaluate(candidate: Candidate, text?: string): Evaluation;
  function evaluate(candidate: Candidate, text: string, isOut: RankTest): Evaluation | undefined;
  function evaluate(
    candidate: Candidate,
    text = JSON.stringify(candidate.output),
    isOut?: RankTest,
  ): Evaluation | undefined {
    const { id, output } = candidate;
    const isOutAt = (pass: boolean, { overall }: Scores): boolean =>
      isOut?.({ id, pass, scores: { overall } }) === true;
    const facts = readFacts(output);
    let input = { facts, hits: NO_HITS, expect, config };
    let scored = scoreOutput(input);
    if (canForesee && isOutAt(gradeOf(scored.scores.overall, config) === 'pass', scored.scores)) return undefined;
    const hits = scanText(text, needles);
    if (hits !== NO_HITS) {
      input = { ...input, hits };
      scored = scoreOutput(input);
    }
    const { scores, retrievalGate } = scored;
    const grade = gradeOf(scores.overall, config);
    const isFailing = (): boolean =>
      grade !== 'pass' || lacksField(output, required) || breaksExpectations(input, rules);
    if (isOutAt(grade === 'pass', scores)) return undefined;
    const isOutUnlessPassing = isOutAt(false, scores);
    const isLater = isOut !== undefined && checkOutput === undefined;
    const fails = (isLater || isOutUnlessPassing) && isFailing();
    if (isOutUnlessPassing && fails) return undefined;
    let failures: readonly Failure[] = fails ? FAILURES_LATER : NO_FAILURES;
    if (!isLater) {
      const found = missingFields(output, required);
      if (checkOutput !== undefined) found.push(...checkOutput(output, text));
      checkExpectations(input, rules, found);
      if (found.length === 0 && grade !== 'pass') found.push(belowMinimum(scores, config));
      failures = found;
    }
    return {
      id,
      scenario_id: candidate.scenario_id,
      pass: failures.length === 0 && failures !== FAILURES_LATER,
      grade,
      scores,
      failures,
      abstain: facts.isAbstaining,
      tie_mass: facts.tieMass ?? null,
      signals: { retrieval_gate: retrievalGate },
    };
  }
  return evaluate;
}

const NO_FAILURES: readonly Failure[] = [];

interface RequiredField {
  readonly field: string;
  readonly path: JsonPath;
}

function lacksField(output: Candidate['output'], required: readonly RequiredField[]): boolean {
  for (let at = 0; at < required.length; at += 1) {
    const field = required[at];
    if (field !== undefined && isMissing(valueAt(output, field.path))) return true;
  }
  return false;
}

function missingFields(output: Candidate['output'], required: readonly RequiredField[]): Failure[] {
  const failures: Failure[] = [];
  for (const { field, path } of required) {
    if (!isMissing(valueAt(output, path))) continue;
    const message = `the required field ${field} is missing; fill it in.`;
    failures.push({ code: 'missing_required_field', path: `output.${field}`, message });
  }
  return failures;
}

function gradeOf(overall: number, { thresholds }: EvaluatorConfig): Grade {
  if (overall >= thresholds.pass_min_overall) return 'pass';
  return overall >= thresholds.warn_min_overall ? 'near_miss' : 'low';
}

function belowMinimum({ overall, ...scores }: Scores, config: EvaluatorConfig): Failure {
  const { thresholds, weights, retrieval_gate_signal: signal } = config;
  // Raising a dimension that does not count would change nothing.
  const counting = DIMENSIONS.filter((each) => weights[each] > 0 && (each !== 'G' || signal.enabled));
  const [weakest] = counting.toSorted((a, b) => scores[a] - scores[b]);
  const remedy =
    weakest === undefined
      ? 'no dimension has a weight: fix the config.'
      : `the weakest dimension is ${weakest} at ${scores[weakest].toFixed(2)}: raise it.`;
  const message = `the overall score ${overall.toFixed(3)} is below ${thresholds.pass_min_overall}; ${remedy}`;
  return { code: 'pass_min_overall', path: 'output', message };
}
