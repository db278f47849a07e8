/** What the entries of a mission's ledger hold. Pure. */
import * as z from 'zod/mini';
import { instant, iterNumber } from '../base/record-fields.ts';
import { agentFailureSchema } from '../engine/agent/agent-failure.ts';
import { KEEP_POLICIES } from '../settings/mission-contract.ts';
import { CANDIDATE_STATUSES } from './candidate.ts';
import { comparisonSchema } from './comparison.ts';
import { DECISIONS } from './decide.ts';
import { EVALUATION_STATUSES } from './evaluator-output.ts';

export const text = z.string();
export const commit = z.string().check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const amount = z.number().check(z.minimum(0));
export const maybe = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

const evaluationSchema = z.looseObject({
  command: text,
  ran_at: text,
  status: z.enum(EVALUATION_STATUSES),
  pass: maybe(z.boolean()),
  score: maybe(z.number()),
  exit_code: maybe(z.int()),
  stdout: text,
  stderr: text,
  parse_error: maybe(text),
});

/** What a session used up, as far as its agent said so. */
export const usageSchema = z.looseObject({
  /** As the agent's own program names it. */
  model: z.optional(z.string()),
  input_tokens: z.optional(amount),
  output_tokens: z.optional(amount),
  usd: z.optional(amount),
  /** Of the input. */
  cached_input_tokens: z.optional(amount),
  cache_write_tokens: z.optional(amount),
  /** Where the gateway counted them. */
  by_model: z.optional(z.array(z.looseObject({ model: z.string() }))),
  estimated: z.optional(z.literal(true)),
  at_least: z.optional(z.literal(true)),
});

/** Of several agents the one that has a session, and what it was chosen by. */
export const chosenAgentSchema = z.looseObject({
  name: text,
  of: z.array(text),
  plateau: z.int().check(z.minimum(0)),
  /** How often the run had moved on since the last kept commit. */
  stage: z.optional(z.int().check(z.minimum(1))),
});
export type ChosenAgent = z.output<typeof chosenAgentSchema>;

/** What an iteration without a session is made of. */
export const ownShape = {
  /** At the end: the accepted changes that it takes out, newest first, by the tests that accepted them. */
  reverts: z.optional(
    z.looseObject({
      taken: z.array(text),
      /** What does not come out cleanly. */
      stays: z.array(text),
      /** How much they may be worth together. */
      margin: z.number(),
      /** Of what is left. */
      tree: text,
    }),
  ),
  /** Of a change that no agent made: the earlier iterations whose changes it puts together on its base. */
  recombines: z.optional(z.array(iterNumber)),
} as const;

export const entryShape = {
  iteration: iterNumber,
  decision: z.enum(DECISIONS),
  decision_reason: text,
  candidate_status: maybe(z.enum(CANDIDATE_STATUSES)),
  base_commit: commit,
  candidate_commit: maybe(commit),
  /** The last kept commit after it. */
  kept_commit: commit,
  keep_policy: z.enum(KEEP_POLICIES),
  evaluator: maybe(evaluationSchema),
  created_at: instant,
  notes: z.array(text),
  description: text,
  /** Whether the workspace is put back to the kept commit after it, or left as the session left it. */
  lane: z.enum(['reset', 'left']),
  /** A change from elsewhere that did not fit onto the last kept commit: the trees that it leads from and to. */
  conflicted: z.optional(z.looseObject({ from: commit, to: commit })),
  /** Where candidates are compared in pairs, and this one was. */
  comparison: z.optional(comparisonSchema),
  chosen_agent: z.optional(chosenAgentSchema),
  ...ownShape,
  usage: z.optional(usageSchema),
  /** The call to the model that the session ended by; only where it handed nothing over. */
  agent_failure: z.optional(agentFailureSchema),
  /** Exit code of such a session, other than 0. */
  agent_exit: z.optional(z.int()),
  /** Another job spent that, which budgets here do not count. */
  spent_elsewhere: z.optional(z.literal(true)),
  /** Hash of the entry of another job that this one repeats: nothing was judged here. */
  reported: z.optional(text),
  /** The attempt of a wave that it is. */
  wave: z.optional(
    z.looseObject({
      ...{ id: text, slot: z.int().check(z.minimum(0)), absent: z.optional(z.boolean()), claimed: z.optional(text) },
    }),
  ),
  /** Digest of the list of its files. */
  files_digest: z.optional(text),
};

/** What an iteration without a session is made of. */
export type OwnChange = z.output<z.ZodMiniObject<typeof ownShape>>;
