/**
 * What is measured again of what was accepted: each change's own effect where that is wanted, and the one number that may
 * be claimed.
 * Invariant: the claim rests on fresh pairs whose number was fixed before, and is recorded only if the decision log adds
 * up with it. Interrupted by a signal the run can be resumed, and confirms in new pairs; by time it ends without a claim.
 */
import { CONFIRMED_TOGETHER } from '../decision/agent-bandit.ts';
import type { ClaimRecord } from '../decision/records.ts';
import { dueIn } from '../decision/session.ts';
import type { MeasurementContext, Purpose } from './evaluation.ts';
import type { Interrupted } from './measurement.ts';
import { type Confirming, confirm, type FinalBlock, findConfirmable, whileTime } from './scheduled-tasks.ts';

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
  /** Takes out what has no effect of its own, before the confirmation; absent: that is not wanted. */
  readonly distil?: (() => Promise<Interrupted | undefined>) | undefined;
  /** Pairs of the same that other machines report. */
  readonly blocks?: readonly FinalBlock[] | undefined;
}

export type Concluded =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** There is nothing to claim, or it could not be confirmed; `note` says why where that matters. */
  | { readonly kind: 'unclaimed'; readonly note: string | undefined }
  | { readonly kind: 'interrupted' };

const NOTHING = { kind: 'unclaimed', note: undefined } as const;

/** Distils what was accepted where that is wanted, and confirms it; `isAgain`: in fresh pairs, whatever was claimed already. */
export async function confirmAccepted(
  ports: ConclusionPorts,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Concluded> {
  const { decisionLog } = ports.context;
  const { confirm: wanted } = decisionLog.session.settings;
  if (findConfirmable(decisionLog) === undefined) return NOTHING;
  const interrupted = await ports.distil?.();
  if (interrupted !== undefined) return endedBy(ports, interrupted);
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

/** By the settings; where several agents share the run, after every few accepted changes: what they gain decides who goes on. */
export function isConfirmationDue(
  { decisionLog: { session, runHeader } }: Pick<MeasurementContext, 'decisionLog'>,
  { isShared }: { readonly isShared: boolean },
): boolean {
  const due = dueIn(session).kind;
  if (due === 'confirmation') return true;
  const { pairs, every_keeps: every } = session.settings.confirm;
  const isMeasured = pairs > 0 && every === 0 && !runHeader.unscored;
  return isShared && isMeasured && due === 'candidate' && session.level.kept - session.confirmed >= CONFIRMED_TOGETHER;
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

interface FinalContext {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** What may be used of the time, in milliseconds. Default: what is left of the run. */
  readonly clockMs?: () => number;
}

/** Measures what is accepted against the baseline, and records what may be claimed of it. */
export function measureFinal(
  { context, logsOf, purpose, clockMs: left, blocks }: ConclusionPorts,
  { workspace = 1, clockMs = left }: FinalContext = {},
): Promise<Confirming> {
  const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
  const optionsOf = (id: string) => ({
    workspace,
    logs: logsOf(id, isHidden),
    first: { arm: 'candidate', purpose } as const,
    purpose,
    mayGoOn: whileTime(clockMs),
  });
  return confirm(context, optionsOf, blocks);
}
