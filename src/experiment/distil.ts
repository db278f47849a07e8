/**
 * A person asks for the smallest branch that holds the claim: the end of a run, without another attempt before it.
 * Invariant: as of every end of a run: what is measured is recorded, and the branch moves by an accepted iteration alone.
 * Crash: the request can be repeated; what was measured is not measured again, and an iteration that was in flight is
 * recorded as killed.
 */
import { ContractError, PreconditionError } from '../base/errors.ts';
import { POLICIES } from '../decision/policies/registry.ts';
import type { Host } from '../kernel/host.ts';
import { findTakenOut } from './ledger/certification.ts';
import { readDecisions } from './ledger/decisions.ts';
import { findEffects, type IterationEffect } from './ledger/effects.ts';
import { findInFlight } from './ledger/in-flight.ts';
import { loadConfig, pathsOf, readLedger, requireExperiment } from './ledger/store.ts';
import type { Stop } from './loop/stop.ts';
import { type ExperimentRequest, runExperiment } from './run.ts';

export interface DistilRequest extends Pick<ExperimentRequest, 'signal' | 'onEvent' | 'onActivity'> {
  readonly name: string;
}

export interface Distilled {
  /** Oldest change first. */
  readonly effects: readonly IterationEffect[];
  readonly stop: Stop;
}

/** Distils an experiment. Throws PreconditionError where nothing is accepted, and what a run throws. */
export async function distilExperiment({ name, ...listeners }: DistilRequest, host: Host): Promise<Distilled> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  const { decision } = loadConfig(paths, host, 'ignored').config.objective;
  if (decision !== 'auto' && POLICIES[decision].hasWorkingLine) {
    throw new PreconditionError({
      message: `"${name}" has decision = "${decision}", which accepts batches, so no single change can be left out`,
      remedy: `Use decision = "paired-sequential" in the next run: autorize run ${name} --fresh`,
    });
  }
  const { records, problem } = readLedger(paths);
  if (problem !== undefined) throw new ContractError([problem]);
  if (!records.some(({ outcome, iter }) => outcome === 'merged' && iter > 0)) {
    throw new PreconditionError({
      message: `"${name}" has no accepted change to leave out`,
      remedy: `Run it first: autorize run ${name}`,
    });
  }
  // What was in flight when a run was killed gets its record by resuming that run.
  const mode = findInFlight(paths, records).length > 0 ? 'resume' : 'run';
  const request = { ...listeners, name, mode, allowDirty: true, workspaces: 1, proposals: [], distil: true } as const;
  const { stop } = await runExperiment(request, host);
  const { records: after } = readLedger(paths);
  return { stop, effects: findEffects(readDecisions(paths), after, findTakenOut(after)) };
}
