import type { Trial } from '../decision/assignment.ts';
import type { Draw } from '../decision/draw.ts';
import {
  type AskedGuard,
  askMetric,
  evaluateHoldout,
  guardsOf,
  nameOfGuard,
  SPENT_HOLDOUT,
} from '../decision/guard.ts';
import { WASHOUT } from '../decision/measurement.ts';
import { isRefusedByMetric } from '../decision/negative-control.ts';
import type { DecisionEntry, EvaluationRecord } from '../decision/records.ts';
import { isMute } from '../decision/run-end.ts';
import type { DecisionSettings } from '../decision/settings.ts';

/**
 * The runs that tests do not ask for themselves, and all runs that a metric is computed from. The answers of guards and
 * holdout are recomputed from them.
 */
export class SideRuns {
  readonly runs: EvaluationRecord[];

  /** `runs`: those of an earlier one. */
  constructor(runs: EvaluationRecord[]) {
    this.runs = runs;
  }

  take(record: EvaluationRecord): void {
    // What an unscored run says counts for nothing.
    if (!isMute(record) && record.stage !== WASHOUT) this.runs.push(record);
  }

  /** What a decision says of guards and holdout that their runs do not. */
  checkIssues({ task, guards, holdout }: DecisionEntry, trial: Trial, settings: DecisionSettings): string[] {
    const issues: string[] = [];
    const asked = guardsOf(settings, trial.purpose);
    for (const [index, { name, passed, verdict }] of guards.entries()) {
      const due = asked[index];
      const isSpent = due === undefined && name === SPENT_HOLDOUT && !passed && settings.holdout !== undefined;
      if (isSpent) continue;
      if (due === undefined || name !== nameOfGuard(due.guard)) {
        issues.push(`${task} was asked about the guard "${name}", which is not the ${index + 1}th to be asked`);
        continue;
      }
      const output = this.#askAgain(trial, due);
      if (output === undefined) issues.push(`the guard "${name}" answered for ${task}, and no run of it is recorded`);
      else if (output !== passed) issues.push(`the guard "${name}" said ${output ? 'yes' : 'no'} to ${task}`);
      const computed = 'command' in due.guard ? undefined : askMetric(this.runs, trial, due.guard).verdict;
      if (computed !== verdict) {
        issues.push(
          `the guard "${name}" is recorded as ${verdict ?? 'not tested'} for ${task}; its pairs say ${computed ?? 'nothing'}`,
        );
      }
    }
    if (holdout === null) return issues;
    const bit = this.#holdoutBit(trial.id, holdout.queries, settings.direction);
    if (bit === undefined) issues.push(`the holdout answered for ${task}, and its scores are not recorded`);
    else if (bit !== holdout.passed) issues.push(`the holdout said ${bit ? 'yes' : 'no'} to ${task}`);
    return issues;
  }

  /** Whether the guards passed the tree of a group; undefined: they were not asked. */
  guardOfGroup(task: string): boolean | undefined {
    const run = findAnswer(this.runs, { id: task }, GROUP_GUARDS);
    return run === undefined ? undefined : isYes(run);
  }

  isBrokenRefused(best: string, { guards, metrics }: DecisionSettings): boolean {
    return isRefusedByMetric({ runs: this.runs, incumbent: best, guards, metrics });
  }

  #askAgain(trial: Trial, { guard, number }: AskedGuard): boolean | undefined {
    if (!('command' in guard)) return askMetric(this.runs, trial, guard).reason === undefined;
    const run = findAnswer(this.runs, trial, number);
    return run === undefined ? undefined : run.tree === trial.tree && isYes(run);
  }

  /** Whether each guard has said yes to what passed its test. */
  areGuardsPassed(trial: Trial, settings: DecisionSettings): boolean {
    return guardsOf(settings, trial.purpose).every((due) => this.#askAgain(trial, due) === true);
  }

  #holdoutBit(name: string, query: number, direction: DecisionSettings['direction']): boolean | undefined {
    const runs = this.runs.filter(({ task, stage, index }) => task === name && stage === 'holdout' && index === query);
    const candidate = runs.find(({ arm }) => arm === 'candidate');
    const incumbent = runs.find(({ arm }) => arm === 'incumbent')?.score ?? null;
    if (candidate === undefined || incumbent === null) return undefined;
    return evaluateHoldout({ candidate: candidate.score ?? undefined, incumbent }, direction);
  }
}

/** The number of the run that asks all guards about the tree of a group. */
export const GROUP_GUARDS = 1;

/** The run of a guard that answered for a test. */
export function findAnswer(
  runs: readonly EvaluationRecord[],
  { id }: Pick<Trial, 'id'>,
  number: number,
): EvaluationRecord | undefined {
  return runs.findLast((run) => run.task === id && run.stage === 'guard' && run.index === number && !isMute(run));
}

/** Whether the run of a guard says yes. */
export function isYes({ score, exit_code: exitCode }: Pick<EvaluationRecord, 'score' | 'exit_code'>): boolean {
  return score !== null && exitCode === 0;
}

/** The label that draws the seed of a side run. */
export function sideLabel({ task, stage, index }: Pick<EvaluationRecord, 'task' | 'stage' | 'index'>): string {
  return `${task} ${stage} ${index}`;
}

/** What a side run says that was not due; `draw`: where its secret is known. */
export function sideIssues(
  record: EvaluationRecord,
  { draw, trees }: { readonly draw: Draw | undefined; readonly trees: Readonly<Record<string, string>> | undefined },
): (readonly [kind: 'seed' | 'coin' | 'tree', message: string])[] {
  const { id, stage, arm, tree, seed, order_bit: bit, task } = record;
  const issues: (readonly [kind: 'seed' | 'coin' | 'tree', message: string])[] = [];
  if (stage !== 'canary' && trees !== undefined && tree !== trees[arm]) {
    issues.push(['tree', `evaluation ${id} is of another tree than the ${arm} of ${task}`]);
  }
  const drawn = draw?.(sideLabel(record));
  if (drawn === undefined) return issues;
  if (drawn.seed !== seed) issues.push(['seed', `evaluation ${id} ran with the seed ${seed}, not ${drawn.seed}`]);
  if (stage === 'holdout' && drawn.bit !== bit) {
    issues.push(['coin', `evaluation ${id} did not run in the order of the coin`]);
  }
  return issues;
}
