import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../../src/base/errors.ts';
import { decodeToml } from '../../../src/base/toml-document.ts';
import { parseExperimentConfig } from '../../../src/experiment/config/config.ts';
import type { ExperimentConfig } from '../../../src/settings/experiment-config.ts';

const place = { folder: 'pi', now: new Date('2026-05-20T12:00:00Z'), utcOffset: () => 0 };

function parse(text: string, folder = 'pi') {
  const decoded = decodeToml('config.toml', Buffer.from(text));
  if ('problems' in decoded) return decoded;
  return parseExperimentConfig(decoded.document, { ...place, folder });
}

function configOf(text: string): ExperimentConfig {
  const read = parse(text);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.config;
}

function problemsOf(text: string, folder = 'pi'): string[] {
  const read = parse(text, folder);
  return 'problems' in read ? read.problems.map(renderProblem) : [];
}

const MINIMAL = `
[experiment]
name = "pi"
[objective]
command = "bash score.sh"
direction = "min"
[schedule]
total_budget = "4h"
[agent]
command = "agent {prompt_file}"
`;

// The format that the tool writes which this one grew from, with every section it knows.
const ORIGINAL = `
[experiment]
name = "pi"
description = "nudge a number"
[objective]
command = "bash score.sh"
direction = "min"
timeout = "60s"
fail_mode = "invalid"
parse = { kind = "regex", pattern = "score=([0-9.]+)" }
[boundaries]
allow_paths = ["src/**/*.py", "README.md"]
deny_paths = [".autorize/**", "*.lock"]
[setup]
command = ""
timeout = "5m"
[teardown]
command = ""
timeout = "1m"
[iteration]
budget = "5m"
max_iterations = 0
keep_worktrees = false
max_consecutive_noops = 5
[schedule]
deadline = "2026-05-21T09:00:00-07:00"
[agent]
command = "claude --print {prompt_file}"
workdir_var = "AUTORIZE_WORKDIR"
env = { ANTHROPIC_API_KEY = "$ANTHROPIC_API_KEY" }
`;

describe('a config', () => {
  it('of the original tool loads unchanged', () => {
    const config = configOf(ORIGINAL);
    expect(config.objective.parse).toEqual({ kind: 'regex', pattern: 'score=([0-9.]+)' });
    expect(config.boundaries.deny_paths).toEqual(['.autorize/**', '*.lock']);
    expect(config.agent.env).toEqual({ ANTHROPIC_API_KEY: '$ANTHROPIC_API_KEY' });
    expect(parse(ORIGINAL)).toMatchObject({ deadline: new Date('2026-05-21T16:00:00Z') });
  });

  it('has its defaults where a key is left out', () => {
    expect(configOf(MINIMAL)).toMatchObject({
      experiment: { description: '' },
      objective: { parse: { kind: 'float' }, timeout: '60s', fail_mode: 'invalid', baseline: true },
      guards: [],
      boundaries: { allow_paths: [], deny_paths: [], enforce_allow: false, permit: [] },
      setup: { command: '', timeout: '5m' },
      teardown: { command: '', timeout: '1m' },
      iteration: { budget: '5m', max_iterations: 0, max_consecutive_noops: 5, keep_worktrees: false, parallel: 1 },
      agent: { stdin: 'none', workdir_var: 'AUTORIZE_WORKDIR', env: {}, sandbox: 'auto' },
      summarize: { timeout: '60s', stdin: 'prompt' },
    });
  });

  it('reports every problem at once, with its line and the nearest known key', () => {
    const text = MINIMAL.replace('name = "pi"', 'name = "p i"\nnam = 1')
      .replace('direction = "min"', 'direction = "up"\ntimeout = "soon"')
      .replace('[schedule]', '[iteration]\nbudget = 5\nmax_iteration = 3\n[schedule]');
    expect(problemsOf(text)).toEqual([
      'config.toml:3:1: $.experiment.name: "p i"; expected a name of letters, digits, "_" and "-". Fix the value.',
      'config.toml:4:1: $.experiment.nam: an unknown key "nam"; expected a known key. Did you mean "name"?',
      'config.toml:7:1: $.objective.direction: "up"; expected "min" or "max". Fix the value.',
      'config.toml:8:1: $.objective.timeout: "soon"; expected a duration such as "90s", "5m", "1h30m" or "2days", at most 366 days. Fix the value.',
      'config.toml:10:1: $.iteration.budget: 5; expected text. Fix the value.',
      'config.toml:11:1: $.iteration.max_iteration: an unknown key "max_iteration"; expected a known key. Did you mean "max_iterations"?',
    ]);
  });

  it.each([
    ['both', 'total_budget = "4h"\ndeadline = "14:30"', 'both total_budget and deadline'],
    ['neither', '', 'neither total_budget nor deadline'],
    ['a deadline that has passed', 'deadline = "2026-05-20T11:59:59Z"', 'which has passed'],
    ['a deadline that is none', 'deadline = "soon"', '"soon"; expected a time such as'],
    ['an empty budget', 'total_budget = "0s"', '"0s"; expected more than nothing'],
  ])('has exactly one of total_budget and deadline, in the future: not %s', (_name, schedule, found) => {
    const problems = problemsOf(MINIMAL.replace('total_budget = "4h"', schedule));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(found);
  });

  it('reports what its rules forbid beside what its shape forbids', () => {
    const text = `${MINIMAL.replace('[schedule]', '[schedule]\ndeadline = "yesterday"').replace('"min"', '"up"')}
env = { K = "$NOPE" }
[iteration]
budget = "0s"
paralel = 2
[[guards]]
name = "tests"
command = "a"
[[guards]]
name = "tests"
command = 5
`;
    const decoded = decodeToml('config.toml', Buffer.from(text));
    if ('problems' in decoded) throw new Error('no TOML');
    const checkVariable = () => [{ found: '$NOPE', expected: 'a variable', remedy: 'Set it.' }];
    const read = parseExperimentConfig(decoded.document, { ...place, folder: 'tau', checkVariable });
    const reported = 'problems' in read ? read.problems.map(({ path, line }) => [path, line]) : [];
    expect(reported.sort()).toEqual(
      [
        ['$.objective.direction', 6],
        ['$.iteration.paralel', 16],
        ['$.guards[1].command', 22],
        ['$.experiment.name', 3],
        ['$.iteration.budget', 15],
        ['$.schedule', 7],
        ['$.schedule.deadline', 8],
        ['$.agent.env.K', 13],
        ['$.guards[1].name', 21],
      ].sort(),
    );
  });

  it('reports each place once, and leaves what is of another type to the shape', () => {
    expect(problemsOf(MINIMAL.replace('"pi"', '"p i"'))).toHaveLength(1);
    expect(problemsOf(MINIMAL.replace('command = "agent {prompt_file}"', 'command = " "'))).toHaveLength(1);
    expect(problemsOf('experiment = 1\nobjective = 2\nschedule = 3\nagent = 4\n')).toHaveLength(4);
  });

  it('names the known word that is nearest to a wrong one', () => {
    const [problem = ''] = problemsOf(MINIMAL.replace('command = "agent {prompt_file}"', 'preset = "clade"'));
    expect(problem).toMatch(/: "clade"; expected .*"claude".*\. Did you mean "claude"\?$/);
  });

  it('has the name of its folder', () => {
    expect(problemsOf(MINIMAL, 'tau')).toEqual([
      'config.toml:3:1: $.experiment.name: "pi"; expected the name of its folder, "tau". Rename one of the two.',
    ]);
  });

  it('has a base to confirm against in mid-run', () => {
    const keys = 'direction = "min"\nbaseline = false\nconfirm = { every_keeps = 10 }';
    expect(problemsOf(MINIMAL.replace('direction = "min"', keys))).toEqual([
      expect.stringMatching(/: \$\.objective\.baseline: baseline = false; expected true with confirm\.every_keeps: /),
    ]);
  });

  it.each([
    ['objective.effort', 'decision = "greedy"\neffort = "fast"', ''],
    ['objective.max_pairs', 'decision = "greedy"\nmax_pairs = 30', ''],
    ['objective.aa_check_every', 'decision = "ladder"\naa_check_every = 5', ''],
    ['objective.confirm.pairs', 'baseline = false\nconfirm = { pairs = 4 }', ''],
    ['objective.negative_control', 'baseline = false\nnegative_control = "warn"', ''],
    ['setup.timeout', '', '[setup]\ntimeout = "9m"'],
    ['teardown.timeout', '', '[teardown]\ntimeout = "9m"'],
    ['summarize.enabled', '', '[summarize]\nenabled = true'],
    ['summarize.timeout', '', '[summarize]\ntimeout = "9m"'],
    ['summarize.command', '', '[summarize]\nenabled = false\ncommand = "sum {prompt_file}"'],
  ])('has no key without effect: %s', (key, objective, more) => {
    const text = `${MINIMAL.replace('direction = "min"', `direction = "min"\n${objective}`)}${more}\n`;
    const words = key.split('.').at(-1) ?? '';
    const line = text.split('\n').findLastIndex((each) => each.includes(`${words} =`)) + 1;
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`config.toml:${line}:`);
    expect(problems[0]).toMatch(new RegExp(`\\$\\.${key.replaceAll('.', '\\.')}: .*; expected .*\\.$`));
  });

  it('leaves standard input to a preset', () => {
    const preset = MINIMAL.replace('command = "agent {prompt_file}"', 'preset = "codex"');
    expect(problemsOf(`${preset}stdin = "prompt"\n`)).toEqual([expect.stringContaining('$.agent.stdin: ')]);
    expect(problemsOf(`${preset}stdin = "none"\n`)).toEqual([]);
  });

  it.each([
    'decision = "auto"\neffort = "fast"\nscreen = "off"\nmax_pairs = 30',
    'decision = "greedy"\neffort = "auto"\nshare_seed = true\nsize = "lines"',
    'baseline = false\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
  ])('takes keys at their defaults, and those that the noise decides about: %s', (keys) => {
    const more = '[boundaries]\nallow_paths = ["src/**"]\n[setup]\ntimeout = "300s"\n[summarize]\nenabled = false\n';
    expect(problemsOf(MINIMAL.replace('direction = "min"', `direction = "min"\n${keys}`) + more)).toEqual([]);
  });

  it('has an iteration budget above nothing', () => {
    const problems = problemsOf(`${MINIMAL}[iteration]\nbudget = "0m"\n`);
    expect(problems).toEqual([
      'config.toml:12:1: $.iteration.budget: "0m"; expected more than nothing. Write e.g. "5m".',
    ]);
  });

  it('hands the prompt to the agent in a file or on standard input', () => {
    const silent = MINIMAL.replace('agent {prompt_file}', 'agent');
    expect(problemsOf(silent)).toEqual([
      'config.toml:10:1: $.agent.command: "agent"; expected {prompt_file} in the command. Add {prompt_file} to the command, or set agent.stdin = "prompt".',
    ]);
    expect(problemsOf(`${silent}stdin = "prompt"\n`)).toEqual([]);
  });

  it('names a placeholder that is misspelt, and leaves other braces to the shell', () => {
    const of = (command: string) => problemsOf(MINIMAL.replace('agent {prompt_file}', command));
    expect(of('agent {prompt-file} {worksdir}')).toEqual([
      'config.toml:10:1: $.agent.command: the placeholder {prompt-file}; expected one of {prompt_file}, {workdir} and {iter}. Did you mean {prompt_file}?',
      'config.toml:10:1: $.agent.command: the placeholder {worksdir}; expected one of {prompt_file}, {workdir} and {iter}. Did you mean {workdir}?',
    ]);
    expect(of(`agent {prompt_file} \${WORKSDIR} {a,b} {item}`)).toEqual([]);
  });

  it('refuses patterns that leave the repository', () => {
    expect(problemsOf(`${MINIMAL}[boundaries]\ndeny_paths = ["../x", "a..b/**"]\n`)).toEqual([
      'config.toml:12:15: $.boundaries.deny_paths[0]: "../x"; expected a pattern of files in the repository, without "..". Fix the value.',
    ]);
  });

  it('has an agent: a command or a preset', () => {
    expect(problemsOf(MINIMAL.replace('command = "agent {prompt_file}"', ''))).toEqual([
      'config.toml:9:1: $.agent: an agent without a command; expected agent.command, agent.preset or [[agents]]. Add one of them.',
    ]);
    expect(problemsOf(MINIMAL.replace('command = "agent {prompt_file}"', 'preset = "codex"'))).toEqual([]);
  });

  it.each([
    '{ kind = "regex", pattern = "score=" }',
    '{ kind = "regex", pattern = "(" }',
    '{ kind = "jq" }',
    '{ kind = "yaml" }',
  ])('does not read scores by %s', (parseKey) => {
    expect(problemsOf(MINIMAL.replace('direction =', `parse = ${parseKey}\ndirection =`))).toHaveLength(1);
  });

  it('has guards of different names', () => {
    const guard = '[[guards]]\nname = "tests"\ncommand = "npm test"\n';
    expect(configOf(MINIMAL + guard).guards).toEqual([{ name: 'tests', command: 'npm test', timeout: '60s' }]);
    expect(problemsOf(MINIMAL + guard + guard)).toEqual([
      'config.toml:15:1: $.guards[1].name: a second guard "tests"; expected each name once. Rename one of the two.',
    ]);
  });

  it('that is no TOML is refused with line and column', () => {
    expect(problemsOf('[experiment]\nname = "a\n')).toEqual([
      expect.stringMatching(/^config\.toml:2:\d+: .+; expected valid TOML\. Fix the syntax\.$/),
    ]);
    expect(problemsOf('[objective]\ndirection = min\n')).toEqual([
      expect.stringMatching(/^config\.toml:2:\d+: .+; expected valid TOML\. Put text in double quotes/),
    ]);
    expect(problemsOf('a = 1\na = 2\n')).toEqual([expect.stringMatching(/^config\.toml:2:\d+: /)]);
  });
});

describe('a key by its old name', () => {
  const WARN = 'tell';
  const old = MINIMAL.replace('[schedule]', `integrity = { broken = "${WARN}", max_plausible = 3 }\n[schedule]`);

  it('is read like the new one, with a note of both names', () => {
    const read = parse(old);
    if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
    expect(read.config.objective).toMatchObject({ negative_control: 'warn', max_plausible: 3 });
    expect(read.notes).toEqual([
      `config.toml:7: objective.integrity.broken is an old name; write objective.negative_control = "warn" (was "${WARN}")`,
      'config.toml:7: objective.integrity.max_plausible is an old name; write objective.max_plausible',
    ]);
  });

  it('is reported with the other problems where it has one', () => {
    expect(problemsOf(old.replace('"min"', '"less"').replace('max_plausible = 3', 'max_plausible = 0'))).toEqual([
      expect.stringMatching(/^config\.toml:6:\d+: \$\.objective\.direction: "less"/),
      expect.stringMatching(/^config\.toml:7:\d+: \$\.objective\.integrity\.max_plausible: 0/),
    ]);
  });
});

describe('the network keys of a config', () => {
  it('may not give a command another network access than objective.network, which is written, too', () => {
    const both = MINIMAL.replace('direction = "min"', 'direction = "min"\nnetwork = "off"');
    const own = '[environment]\nnetwork = { setup = "on", guards = "on", confirm = "off" }\n';
    expect(problemsOf(`${both}${own}`)).toEqual([
      'config.toml:13:27: $.environment.network.guards: "on"; expected what objective.network says, "off". Remove one of the two keys.',
    ]);
    expect(problemsOf(`${MINIMAL}${own}`)).toEqual([]);
  });
});

describe('a benchmark format', () => {
  const withParse = (parse: string, direction = 'min') =>
    MINIMAL.replace('direction = "min"', `direction = "${direction}"\nparse = ${parse}`);

  it('is taken with the names of the benchmarks that count, and a figure that it has', () => {
    const { objective } = configOf(withParse('{ kind = "criterion", only = ["sort/*"], statistic = "median" }'));
    expect(objective.parse).toEqual({ kind: 'criterion', only: ['sort/*'], statistic: 'median' });
  });

  it('whose values are better when lower is refused with direction = "max"', () => {
    expect(problemsOf(withParse('{ kind = "go" }', 'max')).join('\n')).toMatch(
      /objective\.direction.*"max".*"min": the score of "go" is in ns, and less is better/s,
    );
  });

  it.each([
    ['{ kind = "go", statistic = "median" }', /none: "go" has one figure of a benchmark/],
    ['{ kind = "nanobench", statistic = "mean" }', /"median" or "min" of "nanobench"/],
    ['{ kind = "criterion", only = [] }', /at least one name/],
    ['{ kind = "criterium" }', /benchmark format/],
  ])('is refused as %s', (parse, expected) => {
    expect(problemsOf(withParse(parse)).join('\n')).toMatch(expected);
  });
});

describe('the environment of commands', () => {
  const own = (lines: string, tables = '') => problemsOf(`${MINIMAL}[environment]\n${lines}\n${tables}`);

  it('may not name a secret that no command would get', () => {
    const secret = 'env = { CI = "1", TOKEN = "$TOKEN" }';
    const problem = [
      expect.stringMatching(/^config\.toml:12:\d+: \$\.environment\.env\.TOKEN: .*which no command gets/),
    ];
    expect(own(secret)).toEqual(problem);
    expect(own(secret, '[setup]\ncommand = "npm ci"')).toEqual(problem);
    expect(own(secret, '[setup]\ncommand = "npm ci"\ninputs = ["package-lock.json"]')).toEqual([]);
    expect(own(`${secret}\ndisclose = { objective = ["TOKEN"] }`)).toEqual([]);
    expect(own(`${secret}\ndisclose = { objective = ["TOKEN", "CI"] }`)).toEqual([
      expect.stringMatching(
        /^config\.toml:13:\d+: \$\.environment\.disclose\.objective\[1\]: "CI"; expected a variable/,
      ),
    ]);
  });

  it('may not name places of keys, where it is to be run', () => {
    const text = `${MINIMAL}[environment]\nreadable = ["/mnt"]\ndevices = ["/dev/mem"]\n`;
    const decoded = decodeToml('config.toml', Buffer.from(text));
    if ('problems' in decoded) throw new Error('the text is no TOML');
    const problem = { found: 'x', expected: 'y', remedy: 'Z.' };
    const read = parseExperimentConfig(decoded.document, {
      ...place,
      checkPlaces: ({ readable, devices }) => {
        expect({ readable, devices }).toEqual({ readable: ['/mnt'], devices: ['/dev/mem'] });
        return [[['environment', 'readable', 0], problem]];
      },
    });
    expect('problems' in read ? read.problems.map(renderProblem) : []).toEqual([
      expect.stringMatching(/^config\.toml:12:\d+: \$\.environment\.readable\[0\]: x; expected y\. Z\.$/),
    ]);
  });
});
