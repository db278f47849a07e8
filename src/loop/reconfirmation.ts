/** A confirmation that is made once more, or for the first time: by a verification, or on one of several machines. */
import { claimOutcome, renderOutcome } from '../base/claim-outcome.ts';
import { AutorizeError } from '../base/errors.ts';
import type { Finding } from '../base/finding.ts';
import type { BlockPair } from '../decision/machine-blocks.ts';
import type { ClaimRecord, EvaluationRecord } from '../decision/records.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import type { Concluded } from './conclusion.ts';
import type { FinalBlock } from './scheduled-tasks.ts';

/** How a wave asks for one. */
export interface ConfirmRequest {
  /** Pairs of the same that other machines report. */
  readonly blocks?: readonly FinalBlock[] | undefined;
  /** Folders that no command sees, beside those that never are seen. */
  readonly hidden?: readonly string[] | undefined;
  /** In place of that of the settings. */
  readonly sandbox?: SandboxRequest | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What a confirmation says, with its pairs; `why`: nothing is claimed. */
export type ConfirmedPairs =
  | ({ readonly claim: ClaimRecord } & Pick<FinalBlock, 'final' | 'baseline' | 'pairs'>)
  | { readonly why: string };

/** A confirmation that was made, and the evaluations of its log. */
export interface Confirmed {
  readonly concluded: Concluded;
  readonly evaluations: readonly EvaluationRecord[];
}

/** The pairs of what was confirmed. */
export function confirmedPairs({ concluded, evaluations }: Confirmed): ConfirmedPairs {
  if (concluded.kind === 'interrupted') return { why: 'it was interrupted' };
  if (concluded.kind === 'unclaimed') return { why: concluded.note ?? 'there is nothing to be confirmed' };
  const { claim } = concluded;
  const runs = claim.evaluations.map((id) => evaluations.find((each) => each.id === id));
  const of = (arm: EvaluationRecord['arm']) => runs.filter((run) => run?.arm === arm);
  const [candidates, baselines] = [of('candidate'), of('incumbent')];
  return {
    claim,
    final: candidates[0]?.tree ?? '',
    baseline: baselines[0]?.tree ?? '',
    pairs: candidates.map((run, at): BlockPair => [run?.score ?? Number.NaN, baselines[at]?.score ?? Number.NaN]),
  };
}

/** Nothing is claimed, and why. */
export function unclaimed(reason: string): Confirmed {
  return { concluded: { kind: 'unclaimed', note: `the improvement is not confirmed: ${reason}` }, evaluations: [] };
}

/** Confirms, and says what came of it; undefined where there is nothing to be confirmed. */
export async function findingOfConfirmation(confirmNow: () => Promise<Concluded>): Promise<Finding | undefined> {
  try {
    return findingOf(await confirmNow());
  } catch (error) {
    if (error instanceof AutorizeError) return notConfirmed(error.message);
    throw error;
  }
}

/** That nothing was confirmed, and why. */
export function notConfirmed(detail: string): Finding {
  return { kind: 'unchecked', what: 'confirmation', detail };
}

function findingOf(concluded: Concluded): Finding | undefined {
  switch (concluded.kind) {
    case 'claimed':
      return { kind: 'ok', what: 'confirmation', detail: renderOutcome(claimOutcome(concluded.claim)) };
    case 'interrupted':
      return notConfirmed('interrupted by the operator');
    case 'unclaimed':
      return concluded.note === undefined ? undefined : notConfirmed(concluded.note);
    default:
      return concluded satisfies never;
  }
}
