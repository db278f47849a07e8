/**
 * The base, tried until it has a score, so that all that is wrong is reported at once.
 * Invariant: after a failure it is tried as if that were fixed, in memory alone; a guard whose failure has no known cause
 * is left out. What is found that way is reported as such, and each failure is one check with its own log.
 */
import type { Check } from './check.ts';
import type { Checkup } from './checkup.ts';

/** Of several evaluations of the base. */
export type TriedBase<Score, Failure> =
  | { readonly kind: 'scored'; readonly scores: readonly Score[] }
  | { readonly kind: 'aborted' }
  | (Failure & { readonly kind: 'failed'; readonly log: string | undefined });

/** How a loop tries its base, and what it makes of a failure. */
export interface BaseTrials<Config, Score, Failure> {
  /** As it is written. */
  readonly config: Config;
  /** `name` is what the names of the logs begin with. */
  readonly tryBase: (config: Config, name: string) => Promise<TriedBase<Score, Failure>>;
  readonly describe: (config: Config, failure: Failure) => Check;
  /** The config as if this failure were fixed, or without the guard that fails; undefined: nobody knows how. */
  readonly amend: (config: Config, failure: Failure) => Config | undefined;
}

export interface ExaminedBase<Config, Score> {
  readonly scores: readonly Score[];
  /** The config that it was scored by. */
  readonly config: Config;
  /** Whether that is the one which is written. */
  readonly isWritten: boolean;
}

interface BaseContext {
  /** A path as a user in the repository's top folder types it. */
  readonly shown: (path: string) => string;
  /** Whether the config will be fixed and tried again: one failure that can be fixed is enough then. */
  readonly isFixing: boolean;
}

const INTERRUPTED: Check = {
  id: 'evaluator',
  verdict: 'warning',
  title: 'evaluator',
  detail: 'interrupted before the trial ended',
};

/** Reports each failure; undefined where the base has no score even so. */
export async function examineBase<Config, Score, Failure>(
  checkup: Pick<Checkup, 'add'>,
  { config: written, tryBase, describe, amend }: BaseTrials<Config, Score, Failure>,
  { shown, isFixing }: BaseContext,
): Promise<ExaminedBase<Config, Score> | undefined> {
  let config = written;
  // Each failure changes a guard, a limit or how the score is read, so that this ends.
  for (let round = 0; ; round += 1) {
    const base = await tryBase(config, round === 0 ? 'base' : `changed-${round}-base`);
    if (base.kind === 'scored') return { scores: base.scores, config, isWritten: round === 0 };
    if (base.kind === 'aborted') {
      checkup.add(INTERRUPTED);
      return undefined;
    }
    const check = describe(config, base);
    checkup.add({ ...check, ...(base.log === undefined ? {} : { log: shown(base.log) }) });
    if (isFixing && check.fix !== undefined) return undefined;
    const amended = amend(config, base);
    if (amended === undefined) return undefined;
    config = amended;
  }
}
