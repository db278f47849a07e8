import type { KeepIntent } from '../attempt/keep.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import type { ReceiptDraft, RunStatus } from './receipt.ts';

/** A run that landed, as its record tells. */
export interface LandedRecord {
  readonly kind: 'landed';
  readonly id: string;
  readonly plan: string;
  readonly item: string;
  readonly work_item_hash: string;
  readonly after_hash: string;
  readonly landed_commit: string;
  readonly receipt_hash: string;
  /** In place: the commit whose state the checkout had; a `thawed` record says that it has followed. */
  readonly follows?: string;
}

/** A run that came to nothing. */
interface EndedRecord {
  readonly kind: 'ended';
  readonly id: string;
  readonly plan: string;
  readonly item: string;
  readonly status: RunStatus;
  readonly receipt_hash: string;
}

/** A landing that has begun, and ends with a `landed` or a `lost` record: its intent, with all of the receipt but what follows from the commit. */
export interface Landing extends KeepIntent {
  readonly draft: {
    readonly receipt: ReceiptDraft;
    readonly previous: string | null;
    /** What the store was made of. */
    readonly store_base: string;
    readonly follows?: string;
  };
}

export interface History {
  /** In the order of landing. */
  readonly landed: readonly LandedRecord[];
  readonly ended: readonly EndedRecord[];
  /** A landing of which nobody has recorded the end; `hash` is its record's. */
  readonly pending: { readonly landing: Landing; readonly hash: string } | undefined;
  /** The commits that integration branches were made at. */
  readonly starts: readonly string[];
  /** What the checkout has still to be brought to, or may have to be. */
  readonly thawing: LandedRecord | undefined;
}

/** What the journal's records, whose chain was checked, say together. */
export function foldHistory(records: readonly JournalRecord[]): History {
  const landed: LandedRecord[] = [];
  const ended: EndedRecord[] = [];
  const starts: string[] = [];
  let pending: History['pending'];
  let thawing: LandedRecord | undefined;
  for (const { seq: _, prev: __, hash, ...record } of records) {
    switch (record.kind) {
      case 'landed':
        landed.push(record as unknown as LandedRecord);
        pending = undefined;
        thawing = landed.at(-1)?.follows === undefined ? undefined : landed.at(-1);
        break;
      case 'ended':
        ended.push(record as unknown as EndedRecord);
        break;
      case 'lost':
        pending = undefined;
        break;
      case 'thawed':
        thawing = undefined;
        break;
      default:
        pending = { landing: record as unknown as Landing, hash: String(hash) };
        if (pending.landing.old === null) starts.push(pending.landing.parent);
    }
  }
  return { landed, ended, pending, starts, thawing };
}

/** The receipts that records name; others are of runs that were killed. */
export function namedReceipts({ landed, ended, pending }: History): ReadonlySet<string> {
  const ids = [...landed, ...ended].map(({ id }) => id);
  return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
