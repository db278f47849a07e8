/** What the settings say of the login of a preset's CLI. Pure. */
import type { SettingsProblem } from '../../decision/settings-problem.ts';
import { AGENT_PRESETS, type AgentPreset, loginOf, PRESETS } from '../agents/registry.ts';

export interface LoginChoice {
  readonly preset?: AgentPreset | undefined;
  readonly model?: string | undefined;
  readonly login?: boolean | undefined;
}

/** What is wrong with a login as it is written; a value of another type is left to the schema. */
export function loginProblems(agent: Readonly<Record<string, unknown>>): SettingsProblem[] {
  const { login, preset, command, env, gateway, network, sandbox } = agent;
  if (login !== true) return [];
  const able = AGENT_PRESETS.filter((name) => loginOf(name) !== undefined);
  const known = able.find((name) => name === preset);
  if (command !== undefined || known === undefined) {
    return [
      {
        path: ['login'],
        found: command === undefined ? 'login without a preset that has one' : 'login beside a command',
        expected: `it only with a preset: ${able.join(', ')}`,
        remedy: 'Set agent.preset, or a key in agent.env.',
      },
    ];
  }
  const written = typeof env === 'object' && env !== null ? Object.keys(env) : [];
  const key = written.find((name) => PRESETS[known].keys.includes(name));
  const isBehind = known === 'claude' || known === 'codex' || known === 'opencode';
  return [
    ...(key === undefined
      ? []
      : [
          {
            path: ['env', key],
            found: `a key beside agent.login`,
            expected: 'one of the two',
            remedy: `Take ${key} out of agent.env, or agent.login.`,
          },
        ]),
    ...(gateway === undefined || gateway === null
      ? []
      : [
          {
            path: ['gateway'],
            found: 'gateway beside agent.login',
            expected: 'none: a login goes through the gateway wherever its CLI can',
            remedy: 'Take agent.gateway out.',
          },
        ]),
    ...(network === 'off' || (network === 'model' && !isBehind)
      ? [
          {
            path: ['network'],
            found: `${JSON.stringify(network)} with the login of ${known}`,
            expected: isBehind ? '"on" or "model"' : '"on": its CLI calls its service by itself',
            remedy: `Set agent.network to "on"${isBehind ? ' or "model"' : ''}, or use a key.`,
          },
        ]
      : []),
    ...(sandbox === 'off'
      ? [
          {
            path: ['sandbox'],
            found: '"off" with agent.login',
            expected: '"auto" or "required": only bubblewrap keeps the login away from the agent',
            remedy: 'Set agent.sandbox to "required", or use a key.',
          },
        ]
      : []),
  ];
}
