/** One group a path, in the order in which the paths first come: its times, and how many of its answers were errors. */
export function groupByPath(requests) {
  const groups = [];
  for (const { path, status, ms } of requests) {
    let group = groups.find((each) => each.path === path);
    if (group === undefined) {
      group = { path, samples: [], errors: 0 };
      groups.push(group);
    }
    group.samples = [...group.samples, ms];
    if (status >= 500) group.errors += 1;
  }
  return groups;
}
