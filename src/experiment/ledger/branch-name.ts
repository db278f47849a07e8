/** The branch that an experiment keeps its commits on. */
export function branchOf(experiment: string): string {
  return `autorize/${experiment}`;
}

/** What that branch is called when the experiment is archived; `stamp`: when. */
export function archivedBranch(experiment: string, stamp: string): string {
  return `autorize-archive/${experiment}-${stamp}`;
}
