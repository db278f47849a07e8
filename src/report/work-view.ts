import { plural } from '../base/text.ts';
import type { ItemReport } from '../workitem/run.ts';
import { renderTotalCost } from './iteration-facts.ts';
import { renderSpan } from './time-text.ts';

/** A plan's items in words, so that all forms say the same. */
export interface WorkView {
  readonly plan: string;
  /** Null where there is none. */
  readonly branch: string | null;
  /** What stands in the place of a branch's name. */
  readonly noBranch: string;
  readonly verdict: string;
  /** What the agents used up, where they said so. */
  readonly cost: string | undefined;
  readonly rows: readonly WorkRow[];
}

interface WorkRow {
  readonly id: string;
  readonly status: string;
  /** What was changed and tested, in a few words. */
  readonly facts: string;
  readonly reason: string | undefined;
  readonly receipt: string | undefined;
}

/** What became of a plan. */
export function buildWorkView({
  plan,
  branch,
  items,
}: {
  readonly plan: string;
  readonly branch: string | null;
  readonly items: readonly ItemReport[];
}): WorkView {
  const good = items.filter(({ status }) => status === 'success').length;
  const verdict = `${good} of ${plural(items.length, 'item')} succeeded`;
  const noBranch = good === 0 ? 'none: nothing has landed' : 'none: what landed was on one that is gone';
  const cost = renderTotalCost(items.map((item) => (item.status === 'blocked' ? undefined : item.usage)));
  return { plan, branch, noBranch, verdict, cost, rows: items.map(buildRow) };
}

function buildRow(item: ItemReport): WorkRow {
  const { id, status } = item;
  if (item.status === 'blocked') return { id, status, facts: '', reason: item.reason, receipt: undefined };
  const reason = item.denial_reason ?? item.error;
  return { id, status, facts: factsOf(item), reason, receipt: item.receipt_id };
}

function factsOf({ metrics, reused, usage }: Exclude<ItemReport, { status: 'blocked' }>): string {
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
