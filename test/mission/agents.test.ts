// Two agents share a mission that is killed and resumed, and that moves on between them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkChosenSessions, chooseForSlots } from '../../src/mission/agent-choice.ts';
import type { LedgerEntry } from '../../src/mission/ledger.ts';
import { readMissionStatus } from '../../src/mission/look.ts';
import { iterationFolder, pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { killMissionAt } from '../helpers/broken-mission.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { runCli } from '../helpers/run-cli.ts';

/** Three changes gain, whoever makes them; what comes after them does not. */
const SESSION = `if [ "$RCS_ITERATION" -le 3 ]; then improve $((10 + RCS_ITERATION)); else improve $((9 - RCS_ITERATION)); fi
echo 'AUTORIZE_USAGE {"usd": 0.25}'
hand candidate $(git rev-parse HEAD)`;

const agentOf = (name: string): string =>
  `  - name: ${name}\n    command: . ./session.sh\n    env: {AGENT: ${name}}\n    strategy: as ${name} does\n`;

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  negative_control: off
  confirm: {pairs: 2}
agent:
  sandbox: "off"
agents:
${['one', 'two'].map(agentOf).join('')}iteration:
  max_iterations: 9
  plateau: 2
`;

it('shares a mission between agents, moves on at a plateau, and records what each choice followed from', {
  timeout: 120_000,
}, async () => {
  const mission = createMission({
    session: SESSION,
    front: FRONT,
    evaluator: 'printf \'{"pass":true,"score":%s}\' "$(cat value.txt)"\n',
  });
  expect((await killMissionAt(mission, { point: 'mission:after-begun', nth: 5 })).signal).toBe('SIGKILL');
  const [runId = ''] = runsOf(mission);
  await mission.resume(runId);
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual([
    ...['0 baseline', '1 keep', '2 keep', '3 keep', '4 discard', '5 interrupted'],
    ...['6 discard', '7 discard', '8 discard', '9 discard'],
  ]);
  const { entries } = left.ledger;
  const chosen = entries.slice(1).map(({ chosen_agent: choice }) => choice);
  // Each has its first session before any has a second one.
  expect(new Set(chosen.slice(0, 2).map((choice) => choice?.name))).toEqual(new Set(['one', 'two']));
  // Two rejected: another agent. Four: once more.
  expect(chosen.map((choice) => choice?.stage)).toEqual([...Array(6).fill(undefined), 1, 1, 2]);
  for (const { iteration, chosen_agent: choice } of entries.slice(6)) {
    const folder = iterationFolder(pathsOf(runId, mission.host), iteration);
    const instructions = readFileSync(join(folder, 'instructions.md'), 'utf8');
    expect(instructions).toContain(`# Your strategy\n\nas ${choice?.name} does\n`);
  }

  const verified = await verifyMission({ name: runId }, mission.host);
  expect(verified.findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(verified.findings).toContainEqual(
    expect.objectContaining({ kind: 'ok', what: 'agents', detail: '9 choices made again' }),
  );
  const status = readMissionStatus(pathsOf(runId, mission.host));
  const { state } = status;
  const other = (name: unknown) => (name === 'one' ? 'two' : 'one');
  const forge = (entry: LedgerEntry): LedgerEntry =>
    entry.iteration === 8 && entry.chosen_agent !== undefined
      ? { ...entry, chosen_agent: { ...entry.chosen_agent, name: other(entry.chosen_agent.name) } }
      : entry;
  const forged = { ...state, entries: state.entries.map(forge) };
  expect(checkChosenSessions(forged).issues[0]).toMatch(
    /^iteration 8 names the agent ".*; it was begun with the agent/,
  );
  const begun = state.turns.map((turn, at) => ({ ...turn, chosen: forged.entries[at]?.chosen_agent }));
  expect(checkChosenSessions({ ...forged, turns: begun }).issues[0]).toMatch(
    /^iteration 8 names the agent ".*; the records before it lead to the agent/,
  );

  // What was accepted was confirmed in the run, so that it counts, and at the end.
  expect(state.evidence.flatMap((each) => (each.kind === 'claim' ? [each.kept] : []))).toEqual([3, 3]);
  const printed = await runCli(['status', runId, '--json'], { cwd: mission.folder, env: mission.host.env });
  const { agents } = JSON.parse(printed.out) as { agents: { name: string; gain: number }[] };
  const acceptedBy = (name: string) => chosen.slice(0, 3).filter((choice) => choice?.name === name).length;
  const triesOf = (name: string) =>
    chosen.filter((choice, at) => choice?.name === name && entries[at + 1]?.decision !== 'interrupted').length;
  expect(agents.map(({ gain, ...rest }) => ({ ...rest, gain: Number(gain.toFixed(6)) }))).toMatchObject(
    ['one', 'two'].map((name) => ({
      ...{ name, tries: triesOf(name), accepted: acceptedBy(name), usd: 0.25 * triesOf(name) },
      gain: Number((0.1 * acceptedBy(name)).toFixed(6)),
    })),
  );
  const line = `${triesOf('one')} attempts, ${acceptedBy('one')} accepted, confirmed gain +${10 * acceptedBy('one')}%, ${(0.25 * triesOf('one')).toFixed(2)} USD`;
  expect(renderMarkdown(viewMission(status))).toContain(`Agent one: ${line}`);
  // Each slot of a wave as if it were the next session.
  expect(chooseForSlots(state, 4).every((name) => name === 'one' || name === 'two')).toBe(true);
});
