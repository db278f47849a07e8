/** Which accepted changes on a branch are this machine's own, or of records that are here: anyone can write such messages. */

import { plural } from '../../base/text.ts';
import { readAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import type { AcceptedCommit, BranchAcceptances } from './branch-commits.ts';
import { branchOf } from './branch-name.ts';
import type { HiddenIntent } from './intent.ts';
import type { IterationRecord } from './record.ts';
import { isRebuilt } from './record-checks.ts';

export interface AcceptanceEvidence {
  /** The private area of the experiment. */
  readonly folder: string;
  /** By their hashes. */
  readonly intents: ReadonlyMap<string, HiddenIntent>;
  /** Those of the ledger that can be read. */
  readonly records: readonly IterationRecord[];
}

export interface OwnCommits extends BranchAcceptances {
  /** Commits with the message of an accepted change that nothing here shows to be one; the oldest first. */
  readonly foreign: readonly string[];
  /** Whether they are to be recorded all the same. */
  readonly isFromGitAlone: boolean;
}

/**
 * Leaves out what comes after the last commit that was accepted here; `base`: what was known before the branch was read.
 * Where nothing at all is known here, as in a new clone, the branch is all there is: its commits are recorded, and
 * `verify` does not call them sound.
 */
export function chooseOwn(
  found: BranchAcceptances,
  { base, evidence: { folder, intents, records } }: { readonly base?: string; readonly evidence: AcceptanceEvidence },
): OwnCommits {
  const here = readAcceptedHere(folder);
  const recorded = new Set(records.flatMap(({ outcome, commit }) => (outcome === 'merged' && commit ? [commit] : [])));
  const isOwn = (accept: AcceptedCommit): boolean =>
    here.has(accept.commit.id) || recorded.has(accept.commit.id) || intentOf(accept, intents) !== undefined;
  // A run continues from a branch that it knows: what was accepted here speaks for all below it.
  const own = found.keeps.findLastIndex(isOwn) + 1;
  const foreign = found.keeps.slice(own).map(({ commit }) => commit.id);
  const isFromGitAlone = here.size + records.length + intents.size === 0;
  if (isFromGitAlone) return { ...found, foreign, isFromGitAlone };
  if (own > 0 || foreign.length === 0) return { ...found, keeps: found.keeps.slice(0, own), foreign, isFromGitAlone };
  return { ...found, keeps: [], base, foreign, isFromGitAlone };
}

/** The intent that an accepted commit names, where it is here and is of that commit. */
export function intentOf(accept: AcceptedCommit, intents: ReadonlyMap<string, HiddenIntent>): HiddenIntent | undefined {
  const intent = intents.get(accept.trailers.intent ?? '');
  return isOfIntent(accept, intent) ? intent : undefined;
}

/** Whether a commit is the one that an intent speaks of; its message alone could be anybody's. */
export function isOfIntent(
  { commit: { tree, parents }, trailers }: AcceptedCommit,
  intent: HiddenIntent | undefined,
): intent is HiddenIntent {
  if (intent === undefined || trailers.intent !== intent.hash || trailers.iter !== intent.iter) return false;
  return tree === intent.tree && parents[0] === intent.parent;
}

/** What to do about commits that nothing here shows to be accepted, in a sentence. */
export function foreignCommits(name: string, { foreign, isFromGitAlone }: OwnCommits): string[] {
  const [first, ...others] = foreign;
  if (first === undefined) return [];
  const branch = branchOf(name);
  const were = others.length === 0 ? 'was' : 'were';
  const what = `${plural(others.length + 1, 'commit')} on ${branch} ${were} accepted on this machine, first ${first}`;
  if (isFromGitAlone) return [`nothing shows that ${what}: rebuilt from git alone. ${scoreAgain(name)}`];
  const pull = `Get their records, if they were pushed: autorize pull ${name}`;
  return [
    `nothing shows that ${what}: they get no records. ${pull}. Or move the branch away: git branch -m ${branch} another-name`,
  ];
}

/** What `verify` says of records that were rebuilt from commits which nothing shows to be accepted here; undefined: none. */
export function describeUnproved(
  name: string,
  { folder, records }: { readonly folder: string; readonly records: readonly IterationRecord[] },
): string | undefined {
  const here = readAcceptedHere(folder);
  const iters = records
    .filter((record) => record.outcome === 'merged' && isRebuilt(record) && !here.has(record.commit ?? ''))
    .map(({ iter }) => iter);
  if (iters.length === 0) return undefined;
  const whose = `iteration ${iters.join(', ')}`;
  return `${whose} was rebuilt from git, and nothing shows that it was accepted on this machine. ${scoreAgain(name)}`;
}

function scoreAgain(name: string): string {
  return `Score every accepted commit again: autorize verify ${name} --rescore`;
}
