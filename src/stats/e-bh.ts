/** What the second test of a kept change ended with. */
export interface KeepEvidence {
  readonly tree: string;
  /** ln of its e-value. */
  readonly log_e: number;
}

/**
 * The keeps that are certified at a false discovery rate, in the order given, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (fdr k).
 */
export function certifiedKeeps(keeps: readonly KeepEvidence[], fdr: number): readonly string[] {
  const sorted = keeps.map(({ log_e: logE }) => logE).sort((one, other) => other - one);
  let limit = Number.POSITIVE_INFINITY;
  for (const [index, logE] of sorted.entries()) {
    const needed = Math.log(keeps.length / (fdr * (index + 1)));
    // As when the test stops: a whole power of two counts as reached.
    if (logE >= needed - 1e-9) limit = logE;
  }
  return keeps.filter(({ log_e: logE }) => logE >= limit).map(({ tree }) => tree);
}
