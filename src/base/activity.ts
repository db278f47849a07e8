/**
 * What a run does right now, for the person who watches it. Pure; the same for every loop and for comparisons. It has
 * live evidence, which no agent may learn.
 */
import * as z from 'zod/mini';
import { instant } from './record-fields.ts';

const whole = z.int().check(z.minimum(0));

/** How far measuring is. */
const progressSchema = z.object({
  /** `scoring`, `confirming`, `calibrating`, … */
  doing: z.string(),
  /** What is counted; absent where only its name is known. */
  count: z.optional(
    z.object({
      /** Named on screen where it is. */
      unit: z.optional(z.enum(['pair', 'run'])),
      number: whole,
      of: whole,
      /** It can be over sooner. */
      isAtMost: z.boolean(),
    }),
  ),
  /** The guards passed. */
  guards: z.optional(z.literal('ok')),
  /** The evidence for the candidate so far, and how much is needed. */
  evidence: z.optional(z.object({ e: z.number(), needed: z.number() })),
  /** How long it takes from its beginning, at most where the count is so; absent: unknown. */
  leftMs: z.optional(z.number()),
});
export type Progress = Readonly<z.output<typeof progressSchema>>;

const activitySchema = z.object({
  /** Iteration or item; null: between two of them. */
  attempt: z.nullable(z.string()),
  doing: z.string(),
  since: instant,
  progress: z.optional(progressSchema),
  /** When the progress was reported. */
  at: z.optional(instant),
});
/** What one attempt does. */
export type Activity = Readonly<z.output<typeof activitySchema>>;

/** How activities are stored. */
export const activitiesSchema = z.array(activitySchema);
