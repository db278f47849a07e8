// What statistics cannot see, in missions: A/A checks, what is hardly plausible, the holdout.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClaimRecord } from '../../src/decision/records.ts';
import { sessionTimes } from '../../src/mission/session-times.ts';
import { iterationFolder, pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { isImprovementConfirmed } from '../../src/report/mission-claim.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createMission, decisionsOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

const SESSION = `case $RCS_ITERATION in
1) improve 12 ;;
2) improve 40 ;;
3) improve 13 ;;
esac
hand candidate $(git rev-parse HEAD)`;

const frontOf = (keys: string, iterations = 3): string => `evaluator:
  command: sh evaluate.sh
  format: json
  calibration_runs: 2
  confirm: {pairs: 2}
  ${keys}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: ${iterations}
`;

// What an A/A check is called in records.
const AA_CHECK = 'canary';
const CLAIM = { final: 'a'.repeat(40), interval: [1, 2], sentence: '+1.5%' } as unknown as ClaimRecord;

async function ran(mission: Mission) {
  const { runId, stop } = await mission.launch();
  const paths = pathsOf(runId, mission.host);
  const { state } = readMission(paths);
  if (state === undefined) throw new Error('no state');
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  const status = renderStatus(viewMission({ state, isRunning: false, problems: [] }));
  return { runId, stop, state, paths, status, left: leftOf(mission, runId) };
}

describe('the integrity of a mission that compares', { timeout: 120_000 }, () => {
  it('releases a no-op every so many candidates and a broken one once, and says what came of them', async () => {
    const mission = createMission({
      session: SESSION.replace('40', '11'),
      // No session takes four times as long.
      evaluator: 'sleep 0.2; printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      front: frontOf('decision: paired-sequential\n  aa_check_every: 1\n  effort: auto'),
    });
    const { state, status, left } = await ran(mission);
    expect(state.evidence.flatMap((each) => (each.kind === 'effort' ? [each.effort] : []))).toEqual(['fast']);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    const aaChecks = state.evidence.flatMap((each) => (each.kind === AA_CHECK ? [each] : []));
    expect(aaChecks.map(({ task, variety, passed }) => [task, variety, passed])).toEqual([
      [`${AA_CHECK} broken`, 'broken', true],
      [`${AA_CHECK} 1`, 'noop', true],
      [`${AA_CHECK} 2`, 'noop', true],
    ]);
    expect(status).toMatch(/^checks +2 A\/A checks, 0 accepted; the negative control failed, as it must$/m);
  });

  it('ends as failed, and claims nothing, where the evaluator likes a tree without its program', async () => {
    const mission = createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt 2>/dev/null || echo 99)"\n',
      front: frontOf('decision: paired-sequential'),
    });
    const { stop, state, status, left, runId } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 error']);
    expect(left.ledger.entries[1]?.decision_reason).toMatch(/^not decided: .*the negative control/);
    expect(stop.status).toBe('failed');
    expect(stop.reason).toMatch(/^the evaluator cannot be trusted: .*the evaluator rewards throwing code away/);
    expect(stop.reason).not.toMatch(/objective\.|--fresh/);
    expect(left.manifest).toMatchObject({ status: 'failed', stop_reason: stop.reason });
    expect(state.claim).toBeUndefined();
    // A confirmation from before the alert says nothing any more, wherever it is shown.
    const claimed = {
      ...state,
      entries: left.ledger.entries.map((entry) => ({ ...entry, decision: 'keep' as const })),
      claim: CLAIM,
    };
    expect(isImprovementConfirmed(claimed)).toBe(false);
    expect(isImprovementConfirmed({ ...claimed, evidence: [] })).toBe(true);
    const view = viewMission({ state: claimed, isRunning: false, problems: [] });
    expect(view.gain).toMatch(/^not claimed: the evaluator cannot be trusted/);
    expect(renderHtml({ view, diffs: new Map() })).not.toContain('The improvement was measured');
    expect(status).toMatch(/^checks +the negative control/m);
    await expect(mission.resume(runId)).rejects.toThrow(/has ended \(failed\)/);
    // Reported, and continued, where that is asked for.
    const reported = createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt 2>/dev/null || echo 99)"\n',
      front: frontOf('decision: paired-sequential\n  negative_control: warn', 1),
    });
    expect(decisionsOf((await ran(reported)).left)).toEqual(['0 baseline', '1 keep']);
  });

  it('quarantines what is hardly plausible, names its commit, and continues without it', async () => {
    const mission = createMission({ session: SESSION, front: frontOf('decision: auto\n  max_plausible: 2x') });
    const { state, paths, left } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    const [, , held] = left.ledger.entries;
    expect(held?.decision_reason).toMatch(/^quarantined, to be reviewed: \+28 .* the most that is plausible$/);
    expect(held?.comparison?.record).toMatchObject({ outcome: 'quarantine', code: 'implausible', kept: false });
    expect(held?.candidate_commit).toMatch(/^[0-9a-f]{40}$/);
    expect(state.claim).toMatchObject({ estimate: 3, kept: 2 });
    // Whoever believes it takes the change from its iteration.
    userGit(mission.folder, 'checkout', '-q', held?.base_commit ?? '');
    userGit(mission.folder, 'apply', join(iterationFolder(paths, 2), 'changes.diff'));
    expect(readFileSync(join(mission.folder, 'value.txt'), 'utf8')).toBe('40\n');
  });

  it.skipIf(BUBBLEWRAP.length === 0)(
    'asks a holdout that nobody can read about what passed, and ends when its budget is spent',
    async () => {
      const hidden = createFolder({
        'holdout/eval.sh': `case $(cat value.txt) in 12) s=2 ;; 16) s=3 ;; *) s=1 ;; esac
echo secretly >&2; echo "{\\"pass\\":true,\\"score\\":$s}"`,
      });
      const path = `${hidden}/holdout`;
      vi.stubEnv('HIDDEN_COMMAND', `sh ${path}/eval.sh`);
      // In no word of the repository, which sessions may read, stands where it is.
      const look = `[ -e "${hidden}"/"holdout"/eval.sh ] || env | grep -q SEALED`;
      const mission = createMission({
        session: `${look} && { echo seen >seen.txt; git add seen.txt; }
case $RCS_ITERATION in
1) improve 12 ;;
2) improve 14 ;;
*) improve $((14 + RCS_ITERATION - 1)) ;;
esac
hand candidate $(git rev-parse HEAD)`,
        evaluator: `${look} && exit 9\nprintf '{"pass":true,"score":%s}\\n' "$(cat value.txt)"\n`,
        front: frontOf('decision: auto\n  holdout: {command: $HIDDEN_COMMAND, budget: 3}', 9).replace(
          'sandbox: off',
          'sandbox: required',
        ),
      });
      const { stop, state, status, left, runId } = await ran(mission);
      expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
      expect(left.ledger.entries[2]?.decision_reason).toMatch(/^the holdout says no \(better: \+2 /);
      expect(stop.status).toBe('completed');
      expect(stop.reason).toMatch(/^the holdout's budget is spent \(3 of 3 queries\): name another one/);
      expect(status).toMatch(
        /^holdout +3 of 3 queries, 2 said yes; changes by objective and holdout: iteration 1 \S+ and \+100%; iteration 2 \(not accepted\) \S+ and \S+; iteration 3 /m,
      );
      expect(state.claim).toMatchObject({ kept: 2, holdout_queries: 3, estimate: 6 });
      const asked = state.evidence.flatMap((each) => (each.kind === 'holdout' ? [each] : []));
      expect(asked.map(({ number, budget }) => [number, budget])).toEqual([1, 2, 3].map((number) => [number, 3]));
      const [runHeader] = state.evidence;
      expect(runHeader).toMatchObject({ holdout_digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(userGit(mission.folder, 'log', '--format=', '--name-only', left.manifest.branch_name)).not.toMatch('seen');
      // Neither the command nor what it prints is anywhere where a session or a reader of the records could find it.
      for (const folder of [left.logs, left.workspace]) {
        expect([...holders(folder, path), ...holders(folder, 'secretly')]).toEqual([]);
      }
      await expect(mission.resume(runId)).rejects.toThrow(/has ended \(completed\)/);
    },
  );

  it.skipIf(BUBBLEWRAP.length === 0)(
    'asks the holdout about what checkpoint promotes, not about its line',
    async () => {
      const hidden = createFolder({
        'holdout/eval.sh': 'echo "{\\"pass\\":true,\\"score\\":$(($(cat value.txt) % 7))}"\n',
      });
      vi.stubEnv('HIDDEN_COMMAND', `sh ${hidden}/holdout/eval.sh`);
      // There the baseline has 3, and they have 5 and 1.
      const session = 'improve $((9 + 3 * RCS_ITERATION)); hand candidate $(git rev-parse HEAD)';
      const keys = 'decision: checkpoint\n  checkpoint_keeps: 1\n  holdout: {command: $HIDDEN_COMMAND, budget: 5}';
      const front = frontOf(keys, 2).replace('sandbox: off', 'sandbox: required');
      const { state, left } = await ran(createMission({ session, front }));
      expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep']);
      const promoted = state.evidence.flatMap((each) =>
        each.kind === 'decision' && each.purpose === 'promotion' ? [[each.kept, each.holdout]] : [],
      );
      expect(promoted.slice(0, 2)).toEqual([
        [true, { passed: true, queries: 1 }],
        [false, { passed: false, queries: 2 }],
      ]);
      expect(state.claim).toMatchObject({ kept: 1, estimate: 2 });
    },
  );

  it('refuses a holdout whose command is leaked, leads nowhere, or cannot be hidden', async () => {
    const withHoldout = (holdout: string) =>
      createMission({ session: SESSION, front: frontOf(`decision: auto\n  ${holdout}`) });
    const reported = withHoldout('holdout: {command: sh /srv/holdout/eval.sh}').launch();
    await expect(reported).rejects.toThrow(
      /sandbox\.md:\d+.* \$\.evaluator\.holdout\.command: "sh .*expected "\$NAME"/,
    );
    await expect(withHoldout('holdout: {command: $HIDDEN_COMMAND}').launch()).rejects.toThrow(
      /\$\.evaluator\.holdout\.command: \$HIDDEN_COMMAND, which is not set/,
    );
    vi.stubEnv('HIDDEN_COMMAND', 'sh /srv/holdout/eval.sh');
    const open = withHoldout('holdout: {command: $HIDDEN_COMMAND}');
    await expect(open.launch()).rejects.toThrow(/cannot be hidden from its sessions without bubblewrap/);
    expect(runsOf(open)).toEqual([]);
    const front = frontOf('decision: auto\n  holdout: {command: $HIDDEN_COMMAND}').replace('off', 'required');
    if (BUBBLEWRAP.length === 0) return;
    const files = { 'notes.txt': 'It is scored by sh /srv/holdout/eval.sh, too.\n' };
    await expect(createMission({ session: SESSION, front, files }).launch()).rejects.toMatchObject({
      message: expect.stringMatching(/^agents could read the command of the holdout.*line 1 of "notes.txt"/),
      remedy: expect.stringContaining('rcs autoresearch missions/climb'),
    });
    const supplied = front.replace('agent:', 'agent:\n  env: {OTHER: $HIDDEN_COMMAND}');
    await expect(createMission({ session: SESSION, front: supplied }).launch()).rejects.toThrow(
      /\$\.agent\.env\.OTHER: the command of the holdout/,
    );
  });

  it('goes by the times of sessions that had an end', () => {
    const at = (kind: string, second: number) => ({ kind, created_at: `2026-05-21T09:00:0${second}.000Z` });
    const records = [
      at('begun', 1),
      at('begun', 2),
      at('session', 4),
      at('session', 5),
      at('begun', 6),
      at('session', 7),
    ];
    expect(sessionTimes(records)).toEqual([2000, 1000]);
  });
});

/** All files below a folder that hold a text. */
function holders(folder: string, text: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return paths.filter((path) => lstatSync(path).isFile() && readFileSync(path).includes(text));
}
