/**
 * Going on from what another machine pushed.
 * Invariant: nothing is written here before the chain of the records holds and the branch on the server is where they
 * say; a branch that a person moved stays as it is, and is told of.
 */
import { existsSync, readdirSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { type JournalRecord, parseJournal } from '../base/journal-chain.ts';
import { foldRecords } from '../experiment/fold.ts';
import { findBase } from '../experiment/opening.ts';
import type { IterationRecord } from '../experiment/record.ts';
import { branchOf, TRAILERS } from '../experiment/state.ts';
import { decodeRecords, type ExperimentPlace } from '../experiment/store.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { moveRef, readRef } from '../kernel/git-store.ts';
import { readState, writeState } from './state-commit.ts';
import { isRestored, stateRefs } from './state-files.ts';

/** What the server has of an experiment. */
export interface RemoteState {
  /** Name of the ref that holds the state. */
  readonly stateRef: string;
  readonly state: string | undefined;
  readonly tip: string | undefined;
}

export type Restored =
  | { readonly kind: 'nothing'; readonly remote: RemoteState }
  | { readonly kind: 'restored'; readonly remote: RemoteState; readonly records: readonly IterationRecord[] }
  /** The branch is not where the records say. */
  | { readonly kind: 'moved'; readonly remote: RemoteState; readonly expected: string | undefined };

export interface RestoreRequest {
  readonly place: ExperimentPlace;
  readonly remote: GitRemote;
  /** Git on the user's refs. */
  readonly refs: Git;
}

const TRIES = 5;

/** Where branch and state are on the server. */
export async function lookAtRemote({ place, remote }: Pick<RestoreRequest, 'place' | 'remote'>): Promise<RemoteState> {
  const [usual, fallback] = stateRefs(place.name);
  const branch = `refs/heads/${branchOf(place.name)}`;
  const found = await remote.list([usual, fallback, branch]);
  const stateRef = found.has(usual) || !found.has(fallback) ? usual : fallback;
  return { stateRef, state: found.get(stateRef), tip: found.get(branch) };
}

/** Brings records and branch here; throws where this checkout has records of its own. */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { place, remote, refs } = request;
  requireNoRecords(place);
  for (let tries = 0; ; tries += 1) {
    const seen = await lookAtRemote(request);
    const { stateRef, state, tip } = seen;
    if (state === undefined) {
      return tip === undefined
        ? { kind: 'nothing', remote: seen }
        : { kind: 'moved', remote: seen, expected: undefined };
    }
    // Pushed to between the look and the fetch: look again, for the two belong together.
    if ((await remote.fetch(stateRef, 1)) !== state && tries < TRIES) continue;
    const files = await readState(remote.git, state);
    const { records, lastIntent } = decode(place, files);
    const base = findBase(records, undefined);
    const expected = foldRecords(records, 'max').last_kept_commit ?? base;
    if (tip === undefined) return { kind: 'moved', remote: seen, expected };
    const fetched = await remote.fetch(`refs/heads/${branchOf(place.name)}`, await depthFor(refs, { base, records }));
    if (fetched !== tip && tries < TRIES) continue;
    if (expected !== undefined && tip !== expected && !(await isBegunKeep(remote.git, { tip, lastIntent }))) {
      return { kind: 'moved', remote: seen, expected };
    }
    await bringBranch(request, tip);
    writeState(place, files);
    return { kind: 'restored', remote: seen, records };
  }
}

/** Moves the local branch to a commit, from wherever it is. */
export async function bringBranch({ place, refs }: Pick<RestoreRequest, 'place' | 'refs'>, to: string): Promise<void> {
  const ref = `refs/heads/${branchOf(place.name)}`;
  const from = await readRef(refs, ref);
  if (from !== to) await moveRef(refs, { ref, from, to });
}

function requireNoRecords({ folder, name }: ExperimentPlace): void {
  const own = existsSync(folder) ? readdirSync(folder).filter((each) => isRestored(each) || /^iter-/.test(each)) : [];
  if (own.length === 0) return;
  throw new PreconditionError({
    message: `this checkout holds records of "${name}" already (${own[0]}); they would be mixed with those of the server`,
    remedy: 'Check out with "clean: true", the default, or remove them',
  });
}

interface Decoded {
  readonly records: readonly IterationRecord[];
  readonly lastIntent: JournalRecord | undefined;
}

function decode(place: ExperimentPlace, files: ReadonlyMap<string, Buffer>): Decoded {
  for (const [path, bytes] of files) {
    if (!path.endsWith('.jsonl')) continue;
    const parsed = parseJournal(bytes);
    if (parsed.kind === 'sound') continue;
    throw new PreconditionError({
      message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
      remedy: 'See who changed it; to start anew without it: resume: never',
    });
  }
  const of = (path: string) => {
    const parsed = parseJournal(files.get(path) ?? Buffer.alloc(0));
    return parsed.kind === 'sound' ? parsed.records : [];
  };
  const { records, problem } = decodeRecords(place, of('iterations.jsonl'));
  if (problem !== undefined) {
    throw new PreconditionError({ message: `the ledger on the server holds ${problem.found}`, remedy: problem.remedy });
  }
  return { records, lastIntent: of('intents.jsonl').at(-1) };
}

/** The branch ahead of the ledger by the keep whose intent is the last one: a run was ended between the two. */
async function isBegunKeep(
  git: Git,
  { tip, lastIntent }: { readonly tip: string; readonly lastIntent: JournalRecord | undefined },
): Promise<boolean> {
  if (typeof lastIntent?.hash !== 'string') return false;
  const { stdout } = await git(['cat-file', 'commit', tip]);
  return stdout.toString().split('\n').includes(`${TRAILERS.record}: ${lastIntent.hash}`);
}

/** From the tip to the base, which a shallow checkout need not hold; undefined where it does. */
async function depthFor(
  refs: Git,
  { base, records }: { readonly base: string | undefined; readonly records: readonly IterationRecord[] },
): Promise<number | undefined> {
  const { exitCode } = await refs(['cat-file', '-e', `${base}^{commit}`], { allowed: [0, 1, 128] });
  // One more for a keep that was begun, and one for the base itself.
  return exitCode === 0 ? undefined : records.filter(({ outcome }) => outcome === 'merged').length + 2;
}
