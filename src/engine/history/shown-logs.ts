/**
 * The logs of an attempt that later agents may read.
 * Invariant: only the output of a guard that failed, unless more is asked for; never that of a holdout.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFilePart } from '../../kernel/regular-file.ts';

export interface LogsOf {
  /** In the order in which they run. */
  readonly guards: readonly { readonly name: string }[];
  /** Why the attempt ended so, with the name of a guard that failed. */
  readonly reason: string;
  /** Also of the objective. */
  readonly hasScores?: boolean;
}

export interface ShownLog {
  readonly name: string;
  readonly text: string;
}

const MAX_BYTES = 64 << 10;

/** The ends of the logs in the folder of an attempt. */
export function readShownLogs(folder: string, { guards, reason, hasScores = false }: LogsOf): ShownLog[] {
  const failed = guards.findIndex(({ name }) => reason.includes(`guard "${name}"`));
  const ofGuard = new RegExp(`^(?!base-)(?!.*objective-).*\\bguard-${failed + 1}[-.].*std(?:out|err)$`);
  const ofScore = /^(?!base-)(?:.*-)?score\.std(?:out|err)$/;
  const isShown = (name: string): boolean => (failed >= 0 && ofGuard.test(name)) || (hasScores && ofScore.test(name));
  return namesIn(folder)
    .filter(isShown)
    .flatMap((name) => {
      const text = readFilePart(join(folder, name), 'end', MAX_BYTES)?.text ?? '';
      return text === '' ? [] : [{ name: `${name}.txt`, text }];
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // It was removed; the record stays.
    return [];
  }
}
