import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../../src/base/errors.ts';
import { decodeToml } from '../../../src/base/toml-document.ts';
import { agentsOf, plateauOf } from '../../../src/engine/agent/configured-agents.ts';
import { parseExperimentConfig } from '../../../src/experiment/config/config.ts';

const HEAD = `[experiment]
name = "pi"
[objective]
command = "bash score.sh"
direction = "min"
[schedule]
total_budget = "4h"
`;
const FAST = '[[agents]]\nname = "fast"\npreset = "claude"\nmodel = "haiku"\nstrategy = "small safe steps"\n';
const DEEP = '[[agents]]\nname = "deep"\npreset = "codex"\nenv = { OPENAI_API_KEY = "$OPENAI_API_KEY" }\n';

function parse(text: string, top = '') {
  const decoded = decodeToml('config.toml', Buffer.from(top + HEAD + text));
  if ('problems' in decoded) return decoded;
  const place = { folder: 'pi', now: new Date('2026-05-20T12:00:00Z'), utcOffset: () => 0 };
  return parseExperimentConfig(decoded.document, place);
}

function configOf(text: string) {
  const read = parse(text);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.config;
}

function problemsOf(text: string, top = ''): string[] {
  const read = parse(text, top);
  return 'problems' in read ? read.problems.map(renderProblem) : [];
}

describe('several agents', () => {
  it('share what [agent] says, and each has its own preset, model, variables and strategy', () => {
    const config = configOf(`${FAST}${DEEP}[agent]\nsandbox = "required"\nenv = { LANG = "C" }\n`);
    expect(agentsOf(config)).toMatchObject([
      { name: 'fast', agent: { preset: 'claude', model: 'haiku', sandbox: 'required', env: { LANG: 'C' } } },
      { name: 'deep', agent: { preset: 'codex', env: { LANG: 'C', OPENAI_API_KEY: '$OPENAI_API_KEY' } } },
    ]);
    expect(agentsOf(config).map(({ strategy }) => strategy)).toEqual(['small safe steps', undefined]);
    expect(plateauOf(config)).toBe(12);
  });

  it('are as before where there is one: nothing is chosen, and a plateau only where it is set', () => {
    const one = configOf('[agent]\npreset = "codex"\n');
    expect(agentsOf(one)).toEqual([{ name: 'agent', agent: one.agent, strategy: undefined, path: ['agent'] }]);
    expect([one, configOf(FAST), configOf(`${FAST}[iteration]\nplateau = 5\n`)].map(plateauOf)).toEqual([0, 0, 5]);
    expect(Object.keys(one)).not.toContain('agents');
  });

  it('report every problem at once', () => {
    const text = [
      '[agent]\ncommand = "agent {prompt_file}"\nmodel = "opus"\n',
      '[[agents]]\nname = "fast"\npreset = "cloud"\n',
      '[[agents]]\nname = "fast"\n',
      '[[agents]]\nname = "own one"\ncommand = "agent"\nmodel = "opus"\n',
      '[[agents]]\nname = "piped"\npreset = "codex"\nstdin = "prompt"\nstrategy = " "\n',
    ];
    expect(problemsOf(text.join(''))).toEqual([
      'config.toml:13:1: $.agents[0].preset: "cloud"; expected "claude" or "codex" or "gemini" or "opencode" or "copilot" or "aider". Did you mean "claude"?',
      'config.toml:17:1: $.agents[2].name: "own one"; expected a name of letters, digits, "_" and "-". Fix the value.',
      'config.toml:24:1: $.agents[3].strategy: " "; expected text that is not blank. Fix the value.',
      'config.toml:9:1: $.agent.command: agent.command beside [[agents]]; expected it in an entry of [[agents]]: what agents share stays in [agent]. Move it into an entry, or take [[agents]] out.',
      'config.toml:10:1: $.agent.model: agent.model beside [[agents]]; expected it in an entry of [[agents]]: what agents share stays in [agent]. Move it into an entry, or take [[agents]] out.',
      'config.toml:15:1: $.agents[1].name: a second agent "fast"; expected each name once. Rename one of the two.',
      'config.toml:14:1: $.agents[1]: an agent without a command; expected a preset or a command. Add one of the two to the entry.',
      'config.toml:19:1: $.agents[2].model: model beside a command; expected it only with a preset. Write it into the command, or replace the command by agent.preset.',
      'config.toml:18:1: $.agents[2].command: "agent"; expected {prompt_file} in the command. Add {prompt_file} to the command, or set stdin = "prompt".',
      'config.toml:23:1: $.agents[3].stdin: stdin = "prompt"; expected it only with a command: a preset has its own. Leave it out.',
    ]);
    expect(problemsOf('', 'agents = []\n').join()).toContain('$.agents: an array of 0; expected at least one agent');
    expect(problemsOf('')).toEqual([
      'config.toml:1:1: $.agent: an agent without a command; expected agent.command, agent.preset or [[agents]]. Add one of them.',
    ]);
  });

  it('report what is wrong with a setting that they share once, where it is', () => {
    const login = '[agent]\nlogin = true\nsandbox = "off"\n';
    expect(problemsOf(`${login}${FAST}${DEEP.replace(/env.*\n/, '')}`)).toEqual([
      'config.toml:10:1: $.agent.sandbox: "off" with agent.login; expected "auto" or "required": only bubblewrap keeps the login away from the agent. Set agent.sandbox to "required", or use a key.',
    ]);
  });
});
