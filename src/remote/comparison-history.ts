/**
 * The history of comparisons on a server, in a state ref as the loops have one.
 * Invariant: an entry is appended to what the ref holds at that moment, and pushed only from there: of jobs that push at
 * once each comes in, one after the other. What no version of ours wrote is left as it is.
 * Crash: an entry is on the server, or is not.
 */
import { PreconditionError } from '../base/errors.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { decodeHistory, encodeHistory, type HistoryEntry } from '../compare/history.ts';
import type { GitRemote, Pushed } from '../kernel/git-remote.ts';
import { leaked } from './outgoing.ts';
import { locateState } from './restore.ts';
import { readState, writeCommit } from './state-commit.ts';
import { nextStateRef, stateRefs } from './subject.ts';

const FILE = 'history.json';
const SUBJECT = {
  // Names of experiments have no dot.
  name: 'compare.history',
  isStateFile: (path: string) => path === FILE,
  isRestored: () => true,
} as const;
// Each lost race is an entry of somebody else: of so many jobs at once the last one is still through.
const TRIES = 50;

export interface HistoryRequest {
  readonly remote: GitRemote;
  readonly entry: HistoryEntry;
  /** Finds what may not leave this machine. */
  readonly search: SecretSearch;
  readonly run?: string | undefined;
  readonly now: Date;
}

export interface RecordedHistory {
  /** What the server has, or had before the push that failed, and the entry itself; the oldest first. */
  readonly entries: readonly HistoryEntry[];
  readonly pushed: Pushed;
}

/** Appends an entry. Throws where the ref holds what no version of ours writes, or the entry holds a secret. */
export async function recordHistory({ remote, entry, search, run, now }: HistoryRequest): Promise<RecordedHistory> {
  let location = await locate(remote);
  for (let tries = 1; ; tries += 1) {
    const { stateRef } = location;
    const before = await read(remote, location);
    const { bytes, entries } = encodeHistory([...before.entries, entry]);
    if (search.finds(Buffer.from(JSON.stringify(entry)))) throw leaked('the history of comparisons');
    const parents = [before.commit] as const;
    const to = await writeCommit({ subject: SUBJECT, git: remote.git, parents, run, now }, [{ path: FILE, bytes }]);
    const pushed = await remote.push([{ ref: stateRef, from: before.commit, to }]);
    const next = nextStateRef(SUBJECT, { pushed, stateRef, isNew: before.commit === undefined });
    if (next === undefined && (pushed.kind !== 'moved' || tries >= TRIES)) return { entries, pushed };
    location = next === undefined ? await locate(remote) : { stateRef: next, state: undefined };
  }
}

type Location = ReturnType<typeof locateState>;

async function locate(remote: GitRemote): Promise<Location> {
  const { usual, fallback } = stateRefs(SUBJECT);
  return locateState(SUBJECT, await remote.list([usual, fallback]));
}

interface Before {
  readonly commit: string | undefined;
  readonly entries: readonly HistoryEntry[];
}

async function read({ git, fetchBounded }: GitRemote, { stateRef, state }: Location): Promise<Before> {
  if (state === undefined) return { commit: undefined, entries: [] };
  // Pushed to since it was listed: what is fetched counts.
  const commit = await fetchBounded(stateRef, 1);
  const files = await readState(git, { subject: SUBJECT, commit });
  const entries = decodeHistory(files.get(FILE) ?? Buffer.alloc(0));
  if (entries !== undefined) return { commit, entries };
  throw new PreconditionError({
    message: `${stateRef} on the server holds no history of comparisons`,
    remedy: 'See who wrote it, and delete it to begin again',
  });
}
