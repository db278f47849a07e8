import * as z from 'zod/mini';
import { ContractError } from '../base/errors.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import type { AcceptanceIntent } from '../engine/acceptance/acceptance.ts';
import { type ReceiptDraft, RUN_STATUSES } from './receipt.ts';

const text = z.string();
const commitId = text.check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(z.regex(/^[0-9a-f]{64}$/));
const id = text.check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));

export const landedSchema = z.looseObject({
  kind: z.literal('landed'),
  ...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
  /** In place: the commit whose state the checkout had; a `thawed` record says that it has followed. */
  follows: z.optional(commitId),
});
/** A run that landed, by its record. */
export type LandedRecord = Readonly<z.output<typeof landedSchema>>;

const endedSchema = z.looseObject({
  kind: z.literal('ended'),
  ...{ id, plan, item: text, status: z.enum(RUN_STATUSES), receipt_hash: hash },
});
/** A run that came to nothing. */
type EndedRecord = Readonly<z.output<typeof endedSchema>>;

// Of a landing that was dropped, whose record may have been anything.
const lostSchema = z.looseObject({ kind: z.literal('lost') });
const thawedSchema = z.looseObject({ kind: z.literal('thawed') });
const concludedSchema = z.discriminatedUnion('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);

/** A landing that has begun, and ends with a `landed` or a `lost` record: its intent, with all of the receipt but what follows from the commit. */
export interface Landing extends AcceptanceIntent {
  readonly draft: {
    readonly receipt: ReceiptDraft;
    readonly previous: string | null;
    /** What the store was made of. */
    readonly store_base: string;
    readonly follows?: string;
  };
}

const landingSchema = z.looseObject({
  iter: z.int(),
  // A full name of a branch that git allows and no command takes for an option.
  ref: text.check(z.regex(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
  ...{ old: z.nullable(commitId), parent: commitId, merged: z.optional(commitId), tree: commitId },
  ...{ message: text, date: text },
  draft: z.looseObject({
    receipt: z.looseObject({
      ...{ id, plan, work_item: z.looseObject({ id: text }), work_item_hash: hash },
      after_hash: z.nullable(hash),
    }),
    ...{ previous: z.nullable(hash), store_base: commitId, follows: z.optional(commitId) },
  }),
});

/** Whether a record has the shape of a landing; whether a run here could have begun it is another question. */
export const isLanding = (raw: unknown): raw is Landing => landingSchema.safeParse(raw).success;

export interface History {
  /** In the order of landing. */
  readonly landed: readonly LandedRecord[];
  readonly ended: readonly EndedRecord[];
  /** A landing of which nobody has recorded the end; `hash` is its record's. */
  readonly pending: { readonly landing: Landing; readonly hash: string } | undefined;
  /** A last record that ends nothing and does not have the shape of a landing: the next run drops it. */
  readonly unusable: JournalRecord | undefined;
  /** The commits that integration branches were made at. */
  readonly starts: readonly string[];
  /** What the checkout has still to be brought to, or may have to be. */
  readonly thawing: LandedRecord | undefined;
}

/** The same while records are taken in. */
export interface TakenHistory extends History {
  readonly landed: LandedRecord[];
  readonly ended: EndedRecord[];
  readonly starts: string[];
  pending: History['pending'];
  unusable: JournalRecord | undefined;
  thawing: LandedRecord | undefined;
}

/** Takes the records of a journal in, one after the other. */
export const HISTORY_FOLD = {
  begin: (): TakenHistory => ({
    landed: [],
    ended: [],
    pending: undefined,
    unusable: undefined,
    starts: [],
    thawing: undefined,
  }),
  take: (state: TakenHistory, { seq: _, prev: __, hash: hidden, ...record }: JournalRecord, line: number): void => {
    if (record.kind === undefined) {
      const pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
      state.pending = pending;
      state.unusable = pending === undefined ? record : undefined;
      if (pending?.landing.old === null) state.starts.push(pending.landing.parent);
      return;
    }
    const concluded = concludedIn(record, line);
    if (concluded.kind === 'ended') state.ended.push(concluded);
    else if (concluded.kind === 'thawed') state.thawing = undefined;
    else [state.pending, state.unusable] = [undefined, undefined];
    if (concluded.kind === 'landed') {
      state.landed.push(concluded);
      state.thawing = concluded.follows === undefined ? undefined : concluded;
    }
  },
};

/**
 * What the journal's records, whose chain was checked, say together. Throws a ContractError with the line of a record
 * that is none of a run here: the chain says nothing of who wrote it.
 */
export function foldHistory(records: Iterable<JournalRecord>): History {
  const state = HISTORY_FOLD.begin();
  let line = 0;
  for (const record of records) HISTORY_FOLD.take(state, record, ++line);
  return state;
}

const JOURNAL = '.autorize/work/journal.jsonl';

function concludedIn(record: JournalRecord, line: number): z.output<typeof concludedSchema> {
  const result = concludedSchema.safeParse(record);
  if (result.success) return result.data;
  const member = result.error.issues[0]?.path.join('.') || 'shape';
  const found = `a record without a usable ${quoted(member, 100)}`;
  const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
  throw new ContractError([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}

/** The receipts that records name; others are of runs that were killed. */
export function namedReceipts({ landed, ended, pending }: History): ReadonlySet<string> {
  const ids = [...landed, ...ended].map(({ id: each }) => each);
  return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
