import { insuredFactor } from './insured-evidence.ts';

/** A number, and by how much it would be larger on average if what is to be refuted were wrong. */
interface Shifted {
  readonly value: number;
  readonly shift: number;
}

/**
 * ln of the highest evidence so far that numbers lie about their shift above 0. While each is symmetric about a point
 * <= 0, whatever came before, it reaches 1/a with a probability of at most a, whenever one looks: each factor has a
 * mean of at most 1, given what came before it and the size of its own number. The bet is the ratio of two normal densities a
 * shift apart, so that refuting one of two known alternatives takes about as many numbers as it can. Source: Ville's
 * inequality; symmetry tests by betting.
 */
export function peakShiftEvidence(series: readonly Shifted[]): number {
  // No factor depends on the unit; in this one no square overflows.
  const unit = Math.max(...series.map(({ value, shift }) => Math.max(Math.abs(value), Math.abs(shift))));
  let log = 0;
  let highest = 0;
  let mean = 0;
  let squares = 0;
  let shifts = 0;
  for (const [before, { value, shift }] of unit > 0 ? series.entries() : []) {
    const x = value / unit;
    const count = before + 1;
    // Of the number itself only its size, which swapping the arms leaves as it is.
    const variance = (squares + x * x) / count;
    const expected = before === 0 ? Math.abs(x) : shifts / before;
    if (variance > 0) log += Math.log(insuredFactor(x / variance, expected));
    shifts += shift / unit;
    highest = Math.max(highest, log);
    const apart = x - mean;
    mean += apart / count;
    squares += apart * (x - mean);
  }
  return highest;
}
