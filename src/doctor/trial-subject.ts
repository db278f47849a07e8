import type { BoundaryRules } from '../engine/boundaries/boundaries.ts';
import type { DecidedCommand } from '../engine/boundaries/deciding-files.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';

/** What is judged, and what a change of it may touch. */
export interface Subject {
  readonly privateArea: PrivateArea;
  readonly protectedFiles: ProtectedFiles;
  /** Guards and evaluator. */
  readonly commands: readonly DecidedCommand[];
  readonly rules: BoundaryRules;
}

interface TrialRequest {
  readonly tree: string;
  /** Of the names of its logs. */
  readonly prefix: string;
  /** What is judged, for a person who waits. */
  readonly of: string;
  /** `whole`: all that could refuse a change; `score`: the evaluator alone. Default: guards and evaluator. */
  readonly asks?: 'whole' | 'score';
  /** As a run gives one to each score. */
  readonly seed?: number;
}

type Judged =
  | { readonly kind: 'scored'; readonly score: number; readonly metrics?: Readonly<Record<string, number>> | null }
  | { readonly kind: 'failed' | 'infra'; readonly reason: string }
  | { readonly kind: 'aborted' };

/** A subject whose candidates can be judged. */
export interface TrialSubject extends Subject {
  /** 1 where more is better. */
  readonly sign: 1 | -1;
  readonly judge: (request: TrialRequest) => Promise<Judged>;
}

/** An output that claims a score, and the score. */
export interface Forged {
  readonly output: string;
  readonly claim: number;
}
