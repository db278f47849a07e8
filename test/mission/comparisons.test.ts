import { describe, expect, it } from 'vitest';
import { decideCandidate } from '../../src/mission/decide.ts';
import { comparisonSettings } from '../../src/mission/decision-keys.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { killMissionAt } from '../helpers/broken-mission.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { sandbox } from './samples.ts';

const LEAST = 'evaluator:\n  command: sh evaluate.sh\n  format: json';
const PAIRED = `${LEAST}\n  decision: paired-sequential`;

const problemsOf = (front: string): string[] => {
  const read = sandbox(front);
  return 'problems' in read ? read.problems.map(({ path, line, found }) => `${line} ${path}: ${found}`) : [];
};

function settingsOf(front: string) {
  const read = sandbox(front);
  if ('problems' in read) throw new Error(read.problems.map(({ found }) => found).join('; '));
  return comparisonSettings(read.contract.evaluator);
}

// Of `aa_check_every` in contracts of earlier versions.
const OLD_NAME = 'canary_every';

describe('evaluator.decision', () => {
  it('leaves `keep_policy` alone when it is absent, and takes the keys of decisions with it', () => {
    expect(settingsOf(LEAST)).toBeUndefined();
    const defaults = { decision: 'paired-sequential', direction: 'max', confidence: 0.95, error_rate: 'per-candidate' };
    expect(settingsOf(PAIRED)).toMatchObject({ ...defaults, effort: 'balanced', min_improvement: 0 });
    const keys = ['confidence: 0.9', 'error_rate: fdr', 'max_candidates: 50', 'effort: thorough'];
    const front = [PAIRED, ...keys, 'min_improvement: 1%', 'calibration_runs: 4', 'direction: min'].join('\n  ');
    expect(settingsOf(front)).toMatchObject({
      ...{ direction: 'min', confidence: 0.9, error_rate: 'fdr', max_candidates: 50, effort: 'thorough' },
      ...{ min_improvement: '1%', calibration_runs: 4 },
    });
    expect(settingsOf(PAIRED)?.integrity).toMatchObject({ canary_every: 25, max_plausible: 'auto' });
    const watched = [PAIRED, 'aa_check_every: 3', 'max_plausible: 4x', 'effort: auto'].join('\n  ');
    expect(settingsOf(watched)).toMatchObject({
      ...{ effort: 'auto', integrity: { canary_every: 3, max_plausible: '4x' } },
    });
  });

  it.each([
    [`${LEAST}\n  decision: best`, ['5 $.evaluator.decision: "best"']],
    [
      `${LEAST}\n  repeats: 2\n  confirm: {pairs: 4}`,
      ['5 $.evaluator.repeats: repeats without decision', '6 $.evaluator.confirm: confirm without decision'],
    ],
    [`${PAIRED}\n  repeats: 2`, ['6 $.evaluator.repeats: repeats = 2']],
    [`${PAIRED}\n  checkpoint_keeps: 2`, ['6 $.evaluator.checkpoint_keeps: checkpoint_keeps']],
    [`${LEAST}\n  decision: greedy\n  error_rate: fwer`, ['6 $.evaluator.error_rate: error_rate = "fwer"']],
    [`${PAIRED}\n  confirm: {pairs: 1}`, ['6 $.evaluator.confirm.pairs: 1']],
    [`${PAIRED}\n  effort: most`, ['6 $.evaluator.effort: "most"']],
    [`${PAIRED}\n  aa_check_every: -1`, ['6 $.evaluator.aa_check_every: -1']],
    [`${PAIRED}\n  negative_control: no`, ['6 $.evaluator.negative_control: "no"']],
    [`${PAIRED}\n  max_plausible: 1x`, ['6 $.evaluator.max_plausible: "1x"']],
    [
      `${LEAST}\n  aa_check_every: 5\n  max_plausible: 5`,
      [
        '5 $.evaluator.aa_check_every: aa_check_every without decision',
        '6 $.evaluator.max_plausible: max_plausible without decision',
      ],
    ],
    [`${LEAST}\n  confidence: 0.9`, ['5 $.evaluator.confidence: confidence without decision']],
    [`${PAIRED}\n  max_candidates: 9`, ['6 $.evaluator.max_candidates: max_candidates = 9']],
    [`${LEAST}\n  decision: greedy\n  effort: fast`, ['6 $.evaluator.effort: effort = "fast"']],
    [`${LEAST}\n  decision: greedy\n  effort: balanced`, []],
    [`${LEAST}\n  decision: greedy\n  ${OLD_NAME}: 5`, [`6 $.evaluator.${OLD_NAME}: aa_check_every = 5`]],
    [`${LEAST}\n  keep_policy: pass_only\n  bootstrap: keep`, ['6 $.evaluator.bootstrap: bootstrap: keep']],
    [
      `${LEAST}\nboundaries:\n  allow_paths: [src/**]`,
      ['6 $.boundaries.allow_paths: allow_paths without enforce_allow'],
    ],
    [`${PAIRED}\n  keep_policy: pass_only`, ['6 $.evaluator.keep_policy: keep_policy: pass_only']],
    [`${PAIRED}\n  bootstrap: keep`, ['6 $.evaluator.bootstrap: bootstrap: keep']],
    [`${PAIRED}\n  error_rate: fdr`, ['6 $.evaluator.error_rate: error_rate = "fdr"']],
    [`${PAIRED}\n  calibration_runs: 1`, ['6 $.evaluator.calibration_runs: calibration_runs = 1']],
  ])('refuses what it cannot do: %s', (front, problems) => {
    expect(problemsOf(front)).toEqual(problems);
  });
});

// With a seed the noise is the seed's; without one a commit brings its own luck.
const EVALUATOR = `value=$(cat value.txt); luck=$(cat luck.txt)
awk -v v="$value" -v l="$luck" -v s="$AUTORIZE_SEED" 'BEGIN {
  printf "{\\"pass\\":true,\\"score\\":%.4f}\\n", v + (s == "" ? l : (s % 2001) / 1000 - 1)
}'
`;

const SESSION = `case $RCS_ITERATION in
1) improve 15; hand candidate $(git rev-parse HEAD) ;;
2) echo 3 >luck.txt; git commit -qam Lucky; hand candidate $(git rev-parse HEAD) ;;
esac`;

// By the noise of its seeds a negative control is run once or more often: none, so that runs can be counted.
const FRONT = `${PAIRED}
  calibration_runs: 3
  negative_control: off
  confirm: {pairs: 4}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: 2
`;

// A killed supervisor and some thirty evaluations.
describe('a mission that compares in pairs', { timeout: 180_000 }, () => {
  // Baseline, the candidate, three of the calibration, the screen: the tenth judging is of the second pair.
  it.each([
    { point: 'mission:after-judging', nth: 10, recorded: 7 },
    { point: 'mission:after-swap', nth: 1, recorded: 14 },
  ] as const)('keeps what is better and not what is lucky, killed at $point and resumed', async (fault) => {
    const mission = createMission({
      ...{ session: SESSION, evaluator: EVALUATOR, front: FRONT },
      files: { 'luck.txt': '0\n' },
    });
    const end = await killMissionAt(mission, fault);
    expect(end.signal).toBe('SIGKILL');
    const [runId = ''] = runsOf(mission);
    const paths = pathsOf(runId, mission.host);
    const before = readMission(paths).state;
    expect(before?.entries).toHaveLength(1);
    expect(before?.evidence.filter(({ kind }) => kind === 'evaluation')).toSatisfy(
      ({ length }) => length >= fault.recorded,
    );

    const { stop } = await mission.resume(runId);
    expect(stop.status).toBe('completed');
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard']);
    const [, better, lucky] = left.ledger.entries;
    expect(better?.comparison).toMatchObject({ policy: 'paired-sequential', n: expect.any(Number) });
    if (better?.comparison === undefined || !('pairs' in better.comparison))
      throw new Error('it was not compared in pairs');
    const { effect, threshold, e, pairs } = better.comparison;
    expect(effect).toBeCloseTo(5, 3);
    expect(threshold).toBeCloseTo(20, 6);
    expect(e).toBeGreaterThanOrEqual(20);
    // Five decide; the check of their order may take a few more.
    expect(pairs.length).toBeGreaterThanOrEqual(5);
    expect(better?.decision_reason).toMatch(/^better: \+5(\.\d+)? over \d+ pairs$/);
    expect(better?.kept_commit).toBe(left.manifest.last_kept_commit);

    // By the contract's rule the lucky one would have been kept.
    expect(lucky?.evaluator?.score).toBe(18);
    if (!lucky?.evaluator) throw new Error('an entry without its evaluation');
    const rule = { keep_policy: 'score_improvement', direction: 'max', bootstrap: 'ambiguous' } as const;
    expect(
      decideCandidate(lucky.evaluator, { ...rule, lastAcceptedScore: left.manifest.last_kept_score }).decision,
    ).toBe('keep');
    expect(lucky.comparison?.effect ?? 0).toBeCloseTo(0, 6);

    const evidence = readMission(paths).state?.evidence ?? [];
    const runs = evidence.flatMap((record) => (record.kind === 'evaluation' ? [record] : []));
    expect(runs.map(({ id }) => id)).toEqual(runs.map((_, index) => index + 1));
    expect(runs.filter(({ stage }) => stage === 'calibrate')).toHaveLength(3);
    expect(evidence.filter(({ kind }) => kind === 'decision')).toHaveLength(2);
    expect(evidence.filter(({ kind }) => kind === 'claim')).toHaveLength(1);
    const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
    expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
    expect(findings.map(({ what }) => what)).toContain('comparisons');
  });
});
