import { drawFrom } from '../../src/decision/draw.ts';
import type { Measurement } from '../../src/decision/measurement.ts';
import { type PairedRules, type PairedTrial, type Purpose, startPairedTrial } from '../../src/decision/paired-trial.ts';
import { beginCalibration, openSession, type Session, withCalibration } from '../../src/decision/session.ts';
import { type DecisionSettings, decisionSettingsSchema } from '../../src/decision/settings.ts';
import { nextStep, reportTask, type Step, type Task } from '../../src/decision/task.ts';

export const draw = drawFrom('a secret of the tests');

export function settingsOf(supplied: Readonly<Record<string, unknown>> = {}): DecisionSettings {
  return decisionSettingsSchema.parse({ direction: 'max', ...supplied });
}

function pairedRules(supplied: Partial<PairedRules> = {}): PairedRules {
  return {
    sign: 1,
    a: 0.05,
    a0: 0.05,
    screen: 'off',
    futility_z: 0.5,
    max_pairs: 20,
    min_improvement: 0,
    tolerance: 0,
    max_plausible: null,
    share_seed: true,
    reference: 0,
    scale: 1,
    scale_source: 'calibration',
    unit_scale: null,
    moves: 0,
    ...supplied,
  };
}

export function pairedTrial(supplied: Partial<PairedRules> = {}, purpose: Purpose = 'candidate'): PairedTrial {
  return startPairedTrial({ id: 'c1', purpose, tree: 'tree-1', incumbent: 'base' }, pairedRules(supplied));
}

/** A score, a failure, or scores of cases whose mean is the score. */
export type Scripted = number | 'fails' | Readonly<Record<string, number>>;

export function measured(arm: Measurement['arm'], supplied: Scripted): Measurement {
  if (supplied === 'fails') return { arm, kind: 'failed', reason: 'exit code 1' };
  if (typeof supplied === 'number') return { arm, kind: 'scored', score: supplied };
  const scores = Object.values(supplied);
  return { arm, kind: 'scored', score: scores.reduce((sum, score) => sum + score, 0) / scores.length, cases: supplied };
}

/** Reports pairs of candidate and current best to a task until it is over. */
export function withPairs<T extends Task>(task: T, pairs: readonly (readonly [Scripted, Scripted])[]): T {
  return pairs.reduce(
    (current, [candidate, best]) =>
      nextStep(current, draw).kind !== 'measure'
        ? current
        : reportTask(current, [measured('candidate', candidate), measured('incumbent', best)]),
    task,
  );
}

/** Reports runs of one arm to a task. */
export function withRuns<T extends Task>(task: T, scores: readonly Scripted[]): T {
  return scores.reduce((current, score) => {
    const step = nextStep(current, draw);
    if (step.kind !== 'measure') throw new Error(`nothing is to be measured: ${step.kind}`);
    return reportTask(
      current,
      step.runs.map(({ arm }) => measured(arm, score)),
    );
  }, task);
}

export function stepOf(task: Task): Step {
  return nextStep(task, draw);
}

/** What was decided: outcome and code. */
export function decisionOf(task: Task): string {
  const step = stepOf(task);
  return step.kind === 'decided' ? `${step.outcome} ${step.code}` : step.kind;
}

export const NOISY = [1, 3, 2, 4, 1, 3, 2, 4] as const;
export const SAME = [5, 5, 5, 5, 5, 5, 5, 5] as const;

export function calibrated(session: Session, scores: readonly Scripted[]): Session {
  const begun = beginCalibration(session);
  return withCalibration(begun.session, withRuns(begun.calibration, scores));
}

export function sessionOf(scores: readonly Scripted[], supplied: Readonly<Record<string, unknown>> = {}): Session {
  return calibrated(
    openSession({ settings: settingsOf({ calibration_runs: scores.length, ...supplied }), base: 'base' }),
    scores,
  );
}
