/**
 * Whether the integration branches and the journal tell of the same landings.
 * Invariant: only looked at. A commit that landed names the record of its intent by hash, and the intent holds the receipt
 * but for what follows from the commit: so a store that was made anew, chain and all, does not fit branches that stand.
 */
import type { Blake3 } from '../base/blake3.ts';
import type { Finding } from '../base/finding.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import type { Git } from '../kernel/git.ts';
import type { LandedRecord, Landing } from './history.ts';
import { completeReceipt, INTENT_TRAILER } from './landing.ts';

interface BranchCheck {
  readonly refs: Git;
  readonly records: readonly JournalRecord[];
  readonly landed: readonly LandedRecord[];
  readonly blake3: Blake3;
  /** The commit to look at; without it, all that landed. */
  readonly commit?: string | null;
}

const OLDER = ': .autorize/work is not that of its run. Put that back from a copy';

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
  for (const ref of await listBranches(refs)) {
    const { commits, isWhole } = await listLandings(refs, ref);
    if (!isWhole && landed.some(({ plan, landed_commit: id }) => ref === branchOf(plan) && !isAmong(commits, id))) {
      const what = `the branch ${ref.replace('refs/heads/', '')}`;
      findings.set(ref, { kind: 'unchecked', what, detail: 'its history ends before all that landed on it' });
    }
    const earliest = commits.findLastIndex(({ commit }) => known.has(commit));
    for (const [at, { commit, title, intent }] of commits.entries()) {
      if (wanted !== undefined && commit !== wanted) continue;
      const record = known.get(commit);
      // What is older than all that the journal knows was another store's, or another clone's.
      const isOlder = record === undefined && at > earliest;
      const detail =
        record === undefined
          ? `it landed, and no record of the journal names it${isOlder ? OLDER : ''}`
          : doubt(record, { intent, records, blake3 });
      if (detail === undefined) continue;
      const what = `${commit.slice(0, 12)} ${quoted(title, 80)}`;
      findings.set(commit, { kind: isOlder ? 'unproved' : 'wrong', what, detail });
    }
  }
  return [...findings.values()];
}

interface Named {
  readonly intent: string;
  readonly records: readonly JournalRecord[];
  readonly blake3: Blake3;
}

function doubt(record: LandedRecord, { intent, records, blake3 }: Named): string | undefined {
  const found = records.find(({ hash, kind }) => hash === intent && kind === undefined);
  if (found === undefined) return 'the journal has not the record that this commit was made of: it is another journal';
  const receipt = completeReceipt(found as unknown as Landing, record.landed_commit, blake3);
  if (receipt.receipt_hash === record.receipt_hash) return undefined;
  return `the receipt ${record.id} is not the one that this commit was made of`;
}

async function listBranches(refs: Git): Promise<readonly string[]> {
  const { stdout } = await refs(['for-each-ref', '--format=%(refname)', 'refs/heads/autorize-work/']);
  return stdout.toString().split('\n').filter(Boolean);
}

interface LandingCommit {
  readonly commit: string;
  readonly title: string;
  /** Hash of the record. */
  readonly intent: string;
}

const branchOf = (plan: string): string => `refs/heads/autorize-work/${plan}`;
const isAmong = (commits: readonly LandingCommit[], id: string): boolean => commits.some(({ commit }) => commit === id);

/**
 * The commits that landed an item, newest first; not whole where the history ends before its first commit, as that of a
 * shallow checkout does: git tells those that come after.
 */
async function listLandings(
  refs: Git,
  ref: string,
): Promise<{ readonly commits: readonly LandingCommit[]; readonly isWhole: boolean }> {
  const args = ['log', '--first-parent', '-z', '--format=%H%n%B', `--grep=^${INTENT_TRAILER}: `, ref, '--'];
  const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
  const commits = stdout
    .toString()
    .split('\0')
    .flatMap((each) => {
      const [commit = '', title = '', ...lines] = each.split('\n');
      const intent = lines.findLast((line) => line.startsWith(`${INTENT_TRAILER}: `))?.slice(INTENT_TRAILER.length + 2);
      // Experiments have the same trailer.
      const isOurs = title.startsWith('Land work item ') || lines.some((line) => line.startsWith('Autorize-Receipt: '));
      return intent === undefined || !isOurs ? [] : [{ commit, title, intent }];
    });
  return { commits, isWhole: exitCode === 0 };
}
