import type { Activity } from '../../base/activity.ts';
import type { ClaimOutcome } from '../../base/claim-outcome.ts';
import type { Waiting } from '../../base/waiting.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentState, Step } from '../ledger/state.ts';
import type { Stop } from './stop.ts';

/** What a run reports while it goes on. */
export type RunEvent =
  | {
      readonly kind: 'started';
      readonly state: ExperimentState;
      readonly direction: Direction;
      readonly sandbox: string;
      readonly notes: readonly string[];
      /** What earlier runs recorded. */
      readonly records: readonly IterationRecord[];
    }
  /** Another run begins, by other rules; the first event of that run. */
  | { readonly kind: 'restarted'; readonly ended: EndedRun; readonly sentence: string }
  /** The step that begins; null between iterations. */
  | { readonly kind: 'step'; readonly iter: number | null; readonly step: Step }
  /** An iteration waits for its model; null: no longer. */
  | { readonly kind: 'waiting'; readonly iter: number; readonly waiting: Waiting | null }
  | {
      readonly kind: 'recorded';
      readonly record: IterationRecord;
      readonly state: ExperimentState;
      /** That objective and holdout part, where this is the first record to show it. */
      readonly parting?: string;
    }
  /** What came of the confirmation; nothing where there was nothing to confirm. `after`: in mid-run, after this iteration. */
  | (ClaimOutcome & { readonly kind: 'claimed'; readonly after?: number })
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly state: ExperimentState };

/** Who hears of a run. */
export interface RunListeners {
  readonly onEvent?: (event: RunEvent) => void;
  /** Hears what is done right now, evidence included: for a person's eyes alone. */
  readonly onActivity?: (activities: readonly Activity[]) => void;
}
