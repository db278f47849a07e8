/** What `doctor` says of an experiment alone. Pure. */
import { describeChanges } from '../../decision/rule-change.ts';
import type { Check, Diagnosis, EvaluationFigures } from '../../doctor/check.ts';
import type { BaseNotice } from '../maintenance/base-distance.ts';
import type { RulesCompared } from '../maintenance/config-change.ts';
import { describeOtherFiles } from '../maintenance/notices.ts';
import type { Noise } from '../scoring/noise.ts';

/** What three scores of the base show. */
export interface EvaluatorFigures extends Noise, EvaluationFigures {
  readonly scores: readonly number[];
  /** How many iterations fit the time; undefined when the schedule has none. */
  readonly iterations: IterationEstimate | undefined;
  /** How many fit eight hours. */
  readonly night: IterationEstimate;
}

export interface IterationEstimate {
  readonly least: number;
  readonly most: number;
  /** What the two numbers suppose of the agent. */
  readonly basis: string;
}

export type ExperimentDiagnosis = Diagnosis<EvaluatorFigures>;

/** What is said where the rules are not those that the recorded run was decided by. */
export function describeRules(name: string, { kind, changes }: Exclude<RulesCompared, { kind: 'same' }>): Check {
  const check = { id: 'rules', verdict: 'warning', title: 'rules of the run' } as const;
  if (kind === 'elsewhere') return { ...check, detail: describeOtherFiles(name, changes) };
  const detail = `changed since the run began: ${describeChanges(changes, 'objective.').join(', ')}; the next one is another run, from HEAD`;
  return { ...check, detail, remedy: 'To resume the recorded run, undo this change.' };
}

/** A base that HEAD has left behind, while there is no record. */
export function describeBehind(behind: BaseNotice | undefined): Check[] {
  if (behind === undefined) return [];
  const detail = `${behind.detail}: a run does not see what came after it`;
  const remedy = `Start from HEAD: ${behind.command}`;
  return [{ id: 'base-behind', verdict: 'warning', title: 'base commit', detail, remedy }];
}

/** What is said where a command that put the run aside was killed. */
export function describeArchiving(name: string): Check {
  return {
    ...{ id: 'archiving', verdict: 'warning', title: 'archive' },
    detail: 'it was being archived when a command was killed; the next run ends that, and is another one, from HEAD',
    remedy: `To end it now: autorize archive ${name}`,
  };
}
