import { describe, expect, it } from 'vitest';
import { agentsOf } from '../../src/engine/agent/configured-agents.ts';
import { parseSandbox } from '../../src/mission/contract.ts';
import { branchOf, missionSlug, runIdOf, runTag, workspaceName } from '../../src/mission/run-name.ts';
import { sandbox } from './samples.ts';

const LEAST = 'evaluator:\n  command: sh evaluate.sh\n  format: json';
const problemsOf = (front: string): string[] => {
  const read = sandbox(front);
  return 'problems' in read ? read.problems.map(({ path, line, found }) => `${line} ${path}: ${found}`) : [];
};

describe('sandbox.md', () => {
  it('needs a command and a format, and has the defaults of the specification', () => {
    expect(sandbox(LEAST, '\nBe careful.\n---\nReally.\n')).toEqual({
      policy: 'Be careful.\n---\nReally.',
      notes: [],
      contract: {
        evaluator: {
          ...{ command: 'sh evaluate.sh', format: 'json', keep_policy: 'score_improvement', timeout: '10m' },
          ...{ direction: 'max', bootstrap: 'ambiguous', network: 'off' },
        },
        guards: [],
        agent: { budget: '30m', env: {}, sandbox: 'auto' },
        boundaries: { allow_paths: [], deny_paths: [], enforce_allow: false, permit: [] },
        capture: { max_files: 100_000, max_mb: 1024, timeout: '5m' },
        stop: { max_iterations: 0, max_consecutive_noops: 5, max_consecutive_errors: 3 },
      },
    });
  });

  it('reports every problem at once, with its line', () => {
    const front = [
      ...[
        'evaluator:',
        '  command: " "',
        '  format: text',
        '  keep_policy: always',
        '  timeout: 0s',
        '  direktion: min',
      ],
      ...['stop:', '  max_iterations: -1', 'agent_list: {}'],
    ].join('\n');
    expect(problemsOf(front)).toEqual([
      '3 $.evaluator.command: " "',
      '4 $.evaluator.format: "text"',
      '5 $.evaluator.keep_policy: "always"',
      '6 $.evaluator.timeout: "0s"',
      '7 $.evaluator.direktion: an unknown key "direktion"',
      '9 $.stop.max_iterations: -1',
      '10 $.agent_list: an unknown key "agent_list"',
    ]);
    expect(problemsOf('evaluator:\n  command: x')).toEqual(['3 $.evaluator.format: missing']);
    expect(problemsOf('stop: {}')).toEqual(['2 $.evaluator: missing']);
    expect(problemsOf(`${LEAST}\nguards: [{name: a, command: x}, {name: a, command: y}]`)).toEqual([
      '5 $.guards[1].name: a second guard "a"',
    ]);
    expect(problemsOf(`${LEAST}\nguards: [{name: a, command: x}, {name: a, command: ""}]`)).toEqual([
      '5 $.guards[1].command: ""',
      '5 $.guards[1].name: a second guard "a"',
    ]);
    expect(problemsOf('evaluator: [')[0]).toMatch(/^\d+ undefined: /);
  });

  it.each([
    ['', 'no front matter'],
    ['# Sandbox\n---\na: 1\n---\n', 'no front matter'],
    ['---\nevaluator:\n', 'front matter without an end'],
  ])('needs front matter: %j', (text, found) => {
    const read = parseSandbox('sandbox.md', Buffer.from(text));
    expect('problems' in read && read.problems).toMatchObject([{ file: 'sandbox.md', line: 1, found }]);
  });

  it('takes the line ends of Windows', () => {
    const read = parseSandbox(
      'sandbox.md',
      Buffer.from(`---\r\n${LEAST.replaceAll('\n', '\r\n')}\r\n---\r\npolicy\r\n`),
    );
    expect(read).toMatchObject({ policy: 'policy', contract: { evaluator: { format: 'json' } } });
  });
});

describe('several agents', () => {
  const several = (...entries: readonly string[]): string =>
    [LEAST, 'agents:', ...entries.map((entry) => `  - {${entry}}`)].join('\n');

  it('each have a name and a command or a preset, and share the rest of `agent`', () => {
    const read = sandbox(
      `${several('name: fast, preset: claude', 'name: own, command: x, env: {A: b}')}\nagent: {env: {C: d}}`,
    );
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    expect(agentsOf(read.contract)).toMatchObject([
      { name: 'fast', agent: { preset: 'claude', budget: '30m', env: { C: 'd' } } },
      { name: 'own', agent: { command: 'x', env: { A: 'b', C: 'd' } } },
    ]);
  });

  it.each([
    [several('name: a'), ['6 $.agents[0]: an agent without a command']],
    [several('name: a, command: x', 'name: a, command: y'), ['7 $.agents[1].name: a second agent "a"']],
    [several('name: a, command: x, stdin: prompt'), ['6 $.agents[0].stdin: an unknown key "stdin"']],
    [`${several('name: a, command: x')}\nagent: {preset: codex}`, ['7 $.agent.preset: agent.preset beside agents']],
    [`${LEAST}\niteration: {plateau: 3}`, ['5 $.iteration.plateau: plateau: 3 with one agent']],
    [
      `${several('name: a, command: x')}\niteration: {plateau: 3}`,
      ['7 $.iteration.plateau: plateau: 3 with one agent'],
    ],
    [`${several('name: a, command: x', 'name: b, preset: codex')}\niteration: {plateau: 3}`, []],
  ])('refuses what it cannot do: %s', (front, problems) => {
    expect(problemsOf(front)).toEqual(problems);
  });
});

describe('the names of a run', () => {
  it.each([
    ['missions/Climb_High 2', 'missions-climb-high-2'],
    ['-x-', 'x'],
    ['äö', 'mission'],
    ['', 'mission'],
  ])('the slug of %j is %s', (path, slug) => {
    expect(missionSlug(path)).toBe(slug);
  });

  it('a slug fits into the name of a folder, and distinguishes long paths', () => {
    const [one, other] = [missionSlug(`${'a/'.repeat(300)}x`), missionSlug(`${'a/'.repeat(300)}y`)];
    expect(one.length).toBeLessThan(120);
    expect(one).not.toBe(other);
  });

  it('are made of slug and time', () => {
    const at = new Date('2026-05-21T09:00:00.999Z');
    expect([1, 2].map((attempt) => runTag(at, attempt))).toEqual(['20260521T090000Z', '20260521T090000Z-2']);
    const name = { slug: 'a-b', tag: '20260521T090000Z' };
    expect([runIdOf(name), branchOf(name), workspaceName(name)]).toEqual([
      ...['a-b-20260521t090000z', 'autoresearch/a-b/20260521T090000Z', 'autoresearch-a-b-20260521T090000Z'],
    ]);
  });
});

describe('old names in the front matter', () => {
  it('give the contract that the names of today give, with a note each', () => {
    const now = sandbox(`${LEAST}\niteration:\n  budget: 5m\n  max_iterations: 4`);
    const old = sandbox(`${LEAST}\nagent:\n  budget: 5m\nstop:\n  max_iterations: 4`);
    if ('problems' in now || 'problems' in old) throw new Error('front matter that cannot be read');
    expect(old.contract).toEqual(now.contract);
    expect(now.notes).toEqual([]);
    expect(old.notes).toEqual([
      'sandbox.md:6: agent.budget is an old name; write iteration.budget',
      'sandbox.md:8: stop.max_iterations is an old name; write iteration.max_iterations',
    ]);
  });
});
