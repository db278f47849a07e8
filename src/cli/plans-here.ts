import type { Host } from '../kernel/host.ts';
import type { PlanInput } from '../report/plan-view.ts';
import { readWorkStatus, type WorkStatus } from '../workitem/look.ts';
import { workPathsOf } from '../workitem/store.ts';
import { resultOf } from '../workitem/stored-result.ts';
import type { ItemReport } from '../workitem/work-event.ts';

export interface PlansHere extends Pick<WorkStatus, 'isRunning' | 'activities' | 'waiting' | 'checkoutOpen'> {
  readonly plans: readonly PlanInput[];
}

/** The plans of which an item has run here, or one of them, with the last result of each item. */
export async function readPlans(wanted: string | undefined, host: Host): Promise<PlansHere> {
  const paths = workPathsOf(host);
  const { receipts, branches, ...others } = await readWorkStatus(wanted, host);
  const plans = new Map<string, PlanInput & { readonly items: ItemReport[] }>();
  for (const receipt of receipts) {
    const { plan, work_item: item, status } = receipt;
    const known = plans.get(plan) ?? { plan, branch: null, items: [] };
    const hasLanded = status === 'success' && branches.has(receipt.branch);
    const shown = hasLanded ? { ...known, branch: receipt.branch } : known;
    plans.set(plan, shown);
    shown.items.push({ id: item.id, reused: false, ...resultOf(paths, receipt) });
  }
  return { plans: [...plans.values()], ...others };
}
