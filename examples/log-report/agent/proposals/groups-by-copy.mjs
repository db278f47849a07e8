/** One group a path, in the order in which the paths first come: its times, and how many of its answers were errors. */
export function groupByPath(requests) {
  let groups = [];
  for (const { path, status, ms } of requests) {
    const errors = status >= 500 ? 1 : 0;
    const isKnown = groups.some((group) => group.path === path);
    groups = isKnown
      ? groups.map((group) => (group.path === path ? grown(group, ms, errors) : { ...group }))
      : [...groups, { path, samples: [ms], errors }];
  }
  return groups;
}

function grown({ path, samples, errors }, ms, more) {
  return { path, samples: [...samples, ms], errors: errors + more };
}
