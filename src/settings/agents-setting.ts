/** Several agents that share the attempts of a loop. */
import * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { named, setting } from './setting.ts';
import { cliOptionShape, promptInput } from './shared-shapes.ts';
import { choice, filled, from, variables } from './values.ts';

const agentName = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));

const entryShape = {
  name: setting(named(agentName, 'letters, digits, `_`, `-`'), {
    doc: 'Unique name, for records and reports. Other keys of `agent` apply to each agent, too.',
  }),
  preset: setting(named(z.optional(choice(AGENT_PRESETS)), '[name](agents.md#presets)'), {
    unset: 'required without a command',
    doc: 'Command line of a known agent CLI.',
  }),
  command: setting(z.optional(filled), {
    unset: 'required without a preset',
    doc: 'Command line in place of a preset, as in `agent.command`.',
  }),
} as const;

const ownShape = {
  ...cliOptionShape,
  env: setting(z.optional(variables), {
    unset: 'none',
    doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
  }),
  strategy: setting(z.optional(filled), {
    unset: 'none',
    doc: 'A paragraph for the prompt: how this agent is to look for changes.',
  }),
} as const;

/** The agents of an experiment by their names; absent: the one of `[agent]`. */
export const agentsSetting = z.optional(
  z
    .array(
      z.strictObject({
        ...entryShape,
        stdin: setting(z.optional(promptInput), {
          unset: '`"none"`',
          doc: 'Whether its command gets the prompt on standard input.',
        }),
        ...ownShape,
      }),
    )
    .check(z.minLength(1, 'at least one agent')),
);

/** The agents of a mission: a session always reads its instructions on standard input. */
export const sessionAgentsSetting = z.optional(
  z.array(z.strictObject({ ...entryShape, ...ownShape })).check(z.minLength(1, 'at least one agent')),
);

export const plateauSetting = setting(z.optional(from(0)), {
  unit: 'rejected candidates in a row',
  unset: '12 with several `agents`, else 0',
  doc: 'When to [move on](several-agents.md#plateau): to another agent, or, in an experiment, to an earlier accepted commit to begin at. 0 never does.',
});
