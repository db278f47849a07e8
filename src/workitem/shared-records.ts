/**
 * Whether the receipts and the branch of a plan may be published, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again. Each receipt that landed has a commit of its own,
 * which its record made; every other commit of the branch is a person's. All of them are held to the boundaries.
 */

import { type AcceptedChange, findForbiddenChanges } from '../engine/acceptance/accepted-changes.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { withRefs } from '../kernel/temporary-refs.ts';
import { readUserPrograms } from '../kernel/user-programs.ts';
import { readHead } from '../kernel/user-refs.ts';
import { auditShared } from '../verification/sharing.ts';
import { workRules } from './admit.ts';
import { foldHistory, type Landing } from './history.ts';
import { INTENT_TRAILER } from './landed.ts';
import type { Receipt } from './receipt.ts';
import { readWorkJournal, type WorkPaths } from './store.ts';
import { verifyWork } from './verify.ts';

interface Rules {
  /** Globs that the plan takes off the list of what no change may touch. */
  readonly permit: readonly string[];
  readonly host: Host;
}

/** What is wrong with receipts and branch, each in one sentence; nothing where they are sound. */
export async function auditWork(paths: WorkPaths, { permit, host }: Rules): Promise<string[]> {
  const { findings, receipts } = await verifyWork({}, host);
  return auditShared({
    repository: paths.repository,
    findings,
    findForbidden: (refs) => findForbiddenLandings(refs, { paths, receipts, permit, host }),
  });
}

/**
 * What of the integration branches is not of a receipt, or is forbidden by the boundaries, each in one sentence. `git`: of
 * the repository that has the branches; `place`: with the journal, and the repository that they come to.
 */
export async function findForbiddenLandings(
  git: Git,
  { paths, receipts, permit, host }: { readonly paths: WorkPaths; readonly receipts: readonly Receipt[] } & Rules,
): Promise<string[]> {
  const programs = await readUserPrograms(paths.repository, host.env);
  const rules = workRules({ permit, programs });
  const head = await headOf(paths);
  const { commits, issues } = await readLines(git, { paths, receipts, head });
  if (issues.length > 0) return issues;
  const landings = receipts.flatMap(({ before_commit: from, after_commit: commit, landed_commit: landed }) => {
    if (commit === null || landed === null) return [];
    // Where the branch had moved, what landed is a merge: that may hold more than the item's own change.
    const merge = { from: `${landed}^1`, commit: landed };
    return landed === commit ? [{ from, commit }] : [{ from, commit }, merge];
  });
  const found = await findForbiddenChanges(git, { changes: landings, rules });
  for (const { id, parents } of commits) {
    const changes: AcceptedChange[] = parents.slice(0, 1).map((from) => ({ from, commit: id }));
    const ofBranch = await findForbiddenChanges(git, { changes, rules });
    if (ofBranch.length === 0) continue;
    // Somebody merged what is checked out here: that needs nobody's permission.
    const merged: string[] = [];
    for (const each of parents.slice(1)) {
      if (head !== undefined && (await isAncestor(git, { base: each, branchHead: head }))) merged.push(each);
    }
    const others = merged.map((from) => findForbiddenChanges(git, { changes: [{ from, commit: id }], rules }));
    if (!(await Promise.all(others)).some((each) => each.length === 0)) found.push(...ofBranch);
  }
  return found.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}

function headOf({ repository }: WorkPaths): Promise<string | undefined> {
  return withRefs(repository, (refs) => readHead(repository, refs));
}

interface LineCommit {
  readonly id: string;
  readonly parents: readonly string[];
  /** The hashes of the records that it names. */
  readonly intents: readonly string[];
}

/** The commits of the branches that no receipt is of, and what receipts have none of their own. */
async function readLines(
  git: Git,
  {
    paths,
    receipts,
    head,
  }: { readonly paths: WorkPaths; readonly receipts: readonly Receipt[]; readonly head: string | undefined },
): Promise<{ readonly commits: readonly LineCommit[]; readonly issues: string[] }> {
  const records = readWorkJournal(paths);
  const landings = records.filter(({ kind }) => kind === undefined);
  const starts = new Map<string, string>();
  for (const { ref, parent } of landings as unknown as Landing[]) if (!starts.has(ref)) starts.set(ref, parent);
  const lines: LineCommit[] = [];
  for (const [ref, start] of starts) {
    const branchHead = await readRef(git, ref);
    if (branchHead !== undefined) lines.push(...(await listLine(git, { branchHead, start })));
  }
  const created = new Map(landings.map((each) => [String(each.hash), (each as unknown as Landing).draft?.receipt?.id]));
  const byId = new Map(lines.map((each) => [each.id, each]));
  const owners = new Map<string, string>();
  const issues: string[] = [];
  for (const { id, landed_commit: landed } of receipts) {
    if (landed === null) continue;
    const commit = byId.get(landed);
    const isOwn = commit?.intents.some((hash) => created.get(hash) === id) === true && !owners.has(landed);
    if (!isOwn) issues.push(`${id}: no commit of the branch was made of its record`);
    owners.set(landed, id);
  }
  const { landed } = foldHistory(records);
  if (new Set(landed.map(({ id }) => id)).size !== landed.length) issues.push('a receipt landed twice');
  const others: LineCommit[] = [];
  for (const each of lines) {
    if (owners.has(each.id)) continue;
    // What is checked out here needs nobody's permission.
    if (head === undefined || !(await isAncestor(git, { base: each.id, branchHead: head }))) others.push(each);
  }
  return { commits: others, issues };
}

/** The commits of a branch on its own line since it began, newest first. */
async function listLine(
  git: Git,
  { branchHead, start }: { readonly branchHead: string; readonly start: string },
): Promise<LineCommit[]> {
  const range = ['--first-parent', '--ignore-missing', '--end-of-options', branchHead, `^${start}`, '--'];
  const { stdout } = await git(['log', '-z', '--format=%H%n%P%n%B', ...range], { allowed: [0, 128] });
  return stdout
    .toString()
    .split('\0')
    .flatMap((text) => {
      const [id = '', parents = '', ...lines] = text.trimStart().split('\n');
      const prefix = `${INTENT_TRAILER}: `;
      const intents = lines.flatMap((line) => (line.startsWith(prefix) ? [line.slice(prefix.length)] : []));
      return id === '' ? [] : [{ id, parents: parents.split(' ').filter(Boolean), intents }];
    });
}
