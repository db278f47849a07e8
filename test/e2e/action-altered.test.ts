/** An agent, or what it left running, alters the files of an earlier attempt while the run is at work. */
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  const privateArea = cloneShallow(world.git);
  const more = { privateArea, runner: `${privateArea}-runner` };
  if (mode === 'research') {
    return world.step({ sandbox: 'off', ...inputs }, { ...more, env: { RECORDS: privateArea } });
  }
  return runQuick(world, mode, { ...more, inputs, env: { WHICH: privateArea } }) as ReturnType<World['step']>;
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

it('a run that is cancelled after its records were altered pushes nothing any more', async () => {
  const altering = `[ ! -e $f ] || { echo >>$f; touch $RECORDS-altered; sleep 98; }; ${SHARED_FILES['agent.sh']}`;
  const agent = `f=$RECORDS/.autorize/pi/iter-0001/evidence.json; ${altering}`;
  await using world = await createWorld({ ...FILES.research, 'agent.sh': agent });
  const privateArea = cloneShallow(world.git);
  let pushed: Readonly<Record<string, string>> | undefined;
  const stop = async (child: { kill(signal: NodeJS.Signals): boolean }): Promise<void> => {
    // The push of the first attempt may end after the second one has begun.
    const isPushed = (): boolean => {
      const { 'refs/heads/autorize/pi': branchHead, 'refs/heads/main': main } = world.git.refs();
      return branchHead !== undefined && branchHead !== main;
    };
    while (!isPushed() || !existsSync(`${privateArea}-altered`)) await pause(50);
    pushed = world.git.refs();
    child.kill('SIGINT');
  };
  const step = await world.step(
    { sandbox: 'off', publish: 'branch' },
    {
      ...{ privateArea, runner: `${privateArea}-runner`, env: { RECORDS: privateArea } },
      onStart: (child) => void stop(child),
    },
  );
  expect(step.code, step.out).toBe(130);
  expect(step.out).toMatch(/error: records and branch of "pi" do not agree: .* was changed/);
  expect(world.git.refs()).toEqual(pushed);
  expect([...world.results.stored.keys()]).toEqual([]);
});

it('a step that ends with an error before it recorded anything proposes nothing of what it restored', async () => {
  await using world = await createWorld(SHARED_FILES);
  const first = cloneShallow(world.git);
  const began = await world.step(
    { sandbox: 'off', publish: 'branch' },
    { privateArea: first, runner: `${first}-runner` },
  );
  expect(began.code, began.out).toBe(0);
  const before = world.git.refs();
  const privateArea = cloneShallow(world.git);
  appendFileSync(join(privateArea, 'value.txt'), '1\n');
  const step = await world.step(
    { sandbox: 'off', publish: 'pull-request' },
    { privateArea, runner: `${privateArea}-runner` },
  );
  expect(step.code, step.out).toBe(3);
  expect(step.out).toContain('not committed');
  expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
  expect(world.git.refs()).toEqual(before);
  expect(step.summary).toContain('Nothing was pushed or published');
  expect(step.outputs.improvement ?? '').toBe('');
});
