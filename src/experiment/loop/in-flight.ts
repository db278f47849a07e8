/**
 * Iterations that a run left behind when it was killed.
 * Invariant: each of them gets one record before a new one begins; a baseline gets none, and is scored again.
 * Crash: the next run does the rest; what another machine said of them is removed after the last record.
 */
import { PreconditionError } from '../../base/errors.ts';
import { readLostUsage } from '../../engine/agent/lost-usage.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import { readChosen } from '../ledger/chosen-file.ts';
import { dropBaseline } from '../ledger/opening.ts';
import { killedRecord } from '../ledger/record.ts';
import { type ExperimentPaths, iterationFolder } from '../ledger/store.ts';
import { removeRecorded } from '../ledger/unfinished-attempts.ts';
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

interface Found {
  readonly inFlight: readonly number[];
  readonly step: string | undefined;
  /** Usage of what was in flight on another machine. */
  readonly elsewhere: ReadonlyMap<number, AgentUsage>;
}

/** What was in flight gets its record, here or on another machine; a baseline is scored again instead. */
export function recordKilled(run: ActiveRun, { inFlight, step, elsewhere }: Found): void {
  const { settings, state, journal } = run;
  const begun = [...new Set([...inFlight, ...elsewhere.keys()])].sort((one, other) => one - other);
  for (const iter of begun) {
    if (iter === 0) {
      dropBaseline(settings.paths);
      continue;
    }
    const draft = killedRecord({
      iter,
      now: settings.host.now().toISOString(),
      best: ledgerState(run).best_score,
      notes: inFlight.includes(iter)
        ? `found in flight by resume${step === undefined ? '' : ` (at ${step})`}`
        : 'its machine stopped before it had a record; usage as it was pushed last',
    });
    // It was paid for.
    const usage = readLostUsage(iterationFolder(settings.paths, iter)) ?? elsewhere.get(iter);
    const spent = usage === undefined ? {} : { usage };
    const chosen = readChosen(iterationFolder(settings.paths, iter));
    const by = chosen === undefined ? {} : { chosen_agent: chosen };
    journal.append(journal.cover({ ...draft, ...spent, ...by, base_commit: state.branchHead }));
  }
  removeRecorded(settings.paths);
}
