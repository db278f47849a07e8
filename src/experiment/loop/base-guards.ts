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
import { describeSharedState } from '../../engine/evaluation/shared-state.ts';
import { isAccepted, refusalOf } from '../config/findings.ts';
import { type ExperimentPaths, shownPath } from '../ledger/store.ts';
import { findReadLeftovers, isGuardFailure, type ScoreRequest, scoreTree } from '../scoring/objective.ts';
import type { ActiveRun } from './active-run.ts';

/** Folder of what a base that was given up has printed. */
export function failedBaseline({ folder }: Pick<ExperimentPaths, 'folder'>): string {
  return join(folder, 'failed-baseline');
}

/**
 * Throws where a command of the base fails since it reads what an earlier guard left, which a fresh checkout does not
 * have; the folder of its logs is there.
 */
export async function requireNoLeftovers(
  { settings, journal }: ActiveRun,
  { failed, purpose }: { readonly failed: FailedStep; readonly purpose: NonNullable<ScoreRequest['purpose']> },
): Promise<void> {
  const { privateArea, config, protectedFiles, paths, signal } = settings;
  if (signal.aborted || failed.isTampered || config.guards.length === 0) return;
  journal.note('a command of the base failed: trying whether it needs what an earlier guard leaves');
  const tree = privateArea.store.base;
  const request = { config, protectedFiles, tree, workspace: 1, logs: failedBaseline(paths), purpose, signal };
  const found = await findReadLeftovers(privateArea, request, failed);
  if (found === undefined) return;
  throw new PreconditionError({
    message: `${describeSharedState(found)}; make it build.command`,
    remedy: `To change the config so: autorize doctor ${paths.name} --fix`,
  });
}

type FailedStep = Parameters<typeof findReadLeftovers>[2];

/**
 * Throws where the base fails a guard and nobody accepts that; `giveUp` removes what was begun of a run that has no record
 * yet. Throws a PreconditionError, too, where the machine cannot run the guards.
 */
export async function requireBaseGuards(run: ActiveRun, giveUp: () => void): Promise<void> {
  const { settings, state, journal, measuring } = run;
  const { config, paths, privateArea, signal } = settings;
  const { decisionLog } = measuring;
  const { baseline, fail_mode: mode } = config.objective;
  if (config.guards.length === 0 || signal.aborted) return;
  const isTaken = isAccepted('base-guard', config.accept_risk);
  const findings = (decisionLog.replay().state?.findings ?? []).filter(({ risk }) => risk === 'base_guard');
  // Else the score of the base is one that passed its guards.
  if (baseline && mode !== 'worst' && !isTaken && findings.length === 0) return;
  const evaluator_digest = evaluatorIn(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
  const known = findings.findLast((each) => each.evaluator_digest === evaluator_digest);
  const passed = passedTrials(privateArea.folder);
  const isKnown = known !== undefined && (known.found || passed.has(known));
  const tried: Tried | 'aborted' = isKnown ? { failure: known.found ? known.detail : undefined } : await tryGuards(run);
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
    journal.note(`accepted risk base_guard: ${failure}`);
    return;
  }
  const found = `the base does not pass its guards: ${failure}`;
  if (state.records.length > 0) {
    const remedy = `Fix the failed guard, then start again from HEAD: autorize run ${paths.name} --fresh`;
    throw refusalOf('base-guard', { found, remedy: `${remedy}.` });
  }
  giveUp();
  if (tried.failed !== undefined) await requireNoLeftovers(run, { failed: tried.failed, purpose: { kind: 'guards' } });
  const see = tried.log === undefined ? '' : `See ${tried.log}. `;
  throw refusalOf('base-guard', {
    found,
    remedy: `${see}Fix what failed. Whether it fails each time: autorize doctor ${paths.name}.`,
  });
}

interface Tried {
  readonly failure: string | undefined;
  readonly log?: string | undefined;
  readonly failed?: FailedStep;
}

/** Runs setup and the guards on the base, and scores nothing. A base whose setup fails is left to the first score. */
async function tryGuards(run: ActiveRun): Promise<Tried | 'aborted'> {
  const { privateArea, config, protectedFiles, paths, signal } = run.settings;
  const logs = failedBaseline(paths);
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const tree = privateArea.store.base;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, tree, workspace: 1, logs, signal },
    purpose: { kind: 'guards' },
  });
  if (scored.kind === 'failed' && isGuardFailure(scored)) {
    const { reason: failure, log } = scored;
    return {
      failure,
      log: log === undefined ? undefined : shownPath(paths, join(logs, basename(log))),
      failed: scored,
    };
  }
  rmSync(logs, { recursive: true, force: true });
  if (scored.kind === 'aborted') return 'aborted';
  if (scored.kind !== 'infra') return { failure: undefined };
  throw new PreconditionError({
    message: `the guards of the base cannot be run: ${scored.reason}`,
    remedy: 'Fix that, then run the command again.',
  });
}
