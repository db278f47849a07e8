/**
 * What three scores of the base and candidates that must not pass show of an evaluator, as checks.
 * Invariant: each trial is reported before it begins; one that was interrupted is reported as interrupted, not as passed.
 */

import { parseDuration } from '../../base/duration.ts';
import { median } from '../../base/median.ts';
import { plural } from '../../base/text.ts';
import { decideEffort, expandEffort } from '../../decision/effort.ts';
import { mayBe } from '../../decision/policies/registry.ts';
import { powerOf } from '../../decision/power.ts';
import { examineBase } from '../../doctor/base-examination.ts';
import { type NegativeControlTrial, tryDeletion, tryEcho, tryNegativeControl } from '../../doctor/candidate-trials.ts';
import type { Check } from '../../doctor/check.ts';
import type { Checkup } from '../../doctor/checkup.ts';
import { costsOf, renderEvaluation } from '../../doctor/cost.ts';
import {
  describeDeletion,
  describeEcho,
  describeEmptied,
  describeNegativeControl,
  describePlanted,
  type ProtectKey,
} from '../../doctor/integrity-checks.ts';
import {
  type EmptiedTrial,
  findOpenTests,
  findUntried,
  tryEmptied,
  tryPlanted,
} from '../../doctor/integrity-trials.ts';
import { describeLimits } from '../../doctor/time-limits.ts';
import { keptBuildMs } from '../../engine/evaluation/kept-build.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { levelOf } from '../../stats/level.ts';
import { decisionSettings } from '../config/config.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { measureNoise } from '../scoring/noise.ts';
import { amendConfig, describeBaseFailure } from './base-failure.ts';
import { type BaseFailure, tryBase } from './base-trial.ts';
import type { EvaluatorFigures, IterationEstimate } from './diagnosis.ts';
import { type BaseScore, forge, subjectOf, type Trial } from './evaluator-trial.ts';
import { estimateIterations } from './iteration-estimate.ts';
import { timeoutPath } from './key-values.ts';
import { describeLater, tryLater } from './later-plants.ts';
import { examineSetup } from './setup-trial.ts';

export interface ExaminationContext {
  readonly deadline: Date | undefined;
  readonly now: Date;
  readonly records: readonly IterationRecord[];
  /** A path as a user in the repository's top folder types it. */
  readonly shown: (path: string) => string;
  readonly isFixing: boolean;
}

/** Tries the evaluator and reports what comes of it; gives what it costs, where it gave a score. */
export async function examineEvaluator(
  checkup: Pick<Checkup, 'add'>,
  written: Trial,
  context: ExaminationContext,
): Promise<EvaluatorFigures | undefined> {
  const { config: ofFile } = written;
  const base = await examineBase(
    checkup,
    {
      config: ofFile,
      tryBase: (config: ExperimentConfig, name: string) => tryBase({ ...written, config }, name),
      // Places in arrays are those of the config that is written.
      describe: (config, failure: BaseFailure) => describeBaseFailure({ ...config, guards: ofFile.guards }, failure),
      amend: amendConfig,
    },
    context,
  );
  if (base === undefined) {
    checkup.add(...(await examineFiles(written)));
    return undefined;
  }
  const { config, isWritten } = base;
  const trial: Trial = { ...written, config };
  const subject = subjectOf(trial);
  const figures = buildFigures(trial, base.scores, context);
  const scores = describeScores(figures, config);
  const limited = { config, limitOf: (step: string) => timeoutPath(config, step) };
  const detail = isWritten ? scores.detail : `with the changes above, ${scores.detail}`;
  checkup.add({ ...scores, detail }, describeTime(figures, config), ...describeLimits(limited, base.scores));
  const setup = await examineSetup(trial, base.scores);
  checkup.add(...setup);
  // With another setup every command is another one: the rest is examined then.
  if (context.isFixing && setup.some(({ fix }) => fix !== undefined)) return undefined;
  checkup.add(describeNoop(figures, config));
  const [first] = base.scores;
  if (first === undefined) return figures;
  const forging = () => forge(trial, first);
  checkup.add(describeEcho(await tryEcho(subject, forging), 'objective.protect'));
  checkup.add(...describeDeletion(await tryDeletion(subject, first, figures.detectable), 'objective.protect'));
  checkup.add(...describeEmptied(await tryEmptied(subject, first, figures.detectable), protectKeyOf(trial)));
  checkup.add(...describePlanted(await tryPlanted(subject, forging)));
  checkup.add(...describeLater(await tryLater(trial, first)));
  const { negative_control: action } = config.objective;
  checkup.add(...describeNegativeControl(await tryControl(trial, base.scores), action));
  return isWritten ? figures : undefined;
}

/** As a run would try it. */
async function tryControl(trial: Trial, scores: readonly BaseScore[]): Promise<NegativeControlTrial> {
  const { negative_control: action, baseline, guards, metrics } = trial.config.objective;
  if (action === 'off' || !baseline) return { kind: 'untried' };
  return tryNegativeControl(subjectOf(trial), { scores, settings: { guards, metrics } });
}

/** What can be found without a score of the base: nothing is run. */
export async function examineFiles(trial: Trial): Promise<Check[]> {
  const subject = subjectOf(trial);
  const open = await findOpenTests(subject);
  const emptied: EmptiedTrial = open.kind === 'open' ? { ...open, isPassed: false } : open;
  return [...describeEmptied(emptied, protectKeyOf(trial)), ...describePlanted(await findUntried(subject))];
}

function buildFigures(
  { config, privateArea }: Trial,
  base: readonly BaseScore[],
  { deadline, now, records }: ExaminationContext,
): EvaluatorFigures {
  const scores = base.map(({ score }) => score);
  const evaluationMs = median(base.map(({ tookMs }) => tookMs)) ?? 0;
  const agentMs = median(records.flatMap(({ durations }) => durations?.agent_ms ?? []));
  const totalMs =
    deadline === undefined
      ? parseDuration(config.schedule.total_budget ?? '')
      : Math.max(0, deadline.getTime() - now.getTime());
  const noise = measureNoise(scores, config.objective.direction);
  const costs = costsOf(base, { keptBuildMs: keptBuildMs(privateArea) });
  const estimate = (totalMs: number, maxIterations: number): IterationEstimate =>
    estimateIterations({
      ...{ noise, totalMs, agentMs, evaluationMs, maxIterations },
      // Of the base alone it is there already.
      buildMs: costs.find(({ step }) => step === 'build')?.coldMs ?? 0,
      settings: decisionSettings(config),
      isBaseScored: config.objective.baseline,
      budgetMs: parseDuration(config.iteration.budget) ?? 0,
      parallel: config.iteration.parallel,
    });
  return {
    ...{ ...noise, scores, evaluationMs, costs },
    iterations: totalMs === undefined ? undefined : estimate(totalMs, config.iteration.max_iterations),
    night: estimate(NIGHT_MS, 0),
  };
}

const NIGHT_MS = 8 * 3_600_000;

function isByPairs({ decision }: ExperimentConfig['objective']): boolean {
  return mayBe(decision, ({ test }) => test === 'pairs');
}

/** What pairs find under these settings; of an error rate that grows, with the level of the first test. */
function describePower({ objective }: ExperimentConfig, { sd }: EvaluatorFigures): string {
  const rules = expandEffort(objective, decideEffort(objective.effort, undefined));
  const a0 = 1 - objective.confidence;
  const { error_rate, max_candidates: horizon = null } = objective;
  const a = levelOf({ error_rate, alpha: a0, horizon }, { tested: 0, kept: 0 });
  const { found, seldom } = powerOf({ ...rules, a, a0 });
  const test = `at most ${rules.max_pairs} pairs at the level ${shown(a)}`;
  return found === undefined
    ? `${test} find no gain 8 times in 10`
    : `${test} find a gain of ${shown(found * sd)} 8 times in 10, one below ${shown(seldom * sd)} seldom`;
}

function describeScores(figures: EvaluatorFigures, config: ExperimentConfig): Check {
  const { scores, isDeterministic, sd, detectable, mean } = figures;
  const { objective } = config;
  const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' } as const;
  if (isDeterministic) {
    const detail = `the base scores ${scores[0]} each of ${scores.length} times; every difference counts`;
    return { ...check, detail };
  }
  const percent = (detectable / Math.abs(mean)) * 100;
  const share = Number.isFinite(percent) ? ` (${shown(percent)}% of it)` : '';
  const detail = [
    `the base scores ${scores.map(shown).join(', ')}: SD ${shown(sd)}`,
    `a single comparison detects differences of at least ${shown(detectable)}${share} (2·SD·√2; of ${scores.length} scores, so a rough figure)`,
    ...(isByPairs(objective) ? [describePower(config, figures)] : []),
  ].join('; ');
  return { ...check, detail };
}

function describeTime(figures: EvaluatorFigures, { schedule, setup }: ExperimentConfig): Check {
  const { evaluationMs, iterations, costs, night } = figures;
  const isPrepared = setup.inputs.length > 0 && !costs.some(({ step }) => step === 'setup');
  const cost = renderEvaluation({ evaluationMs, costs, isPrepared });
  const took = `${cost}; 8 h are enough for ${renderCount(night)}`;
  const check = { id: 'time', title: 'time' } as const;
  if (iterations === undefined) return { ...check, verdict: 'ok', detail: `${took} (${night.basis})` };
  const frame = schedule.total_budget ?? `the time until ${schedule.deadline ?? ''}`;
  const detail = `${took}, ${frame} ${renderCount(iterations)} (${iterations.basis})`;
  if (iterations.most >= FEW) return { ...check, verdict: 'ok', detail };
  return { ...check, verdict: 'warning', detail, remedy: 'Extend the run, or shorten its iterations.' };
}

function renderCount({ least, most }: IterationEstimate): string {
  return least === most ? plural(least, 'iteration') : `${least} to ${most} iterations`;
}

// Fewer tries than this rarely find anything.
const FEW = 3;

/** A change without effect is an A/A comparison. */
function describeNoop(
  { isDeterministic, falselyAccepted, pairs, detectable }: EvaluatorFigures,
  { objective }: ExperimentConfig,
): Check {
  const check = { id: 'noop', title: 'change without effect' } as const;
  if (isDeterministic) return { ...check, verdict: 'ok', detail: 'would not be accepted: its score is the same' };
  if (isByPairs(objective)) {
    const share = shown((1 - objective.confidence) * 100);
    const detail = `is accepted at most ${share} times in 100, because pairs decide; single scores would accept it in ${falselyAccepted} of ${plural(pairs, 'pair')}`;
    return { ...check, verdict: 'ok', detail };
  }
  if (falselyAccepted === 0) {
    const detail = `would not be accepted in any of ${plural(pairs, 'pair')} of scores of the base, but the scores differ, so this is luck`;
    return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
  }
  const detail = `may be accepted by chance, as in ${falselyAccepted} of ${plural(pairs, 'pair')} of scores of the base; gains below ${shown(detectable)} mean nothing`;
  return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}

const NOISE_REMEDY =
  'Make the evaluator steadier: fix its seed, count work instead of time, or print the median of several measurements.';

function shown(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** Tests that could be protected before anything runs. */
export async function findUnprotected(trial: Trial): Promise<Check[]> {
  const found = await findOpenTests(subjectOf(trial));
  return found.kind === 'open' ? describeEmptied({ ...found, isPassed: false }, protectKeyOf(trial)) : [];
}

function protectKeyOf({ config, protectedFiles }: Trial): ProtectKey {
  return {
    path: ['objective', 'protect'],
    isWritten: config.objective.protect !== undefined,
    globs: protectedFiles.globs,
  };
}
