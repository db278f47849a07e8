import * as z from 'zod/mini';
import { instant, iterNumber } from '../../base/record-fields.ts';
import { agentFailureSchema } from '../../engine/agent/agent-failure.ts';
import { limitsSchema } from './run-limits.ts';

/** How an iteration ended. Source: experiments, "Steps and outcomes". */
export const OUTCOMES = [
  'baseline',
  'merged',
  'discarded',
  'inconclusive',
  'noop',
  'denied',
  'invalid',
  'aborted',
  'killed',
  'infra_error',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface OutcomeRules {
  /** Uses one of `max_iterations`. */
  readonly counts: boolean;
  /** What becomes of the streak of noops that ends a run. */
  readonly streak: 'grows' | 'ends' | 'stays';
}

/** What each outcome counts toward; an attempt that the harness or the user broke off uses nothing up. */
export const OUTCOME_RULES: Readonly<Record<Outcome, OutcomeRules>> = {
  baseline: { counts: false, streak: 'stays' },
  merged: { counts: true, streak: 'ends' },
  discarded: { counts: true, streak: 'ends' },
  inconclusive: { counts: true, streak: 'ends' },
  noop: { counts: true, streak: 'grows' },
  denied: { counts: true, streak: 'ends' },
  invalid: { counts: true, streak: 'ends' },
  aborted: { counts: false, streak: 'stays' },
  killed: { counts: false, streak: 'stays' },
  infra_error: { counts: false, streak: 'stays' },
};

/** Outcomes of candidates that were compared with what was accepted, and lost or were undecided. */
export const EVALUATED_AGAIN: readonly Outcome[] = ['discarded', 'inconclusive'];

const text = z.string();
// To git a name that begins with a dash is an option.
const gitName = text.check(z.regex(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const whole = z.int().check(z.minimum(0));

const decision = z.looseObject({
  policy: text,
  n: maybe(whole),
  effect: maybe(z.number()),
  interval: maybe(z.tuple([z.number(), z.number()])),
  p_or_e: maybe(z.number()),
  threshold: maybe(z.number()),
});

const objectId = text.check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));

/** A person's word that an accepted change is rejected: which iteration, and what is judged again for it, in this order. */
const rejectionSchema = z.object({
  iter: iterNumber,
  by: text,
  at: text,
  reason: text,
  again: z.array(z.object({ iter: iterNumber, commit: objectId })),
});
export type Rejection = z.output<typeof rejectionSchema>;

/** `rejected.json`, exactly as on disk: with the commit that the experiment starts from. */
export const rejectionFileSchema = z.object({ ...rejectionSchema.shape, base: objectId });

/**
 * A line of `iterations.jsonl`, exactly as on disk. The first eleven members are those of the tool that this format
 * grew from, whose files load unchanged; the rest are ours, and unknown ones are kept as they are.
 */
export const iterationRecordSchema = z.looseObject({
  iter: iterNumber,
  started_at: text,
  ended_at: text,
  outcome: z.enum(OUTCOMES),
  score: maybe(z.number()),
  best_so_far: maybe(z.number()),
  agent_exit: maybe(z.int()),
  agent_killed_by_budget: z._default(z.boolean(), false),
  diff_lines: z._default(whole, 0),
  notes: z._default(text, ''),
  summary: maybe(text),
  v: maybe(whole),
  seq: maybe(whole),
  prev: maybe(text),
  hash: maybe(text),
  base_commit: maybe(gitName),
  commit: maybe(gitName),
  tree: maybe(gitName),
  changed_paths: maybe(z.array(text)),
  /** How many there are besides those that are listed; only of what was not accepted. */
  more_paths: maybe(whole),
  protected_digest: maybe(text),
  sandbox: maybe(z.union([text, z.record(text, z.unknown())])),
  decision: maybe(decision),
  usage: maybe(
    z.looseObject({
      /** As the agent's own program names it. */
      model: maybe(text),
      input_tokens: maybe(whole),
      output_tokens: maybe(whole),
      usd: maybe(z.number()),
      /** Of the input. */
      cached_input_tokens: maybe(whole),
      cache_write_tokens: maybe(whole),
      /** Where the gateway counted them. */
      by_model: maybe(z.array(z.looseObject({ model: text }))),
      estimated: maybe(z.boolean()),
      at_least: maybe(z.boolean()),
    }),
  ),
  agent_failure: maybe(agentFailureSchema),
  durations: maybe(z.record(text, z.number())),
  worktree: maybe(text),
  /** Of a quarantined change: the commit that it is saved as. */
  held_commit: maybe(gitName),
  /** Of a change that was taken in place of an agent's turn: the commit that it came as. */
  proposed_commit: maybe(gitName),
  /** The attempt of a wave that it is from; what is said of its pre-test is the word of another machine. */
  wave: maybe(z.looseObject({ id: text, slot: whole, absent: maybe(z.boolean()), claimed: maybe(text) })),
  /** Of several agents the one that made it, and what the choice followed from. */
  chosen_agent: maybe(
    z.looseObject({
      name: text,
      of: z.array(text),
      plateau: whole,
      after: z.object({ record: z.nullable(text), decision: z.nullable(text) }),
      /** How often the run had moved on since the last accepted change. */
      stage: z.optional(whole),
      /** The earlier accepted commit that it began at. */
      from: z.optional(gitName),
    }),
  ),
  /** It did not fit onto what was accepted meanwhile, and was not tested. */
  conflict: maybe(z.boolean()),
  /** Of a change that no agent made: the earlier iterations whose changes it puts together on its base. */
  recombines: maybe(z.array(iterNumber)),
  /** Digest of the list of its files. */
  files_digest: maybe(text),
  /** The test that held it back, where a person has let it through. */
  released: maybe(text),
  /** Of what was kept: the tests of what this takes out, and of what does not come out. */
  reverts: maybe(z.object({ taken: z.array(text), stays: z.array(text) })),
  /** Of the commit that takes a rejected change back on a branch that others have. */
  rejection: maybe(rejectionSchema),
  run: maybe(
    z.looseObject({
      id: text,
      started_at: instant,
      deadline: maybe(instant),
      /** The commit that the experiment starts from. */
      base: maybe(text),
      direction: maybe(z.enum(['min', 'max'])),
      /** Digest of what makes scores comparable. */
      objective: maybe(text),
      limits: maybe(limitsSchema),
    }),
  ),
});

export type IterationRecord = z.output<typeof iterationRecordSchema>;

/** What a record does to the streak of noops: what no agent made says nothing of agents, unless they have a new best since. */
export function streakOf({
  outcome,
  recombines,
}: Pick<IterationRecord, 'outcome' | 'recombines'>): OutcomeRules['streak'] {
  return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}

/** The record of an iteration that a run left behind when it was killed. */
export function killedRecord({
  iter,
  now,
  best,
  notes,
}: {
  readonly iter: number;
  readonly now: string;
  readonly best: number | null;
  readonly notes: string;
}) {
  return {
    ...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
    ...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
  };
}
