/** What a verification says of a confirmation that it made once more, or for the first time. */
import { claimOutcome, renderOutcome } from '../base/claim-outcome.ts';
import { AutorizeError } from '../base/errors.ts';
import type { Finding } from '../base/finding.ts';
import type { Concluded } from './conclusion.ts';

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
