/**
 * Which two commits a step compares, and how they come to the runner.
 * Invariant: what is compared comes from the event or from an input, by its id; a commit that the checkout lacks is fetched
 * from the repository of the workflow alone, and nothing of the checkout is changed but its objects.
 */
import { join } from 'node:path';
import { PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { GitError } from '../kernel/git.ts';
import { type GitRemote, openRemote } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { hasObjects } from '../kernel/object-presence.ts';
import { shareBoundary } from '../kernel/shallow-boundary.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { findRepository, type UserRepository } from '../kernel/user-repository.ts';
import type { StepContext } from './event.ts';

interface Found {
  /** As a reader knows it, such as `main` or `#12`. */
  readonly name: string;
  readonly commit: string;
}

export interface CommitPair {
  readonly base: Found;
  readonly head: Found;
  readonly notes: readonly string[];
  /** What a reader of the verdict has to know, one sentence each. */
  readonly banners: readonly string[];
  /** Whether the token of the step can push, as the server says. */
  readonly mayPush: GitRemote['mayPush'];
}

interface FindingCommits {
  /** Inputs `base-ref` and `head-ref`. */
  readonly baseRef: string | undefined;
  readonly headRef: string | undefined;
  readonly context: StepContext;
  readonly token: string;
  readonly host: Host;
  /** A folder of ours. */
  readonly folder: string;
  readonly cutOff: AbortSignal;
}

const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const NAME = /^[\w.+@][\w./+@-]{0,250}$/;
const NONE = /^0+$/;
// How much history is looked at before all of it is.
const DEPTHS: readonly number[] = [50, 1000, 2_147_483_647];

/** Finds both commits, and fetches what the checkout lacks. */
export async function findCommits(finding: FindingCommits): Promise<CommitPair> {
  const { context, token, host, folder, cutOff } = finding;
  const { owner, repository: name, serverUrl } = context;
  const repository = findRepository(host.cwd);
  const remote = openRemote({
    ...{ url: `${serverUrl}/${owner}/${name}`, token: token === '' ? undefined : token, repository },
    ...{ folder: join(folder, 'commits'), parentEnv: host.env, cutOff },
  });
  const checkout: Checkout = { repository, remote, isKnown: owner !== '' && name !== '', folder };
  const head = await findHead(finding, checkout);
  const mayPush = checkout.isKnown && token !== '' ? remote.mayPush : async () => 'no' as const;
  const found = { ...(await findBase(finding, head, checkout)), head, mayPush };
  return { ...found, banners: await findBanners(found, checkout) };
}

/** A configuration that the head changes. */
async function findBanners(
  { base, head }: Pick<CommitPair, 'base' | 'head'>,
  { remote }: Checkout,
): Promise<readonly string[]> {
  const args = [
    'diff-tree',
    '-r',
    '--name-only',
    '-z',
    '--end-of-options',
    base.commit,
    head.commit,
    '--',
    '.autorize',
  ];
  const { stdout } = await remote.git(args);
  const changed = stdout
    .toString()
    .split('\0')
    .filter((path) => path.endsWith('/config.toml'));
  if (changed.length === 0) return [];
  return [`The head changes ${changed.join(', ')}. That of the base says how both are measured, where it has one.`];
}

interface Checkout {
  readonly repository: UserRepository;
  readonly remote: GitRemote;
  /** There is a server to fetch from. */
  readonly isKnown: boolean;
  readonly folder: string;
}

async function findHead({ headRef, context }: FindingCommits, checkout: Checkout): Promise<Found> {
  const { pull, sha } = context;
  if (headRef !== undefined) return { name: headRef, commit: await resolveRef(headRef, checkout) };
  if (pull !== undefined && pull.headSha !== '') {
    await requireCommit(pull.headSha, checkout);
    return { name: `#${pull.number}`, commit: pull.headSha };
  }
  const { refs } = openRefs(checkout.repository, join(checkout.folder, 'head'));
  const commit = sha === '' ? await requireHead(checkout.repository, refs) : sha;
  await requireCommit(commit, checkout);
  return { name: commit, commit };
}

type FoundBase = Pick<CommitPair, 'base' | 'notes'>;

async function findBase({ baseRef, context }: FindingCommits, head: Found, checkout: Checkout): Promise<FoundBase> {
  const { pull, queueBaseSha, beforeSha } = context;
  if (baseRef !== undefined) return { base: { name: baseRef, commit: await resolveRef(baseRef, checkout) }, notes: [] };
  if (pull !== undefined && pull.baseSha !== '') {
    const commit = await findMergeBase([pull.baseSha, head.commit], checkout);
    return { base: { name: pull.baseBranch === '' ? commit : pull.baseBranch, commit }, notes: [] };
  }
  if (queueBaseSha !== '') {
    await requireCommit(queueBaseSha, checkout);
    return { base: { name: queueBaseSha, commit: queueBaseSha }, notes: [] };
  }
  if (beforeSha !== '') return findBefore(beforeSha, head, checkout);
  const problem: Problem = {
    found: `mode "compare" on the event "${context.event}" without "base-ref"`,
    expected: 'the commit, branch or tag to compare with',
    remedy: 'Write e.g. base-ref: main.',
  };
  throw new UsageError([problem]);
}

/** The commit that the branch was at; of a new or rewritten branch the parent of the head. */
async function findBefore(before: string, head: Found, checkout: Checkout): Promise<FoundBase> {
  if (!NONE.test(before)) {
    try {
      await requireCommit(before, checkout);
      return { base: { name: before, commit: before }, notes: [] };
    } catch (error) {
      if (!(error instanceof PreconditionError)) throw error;
    }
  }
  const parent = await findParent(head.commit, checkout);
  const why = NONE.test(before) ? 'the branch is new' : 'the server no longer has the commit before this push';
  return { base: { name: parent, commit: parent }, notes: [`${why}: the base is the parent of the head`] };
}

async function findParent(commit: string, checkout: Checkout): Promise<string> {
  const { remote } = checkout;
  const find = async (): Promise<string | undefined> => {
    const { exitCode, stdout } = await remote.git(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^1`],
      {
        allowed: [0, 1, 128],
      },
    );
    return exitCode === 0 ? stdout.toString().trim() : undefined;
  };
  const here = await find();
  if (here !== undefined && (await hasObjects(remote.git, [`${here}^{tree}`]))) return here;
  await fetchCommit(commit, { checkout, depth: 2 });
  const found = await find();
  if (found !== undefined) return found;
  const problem: Problem = {
    found: `${commit.slice(0, 12)} has no parent to compare with`,
    expected: 'a base',
    remedy: 'Write e.g. base-ref: main.',
  };
  throw new UsageError([problem]);
}

/** The commit of an id, a branch or a tag of the server; of the checkout where it has one by that name. */
async function resolveRef(ref: string, checkout: Checkout): Promise<string> {
  if (ID.test(ref)) {
    await requireCommit(ref, checkout);
    return ref;
  }
  if (!NAME.test(ref)) throw unknownRef(ref);
  const { refs } = openRefs(checkout.repository, join(checkout.folder, 'named'));
  for (const name of [`refs/remotes/origin/${ref}`, `refs/tags/${ref}`, ref]) {
    const { exitCode, stdout } = await refs(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
      { allowed: [0, 1, 128] },
    );
    if (exitCode === 0) return stdout.toString().trim();
  }
  for (const name of ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`]) {
    const listed = checkout.isKnown ? await checkout.remote.list([name]).catch(() => new Map()) : new Map();
    if (listed.size === 0) continue;
    const fetched = await fetchCommit(name, { checkout, depth: 1 });
    const { stdout } = await checkout.remote.git(['rev-parse', '--verify', '--end-of-options', `${fetched}^{commit}`]);
    return stdout.toString().trim();
  }
  throw unknownRef(ref);
}

function unknownRef(ref: string): UsageError {
  const found = `${quoted(ref)}, which neither the checkout nor the server has`;
  const expected = 'a commit, a branch or a tag of this repository';
  return new UsageError([{ found, expected, remedy: 'Write e.g. main, or a whole commit id.' }]);
}

async function findMergeBase([base, head]: readonly [string, string], checkout: Checkout): Promise<string> {
  const { remote } = checkout;
  const find = async (): Promise<string | undefined> => {
    if (!(await hasObjects(remote.git, [`${base}^{tree}`, `${head}^{tree}`]))) return undefined;
    const { exitCode, stdout } = await remote.git(['merge-base', '--end-of-options', base, head], {
      allowed: [0, 1, 128],
    });
    const found = stdout.toString().trim();
    return exitCode === 0 && (await hasObjects(remote.git, [`${found}^{tree}`])) ? found : undefined;
  };
  let found = await find();
  for (const depth of DEPTHS) {
    if (found !== undefined) break;
    for (const commit of [base, head]) await fetchCommit(commit, { checkout, depth });
    found = await find();
  }
  if (found !== undefined) return found;
  throw new PreconditionError({
    message: `${base.slice(0, 12)} and ${head.slice(0, 12)} have no common commit`,
    remedy: 'Name the base: base-ref: main',
  });
}

/** Throws where the commit is neither here nor on the server. */
async function requireCommit(commit: string, checkout: Checkout): Promise<void> {
  if (await hasObjects(checkout.remote.git, [`${commit}^{tree}`])) return;
  await fetchCommit(commit, { checkout, depth: 1 });
}

interface Fetching {
  readonly checkout: Checkout;
  readonly depth: number;
}

async function fetchCommit(ref: string, { checkout, depth }: Fetching): Promise<string> {
  const { remote, repository, isKnown } = checkout;
  const remedy = 'Check out with "fetch-depth: 0", or give the job "contents: read" and the step its github-token';
  const missing = (why: string): PreconditionError =>
    new PreconditionError({ message: `the checkout lacks ${ref}, and it cannot be fetched (${why})`, remedy });
  if (!isKnown) throw missing('no server is known');
  try {
    const commit = await remote.fetch(ref, depth);
    await shareBoundary(remote.git, { from: remote.gitDir, to: repository.commonDir, branchHead: commit });
    return commit;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw missing(error.stderr.split('\n').find((line) => /^(?:fatal|error|remote):/.test(line)) ?? 'git failed');
  }
}
