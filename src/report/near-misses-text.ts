interface NearMiss {
  readonly iter: number;
  /** For it. */
  readonly evidence: number;
}

const MAX_MISSES = 8;

/** Changes that missed by little, the strongest first. */
export function renderNearMisses(misses: readonly NearMiss[]): string | undefined {
  const rest = misses.length - MAX_MISSES;
  const shown = misses
    .slice(0, MAX_MISSES)
    .map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
  return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
