/** Groups of keys that the files of several loops have. */
import * as z from 'zod/mini';
import type { Risk } from '../base/accepted-risk.ts';
import { GATEWAY_APIS } from '../engine/gateway/protocol.ts';
import { named, setting } from './setting.ts';
import {
  choice,
  duration,
  durationAboveNothing,
  filled,
  folders,
  from,
  globs,
  notNegative,
  onOff,
  positive,
  switchable,
  variables,
} from './values.ts';

/** How the commands that judge a change are run; the same keys in `[objective]` and in `evaluator`. */
export const evaluatorShape = {
  network: setting(z._default(onOff, 'off'), {
    doc: 'Network access of the evaluator and the guards. `off` works in a sandbox only.',
  }),
  tracing: setting(z.optional(onOff), {
    unset: '`"off"`',
    doc: 'Whether a process of the evaluator or the holdout may [trace another one](sandbox.md#tracing). `off` works in bubblewrap only.',
  }),
  protect: setting(z.optional(globs), {
    unset: 'the files that the commands name, and manifests that decide what they run',
    doc: 'Files of [the evaluator](../explanation/evaluator.md#the-evaluator-is-protected), which no change may alter.',
  }),
  writable: setting(z.optional(folders), {
    unset: '`[]`',
    doc: 'Folders inside protected ones that each command may write to. Each command gets them empty.',
  }),
} as const;

export const guardsSetting = (timeout: z.ZodMiniType<string, string>) =>
  z._default(
    z.array(
      z.strictObject({
        name: setting(filled, { doc: 'Unique name; it also names the logs.' }),
        command: setting(filled, { doc: 'Must exit with 0 on a change before the evaluator runs.' }),
        timeout: setting(z._default(timeout, '60s'), { doc: 'A guard that takes longer has failed.' }),
      }),
    ),
    [],
  );

const limit = z.optional(from(1));

export const permit = setting(z._default(globs, []), {
  doc: 'Takes paths off the lists of what is [always denied](boundaries.md), of what is [loaded automatically](denied-files.md#files-that-are-loaded-by-themselves) and of what [shadows other files](boundaries.md#files-that-shadow-others).',
});

export const boundariesSetting = z.prefault(
  z.strictObject({
    allow_paths: setting(z._default(globs, []), {
      doc: 'Files that a change should be limited to. The agent learns them.',
    }),
    deny_paths: setting(z._default(globs, []), { doc: 'Files that no change may touch.' }),
    enforce_allow: setting(z._default(switchable, false), { doc: 'Deny changes outside `allow_paths`.' }),
    permit,
    max_files: setting(limit, { unit: 'files', doc: 'Deny changes of more files.' }),
    max_diff_lines: setting(limit, {
      unit: 'lines',
      doc: 'Deny changes with more added and removed lines, binary files included.',
    }),
  }),
  {},
);

export const captureSetting = z.prefault(
  z.strictObject({
    max_files: setting(z._default(from(1), 100_000), {
      unit: 'files',
      doc: 'New files that a change may add. Ignored files do not count.',
    }),
    max_mb: setting(z._default(from(1), 1024), {
      unit: 'MB',
      doc: 'How much a change may add to the tree. A sparse file counts with its full length.',
    }),
    timeout: setting(z._default(durationAboveNothing, '5m'), {
      doc: 'Time to read what the agent left, and again to compare it and to search it for keys. Beyond a limit the change is denied without being read.',
    }),
  }),
  {},
);

export type CaptureSettings = z.output<typeof captureSetting>;

const risk = (doc: string) => setting(z._default(switchable, false), { doc });

/** Risks that a person accepts knowingly. */
export const acceptedRisksShape = z.strictObject({
  base_guard: risk('Continue although the base fails a guard; see [accepted risks](accepted-risks.md).'),
  evaluator_in_process: risk('Continue although a candidate that prints a score and exits gets that score.'),
  low_disk: risk('Continue with less than 100 MB of free disk.'),
  planted_files: risk(
    'Continue although a change may add a file that the evaluator loads instead of its own. Missions do not try this.',
  ),
  unprotected_links: risk('Continue although a protected link leads to a file that a change may alter.'),
  unprotected_tests: risk(
    'Continue although a change may alter tests that a guard uses, or files that decide what a command runs.',
  ),
} satisfies Record<Risk, z.ZodMiniType>);

export const usdSetting = setting(z.optional(positive), {
  unit: 'US dollars',
  doc: 'Maximum cost of the agents of one run, as far as they report it. An agent starts only if what is left covers the most expensive one so far.',
});

/** What the CLI of a preset is called with. */
export const cliOptionShape = {
  model: setting(z.optional(filled), {
    unset: 'that of the CLI',
    doc: 'Model of a preset, as its CLI names it.',
  }),
  reasoning: setting(
    named(z.optional(z.string().check(z.regex(/^[a-z]+$/, 'a level such as "low" or "high"'))), 'level'),
    { unset: 'that of the CLI', doc: 'How hard the model of a preset thinks, as its CLI names it: `low`, `high`.' },
  ),
  args: setting(named(z.optional(z.array(z.string())), 'list of texts'), {
    unset: 'none',
    doc: 'More arguments for the CLI of a preset, each one word.',
  }),
} as const;

/** How long an agent may wait for its model. */
export const agentWaitShape = {
  max_wait: setting(z.optional(duration), {
    unset: 'to the end of the schedule',
    doc: 'Longest wait for a model that is at its limit or overloaded. Waiting does not count as an attempt.',
  }),
} as const;

export const CONTEXT_BUDGET = 4000;

/** How long a prompt may be. */
export const contextBudgetSetting = setting(z._default(from(1000), CONTEXT_BUDGET), {
  unit: 'tokens',
  doc: 'Maximum tokens of a prompt, estimated and rounded up. Your own text is never shortened; the list of earlier attempts is.',
});

const SANDBOX_REQUESTS = ['auto', 'required', 'off'] as const;

export const modelPrice = z.strictObject({
  input: notNegative,
  output: notNegative,
  cache_read: z.optional(notNegative),
  cache_write: z.optional(notNegative),
  long_cache_write: z.optional(notNegative),
});

/** What an agent gets of the machine. */
export const agentIsolationShape = {
  env: setting(z._default(variables, {}), {
    doc: 'Environment variables for the agent. `$NAME` is taken from your environment, in braces too; `$$` is a dollar sign. Nothing else of your environment reaches it.',
  }),
  sandbox: setting(z._default(choice(SANDBOX_REQUESTS), 'auto'), {
    doc: '[Isolation](sandbox.md) of the agent: the strongest level that works here, at least bubblewrap, or none.',
  }),
  network: setting(z.optional(choice(['on', 'off', 'model'])), {
    unset: '`"on"`; in the action `"model"` for the agent alone, where a preset uses the gateway in bubblewrap',
    doc: 'Network access of the agent. `model`: it reaches its model through [the gateway](model-gateway.md), and nothing else. Refused where the network cannot be cut off.',
  }),
  login: setting(z.optional(switchable), {
    unset: '`false`',
    doc: 'Use [the login of the CLI](logins.md) in your home in place of a key. It needs a preset and bubblewrap, and is refused on a runner.',
  }),
  gateway: setting(z.optional(choice([...GATEWAY_APIS, 'off'])), {
    unset: 'that of the preset, where it has a key in `env` or `network` is `"model"`; else `"off"`',
    doc: 'API of the model, for calls through [the gateway](model-gateway.md): the agent gets a token in place of its key, and every call is counted.',
  }),
  server_tools: setting(z.optional(switchable), {
    unset: '`false`',
    doc: 'Let calls through the gateway use tools that run on the server of the model, such as web search, and content that it fetches from an address.',
  }),
  transcript: setting(z.optional(switchable), {
    unset: '`false`',
    doc: 'Keep [what agent and model say to each other](model-gateway.md#transcripts), as the gateway sees it, with keys redacted.',
  }),
  price: setting(named(z.optional(z.record(filled, modelPrice)), 'table of prices'), {
    unset: 'list prices that ship with autorize',
    doc: 'Prices of models by name, in US dollars for a million tokens: `input`, `output`, and where they differ `cache_read`, `cache_write` and `long_cache_write`.',
  }),
} as const;

export const promptInput = choice(['none', 'prompt']);
export const noopLimit = setting(z._default(from(0), 5), {
  unit: 'iterations',
  doc: 'Iterations in a row without a change that end the run. 0 disables this limit.',
});
export const iterationLimit = setting(z._default(from(0), 0), {
  unit: 'iterations',
  doc: 'Iterations after which the run is complete. 0 sets no limit.',
});

/** A command that is a line for `sh -c`, or nothing. */
export const commandText = named(z._default(z.string(), ''), 'text');

/** Changes that the run itself proposes. */
export const searchShape = z.strictObject({
  recombine: setting(z._default(switchable, false), {
    doc: 'Propose changes that were nearly accepted [once more](../explanation/experiments.md#recombination), two together or on a newer commit.',
  }),
});
