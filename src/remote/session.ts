/**
 * A run whose state is on a server: restored before, pushed while it goes on and after it.
 * Invariant: branch and state go up together or not at all, and only from where this session saw them last; a race that
 * is lost costs nothing: what the other one pushed is taken, and what was kept here is judged again on top of it.
 * Crash: the next session resumes from the last push.
 */
import type { SecretSearch } from '../base/secret-search.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote, Pushed } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { requireSoundEnd } from './ended-run.ts';
import { requireKnownStart } from './known-start.ts';
import { requireNoSecrets } from './outgoing.ts';
import { bringBranch, findSibling, type Over, type RemoteState, type Restored, restore, shareEnds } from './restore.ts';
import { readState, type Snapshot, takeSnapshot, writeCommit, writeState } from './state-commit.ts';
import {
  type AcceptedChange,
  type EndedBranch,
  NOTHING,
  nextStateRef,
  ownAcceptances,
  type StateFiles,
  type Subject,
  type UnacceptedAttempt,
} from './subject.ts';

export interface SessionRequest {
  readonly subject: Subject;
  readonly remote: GitRemote;
  readonly refs: Git;
  readonly host: Host;
  /** Finds what may not leave this machine. */
  readonly search: SecretSearch;
  /** The run of the workflow that this is. */
  readonly run?: string | undefined;
  /** The workflow run to resume from; undefined: whichever pushed last. */
  readonly resumeFrom?: string | undefined;
}

/** What became of a push; `nothing`: there is no state to push yet. */
export type Shared = Pushed | { readonly kind: 'nothing' };

export class RemoteSession {
  readonly #request: SessionRequest;
  #seen: RemoteState;
  /** States of others' histories that the next one brings together. */
  #merged: string[] = [];
  readonly #unpushed: EndedBranch[] = [];
  /** Branches of ended runs that are on the server, or were there before this session. */
  readonly #known: Set<string>;
  #queue: Promise<Shared | undefined> = Promise.resolve(undefined);
  #isWaiting = false;
  #isClosed = false;
  /** Whether the old ref is deleted by a push of its own: the server refused both in one. */
  #deletesApart = false;
  #last: Shared | undefined;
  /** What the last state that the server took says of attempts at work. */
  #unfinished: Buffer | undefined;

  private constructor(request: SessionRequest, seen: RemoteState) {
    this.#request = request;
    this.#seen = seen;
    this.#known = new Set(request.subject.ended?.().map(({ ref }) => ref));
  }

  /** Restores what the server has. `moved` is for the caller to decide about; nothing was written then. */
  static async open(
    request: SessionRequest,
  ): Promise<{ readonly session: RemoteSession; readonly restored: Restored }> {
    const restored = await restore(request);
    return { session: new RemoteSession(request, restored.remote), restored };
  }

  /** Continues what the server has with what is here already: `seen`, which the caller has compared with it. */
  static over(request: SessionRequest, seen: RemoteState): RemoteSession {
    return new RemoteSession(request, seen);
  }

  /** Begins a new run; the one on the server stays in the history of the state, its commits included. */
  static async openFresh(request: SessionRequest): Promise<RemoteSession> {
    const seen = await findSibling(request);
    const session = new RemoteSession(request, seen);
    const { remote } = request;
    if (seen.branch !== undefined && seen.branchHead !== undefined)
      session.#merged.push(await remote.fetch(seen.branch, 1));
    return session;
  }

  /**
   * Lets the next run begin where one that is over ended; false where its branch is not there. Throws IntegrityError
   * where records and branch contradict each other.
   */
  async beginAfter({ remote: { branch, branchHead }, records, files }: Over): Promise<boolean> {
    if (branchHead !== records.expected) return false;
    if (branch === undefined || branchHead === undefined) return true;
    await requireSoundEnd(this.#request, { branch, branchHead, files });
    await requireKnownStart(this.#request, { commit: branchHead, files });
    this.#request.subject.beginAt?.(branchHead);
    return true;
  }

  /** Resumes from the branch as a person left it. */
  async adopt({ files }: { readonly files: StateFiles | undefined }): Promise<void> {
    const { subject, remote, refs } = this.#request;
    const { branchHead, branch } = this.#seen;
    if (branchHead === undefined || branch === undefined) return;
    await remote.fetch(branch, files === undefined ? 1 : undefined);
    await shareEnds({ subject, remote }, branchHead);
    const bring = (to: string): Promise<void> => bringBranch(refs, { branch: to, to: branchHead });
    await subject.adopt({ branchHead, files, bring, write: (each) => writeState(subject, each) });
  }

  /** Where branch and state are on the server, as far as this session knows. */
  get seen(): RemoteState {
    return this.#seen;
  }

  /** What came of the last push that was not followed by another one. */
  get last(): Shared | undefined {
    return this.#last;
  }

  /** Pushes soon, one push at a time; calls meanwhile are one. Once a race is lost, none until it is resolved. */
  pushSoon(): void {
    if (this.#isWaiting || this.#isClosed) return;
    this.#isWaiting = true;
    this.#queue = this.#queue.then(async () => {
      this.#isWaiting = false;
      if (this.#isClosed) return this.#last;
      return this.#last?.kind === 'moved' || this.#last?.kind === 'refused' ? this.#last : this.#push();
    });
    // The end of the run pushes again and reports what is wrong.
    this.#queue.catch(() => undefined);
  }

  /** Pushes soon where attempts at work have used more than the server knows. */
  pushUnfinished(): void {
    const now = this.#request.subject.unfinished?.()?.bytes;
    if (now !== undefined && this.#unfinished?.equals(now) !== true) this.pushSoon();
  }

  /** Begins nothing any more that `pushSoon` asked for; resolves once the push at work, which writes into folders of ours, has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue.catch(() => undefined);
  }

  /** Pushes what there is now, when pushes that were begun have ended. */
  async push(): Promise<Shared> {
    await this.#queue.catch(() => undefined);
    return this.#push();
  }

  async #push(): Promise<Shared> {
    const { subject, remote } = this.#request;
    const { stateRef, state, oldRef, branch: seen } = this.#seen;
    const snapshot = await this.snapshot();
    if (snapshot === undefined) return this.#remember({ kind: 'nothing' });
    const { branch, branchHead } = snapshot;
    // A branch that is not there yet belongs to records that are about to begin.
    if (branch !== undefined && branchHead === undefined) return this.#remember({ kind: 'nothing' });
    const isSame =
      branch === seen || (branch !== undefined && seen !== undefined && remote.nameOf(branch) === remote.nameOf(seen));
    const from = isSame ? this.#seen.branchHead : undefined;
    const ended = this.#ended();
    const isOld = ended.length === 0 && this.#merged.length === 0 && oldRef === undefined && from === branchHead;
    if (isOld && (await this.#isUnchanged(snapshot.state))) return this.#remember({ kind: 'done' });
    for (const each of [branchHead, ...ended.map((branch) => branch.branchHead)]) {
      if (each !== undefined) await this.#requireNoSecrets(each);
    }
    const moves = [
      ...(branch === undefined || branchHead === undefined ? [] : [{ ref: branch, from, to: branchHead }]),
      { ref: stateRef, from: oldRef === undefined ? state : undefined, to: snapshot.state },
    ];
    const deletion = oldRef === undefined ? [] : [{ ref: oldRef, from: state, to: undefined }];
    const pushed = await remote.push(this.#deletesApart ? moves : [...moves, ...deletion]);
    const isNew = state === undefined || oldRef !== undefined;
    const next = nextStateRef(subject, { pushed, stateRef, isNew });
    if (next !== undefined) {
      this.#seen = { ...this.#seen, stateRef: next };
      return this.#push();
    }
    if (pushed.kind === 'refused' && oldRef !== undefined && pushed.refs.includes(oldRef) && !this.#deletesApart) {
      this.#deletesApart = true;
      return this.#push();
    }
    if (pushed.kind === 'done') {
      // The new ref is read first: an old one that cannot be deleted misleads nobody but older versions.
      if (this.#deletesApart && deletion.length > 0) await remote.push(deletion);
      this.#seen = {
        stateRef,
        state: snapshot.state,
        branch: branch ?? this.#seen.branch,
        branchHead: branchHead ?? this.#seen.branchHead,
      };
      this.#merged = [];
      this.#unfinished = snapshot.unfinished;
      await this.#pushEnded(ended);
    }
    return this.#remember(pushed);
  }

  /** Whether a person would push what the server has; a run of a workflow pushes all the same, to be found by its id. */
  async #isUnchanged(commit: string): Promise<boolean> {
    const { subject, remote, run } = this.#request;
    const { state } = this.#seen;
    if (run !== undefined || state === undefined) return false;
    const { stdout } = await remote.git(['diff-tree', '-r', '-z', '--name-only', '--end-of-options', state, commit]);
    const changed = stdout.toString().split('\0').filter(Boolean);
    return changed.every((path) => !subject.isRestored(path) || subject.derived.includes(path));
  }

  /** What was archived since, because another run began in its place. */
  #ended(): readonly EndedBranch[] {
    return this.#request.subject.ended?.().filter(({ ref }) => !this.#known.has(ref)) ?? [];
  }

  /**
   * Gives what an ended run kept a branch of its own: the state's history has its commits, whatever the server says.
   */
  async #pushEnded(ended: readonly EndedBranch[]): Promise<void> {
    for (const { ref, branchHead } of ended) {
      this.#known.add(ref);
      const pushed = await this.#request.remote.push([{ ref, from: undefined, to: branchHead }]);
      if (pushed.kind !== 'done') this.#unpushed.push({ ref, branchHead });
    }
  }

  /** Branches of ended runs that the server did not take. */
  get unpushed(): readonly EndedBranch[] {
    return this.#unpushed;
  }

  /** Throws where what would be pushed with a commit holds what must not leave this machine. */
  async #requireNoSecrets(branchHead: string): Promise<void> {
    const { remote, subject, search } = this.#request;
    const known = [this.#seen.branchHead, subject.read().base].filter((id) => id !== undefined);
    await requireNoSecrets(remote.git, { branchHeads: [branchHead], known, search, what: 'a change that was kept' });
  }

  #remember(shared: Shared): Shared {
    this.#last = shared;
    return shared;
  }

  /** State and branch as they are now, as commits here. */
  async snapshot(): Promise<Snapshot | undefined> {
    const { subject, remote, refs, host, search, run } = this.#request;
    const { state } = this.#seen;
    const merged = [...this.#merged, ...this.#ended().map(({ branchHead }) => branchHead)];
    const parents = [state, ...merged] as const;
    return takeSnapshot({ subject, git: remote.git, refs, parents, search, run, now: host.now() });
  }

  /**
   * Pushes branch and state to refs of their own where the server does not take the push of this session, and then the
   * files of a proposal of both; the prefix of the refs, or undefined where it does not take those either.
   */
  async pushProposalRefs(
    label: string,
    files: readonly { readonly path: string; readonly bytes: Buffer }[],
  ): Promise<{ readonly ref: string; readonly isProposal: boolean } | undefined> {
    const { subject, remote, host } = this.#request;
    const snapshot = await this.snapshot();
    if (snapshot?.branchHead === undefined) return undefined;
    const { branchHead, state } = snapshot;
    await this.#requireNoSecrets(branchHead);
    const prefix = `refs/autorize-proposals/${subject.name}/${label}`;
    const pushed = await remote.push([
      { ref: `${prefix}/branch`, from: undefined, to: branchHead },
      { ref: `${prefix}/state`, from: undefined, to: state },
    ]);
    if (pushed.kind !== 'done') return undefined;
    const request = { subject, git: remote.git, parents: [undefined] as const, now: host.now() };
    // Apart from the commits: what is too large for a file of the server must not keep them from being there.
    const proposal = await writeCommit(request, files);
    const more = await remote.push([{ ref: `${prefix}/proposal`, from: undefined, to: proposal }]);
    return { ref: prefix, isProposal: more.kind === 'done' };
  }

  /**
   * After a lost race: archives what is here, restores what the other run pushed, and returns the changes accepted here,
   * to be judged again. The lost state becomes a parent of the next one, so that its records are not lost either.
   */
  async yield(): Promise<{
    readonly restored: Restored;
    readonly accepted: readonly AcceptedChange[];
    readonly unaccepted: readonly UnacceptedAttempt[];
  }> {
    const { subject, remote } = this.#request;
    const own = subject.read();
    const lost = await this.snapshot();
    await subject.archive();
    const restored = await restore({ ...this.#request, resumeFrom: undefined });
    this.#seen = restored.remote;
    this.#merged = lost === undefined ? [] : [lost.state];
    this.#last = undefined;
    const others = 'records' in restored ? restored.records : NOTHING;
    const files = lost === undefined ? undefined : await readState(remote.git, { subject, commit: lost.state });
    const unaccepted = files === undefined ? [] : subject.unaccepted(files);
    return { restored, accepted: ownAcceptances(own, others), unaccepted };
  }

  /**
   * Makes the records of another job part of the history of the next state: in a commit of this session, since nobody
   * vouches for what theirs stands on.
   */
  async keepInHistory(files: StateFiles): Promise<void> {
    const { subject, remote, host } = this.#request;
    const plain = [...files].map(([path, bytes]) => ({ path, bytes }));
    const request = { subject, git: remote.git, parents: [undefined] as const, now: host.now() };
    this.#merged.push(await writeCommit(request, plain));
  }
}
