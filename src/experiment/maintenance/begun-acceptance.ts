/**
 * Completing an acceptance that a killed run began, or refusing it.
 * Invariant: the branch moves only to a change that a decision accepts and that the boundaries admit: an intent may have
 * come from elsewhere. Crash: nothing is written before `finishKeep`.
 */

import { IntegrityError } from '../../base/errors.ts';
import { describeFirst } from '../../base/finding.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { storeFolder } from '../../engine/workspace/private-area.ts';
import { findStore } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import { openRecords } from '../ledger/open-records.ts';
import { finishAcceptance, type Recovering } from '../ledger/opening.ts';
import { shownPath } from '../ledger/store.ts';
import { begunIssues, readBegun } from '../verification/open-acceptance.ts';
import { findForbiddenBy, hasIntent } from './shared-records.ts';

/** Ends what a killed run had begun to accept; throws IntegrityError where no run of ours began it so. */
export async function finishBegun(recovering: Recovering, host: Host): Promise<void> {
  const { paths, ledger, refs, base } = recovering;
  const { records } = openRecords(paths, ledger);
  const intent = readBegun(paths, records);
  if (intent !== undefined) {
    const { lastAccepted, hasForeignAcceptance } = factsOf(records);
    // Another tool's records do not name the commit that the branch is at.
    const issues = begunIssues(paths, {
      ...{ intent, records, isShared: false },
      branchHead: hasForeignAcceptance ? intent.parent : (lastAccepted ?? base),
    });
    const folder = privateAreaFolder({ repository: paths.repository, name: paths.name, parentEnv: host.env });
    const store = findStore({ folder: storeFolder(folder), base });
    const changes = [{ from: intent.parent, commit: intent.tree }];
    for (const git of [refs, ...(store === undefined ? [] : [store.git])]) {
      if (issues.length > 0 || !(await hasIntent(git, intent))) continue;
      issues.push(...(await findForbiddenBy(git, { paths, changes, base, host })));
      break;
    }
    const found = describeFirst(issues);
    if (found !== undefined) {
      throw new IntegrityError({
        message: `${shownPath(paths, paths.intents)}: ${found}; the branch was not moved`,
        remedy: `If the ledger lost records, restore them: autorize repair ${paths.name}. Otherwise see who wrote the last line of that file, and remove it. Or start without these records: autorize run ${paths.name} --fresh`,
      });
    }
  }
  await finishAcceptance(recovering);
}
