import { oneLine } from './foreign-text.ts';

/** What changes changed by objective and holdout, each as `-18% and -15%`. */
export interface ShownGains {
  /** Oldest first. */
  readonly gains: readonly { readonly task: string; readonly isAccepted: boolean; readonly shown: string }[];
}

// A run can have dozens; the records have them all.
const MAX_GAINS = 8;

/** The last of them, side by side. */
export function renderHoldoutGains({ gains }: ShownGains): string {
  const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
    return `${oneLine(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
  });
  const rest = gains.length - shown.length;
  const earlier = rest > 0 ? [`${rest} earlier`] : [];
  return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
