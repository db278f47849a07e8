/**
 * P(|T| > t) of Student's t with a whole number of degrees of freedom.
 * Source: the finite series of Abramowitz & Stegun 26.7.3 and 26.7.4, exact up to rounding.
 */
export function tailOfT(t: number, freedom: number): number {
  const theta = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const cosine = Math.cos(theta);
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine * cosine;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
  return Math.min(1, Math.max(0, 1 - within));
}

/** The t beyond which, on both sides together, lies this share of Student's distribution. */
export function quantileOfT(tail: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (tailOfT(high, freedom) > tail && high < 1e12) high *= 2;
  // A double has 53 bits: more halvings change nothing.
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (low + high) / 2;
    if (tailOfT(middle, freedom) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
