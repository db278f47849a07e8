import type { Host } from '../kernel/host.ts';
import type { PlanInput } from '../report/plan-view.ts';
import { pathsToRead, readWorkStatusAt, type WorkStatus } from '../workitem/look.ts';
import { resultOf } from '../workitem/stored-result.ts';
import { type ItemReport, NOT_ENDED } from '../workitem/work-event.ts';
import type { WorkPaths } from '../workitem/work-files.ts';

export interface PlansHere
  extends Pick<WorkStatus, 'isRunning' | 'activities' | 'waiting' | 'checkoutOpen' | 'problems' | 'isPlain'> {
  readonly plans: readonly PlanInput[];
}

/** The plans of which an item has run here, or was blocked, or one of them, with the last result of each item. */
export async function readPlans(wanted: string | undefined, host: Host): Promise<PlansHere> {
  const { plans, ...others } = await readPlanRecords(wanted, await pathsToRead(host));
  return { plans: supposeRunning(plans, others.isRunning), ...others };
}

/** The same plans where a run is at work on them, or none is. While it runs a plan has no end, and what is left of it may end yet. */
export function supposeRunning(plans: readonly PlanInput[], isRunning: boolean): readonly PlanInput[] {
  if (!isRunning) return plans;
  return plans.flatMap((plan) => {
    const items = plan.items.filter((item) => item.status !== 'blocked' || item.reason !== NOT_ENDED);
    return items.length === 0 ? [] : [{ ...plan, items, to: undefined }];
  });
}

/** What the records say alone, with a run at work or without. */
export async function readPlanRecords(wanted: string | undefined, paths: WorkPaths): Promise<PlansHere> {
  const { receipts, blocked, branches, ...others } = await readWorkStatusAt(wanted, paths);
  const plans = new Map<string, PlanInput & { readonly items: ItemReport[] }>();
  for (const receipt of receipts) {
    const { plan, work_item: item, status } = receipt;
    const known = plans.get(plan) ?? { plan, branch: null, items: [] };
    const hasLanded = status === 'success' && branches.has(receipt.branch);
    const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
    plans.set(plan, shown);
    shown.items.push({ id: item.id, reused: false, ...resultOf(paths, receipt) });
  }
  for (const { plan, id, reason } of blocked) {
    const known = plans.get(plan) ?? { plan, branch: null, items: [] };
    // What came of it in an earlier run is over.
    const items = [...known.items.filter((item) => item.id !== id), { id, status: 'blocked' as const, reason }];
    plans.set(plan, { ...known, items });
  }
  return { plans: [...plans.values()], ...others };
}

/** From the first begin to the last end; every form of a time in a receipt sorts as text. */
function withTimes({ from, to }: PlanInput, { started_at, ended_at }: { started_at: string; ended_at: string }) {
  return {
    from: from === undefined || started_at < from ? started_at : from,
    to: to === undefined || ended_at > to ? ended_at : to,
  };
}
