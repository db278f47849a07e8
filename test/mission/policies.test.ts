import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../src/mission/ledger.ts';
import { readMissionStatus } from '../../src/mission/look.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { renderImprovement } from '../../src/report/mission-claim.ts';
import { renderVerdict, viewMission } from '../../src/report/mission-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { checkpointMission, countingEvaluator } from '../helpers/compared-mission.ts';
import { createMission, decisionsOf, headOf, leftOf, type Mission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** By its number: better, worse, better. */
const SESSION = `case $RCS_ITERATION in
1) improve 15 ;;
2) improve 12 ;;
3) improve 20 ;;
esac
hand candidate $(git rev-parse HEAD)`;

const frontOf = (keys: string, iterations = 3): string => `evaluator:
  command: sh evaluate.sh
  format: json
  confirm: {pairs: 2}
  ${keys}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: ${iterations}
`;

async function ran(mission: Mission) {
  const { runId, stop } = await mission.launch();
  const paths = pathsOf(runId, mission.host);
  const { state } = readMission(paths);
  if (state === undefined) throw new Error('no state');
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  return { runId, stop, state, left: leftOf(mission, runId) };
}

const policiesOf = (entries: readonly LedgerEntry[]) => entries.map(({ comparison }) => comparison?.policy);

describe('a mission by a policy', { timeout: 120_000 }, () => {
  it.each([
    // Calibration shows that scores are exact; what passes is run once more.
    { keys: 'decision: auto\n  calibration_runs: 3', policy: 'greedy', n: 1, again: 1, pairs: 2 },
    { keys: 'decision: greedy\n  repeats: 2\n  calibration_runs: 1', policy: 'greedy', n: 2, again: 0, pairs: 2 },
    { keys: 'decision: ladder\n  ladder_step: 3\n  calibration_runs: 2', policy: 'ladder', n: 1, again: 0, pairs: 2 },
  ])('keeps by a stored score and confirms at the end: $keys', async ({ keys, policy, n, again, pairs }) => {
    const { state, left } = await ran(createMission({ session: SESSION, front: frontOf(keys) }));
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    const { entries } = left.ledger;
    expect(policiesOf(entries)).toEqual([undefined, policy, policy, policy]);
    const [, first] = entries;
    if (first?.comparison === undefined || !('scores' in first.comparison)) throw new Error('compared otherwise');
    const { scores, again: held, compared_with: known, effect } = first.comparison;
    expect([scores, held, known, effect]).toEqual([Array(n).fill(15), Array(again).fill(15), 10, 5]);
    expect(state.claim).toMatchObject({ planned_pairs: pairs, estimate: 10, baseline_mean: 10, kept: 2, tested: 3 });
    expect(state.claim?.baseline).toBe(left.manifest.baseline_commit);
  });

  it('compares and claims times by their ratio', async () => {
    const session = 'improve 8; hand candidate $(git rev-parse HEAD)';
    // By its seed a run takes up to 1 % longer; both runs of a pair have the same.
    const evaluator = countingEvaluator(createFolder(), 'v *= 1 + (s % 101) / 10000');
    const keys = ['paired-sequential', 'direction: min', 'unit: ms', 'calibration_runs: 3', 'negative_control: off'];
    const front = frontOf(`decision: ${keys.join('\n  ')}`, 1);
    const { state, left } = await ran(createMission({ session, evaluator, front }));
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    const [, faster] = left.ledger.entries;
    expect(faster?.decision_reason).toMatch(/^better: 1\.25× faster over \d+ pairs$/);
    expect(faster?.comparison?.effect).toBeCloseTo(Math.log(10 / 8), 4);
    const scales = state.evidence.flatMap((each) => (each.kind === 'calibration' ? [each.score_scale] : []));
    expect(new Set(scales)).toEqual(new Set(['ratio']));
    expect(state.claim).toMatchObject({ ratio: { unit: 'ms', direction: 'min' } });
    expect(renderImprovement(state)).toMatch(/^1\.25× faster \(95% CI 1\.25–1\.25, 2 fresh pairs\) over /);
  });

  it('counts the candidates that never came to a comparison', async () => {
    const session = `case $RCS_ITERATION in
1) improve crash ;;
2) improve -1 ;;
3) echo "echo 1" >evaluate.sh; git commit -qam Easier ;;
4) improve 15 ;;
esac
hand candidate $(git rev-parse HEAD)`;
    const { state, left } = await ran(createMission({ session, front: frontOf('decision: auto', 4) }));
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard', '2 discard', '3 discard', '4 keep']);
    const refused = state.evidence.flatMap((each) => (each.kind === 'candidate' ? [each.refused?.code] : []));
    expect(refused).toEqual(['error', 'fail', 'denied', undefined]);
    expect(state.claim).toMatchObject({ proposed: 4, tested: 1, kept: 1 });
  });

  it('compares no change twice that comes again with other blanks, and none that is of blanks alone', async () => {
    const session = `case $RCS_ITERATION in
1) improve 8 ;;
2) printf '8 \\n\\n' >value.txt; git commit -qam Again ;;
3) printf '10\\t\\n' >value.txt; git commit -qam Blank ;;
4) improve 15 ;;
esac
hand candidate $(git rev-parse HEAD)`;
    const { state, left } = await ran(createMission({ session, front: frontOf('decision: auto', 4) }));
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard', '2 discard', '3 noop', '4 keep']);
    const { entries } = left.ledger;
    expect(entries[2]?.decision_reason).toBe(
      'not compared: the same change, but for blanks, was "iteration 1" (not-better)',
    );
    expect(entries[3]?.decision_reason).toBe('the candidate changes nothing but blanks');
    expect(state.claim).toMatchObject({ proposed: 4, tested: 2, kept: 1 });
  });

  it('tests a candidate again in pairs where auto took a noisy evaluator for an exact one', async () => {
    // From its third run on a candidate has noise; the baseline never does.
    const evaluator = countingEvaluator(createFolder(), 'if (v != 10 && n >= 3) v += (s % 2001) / 1000 - 1');
    const mission = createMission({
      session: SESSION,
      evaluator,
      front: frontOf('decision: auto\n  calibration_runs: 3', 1),
    });
    const { state, left } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(policiesOf(left.ledger.entries)).toEqual([undefined, 'paired-sequential']);
    const decided = state.evidence.flatMap((each) => (each.kind === 'decision' ? [`${each.task}: ${each.code}`] : []));
    expect(decided).toEqual(['iteration 1: nondeterministic', 'iteration 1, noisy: evident']);
    expect(state.evidence.filter(({ kind }) => kind === 'calibration')).toHaveLength(2);
  });

  it('keeps on a working line by checkpoint, promotes what holds, and takes back what does not', async () => {
    const mission = checkpointMission();
    const { state, left } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep', '3 discard', '4 keep']);
    const [, real, lucky, back, last] = left.ledger.entries;
    expect(back?.decision_reason).toMatch(/^the working line is taken back: .* over \d pairs$/);
    expect([back?.base_commit, back?.kept_commit]).toEqual([lucky?.kept_commit, real?.kept_commit]);
    expect(policiesOf(left.ledger.entries).slice(1)).toEqual(Array(4).fill('checkpoint'));
    expect(last?.base_commit).toBe(real?.kept_commit);
    // What was taken back is not on the branch; what was kept stands there in order.
    const range = `main..${left.manifest.branch_name}`;
    const retained = [real?.kept_commit, last?.kept_commit];
    expect(userGit(mission.folder, 'log', '--reverse', '--format=%H', range).split('\n')).toEqual(retained);
    expect(headOf(left.workspace)).toBe(last?.kept_commit);
    expect(left.manifest).toMatchObject({ last_kept_commit: last?.kept_commit, last_kept_score: 20 });
    const promotions = state.evidence.flatMap((each) =>
      each.kind === 'decision' && each.purpose === 'promotion' ? [each.code] : [],
    );
    expect(promotions).toEqual(['evident', 'rolled-back', 'evident']);
    expect(state.claim).toMatchObject({ estimate: 10, kept: 2 });
    expect(renderVerdict(state)).toMatch(/^2 of 4 iterations accepted by checkpoint; last accepted score 20 /);
  });

  it('confirms what it has when its time is up, and once more what is kept after a resume', async () => {
    const mission = createMission({ session: SESSION, front: frontOf('decision: auto\n  calibration_runs: 2', 9) });
    const caller = new AbortController();
    const { runId } = await mission.launch({
      signal: caller.signal,
      onEvent: (event) => event.kind === 'recorded' && event.entry.iteration === 1 && caller.abort(),
    });
    const paths = pathsOf(runId, mission.host);
    const claimOf = () => readMission(paths).state?.claim;
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
    expect(claimOf()).toBeUndefined();
    const { stop } = await mission.resume(runId, { timeBudgetMs: 1 });
    expect(stop).toEqual({ status: 'stopped', reason: 'the time budget is used up' });
    expect(claimOf()).toMatchObject({ estimate: 5, kept: 1, planned_pairs: 2 });
    // Its own limits would end it at once.
    await mission.resume(runId, { maxIterations: 3, timeBudgetMs: 3_600_000 });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    expect(claimOf()).toMatchObject({ estimate: 10, kept: 2, earlier_confirmations: 1 });
    const status = readMissionStatus(paths);
    const { claim } = status.state;
    expect(renderImprovement(status.state)).toBe(claim?.sentence);
    const uncertain = {
      ...status,
      state: { ...status.state, claim: claim && { ...claim, interval: [-5.65, 92.3] } },
    } as typeof status;
    expect(renderImprovement(uncertain.state)).toBe(`not confirmed: ${claim?.sentence}`);
    expect(renderHtml({ view: viewMission(uncertain), diffs: new Map() })).not.toContain(
      'The improvement was measured',
    );
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });

  it('begins no session whose candidate could not be tested any more', async () => {
    const keys = 'decision: paired-sequential\n  error_rate: fdr\n  max_candidates: 1\n  calibration_runs: 2';
    const { stop, left } = await ran(createMission({ session: SESSION, front: frontOf(keys) }));
    expect(stop).toEqual({ status: 'completed', reason: 'max_candidates reached: 1 candidate tested' });
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
  });
});
