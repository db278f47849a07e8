import { PersistentMap } from '../base/persistent-map.ts';
import { type KnownAcceptances, nothingAccepted } from '../decision/accepted.ts';
import type { FollowUp } from '../decision/follow-up.ts';
import { type HandoverState, NO_HANDOVER } from '../decision/handover.ts';
import type { ClaimRecord, RecordOf, RunHeaderRecord } from '../decision/records.ts';
import { type OpenTask, sessionOfRunHeader } from '../decision/replay.ts';
import type { KnownTree, Session } from '../decision/session.ts';
import { type KnownRuns, noRuns } from './runs.ts';

/** Where a replay came to, for another one to go on: data, with maps and sets, and nothing of what it follows from. */
export interface AuditCheckpoint extends SessionFacts {
  readonly runHeader: RunHeaderRecord;
  readonly at: ReplayProgress;
  readonly kept: KnownAcceptances;
  readonly sizes: Map<string, number>;
  readonly begun: Map<string, RecordOf<'leave-out'>>;
  readonly runs: KnownRuns;
  readonly followUp: FollowUp | undefined;
  readonly handover: HandoverState;
}

/** What a replay has counted, and what is open. */
export interface ReplayProgress {
  /** Number of the last record. */
  place: number;
  decisions: number;
  queries: number;
  readonly proposed: Set<string>;
  readonly open: Map<string, OpenTask>;
  claim: ClaimRecord | undefined;
  /** The rules changed, which ends a run. */
  isChanged: boolean;
}

/** Where a replay begins. */
export function startOf(runHeader: RunHeaderRecord): AuditCheckpoint {
  const counts = { place: 1, decisions: 0, queries: 0, proposed: new Set<string>(), open: new Map<string, OpenTask>() };
  return {
    ...{ runHeader, at: { ...counts, claim: undefined, isChanged: false } },
    ...sessionFacts(sessionOfRunHeader(runHeader)),
    ...{ kept: nothingAccepted(), sizes: new Map(), begun: new Map() },
    ...{ runs: noRuns(runHeader.key_in_reach), followUp: undefined, handover: NO_HANDOVER },
  };
}

/** A session as data. */
interface SessionFacts {
  readonly session: Omit<Session, 'trees' | 'changes'>;
  readonly trees: ReadonlyMap<string, KnownTree>;
  readonly changes: ReadonlyMap<string, string>;
}

export function sessionFacts({ trees, changes, ...session }: Session): SessionFacts {
  return { session, trees: new Map(trees), changes: new Map(changes) };
}

/** The session again. */
export function sessionIn({ session, trees, changes }: SessionFacts): Session {
  return { ...session, trees: new PersistentMap(trees), changes: new PersistentMap(changes) };
}
