import type { AcceptedTree } from '../../src/decision/accepted-tree.ts';
import { assignProposal } from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial, withBest } from '../../src/decision/conclusion.ts';
import { findBatch, type MeasuredEffect } from '../../src/decision/distilled.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import { EXACT_LEAVE_OUT_PAIRS, marginOf, ownEffectOf, startLeaveOut } from '../../src/decision/leave-out.ts';
import type { Measurement } from '../../src/decision/measurement.ts';
import { decisionRecordSchema } from '../../src/decision/records.ts';
import { RULES_OF_NEW_RUNS } from '../../src/decision/run-rules.ts';
import { beginCalibration, openSession, type Session, withCalibration } from '../../src/decision/session.ts';
import type { DecisionSettings } from '../../src/decision/settings.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { Machine, type NoiseKind, numbersOf } from './world.ts';

export interface DistilWorld {
  readonly settings: DecisionSettings;
  readonly noise: NoiseKind | 'none';
  readonly seed: number;
  /** What each accepted change is worth, in SDs of one run. */
  readonly effects: readonly number[];
  /** Earlier changes that each one builds on. */
  readonly needs?: Readonly<Record<number, readonly number[]>>;
  readonly pairs: number;
  readonly margin?: 'auto' | number;
}

export interface DistilResult {
  /** Whether the interval of each change holds its truth. */
  readonly covered: readonly boolean[];
  readonly verdicts: readonly string[];
  /** The changes that the branch holds in the end. */
  readonly left: readonly number[];
  readonly evaluations: number;
  /** Of them those for leaving out, and for the batch. */
  readonly evaluationsToDistil: number;
}

const LEVEL = 100;
const treeOf = (held: readonly number[]): string => `holds ${held.join(' ')}`;

/** Distils a branch of accepted changes on the product's own decision code. */
export function distilWorld({ settings, noise, seed, effects, needs = {}, ...rules }: DistilWorld): DistilResult {
  const machine = new Machine(noise === 'none' ? 'gaussian' : noise, numbersOf(seed), 0);
  const draw = drawFrom(`distil ${seed}`);
  const all = effects.map((_, index) => index);
  const held = new Map<string, readonly number[]>();
  const worth = (tree: string) => (held.get(tree) ?? []).reduce((sum, index) => sum + (effects[index] ?? 0), 0);
  const keep = (of: readonly number[]): string => {
    held.set(treeOf(of), of);
    machine.truth.set(treeOf(of), LEVEL + worth(treeOf(of)));
    return treeOf(of);
  };
  let evaluations = 0;
  const run = <T extends Task>(task: T, trees: { readonly candidate: string; readonly incumbent: string }): T => {
    let current = task;
    for (;;) {
      const step = nextStep(current, draw);
      if (step.kind !== 'measure') return current;
      const results = step.runs.map(({ arm }): Measurement => {
        evaluations += 1;
        const tree = trees[arm];
        return { arm, kind: 'scored', score: noise === 'none' ? LEVEL + worth(tree) : machine.score(tree, 0) };
      });
      current = reportTask(current, results);
    }
  };
  const base = keep([]);
  const opened = { ...openSession({ settings, base }), ...RULES_OF_NEW_RUNS };
  let session: Session = opened;
  const prepare = (): void => {
    if (session.noise !== null) return;
    const { session: next, calibration } = beginCalibration(session);
    const { tree } = calibration;
    session = withCalibration(next, run(calibration, { candidate: tree, incumbent: tree }));
  };
  // Each is accepted, whatever its test says: what the run knows of the noise by the end is of these tests.
  const keeps = all.map((index): AcceptedTree => {
    prepare();
    const parent = session.incumbent;
    const tree = keep(all.slice(0, index + 1));
    const assigned = assignProposal(session, { id: `c${index}`, tree, purpose: 'candidate' });
    if (assigned.kind === 'refused') throw new Error(assigned.reason);
    const ended = run(assigned.trial, { candidate: tree, incumbent: parent });
    session = concludeTrial(assigned.session, ended, 'accepted');
    if (session.incumbent !== tree) session = withBest(session, tree, session.scores);
    return { task: `c${index}`, tree, parent, purpose: 'candidate', reverts: null };
  });
  prepare();
  const before = evaluations;
  const whole = session.incumbent;
  const margin = marginOf(session, rules.margin ?? 'auto');
  const planned = session.is_exact ? EXACT_LEAVE_OUT_PAIRS : rules.pairs;
  const measured: MeasuredEffect[] = [];
  const covered = all.map((index) => {
    const out = all.filter((each) => each === index || needs[each]?.includes(index));
    const tree = keep(all.filter((each) => !out.includes(each)));
    const id = `leave-out ${index + 1}`;
    const task = run(startLeaveOut(session, { id, whole, tree, planned }), { candidate: tree, incumbent: whole });
    const effect = ownEffectOf(task, margin);
    const taken = out.map((each) => `c${each}`).toReversed();
    measured.push({ effect: effectRecord(id, effect), leaveOut: leaveOutRecord({ id, taken, whole, tree, margin }) });
    const truth = worth(whole) - worth(tree);
    const [low, high] = effect.interval ?? [0, 0];
    // Sums of the same effects in another order.
    return low - 1e-9 <= truth && truth <= high + 1e-9;
  });
  const batch = findBatch({ keeps, effects: measured }, whole);
  const verdicts = measured.map(({ effect }) => effect.verdict);
  const ended = () => ({ covered, verdicts, evaluations, evaluationsToDistil: evaluations - before });
  if (batch === undefined) return { ...ended(), left: all };
  const tree = keep(all.filter((index) => !batch.taken.includes(`c${index}`)));
  const assigned = assignProposal(session, { id: 'batch', tree, purpose: 'distil', margin, isRevert: true });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  const trial = run(assigned.trial, { candidate: tree, incumbent: whole });
  const isAccepted = isAcceptedTrial(assigned.session, trial, 'accepted');
  session = concludeTrial(assigned.session, trial, 'accepted');
  if (isAccepted !== (session.incumbent === tree))
    throw new Error('what is left is accepted, and not the current best');
  return { ...ended(), left: held.get(session.incumbent) ?? [] };
}

function effectRecord(task: string, effect: ReturnType<typeof ownEffectOf>): MeasuredEffect['effect'] {
  const record = decisionRecordSchema.parse({ kind: 'effect', task, ...effect, confidence: 0.95, evaluations: [] });
  if (record.kind !== 'effect') throw new TypeError('not an effect');
  return record;
}

function leaveOutRecord({
  id: task,
  taken,
  whole,
  tree,
  margin,
}: {
  readonly id: string;
  readonly taken: readonly string[];
  readonly whole: string;
  readonly tree: string;
  readonly margin: number;
}): MeasuredEffect['leaveOut'] {
  const change = taken.at(-1) ?? '';
  return { kind: 'leave-out', task, change, taken: [...taken], whole, tree, planned_pairs: 2, margin };
}
