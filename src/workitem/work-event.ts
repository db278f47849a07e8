import type { Waiting } from '../base/waiting.ts';
import type { RunResult } from './result.ts';
import type { RunUsage } from './run-usage.ts';

/** What a plan's run reports meanwhile. */
export type WorkEvent =
  | {
      readonly kind: 'started';
      readonly plan: string;
      readonly branch: string;
      readonly base: string;
      readonly levels: readonly (readonly string[])[];
      /** What was put right before. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'begun'; readonly id: string }
  /** An item waits for its model. */
  | { readonly kind: 'waiting'; readonly id: string; readonly waiting: Waiting }
  /** What a person should know, in a sentence. */
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'ended'; readonly item: ItemReport };

/** What became of an item of a plan. */
export type ItemReport =
  | ({
      readonly id: string;
      /** It landed in an earlier run. */
      readonly reused: boolean;
      /** What its agent used up, as far as it said so. */
      readonly usage?: RunUsage;
    } & RunResult)
  /** It never began: what it waits for did not land, or the run was cancelled. Or the run was killed, and says no more. */
  | { readonly id: string; readonly status: 'blocked'; readonly reason: string };

/** Of an item of a run that was killed, or ended by an error, before the item did. */
export const NOT_ENDED = 'the run ended before this item did; run the plan again';
