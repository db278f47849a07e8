/** The smallest sample that at least this fraction of the samples does not exceed. */
export function percentile(samples, fraction) {
  const sorted = [];
  for (const sample of samples) {
    let place = 0;
    while (place < sorted.length && sorted[place] <= sample) place += 1;
    sorted.splice(place, 0, sample);
  }
  return sorted[Math.max(0, Math.ceil(fraction * sorted.length) - 1)];
}
