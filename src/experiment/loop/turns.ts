import type { Change } from '../../engine/boundaries/change.ts';
import type { Proposer } from './next-proposer.ts';
import type { Attempt, Summary, Turn } from './turn.ts';

/** Where the changes of iterations come from. */
export interface Turns {
  /** Lets a proposer take the turn of an iteration. */
  readonly take: (attempt: Attempt, proposer: Proposer) => Promise<Turn>;
  /** Summarizes a change. */
  readonly summarize: (attempt: Attempt, change: Change) => Promise<Summary>;
  /** Where the workspace will be archived, absolute; undefined: the next iteration uses it again. */
  readonly archivePath: (attempt: Attempt) => string | undefined;
  /** Leaves the workspace to the next iteration, or archives it. */
  readonly cleanUp: (attempt: Attempt) => void;
}
