/**
 * Iterations that a run left behind when it was killed.
 * Invariant: each of them gets one record before a new one begins; a baseline gets none, and is scored again.
 */
import { PreconditionError } from '../../base/errors.ts';
import { readLostUsage } from '../../engine/agent/lost-usage.ts';
import { dropBaseline } from '../ledger/opening.ts';
import { killedRecord } from '../ledger/record.ts';
import { type ExperimentPaths, iterationFolder } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { ledgerState } from './run-state.ts';

/** Throws where there are any: they are of a run that can be resumed. */
export function refuseInFlight({ name }: ExperimentPaths, inFlight: readonly number[]): void {
  const [first] = inFlight;
  if (first === undefined) return;
  throw new PreconditionError({
    message: `iteration ${first} of "${name}" was in progress when the last run ended`,
    remedy: `Resume that run: autorize resume ${name}`,
  });
}

/** What was in flight gets its record; a baseline is scored again instead. */
export function recordKilled(
  run: ActiveRun,
  { inFlight, step }: { readonly inFlight: readonly number[]; readonly step: string | undefined },
): void {
  const { settings, state, journal } = run;
  for (const iter of inFlight) {
    if (iter === 0) {
      dropBaseline(settings.paths);
      continue;
    }
    const draft = killedRecord({
      iter,
      now: settings.host.now().toISOString(),
      best: ledgerState(run).best_score,
      notes: `found in flight by resume${step === undefined ? '' : ` (at ${step})`}`,
    });
    // It was paid for.
    const usage = readLostUsage(iterationFolder(settings.paths, iter));
    const spent = usage === undefined ? {} : { usage };
    journal.append(journal.cover({ ...draft, ...spent, base_commit: state.branchHead }));
  }
}
