import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { iterationFolder, pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission, decisionsOf, headOf, type Left, leftOf, type Mission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Workspace, branch, ledger, manifest, results and the evaluator's file say the same. */
async function expectAgreement(mission: Mission, runId: string): Promise<Left> {
  const left = leftOf(mission, runId);
  const { manifest, ledger, results, latest } = left;
  const retained = ledger.entries.at(-1)?.kept_commit;
  expect(manifest.last_kept_commit).toBe(retained);
  expect(userGit(mission.folder, 'rev-parse', manifest.branch_name)).toBe(retained);
  expect(results.slice(1).map((row) => row.split('\t').at(0))).toEqual(
    ledger.entries.map(({ iteration }) => String(iteration)),
  );
  expect(results.slice(1).map((row) => row.split('\t')[4])).toEqual(ledger.entries.map(({ decision }) => decision));
  expect(latest).toEqual(ledger.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator);
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect(findings.filter(({ kind }) => kind !== 'ok')).toEqual([]);
  expect(isSound).toBe(true);
  return left;
}

function expectAtKept({ workspace, manifest }: Left): void {
  expect(headOf(workspace)).toBe(manifest.last_kept_commit);
  expect(userGit(workspace, 'status', '--porcelain')).toBe('');
  expect(userGit(workspace, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe(manifest.branch_name);
}

const EVERY = `
case $RCS_ITERATION in
1) improve 12; hand candidate $(git rev-parse HEAD) ;;
2) improve 11; hand candidate $(git rev-parse HEAD) ;;
3) hand noop ;;
4) hand interrupted ;;
5) improve 13; hand candidate $(git rev-parse HEAD) 0123456789012345678901234567890123456789 ;;
6) improve 13; hand candidate $RCS_LAST_KEPT_COMMIT ;;
7) improve 14 ;;
8) improve 15; echo '{"status":"candidate"' >"$RCS_CANDIDATE_FILE" ;;
9) improve crash; hand candidate $(git rev-parse HEAD) ;;
10) improve quiet; hand candidate $(git rev-parse HEAD) ;;
11) improve -1; hand candidate $(git rev-parse HEAD) ;;
12) echo half >value.txt; echo new >notes.txt; hand interrupted ;;
13) improve 20; echo rest >rest.txt; hand abort ;;
14) improve 21; echo loose >loose.txt; hand candidate $(git rev-parse HEAD) ;;
esac
`;

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
stop:
  max_consecutive_errors: 5
`;

const PASS_ONLY = FRONT.replace('format: json', 'format: json\n  keep_policy: pass_only');

// A mission of many sessions starts some hundred processes; on a busy machine that takes its time.
describe('a mission', { timeout: 180_000 }, () => {
  it('gives each kind of session the decision of the contract, and puts the workspace back after it', async () => {
    const mission = createMission({ session: EVERY, front: FRONT });
    writeFileSync(join(mission.folder, 'value.txt'), 'mine, not committed\n');
    writeFileSync(join(mission.folder, 'untracked.txt'), 'mine too\n');
    const before = checkoutOf(mission.folder);
    const seen: string[] = [];
    const expectWorkspace = (): void => expectAtKept(leftOf(mission, seen[0] ?? ''));
    const { runId, stop } = await mission.launch({
      maxIterations: 14,
      onEvent: (event) => {
        if (event.kind === 'started') seen.push(event.state.launch.run_id);
        // When a session begins, the one before it is undone or kept, wholly.
        if (event.kind === 'session') expectWorkspace();
      },
    });
    expect(stop.status).toBe('stopped');
    expect(stop.reason).toContain('left work that is not committed: "notes.txt", "value.txt"');
    expect(stop.reason).toContain(`rcs autoresearch --resume ${runId}`);
    const left = await expectAgreement(mission, runId);
    expect(decisionsOf(left)).toEqual([
      ...['0 baseline', '1 keep', '2 discard', '3 noop', '4 interrupted', '5 error', '6 error', '7 error', '8 error'],
      ...['9 discard', '10 ambiguous', '11 discard', '12 interrupted'],
    ]);
    const reasons = left.ledger.entries.map(({ decision_reason: reason }) => reason);
    expect(reasons[2]).toBe('score 11 does not improve on 12');
    expect(reasons[5]).toMatch(/^base_commit is "0123456789.*; expected the last kept commit, /);
    expect(reasons[6]).toMatch(/^candidate_commit is ".*; HEAD of the worktree is /);
    expect(reasons[7]).toBe('the session submitted no candidate.json');
    expect(reasons[8]).toContain('the candidate artifact is not valid: candidate.json');
    expect(reasons[9]).toBe('evaluator error: the evaluator ended with exit code 3');
    expect(reasons[10]).toBe('it passes without a score to compare');
    expect(reasons[11]).toBe('the evaluator says that it does not pass');
    // Nothing of the interrupted session is undone.
    expect(readFileSync(join(left.workspace, 'value.txt'), 'utf8')).toBe('half\n');
    expect(readFileSync(join(left.workspace, 'notes.txt'), 'utf8')).toBe('new\n');
    expect(left.manifest).toMatchObject({ status: 'stopped', iteration: 12, last_kept_score: 12, completed_at: null });

    const journal = readFileSync(join(left.logs, 'journal.jsonl'), 'utf8');
    await expect(mission.resume(runId)).rejects.toThrow(/not committed: "notes.txt", "value.txt"/);
    expect(readFileSync(join(left.logs, 'journal.jsonl'), 'utf8'), 'a refused resume records nothing').toBe(journal);
    await expectAgreement(mission, runId);
    userGit(left.workspace, 'reset', '-q', '--hard');
    userGit(left.workspace, 'clean', '-fdq');
    const aborted = await mission.resume(runId, { maxIterations: 14 });
    expect(aborted.stop).toMatchObject({ status: 'stopped', reason: 'the session asks to stop: iteration 13' });
    expect(readFileSync(join(left.workspace, 'rest.txt'), 'utf8')).toBe('rest\n');
    await expect(mission.resume(runId)).rejects.toThrow('not committed: "rest.txt"');
    rmSync(join(left.workspace, 'rest.txt'));
    const ended = await mission.resume(runId, { maxIterations: 14 });
    expect(ended.stop.status).toBe('completed');
    const after = await expectAgreement(mission, runId);
    expect(decisionsOf(after).slice(-2)).toEqual(['13 abort', '14 keep']);
    expect(after.ledger.entries.at(-1)?.notes).toContain('not committed, and so not judged: "loose.txt"');
    expectAtKept(after);
    expect(userGit(after.workspace, 'log', '--format=%s', `${after.manifest.baseline_commit}..`)).toBe(
      'Set the value to 21\nSet the value to 12',
    );
    expect(checkoutOf(mission.folder)).toEqual(before);
  });

  it('keeps whatever passes under pass_only, and needs no score for it', async () => {
    const mission = createMission({
      session: 'improve quiet; hand candidate $(git rev-parse HEAD)',
      front: PASS_ONLY,
    });
    const { runId } = await mission.launch({ maxIterations: 1 });
    expect(decisionsOf(await expectAgreement(mission, runId))).toEqual(['0 baseline', '1 keep']);
    // To the letter: any candidate that passes, though it is the last kept commit itself.
    const same = createMission({ session: 'hand candidate $(git rev-parse HEAD)', front: PASS_ONLY });
    const again = await same.launch({ maxIterations: 1 });
    expect(decisionsOf(await expectAgreement(same, again.runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('does not launch sessions that could never be kept, and names the remedies', async () => {
    const mission = createMission({ session: 'hand noop', files: { 'value.txt': 'quiet\n' } });
    const { runId, stop } = await mission.launch({ maxIterations: 3 });
    expect(stop.status).toBe('failed');
    for (const word of ['bootstrap: keep', 'keep_policy: pass_only', 'Let the evaluator print a score']) {
      expect(stop.reason).toContain(word);
    }
    expect(decisionsOf(await expectAgreement(mission, runId))).toEqual(['0 baseline']);
    const bold = createMission({
      session: 'improve 3; hand candidate $(git rev-parse HEAD)',
      front: FRONT.replace('format: json', 'format: json\n  bootstrap: keep'),
      files: { 'value.txt': 'quiet\n' },
    });
    const bootstrapped = await bold.launch({ maxIterations: 1 });
    expect(decisionsOf(leftOf(bold, bootstrapped.runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('stops after so many errors or noops in a row', async () => {
    const failing = createMission({ session: 'exit 4' });
    const failed = await failing.launch();
    expect(failed.stop.status).toBe('failed');
    expect(failed.stop.reason).toContain(
      '3 errors, the last: the session submitted no candidate.json; the session ended with exit code 4',
    );
    const idle = createMission({ session: 'hand noop', front: `${FRONT}  max_consecutive_noops: 2\n` });
    const { stop } = await idle.launch();
    expect(stop).toEqual({ status: 'completed', reason: 'max_consecutive_noops reached: 2 noops' });
  });

  it('takes an artifact at the top of the worktree, leaves run.log alone, and sees no dirt in either', async () => {
    const mission = createMission({
      session: `improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)
        mv "$RCS_CANDIDATE_FILE" candidate.json; echo "iteration $RCS_ITERATION" >>run.log`,
    });
    const { runId } = await mission.launch({ maxIterations: 2 });
    const left = await expectAgreement(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep']);
    expect(left.ledger.entries[1]?.notes).toContain('the artifact stood at the top of the worktree and was moved');
    expect(existsSync(join(left.workspace, 'candidate.json'))).toBe(false);
    expect(JSON.parse(readFileSync(left.manifest.candidate_file, 'utf8'))).toMatchObject({ status: 'candidate' });
    expect(readFileSync(join(left.workspace, 'run.log'), 'utf8')).toBe('iteration 1\niteration 2\n');
    expectAtKept(left);
  });

  it('judges by guards and boundaries, and keeps several commits of a session as they are', async () => {
    const mission = createMission({
      session: `case $RCS_ITERATION in
        1) mkdir .github; echo x | tee .github/w >conftest.py; git add -A; git commit -qm one; git rm -rq .github conftest.py; improve 20 ;;
        2) echo 'echo 99' >evaluate.sh; improve 20 ;;
        3) echo bad >lint.txt; git add lint.txt; improve 20 ;;
        4) improve 15; improve 16 ;;
        5) git commit -q --allow-empty -m nothing ;;
        6) echo x >results.tsv; git add -f results.tsv; improve 30 ;;
      esac
      hand candidate $(git rev-parse HEAD)`,
      front: `${FRONT.replace('stop:\n  max_consecutive_errors: 5\n', '')}guards:\n  - {name: lint, command: "! test -e lint.txt"}\n`,
    });
    const { runId } = await mission.launch({ maxIterations: 6 });
    const left = await expectAgreement(mission, runId);
    expect(decisionsOf(left)).toEqual([
      ...['0 baseline', '1 discard', '2 discard', '3 discard', '4 keep', '5 discard', '6 discard'],
    ]);
    const reasons = left.ledger.entries.map(({ decision_reason: reason }) => reason);
    expect(reasons[1]).toMatch(
      /^not admitted: in the commit [0-9a-f]{40}, which would be kept too: "\.github\/w" is always/,
    );
    expect(reasons[1]).toContain('; "conftest.py" is loaded by a harness or runtime by itself (**/conftest.py)');
    expect(reasons[2]).toBe(
      'not admitted: "evaluate.sh" is protected: it is part of the evaluator (evaluator.protect says what is)',
    );
    expect(reasons[3]).toBe('guard "lint" ended with exit code 1');
    expect(reasons[5]).toBe('score 16 does not improve on 16');
    expect(reasons[6]).toContain('"results.tsv" is denied');
    expect(userGit(mission.folder, 'log', '--format=%s', `main..${left.manifest.branch_name}`).split('\n')).toEqual([
      'Set the value to 16',
      'Set the value to 15',
    ]);
  });

  it('does not evaluate a commit that would command a server where it lands, or under another name', async () => {
    const mission = createMission({
      session: `case $RCS_ITERATION in
        1) echo 20 >value.txt; git commit -qam 'Raise it [skip ci]' ;;
        2) echo 15 >value.txt; git commit -qam 'Raise it' -m 'Fixes #1'; improve 20 ;;
        3) echo 20 >value.txt; git commit -qam Raise --author 'Linus <linus@example.org>' ;;
        4) echo 20 >value.txt; git commit -qam Raise -m 'Co-authored-by: Claude <noreply@anthropic.com>' ;;
      esac
      hand candidate $(git rev-parse HEAD)`,
    });
    const { runId } = await mission.launch({ maxIterations: 4 });
    const left = await expectAgreement(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard', '2 discard', '3 discard', '4 keep']);
    const reasons = left.ledger.entries.map(({ decision_reason: reason }) => reason);
    expect(reasons[1]).toBe('not admitted: its message holds "[skip ci]", which keeps CI from running');
    expect(reasons[2]).toMatch(
      /^not admitted: in the commit [0-9a-f]{40}, .*: its message holds "Fixes #1", which closes/,
    );
    expect(reasons[3]).toContain('not admitted: its author is "linus@example.org"; expected "');
  });

  it('gives a session its instructions, its environment and a committer', async () => {
    const mission = createMission({
      session: `cat >stdin.txt; cmp stdin.txt "$RCS_INSTRUCTIONS_FILE" && echo same >>stdin.txt
        printf '%s ' "$RCS_RUN_ID" "$RCS_ITERATION" "$RCS_LAST_KEPT_COMMIT" "$1" "$2" >>stdin.txt
        git add stdin.txt; improve 11; hand candidate $(git rev-parse HEAD)`,
    });
    // A configuration that the user's own includes: no session sees any of these files.
    const home = createFolder({
      '.gitconfig': '[include]\n\tpath = me\n',
      me: '[user]\n\tname = Ada \\"the\\" \\\\ User\n\temail = ada@example.org\n',
    });
    const unset = { GIT_COMMITTER_NAME: undefined, GIT_COMMITTER_EMAIL: undefined, GIT_CONFIG_GLOBAL: undefined };
    const env = { ...mission.host.env, ...unset, HOME: home, XDG_CONFIG_HOME: undefined };
    const { runId } = await mission.launch({ maxIterations: 1, agentArgs: ['--model', "o'3 x"] }, { env });
    const { manifest } = leftOf(mission, runId);
    const show = (what: string): string =>
      userGit(mission.folder, 'cat-file', 'blob', `${manifest.branch_name}:${what}`);
    const text = show('stdin.txt');
    expect(text).toContain(`same\n${runId} 1 ${manifest.baseline_commit} --model o'3 x`);
    const stored = readFileSync(join(leftOf(mission, runId).logs, 'iteration-0001', 'instructions.md'), 'utf8');
    expect(text.startsWith(`${stored}same\n`)).toBe(true);
    for (const part of [
      ...['Make the number larger.', '> Stay in this folder.', '- Iteration: 1', 'Keep policy: score_improvement'],
      ...[`Baseline commit: ${manifest.baseline_commit}`, `Last kept commit: ${manifest.baseline_commit}`],
      ...['Last kept score: 10', 'Previous iteration: baseline', '| 0 | baseline | 10 |'],
    ]) {
      expect(text).toContain(part);
    }
    expect(userGit(mission.folder, 'log', '-1', '--format=%an %cn <%ce>', manifest.branch_name)).toBe(
      'Ada "the" \\ User Ada "the" \\ User <ada@example.org>',
    );
  });

  it('is cancelled while a session works: what it left is the operator’s, or nothing', async () => {
    for (const isDirty of [false, true]) {
      const mission = createMission({
        session: `[ $RCS_ITERATION = 1 ] && { ${isDirty ? 'echo half >half.txt;' : ''} echo at work; sleep 60; }
          improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)`,
      });
      const caller = new AbortController();
      let printed = '';
      const { runId, stop } = await mission.launch({
        signal: caller.signal,
        onEvent: (event) => {
          if (event.kind === 'started') {
            const paths = pathsOf(event.state.launch.run_id, mission.host);
            printed = join(iterationFolder(paths, 1), 'session.stdout');
          }
          if (event.kind === 'session') whenThere(printed, () => caller.abort());
        },
      });
      expect(stop.status).toBe('stopped');
      const left = await expectAgreement(mission, runId);
      expect(decisionsOf(left)).toEqual(['0 baseline', '1 interrupted']);
      expect(left.ledger.entries[1]?.lane).toBe(isDirty ? 'left' : 'reset');
      expect(existsSync(join(left.workspace, 'half.txt'))).toBe(isDirty);
      if (isDirty) rmSync(join(left.workspace, 'half.txt'));
      await mission.resume(runId, { maxIterations: 2 });
      expect(decisionsOf(await expectAgreement(mission, runId))).toEqual(['0 baseline', '1 interrupted', '2 keep']);
    }
  });

  it('is cancelled while the evaluator works: the session is judged by the resume', async () => {
    const [go, at] = [join(createFolder(), 'go'), join(createFolder(), 'at')];
    const mission = createMission({
      session: 'improve 12; hand candidate $(git rev-parse HEAD)',
      evaluator: `[ "$(cat value.txt)" = 10 ] || { echo >${at}; until [ -e ${go} ]; do sleep 0.05; done; }
        printf '{"pass":true,"score":%s}' "$(cat value.txt)"`,
      front: FRONT.replace('session.sh\n', 'session.sh\n  sandbox: off\n'),
    });
    const caller = new AbortController();
    const { runId, stop } = await mission.launch({
      signal: caller.signal,
      maxIterations: 1,
      onEvent: ({ kind }) => kind === 'session' && whenThere(at, () => caller.abort()),
    });
    expect(stop).toEqual({ status: 'stopped', reason: 'interrupted by the operator' });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline']);
    writeFileSync(go, '');
    const resumed = await mission.resume(runId, { maxIterations: 1 });
    expect(resumed.stop.status).toBe('completed');
    // The same session: its commit, judged once.
    expect(decisionsOf(await expectAgreement(mission, runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('stops when a session without a sandbox writes into its records', async () => {
    const mission = createMission({
      session: 'echo "{}" >>"$(dirname "$RCS_INSTRUCTIONS_FILE")/journal.jsonl"; hand noop',
      front: FRONT.replace('session.sh\n', 'session.sh\n  sandbox: off\n'),
    });
    await expect(mission.launch({ maxIterations: 1 })).rejects.toMatchObject({ code: 'tampered' });
  });

  it('is held up by nothing that a session puts in the place of its files', async () => {
    const inTheWay = 'rm -f results.tsv; mkdir -p results.tsv/a; echo x >results.tsv/a/b; chmod 0 results.tsv';
    const mission = createMission({
      session: `case $RCS_ITERATION in
        1) mkfifo candidate.json value.pipe ;;
        2) [ -e value.pipe ] || improve 11; hand candidate $(git rev-parse HEAD) ;;
        3) ${inTheWay}; hand noop ;;
        4) ${inTheWay}; echo half >half.txt; hand interrupted ;;
        5) rm results.tsv; mkfifo results.tsv; hand abort ;;
      esac`,
    });
    const { runId } = await mission.launch({ maxIterations: 5 });
    const left = await expectAgreement(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 error', '2 keep', '3 noop', '4 interrupted']);
    expect(left.ledger.entries[1]?.decision_reason).toBe('the candidate artifact is not taken: it is no regular file');
    rmSync(join(left.workspace, 'half.txt'));
    await mission.resume(runId, { maxIterations: 5 });
    const after = await expectAgreement(mission, runId);
    expect(decisionsOf(after).at(-1)).toBe('5 abort');
    // What stands there while somebody looks is not read on and on.
    rmSync(after.manifest.results_file);
    execFileSync('mkfifo', [after.manifest.results_file]);
    const { findings } = await verifyMission({ name: runId }, mission.host);
    expect(findings.filter(({ kind }) => kind === 'wrong').map(({ what }) => what)).toEqual(['results.tsv']);
  });

  it('leaves nothing of a session running, and ends one that takes too long', async () => {
    const mission = createMission({
      session: 'improve 12; hand candidate $(git rev-parse HEAD); sleep 60',
      front: `${FRONT.replace('session.sh\n', 'session.sh\n  budget: 5s\n')}`,
    });
    const { runId } = await mission.launch({ maxIterations: 1 });
    const left = await expectAgreement(mission, runId);
    // What it submitted stands.
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(left.ledger.entries[1]?.notes).toContain('the session was stopped after 5s');
  });
});

/** Does something as soon as there is a file with content. */
function whenThere(path: string, act: () => void): void {
  const timer = setInterval(() => {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
    clearInterval(timer);
    act();
  }, 20);
  onTestFinished(() => clearInterval(timer));
}

/** Every file of the user's checkout, index and HEAD with it, but what a mission is to write. */
function checkoutOf(folder: string): Record<string, string> {
  const isOurs = /^\.rcs(\/|$)|^\.git\/(objects|refs\/heads\/autoresearch)(\/|$)/;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return Object.fromEntries(
    paths.filter((path) => !isOurs.test(path)).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );
}
