import type { Issue } from '../base/finding.ts';
import { plural } from '../base/text.ts';

export interface UncoveredBranch {
  /** The branch, as it is shown. */
  readonly shown: string;
  /** How many accepted commits it holds. */
  readonly accepted: number;
  /** How many of them have no record here; undefined where there are no records at all. */
  readonly missing: number | undefined;
  /** What `pull` fetches its records by. */
  readonly name: string;
}

/** That accepted commits have no record: nothing here proves them. */
export function uncoveredIssue({ shown, accepted, missing, name }: UncoveredBranch): Issue {
  const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
  return {
    detail: `${plural(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
    remedy: `fetch them, if they were pushed: autorize pull ${name}`,
  };
}
