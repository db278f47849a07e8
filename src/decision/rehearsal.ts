import { type Random, randomIndex, seededRandom } from '../base/random.ts';
import { assignAaCheck, assignPromotion, assignProposal } from './assignment.ts';
import { concludeTrial } from './conclusion.ts';
import type { Costs } from './effort.ts';
import type { Measurement } from './measurement.ts';
import { normal } from './power.ts';
import { RULES_OF_NEW_RUNS } from './run-rules.ts';
import {
  beginCalibration,
  confirmationIn,
  dueIn,
  isNegativeControlDue,
  openSession,
  type Session,
  withCalibration,
  withConfirmed,
  withNegativeControl,
  withoutBaseline,
} from './session.ts';
import type { DecisionSettings } from './settings.ts';
import { nextStep, reportTask, type Task } from './task.ts';

export interface RehearsalRequest {
  readonly settings: DecisionSettings;
  /** Whether the base is scored before anything else. */
  readonly isBaseScored: boolean;
  readonly costs: Costs | undefined;
  /** Of the scores of the base. */
  readonly mean: number;
  readonly sd: number;
  readonly candidates: number;
}

/** What a run spent, in evaluations. */
export interface Rehearsal {
  /** When its first candidate began. */
  readonly before: number;
  /** When each candidate was decided on, from the first evaluation on. */
  readonly after: readonly number[];
  /** All candidates of its horizon were tested: no other will be, whatever the time. */
  readonly isSpent: boolean;
}

// Their mean is right to about three in a hundred.
const RUNS = 16;
// What is proposed, out of 20, and its size in noise SDs. Source: decisions, the worlds of its table.
const BETTER = 2;
const NEUTRAL = 9;
const CYCLE = 20;
const LEAST_GAIN = 0.5;
const MOST = 2;
// Spreads each kind over the cycle, since 7 and 20 share no factor.
const STRIDE = 7;
// Share of the score that stands for an SD where there is no noise: every difference counts, whatever its size.
const EXACT_UNIT = 0.01;

/**
 * Whole runs of the decision code on made-up proposals, of which a tenth help, 45 of 100 do nothing and as many harm, and
 * on normal noise that does not drift. The same request gives the same runs.
 */
export function rehearse(request: RehearsalRequest): readonly Rehearsal[] {
  return Array.from({ length: RUNS }, (_, run) => rehearseOnce(request, seededRandom(`rehearsal ${run}`)));
}

function rehearseOnce(
  { settings, isBaseScored, costs, mean, sd, candidates }: RehearsalRequest,
  random: Random,
): Rehearsal {
  const unit = sd || Math.abs(mean) * EXACT_UNIT || 1;
  const towards = settings.direction === 'max' ? unit : -unit;
  const truth = new Map<string, number>([['base', mean]]);
  const truthOf = (tree: string) => truth.get(tree) ?? mean;
  let evaluations = 0;
  const opened = openSession({ settings, base: 'base', ...(costs === undefined ? {} : { costs }) });
  // Of the rules of a run that begins now, those that change how many evaluations a candidate takes.
  const { screens_by_three, renews_reference } = RULES_OF_NEW_RUNS;
  let session: Session = { ...opened, screens_by_three, renews_reference };
  if (!isBaseScored) session = withoutBaseline(session);
  const after: number[] = [];
  let before = 0;
  const turn = randomIndex(random, CYCLE);
  for (let index = 0; index < candidates; index += 1) {
    if (!prepare()) return { before, after, isSpent: false };
    if (index === 0) before = evaluations;
    const id = `candidate ${index + 1}`;
    truth.set(id, truthOf(session.incumbent) + towards * effectOf(turn + index, random));
    const assigned = assignProposal(session, { id, tree: id, purpose: 'candidate' });
    if (assigned.kind === 'refused') return { before, after, isSpent: true };
    conclude(assigned);
    after.push(evaluations);
  }
  return { before, after, isSpent: false };

  /** Does what is due before a candidate; false where that ends the run. */
  function prepare(): boolean {
    for (;;) {
      const due = dueIn(session);
      if (due.kind === 'stop') return false;
      if (due.kind === 'candidate') break;
      if (due.kind === 'calibration') {
        const begun = beginCalibration(session);
        const { incumbent } = session;
        session = withCalibration(begun.session, measure(begun.calibration, { candidate: incumbent, incumbent }));
        continue;
      }
      if (due.kind === 'confirmation') {
        const id = 'confirmation';
        measure(confirmationIn(session, { id, baseline: 'base' }), { candidate: session.incumbent, incumbent: 'base' });
        session = withConfirmed(session);
        continue;
      }
      const assigned = due.kind === 'canary' ? assignAaCheck(session) : assignPromotion(session);
      if (assigned === undefined) return false;
      conclude(assigned);
    }
    if (!isNegativeControlDue(session)) return true;
    evaluations += 1;
    session = withNegativeControl(session, { passed: true, remark: null });
    return true;
  }

  function conclude(assigned: {
    readonly session: Session;
    readonly trial: Parameters<typeof concludeTrial>[1];
  }): void {
    const { tree, incumbent } = assigned.trial;
    session = concludeTrial(assigned.session, measure(assigned.trial, { candidate: tree, incumbent }), 'accepted');
  }

  function measure<T extends Task>(task: T, trees: { readonly candidate: string; readonly incumbent: string }): T {
    let current = task;
    for (;;) {
      const step = nextStep(current, () => ({ seed: 1, bit: 0 }));
      if (step.kind !== 'measure') return current;
      evaluations += step.runs.length;
      const results = step.runs.map(
        ({ arm }): Measurement => ({ arm, kind: 'scored', score: truthOf(trees[arm]) + sd * normal(random) }),
      );
      current = reportTask(current, results);
    }
  }
}

function effectOf(index: number, random: Random): number {
  const place = (index * STRIDE) % CYCLE;
  if (place < BETTER) return LEAST_GAIN + (MOST - LEAST_GAIN) * random();
  return place < BETTER + NEUTRAL ? 0 : -MOST * random();
}
