/**
 * Whether a kept commit, and the branch of them, is what the ledger says.
 * Invariant: only read; every fact is taken from git objects whose ids were computed again, never from a work tree.
 */

import { type Finding, findingsOf, issuesOf } from '../../base/finding.ts';
import { type JournalRecord, wellFormed } from '../../base/journal-chain.ts';
import { withoutLinks } from '../../base/journal-salvage.ts';
import { plural, quoted } from '../../base/text.ts';
import { readChange } from '../../engine/boundaries/change.ts';
import { type Git, GitError } from '../../kernel/git.ts';
import { type CommitObject, commitMessage, parseTrailers } from '../ledger/accepted-commit.ts';
import { listCommits, readCommit } from '../ledger/branch-commits.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { disclosedScores, noiseOf } from '../ledger/disclosed-score.ts';
import { findBase } from '../ledger/fold.ts';
import type { HiddenIntent } from '../ledger/intent.ts';
import { isOfIntent } from '../ledger/own-commits.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { differingMembers, isRebuilt, isSameJson } from '../ledger/record-checks.ts';
import { HIDDEN_SCORE, TRAILERS } from '../ledger/state.ts';

/** What was written down before changes were accepted. */
export interface KnownIntents {
  readonly byHash: ReadonlyMap<string, HiddenIntent>;
  /** Whether every accepted change must be among them: the file is there, whole, and was never repaired. */
  readonly isComplete: boolean;
  /** Whether a repair archived some of them. */
  readonly isFixed: boolean;
}

/** Where records lie that are checked. */
export interface Origin {
  /**
   * They came from a remote, or go to one: a member that older versions did not write may have been left out by somebody
   * who forges records, so nothing is excused.
   */
  readonly isShared: boolean;
}

export interface AcceptanceCheck extends Origin {
  readonly name: string;
  readonly record: IterationRecord;
  readonly intents: KnownIntents;
  /** `changes.diff` of the iteration, if it is there and is of this very change. */
  readonly diff: string | undefined;
}

/** Checks the commit of a kept iteration. */
export async function checkAccepted(git: Git, check: AcceptanceCheck): Promise<Finding[]> {
  const { record } = check;
  const what = `iteration ${record.iter}`;
  const commit = await readCommit(git, record.commit ?? '');
  if (commit === undefined) {
    return issuesOf(what, [`its commit ${quoted(record.commit)} is not in this repository, or not what its id is of`]);
  }
  const trailers = parseTrailers(commit, check.name);
  const intent = checkIntent(check, { commit, hash: trailers?.intent });
  const issues = [...checkObject(commit, record), ...checkMessage(check, commit), ...intent.issues];
  const changed = await checkChange(git, check, commit);
  const accepted = `${commit.id} is the commit that was kept: tree, parent, trailers and paths agree`;
  const findings = findingsOf(what, [...issues, ...changed], accepted);
  return intent.unchecked === undefined
    ? findings
    : [...findings, { kind: 'unchecked', what, detail: intent.unchecked }];
}

function checkObject({ id, tree, parents }: CommitObject, record: IterationRecord): string[] {
  const issues: string[] = [];
  if (tree !== record.tree) issues.push(`${id} has the tree ${tree}; the record says ${quoted(record.tree)}`);
  if (parents.length !== 1 || parents[0] !== record.base_commit) {
    const found = parents.length === 1 ? `stands on ${parents[0]}` : `has ${parents.length} parents`;
    issues.push(`${id} ${found}; the record says ${quoted(record.base_commit)}`);
  }
  return issues;
}

function checkMessage({ name, record }: AcceptanceCheck, commit: CommitObject): string[] {
  const trailers = parseTrailers(commit, name);
  if (trailers === undefined) return [`${commit.id} does not say that the experiment "${name}" kept it`];
  const takesBack = record.rejection?.iter;
  const recorded = typeof record.score === 'number' ? disclosedScores(record.score, noiseOf(record)) : [undefined];
  // A record that was rebuilt from the commit has the rough score alone.
  const expected = recorded.flatMap((each) =>
    [record.score ?? Number.NaN, Number.NaN].map(
      (score) =>
        `${commitMessage(name, { iter: record.iter, score, disclosed: each, takesBack })}${TRAILERS.record}: ${trailers.intent}\n`,
    ),
  );
  if (expected.includes(commit.message)) return [];
  const { iter, score } = trailers;
  if (iter === record.iter && recorded.includes(score ?? undefined))
    return [`the message of ${commit.id} is not the one of an accepted change`];
  return [
    `${commit.id} is of iteration ${iter} with score ${score ?? HIDDEN_SCORE}; the record says ${record.iter} and ${record.score}`,
  ];
}

interface IntentCheck {
  readonly issues: readonly string[];
  readonly unchecked: string | undefined;
}

function checkIntent(
  { record, intents, isShared }: AcceptanceCheck,
  { commit, hash }: { readonly commit: CommitObject; readonly hash: string | undefined },
): IntentCheck {
  const intent = hash === undefined ? undefined : intents.byHash.get(hash);
  if (intent === undefined) {
    const missing = 'the intent that the commit names by its hash is not in intents.jsonl';
    // A version that covers the files of an iteration never accepts a change without its intent.
    const isKnown = isShared || intents.isComplete || (Boolean(record.files_digest) && !intents.isFixed);
    const isExcused = !isKnown || isRebuilt(record);
    return isExcused ? { issues: [], unchecked: missing } : { issues: [missing], unchecked: undefined };
  }
  const issues: string[] = [];
  const { tree, parents } = commit;
  if (!isSameJson([intent.tree, intent.parent, intent.iter], [tree, parents[0], record.iter])) {
    issues.push('the intent that the commit names is of another change');
  }
  const { commit: _commit, ...recorded } = withoutLinks(record as JournalRecord);
  const members = isRebuilt(record) ? [] : differingMembers(recorded, withDefaults(intent.draft));
  if (members.length > 0) issues.push(`the record is not what was intended: ${members.join(', ')} differ`);
  return { issues, unchecked: undefined };
}

/** A decoded record has members that a draft may leave out. */
function withDefaults(draft: JournalRecord): JournalRecord {
  return { agent_killed_by_budget: false, diff_lines: 0, notes: '', ...draft };
}

async function checkChange(
  git: Git,
  { record, diff }: AcceptanceCheck,
  { parents, tree, id }: CommitObject,
): Promise<string[]> {
  const [parent] = parents;
  if (parent === undefined) return [];
  try {
    const change = await readChange({ git }, { from: parent, tree });
    const issues: string[] = [];
    const paths = change.changes.map(({ path }) => wellFormed(path));
    if (!isSameJson(paths, record.changed_paths ?? [])) {
      issues.push(
        `${id} changes ${plural(paths.length, 'path')} (${paths
          .slice(0, 3)
          .map((path) => quoted(path))
          .join(', ')}); the record names others`,
      );
    }
    if (change.diffLines !== record.diff_lines) {
      issues.push(`${id} changes ${plural(change.diffLines, 'line')}; the record says ${record.diff_lines}`);
    }
    if (diff !== undefined && diff !== change.diff) issues.push(`changes.diff is not the change of ${id}`);
    return issues;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return [`the change of ${id} cannot be read: ${error.message}`];
  }
}

export interface BranchCheck extends Origin {
  readonly name: string;
  readonly base: string | undefined;
  readonly branchHead: string | undefined;
  readonly records: readonly IterationRecord[];
  /** The last acceptance that was begun. */
  readonly lastIntent: HiddenIntent | undefined;
}

/** Checks that the branch holds the kept commits in their order, and nothing else. */
export async function checkBranchCommits(git: Git, check: BranchCheck): Promise<Finding[]> {
  const { name, base, branchHead, records, isShared } = check;
  const what = `branch ${branchOf(name)}`;
  const wrong = (detail: string): Finding[] => [{ kind: 'wrong', what, detail }];
  const merged = records.filter(({ outcome }) => outcome === 'merged');
  const expected = merged.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : []));
  const unnamed = merged.filter(({ commit }) => typeof commit !== 'string').map(({ iter }) => iter);
  if (isShared && unnamed.length > 0) {
    return wrong(`iteration ${unnamed.join(', ')} was accepted, and the record names no commit of the branch`);
  }
  if (base === undefined) {
    const detail = 'the records do not name the commit that the experiment started from';
    return records.length === 0 ? [] : [{ kind: isShared ? 'wrong' : 'unchecked', what, detail }];
  }
  const last = expected.at(-1) ?? base;
  if (branchHead === undefined) {
    // What `init` wrote names a base, too: the branch is made when a run begins.
    if (records.length === 0) return [];
    return wrong(`the branch is missing; restore it: git branch ${branchOf(name)} ${last}`);
  }
  // What another tool kept lies before the commit that the first record of ours began at.
  const start = unnamed.length === 0 ? base : (findBase(records, undefined) ?? branchHead);
  const ours = await listCommits(git, { base: start, branchHead });
  if (ours === undefined) return wrong(`it does not stand on ${start}, where the experiment started`);
  const older: Finding[] =
    unnamed.length === 0
      ? []
      : [
          {
            kind: 'unchecked',
            what,
            detail: `${plural(unnamed.length, 'kept iteration')} of another tool name no commit`,
          },
        ];
  if (isSameJson(ours, expected)) {
    return [...older, { kind: 'ok', what, detail: `it holds ${plural(expected.length, 'kept commit')} in order` }];
  }
  const open = await findOpenAcceptance(git, check, branchHead);
  if (open !== undefined && isSameJson(ours.slice(0, -1), expected))
    return [...older, { kind: 'unchecked', what, detail: open }];
  const at = expected.findIndex((id, index) => ours[index] !== id);
  const place = at === -1 ? expected.length : at;
  const found = `its commit ${place + 1} is ${ours[place] ?? 'missing'}; by the records it is`;
  const wanted = expected[place];
  if (wanted === undefined) return wrong(`${found} none: the branch should end before it, at ${last}`);
  return wrong(`${found} ${wanted}; restore it: git branch -f ${branchOf(name)} ${last}`);
}

/** An acceptance between its commit and its record: a run is there right now, or was killed there. */
async function findOpenAcceptance(
  git: Git,
  { name, records, lastIntent }: BranchCheck,
  branchHead: string,
): Promise<string | undefined> {
  const commit = await readCommit(git, branchHead);
  const trailers = commit === undefined ? undefined : parseTrailers(commit, name);
  if (commit === undefined || trailers === undefined || !isOfIntent({ commit, trailers }, lastIntent)) return undefined;
  if (records.some(({ iter }) => iter === trailers.iter)) return undefined;
  return `iteration ${trailers.iter} was kept, and its record is still to be written: autorize resume ${name}`;
}
