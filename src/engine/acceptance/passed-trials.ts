/**
 * Which trials found nothing, on this machine: where records from elsewhere say that of one, it is tried again.
 * Invariant: outside of the repository, where no session in a sandbox can write. Crash: the file is replaced in one step;
 * where it is lost, the evaluator is tried again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCache } from '../../kernel/durable.ts';
import { readRegularText } from '../../kernel/regular-file.ts';

/** What was tried, by the digest of the evaluator and its environment. */
interface Trial {
  readonly risk: string;
  readonly evaluator_digest: string;
}

/** The trials of a run, by its private area. */
export interface PassedTrials {
  has(trial: Trial): boolean;
  note(trial: Trial): void;
}

// As many as an evaluator that is edited again and again, on a machine that changes, comes to.
const MAX_KNOWN = 100;

/** Opens the list in a private area, which need not exist. */
export function passedTrials(folder: string): PassedTrials {
  const file = join(folder, 'passed-trials');
  const read = (): string[] => readRegularText(file).split('\n').filter(Boolean);
  const lineOf = ({ risk, evaluator_digest: digest }: Trial): string => `${risk} ${digest}`;
  return {
    has: (trial) => read().includes(lineOf(trial)),
    note(trial) {
      const line = lineOf(trial);
      const known = read();
      if (known.includes(line)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeCache(file, [`${[...known, line].slice(-MAX_KNOWN).join('\n')}\n`]);
    },
  };
}
