/**
 * A state on a server whose last record is an acceptance that a run began: what a run leaves that was killed right after
 * its branch moved, and what somebody writes who wants a commit accepted that nobody judged.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IntegrityError } from '../../src/base/errors.ts';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import type { Host } from '../../src/kernel/host.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { cli, cloneOf, commitOn, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item } from '../helpers/work-items.ts';

/** Nothing of a state is taken: neither by a person, nor by the next run, and the server stays as it is. */
async function expectRefused(
  server: GitServer,
  { make, name, records, why }: { make: (host: Host) => Subject; name: string; records: string; why: RegExp },
): Promise<void> {
  const before = server.refs();
  const clone = cloneOf(server);
  const pulled = await cli(clone, 'pull', name);
  expect([pulled.code, pulled.out + pulled.err]).toEqual([1, expect.stringMatching(why)]);
  expect(existsSync(join(clone, records))).toBe(false);
  expect(userGit(clone, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main');
  const opened = await openSession(server, make).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(IntegrityError);
  expect(String(opened)).toMatch(why);
  expect(server.refs()).toEqual(before);
}

describe('a mission that was killed while it accepted a commit', () => {
  const SLUG = 'missions-climb';
  const make = (host: Host): Subject => missionSubject({ slug: SLUG, repository: findRepository(host.cwd) }, host);

  /** A run that kept one commit, as it was before the entry of that. */
  async function killed(front?: string) {
    const mission = createMission({
      session: 'improve 11; hand candidate $(git rev-parse HEAD)',
      ...(front === undefined ? {} : { front }),
    });
    const { runId, state } = await mission.launch({ maxIterations: 1 });
    const { logs } = leftOf(mission, runId);
    const records = recordsOf(readFileSync(join(logs, 'journal.jsonl')));
    const at = records.findIndex(({ kind }) => kind === 'intent');
    const subject = missionSubject({ slug: SLUG, repository: findRepository(mission.folder) }, mission.host);
    subject.follow(runId);
    const retained = records.slice(0, at + 1);
    const journal = join(logs, 'journal.jsonl');
    writeFileSync(journal, seal(retained).bytes);
    const files: Files = new Map(
      subject
        .list()
        .filter((path) => subject.isRestored(path))
        .map((path) => [path, readFileSync(join(subject.folder, path))]),
    );
    const intent = retained.at(-1) as JournalRecord & { from: string; to: string; draft: Record<string, unknown> };
    const branch = `refs/heads/${state.launch.branch_name}`;
    return { ...{ folder: mission.folder, runId, subject, files, branch, intent }, others: retained.slice(0, -1) };
  }

  it('is pulled by a person and resumed by the next run, and its records cover the accepted change', async () => {
    await using server = await startGitServer();
    const { folder, runId, subject, files, branch, intent } = await killed();
    publish(server, { folder, branch, branchHead: intent.to, subject, files });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', `mission.${SLUG}`);
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const verified = await cli(clone, 'verify', runId);
    expect(verified.code, verified.out).toBe(0);
    expect((await openSession(server, make)).restored.kind).toBe('restored');
  });

  type Change = (honest: {
    readonly folder: string;
    readonly intent: Awaited<ReturnType<typeof killed>>['intent'];
  }) => { readonly branchHead: string; readonly intent: object };

  const accepting =
    (files: Record<string, string>, more: (draft: Record<string, unknown>) => object = () => ({})): Change =>
    ({ folder, intent }) => {
      const branchHead = commitOn(folder, { parents: [intent.from], files });
      const draft = { ...intent.draft, candidate_commit: branchHead, kept_commit: branchHead };
      return { branchHead, intent: { ...intent, to: branchHead, draft: { ...draft, ...more(draft) } } };
    };
  const scored = (score: number) => (draft: Record<string, unknown>) => {
    const evaluator = draft.evaluator as Record<string, unknown>;
    return { evaluator: { ...evaluator, score, stdout: `{"pass":true,"score":${score}}\n` } };
  };

  it.each<[string, Change, RegExp]>([
    ['a worse score', accepting({ 'a.txt': 'x\n' }, scored(9)), /iteration 1 is keep; by its evaluation it is discard/],
    ['no evaluation', accepting({ 'a.txt': 'x\n' }, () => ({ evaluator: null })), /kept without an evaluation/],
    [
      'an entry that calls itself a baseline',
      accepting({ 'a.txt': 'x\n' }, (draft) => ({ ...scored(9)(draft), kind: 'baseline' })),
      /iteration 1 is keep; by its evaluation it is discard/,
    ],
    [
      'an entry that leaves another commit',
      accepting({ 'a.txt': 'x\n' }, () => ({ decision: 'discard', evaluator: null })),
      /leaves [0-9a-f]{40} as the last kept commit/,
    ],
    ['another evaluator', accepting({ 'evaluate.sh': 'echo {}\n' }), /is denied: "evaluate\.sh" is protected/],
    ['a workflow', accepting({ '.github/workflows/own.yml': 'on: push\n' }), /is denied: .*own\.yml/],
    [
      'a commit of another line',
      ({ folder, intent }) => {
        const other = userGit(folder, 'commit-tree', '-m', 'Other', `${intent.from}^{tree}`);
        return accepting({})({ folder, intent: { ...intent, from: other } });
      },
      /does not descend from|moves the branch from/,
    ],
  ])('is refused with %s', async (_what, change, why) => {
    await using server = await startGitServer();
    const honest = await killed();
    const { folder, runId, subject, files, branch, others } = honest;
    const { branchHead, intent } = change(honest);
    files.set(`${runId}/journal.jsonl`, seal([...others, intent as JournalRecord]).bytes);
    publish(server, { folder, branch, branchHead, subject, files });
    const records = '.rcs/logs/autoresearch';
    await expectRefused(server, { make, name: `mission.${SLUG}`, records: `${records}/${runId}`, why });
  });

  it('is refused without a comparison where candidates are compared', async () => {
    await using server = await startGitServer();
    const honest = await killed(
      'evaluator:\n  command: sh evaluate.sh\n  format: json\n  decision: greedy\nagent:\n  command: . ./session.sh\n  budget: 30s\n',
    );
    const { folder, runId, subject, files, branch, others } = honest;
    const { comparison: _, ...draft } = honest.intent.draft;
    const intent = { ...honest.intent, draft };
    files.set(`${runId}/journal.jsonl`, seal([...others, intent]).bytes);
    publish(server, { folder, branch, branchHead: honest.intent.to, subject, files });
    const why = /it was not compared/;
    await expectRefused(server, { make, name: `mission.${SLUG}`, records: `.rcs/logs/autoresearch/${runId}`, why });
  });
});

describe('a plan that was killed while it landed an item', () => {
  const make = (host: Host): Subject => planSubject({ paths: workPathsOf(host), plan: 'plan', permit: [] }, host);
  const BRANCH = 'refs/heads/autorize-work/plan';

  type Landing = JournalRecord & { parent: string; tree: string; message: string; draft: { receipt: { id: string } } };

  async function killed(script = 'echo 1 >one.txt', permit: readonly string[] = []) {
    const site = createSite();
    await site.run([item('one', script)], { permit });
    const { folder } = site;
    const branchHead = userGit(folder, 'rev-parse', BRANCH);
    const paths = workPathsOf(site.host);
    const records = recordsOf(readFileSync(paths.journal));
    const landing = records.find(({ kind }) => kind === undefined) as Landing;
    const others = records.slice(0, records.indexOf(landing));
    writeFileSync(paths.journal, seal([...others, landing]).bytes);
    const subject = make(site.host);
    const files: Files = new Map(subject.list().map((path) => [path, readFileSync(join(subject.folder, path))]));
    return { folder, subject, files, branchHead, landing, others };
  }

  it('is pulled by a person and resumed by the next run', async () => {
    await using server = await startGitServer();
    const { folder, subject, files, branchHead } = await killed();
    publish(server, { folder, branch: BRANCH, branchHead, subject, files });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'work.plan');
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const verified = await cli(clone, 'work', 'verify');
    expect(verified.code, verified.out).toBe(0);
    expect((await openSession(server, make)).restored.kind).toBe('restored');
  });

  it.each<[string, Record<string, string>, (files: Files, id: string) => void, RegExp]>([
    [
      'another tree than its receipt',
      { 'one.txt': '2\n' },
      () => undefined,
      /the journal has another receipt_hash|and \d more problems?/,
    ],
    [
      'no receipt',
      { 'one.txt': '2\n' },
      (files, id) => [...files.keys()].filter((path) => path.includes(id)).forEach((path) => void files.delete(path)),
      /is not valid JSON|cannot be read/,
    ],
  ])('is refused with %s', async (_what, changed, spoil, why) => {
    await using server = await startGitServer();
    const { folder, subject, files, landing, others } = await killed();
    const created = commitOn(folder, { parents: [landing.parent], files: changed });
    const tree = userGit(folder, 'rev-parse', `${created}^{tree}`);
    const { bytes, hash } = seal([...others, { ...landing, tree }]);
    const message = `${landing.message}Autorize-Record: ${hash}\n`;
    const branchHead = userGit(folder, 'commit-tree', '-p', landing.parent, '-m', message, tree);
    files.set('journal.jsonl', bytes);
    spoil(files, landing.draft.receipt.id);
    publish(server, { folder, branch: BRANCH, branchHead, subject, files });
    await expectRefused(server, { make, name: 'work.plan', records: '.autorize/work/journal.jsonl', why });
  });

  it('is refused if the commit is not the one of its intent', async () => {
    await using server = await startGitServer();
    const { folder, subject, files, landing, branchHead: honest } = await killed();
    const between = commitOn(folder, { parents: [landing.parent], files: { 'backdoor.sh': 'true\n' } });
    const message = userGit(folder, 'log', '-1', '--format=%B', honest);
    const branchHead = commitOn(folder, { parents: [between], files: { 'one.txt': '1\n' }, message });
    publish(server, { folder, branch: BRANCH, branchHead, subject, files });
    const why = /the journal has another receipt_hash|and \d more problems?/;
    await expectRefused(server, { make, name: 'work.plan', records: '.autorize/work/journal.jsonl', why });
  });

  it('is refused by a run whose plan does not permit the changed files', async () => {
    await using server = await startGitServer();
    const script = 'mkdir -p .github/workflows; echo "on: push" >.github/workflows/own.yml';
    const { folder, subject, files, branchHead } = await killed(script, ['.github/**']);
    publish(server, { folder, branch: BRANCH, branchHead, subject, files });
    const before = server.refs();
    await expect(openSession(server, make)).rejects.toThrow(/is denied: .*own\.yml/);
    expect(server.refs()).toEqual(before);
  });
});
