/** How records hold what accepted changes are worth to the branch, each left out once. */
import * as z from 'zod/mini';

/**
 * `effect`: the interval is above 0. `none`: it is not, and the estimate is within the margin. `undecided`: it is not,
 * and the estimate is beyond. `needed`: what is left without the change fails.
 */
const EFFECT_VERDICTS = ['effect', 'none', 'undecided', 'needed'] as const;
export type EffectVerdict = (typeof EFFECT_VERDICTS)[number];

const text = z.string();
const whole = z.int().check(z.minimum(0));

/** A measurement of an accepted change's own effect begins. */
export const leaveOutSchema = z.object({
  kind: z.literal('leave-out'),
  task: text,
  /** The test that accepted the change. */
  change: text,
  /** It, and what builds on it, newest first. */
  taken: z.array(text),
  /** Tree of the branch. */
  whole: text,
  /** Tree of what is left. */
  tree: text,
  /** Fixed before any of them. */
  planned_pairs: whole,
  /** How much all that goes out may be worth together, in units of gains. */
  margin: z.number(),
});

/** What came of it: how much better the branch is with the change. */
export const effectSchema = z.object({
  kind: z.literal('effect'),
  task: text,
  verdict: z.enum(EFFECT_VERDICTS),
  /** Null where the rest fails without the change, as are interval and mean; on a ratio scale a logarithm. */
  estimate: z.nullable(z.number()),
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  confidence: z.number(),
  /** Mean of the branch's scores in these pairs. */
  mean: z.nullable(z.number()),
  /** Why the rest fails. */
  reason: z.nullable(text),
  /** Ids of the runs of these pairs, pair by pair, each as it ran. */
  evaluations: z.array(whole),
});
