/**
 * Whether the integration branches and the journal hold the same landings.
 * Invariant: only looked at. A commit that landed names the record of its intent by hash, and the intent holds the receipt
 * but for what follows from the commit: so a store that was recreated, chain and all, does not fit branches that stand.
 */
import type { Blake3 } from '../base/blake3.ts';
import type { Finding } from '../base/finding.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import type { Git } from '../kernel/git.ts';
import { type FoundBranch, findBranches } from '../kernel/refs.ts';
import { uncoveredIssue } from '../verification/uncovered.ts';
import type { LandedRecord, Landing } from './history.ts';
import { INTENT_TRAILER } from './landed.ts';
import { completeReceipt } from './landing.ts';

interface BranchCheck {
  readonly refs: Git;
  readonly records: readonly JournalRecord[];
  readonly landed: readonly LandedRecord[];
  readonly blake3: Blake3;
  /** The commit to look at; without it, all that landed. */
  readonly commit?: string | null;
}

const OLDER = 'put the .autorize/work of its run back from a copy';

/** What the branches say and the journal does not, or otherwise. */
export async function checkBranches({
  refs,
  records,
  landed,
  blake3,
  commit: wanted,
}: BranchCheck): Promise<Finding[]> {
  const known = new Map(landed.map((each) => [each.landed_commit, each]));
  const findings = new Map<string, Finding>();
  const branches = await findBranches(refs, 'autorize-work/**');
  for (const found of branches) {
    const { shown, branch, commit: branchHead, isLocal } = found;
    const hasLocal = branches.some((each) => each.isLocal && each.branch === branch);
    const { commits, isWhole } = await listLandings(refs, { branchHead, known });
    if (wanted === undefined) {
      const finding = countUncovered(commits, { ...found, landed });
      // Beside a local branch that the records cover a remote has merely more, and another plan has records of its own.
      const isMore = !isLocal && (hasLocal || landed.length > 0);
      if (finding !== undefined) findings.set(shown, isMore ? { ...finding, kind: 'unchecked' } : finding);
    }
    if (!isLocal) continue;
    if (!isWhole && landed.some(({ plan, landed_commit: id }) => branch === branchOf(plan) && !isAmong(commits, id))) {
      const what = `the branch ${branch}`;
      findings.set(what, { kind: 'unchecked', what, detail: 'its history ends before all that landed on it' });
    }
    const earliest = commits.findLastIndex(({ commit }) => known.has(commit));
    for (const [at, made] of commits.entries()) {
      const { commit, title } = made;
      if (wanted !== undefined && commit !== wanted) continue;
      const record = known.get(commit);
      // What is older than all that the journal knows was another store's, or another clone's.
      const isOlder = record === undefined && at > earliest;
      const detail =
        record === undefined
          ? 'it landed, and no record of the journal names it'
          : doubt(record, { made, records, blake3 });
      if (detail === undefined) continue;
      const what = `${commit.slice(0, 12)} ${quoted(title, 80)}`;
      const issue = isOlder ? { kind: 'unproved' as const, detail, remedy: OLDER } : { kind: 'wrong' as const, detail };
      findings.set(commit, { what, ...issue });
    }
  }
  return [...findings.values()];
}

/** Says how many landings of a branch have no record; undefined where each has one. */
function countUncovered(
  commits: readonly LandingCommit[],
  { shown, branch, isLocal, landed }: FoundBranch & Pick<BranchCheck, 'landed'>,
): Finding | undefined {
  const recorded = landed.filter(({ plan }) => branch === branchOf(plan));
  const missing = commits.filter(({ commit }) => !recorded.some((each) => each.landed_commit === commit));
  // Beside other records each missing one has a finding of its own.
  if (missing.length === 0 || (isLocal && recorded.length > 0)) return undefined;
  const uncovered = {
    ...{ shown, accepted: commits.length, name: branch.replace('autorize-work/', 'work.') },
    missing: recorded.length === 0 ? undefined : missing.length,
  };
  return { kind: 'unproved', what: `branch ${shown}`, ...uncoveredIssue(uncovered) };
}

interface Named {
  readonly made: LandingCommit;
  readonly records: readonly JournalRecord[];
  readonly blake3: Blake3;
}

function doubt(record: LandedRecord, { made, records, blake3 }: Named): string | undefined {
  const found = records.find(({ hash, kind }) => hash === made.intent && kind === undefined);
  if (found === undefined) return 'the journal has not the record that this commit was made of: it is another journal';
  const landing = found as unknown as Landing;
  const { tree, parent, merged } = landing;
  const parents = merged === undefined ? [parent] : [parent, merged];
  if (made.tree !== tree || made.parents !== parents.join(' ')) {
    return 'it is not the commit that its record was to make: it has another tree or stands on another commit';
  }
  const receipt = completeReceipt(landing, record.landed_commit, blake3);
  if (receipt.receipt_hash === record.receipt_hash) return undefined;
  return `the receipt ${record.id} is not the one that this commit was made of`;
}

interface LandingCommit {
  readonly commit: string;
  readonly title: string;
  /** Hash of the record. */
  readonly intent: string;
  readonly tree: string;
  /** Separated by spaces. */
  readonly parents: string;
}

const branchOf = (plan: string): string => `autorize-work/${plan}`;
const isAmong = (commits: readonly LandingCommit[], id: string): boolean => commits.some(({ commit }) => commit === id);

/**
 * The commits that landed an item, newest first; not whole where the history ends before its first commit, as that of a
 * shallow checkout does: git lists those that come after.
 */
async function listLandings(
  refs: Git,
  { branchHead, known }: { readonly branchHead: string; readonly known: ReadonlyMap<string, LandedRecord> },
): Promise<{ readonly commits: readonly LandingCommit[]; readonly isWhole: boolean }> {
  const args = [
    'log',
    '--first-parent',
    '-z',
    '--format=%H%n%T%n%P%n%B',
    `--grep=^${INTENT_TRAILER}: `,
    '--end-of-options',
    branchHead,
    '--',
  ];
  const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
  const commits = stdout
    .toString()
    .split('\0')
    .flatMap((each) => {
      const [commit = '', tree = '', parents = '', title = '', ...lines] = each.split('\n');
      const intent = lines.findLast((line) => line.startsWith(`${INTENT_TRAILER}: `))?.slice(INTENT_TRAILER.length + 2);
      // Experiments have the same trailer.
      const isOurs =
        known.has(commit) ||
        title.startsWith('Land work item ') ||
        lines.some((line) => line.startsWith('Autorize-Receipt: '));
      return intent === undefined || !isOurs ? [] : [{ commit, title, intent, tree, parents }];
    });
  return { commits, isWhole: exitCode === 0 };
}
