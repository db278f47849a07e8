/**
 * What three scores of the base and candidates that must not pass tell of an evaluator, as checks.
 * Invariant: each trial is reported before it begins; one that was interrupted is reported as interrupted, not as passed.
 */

import { parseDuration, renderDuration } from '../../base/duration.ts';
import { median } from '../../base/median.ts';
import { plural } from '../../base/text.ts';
import { decideEffort, expandEffort } from '../../decision/effort.ts';
import { BROKEN_REMEDY } from '../../decision/negative-control.ts';
import { powerOf } from '../../decision/power.ts';
import { believedRemedy, describeBelieved } from '../../engine/acceptance/evaluator-trust.ts';
import { levelOf } from '../../stats/level.ts';
import { decisionSettings, type ExperimentConfig } from '../config/config.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { measureNoise } from '../scoring/noise.ts';
import type { Check, EvaluatorFigures, IterationEstimate } from './diagnosis.ts';
import {
  type BaseScore,
  type BaseTrial,
  type BrokenTrial,
  type EchoTrial,
  type Trial,
  tryBase,
  tryBroken,
  tryDeletion,
  tryEcho,
} from './evaluator-trial.ts';
import { describeDeletion, describeEmptied, describePlanted } from './integrity-checks.ts';
import { tryEmptied, tryPlanted } from './integrity-trials.ts';
import { estimateIterations } from './iteration-estimate.ts';

export interface Examination {
  readonly checks: readonly Check[];
  readonly figures: EvaluatorFigures | undefined;
}

export interface ExaminationContext {
  readonly deadline: Date | undefined;
  readonly now: Date;
  readonly records: readonly IterationRecord[];
  readonly onProgress: (what: string) => void;
}

const BROKEN_OFF: Check = {
  id: 'evaluator',
  verdict: 'warning',
  title: 'evaluator',
  detail: 'broken off before it was tried to the end',
};

/** Tries the evaluator and says what came of it. */
export async function examineEvaluator(trial: Trial, context: ExaminationContext): Promise<Examination> {
  const { config } = trial;
  const base = await tryBase(trial, (nth, of) => context.onProgress(`scoring the base, ${nth} of ${of}`));
  if (base.kind === 'aborted') return { checks: [BROKEN_OFF], figures: undefined };
  if (base.kind === 'failed') return { checks: [failed(config, base)], figures: undefined };
  const figures = buildFigures(config, base.scores, context);
  const checks: Check[] = [
    describeScores(figures, config),
    describeTime(figures, config),
    describeNoop(figures, config),
  ];
  const [first] = base.scores;
  if (first === undefined) return { checks, figures };
  context.onProgress('scoring a candidate that only claims to be good');
  const echo = await tryEcho(trial, first);
  context.onProgress('scoring a candidate without its tests');
  const deletion = await tryDeletion(trial, first, figures.detectable);
  context.onProgress('scoring a candidate with emptied tests');
  const emptied = await tryEmptied(trial, first, figures.detectable);
  context.onProgress('scoring a candidate with planted files');
  const planted = await tryPlanted(trial, first);
  context.onProgress('scoring a candidate without anything but the protected files');
  const broken = describeBroken(await tryBroken(trial, base.scores), config);
  const tried = [...describeDeletion(deletion), ...describeEmptied(emptied), ...describePlanted(planted)];
  return { checks: [...checks, describeEcho(echo), ...tried, ...broken], figures };
}

function failed(
  { objective }: ExperimentConfig,
  { reason, nth, isGuard }: Extract<BaseTrial, { kind: 'failed' }>,
): Check {
  if (isGuard) return describeBaseGuard(reason);
  // Without a baseline, or where a failure has a score, a run begins all the same.
  const isNeeded = objective.baseline && objective.fail_mode !== 'worst';
  const verdict = isNeeded || nth > 1 ? 'problem' : 'warning';
  const detail = nth === 1 ? `the base has no score: ${reason}` : `the base has a score, but not every time: ${reason}`;
  const remedy = 'Fix objective.command, objective.parse or setup; it runs in a clean checkout, without network.';
  return { id: 'evaluator', verdict, title: 'evaluator', detail, remedy };
}

/** The base itself does not pass what every change has to pass. */
function describeBaseGuard(reason: string): Check {
  return {
    ...{ id: 'base-guard', verdict: 'problem', title: 'guards of the base' },
    detail: `the base does not pass its guards: ${reason}`,
    remedy: 'Fix the base or the guard: every change would be refused by it.',
  };
}

function buildFigures(
  config: ExperimentConfig,
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
  const iterations: IterationEstimate | undefined =
    totalMs === undefined
      ? undefined
      : estimateIterations({
          ...{ noise, totalMs, agentMs, evaluationMs },
          settings: decisionSettings(config),
          isBaseScored: config.objective.baseline,
          budgetMs: parseDuration(config.iteration.budget) ?? 0,
          parallel: config.iteration.parallel,
          maxIterations: config.iteration.max_iterations,
        });
  return { ...noise, scores, evaluationMs, iterations };
}

function isByPairs({ decision }: ExperimentConfig['objective']): boolean {
  return decision === 'auto' || decision === 'paired-sequential';
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
    `a single comparison tells differences from ${shown(detectable)}${share} on (2·SD·√2; of ${scores.length} scores, so a rough figure)`,
    ...(isByPairs(objective) ? [describePower(config, figures)] : []),
  ].join('; ');
  return { ...check, detail };
}

function describeTime({ evaluationMs, iterations }: EvaluatorFigures, { schedule }: ExperimentConfig): Check {
  const took = `an evaluation takes ${renderSeconds(evaluationMs)}`;
  const check = { id: 'time', title: 'time' } as const;
  if (iterations === undefined) return { ...check, verdict: 'ok', detail: took };
  const { least, most, basis } = iterations;
  const count = least === most ? plural(least, 'iteration') : `${least} to ${most} iterations`;
  const frame = schedule.total_budget ?? `the time until ${schedule.deadline ?? ''}`;
  const detail = `${took}; ${count} fit ${frame} (${basis})`;
  if (most >= FEW) return { ...check, verdict: 'ok', detail };
  return { ...check, verdict: 'warning', detail, remedy: 'Give the run more time, or its iterations less.' };
}

// Fewer tries than this rarely find anything.
const FEW = 3;

function renderSeconds(ms: number): string {
  return ms < 10_000 ? `${(ms / 1000).toFixed(2)} s` : renderDuration(Math.round(ms / 1000) * 1000);
}

/** A change without effect is an A/A comparison. */
function describeNoop(
  { isDeterministic, falseKeeps, pairs, detectable }: EvaluatorFigures,
  { objective }: ExperimentConfig,
): Check {
  const check = { id: 'noop', title: 'change without effect' } as const;
  if (isDeterministic) return { ...check, verdict: 'ok', detail: 'would not be kept: its score is the same' };
  if (isByPairs(objective)) {
    const share = shown((1 - objective.confidence) * 100);
    const detail = `is kept at most ${share} times in 100: pairs decide; ${falseKeeps} of ${plural(pairs, 'pair')} of single scores would have`;
    return { ...check, verdict: 'ok', detail };
  }
  if (falseKeeps === 0) {
    const detail = `none of ${plural(pairs, 'pair')} of scores of the base would have been kept; by chance, since they differ`;
    return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
  }
  const detail = `may be kept by chance: ${falseKeeps} of ${plural(pairs, 'pair')} of scores of the base would have been, and gains below ${shown(detectable)} mean nothing`;
  return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}

const NOISE_REMEDY =
  'Make the evaluator steadier: fix its seed, count work instead of time, or print the median of several measurements.';

/** Whether the evaluator takes the word of the code under test. */
export function describeEcho(echo: EchoTrial): Check {
  const check = { id: 'echo', title: 'claimed score' } as const;
  switch (echo.kind) {
    case 'believed':
      return {
        ...check,
        verdict: 'problem',
        detail: describeBelieved(echo),
        remedy: believedRemedy('objective.protect'),
      };
    case 'withstood':
      return {
        ...check,
        verdict: 'ok',
        detail: `is not believed (${plural(echo.scripts, 'script')} printed one and ended): ${echo.how}`,
      };
    case 'untried':
      return { ...check, verdict: 'ok', detail: `not tried: ${echo.why}` };
    case 'aborted':
      return { ...check, verdict: 'warning', detail: 'broken off before it was tried' };
    default:
      return echo satisfies never;
  }
}

function describeBroken(broken: BrokenTrial, { objective }: ExperimentConfig): Check[] {
  const check = { id: 'broken', title: 'broken candidate' } as const;
  switch (broken.kind) {
    case 'untried':
      return [];
    case 'settled': {
      if (broken.passed) {
        const detail = broken.remark ?? 'one without anything but the protected files fails, as it must';
        return [{ ...check, verdict: broken.remark === null ? 'ok' : 'warning', detail }];
      }
      const isStop = objective.integrity.broken === 'stop';
      const detail = `${broken.remark}${isStop ? '; it ends a run' : ''}`;
      return [{ ...check, verdict: isStop ? 'problem' : 'warning', detail, remedy: `${BROKEN_REMEDY}.` }];
    }
    case 'infra':
      return [{ ...check, verdict: 'warning', detail: `could not be tried: ${broken.reason}` }];
    case 'aborted':
      return [{ ...check, verdict: 'warning', detail: 'broken off before it was tried' }];
    default:
      return broken satisfies never;
  }
}

function shown(value: number): string {
  return String(Number(value.toPrecision(4)));
}
