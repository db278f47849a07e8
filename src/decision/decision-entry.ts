import type { Trial } from './assignment.ts';
import { evidenceOf } from './evidence.ts';
import type { DecisionEntryDraft } from './records.ts';
import type { Session } from './session.ts';

/** What guards and the holdout said of a change, and whether it is kept. */
export type DecisionReport = Pick<DecisionEntryDraft, 'guards' | 'holdout' | 'kept'>;

/** The record of a decision; `level`: that before the test took its own. Throws where the test is not decided. */
export function decisionDraft(trial: Trial, level: Session['level'], report: DecisionReport): DecisionEntryDraft {
  if (trial.verdict === null) throw new TypeError(`${trial.id} is not decided`);
  const { id: task, purpose, incumbent } = trial;
  const evidence = evidenceOf(trial);
  const reported =
    evidence.kind === 'paired'
      ? { ...evidence, differences: [...evidence.differences] }
      : { ...evidence, scores: [...evidence.scores], again: [...evidence.again] };
  const rested = { evidence: reported, evaluations: [...trial.evaluations] };
  return { kind: 'decision', task, purpose, incumbent, ...trial.verdict, level: { ...level }, ...rested, ...report };
}
