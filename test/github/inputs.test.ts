import { afterEach, describe, expect, it } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import {
  COMPARED_INPUTS,
  GATE_INPUTS,
  GATE_STEP_INPUTS,
  PUBLISHING_INPUTS,
  STEP_INPUTS,
} from '../../src/github/action-inputs.ts';
import { INPUT_NAMES } from '../../src/github/input-groups.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { HAND_OVER_INPUTS, LOOP_INPUTS, PROPOSAL_PART_INPUTS } from '../../src/github/loop-input-tables.ts';
import { readLoopInputs } from '../../src/github/loop-inputs.ts';
import { MODES } from '../../src/github/modes.ts';
import { NO_LOOP, namesNoLoop, OTHER_DEFAULTS } from '../../src/github/no-loop.ts';
import { SHARED_SETTINGS } from '../../src/settings/shared-settings.ts';

const variable = (name: string): string => `INPUT_${name.toUpperCase()}`;

afterEach(() => {
  for (const name of INPUT_NAMES) delete process.env[variable(name)];
});

async function read(inputs: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(inputs)) process.env[variable(name)] = value;
  const request = await readInputs();
  return { ...request, problems: request.problems.map(renderProblem) };
}

describe('the inputs of a step', () => {
  it('an absent mode judges candidates', async () => {
    expect(await read({})).toMatchObject({ mode: 'candidates', modeName: 'candidates', problems: [] });
  });

  it('the mode research is the mode experiment, and its artifact keeps the name', async () => {
    const inputs = { experiment: 'speed' };
    expect(await read({ mode: 'experiment', ...inputs })).toMatchObject({ mode: 'experiment', problems: [] });
    expect(await read({ mode: 'research', ...inputs })).toMatchObject({
      ...{ mode: 'experiment', modeName: 'research' },
      problems: [],
    });
  });

  it('bots that may start a loop are accounts of apps, in whatever case', async () => {
    const loop = { mode: 'experiment', experiment: 'speed' };
    expect((await read(loop)).loop.allowedBots).toEqual([]);
    expect(await read({ ...loop, 'allowed-bots': 'Renovate[bot], my-app[bot]' })).toMatchObject({
      ...{ problems: [], loop: { allowedBots: ['renovate[bot]', 'my-app[bot]'] } },
    });
    expect((await read({ ...loop, 'allowed-bots': 'octocat, *' })).problems).toEqual([
      expect.stringContaining('input "allowed-bots" "octocat"; expected accounts of apps'),
      expect.stringContaining('input "allowed-bots" "*"'),
    ]);
  });

  it('an unknown mode gets the nearest known one as a suggestion', async () => {
    expect((await read({ mode: 'experment' })).problems).toEqual([
      `input "mode" "experment"; expected ${Object.keys(MODES).join(' or ')}. Did you mean "experiment"?`,
    ]);
    expect((await read({ mode: 'toString' })).problems).toHaveLength(1);
  });

  it('notifies nobody unless it is asked to, and never quotes the address', async () => {
    const loop = { mode: 'experiment', experiment: 'speed' };
    expect((await read({ ...loop, 'notify-on': 'alert' })).loop.notify).toBeUndefined();
    const asked = await read({ ...loop, 'notify-webhook': 'https://a.test/b', 'notify-on': 'parked, accepted' });
    expect(asked.loop.notify).toEqual({
      ...{ webhook: 'https://a.test/b', command: undefined, format: 'json', on: ['accepted', 'parked'] },
    });
    expect(
      (await read({ ...loop, 'notify-webhook': 'http://a.test/secret', 'notify-on': 'acepted' })).problems,
    ).toEqual([
      expect.stringMatching(
        /^input "notify-webhook": an address that begins with "http:\/\/"; expected an https address/,
      ),
      expect.stringContaining('Did you mean "accepted"?'),
    ]);
  });

  it('compare has defaults of its own, options as the command has them, and the flags for the same on a machine', async () => {
    const inputs = { mode: 'compare', command: 'node b.mjs', margin: '2%', protect: 'a/**\nb/**\n', washout: 'true' };
    const { compare, inconclusive, loop, problems } = await read({ ...inputs, 'base-ref': 'main' });
    expect(problems).toEqual([]);
    expect([inconclusive, loop.failOn]).toEqual(['neutral', 'worse']);
    const settings = { command: 'node b.mjs', margin: 0.02, protect: ['a/**', 'b/**'], washout: true };
    expect(compare).toMatchObject({ settings, baseRef: 'main' });
    const globs = [
      ['protect', 'a/**'],
      ['protect', 'b/**'],
    ];
    expect(compare.flags).toEqual([['command', 'node b.mjs'], ...globs, ['margin', '2%'], ['washout']]);
    const others = await read({ mode: 'candidates' });
    expect([others.inconclusive, others.loop.failOn]).toEqual(['fail', 'error']);
  });

  it('compare reports what is wrong with its options, and a mode the words of fail-on that it lacks', async () => {
    const { problems } = await read({ mode: 'compare', 'max-pairs': '3', 'fail-on': 'no-improvement' });
    expect(problems.map((problem) => problem.split(';')[0])).toEqual([
      'input "fail-on" "no-improvement"',
      'input "max-pairs" "3"',
    ]);
    expect(
      (await read({ mode: 'work', 'work-items': 'p.json', 'fail-on': 'worse', 'max-pairs': '' })).problems,
    ).toHaveLength(1);
  });

  it('every problem is reported at once', async () => {
    const { problems } = await read({
      ...{ mode: 'work', replays: 'many', summary: 'yes', 'time-budget': 'soon', 'budget-usd': '0' },
      ...{ branch: 'autorize-ledger/x', 'agent-args': '--model fast', 'proposal-part-a': 'x' },
    });
    expect(problems.map((problem) => problem.split(/[; ]+/).slice(0, 2).join(' '))).toEqual([
      'input "summary"',
      'input "replays"',
      'no input',
      'input "agent-args"',
      'input "time-budget"',
      'input "budget-usd"',
      'input "branch"',
      'input "proposal-part-a"',
    ]);
  });

  it('agent-args are one problem in a mode that does not take them, whatever they say', async () => {
    const inputs = { mode: 'experiment', experiment: 'speed', 'agent-args': '--say "x' };
    expect((await read(inputs)).problems).toEqual([
      expect.stringMatching(/^input "agent-args" .*; expected it only in mode "mission"/),
    ]);
    expect((await read({ ...inputs, mode: 'mission', 'mission-dir': 'm' })).problems).toEqual([
      expect.stringContaining('each quote closed'),
    ]);
  });

  it('settings that loops share come in under the keys of the loop', async () => {
    const { loop, problems } = await read({
      ...{ mode: 'experiment', experiment: 'speed', 'max-iterations': '3', 'time-budget': '1h30m' },
      ...{ 'budget-usd': '2.50', sandbox: 'any' },
    });
    expect(problems).toEqual([]);
    expect(loop).toMatchObject({
      ...{ timeBudgetMs: 5_400_000, acceptsWeakSandbox: true },
      overrides: { maxIterations: 3, budgetUsd: 2.5, sandbox: 'auto' },
    });
    expect((await read({ sandbox: '' })).loop.overrides).not.toHaveProperty('sandbox');
  });

  it('every shared setting that names an input has one', async () => {
    const wanted = SHARED_SETTINGS.flatMap((setting) => ('input' in setting ? [setting.input.name] : []));
    expect(INPUT_NAMES).toEqual(expect.arrayContaining(wanted));
    expect(new Set(INPUT_NAMES).size).toBe(INPUT_NAMES.length);
  });

  it('a workflow run id in resume names the run to resume from', async () => {
    expect((await read({ resume: '123' })).loop).toMatchObject({ resume: 'auto', resumeRun: '123' });
    expect((await read({ resume: 'adopt' })).loop).toMatchObject({ resume: 'adopt', resumeRun: undefined });
    expect((await read({ resume: 'agian' })).problems).toHaveLength(1);
  });
});

describe('a step that names no loop', () => {
  const tables = [STEP_INPUTS, PUBLISHING_INPUTS, GATE_INPUTS, GATE_STEP_INPUTS];
  const ofTheGate = new Set(tables.flatMap((table) => Object.values(table).map(({ name }) => name)));

  it('is asked for what the inputs of a loop come to without any', () => {
    const reading = { supplied: new Map<string, string>(), problems: [] };
    expect(NO_LOOP).toStrictEqual(readLoopInputs(reading, 'candidates'));
    expect(reading.problems).toEqual([]);
  });

  it('has no inputs but those of the gate, defaults and empty ones', () => {
    const inputs = { ...LOOP_INPUTS, ...HAND_OVER_INPUTS, ...COMPARED_INPUTS, ...PROPOSAL_PART_INPUTS };
    const defaults = Object.values<{ name: string; default?: string }>(inputs).flatMap((each) =>
      each.default === undefined ? [] : [[each.name, each.default] as const],
    );
    expect(OTHER_DEFAULTS).toEqual(Object.fromEntries(defaults));
    const env = Object.fromEntries(defaults.map(([name, value]) => [variable(name), value]));
    expect(namesNoLoop({ ...env, HOME: '/', [variable('focus')]: ' ' })).toBe(true);
    for (const name of INPUT_NAMES)
      expect(namesNoLoop({ ...env, [variable(name)]: 'x' }), name).toBe(ofTheGate.has(name));
  });
});
