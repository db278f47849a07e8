/** What the second test of a kept change ended with. */
export interface AcceptanceEvidence {
  readonly tree: string;
  /** ln of its e-value. */
  readonly log_e: number;
}

// As when a test stops: a whole power of two counts as reached.
const ROUNDING = 1e-9;

/**
 * The discoveries at a false discovery rate, as indices into the logarithms of e-values, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (rate k).
 */
export function discoveriesOf(logs: readonly number[], rate: number): ReadonlySet<number> {
  const sorted = logs.toSorted((one, other) => other - one);
  let limit = Number.POSITIVE_INFINITY;
  for (const [index, log] of sorted.entries()) {
    if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING) limit = log;
  }
  return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}

/** The accepted changes that are certified at a false discovery rate, in the order given. */
export function certifiedChanges(accepted: readonly AcceptanceEvidence[], fdr: number): readonly string[] {
  const certified = discoveriesOf(
    accepted.map(({ log_e: logE }) => logE),
    fdr,
  );
  return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}
