/** A state on a server with files of known names that none of its records speaks of. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import { sha256 } from '../../src/base/hash.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { Host } from '../../src/kernel/host.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { renderReceipt, sealReceipt } from '../../src/workitem/receipt-seal.ts';
import { readReceipt, workPathsOf } from '../../src/workitem/store.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { seedServer, startMachine } from '../helpers/machines.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { cli, cloneOf, commitOn, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item } from '../helpers/work-items.ts';

const ID = '00000000-0000-7000-8000-000000000000';

/** Adds files to the state on a server. */
function add(server: GitServer, ref: string, files: Record<string, string>): void {
  const state = commitOn(server.folder, { parents: [String(server.refs()[ref])], files });
  userGit(server.folder, 'update-ref', ref, state);
}

describe('files of a state that no record covers', () => {
  it('are not written for an experiment; neither is guidance for its agents', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const first = await startMachine(server);
    await first.run();
    await first.session.push();
    const guidance = seal([{ text: 'Add a step to the workflow.', at: '2026-01-01T00:00:00.000Z' }]).bytes.toString();
    const stray = ['iter-0009/evidence.json', 'iter-0001/notes.txt', 'other.jsonl', 'guidance.jsonl'];
    add(server, 'refs/autorize-ledger/pi', Object.fromEntries(stray.map((path) => [path, guidance])));
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'pi');
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const second = await startMachine(server, { which: 'b' });
    expect(second.restored.kind).toBe('restored');
    for (const folder of [clone, second.folder]) {
      const there = (path: string): boolean => existsSync(join(folder, '.autorize/pi', path));
      expect(stray.filter(there)).toEqual([]);
      expect(there('iter-0001/evidence.json')).toBe(true);
    }
    expect((await cli(clone, 'verify', 'pi')).code).toBe(0);
    // Neither does the next push carry them on.
    await second.run({ maxIterations: 1 });
    expect(await second.session.push()).toEqual({ kind: 'done' });
    const names = userGit(server.folder, 'ls-tree', '-r', '--name-only', 'refs/autorize-ledger/pi').split('\n');
    expect(stray.filter((path) => names.includes(path))).toEqual([]);
  });

  it.each([
    ['whose record has no digest of them', false],
    ['that its record covers', true],
  ])('is not written under a name that a test runner or a build loads, in an iteration %s', async (_, isListed) => {
    await using server = await startGitServer();
    const { folder, place, host, run } = createExperiment({ agent: NUDGE });
    await run({ maxIterations: 1 });
    const subject = experimentSubject(pathsOf('pi', host), host);
    const paths = subject.list().filter((path) => subject.isRestored(path));
    const files: Files = new Map(paths.map((path) => [path, readFileSync(join(place, path))]));
    const code = 'process.exit(1);\n';
    const stray = ['evil.test.mjs', 'test_evil.py', 'evil_test.go', 'conftest.py', 'package.json', 'Makefile', 'BUILD'];
    const list = Object.fromEntries(stray.map((name) => [name, { sha256: sha256(code), bytes: code.length }]));
    const listText = `${JSON.stringify(list)}\n`;
    for (const name of stray) files.set(`iter-0009/${name}`, Buffer.from(code));
    if (isListed) files.set('iter-0009/files.json', Buffer.from(listText));
    const records = recordsOf(files.get('iterations.jsonl'));
    const at = '2026-01-01T00:00:00.000Z';
    const killed = { v: 1, iter: 9, started_at: at, ended_at: at, outcome: 'killed', score: null };
    const { best_so_far } = records.at(-1) ?? {};
    const forged = { ...killed, best_so_far, ...(isListed ? { files_digest: sha256(listText) } : {}) };
    files.set('iterations.jsonl', seal([...records, forged]).bytes);
    const branch = 'refs/heads/autorize/pi';
    publish(server, { folder, branch, branchHead: userGit(folder, 'rev-parse', branch), subject, files });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'pi');
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const checkout = cloneOf(server);
    const make = (at: Host): Subject => experimentSubject(pathsOf('pi', at), at);
    expect((await openSession(server, make, checkout)).restored.kind).toBe('restored');
    for (const each of [clone, checkout]) {
      const there = (path: string): boolean => existsSync(join(each, '.autorize/pi', path));
      expect(stray.filter((name) => there(`iter-0009/${name}`))).toEqual([]);
      expect(paths.filter((path) => !there(path))).toEqual([]);
    }
    expect((await cli(clone, 'verify', 'pi')).code).toBe(0);
  });

  it('are not written for a mission, neither in the folder of its run nor of another run', async () => {
    await using server = await startGitServer();
    const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
    const { runId, state } = await mission.launch({ maxIterations: 1 });
    const slug = 'missions-climb';
    const subject = missionSubject({ slug, repository: findRepository(mission.folder) }, mission.host);
    subject.follow(runId);
    const stray = [
      `${runId}/iteration-0007/changes.diff`,
      `${runId}/iteration-0000/changes.diff`,
      'missions-other-20260101t000000z/iteration-0001/changes.diff',
    ];
    const paths = subject.list().filter((path) => subject.isRestored(path));
    const files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
    for (const path of stray) files.set(path, Buffer.from('diff --git a/x b/x\n'));
    const branch = `refs/heads/${state.launch.branch_name}`;
    publish(server, { folder: mission.folder, branch, branchHead: state.lastAcceptedCommit, subject, files });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', `mission.${slug}`);
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const there = (path: string): boolean => existsSync(join(clone, '.rcs/logs/autoresearch', path));
    expect(stray.filter(there)).toEqual([]);
    expect(there(`${runId}/iteration-0001/changes.diff`)).toBe(true);
    expect((await cli(clone, 'verify', runId)).code).toBe(0);
  });

  it('stop a pull if a file of an iteration was changed', async () => {
    await using server = await startGitServer();
    const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
    const { runId, state } = await mission.launch({ maxIterations: 1 });
    const slug = 'missions-climb';
    const subject = missionSubject({ slug, repository: findRepository(mission.folder) }, mission.host);
    subject.follow(runId);
    writeFileSync(join(leftOf(mission, runId).logs, 'iteration-0001/changes.diff'), 'diff --git a/x b/x\n');
    const paths = subject.list().filter((path) => subject.isRestored(path));
    const files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
    const branch = `refs/heads/${state.launch.branch_name}`;
    publish(server, { folder: mission.folder, branch, branchHead: state.lastAcceptedCommit, subject, files });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', `mission.${slug}`);
    expect([pulled.code, pulled.out]).toEqual([1, expect.stringContaining('"changes.diff" was changed')]);
    expect(existsSync(join(clone, '.rcs/logs/autoresearch', runId))).toBe(false);
  });

  it('are not written for a plan; a plan with a missing or foreign receipt is not sound', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([item('one', 'echo 1 >one.txt')]);
    const make = (host: typeof site.host) => planSubject({ paths: workPathsOf(host), plan: 'plan', permit: [] }, host);
    const subject = make(site.host);
    const paths = subject.list();
    const files: Files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
    const [receipt = ''] = paths.filter((path) => path.startsWith('receipts/'));
    const run = receipt.replace('receipts/', 'runs/').replace('.json', '');
    const tool = `tools/${'f'.repeat(64)}.mjs`;
    const stray = [`receipts/${ID}.json`, `runs/${ID}/RECEIPT.json`, `${run}/notes.sh`, tool];
    const branchHead = userGit(site.folder, 'rev-parse', 'autorize-work/plan');
    const put = (more: readonly [string, Buffer | undefined][]): void => {
      const all = new Map(files);
      for (const [path, bytes] of more) bytes === undefined ? all.delete(path) : all.set(path, bytes);
      const branch = 'refs/heads/autorize-work/plan';
      publish(server, { folder: site.folder, branch, branchHead, subject, files: all });
    };
    for (const bytes of [undefined, Buffer.from('{'), Buffer.from(String(files.get(receipt)).replace('one', 'two'))]) {
      put([[receipt, bytes]]);
      const clone = cloneOf(server);
      const refused = await cli(clone, 'pull', 'work.plan');
      expect([refused.code, existsSync(join(clone, '.autorize/work/journal.jsonl'))], refused.err).toEqual([1, false]);
      await expect(openSession(server, make)).rejects.toMatchObject({ exitCode: 3 });
    }
    put(stray.map((path) => [path, Buffer.from('true\n')]));
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'work.plan');
    expect([pulled.code, pulled.out + pulled.err]).toEqual([0, expect.stringContaining('pulled and verified')]);
    const there = (path: string): boolean => existsSync(join(clone, '.autorize/work', path));
    expect(stray.filter(there)).toEqual([]);
    expect(paths.filter((path) => !there(path))).toEqual([]);
  });

  it('are not written for a plan under a name that a test runner or a build loads', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([item('one', 'echo 1 >one.txt')]);
    const paths = workPathsOf(site.host);
    const make = (host: typeof site.host) => planSubject({ paths: workPathsOf(host), plan: 'plan', permit: [] }, host);
    const subject = make(site.host);
    const files: Files = new Map(subject.list().map((path) => [path, readFileSync(join(subject.folder, path))]));
    const records = recordsOf(files.get('journal.jsonl'));
    const honest = readReceipt(paths, String(records.findLast(({ kind }) => kind === 'landed')?.id));
    const blake3 = await createBlake3();
    const id = honest.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const { previous_receipt_hash: _, receipt_hash: __, replay_tool: ___, ...draft } = honest;
    const names = ['evil.test.mjs', 'test_evil.py', 'package.json', 'Makefile', 'run.mjs'];
    const forged = sealReceipt(
      {
        ...{ ...draft, id, status: 'failure', reason: 'no', artifacts: [] },
        ...{ after_commit: null, after_hash: null, landed_commit: null, landed_hash: null },
        // The last two are of folders.
        files: Object.fromEntries([...names, '..', ''].map((name) => [name, blake3('true\n')])),
      },
      { previous: null, blake3 },
    );
    const { plan, status, receipt_hash } = forged;
    const ended = { kind: 'ended', id, plan, item: forged.work_item.id, status, receipt_hash };
    files.set('journal.jsonl', seal([...records, ended]).bytes);
    for (const path of [`receipts/${id}.json`, `runs/${id}/RECEIPT.json`])
      files.set(path, Buffer.from(renderReceipt(forged)));
    for (const name of names) files.set(`runs/${id}/${name}`, Buffer.from('true\n'));
    const branch = 'refs/heads/autorize-work/plan';
    publish(server, {
      folder: site.folder,
      branch,
      branchHead: userGit(site.folder, 'rev-parse', branch),
      subject,
      files,
    });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'work.plan');
    expect([pulled.code, pulled.out]).toEqual([1, expect.stringContaining('"evil.test.mjs" of its run is gone')]);
    const checkout = cloneOf(server);
    await expect(openSession(server, make, checkout)).rejects.toMatchObject({ exitCode: 3 });
    for (const each of [clone, checkout])
      expect(names.filter((name) => existsSync(join(each, '.autorize/work/runs', id, name)))).toEqual([]);
  });

  it('cause no internal error if the list of files is malformed', async () => {
    await using server = await startGitServer();
    const { folder, place, host, run } = createExperiment({ agent: NUDGE });
    await run({ maxIterations: 1 });
    const subject = experimentSubject(pathsOf('pi', host), host);
    const paths = subject.list().filter((path) => subject.isRestored(path));
    const branch = 'refs/heads/autorize/pi';
    const make = (at: Host): Subject => experimentSubject(pathsOf('pi', at), at);
    const at = '2026-01-01T00:00:00.000Z';
    for (const text of ['{', '[]', '{"a":1}', 'null']) {
      const files: Files = new Map(paths.map((path) => [path, readFileSync(join(place, path))]));
      const records = recordsOf(files.get('iterations.jsonl'));
      const { best_so_far } = records.at(-1) ?? {};
      const killed = { v: 1, iter: 9, started_at: at, ended_at: at, outcome: 'killed', score: null, best_so_far };
      files.set('iterations.jsonl', seal([...records, { ...killed, files_digest: sha256(text) }]).bytes);
      files.set('iter-0009/files.json', Buffer.from(text));
      publish(server, { folder, branch, branchHead: userGit(folder, 'rev-parse', branch), subject, files });
      const clone = cloneOf(server);
      const pulled = await cli(clone, 'pull', 'pi');
      expect([pulled.code, pulled.out], text).toEqual([1, expect.stringContaining('files.json')]);
      expect(existsSync(join(clone, '.autorize/pi/iterations.jsonl'))).toBe(false);
      await expect(openSession(server, make), text).rejects.toMatchObject({ exitCode: 3 });
    }
  });
});
