/**
 * What changes gained by the objective and by the holdout, side by side, and whether the two part.
 * Invariant: nothing is decided by it. A test is passed partly by luck, and the holdout is asked after it, so the objective's
 * gain is the larger one from the beginning; what counts is that the difference grows. Pure.
 */
import { findUpwardChange } from '../stats/change-evidence.ts';
import { meanOf } from '../stats/moments.ts';
import type { MeasuredDecision } from './measured-tests.ts';
import type { Purpose } from './paired-trial.ts';
import { type AxisValues, SCORE_AXIS } from './pareto-front.ts';

/** What one change gained, positive where it is better. */
interface HoldoutGain {
  readonly task: string;
  readonly isAccepted: boolean;
  readonly objective: number;
  readonly holdout: number;
  /** Both as changes of the score, such as `-18% and -15%`: a score that gets better by going down has a minus. */
  readonly shown: string;
}

/** The means of some changes' gains. */
interface MeanGains {
  readonly objective: number;
  readonly holdout: number;
}

export interface HoldoutGap {
  /** One for each query of the holdout that was answered, oldest first. */
  readonly gains: readonly HoldoutGain[];
  /** Gains are logarithms of ratios; else differences. */
  readonly isRatio: boolean;
  readonly direction: 'min' | 'max';
  /** Where the two part; undefined: nothing shows that they do. */
  readonly alert: { readonly since: string; readonly before: MeanGains; readonly after: MeanGains } | undefined;
  /** The same for a person. */
  readonly parting: string | undefined;
}

/** A run whose objective and holdout never part is alerted with a probability of at most this, however often one looks. */
const GAP_ALERT_LEVEL = 0.05;

/** Purposes of the tests that the holdout is asked after. */
export const HOLDOUT_PURPOSES: readonly Purpose[] = ['candidate', 'simplify', 'promotion'];

/** Compares the gains of all changes that the holdout answered for; undefined: there are none. */
export function gapOfAnswers(measured: readonly MeasuredDecision[], direction: 'min' | 'max'): HoldoutGap | undefined {
  const asked = measured.flatMap(({ test, holdout }) => {
    const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
    return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
  });
  if (asked.length === 0) return undefined;
  const isRatio = asked.every(({ own, best, holdout }) =>
    [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0),
  );
  const sign = direction === 'max' ? 1 : -1;
  const gain = (own: number, best: number): number => sign * (isRatio ? Math.log(own / best) : own - best);
  const units = { isRatio, direction };
  const gains = asked.map(({ test, own, best, holdout }) => {
    const both = { objective: gain(meanOf(own), meanOf(best)), holdout: gain(holdout.candidate, holdout.best) };
    return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
  });
  const alert = findParting(gains);
  return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}

/** What says, once, that the two part: the sentence, or nothing while they do not or where they did before. */
export function watchParting(gapNow: () => HoldoutGap | undefined): () => string | undefined {
  let hasParted = gapNow()?.parting !== undefined;
  return () => {
    const parting = hasParted ? undefined : gapNow()?.parting;
    hasParted ||= parting !== undefined;
    return parting;
  };
}

function findParting(gains: readonly HoldoutGain[]): HoldoutGap['alert'] {
  const found = findUpwardChange(gains.map(apart));
  if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL)) return undefined;
  const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
  const since = gains[found.start]?.task ?? '';
  // Where the holdout gained more before, a larger difference may be a smaller gap.
  return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}

function apart({ objective, holdout }: MeanGains): number {
  return objective - holdout;
}

function means(gains: readonly HoldoutGain[]): MeanGains {
  return { objective: meanOf(gains.map((each) => each.objective)), holdout: meanOf(gains.map((each) => each.holdout)) };
}

const DIGITS = 3;

type Units = Pick<HoldoutGap, 'isRatio' | 'direction'>;

function renderBoth({ objective, holdout }: MeanGains, { isRatio, direction }: Units): string {
  const [one, other] = [objective, holdout].map((gain) => {
    const change = direction === 'max' ? gain : -gain;
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
    return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
  });
  return `${one} and ${other}`;
}

function describeParting({ since, before, after }: NonNullable<HoldoutGap['alert']>, units: Units): string {
  const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
  return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}

function scoresOf(runs: readonly AxisValues[]): number[] {
  return runs.flatMap((run) => new Map(Object.entries(run)).get(SCORE_AXIS) ?? []);
}
