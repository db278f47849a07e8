/** The largest gain that is believed: a larger one waits for a person. Pure. */
import { meanOf } from '../stats/moments.ts';
import type { Scale } from '../stats/noise.ts';
import { ratioOf } from './gain-scale.ts';
import { gainOfFactor } from './paired-trial.ts';
import type { Session } from './session.ts';

// Source: decisions, "Integrity", rule 7.
const PLAUSIBLE_SDS = 10;
const PLAUSIBLE_FACTOR = 2;

/** The largest gain over a score that is believed; `automatic` stands for `auto`. */
export function maxPlausible(session: Session, score: number, automatic: number | null): number | null {
  const options = session.settings.integrity.max_plausible;
  if (options === 'auto') return automatic;
  if (typeof options === 'number') return options;
  if (ratioOf(session) !== undefined) return Math.log(Number.parseFloat(options));
  const limit = gainOfFactor(signOf(session), score, Number.parseFloat(options));
  // Of nothing, and of a base that was never scored, no factor gives a limit.
  return limit > 0 && Math.abs(score) < Number.MAX_VALUE ? limit : null;
}

/** The factor behind the limit: on a machine that is slower now, the same factor is a larger gain. */
export function plausibleFactor(session: Session): { readonly plausible_factor?: number } {
  const options = session.settings.integrity.max_plausible;
  // On a ratio scale the limit itself is a factor.
  if (!session.limits_by_pairs || typeof options === 'number' || ratioOf(session) !== undefined) return {};
  return { plausible_factor: options === 'auto' ? PLAUSIBLE_FACTOR : Number.parseFloat(options) };
}

/** The limit where the settings leave it to the tool: by the noise, and by the score itself. */
export function automaticLimit(session: Session, { value, source }: Scale): number | null {
  // The floor of the scale keeps it above 0; it is not a noise that was measured.
  const sigma = session.limits_by_noise && source === 'floor' ? 0 : value / Math.SQRT2;
  const twice =
    ratioOf(session) === undefined
      ? gainOfFactor(signOf(session), meanOf(session.scores), PLAUSIBLE_FACTOR)
      : Math.log(PLAUSIBLE_FACTOR);
  const limit = Math.max(PLAUSIBLE_SDS * sigma, twice);
  // Without noise and at a mean of 0 nothing gives a limit.
  return limit > 0 ? limit : null;
}

function signOf({ settings }: Session): 1 | -1 {
  return settings.direction === 'max' ? 1 : -1;
}
