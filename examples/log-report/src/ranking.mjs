/** The groups by the time that all their requests took together, longest first; equal ones by their path. */
export function ranked(groups) {
  const sorted = [...groups];
  for (let end = sorted.length - 1; end > 0; end -= 1) {
    for (let place = 0; place < end; place += 1) {
      if (!comesAfter(sorted[place], sorted[place + 1])) continue;
      [sorted[place], sorted[place + 1]] = [sorted[place + 1], sorted[place]];
    }
  }
  return sorted;
}

function comesAfter(left, right) {
  const difference = total(right) - total(left);
  return difference === 0 ? left.path > right.path : difference > 0;
}

function total({ samples }) {
  return samples.reduce((sum, sample) => sum + sample, 0);
}
