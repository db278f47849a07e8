import * as z from 'zod/mini';
import { plural } from '../../base/text.ts';
import { isPromotion } from '../../decision/promotion-approval.ts';
import { describeChanges, type RuleChange } from '../../decision/rule-change.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import type { IterationRecord } from '../ledger/record.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** That another run began: why, and where the one before is; `folder`: as a user types it. */
export function describeEnded({ folder, branch, what, kept }: EndedRun): string {
  const quarantined = kept === 0 ? 'which kept nothing' : `with ${plural(kept, 'kept change')} on ${branch}`;
  return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}

/** That setup could run once, where nothing says what it depends on. */
export function setupNotes({ setup }: Pick<ExperimentConfig, 'setup'>, name: string): string[] {
  if (setup.command === '' || setup.inputs.length > 0) return [];
  return [
    `setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
  ];
}

/** That HEAD has other protected files than those that judge, and nobody changed them after the base. */
export function describeOtherFiles(name: string, changes: readonly RuleChange[]): string {
  const what = describeChanges(changes, 'objective.').join(', ');
  return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}

/** Iterations whose change is quarantined: nobody has approved it with success. */
export function quarantinedIterations(records: readonly IterationRecord[]): IterationRecord[] {
  const accepted = new Set(
    records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])),
  );
  return records.filter(({ decision, outcome }) => {
    const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
    return isHeld && !accepted.has(String(decision.test));
  });
}

/** What a person said of a quarantined change, where no run has taken it up yet. */
export function pendingRelease(decisions: readonly RawRecord[], task: string): RawRecord | undefined {
  const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
  const later = decisions.slice(at + 1);
  const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
  // What is on the working line has one promotion test at a time: the next one is of what was approved.
  if (isPromotion(task)) return later.some(isPromotionDecision) ? undefined : decisions[at];
  const names = new Set([task, ...taken.map(({ id }) => id)]);
  const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
  return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}

function isPromotionDecision({ kind, purpose }: RawRecord): boolean {
  return kind === 'decision' && purpose === 'promotion';
}

/** The promotion test that held the working line back, if the last one did. */
export function quarantinedPromotionIn(decisions: readonly RawRecord[]): string | undefined {
  const last = decisions.findLast(isPromotionDecision);
  // One that a guard refused is nothing that a person could approve.
  const output = z.array(z.object({ passed: z.boolean() })).safeParse(last?.guards);
  const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
  return isHeld ? String(last.task) : undefined;
}

/** How a promotion test is named in a command. */
export function promotionWord(task: string): string {
  return task.replace(' ', '-');
}

/** The last of what was found about the evaluator meanwhile: that it is noisy, that the machine drifts. */
function warningOf(warnings: readonly string[]): string[] {
  const last = warnings.at(-1);
  if (last === undefined) return [];
  return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}

/**
 * What a person should look at, in sentences: an evaluator that might not look at the code, that is noisy, that drifts;
 * quarantined changes.
 */
export function noticesOf(
  name: string,
  {
    records,
    decisions,
    warnings,
  }: {
    readonly records: readonly IterationRecord[];
    readonly decisions: readonly RawRecord[];
    /** Of the session that follows from the decisions. */
    readonly warnings: readonly string[];
  },
): string[] {
  const remarks = decisions.flatMap(({ kind, remark }) =>
    kind === 'canary' && typeof remark === 'string' ? [remark] : [],
  );
  const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) =>
    kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : [],
  );
  const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
  const order =
    carried === undefined
      ? []
      : [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
  const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
    const word = pendingRelease(decisions, String(decision?.test));
    if (word !== undefined) return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
    return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
  });
  return [
    ...new Set([...risks, ...order, ...remarks]),
    ...warningOf(warnings),
    ...quarantined,
    ...batchNotices(name, decisions),
  ];
}

function batchNotices(name: string, decisions: readonly RawRecord[]): string[] {
  const task = quarantinedPromotionIn(decisions);
  if (task === undefined) return [];
  const word = pendingRelease(decisions, task);
  if (word !== undefined) return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
  const command = `autorize approve ${name} ${promotionWord(task)}`;
  return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}
