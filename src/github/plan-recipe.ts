/** A plan of work items, as a step drives it. */
import { ContractError, EXIT } from '../base/errors.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { startDeadline } from '../kernel/timer.ts';
import { ofPlan, ofPlanEnd } from '../notify/notification.ts';
import { planSubject } from '../remote/plan-recipe.ts';
import { viewPlan } from '../report/plan-view.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { leavePlanStatus } from '../status/plan-answers.ts';
import { testsOf } from '../workitem/contract.ts';
import { preparePlan } from '../workitem/environment.ts';
import { type LoadedWork, loadWork, secretTables } from '../workitem/opening.ts';
import { readPatch, receiptsOf } from '../workitem/patches.ts';
import type { ProposedItem } from '../workitem/proposed-item.ts';
import type { ReportedItem } from '../workitem/reported-item.ts';
import { type PlanResult, runWork } from '../workitem/run.ts';
import { workPathsOf } from '../workitem/store.ts';
import type { ItemReport, WorkEvent } from '../workitem/work-event.ts';
import {
  type Ended,
  type LoopRecipe,
  type LoopRequest,
  noteLine,
  type Proposed,
  type RecordedAttempt,
  type Reported,
} from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';

/** The recipe of mode `work`. */
export async function openPlan({ workItems, overrides: { sandbox } }: LoopInputs, host: Host): Promise<LoopRecipe> {
  // Once: the plan that was checked is the plan that runs, whatever becomes of the file meanwhile.
  const loaded = await loadWork(workItems, host);
  const { work, plan, problems } = loaded;
  if (work === undefined) throw new ContractError(problems);
  const paths = workPathsOf(host);
  const subject = planSubject({ paths, plan, permit: work.permit, tests: testsOf(work) }, host);
  const specs = Object.values(work.agents).flatMap((spec) => (spec === undefined ? [] : [spec]));
  // Of all runs of this step: a lost race runs some items again, and others not.
  const reports = new Map<string, ItemReport>();
  let last: PlanResult | undefined;
  const items = (): ItemReport[] => work.items.flatMap(({ id }) => reports.get(id) ?? []);
  return {
    ...{ mode: 'work', name: plan, subject, folder: paths.folder, ledger: paths.journal },
    keys: secretTables(work, host.env).flatMap((table) => referencedValues(table, host.env)),
    wishes: specs.map((spec) => ({ requested: sandbox ?? spec.sandbox, network: spec.network })),
    async run(request) {
      const { result, isLate } = await run(request, { loaded, host });
      last = result;
      for (const report of result.items) {
        const isNews = report.status !== 'blocked' || request.proposed === undefined;
        if (isNews || !reports.has(report.id)) reports.set(report.id, report);
      }
      return endOf({ ...result, items: items() }, isLate);
    },
    leaveStatus: () => leavePlanStatus([plan], host),
    prepare: (request) => preparePlan({ ...request, loaded, sandbox }, host),
    attempts: () => items().map(attemptOf),
    countAccepted: () => subject.read().accepted.length,
    hasRecords: () => last !== undefined,
    view: () => (last === undefined ? undefined : viewPlan({ ...last, items: items() })),
    diffs: () => {
      const receipts = receiptsOf(items());
      return readDiffs({ read: (id) => readPatch(paths, receipts.get(id)) });
    },
  };
}

function attemptOf(item: ItemReport): RecordedAttempt {
  const { id, status } = item;
  if (status === 'blocked') return { item: id, notes: '', hasVerdict: false, hasAgent: false, usd: undefined };
  return { item: id, notes: '', hasVerdict: true, hasAgent: !item.reused, usd: item.usage?.usd ?? undefined };
}

interface Running {
  readonly loaded: LoadedWork;
  readonly host: Host;
}

async function run(
  request: LoopRequest,
  { loaded, host }: Running,
): Promise<{ readonly result: PlanResult; readonly isLate: boolean }> {
  const {
    proposed,
    reported = [],
    timeBudgetMs,
    timeLimitMs,
    overrides,
    signal,
    onRecord,
    onNote,
    onNotification,
  } = request;
  const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
  using end = startDeadline(Math.min(...budgets));
  const onEvent = (event: WorkEvent): void => {
    onNotification?.(ofPlan(loaded.plan, event));
    if (event.kind === 'started') {
      for (const note of event.notes) onNote(noteLine(note));
      onNote(`${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`);
    }
    if (event.kind === 'waiting') onNote(`${event.id} ${renderWaitingLine(event.waiting)}`);
    if (event.kind === 'note') onNote(noteLine(event.note));
    if (event.kind === 'ended') onRecord(lineOf(event.item));
  };
  const began = performance.now();
  const timeLeftMs = (): number => Math.min(...budgets) - (performance.now() - began);
  const result = await runWork({
    loaded,
    options: {
      timeLeftMs,
      ...{ ...overrides, host, onEvent, signal: AbortSignal.any([signal, end.signal]) },
      ...(proposed === undefined ? {} : { proposed: proposedItems(proposed), reported: reportedItems(reported) }),
    },
    ofCommand: [],
    isAlone: false,
  });
  onNotification?.(ofPlanEnd(result.plan, result.items));
  return { result, isLate: end.signal.aborted && !signal.aborted };
}

function proposedItems(proposed: readonly Proposed[]): ReadonlyMap<string, ProposedItem> {
  return new Map(
    proposed.flatMap(({ item, base, commit, trace, origin, usage, pack, wave }) => {
      if (item === undefined || base === undefined) return [];
      const known = { ...(usage === undefined ? {} : { usage }), ...(wave === undefined ? {} : { wave }) };
      return [[item, { base, commit, trace, origin, pack, ...known }] as const];
    }),
  );
}

function reportedItems(reported: readonly Reported[]): readonly ReportedItem[] {
  return reported.flatMap((each) => (each.item === undefined ? [] : [{ ...each, item: each.item }]));
}

function lineOf(item: ItemReport): string {
  const why = item.status === 'blocked' ? item.reason : (item.denial_reason ?? item.error);
  return `${item.status.padEnd(8)} ${item.id}${why === undefined ? '' : `: ${why}`}`;
}

function endOf(result: PlanResult, isLate: boolean): Ended {
  const { items, interrupted, overspending, unable } = result;
  const stopped = unable?.reason ?? overspending;
  const spent = stopped === undefined ? '' : `; ${stopped}`;
  const why = isLate ? '; the time budget is used up' : interrupted ? '; interrupted by the operator' : spent;
  const isFailed = items.some(({ status }) => status !== 'success' && status !== 'blocked');
  const exitCode = unable?.kind === 'agent' ? EXIT.precondition : isFailed ? EXIT.no : EXIT.yes;
  const limited = unable?.kind === 'rate_limited' ? { rateLimited: { until: unable.until } } : {};
  return { reason: `${viewPlan(result).verdict}${why}`, exitCode, ...limited };
}
