/**
 * Keys of a decision that are written and change nothing, by the other keys. One that only the noise of the base decides
 * about, with `auto`, is none of them; neither is one at its default, nor one that turns off what does not run anyway.
 */
import type { JsonPath } from '../base/json-path.ts';
import { quoted } from '../base/text.ts';
import { mayBe } from './policies/registry.ts';
import { calibrationRuns, type DecisionSettings, hasTolerance } from './settings.ts';
import type { SettingsProblem } from './settings-problem.ts';

interface IdleRule {
  readonly path: JsonPath;
  /** The value, where it is not the default; undefined: it is. */
  readonly written: (settings: DecisionSettings) => unknown;
  readonly isUsed: (settings: DecisionSettings) => boolean;
  /** What it needs to have an effect. */
  readonly needs: string;
  readonly remedy: string;
}

// `auto` may come to pairs, `checkpoint` promotes by them.
const hasPairs = ({ decision }: DecisionSettings): boolean => mayBe(decision, ({ boundsErrors }) => boundsErrors);
const isPaired = ({ decision }: DecisionSettings): boolean => mayBe(decision, ({ test }) => test === 'pairs');
/** A value, unless it is the default. */
const other = <T>(value: T, ...defaults: readonly T[]): T | undefined => (defaults.includes(value) ? undefined : value);

const PAIRS = 'it only with a decision by pairs';
const PAIRED_REMEDY = 'Leave it out, or set decision = "paired-sequential" or "auto".';

const RULES: readonly IdleRule[] = [
  {
    path: ['effort'],
    written: ({ effort }) => other(effort, 'auto'),
    isUsed: hasPairs,
    needs: PAIRS,
    remedy: PAIRED_REMEDY,
  },
  {
    path: ['screen'],
    written: ({ screen }) => screen,
    isUsed: isPaired,
    needs: 'it only with decision = "paired-sequential" or "auto", whose tests are screened',
    remedy: PAIRED_REMEDY,
  },
  {
    path: ['futility_z'],
    written: ({ futility_z: z }) => z,
    isUsed: hasPairs,
    needs: PAIRS,
    remedy: PAIRED_REMEDY,
  },
  {
    path: ['max_pairs'],
    written: ({ max_pairs: most }) => most,
    isUsed: hasPairs,
    needs: PAIRS,
    remedy: PAIRED_REMEDY,
  },
  {
    path: ['max_candidates'],
    written: ({ max_candidates: most }) => most,
    isUsed: ({ error_rate: rate }) => rate !== 'per-candidate',
    needs: 'it only with error_rate = "fdr" or "fwer", which give each candidate its share',
    remedy: 'Leave it out, or set error_rate. It does not limit the iterations of a run.',
  },
  {
    path: ['share_seed'],
    written: ({ share_seed: isShared }) => other(isShared, true),
    isUsed: (settings) => hasPairs(settings) || settings.confirm.pairs > 0,
    needs: `${PAIRS}, or where a confirmation has some`,
    remedy: PAIRED_REMEDY,
  },
  {
    path: ['size'],
    written: ({ size }) => other(size, 'lines'),
    isUsed: hasTolerance,
    needs: 'it only with a tolerance above 0: without one no change is tested as a simplification',
    remedy: 'Set tolerance, or leave size out.',
  },
  {
    path: ['confirm', 'command'],
    written: ({ confirm }) => other(confirm.command, ''),
    isUsed: ({ confirm }) => confirm.pairs > 0,
    needs: 'it only with confirm.pairs from 2: 0 confirms nothing',
    remedy: 'Raise confirm.pairs, or leave it out.',
  },
  {
    path: ['aa_check_every'],
    written: ({ integrity }) => other(integrity.canary_every, 25, 0),
    isUsed: (settings) =>
      hasPairs(settings) ||
      (mayBe(settings.decision, ({ takesExactScores }) => takesExactScores) && calibrationRuns(settings) > 1),
    needs: `${PAIRS}, or with decision = "greedy" and calibration_runs from 2: else nothing is promised that a no-op tests`,
    remedy: 'Leave it out, or set calibration_runs = 2.',
  },
];

/** The keys that change nothing; each as a problem, whose path starts at the table of the decision. */
export function idleKeys(settings: DecisionSettings): SettingsProblem[] {
  return RULES.flatMap(({ path, written, isUsed, needs: expected, remedy }) => {
    const value = written(settings);
    if (value === undefined || isUsed(settings)) return [];
    const shown = typeof value === 'string' ? quoted(value) : JSON.stringify(value);
    return [{ path, found: `${path.at(-1)} = ${shown}`, expected, remedy }];
  });
}
