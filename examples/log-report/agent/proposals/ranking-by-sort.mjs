/** The groups by the time that all their requests took together, longest first; equal ones by their path. */
export function ranked(groups) {
  return groups
    .map((group) => ({ group, total: group.samples.reduce((sum, sample) => sum + sample, 0) }))
    .sort((left, right) => right.total - left.total || (left.group.path < right.group.path ? -1 : 1))
    .map(({ group }) => group);
}
