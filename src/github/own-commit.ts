// Events of a commit that somebody pushed who may write, or, for a pull request of a fork, without the repository's keys.
const OF_THEIR_COMMIT: readonly string[] = [
  '',
  'push',
  // Nobody's change starts it; its workflow may work in a checkout of another repository.
  'schedule',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
  'create',
  'release',
  'registry_package',
  'deployment',
  'deployment_status',
];

/** Whether an event is about a commit that may run in it as it is; of any other a step asks whose commit it works on. */
export function isOfOwnCommit(event: string): boolean {
  return OF_THEIR_COMMIT.includes(event);
}
