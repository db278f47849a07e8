/**
 * Completing an acceptance that a killed run began, or refusing it.
 * Invariant: the branch moves only to a change that a decision accepts and that the boundaries admit: an intent may have
 * come from elsewhere. Crash: nothing is written before `finishKeep`.
 */

import { IntegrityError } from '../../base/errors.ts';
import { plural, printable } from '../../base/text.ts';
import { privateAreaFolder, storeFolder } from '../../engine/workspace/private-area.ts';
import { findStore } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { foldRecords } from '../ledger/fold.ts';
import { finishKeep, type Recovering } from '../ledger/opening.ts';
import { decodeRecords, shownPath } from '../ledger/store.ts';
import { begunIssues, readBegun } from '../verification/begun-checks.ts';
import { findForbiddenBy, hasTree } from './shared-records.ts';

/** Ends what a killed run had begun to accept; throws IntegrityError where no run of ours began it so. */
export async function finishBegun(recovering: Recovering, host: Host): Promise<void> {
  const { place, ledger, refs, base } = recovering;
  const { records } = decodeRecords(place, ledger.records);
  const intent = readBegun(place, records);
  if (intent !== undefined) {
    const branchHead = foldRecords(records, 'max').last_kept_commit ?? base;
    // Another tool's records do not name the commit that the branch is at.
    const issues = begunIssues(place, {
      ...{ intent, records, isShared: false },
      branchHead: records.some(({ outcome, commit }) => outcome === 'merged' && !commit) ? intent.parent : branchHead,
    });
    const folder = privateAreaFolder({ repository: place.repository, name: place.name, parentEnv: host.env });
    const store = findStore({ folder: storeFolder(folder), base });
    const changes = [{ from: intent.parent, commit: intent.tree }];
    for (const git of [refs, ...(store === undefined ? [] : [store.git])]) {
      if (issues.length > 0 || !(await hasTree(git, intent))) continue;
      issues.push(...(await findForbiddenBy(git, { place, changes, base, host })));
      break;
    }
    const [first, ...others] = issues;
    if (first !== undefined) {
      const more = others.length === 0 ? '' : `, and ${plural(others.length, 'more problem')}`;
      throw new IntegrityError({
        message: `${shownPath(place, place.intents)}: ${printable(first, 600)}${more}; the branch was not moved`,
        remedy: `Where the ledger lost records, restore them: autorize repair ${place.name}. Else see who wrote the last line of that file, and remove it. Or begin again without all of it: autorize run ${place.name} --fresh`,
      });
    }
  }
  await finishKeep(recovering);
}
