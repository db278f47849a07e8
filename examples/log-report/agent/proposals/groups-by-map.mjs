/** One group a path, in the order in which the paths first come: its times, and how many of its answers were errors. */
export function groupByPath(requests) {
  const groups = new Map();
  for (const { path, status, ms } of requests) {
    let group = groups.get(path);
    if (group === undefined) {
      group = { path, samples: [], errors: 0 };
      groups.set(path, group);
    }
    group.samples.push(ms);
    if (status >= 500) group.errors += 1;
  }
  return [...groups.values()];
}
