/** An agent, or what it left running, alters the files of an earlier attempt while the run is at work. */
import { describe, expect, it } from 'vitest';
import { cloneShallow, SHARED_FILES } from '../helpers/machines.ts';
import { QUICK_FILES, runQuick } from './runner/quick-loops.ts';
import { createWorld, type World } from './runner/world.ts';

const CONFIG = '.autorize/pi/config.toml';

/** Each adds a line to a file that the first record covers, where RECORDS names the checkout. */
const FILES = {
  research: {
    ...SHARED_FILES,
    'agent.sh': `f=$RECORDS/.autorize/pi/iter-0001/evidence.json; [ ! -e $f ] || echo >>$f; ${SHARED_FILES['agent.sh']}`,
    [CONFIG]: SHARED_FILES[CONFIG].replace('WHICH = "$WHICH"', 'WHICH = "$WHICH", RECORDS = "$RECORDS"'),
  },
  mission: {
    ...QUICK_FILES,
    'session.sh': `[ "$RCS_ITERATION" != 2 ] || echo >>"$(echo $WHICH/.rcs/logs/autoresearch/*/iteration-0001/changes.diff)"\n${QUICK_FILES['session.sh']}`,
  },
  work: {
    ...QUICK_FILES,
    'agent.sh': `[ "$1" != item-2 ] || echo >>"$(echo $WHICH/.autorize/work/runs/*/changes.patch)"\n${QUICK_FILES['agent.sh']}`,
    'plan.json': QUICK_FILES['plan.json'].replace('"STOP_AT":', '"WHICH":"$WHICH","STOP_AT":'),
  },
};

type Mode = keyof typeof FILES;

function run(world: World, mode: Mode, inputs: Record<string, string>): ReturnType<World['step']> {
  const workspace = cloneShallow(world.git);
  const more = { workspace, runner: `${workspace}-runner` };
  if (mode === 'research') {
    return world.step({ sandbox: 'off', ...inputs }, { ...more, env: { RECORDS: workspace } });
  }
  return runQuick(world, mode, { ...more, inputs, env: { WHICH: workspace } }) as ReturnType<World['step']>;
}

describe.each(['research', 'mission', 'work'] as const)('%s: a run whose records do not add up at its end', (mode) => {
  it.each(['none', 'pull-request'])('proposes and publishes nothing (publish: %s)', async (publish) => {
    await using world = await createWorld(FILES[mode]);
    const step = await run(world, mode, { publish });
    expect(step.code, step.out).toBe(3);
    expect(step.out).toMatch(/error: records and branch of ".*" do not agree: .* was changed/);
    expect(step.summary).toContain('Nothing was pushed or published');
    expect(step.outputs.improvement ?? '').toBe('');
    expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
    expect([...world.results.stored.keys()]).toEqual([]);
  });
});
