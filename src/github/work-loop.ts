/** A plan of work items, as a step drives it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, EXIT } from '../base/errors.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { startDeadline } from '../kernel/timer.ts';
import { workSubject } from '../remote/work-subject.ts';
import { renderWorkHtml } from '../report/work-html.ts';
import { renderWorkMarkdown } from '../report/work-markdown.ts';
import { buildWorkView } from '../report/work-view.ts';
import { testsOf } from '../workitem/contract.ts';
import { type LoadedWork, loadWork } from '../workitem/opening.ts';
import type { ProposedItem } from '../workitem/proposed-item.ts';
import type { ReportedItem } from '../workitem/reported-item.ts';
import { type ItemReport, type PlanResult, runWork, type WorkEvent } from '../workitem/run.ts';
import { runFolder, type WorkPlace, workPlaceOf } from '../workitem/store.ts';
import type { LoopInputs } from './inputs.ts';
import {
  type Ended,
  type Loop,
  type LoopRequest,
  type LoopView,
  type Proposed,
  type Reported,
  UNKNOWN_COST,
} from './loop.ts';

/** The loop of mode `work`. */
export async function openWork({ workItems, sandbox, maxUsd }: LoopInputs, host: Host): Promise<Loop> {
  // Once: what is run is what was looked at, whatever becomes of the file meanwhile.
  const loaded = await loadWork(workItems, host);
  const { work, plan, problems } = loaded;
  if (work === undefined) throw new ContractError(problems);
  const place = workPlaceOf(host);
  const subject = workSubject({ place, plan, permit: work.permit, tests: testsOf(work) }, host);
  const keys = Object.values(work.agents).flatMap((spec) => referencedValues(spec?.env ?? {}, host.env));
  // Of all runs of this step: what a lost race made run again, and what it did not.
  const reports = new Map<string, ItemReport>();
  let last: PlanResult | undefined;
  const items = (): ItemReport[] => work.items.flatMap(({ id }) => reports.get(id) ?? []);
  return {
    ...{ mode: 'work', name: plan, subject, keys, folder: place.folder },
    wishes: Object.values(work.agents).flatMap((spec) =>
      spec === undefined ? [] : [{ requested: sandbox ?? spec.sandbox, network: spec.network }],
    ),
    async run(request) {
      const { result, isLate } = await run(request, { loaded, sandbox, host });
      last = result;
      for (const report of result.items) {
        const isUntold = report.status !== 'blocked' || request.proposed === undefined;
        if (isUntold || !reports.has(report.id)) reports.set(report.id, report);
      }
      return endOf({ ...result, items: items() }, isLate);
    },
    isJudged: ({ item }) => item !== undefined && (reports.get(item)?.status ?? 'blocked') !== 'blocked',
    countKept: () => subject.read().keeps.length,
    outputs: () => ({
      ...(last === undefined ? {} : outputsOf({ ...last, items: items() })),
      'ledger-path': place.journal,
    }),
    remarks: () => (maxUsd !== undefined && isCostUnknown(items()) ? [UNKNOWN_COST] : []),
    view: () => (last === undefined ? undefined : show({ ...last, items: items() }, place)),
  };
}

function isCostUnknown(items: readonly ItemReport[]): boolean {
  const tried = items.filter((item) => item.status !== 'blocked' && !item.reused);
  return tried.length > 0 && tried.every((item) => !('usage' in item) || item.usage?.usd === undefined);
}

interface Running {
  readonly loaded: LoadedWork;
  readonly sandbox: LoopInputs['sandbox'];
  readonly host: Host;
}

async function run(
  request: LoopRequest,
  { loaded, sandbox, host }: Running,
): Promise<{ readonly result: PlanResult; readonly isLate: boolean }> {
  const { proposed, reported = [], timeBudgetMs, timeLimitMs, maxUsd, signal, onRecord, onNote } = request;
  const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
  using end = startDeadline(Math.min(...budgets));
  const onEvent = (event: WorkEvent): void => {
    if (event.kind === 'started') {
      for (const note of event.notes) onNote(note);
      onNote(`${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`);
    }
    if (event.kind === 'ended') onRecord(lineOf(event.item));
  };
  const result = await runWork({
    loaded,
    options: {
      ...{ host, onEvent, signal: AbortSignal.any([signal, end.signal]) },
      ...(proposed === undefined ? {} : { proposed: proposedItems(proposed), reported: reportedItems(reported) }),
      ...(sandbox === undefined ? {} : { sandbox }),
      ...(maxUsd === undefined ? {} : { maxUsd }),
    },
    ofCommand: [],
    isAlone: false,
  });
  return { result, isLate: end.signal.aborted && !signal.aborted };
}

function proposedItems(proposed: readonly Proposed[]): ReadonlyMap<string, ProposedItem> {
  return new Map(
    proposed.flatMap(({ item, base, commit, trace, origin, usage }) => {
      if (item === undefined || base === undefined) return [];
      return [[item, { base, commit, trace, origin, ...(usage === undefined ? {} : { usage }) }] as const];
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
  const { items, interrupted, overspending } = result;
  const spent = overspending === undefined ? '' : `; ${overspending}`;
  const why = isLate ? '; the time budget is used up' : interrupted ? '; interrupted by the operator' : spent;
  const isFailed = items.some(({ status }) => status !== 'success' && status !== 'blocked');
  return { reason: `${buildWorkView(result).verdict}${why}`, exitCode: isFailed ? EXIT.no : EXIT.yes };
}

function outputsOf(result: PlanResult) {
  const { items, branch, commit } = result;
  const isPassed = items.every(({ status }) => status === 'success');
  return {
    passed: String(isPassed),
    verdict: isPassed ? 'passed' : 'failed',
    improvement: buildWorkView(result).verdict,
    iterations: String(items.length),
    kept: String(items.filter(({ status }) => status === 'success').length),
    branch: branch ?? '',
    commit,
  };
}

function show(result: PlanResult, place: WorkPlace): LoopView {
  const view = buildWorkView(result);
  const diffs = result.items.flatMap((item) => {
    const path = item.status === 'success' ? join(runFolder(place, item.receipt_id), 'changes.patch') : '';
    return existsSync(path) ? [[item.id, readFileSync(path, 'utf8')] as const] : [];
  });
  return {
    html: renderWorkHtml({ view, diffs: new Map(diffs) }),
    markdown: renderWorkMarkdown(view),
    chart: undefined,
    kept: diffs.length,
    gain: view.verdict,
    branch: result.branch ?? '',
    verify: 'autorize work verify',
  };
}
