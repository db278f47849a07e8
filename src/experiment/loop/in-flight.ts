/**
 * Iterations that a run left behind when it was killed.
 * Invariant: each of them gets one record before a new one begins; a baseline gets none, and is scored again.
 */
import { PreconditionError } from '../../base/errors.ts';
import { dropBaseline } from '../ledger/opening.ts';
import type { ExperimentPlace } from '../ledger/store.ts';
import { type ActiveRun, appendRecord, coverFiles, ledgerState, runFacts } from './active-run.ts';

/** Throws where there are any: they are of a run that can be resumed. */
export function refuseInFlight({ name }: ExperimentPlace, inFlight: readonly number[]): void {
  const [first] = inFlight;
  if (first === undefined) return;
  throw new PreconditionError({
    message: `iteration ${first} of "${name}" was in flight when the last run ended`,
    remedy: `Go on with that run: autorize resume ${name}`,
  });
}

/** What was in flight gets its record; a baseline is scored again instead. */
export function recordKilled(
  run: ActiveRun,
  { inFlight, step }: { readonly inFlight: readonly number[]; readonly step: string | undefined },
): void {
  for (const iter of inFlight) {
    if (iter === 0) {
      dropBaseline(run.place);
      continue;
    }
    const now = run.host.now().toISOString();
    const draft = {
      v: 1,
      iter,
      started_at: now,
      ended_at: now,
      outcome: 'killed',
      score: null,
      best_so_far: ledgerState(run).best_score,
      agent_exit: null,
      agent_killed_by_budget: false,
      diff_lines: 0,
      notes: `found in flight by resume${step === undefined ? '' : ` (at ${step})`}`,
      summary: null,
      base_commit: run.branchHead,
      run: runFacts(run),
    };
    appendRecord(run, coverFiles(run, draft));
  }
}
