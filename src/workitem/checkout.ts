/**
 * Runs in place: they start from the user's checkout as it is, and bring it to what lands.
 * Invariant: an item that does not land never touches the checkout. For one that lands, the branch is the commit point:
 * the checkout follows it, and the record of the landing says from where; a checkout that the user changed meanwhile is
 * left alone. Crash while it follows: whoever works with it next brings it to the end first (finish-landing.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { IDENTITY } from '../engine/acceptance/acceptance.ts';
import { exportCommits } from '../kernel/export-commits.ts';
import { commitTree, diffTrees, treeIdOf } from '../kernel/git-store.ts';
import { exchangeFiles } from './exchange.ts';
import { forgetFollowing } from './follow-mark.ts';
import { freeze, type Snapshot, type ThawPaths } from './snapshot.ts';
import { appendWorkRecord, type WorkRun } from './work-run.ts';

export class CheckoutFollower {
  readonly #run: WorkRun;
  readonly #place: ThawPaths;
  #state: Snapshot;

  private constructor(run: WorkRun, paths: ThawPaths, state: Snapshot) {
    this.#run = run;
    this.#place = paths;
    this.#state = state;
  }

  /** Puts the checkout's own changes on the branch; undefined where the run was interrupted meanwhile. */
  static async open(run: WorkRun): Promise<CheckoutFollower | undefined> {
    const { repository, store } = run.privateArea;
    const excludes = [
      join(repository.commonDir, 'info', 'exclude'),
      join(run.host.env.XDG_CONFIG_HOME || join(run.host.env.HOME || '/', '.config'), 'git', 'ignore'),
    ].flatMap((path) => (existsSync(path) ? [readFileSync(path, 'utf8')] : []));
    const indexFile = join(store.folder, 'checkout.index');
    const staging = [run.paths.folder, repository.gitDir];
    const place = { store, hasher: run.hasher, folder: repository.folder, indexFile, excludes, staging };
    const state = await freeze({ ...place, signal: run.signal }).catch((error: unknown) => {
      if (run.signal.aborted) return undefined;
      throw error;
    });
    if (state === undefined) return undefined;
    const follower = new CheckoutFollower(run, place, state);
    await follower.#recordStart();
    return follower;
  }

  /** A commit of the checkout as it is, where the branch is not that already: what the items start from. */
  async #recordStart(): Promise<void> {
    const { privateArea, hasher, host, branch } = this.#run;
    const { hash } = await hasher.hashTree(this.#run.branchHead);
    if (hash === this.#state.hash) return;
    const commit = await commitTree(privateArea.store, {
      tree: this.#state.id,
      parents: [this.#run.branchHead],
      message: `The checkout before the run\n\nAutorize-Plan: ${this.#run.plan}\nAutorize-State: ${this.#state.hash}\n`,
      identity: IDENTITY,
      date: host.now().toISOString(),
    });
    const move = { ref: `refs/heads/${branch}`, from: this.#run.branchAt, to: commit };
    const moved = await exportCommits(privateArea.store, privateArea.repository, move);
    if (moved.kind === 'moved') throw changed(`the branch ${branch} was moved by somebody else`);
    this.#run.branchHead = commit;
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

/** Brings the checkout to the branch head; throws where a file that is no part of its state is in the way. */
async function bring(run: WorkRun, paths: ThawPaths, from: Snapshot): Promise<void> {
  const { store, folder, staging } = paths;
  const tree = await treeIdOf(store, run.branchHead);
  const changes = await diffTrees(store, { from: from.id, to: tree });
  const exchanged = await exchangeFiles({ folder, objects: store, staging, lasts: true }, changes);
  if (exchanged.kind === 'foreign') {
    const path = quoted(exchanged.path, 200);
    throw changed(`${path} is ignored here and in the way, or was changed just now; what landed is on ${run.branch}`);
  }
  appendWorkRecord(run, { kind: 'thawed' });
  forgetFollowing(run.paths);
}

function changed(message: string): PreconditionError {
  return new PreconditionError({ message, remedy: 'See what changed: git status. Then run the plan again.' });
}
