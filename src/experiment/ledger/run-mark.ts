/**
 * Which run an iteration is of, and how long it may still take.
 * Invariant: a run that is resumed keeps its mark, its deadline and what it used up.
 */
import { randomUUID } from 'node:crypto';
import { parseDuration } from '../../base/duration.ts';
import { PreconditionError } from '../../base/errors.ts';
import type { Host } from '../../kernel/host.ts';
import { findInFlight } from './opening.ts';
import type { IterationRecord } from './record.ts';
import type { ExperimentState, RunMark } from './state.ts';
import { begunBy, type ExperimentPlace, type LoadedConfig, readLedger, readState } from './store.ts';

/** The mark of a run that begins now. */
export function newMark(
  { timeBudgetMs, timeLimitMs }: { readonly timeBudgetMs?: number; readonly timeLimitMs?: number },
  { config, deadline }: LoadedConfig,
  host: Host,
): RunMark {
  const now = host.now();
  const budgetMs = timeBudgetMs ?? parseDuration(config.schedule.total_budget ?? '');
  const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
  const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
  const told = last === undefined ? null : new Date(last).toISOString();
  return { id: randomUUID(), started_at: now.toISOString(), deadline: told };
}

/** The run that was broken off, by the state or else by what was in flight, or by the records; throws where there is nothing to go on with. */
export function oldMark({
  place,
  records,
  state,
  inFlight,
}: {
  readonly place: ExperimentPlace;
  readonly records: readonly IterationRecord[];
  readonly state: ExperimentState | undefined;
  readonly inFlight: readonly number[];
}): RunMark | undefined {
  if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
    throw new PreconditionError({
      message: `the last run of "${place.name}" ended by itself; there is nothing to resume`,
      remedy: `Begin another: autorize run ${place.name}`,
    });
  }
  if (state?.run_id !== undefined) return { id: state.run_id, started_at: state.started_at, deadline: state.deadline };
  const begun = begunBy(place, inFlight);
  if (begun !== undefined) return begun;
  const last = records.at(-1)?.run;
  if (last) return { id: last.id, started_at: last.started_at, deadline: last.deadline ?? null };
  // What `init` writes is at no step yet; the original tool's state of a run is.
  const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
  if (records.length > 0 || inFlight.length > 0 || isBegun) return undefined;
  throw new PreconditionError({
    message: `no run of "${place.name}" was ever begun; there is nothing to resume`,
    remedy: `Begin one: autorize run ${place.name}`,
  });
}

/** The command that goes on from what the files say now: where nothing was begun, or all is over, it is another run. */
function nextVerb(place: ExperimentPlace): 'run' | 'resume' {
  try {
    const { records } = readLedger(place);
    oldMark({ place, records, state: readState(place), inFlight: findInFlight(place, records) });
    return 'resume';
  } catch (error) {
    if (error instanceof PreconditionError) return 'run';
    throw error;
  }
}

/** The same as it is typed. */
export function resumeLine(place: ExperimentPlace): string {
  return `autorize ${nextVerb(place)} ${place.name}`;
}

/** A budget is of the monotonic clock, so that setting the time neither stretches nor cuts it; a deadline is a time of day. */
export function clockOf({ deadline }: LoadedConfig, mark: RunMark, host: Host): () => number {
  if (mark.deadline === null) return () => Number.POSITIVE_INFINITY;
  const end = Date.parse(mark.deadline);
  if (deadline?.getTime() === end) return () => end - host.now().getTime();
  const leftMs = end - host.now().getTime();
  const startedAt = performance.now();
  return () => leftMs - (performance.now() - startedAt);
}
