/**
 * What is measured again of what was accepted: second tests, and the one number that may be claimed.
 * Invariant: the claim rests on fresh pairs whose number was fixed before, and is recorded only if the decision log adds
 * up with it. Interrupted by a signal the run can be resumed, and confirms in new pairs; by time it ends without a claim.
 */
import { certifiable } from '../decision/accepted.ts';
import { assignCertify } from '../decision/assignment.ts';
import { decisionDraft } from '../decision/decision-entry.ts';
import type { ClaimRecord } from '../decision/records.ts';
import { recordDecision } from './decide-trial.ts';
import type { MeasurementContext, Purpose } from './evaluation.ts';
import { type Interrupted, measureTask } from './measurement.ts';
import { type Confirming, confirm, findConfirmable, interruptTask, whileTime } from './scheduled-tasks.ts';

/** What a recipe says of its end. */
export interface ConclusionPorts {
  readonly context: MeasurementContext;
  /** Folder for the logs of a task, absolute; `isSealed`: of output that nobody may read. */
  readonly logsOf: (id: string, isHidden: boolean) => string;
  /** What a confirmation evaluates. */
  readonly purpose: Purpose;
  /** What is left of the run, in milliseconds. */
  readonly clockMs: () => number;
  /** Commands for messages: what shows why records do not add up, and what confirms now. */
  readonly commands: { readonly audit: string; readonly rescore: string };
  /** Acts on the second tests, before the confirmation. */
  readonly followUp?: () => Promise<void>;
}

export type Concluded =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** There is nothing to claim, or it could not be confirmed; `note` says why where that matters. */
  | { readonly kind: 'unclaimed'; readonly note: string | undefined }
  | { readonly kind: 'interrupted' };

const NOTHING = { kind: 'unclaimed', note: undefined } as const;

/** Tests again what was accepted, and confirms it; `isAgain`: in fresh pairs, whatever was claimed already. */
export async function confirmAccepted(
  ports: ConclusionPorts,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Concluded> {
  const { decisionLog } = ports.context;
  const { confirm: wanted, certify } = decisionLog.session.settings;
  if (findConfirmable(decisionLog) === undefined) return NOTHING;
  if (certify.enabled) {
    const interrupted = await testAgain(ports);
    if (interrupted !== undefined) return endedBy(ports, interrupted);
    await ports.followUp?.();
  }
  const left = findConfirmable(decisionLog);
  if (left === undefined) return NOTHING;
  if (!isAgain && left.claim !== undefined) return { kind: 'claimed', claim: left.claim };
  if (wanted.pairs === 0) return NOTHING;
  const confirmed = await measureFinal(ports);
  switch (confirmed.kind) {
    case 'claimed':
      return confirmed;
    case 'unsound':
      return { kind: 'unclaimed', note: `nothing is claimed: ${unsound(ports)}` };
    case 'broken':
      return endedBy(ports, confirmed);
    default:
      return confirmed satisfies never;
  }
}

/** Says that the records do not add up, and how to see why. */
export function unsound({ commands }: Pick<ConclusionPorts, 'commands'>): string {
  return `the decision log does not add up; see: ${commands.audit}`;
}

function endedBy(
  { commands }: ConclusionPorts,
  { why, reason }: Pick<Interrupted, 'why' | 'reason'>,
): Extract<Concluded, { kind: 'unclaimed' | 'interrupted' }> {
  if (why === 'aborted') return { kind: 'interrupted' };
  return {
    kind: 'unclaimed',
    note: `the improvement is not confirmed: ${reason}; to do it now: ${commands.rescore}`,
  };
}

/** Tests each accepted change once more, until all are decided. */
async function testAgain({ context, logsOf, clockMs }: ConclusionPorts): Promise<Interrupted | undefined> {
  const { decisionLog } = context;
  const accepted = certifiable(decisionLog.replay().state?.keeps ?? []);
  const decided = new Set(decisionLog.records.flatMap(({ kind, task }) => (kind === 'decision' ? [task] : [])));
  for (const [index, change] of accepted.entries()) {
    const id = `certify ${index + 1}`;
    if (decided.has(id) || change.isRejected === true) continue;
    const { level, noise, last_noise } = decisionLog.session;
    const before = decisionLog.records.filter(({ kind, task }) => kind === 'begin' && task === id).length;
    decisionLog.append({ kind: 'begin', task: id });
    const begun = assignCertify(
      { ...decisionLog.session, noise: last_noise ?? noise },
      { id, ...change, keeps: accepted.length },
    );
    const ended = await measureTask(context, begun, {
      logs: logsOf(id, false),
      // An interrupted one left logs in the same folder.
      ...(before === 0 ? {} : { prefix: `again-${before}-` }),
      first: { arm: 'candidate', purpose: { kind: 'score' } },
      mayGoOn: whileTime(clockMs),
    });
    const { task: trial } = ended;
    if (ended.kind === 'broken') {
      interruptTask(decisionLog, trial);
      return { kind: 'broken', why: ended.why, reason: ended.reason };
    }
    const decision = decisionDraft(trial, level, { guards: [], kept: false });
    recordDecision(decisionLog, { trial, decision, final: 'refused' });
  }
  return undefined;
}

interface FinalContext {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** What may be used of the time, in milliseconds. Default: what is left of the run. */
  readonly clockMs?: () => number;
}

/** Measures what is accepted against the baseline, and records what may be claimed of it. */
export function measureFinal(
  { context, logsOf, purpose, clockMs: left }: ConclusionPorts,
  { workspace = 1, clockMs = left }: FinalContext = {},
): Promise<Confirming> {
  const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
  return confirm(context, (id) => ({
    workspace,
    logs: logsOf(id, isHidden),
    first: { arm: 'candidate', purpose },
    purpose,
    mayGoOn: whileTime(clockMs),
  }));
}
