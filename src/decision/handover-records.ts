import * as z from 'zod/mini';
import { DIRECTIONS } from '../settings/decision-settings.ts';

const text = z.string();
const whole = z.int().check(z.minimum(0));
const maybe = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** A group of accepted changes, which gets a branch of its own. */
const plannedGroup = z.object({
  /** `group 1`, `group 2`, … of the run; the name of the test that measures it. */
  task: text,
  /** What the group makes of the tree below it. */
  tree: text,
  /** The group below it; null: the baseline. */
  on: maybe(text),
  /** The commit of the user's branch that it is on: that holds the groups below it. Absent: it is on the group `on`. */
  base: z.optional(z.object({ commit: text, tree: text })),
  /** The tests that its changes were accepted by, oldest first. */
  changes: z.array(text),
  /** Of the diff. */
  lines: whole,
});

/** The plan of the handover; the last one holds. */
export const handoverSchema = z.object({
  kind: z.literal('handover'),
  /** What all groups make up together. */
  final: text,
  /** Most lines of the diff of a group, where the changes allow that. */
  max_lines: whole,
  groups: z.array(plannedGroup),
});

/** What came of the test of a group. */
export const groupSchema = z.object({
  kind: z.literal('group'),
  task: text,
  /** The earlier group whose pairs these are, of the same tree against the same tree below; absent: its own. */
  measured: z.optional(text),
  /** The guards were asked about its tree. */
  checked: z.boolean(),
  /** Why it does not stand by itself; null: it does. */
  failed: maybe(text),
  planned_pairs: whole,
  /** Ids of the runs of these pairs, pair by pair, each as it ran. */
  evaluations: z.array(whole),
  /** Against the tree below it; null where it does not stand by itself. */
  effect: maybe(
    z.object({
      estimate: z.number(),
      interval: z.tuple([z.number(), z.number()]),
      confidence: z.number(),
      baseline_mean: z.number(),
      /** As in a claim. */
      ratio: maybe(z.object({ unit: z.nullable(text), direction: z.enum(DIRECTIONS) })),
      carry_over: maybe(z.boolean()),
    }),
  ),
  /** When it was decided; the date of its commit. */
  at: text,
  /** Of its branch; null where it does not stand by itself. */
  commit: maybe(text),
});

export type HandoverRecord = z.output<typeof handoverSchema>;
export type PlannedGroup = HandoverRecord['groups'][number];
export type GroupRecord = z.output<typeof groupSchema>;
export type GroupEffect = NonNullable<GroupRecord['effect']>;
