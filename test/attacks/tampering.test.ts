// Code under test that changes its evaluator during its evaluation, where nothing but the digests is in its way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { pathsOf as missionPlace, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, leftOf } from '../helpers/mission.ts';

describe('a change whose code replaces a protected file while it is judged', { timeout: 120_000 }, () => {
  it('is marked as tamper in an experiment: record, log of runs, list; and is not kept', async () => {
    const experiment = createExperiment({
      agent: "echo 'echo 0 > expected.txt; echo 1 > value.txt' > work.sh\n",
      files: {
        'work.sh': 'true\n',
        'expected.txt': '10\n',
        'score.sh': 'set -e; sh work.sh; echo $(( $(cat value.txt) + $(cat expected.txt) ))\n',
      },
      config: {
        objective: [
          'command = "sh score.sh"',
          'direction = "min"',
          'decision = "auto"',
          'calibration_runs = 2',
          'protect = ["score.sh", "expected.txt"]',
        ].join('\n'),
        iteration: 'budget = "20s"\nmax_iterations = 1',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const { records } = await experiment.run();
    expect(records[1]).toMatchObject({
      outcome: 'invalid',
      notes: expect.stringMatching(/tamper: score is void: after it, the protected file "expected.txt"/),
      decision: { code: 'tamper' },
    });
    const lines = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const run = lines.find(({ task, kind }) => kind === 'evaluation' && task === 'iteration 1');
    const base = lines.find(({ kind }) => kind === 'genesis')?.evaluator_digest;
    expect(run).toMatchObject({ ended: 'tamper', score: null, digest_before: base });
    // Of the files as they were found after it.
    expect(run?.digest_after).toMatch(/^[0-9a-f]{64}$/);
    expect(run?.digest_after).not.toBe(base);
    expect(lines.find(({ kind }) => kind === 'decision')).toMatchObject({
      outcome: 'discard',
      code: 'tamper',
      kept: false,
    });
    const { host } = experiment;
    expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
    const { config, state } = readStatus(pathsOf('pi', host), host);
    expect(renderStatus(viewExperiment({ config, state, records, now: new Date() }))).toContain('tamper: ');
  });

  it.each([
    ['by `keep_policy`', ''],
    ['by a policy of experiments', '\n  decision: auto\n  calibration_runs: 2\n  confirm: {pairs: 2}'],
  ])('is marked as tamper in a mission %s', async (_name, keys) => {
    const mission = createMission({
      session: `echo 'echo 90 >expected.txt' >work.sh; git commit -qam Work; hand candidate $(git rev-parse HEAD)`,
      evaluator: 'sh work.sh; printf \'{"pass":true,"score":%s}\\n\' "$(cat expected.txt)"\n',
      files: { 'work.sh': 'true\n', 'expected.txt': '10\n' },
      front: `evaluator:\n  command: sh evaluate.sh\n  format: json\n  protect: [evaluate.sh, expected.txt]${keys}\nagent:\n  command: . ./session.sh\n  sandbox: off\nstop:\n  max_iterations: 1\n`,
    });
    const { runId } = await mission.launch();
    const { ledger, manifest } = leftOf(mission, runId);
    expect(ledger.entries[1]).toMatchObject({
      decision: 'discard',
      decision_reason: expect.stringMatching(
        /tamper: the evaluator is void: after it, the protected file "expected.txt"/,
      ),
    });
    expect(manifest.last_kept_commit).toBe(manifest.baseline_commit);
    const paths = missionPlace(runId, mission.host);
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
    const refused = readMission(paths).state?.evidence.flatMap((each) =>
      each.kind === 'candidate' ? [each.refused?.code] : [],
    );
    expect(refused).toEqual(keys === '' ? [] : ['tamper']);
  });
});
