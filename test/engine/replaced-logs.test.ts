// What an agent outside of a sandbox puts in the place of its own logs is neither waited for nor read as one.
import { describe, expect, it } from 'vitest';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';

describe.each([
  ['named pipe', 'mkfifo'],
  ['symbolic link', 'ln -s /dev/null'],
])('a %s in the place of a log', (what, command) => {
  const replace = (log: string): string => `L=${log}; rm "$L"; ${command} "$L"\n`;
  const stopped = {
    ...{ code: 'precondition', exitCode: 3 },
    message: expect.stringMatching(new RegExp(`stdout" is a ${what}.*expected a regular file`)),
  };

  it('ends an experiment', async () => {
    const { run } = createExperiment({
      agent: `${NUDGE}${replace('$(dirname "$2")/agent.stdout')}`,
      config: { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
    });
    await expect(run()).rejects.toMatchObject(stopped);
  });

  it('ends a mission', async () => {
    const mission = createMission({
      session: `${replace('$(dirname "$RCS_INSTRUCTIONS_FILE")/iteration-0001/session.stdout')}improve 11; hand candidate $(git rev-parse HEAD)`,
      front:
        'evaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\n  sandbox: off\n',
    });
    await expect(mission.launch({ maxIterations: 1 })).rejects.toMatchObject(stopped);
  });
});
