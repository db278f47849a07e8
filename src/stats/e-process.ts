import { insuredFactor } from './insured-evidence.ts';
import { meanOf } from './moments.ts';

/** Name of the statistic, as decisions record it: another rule must have another name. */
export const STATISTICS = { plain: 'symmetry-e/1', insured: 'insured-symmetry-e/1' } as const;

// In units of 1/scale: a mixture over effects from a third of a noise SD to three of them.
const BETS = [0.35, 0.7, 1.4, 2.8] as const;
// exp of it is 0 already. A logarithm of -Infinity would not survive JSON.
const LOWEST_LOG = -1000;
// E reaches whole powers of two, and 1 - 0.95 is not 0.05: equal up to rounding counts as reached.
const ROUNDING = 1e-9;

/**
 * Evidence that differences lie above 0: under any distribution that is symmetric about a point <= 0 the mean of E stays
 * at most 1, at every peek. Source: decisions, "Specification", step 4.
 */
export interface EProcess {
  readonly scale: number;
  /** An outlier costs at most a factor of 10, and a pair gains at most one of 1.9; absent: of 2, and an outlier costs all. */
  readonly is_insured?: true;
  readonly logs: readonly number[];
  readonly log_max: number;
}

export function startEProcess(scale: number, isInsured = false): EProcess {
  return { scale, ...(isInsured ? { is_insured: true } : {}), logs: BETS.map(() => 0), log_max: 0 };
}

/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them.
 * `scale`: known before them. */
export function feedEProcess(eProcess: EProcess, differences: readonly number[], scale = eProcess.scale): EProcess {
  const logs = eProcess.logs.map((log, index) => {
    const bet = BETS[index] ?? 0;
    let total = log;
    for (const difference of differences) {
      total +=
        eProcess.is_insured === true
          ? Math.log(insuredFactor(difference / scale, bet))
          : logFactor((2 * bet * difference) / scale);
    }
    return total;
  });
  const next = { ...eProcess, logs };
  return { ...next, log_max: Math.max(eProcess.log_max, logEvidence(next)) };
}

/** ln(2 / (1 + exp(-v))), without overflow. */
function logFactor(v: number): number {
  const softplus = Math.max(-v, 0) + Math.log1p(Math.exp(-Math.abs(v)));
  return Math.max(LOWEST_LOG, Math.LN2 - softplus);
}

/** ln E: the logarithm of the mean over the bets. */
export function logEvidence({ logs }: Pick<EProcess, 'logs'>): number {
  const highest = Math.max(...logs);
  return highest + Math.log(meanOf(logs.map((log) => Math.exp(log - highest))));
}

/** Whether E >= 1/a. */
export function isEvident(eProcess: EProcess, a: number): boolean {
  return a > 0 && logEvidence(eProcess) >= -Math.log(a) - ROUNDING;
}

/** Whether E was at least 1/a at some peek: the level holds for the highest. */
export function wasEvident({ log_max: highest }: EProcess, a: number): boolean {
  return a > 0 && highest >= -Math.log(a) - ROUNDING;
}

/** The p value that holds at every peek: min(1, 1 / max E). */
export function anytimeP({ log_max: logMax }: EProcess): number {
  return Math.min(1, Math.exp(-logMax));
}
