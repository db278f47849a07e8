import type { Activity } from '../base/activity.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import type { CompareEvent } from './event.ts';
import type { CompareSettings } from './options.ts';
import type { ComparisonReport } from './report.ts';

export interface CompareRequest extends CompareSettings {
  /** A branch, a tag or a commit. */
  readonly base: string;
  /** Default: HEAD. */
  readonly head?: string;
  /** The head is the work tree: HEAD, and what is not committed. */
  readonly dirty?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Throws where the code of the commits must not run at an isolation level. */
  readonly admit?: ((level: SandboxLevel['kind']) => Promise<void>) | undefined;
  readonly onEvent?: (event: CompareEvent) => void;
  /** Hears what is done right now. */
  readonly onActivity?: (activities: readonly Activity[]) => void;
}

export type ComparisonResult =
  | { readonly kind: 'compared'; readonly report: ComparisonReport; readonly folder: string }
  /** It was stopped before the first pair was whole. */
  | { readonly kind: 'stopped' };
