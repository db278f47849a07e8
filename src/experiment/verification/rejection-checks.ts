/** Whether the list of candidates that are judged again can be read, and is of the run that its records are of. */
import { basename } from 'node:path';
import { renderProblem } from '../../base/errors.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import { plural } from '../../base/text.ts';
import { readRejection } from '../ledger/rejection.ts';
import type { ExperimentPlace } from '../ledger/store.ts';

/** Checks `rejected.json`; `base`: the commit that the records say the experiment started from. */
export function checkRejection(place: ExperimentPlace, base: string | undefined): Finding[] {
  const { rejection, problems } = readRejection(place);
  const what = basename(place.rejected);
  if (problems.length > 0) return findingsOf(what, problems.map(renderProblem), '');
  if (rejection === undefined) return [];
  const isOfRun = base === undefined || rejection.base === base;
  const issues = isOfRun ? [] : [`it is of a run from ${rejection.base}; the records are from ${base}`];
  return findingsOf(what, issues, `${plural(rejection.again.length, 'candidate')} to be judged again`);
}
