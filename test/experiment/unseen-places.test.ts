// A failed command of a whole run names the key that would show it what it did not find.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

describe.skipIf(BUBBLEWRAP.length === 0)('the reason of a failed command names the key that would help', () => {
  const DATA = { 'numbers.txt': '4\n' };
  const hint = (path: string) => new RegExp(`${path}.*no command can see it: name it in environment\\.readable`);

  it.each([
    ['setup', { setup: 'command = "cat DATA"' }, ''],
    ['setup that is prepared', { setup: 'command = "cat DATA"\ninputs = ["score.sh"]' }, ''],
    ['build', { build: 'command = "cat DATA"' }, ''],
    ['objective', { objective: 'command = "cat DATA && sh score.sh"\ndirection = "min"' }, ''],
    ['guard', {}, '[[guards]]\nname = "data"\ncommand = "cat DATA"'],
  ])('of an experiment: %s', async (_, config, uncommitted) => {
    const file = join(createFolder(DATA), 'numbers.txt');
    const filled = Object.entries(config).map(([key, lines]) => [key, lines.replaceAll('DATA', file)]);
    const experiment = createExperiment({
      agent: 'echo 9 > value.txt\n',
      config: { ...(Object.fromEntries(filled) as Record<string, string>), accept_risk: 'base_guard = true' },
      uncommitted: uncommitted.replaceAll('DATA', file),
    });
    const reason = await experiment.run().then(
      ({ stop, records }) => JSON.stringify([stop, records.map(({ notes }) => notes)]),
      (error: unknown) => String(error),
    );
    expect(reason.replaceAll('\\"', '"')).toMatch(hint(file));
  });

  it('of an experiment, a mission and a plan: the agent', async () => {
    const file = join(createFolder(DATA), 'numbers.txt');
    const experiment = createExperiment({
      agent: `cat ${file}\n`,
      config: { iteration: 'budget = "20s"\nmax_iterations = 1' },
    });
    const { records } = await experiment.run();
    expect(records.at(-1)?.notes).toMatch(hint(file));
    const mission = createMission({
      session: `cat ${file}`,
      front: [
        ...['evaluator:', '  command: sh evaluate.sh', '  format: json', 'agent:', '  command: . ./session.sh'],
        ...['iteration:', '  max_iterations: 1', ''],
      ].join('\n'),
    });
    const { state } = await mission.launch();
    expect(JSON.stringify(state.entries).replaceAll('\\"', '"')).toMatch(hint(file));
    const site = createSite();
    const { items } = await site.run([item('one', `cat ${file}`)], { agents: { 'agent-1': { command: QUICK } } });
    expect(items).toMatchObject([{ status: 'failure', error: expect.stringMatching(hint(file)) }]);
  });
});
