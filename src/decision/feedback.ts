import type { Feedback } from '../settings/decision-settings.ts';

/** What is disclosed to an agent about a difference; a finer answer is a channel to the evaluator's secrets. */
export type Report =
  | { readonly kind: 'difference'; readonly value: number }
  | { readonly kind: 'sign'; readonly value: 'better' | 'worse' | 'equal' };

interface Measured {
  /** Better is positive. */
  readonly difference: number;
  /** SD of one evaluation. */
  readonly noise: number;
}

const FEEDBACKS: Readonly<Record<Feedback, (measured: Measured) => Report>> = {
  full: ({ difference }) => ({ kind: 'difference', value: difference }),
  rounded: ({ difference, noise }) => ({ kind: 'difference', value: roundTo(difference, noise) }),
  sign: ({ difference }) => ({ kind: 'sign', value: difference > 0 ? 'better' : difference < 0 ? 'worse' : 'equal' }),
};

/** The difference as it is disclosed to the agent. */
export function feedbackOf(feedback: Feedback, measured: Measured): Report {
  return FEEDBACKS[feedback](measured);
}

/** To the next whole multiple of the noise; without noise there is nothing to hide behind, and nothing to round. */
function roundTo(difference: number, noise: number): number {
  return noise > 0 ? Math.round(difference / noise) * noise + 0 : difference;
}
