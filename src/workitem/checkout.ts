/**
 * Runs in place: they start from the user's checkout as it is, and bring it to what lands.
 * Invariant: an item that does not land never touches the checkout. For one that lands, the branch is the commit point:
 * the checkout follows it, and the record of the landing says from where; a checkout that the user changed meanwhile is
 * left alone. Crash while it follows: some files are of before, some of after, and the next run in place brings it to
 * the end first; where any file is of neither, it is the user's, and the run is refused.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTITY } from '../attempt/keep.ts';
import { encodePath } from '../base/byte-path.ts';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type Git, gitLine } from '../kernel/git.ts';
import { commitTree, diffTrees } from '../kernel/git-store.ts';
import { exportCommits } from '../kernel/user-repository.ts';
import type { LandedRecord } from './history.ts';
import type { ManifestEntry } from './manifest.ts';
import { freeze, type Snapshot, type SnapshotPlace, thaw } from './snapshot.ts';
import { StateHasher } from './state-hash.ts';
import { appendWorkRecord, type WorkRun } from './work-run.ts';

export class CheckoutFollower {
  readonly #run: WorkRun;
  readonly #place: SnapshotPlace;
  #state: Snapshot;

  private constructor(run: WorkRun, place: SnapshotPlace, state: Snapshot) {
    this.#run = run;
    this.#place = place;
    this.#state = state;
  }

  /** Ends what an earlier run in place had begun, and puts the checkout's own changes on the branch. */
  static async open(
    run: WorkRun,
    { thawing, refs }: { readonly thawing: LandedRecord | undefined; readonly refs: Git },
  ): Promise<CheckoutFollower> {
    const { repository, store } = run.workspace;
    const excludes = [
      join(repository.commonDir, 'info', 'exclude'),
      join(run.host.env.XDG_CONFIG_HOME || join(run.host.env.HOME || '/', '.config'), 'git', 'ignore'),
    ].flatMap((path) => (existsSync(path) ? [readFileSync(path, 'utf8')] : []));
    const indexFile = join(store.folder, 'checkout.index');
    const place = { store, hasher: run.hasher, folder: repository.folder, indexFile, excludes };
    if (thawing?.landed_commit === run.tip) {
      await requireOfEither(place, { thawing, hasher: new StateHasher(refs, run.blake3) });
      await bring(run, place, await freeze(place));
    }
    const state = await freeze(place);
    const follower = new CheckoutFollower(run, place, state);
    await follower.#recordStart();
    return follower;
  }

  /** A commit of the checkout as it is, where the branch is not that already: what the items start from. */
  async #recordStart(): Promise<void> {
    const { workspace, hasher, host, branch } = this.#run;
    const { hash } = await hasher.hashTree(this.#run.tip);
    if (hash === this.#state.hash) return;
    const commit = await commitTree(workspace.store, {
      tree: this.#state.id,
      parents: [this.#run.tip],
      message: `The checkout before the run\n\nAutorize-Plan: ${this.#run.plan}\nAutorize-State: ${this.#state.hash}\n`,
      identity: IDENTITY,
      date: host.now().toISOString(),
    });
    const move = { ref: `refs/heads/${branch}`, from: this.#run.branchAt, to: commit };
    const moved = await exportCommits(workspace.store, workspace.repository, move);
    if (moved.kind === 'moved') throw changed(`the branch ${branch} was moved by somebody else`);
    this.#run.tip = commit;
    this.#run.branchAt = commit;
  }

  /** Brings the checkout to what has landed last. */
  async follow(): Promise<void> {
    const found = await freeze(this.#place);
    if (found.hash !== this.#state.hash) {
      throw changed(`the checkout was changed while the plan ran; what landed is on ${this.#run.branch}`);
    }
    await bring(this.#run, this.#place, found);
    this.#state = await freeze(this.#place);
  }
}

function isThere(folder: string, path: string): boolean {
  return (
    lstatSync(Buffer.concat([Buffer.from(`${folder}/`), encodePath(path)]), { throwIfNoEntry: false }) !== undefined
  );
}

/** Brings the checkout to the tip; throws where a file that is no part of its state is in the way. */
async function bring(run: WorkRun, place: SnapshotPlace, from: Snapshot): Promise<void> {
  const tree = await gitLine(place.store.git, ['rev-parse', `${run.tip}^{tree}`]);
  const changes = await diffTrees(place.store, { from: from.id, to: tree });
  const inTheWay = changes.find(({ path, status }) => status === 'A' && isThere(place.folder, path));
  if (inTheWay !== undefined) {
    throw changed(`${quoted(inTheWay.path, 200)} is ignored here and in the way; what landed is on ${run.branch}`);
  }
  await thaw(place, { id: tree });
  appendWorkRecord(run, { kind: 'thawed' });
}

/** Throws where a file of the checkout is neither as before the landing nor as after it. */
async function requireOfEither(
  place: SnapshotPlace,
  { thawing, hasher }: { readonly thawing: LandedRecord; readonly hasher: StateHasher },
): Promise<void> {
  const { follows = '', landed_commit: commit } = thawing;
  const states = [await hasher.hashTree(follows), await hasher.hashTree(commit)];
  const [before, after] = states.map(({ entries }) => new Map(entries.map((each) => [each.path, spell(each)])));
  const { entries } = await place.hasher.hashTree((await freeze(place)).id);
  const now = new Map(entries.map((each) => [each.path, spell(each)]));
  const paths = new Set([...now.keys(), ...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const foreign = [...paths].find((path) => ![before?.get(path), after?.get(path)].includes(now.get(path)));
  if (foreign === undefined) return;
  throw new PreconditionError({
    message: `a run in place was killed before the checkout followed it, and ${quoted(foreign, 200)} was changed since`,
    remedy: `Put your change aside (git stash), or take what landed: git checkout ${commit} -- .`,
  });
}

function spell({ mode, hash }: ManifestEntry): string {
  return `${mode} ${hash}`;
}

function changed(message: string): PreconditionError {
  return new PreconditionError({ message, remedy: 'See what changed: git status. Then run the plan again.' });
}
