import { centralMedian } from '../base/median.ts';
import { meanOf } from '../stats/moments.ts';
import { robustScale } from '../stats/robust-scale.ts';
import { signedRankEstimate } from '../stats/signed-rank.ts';
import { expectedGain, type ScreenRules } from './screening.ts';

/** What it needs of a test by pairs. */
interface Tested {
  readonly rules: ScreenRules & {
    readonly a0: number;
    readonly futility_z: number;
    readonly min_improvement: number;
    readonly tolerance: number;
    readonly steps?: readonly number[];
    readonly unit_scale: number | null;
  };
  readonly screen_scores: readonly number[];
  readonly purpose: string;
  readonly cap: number;
  readonly pairs: readonly { readonly difference: number }[];
  readonly units: readonly number[];
}

/** The scale of the next difference, from what was before it. */
export function scaleAfter({ rules, pairs }: Pick<Tested, 'rules' | 'pairs'>): number {
  if (rules.steps === undefined) return rules.scale;
  return robustScale(
    rules.steps,
    pairs.map(({ difference }) => difference),
  );
}

/** Whether the pairs that are left can hardly decide for the candidate. */
export function isFutile(trial: Tested): boolean {
  const { rules, pairs, units, purpose, cap } = trial;
  const isByCase = rules.unit_scale !== null;
  const differences = isByCase ? units : pairs.map(({ difference }) => difference);
  const count = differences.length;
  // Of three one may be an outlier.
  const isRobust = rules.ratio !== undefined && !isByCase;
  if (count < (isRobust ? 3 : 2)) return false;
  const mean = isRobust ? centralMedian(differences) : centreOf(differences, rules.lone !== undefined);
  const least = purpose === 'simplify' || purpose === 'distil' ? 0 : rules.min_improvement;
  if (isByCase && differences.every((difference) => difference === 0)) return pairs.length > 1 && rules.tolerance === 0;
  const scale = isByCase ? Math.sqrt(meanOf(differences.map((each) => each * each))) : scaleAfter(trial);
  const most = isByCase ? (count / pairs.length) * cap : cap;
  // The mean that the last pair would have to show, halved: what stays below it cannot be made up for.
  const reachable = 0.5 * scale * Math.sqrt((2 * Math.log(1 / rules.a0)) / most);
  const { gain, error } =
    rules.lone === undefined
      ? { gain: mean, error: scale / Math.sqrt(count) }
      : expectedGain({ ...rules, scale }, trial.screen_scores, { mean, pairs: count });
  return gain + rules.tolerance + rules.futility_z * error < Math.max(least, reachable);
}

/** Beside lone runs, where few pairs have to decide: of more than two an outlier is not to decide alone. */
function centreOf(differences: readonly number[], hasLone: boolean): number {
  return hasLone && differences.length > 2 ? signedRankEstimate(differences) : meanOf(differences);
}
