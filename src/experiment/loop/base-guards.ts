/**
 * Whether the base passes its own guards, where no score of the base says so: it is not scored, or a failure has a score,
 * or a person accepts that a guard fails.
 * Invariant: asked before the base is scored and before the first agent; an accepted failure is on record before anything
 * is scored. A run goes on only where each guard passes, or where its config or command line accepts the risk.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { evaluatorIn } from '../../decision/evaluator-digest.ts';
import { recordAccepted } from '../../engine/acceptance/evaluator-trust.ts';
import { passedTrials } from '../../engine/acceptance/passed-trials.ts';
import { isAccepted, refusalOf } from '../config/findings.ts';
import { shownPath } from '../ledger/store.ts';
import { isGuardFailure, scoreTree } from '../scoring/objective.ts';
import type { ActiveRun } from './active-run.ts';

/** Folder of what a base that was given up has printed. */
export function failedBaseline({ place }: Pick<ActiveRun, 'place'>): string {
  return join(place.folder, 'failed-baseline');
}

/**
 * Throws where the base fails a guard and nobody accepts that; `giveUp` removes what was begun of a run that has no record
 * yet. Throws a PreconditionError, too, where the machine cannot run the guards.
 */
export async function requireBaseGuards(run: ActiveRun, giveUp: () => void): Promise<void> {
  const { decisionLog, config, place, records, signal, emit } = run;
  const { baseline, fail_mode: mode } = config.objective;
  if (config.guards.length === 0 || signal.aborted) return;
  const isTaken = isAccepted('base-guard', config.accept_risk);
  const findings = (decisionLog.replay().state?.findings ?? []).filter(({ risk }) => risk === 'base_guard');
  // Else the score of the base is one that its guards let through.
  if (baseline && mode !== 'worst' && !isTaken && findings.length === 0) return;
  const evaluator_digest = evaluatorIn(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
  const known = findings.findLast((each) => each.evaluator_digest === evaluator_digest);
  const passed = passedTrials(run.privateArea.folder);
  const isKnown = known !== undefined && (known.found || passed.has(known));
  const tried = isKnown ? { failure: known.found ? known.detail : undefined } : await tryGuards(run);
  if (tried === 'aborted') return;
  const { failure } = tried;
  if (failure === undefined) {
    const detail = 'the base passes its guards';
    passed.note({ risk: 'base_guard', evaluator_digest });
    if (known === undefined) {
      decisionLog.append({ kind: 'risk', risk: 'base_guard', found: false, accepted: false, detail, evaluator_digest });
    }
    return;
  }
  if (isTaken) {
    recordAccepted(decisionLog, 'base_guard', failure);
    emit({ kind: 'note', note: `accepted risk base_guard: ${failure}` });
    return;
  }
  const found = `the base does not pass its guards: ${failure}`;
  if (records.length > 0) {
    const remedy = `Repair what failed, then start again from HEAD: autorize run ${place.name} --fresh`;
    throw refusalOf('base-guard', { found, remedy: `${remedy}.` });
  }
  giveUp();
  const see = 'log' in tried && tried.log !== undefined ? `See ${tried.log}, repair` : 'Repair';
  throw refusalOf('base-guard', { found, remedy: `${see} what failed.` });
}

/** Runs setup and the guards on the base, and scores nothing. A base whose setup fails is left to the first score. */
async function tryGuards(
  run: ActiveRun,
): Promise<{ readonly failure: string | undefined; readonly log?: string | undefined } | 'aborted'> {
  const { privateArea, config, protectedFiles, place, signal } = run;
  const logs = failedBaseline(run);
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const tree = privateArea.store.base;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, tree, workspace: 1, logs, signal },
    purpose: { kind: 'guards' },
  });
  if (scored.kind === 'failed' && isGuardFailure(scored)) {
    const { reason: failure, log } = scored;
    return { failure, log: log === undefined ? undefined : shownPath(place, join(logs, basename(log))) };
  }
  rmSync(logs, { recursive: true, force: true });
  if (scored.kind === 'aborted') return 'aborted';
  if (scored.kind !== 'infra') return { failure: undefined };
  throw new PreconditionError({
    message: `the guards of the base cannot be run: ${scored.reason}`,
    remedy: 'Repair that, then try again.',
  });
}
