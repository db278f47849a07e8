import { expect, it } from 'vitest';
import type { LoopInputs } from '../../src/github/loop-inputs.ts';
import { openMission } from '../../src/github/mission-recipe.ts';
import { createMission } from '../helpers/mission.ts';

it('a mission prints the notes of its start, such as those on old names of keys', { timeout: 60_000 }, async () => {
  const front =
    'evaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\n  budget: 30s\n';
  const { host } = createMission({ session: ':', front });
  const loop = openMission(
    { missionDir: 'missions/climb', agentArgs: [], overrides: {} } as unknown as LoopInputs,
    host,
  );
  const notes: string[] = [];
  await loop.run({
    signal: new AbortController().signal,
    overrides: { maxIterations: 1 },
    onRecord: () => undefined,
    onNote: (line) => notes.push(line),
  });
  expect(notes).toContainEqual(expect.stringContaining('agent.budget is an old name; write iteration.budget'));
});

it('a mission prints a note while it runs, such as one on the evaluator', { timeout: 60_000 }, async () => {
  const { host } = createMission({
    session: 'improve 12; hand candidate $(git rev-parse HEAD)',
    // A tree without the program scores better than any with it.
    evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt 2>/dev/null || echo 99)"\n',
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: paired-sequential
  calibration_runs: 2
  confirm: {pairs: 2}
  negative_control: warn
agent: {command: . ./session.sh, sandbox: off}
`,
  });
  const loop = openMission(
    { missionDir: 'missions/climb', agentArgs: [], overrides: {} } as unknown as LoopInputs,
    host,
  );
  const notes: string[] = [];
  await loop.run({
    signal: new AbortController().signal,
    overrides: { maxIterations: 1 },
    onRecord: () => undefined,
    onNote: (line) => notes.push(line),
  });
  expect(notes).toContainEqual(expect.stringMatching(/^note: .*the negative control/));
});
