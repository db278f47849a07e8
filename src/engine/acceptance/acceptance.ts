/**
 * Accepting a tree: one commit on the user's branch.
 * Invariant: an accepted change counts exactly once or not at all. The intent is on the disk before anything else but objects that
 * nothing names yet, which are all that a signal can break off. Among them is the commit: it is made of the intent alone, before
 * that is written, so that making it again gives the same id, and so that one pack holds all. The branch moves by one
 * compare-and-swap, which is the commit point; the record is appended last, and it is what is reported.
 * Crash before the intent: nothing happened. After it: `recoverAcceptance` does what is left, by asking the branch where it
 * is. Crash between swap and record: the branch is there already, and only the record is written.
 */
import type { HiddenRecord, JournalRecord } from '../../base/journal-chain.ts';
import { workWithin } from '../../kernel/bounded-work.ts';
import { exportCommits, exportObjects, moveToExported } from '../../kernel/export-commits.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { type Git, GitError } from '../../kernel/git.ts';
import { commitTree, type GitStore } from '../../kernel/git-store.ts';
import type { Journal } from '../../kernel/journal.ts';
import { readRef } from '../../kernel/refs.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { noteBranchHead } from '../layers/branch-head.ts';

/** What is going to be kept; a line of `intents.jsonl`. */
export interface AcceptanceIntent {
  readonly iter: number;
  /** Full name of the user's branch. */
  readonly ref: string;
  /** Where the branch is, or null when it does not exist yet. */
  readonly old: string | null;
  /** Commit that the new one stands on. */
  readonly parent: string;
  /** A commit of the store that the new one merges. */
  readonly merged?: string;
  readonly tree: string;
  /** Without the trailer that names the intent itself. */
  readonly message: string;
  /** ISO 8601; both dates of the commit. */
  readonly date: string;
  /** The record that is appended when it is done; the commit is added. */
  readonly draft: JournalRecord;
  /** What else is recorded when it is done, and how long that journal was before. */
  readonly decided?: { readonly after: number; readonly records: readonly JournalRecord[] } | undefined;
}

export interface AcceptancePaths {
  readonly store: GitStore;
  readonly repository: UserRepository;
  readonly intents: Pick<Journal, 'seal' | 'isNext' | 'appendSealed'>;
  /** Name of the trailer that holds the hash of the intent. */
  readonly trailer: string;
  /** Writes what has to be on the disk when the branch moves; the same commit may come again after a crash. */
  readonly beforeSwap?: (commit: string) => void;
  /** Heard until the intent is written. */
  readonly signal?: AbortSignal | undefined;
}

export type Kept =
  /** The signal came before the intent: nothing happened. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'kept'; readonly commit: string }
  /** Somebody else moved the branch. */
  | { readonly kind: 'moved'; readonly actual: string | undefined };

export const IDENTITY = { name: 'autorize', email: 'autorize@localhost' } as const;

/** Keeps a tree. The caller appends the record of it next. */
export async function acceptTree(paths: AcceptancePaths, intent: AcceptanceIntent): Promise<Kept> {
  const { store, repository, intents } = paths;
  const prepared = await prepareCommit(paths, intent);
  if (prepared === undefined) return { kind: 'cancelled' };
  const { hidden, commit } = prepared;
  faultPoint('keep:before-intent');
  intents.appendSealed(hidden);
  faultPoint('keep:after-intent');
  paths.beforeSwap?.(commit);
  faultPoint('keep:after-commit');
  const moved = await moveToExported(store, repository, { ref: intent.ref, from: intent.old ?? undefined, to: commit });
  if (moved.kind === 'moved') return moved;
  faultPoint('keep:after-swap');
  noteBranchHead(paths.store, intent.tree);
  return { kind: 'kept', commit };
}

interface Prepared {
  readonly hidden: HiddenRecord;
  readonly commit: string;
}

/** Copies the commit that an intent leads to; undefined where the signal came. */
async function prepareCommit(paths: AcceptancePaths, intent: AcceptanceIntent): Promise<Prepared | undefined> {
  const { store, repository, intents } = paths;
  for (;;) {
    const hidden = intents.seal({ ...intent });
    // As it will be written down: by that a killed keep is ended.
    const { message, hash } = hidden.record;
    const commit = await makeCommit(paths, { intent: { ...intent, message: String(message) }, hash: String(hash) });
    const copied = await workWithin(paths, (cutOff) =>
      exportObjects(store, repository, { to: commit, from: intent.old ?? undefined }, cutOff),
    );
    if (copied.kind !== 'done') return undefined;
    // Where other attempts share the journal, a record of theirs may have come in between: the hash is another one then.
    if (intents.isNext(hidden)) return { hidden, commit };
  }
}

function makeCommit(
  { store, trailer }: Pick<AcceptancePaths, 'store' | 'trailer'>,
  { intent, hash }: { readonly intent: AcceptanceIntent; readonly hash: string },
): Promise<string> {
  const { tree, parent, merged, message, date } = intent;
  return commitTree(store, {
    tree,
    parents: merged === undefined ? [parent] : [parent, merged],
    message: `${message}${trailer}: ${hash}\n`,
    identity: IDENTITY,
    date,
  });
}

export type Recovery =
  /** The branch holds it: its record is what is left to be written. */
  | { readonly kind: 'kept'; readonly commit: string }
  /** The change is not there any more (power was lost before it reached the disk): nothing was kept. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'moved'; readonly actual: string | undefined };

/** Finishes an acceptance whose intent has no record: call it for the last intent, before anything else is done. */
export async function recoverAcceptance(
  paths: Pick<AcceptancePaths, 'repository' | 'trailer' | 'beforeSwap'> & {
    /** As the killed run left it, if it is there. */ readonly store: GitStore | undefined;
  },
  { intent, hash, refs }: { readonly intent: AcceptanceIntent; readonly hash: string; readonly refs: Git },
): Promise<Recovery> {
  faultPoint('recover:before');
  const actual = await readRef(refs, intent.ref);
  if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: paths.trailer, hash }))) {
    return { kind: 'kept', commit: actual };
  }
  if ((actual ?? null) !== intent.old) return { kind: 'moved', actual };
  const { store } = paths;
  if (store === undefined) return { kind: 'lost' };
  try {
    const commit = await makeCommit({ ...paths, store }, { intent, hash });
    paths.beforeSwap?.(commit);
    const { ref, old } = intent;
    const moved = await exportCommits(store, paths.repository, { ref, from: old ?? undefined, to: commit });
    faultPoint('recover:after-swap');
    // A git that outlived its supervisor may have come first.
    return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
  } catch (error) {
    // Objects that cannot be read: they were never synced, and nobody has heard of them.
    if (error instanceof GitError && !error.isDiskFull && !isOfRef(error)) return { kind: 'lost' };
    throw error;
  }
}

/** Everything is there, but the branch cannot be moved now: somebody's git has it locked, or left it so. */
function isOfRef({ command }: GitError): boolean {
  return command[0] === 'update-ref';
}

async function namesIntent(
  git: Git,
  { commit, trailer, hash }: { readonly commit: string; readonly trailer: string; readonly hash: string },
): Promise<boolean> {
  const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
  return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}
