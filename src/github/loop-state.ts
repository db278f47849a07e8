/** The state that a loop resumes from, and how the next run gets it. */
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { DigestSearch } from '../base/secret-digests.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { openRemote, renameRef } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { readProposal } from '../remote/proposal-file.ts';
import type { Restored } from '../remote/restore.ts';
import { RemoteSession, type Shared } from '../remote/session.ts';
import { stateRefs } from '../remote/subject.ts';
import type { StepContext } from './event.ts';
import { type Isolation, takeIsolation } from './isolation.ts';
import type { LoopRecipe, Proposed, Reported } from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';
import { type Notes, print } from './notes.ts';
import { findProposal } from './proposal-source.ts';

export interface Opening {
  readonly loop: LoopRecipe;
  readonly inputs: LoopInputs;
  readonly context: StepContext;
  readonly token: string;
  readonly host: Host;
  /** A folder of ours that no agent sees. */
  readonly folder: string;
  readonly notes: Notes;
  /** What agents are given. */
  readonly keys: readonly string[];
  /** Finds secrets, in any encoding, in whatever must not leave with one of them. */
  readonly search: SecretSearch;
  readonly isolation: Isolation;
  /** False where the step only judges what agents did elsewhere. */
  readonly runsAgents: boolean;
  /** Aborted when no server is to be waited for any more. */
  readonly cutOff: AbortSignal;
}

export interface OpenState {
  readonly session: RemoteSession;
  readonly remote: ReturnType<typeof openRemote>;
}

/** Restores what the last run pushed; without a server or a token it begins from the checkout, and asks nobody. */
export async function openState(opening: Opening): Promise<OpenState> {
  const { loop, inputs, context, token, host, folder, notes, search, cutOff } = opening;
  const { subject } = loop;
  const { owner, repository, serverUrl } = context;
  const isOffline = token === '' || owner === '' || repository === '';
  if (isOffline) {
    if (inputs.publish !== 'none') {
      const remedy = 'Give the step a github-token with "contents: write", or set "publish: none"';
      throw new PreconditionError({ message: `publish is "${inputs.publish}", but there is no github-token`, remedy });
    }
    notes.add('there is no github-token: nothing is restored from earlier runs, and nothing is pushed');
  }
  const url = `${serverUrl}/${owner}/${repository}`;
  const server = openRemote({
    url,
    token: isOffline ? undefined : token,
    repository: subject.repository,
    folder: join(folder, 'git'),
    parentEnv: host.env,
    cutOff,
  });
  const remote =
    inputs.branch === undefined
      ? server
      : renameRef(server, { here: subject.branches, there: `refs/heads/${inputs.branch}` });
  const { refs } = openRefs(subject.repository, join(folder, 'refs'));
  const request = { subject, remote, refs, host, search, run: context.runId, resumeFrom: inputs.resumeRun };
  if (isOffline) {
    const seen = { stateRef: stateRefs(subject).usual, state: undefined, branch: undefined, branchHead: undefined };
    // What has no token can push nothing.
    return { session: RemoteSession.over(request, seen), remote: { ...remote, mayPush: async () => 'no' } };
  }
  if (inputs.resume === 'never') return { session: await RemoteSession.openFresh(request), remote };
  const { session, restored } = await RemoteSession.open(request);
  await conclude(restored, { session, opening });
  return { session, remote };
}

async function conclude(
  restored: Restored,
  { session, opening: { loop, inputs } }: { readonly session: RemoteSession; readonly opening: Opening },
): Promise<void> {
  const { name } = loop;
  switch (restored.kind) {
    case 'nothing':
      print(`${name}: nothing to resume; it starts from the checkout`);
      return;
    case 'restored':
      print(`${name}: resumes from ${restored.records.count} records, at ${restored.remote.branchHead?.slice(0, 12)}`);
      return;
    case 'over': {
      const { branchHead } = restored.remote;
      const isOfAll = inputs.branch !== undefined && branchHead !== undefined;
      const from = isOfAll ? `the branch ${inputs.branch}, ${branchHead.slice(0, 12)}` : 'the checkout';
      print(`${name}: the last run is over; a new one starts from ${from}`);
      // A branch that all runs share goes on: what one of them kept is not thrown away by the next one.
      if (isOfAll && inputs.resume === 'adopt') await session.adopt({ files: undefined });
      else if (isOfAll) await requireUnmoved(restored, { session, inputs });
      return;
    }
    case 'moved': {
      if (inputs.resume !== 'adopt') throw movedBranch(restored, inputs);
      print(`${name}: resumes from the branch as it is, ${restored.remote.branchHead?.slice(0, 12)}`);
      await session.adopt(restored);
      return;
    }
    default:
      restored satisfies never;
  }
}

/** Lets the next run begin where one that is over ended; throws where somebody moved its branch, or forged its records. */
export async function requireUnmoved(
  over: Extract<Restored, { kind: 'over' }>,
  { session, inputs }: { readonly session: RemoteSession; readonly inputs: Pick<LoopInputs, 'branch'> },
): Promise<void> {
  if (await session.beginAfter(over)) return;
  const { remote, records } = over;
  throw movedBranch({ remote, expected: records.expected }, inputs);
}

export function movedBranch(
  { remote, expected }: Pick<Extract<Restored, { kind: 'moved' }>, 'remote' | 'expected'>,
  inputs: Pick<LoopInputs, 'branch'>,
): PreconditionError {
  const branch = inputs.branch ?? remote.branch?.replace('refs/heads/', '');
  const at = remote.branchHead === undefined ? 'is gone' : `is at ${remote.branchHead}`;
  const should = expected === undefined ? 'there are no records' : `the records say ${expected}`;
  return new PreconditionError({
    message: `somebody moved the branch ${branch}: it ${at}, but ${should}; the branch is left unchanged`,
    remedy: 'Move it back, or resume from where it is with "resume: adopt", or start again with "resume: never"',
  });
}

/** What another job or run made. */
export interface Taken {
  readonly proposed: readonly Proposed[];
  readonly reported: readonly Reported[];
}

/** The changes that another job proposes, in the order in which it accepted them. */
export async function takeProposals({ session, remote }: OpenState, opening: Opening): Promise<Taken> {
  const { loop, inputs, context, host, notes, search } = opening;
  const { subject } = loop;
  const folder = await findProposal(opening.inputs, {
    name: subject.name,
    cwd: host.cwd,
    own: join(opening.folder, 'proposal'),
    remote,
  });
  const { files, accepted, unaccepted, keys, isolation } = await readProposal(remote, {
    subject,
    folder,
    digest: inputs.proposalDigest,
  });
  if (keys === undefined)
    notes.add(
      'the proposal is from an older version without digests of its job’s keys, so they were not searched for here',
    );
  else search.add(new DigestSearch(keys));
  takeIsolation(opening.isolation, isolation);
  await session.keepInHistory(files);
  const origin = `the job of run ${context.runId}`;
  return {
    proposed: accepted.map((accept) => ({ ...accept, origin })),
    reported: unaccepted.map((each) => ({ ...each, origin })),
  };
}

/** One sentence about a push that was not done. */
export function describeShared(shared: Shared): string | undefined {
  switch (shared.kind) {
    case 'done':
      return undefined;
    case 'nothing':
      return 'nothing was pushed: there is no record yet';
    case 'moved':
      return 'nothing was pushed: other runs pushed first each time; the accepted changes are in the artifact';
    case 'refused':
      return `the server refused the push (${shared.why}): give the job "contents: write", and check the rules of the branch; the accepted changes are in the artifact`;
    case 'unreachable':
      return `the server could not be reached for the push (${shared.why}); the accepted changes are in the artifact`;
    default:
      return shared satisfies never;
  }
}
