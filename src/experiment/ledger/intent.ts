import * as z from 'zod/mini';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { iterNumber } from '../../base/record-fields.ts';
import type { AcceptanceIntent } from '../../engine/acceptance/acceptance.ts';

const text = z.string();
// To git a name that begins with a dash is an option.
const gitName = text.check(z.regex(/^(?!-)/));

const keepIntentSchema = z.looseObject({
  iter: iterNumber,
  ref: text,
  old: z.nullable(gitName),
  parent: gitName,
  tree: gitName,
  message: text,
  date: text,
  draft: z.record(text, z.unknown()),
  decided: z.optional(z.object({ after: z.int(), records: z.array(z.record(text, z.unknown())) })),
});

/** What was about to be kept, with the hash that the commit names it by. */
export interface HiddenIntent extends AcceptanceIntent {
  readonly hash: string;
}

/** Types a line of `intents.jsonl`; undefined for one of another shape. */
export function decodeIntent(record: JournalRecord): HiddenIntent | undefined {
  const result = keepIntentSchema.safeParse(record);
  if (!result.success || typeof record.hash !== 'string') return undefined;
  return { ...result.data, hash: record.hash };
}

/** What the decision log still lacks of an intent: decisions come before the record of an iteration, each of them once. */
export function missingDecisions(
  log: readonly JournalRecord[],
  { decided }: Pick<AcceptanceIntent, 'decided'>,
): readonly JournalRecord[] {
  if (decided === undefined) return [];
  const later = log.slice(decided.after);
  return decided.records.filter(
    (record) => !later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by),
  );
}
