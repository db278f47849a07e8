/** How far a task is, before its next step; for the person who watches, never for an agent. */
import type { Progress } from '../base/activity.ts';
import { medianOfAscending } from '../base/median.ts';
import type { CompareTrial } from '../decision/compare-trial.ts';
import type { MeasureStep } from '../decision/measurement.ts';
import type { PairedTrial, Purpose } from '../decision/paired-trial.ts';
import type { Task } from '../decision/task.ts';
import { logEvidence } from '../stats/e-process.ts';

const DOING: Readonly<Record<Purpose, string>> = {
  candidate: 'scoring',
  simplify: 'scoring',
  distil: 'testing what is left',
  canary: 'checking the evaluator',
  promotion: 'testing the promotion',
  certify: 'testing again',
};

interface Known {
  /** What evaluations took so far, in milliseconds, ascending. */
  readonly evaluationMs: readonly number[];
  /** The guards of the candidate passed. */
  readonly arePassed: boolean;
}

/** How far a task is that takes a step next. */
export function progressOf(task: Task, { runs }: Pick<MeasureStep, 'runs'>, known: Known): Progress {
  const { count, ...named } = describe(task);
  const took = medianOfAscending(known.evaluationMs);
  const evaluations = runs.reduce((sum, { isWashed }) => sum + (isWashed === true ? 2 : 1), 0);
  const steps = count === undefined ? 1 : count.of - count.number + 1;
  return {
    ...named,
    ...(count === undefined ? {} : { count }),
    ...(known.arePassed && isOfCandidate(task) ? { guards: 'ok' } : {}),
    ...(took === undefined ? {} : { leftMs: Math.round(took * evaluations * steps) }),
  };
}

function isOfCandidate(task: Task): boolean {
  return 'purpose' in task && ['candidate', 'simplify', 'distil'].includes(task.purpose);
}

type Described = Pick<Progress, 'doing' | 'count' | 'evidence'>;

function describe(task: Task): Described {
  switch (task.task) {
    case 'calibration':
      return { doing: 'calibrating', count: { number: task.scores.length + 1, of: task.runs, isAtMost: false } };
    case 'confirmation':
      return { doing: 'confirming', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
    case 'leave-out':
      return { doing: 'leaving one out', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
    case 'paired':
      return describePaired(task);
    case 'compare':
      return describeCompare(task);
    default:
      return task satisfies never;
  }
}

function describePaired({ purpose, is_screened, screen_scores, pairs, cap, eProcess, rules }: PairedTrial): Described {
  if (!is_screened) return describeScreening(screen_scores.length + 1, rules.lone?.limits.length ?? 1);
  const number = pairs.length + 1;
  // The check for carry-over may want a few pairs more.
  const count = { unit: 'pair', number, of: Math.max(cap, number), isAtMost: true } as const;
  const evidence = { e: Math.exp(logEvidence(eProcess)), needed: 1 / rules.a };
  const isShown = pairs.length > 0 && Number.isFinite(evidence.e) && Number.isFinite(evidence.needed);
  return { doing: DOING[purpose], count, ...(isShown ? { evidence } : {}) };
}

function describeScreening(number: number, of: number): Described {
  return { doing: 'screening', ...(of === 1 ? {} : { count: { unit: 'run', number, of, isAtMost: true } }) };
}

function describeCompare({ purpose, stage, rules, scores, again }: CompareTrial): Described {
  const doing = stage === 'measure' ? DOING[purpose] : `${DOING[purpose]} again`;
  const of = stage === 'rerun' ? 1 : rules.repeats;
  if (of === 1) return { doing };
  const number = (stage === 'measure' ? scores : again).length + 1;
  return { doing, count: { unit: 'run', number, of, isAtMost: false } };
}
