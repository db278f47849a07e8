/** Several agents that share the iterations of a run. */
import * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { named, setting } from './setting.ts';
import { cliOptionShape, promptInput } from './shared-shapes.ts';
import { choice, filled, variables } from './values.ts';

const agentName = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));

/** The agents by their names; absent: the one of `[agent]`. */
export const agentsSetting = z.optional(
  z
    .array(
      z.strictObject({
        name: setting(named(agentName, 'letters, digits, `_`, `-`'), {
          doc: 'Unique name, for records and reports. Other keys of `[agent]` apply to each agent, too.',
        }),
        preset: setting(named(z.optional(choice(AGENT_PRESETS)), '[name](agents.md#presets)'), {
          unset: 'required without a command',
          doc: 'Command line of a known agent CLI.',
        }),
        command: setting(z.optional(filled), {
          unset: 'required without a preset',
          doc: 'Command line in place of a preset, as in `agent.command`.',
        }),
        stdin: setting(z.optional(promptInput), {
          unset: '`"none"`',
          doc: 'Whether its command gets the prompt on standard input.',
        }),
        ...cliOptionShape,
        env: setting(z.optional(variables), {
          unset: 'none',
          doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
        }),
        strategy: setting(z.optional(filled), {
          unset: 'none',
          doc: 'A paragraph for the prompt: how this agent is to look for changes.',
        }),
      }),
    )
    .check(z.minLength(1, 'at least one agent')),
);
