import type { Kept } from '../decision/distilled.ts';
import {
  effectOf,
  failureOf,
  type HandoverState,
  knownResult,
  planIssues,
  withGroupResult,
  withPlan,
} from '../decision/handover.ts';
import type { GroupRecord, HandoverRecord } from '../decision/handover-records.ts';
import { type OpenTask, withStep } from '../decision/replay.ts';
import type { Session } from '../decision/session.ts';
import { isSame } from './close-values.ts';
import type { AuditDifference } from './difference.ts';

type Issue = readonly [kind: AuditDifference['kind'], message: string];

interface HandoverAuditRequest {
  readonly kept: Kept;
  /** Tree of the baseline. */
  readonly baseline: string;
  /** Tasks that were begun, by their name. */
  readonly open: Map<string, OpenTask>;
  /** Whether the guards passed the tree of a group; undefined: they were not asked. */
  readonly guardOf: (task: string) => boolean | undefined;
}

/** Replays the handover of accepted changes in groups, and reports what does not follow from the records. */
export class HandoverAudit {
  state: HandoverState;
  readonly #request: HandoverAuditRequest;

  /** `state`: where an earlier one came to. */
  constructor(request: HandoverAuditRequest, state: HandoverState) {
    this.#request = request;
    this.state = state;
  }

  take(record: HandoverRecord | GroupRecord, session: Session): readonly Issue[] {
    const issues = record.kind === 'handover' ? this.#takePlan(record, session) : this.#takeResult(record, session);
    return issues.map((message) => ['group', message] as const);
  }

  #takePlan(plan: HandoverRecord, { incumbent: final }: Session): readonly string[] {
    const { known } = this.state;
    this.state = withPlan(this.state, plan);
    return planIssues(plan, { known, kept: this.#request.kept, final });
  }

  #takeResult(record: GroupRecord, session: Session): readonly string[] {
    const { open, guardOf } = this.#request;
    const found = open.get(record.task);
    open.delete(record.task);
    const before = this.state;
    this.state = withGroupResult(before, record);
    if (record.measured !== undefined) {
      if (found !== undefined) return [`${record.task} has pairs of its own, and a result of ${record.measured}`];
      return sameIssues(record, before, this.#request.baseline);
    }
    return resultIssues(record, { open: found, session, passed: guardOf(record.task) });
  }
}

/** Why a result is not that of the earlier group whose pairs it names. */
function sameIssues(record: GroupRecord, { known, results }: HandoverState, baseline: string): readonly string[] {
  const { task, measured } = record;
  const group = known.get(task);
  const same = group === undefined ? undefined : knownResult(group, { known, results, baseline });
  if (same === undefined || same.task !== measured)
    return [`${task} is recorded as measured as ${measured}, which is no result of the same trees`];
  const facts = ({ checked, failed, planned_pairs, evaluations, effect }: GroupRecord): string =>
    JSON.stringify([checked, failed, planned_pairs, evaluations, effect]);
  return facts(record) === facts(same) && record.commit !== null
    ? []
    : [`the result of ${task} is not that of ${measured}`];
}

interface Replayed {
  readonly open: OpenTask | undefined;
  readonly session: Session;
  /** What the guards reported of its tree, where they were asked. */
  readonly passed: boolean | undefined;
}

function resultIssues(record: GroupRecord, { open, session, passed }: Replayed): string[] {
  const { task: name, failed, effect, commit, checked } = record;
  const task = open === undefined ? undefined : withStep(open, 2).task;
  if (task?.task !== 'confirmation') return [`a result of ${name}, of which nothing is recorded`];
  const issues: string[] = [];
  if (checked !== (passed !== undefined)) {
    issues.push(`${name} is recorded as ${checked ? '' : 'not '}checked by the guards; their runs say otherwise`);
  }
  if (!checked && session.settings.guards.some((guard) => 'command' in guard)) {
    issues.push(`${name} has a result without an answer of the guards`);
  }
  if (record.planned_pairs !== task.planned) issues.push(`${name} was to have ${task.planned} pairs`);
  if (!isSame(record.evaluations, task.evaluations)) {
    issues.push(`${name} is recorded to rest on evaluations that are not those of its pairs`);
  }
  if ((failed === null) !== (effect !== null) || (failed === null) !== (commit !== null)) {
    return [...issues, `${name} is recorded as failed and as measured`];
  }
  if (failed !== null) {
    const isFailed = passed === false || failureOf(task) === failed;
    return isFailed ? issues : [...issues, `${name} is recorded as failed (${failed}), which its runs do not bear`];
  }
  if (passed === false) issues.push(`${name} is recorded as measured, and the guards refused it`);
  const expected = effectOf(task, session);
  if (expected === undefined) return [...issues, `${name} has ${task.pairs.length} of ${task.planned} pairs`];
  const recorded = new Map<string, unknown>(Object.entries({ ...effect, ...effect?.ratio }));
  for (const [key, value] of Object.entries({ ...expected, ...expected.ratio })) {
    if (key !== 'ratio' && !isSame(recorded.get(key), value))
      issues.push(`the ${key} of ${name} is ${String(recorded.get(key))}; its pairs give ${String(value)}`);
  }
  return issues;
}
