/** What `doctor` finds in the repository, whatever it checks. Nothing is changed. */
import { plural, quoted } from '../base/text.ts';
import type { Git } from '../kernel/git.ts';
import { readGitVersion, requireGitVersion } from '../kernel/git-version.ts';
import { requireHead } from '../kernel/user-refs.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { Check } from './check.ts';
import type { Checkup } from './checkup.ts';

/** Whether git is new enough. */
export async function checkGit(checkup: Checkup, refs: Git, { merges }: { readonly merges: boolean }): Promise<void> {
  await checkup.look({ id: 'git', title: 'git' }, async () => {
    await requireGitVersion(refs, { merges });
    return `git ${await readGitVersion(refs)}`;
  });
}

/** Where HEAD is; undefined where it is nowhere, which is reported. */
export async function checkHead(
  checkup: Checkup,
  { repository, refs }: { readonly repository: UserRepository; readonly refs: Git },
): Promise<string | undefined> {
  let head: string | undefined;
  await checkup.look({ id: 'head', title: 'HEAD' }, async () => {
    head = await requireHead(repository, refs);
    return head;
  });
  return head;
}

const MAX_NAMES = 3;

export interface WorkTreeRequest {
  /** Paths that are not committed. */
  readonly changed: readonly string[];
  /** What is judged is what is committed: the next run continues from records, and not from here. */
  readonly isRecorded: boolean;
}

/** What is not committed is judged all the same where a run would start here; the run itself wants a commit. */
export function describeWorkTree({ changed, isRecorded }: WorkTreeRequest): Check {
  const check = { id: 'work-tree', title: 'work tree' } as const;
  if (changed.length === 0) return { ...check, verdict: 'ok', detail: 'everything is committed' };
  const names = changed.slice(0, MAX_NAMES).map((path) => quoted(path, 100));
  const rest = changed.length > MAX_NAMES ? ` and ${changed.length - MAX_NAMES} more` : '';
  const what = `${plural(changed.length, 'change')} not committed (${names.join(', ')}${rest})`;
  const detail = `${what}: ${isRecorded ? 'no part of the recorded run' : 'judged here, but a run starts from a commit'}`;
  return { ...check, verdict: 'warning', detail, remedy: 'Commit or stash them before the run.' };
}
