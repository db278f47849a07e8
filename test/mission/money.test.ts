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

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
budget:
  usd: 1
`;
const SESSION = `
improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)
echo 'AUTORIZE_USAGE {"input_tokens":1000,"usd":0.4}'
`;

it('is counted for each session: no other begins that could pass the budget of a run, and the next run has its own', async () => {
  const mission = createMission({ session: SESSION, front: FRONT });
  const first = await mission.launch();
  // Two cost 0.80, and a third could make it 1.20.
  expect(first.stop).toMatchObject({
    status: 'stopped',
    reason: expect.stringMatching(/^budget\.usd: \$0\.80 of \$1\.00/),
  });
  const { ledger } = leftOf(mission, first.runId);
  expect(ledger.entries.map(({ usage }) => usage?.usd)).toEqual([undefined, 0.4, 0.4]);
  const paths = pathsOf(first.runId, mission.host);
  const look = readMissionStatus(paths);
  for (const text of [renderMarkdown(viewMission(look)), renderHtml({ view: viewMission(look), diffs: new Map() })])
    expect(text).toMatch(/Cost.*0\.80.*2,000 tokens in/s);
  const second = await mission.resume(first.runId, { budgetUsd: 0.5 });
  expect(decisionsOf(leftOf(mission, first.runId)).slice(1)).toEqual(['1 keep', '2 keep', '3 keep']);
  expect(second.stop.reason).toContain('$0.40 of $0.50 spent');
  expect((await verifyMission({ name: first.runId }, mission.host)).isSound).toBe(true);
  expect(renderStatus(viewMission(readMissionStatus(paths)))).toMatch(/^cost +\S*1\.20/m);
});

it('ends a mission with 1 where the session of this run asks to stop, and not where an earlier one did', async () => {
  const mission = createMission({ session: 'hand abort' });
  const { runId, last } = await mission.launch();
  expect(last?.decision).toBe('abort');
  const again = await mission.resume(runId, { maxIterations: 1 });
  expect(again).toMatchObject({ stop: { status: 'completed' }, last: undefined });
  expect(readFileSync(join(leftOf(mission, runId).logs, 'journal.jsonl'), 'utf8')).toContain('"abort"');
});
