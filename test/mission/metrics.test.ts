// Metrics in addition to the score: a guard refuses in the pairs of the test, and the report lists the trade-offs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMissionStatus } from '../../src/mission/look.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';

it('guards a metric of a mission in pairs, and draws what is better in score or metric', {
  timeout: 60_000,
}, async () => {
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) echo 13 >a; echo 15 >b ;; 2) echo 12 >a ;; esac
git commit -qam 'Change some'; hand candidate $(git rev-parse HEAD)`,
    evaluator: 'printf \'{"pass":true,"score":%s,"p99":%s}\\n\' $(cat a) $(cat b)\n',
    files: { a: '10\n', b: '10\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: paired-sequential
  confidence: 0.8
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 0}
  metrics:
    - {name: p99, role: guard, margin: "10%"}
  guard_pairs: 8
agent:
  command: . ./session.sh
  sandbox: "off"
iteration:
  max_iterations: 2
`,
  });
  const { runId } = await mission.launch();
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard', '2 keep']);
  expect(left.ledger.entries[1]?.decision_reason).toContain('p99');
  const instructions = readFileSync(join(left.logs, 'bootstrap-instructions.md'), 'utf8');
  expect(instructions).toContain('It must not make a metric worse: `p99` (lower is better) by more than 10%.');
  const view = viewMission(readMissionStatus(pathsOf(runId, mission.host)));
  const shown = /iter 1: score \+30%, p99 \+50%; iter 2 \(accepted\): score \+20%, p99 0%/;
  expect(renderStatus(view).replaceAll(/\s+/g, ' ')).toMatch(shown);
  expect(renderMarkdown(view).replaceAll('\\', '')).toMatch(shown);
  expect(renderHtml({ view, diffs: new Map() })).toMatch(/<svg[^>]*>(?:(?!<\/svg>).)*p99/s);
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
});
