import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import { stateRefs } from '../../src/remote/subject.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cloneShallow, seedServer, startMachine } from '../helpers/machines.ts';
import { createMission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite } from '../helpers/work-items.ts';

const BRANCH = 'refs/heads/autorize/pi';
const STATE = 'refs/autorize-ledger/pi';
const OLD = 'refs/autorize/pi';
const FALLBACK = 'refs/heads/autorize-state/pi';

const countOn = (server: GitServer, ref: string): number =>
  userGit(server.folder, 'cat-file', 'blob', `${ref}:iterations.jsonl`).split('\n').length;
const statesOn = (server: GitServer): string[] =>
  Object.keys(server.refs()).filter((ref) => [STATE, OLD, FALLBACK].includes(ref));
const pushesTo = (server: GitServer): number =>
  server.seen.filter((line) => line.startsWith('POST') && line.includes('git-receive-pack')).length;

/** A server with the state of one run, at the ref that released versions wrote. */
async function seedOldState(server: GitServer): Promise<string> {
  seedServer(server);
  const first = await startMachine(server);
  await first.run({ maxIterations: 1 });
  expect(await first.session.push()).toEqual({ kind: 'done' });
  const state = server.refs()[STATE] ?? '';
  userGit(server.folder, 'update-ref', OLD, state);
  userGit(server.folder, 'update-ref', '-d', STATE);
  return state;
}

/** Restores on another machine, accepts one more change there, and pushes. */
async function continueOnce(server: GitServer) {
  const machine = await startMachine(server, { which: 'b' });
  expect(machine.restored.kind).toBe('restored');
  await machine.run({ maxIterations: 1 });
  return { machine, pushed: await machine.session.push() };
}

describe('the ref of a state', () => {
  it('shares no short name with the branch: pull, push and delete by that name mean the branch', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const first = await startMachine(server);
    await first.run({ maxIterations: 1 });
    await first.session.push();
    const { [BRANCH]: branchHead, [STATE]: state } = server.refs();
    expect([branchHead, state]).toEqual([expect.any(String), expect.any(String)]);
    const folder = cloneShallow(server);
    userGit(folder, 'pull', '-q', '--ff-only', 'origin', 'autorize/pi');
    expect(userGit(folder, 'rev-parse', 'HEAD')).toBe(branchHead);
    userGit(folder, 'push', '-q', 'origin', '--delete', 'autorize/pi');
    expect(server.refs()).not.toHaveProperty(BRANCH);
    expect(server.refs()[STATE]).toBe(state);
  });

  it('has one prefix for experiments, missions and plans', () => {
    const mission = createMission({ session: 'true' });
    const site = createSite();
    const repository = findRepository(mission.folder);
    const names = [
      missionSubject({ slug: 'missions-climb', repository }, mission.host),
      planSubject({ paths: workPathsOf(site.host), plan: 'plan', permit: [] }, site.host),
    ].map((subject) => stateRefs(subject).usual);
    expect(names).toEqual(['refs/autorize-ledger/mission.missions-climb', 'refs/autorize-ledger/work.plan']);
  });

  it('replaces the old ref in one atomic push', async () => {
    await using server = await startGitServer();
    const before = await seedOldState(server);
    const pushes = pushesTo(server);
    const { pushed } = await continueOnce(server);
    expect(pushed).toEqual({ kind: 'done' });
    expect(pushesTo(server) - pushes).toBe(1);
    expect(statesOn(server)).toEqual([STATE]);
    expect(countOn(server, STATE)).toBe(3);
    expect(userGit(server.folder, 'rev-parse', `${STATE}^`)).toBe(before);
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(countOn(server, STATE)).toBe(4);
  });

  it('is written before the old ref is deleted, and is read even if the server deletes nothing', async () => {
    await using server = await startGitServer();
    await seedOldState(server);
    server.refuseRefs('refs/autorize/*');
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(statesOn(server)).toEqual([STATE, OLD]);
    expect([countOn(server, STATE), countOn(server, OLD)]).toEqual([3, 2]);
    const { machine, pushed } = await continueOnce(server);
    expect(pushed).toEqual({ kind: 'done' });
    expect(machine.restored).toMatchObject({ records: { count: 3 } });
    expect(countOn(server, STATE)).toBe(4);
  });

  it('replaces the old ref in two pushes if the server refuses one', async () => {
    await using server = await startGitServer();
    await seedOldState(server);
    // Refuses a push that deletes something beside something else.
    const hook = join(server.folder, 'hooks', 'pre-receive');
    mkdirSync(join(server.folder, 'hooks'), { recursive: true });
    writeFileSync(
      hook,
      '#!/bin/sh\nlines=$(cat)\ncase "$lines" in *" 0000000000"*) [ "$(echo "$lines" | wc -l)" = 1 ] || { echo "one at a time" >&2; exit 1; };; esac\n',
    );
    chmodSync(hook, 0o755);
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(statesOn(server)).toEqual([STATE]);
    expect(countOn(server, STATE)).toBe(3);
  });

  it('survives a lost race against an older version that still writes the old ref', async () => {
    await using server = await startGitServer();
    await seedOldState(server);
    const machine = await startMachine(server, { which: 'b' });
    await machine.run({ maxIterations: 1 });
    const older = await startMachine(server);
    await older.run({ maxIterations: 1 });
    await older.session.push();
    userGit(server.folder, 'update-ref', OLD, server.refs()[STATE] ?? '');
    userGit(server.folder, 'update-ref', '-d', STATE);
    expect((await machine.session.push()).kind).toBe('moved');
    const { accepted } = await machine.session.yield();
    const proposals = accepted.map((accept) => ({ ...accept, origin: 'run 2' }));
    await machine.run({ proposals, maxIterations: 0 });
    expect(await machine.session.push()).toEqual({ kind: 'done' });
    expect(statesOn(server)).toEqual([STATE]);
    expect(countOn(server, STATE)).toBe(4);
  });

  it('is a branch if the server refuses the new name; the old ref can still be resumed', async () => {
    await using server = await startGitServer();
    await seedOldState(server);
    server.refuseRefs('refs/autorize-ledger/*');
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(statesOn(server)).toEqual([FALLBACK]);
    expect(countOn(server, FALLBACK)).toBe(3);
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(countOn(server, FALLBACK)).toBe(4);
  });

  it('is a branch if the server refuses the new name and the deletion, and that branch is read', async () => {
    await using server = await startGitServer();
    await seedOldState(server);
    server.refuseRefs('refs/autorize*');
    expect((await continueOnce(server)).pushed).toEqual({ kind: 'done' });
    expect(statesOn(server)).toEqual([OLD, FALLBACK]);
    const { machine } = await continueOnce(server);
    expect(machine.restored).toMatchObject({ records: { count: 3 } });
    expect(countOn(server, FALLBACK)).toBe(4);
  });
});
