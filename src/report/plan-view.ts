import { plural } from '../base/text.ts';
import type { Outcome } from '../experiment/ledger/record.ts';
import { type ItemReport, NOT_ENDED } from '../workitem/work-event.ts';
import { renderEnded } from './ended-text.ts';
import { oneLine } from './foreign-text.ts';
import { renderTotalCost } from './iteration-facts.ts';
import { countRows, type RunRow, type RunView } from './run-view.ts';
import { renderSpan } from './time-text.ts';

const MARKS: Readonly<Record<ItemReport['status'], Outcome>> = {
  success: 'merged',
  failure: 'invalid',
  denied: 'denied',
  timeout: 'aborted',
  blocked: 'killed',
};

export interface PlanInput {
  readonly plan: string;
  /** Short name; null where there is none. */
  readonly branch: string | null;
  /** Where the branch is. */
  readonly commit?: string;
  /** When its first item began and its last one ended, in ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly items: readonly ItemReport[];
}

/** A plan of work items, as every form of the report shows it. */
export function viewPlan({ plan, branch, commit, from, to, items }: PlanInput): RunView {
  const accepted = items.filter(({ status }) => status === 'success').length;
  const verdict = `${accepted} of ${plural(items.length, 'item')} succeeded`;
  const rows = items.map(buildRow);
  return {
    recipe: 'plan',
    terms: { attempt: 'item', line: '', best: '' },
    tables: {
      page: ['item', 'outcome', 'change', 'reason', 'receipt'],
      list: ['item', 'outcome', 'change', 'reason', 'receipt'],
      summary: { all: ['item', 'outcome', 'change', 'reason', 'receipt'] },
    },
    ...{
      name: oneLine(plan),
      description: '',
      goal: undefined,
      base: undefined,
      worktree: undefined,
      problems: [],
      notices: [],
    },
    branch: branch === null ? undefined : oneLine(branch),
    commit,
    noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
    ...{
      position: undefined,
      waiting: undefined,
      verdict,
      gain: verdict,
      result: verdict,
      claim: { kind: 'none', text: undefined },
    },
    ended: to === undefined ? undefined : renderEnded({ from, to, reason: reasonOf(items) }),
    ...{ baseline: undefined, best: undefined, change: undefined },
    ...{ tried: items.length, accepted, counts: countRows(rows, Object.keys(MARKS)), facts: [] },
    budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
    cost: renderTotalCost(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
    rows,
    ...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
    ...{ head: undefined, madeAt: undefined },
  };
}

/** Why a plan goes no further. */
function reasonOf(items: readonly ItemReport[]): string {
  const of = (statuses: readonly ItemReport['status'][]): number =>
    items.filter(({ status }) => statuses.includes(status)).length;
  const left = items.filter((item) => item.status === 'blocked' && item.reason === NOT_ENDED).length;
  const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked']) - left];
  if (failed + blocked + left === 0) return 'every item succeeded';
  return [
    ...(failed === 0 ? [] : [`${plural(failed, 'item')} failed`]),
    ...(blocked === 0 ? [] : [`${plural(blocked, 'item')} blocked${failed === 0 ? '' : ' by them'}`]),
    ...(left === 0 ? [] : [`the run ended before ${plural(left, 'item')} did`]),
  ].join(', ');
}

function buildRow(item: ItemReport, index: number): RunRow {
  const isBlocked = item.status === 'blocked';
  const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
  return {
    ...{ id: oneLine(item.id), iter: index, mark: MARKS[item.status], word: item.status },
    isAccepted: item.status === 'success',
    ...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
    ...{ duration: '', summary: '', evidence: '', facts: [] },
    size: isBlocked ? '' : sizeOf(item),
    reason: reason === undefined ? '' : oneLine(reason, 1000),
    commit: isBlocked ? '' : item.receipt_id,
  };
}

function sizeOf({ metrics, reused, usage }: Exclude<ItemReport, { status: 'blocked' }>): string {
  const {
    files_touched: files,
    delta_size: size,
    tool_ops_count: ops,
    tests_passed: passed,
    tests_failed: failed,
  } = metrics;
  return [
    ...(files === 0 ? [] : [plural(files, 'file'), plural(size, 'change')]),
    ...(ops === 0 ? [] : [plural(ops, 'tool operation')]),
    ...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
    ...(usage === undefined ? [] : [renderTotalCost([usage]) ?? '']),
    reused ? 'landed earlier' : renderSpan(metrics.execution_time_ms),
  ].join(', ');
}
