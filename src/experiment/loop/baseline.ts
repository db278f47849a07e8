/**
 * Iteration 0: the score of the base, which everything else is compared with.
 * Invariant: it is recorded once; where the base has no score the run does not begin, since anything would beat nothing.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { hasNumber } from '../../base/number-ranges.ts';
import { noiseOfScore } from '../../decision/gain-scale.ts';
import { isNegativeControlDue, type Session } from '../../decision/session.ts';
import { figure } from '../../decision/verdict.ts';
import { recordAccepted } from '../../engine/acceptance/evaluator-trust.ts';
import { markKnownStart } from '../../engine/acceptance/known-start.ts';
import { takeSetupLogs } from '../../engine/evaluation/base-layer.ts';
import { SETUP_STEP } from '../../engine/evaluation/preparing-steps.ts';
import type { Evaluated } from '../../loop/evaluation.ts';
import { MAX_MOVES } from '../../loop/measurement.ts';
import { runNegativeControl } from '../../loop/negative-control.ts';
import { calibrate, whileTime } from '../../loop/scheduled-tasks.ts';
import { isAccepted, refusalOf } from '../config/findings.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import { dropBaseline } from '../ledger/opening.ts';
import { iterationFolder, shownPath } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { failedBaseline, requireBaseGuards, requireNoLeftovers } from './base-guards.ts';
import { ledgerState } from './run-state.ts';

/** Scores the base, if the config wants it and nothing was accepted or scored yet. */
export async function runBaseline(run: ActiveRun, moves = 0): Promise<void> {
  const { settings, state, journal, measuring } = run;
  const { config, privateArea, protectedFiles, baseCommit, signal, paths, host, clockMs } = settings;
  const { decisionLog } = measuring;
  if (state.records.length === 0) markKnownStart(privateArea.folder, baseCommit);
  if (moves === 0) await requireBaseGuards(run, () => archive(run));
  const isNeeded = config.objective.baseline && ledgerState(run).best_score === null;
  if (!isNeeded || signal.aborted || state.branchHead !== baseCommit || hasNumber(factsOf(state.records).iters, 0))
    return;
  state.inFlight.add(0);
  journal.checkpoint('AllocateIter', 0);
  const startedAt = host.now().toISOString();
  const folder = journal.createFolder(0);
  takeSetupLogs(privateArea, folder);
  journal.checkpoint('Score', 0);
  const durations: Record<string, number> = {};
  const calibrated =
    decisionLog.session.noise === null
      ? await calibrate(measuring, {
          logs: folder,
          // The guards judge the base, too.
          first: { arm: 'incumbent', purpose: { kind: 'judge' } },
          isGuardRequired: !isAccepted('base-guard', config.accept_risk),
          mayGoOn: whileTime(clockMs),
          timings: durations,
        })
      : { kind: 'calibrated' as const, worstFor: undefined, guardFailure: undefined };
  if (calibrated.kind === 'broken') {
    state.inFlight.delete(0);
    if (calibrated.why === 'aborted') return;
    if (calibrated.why === 'time') {
      dropBaseline(paths);
      return;
    }
    if (calibrated.why === 'moved' && moves < MAX_MOVES) {
      dropBaseline(paths);
      return runBaseline(run, moves + 1);
    }
    archive(run);
    const { last } = calibrated;
    const reason = last?.kind === 'failed' ? last.reason : calibrated.reason;
    if (last?.kind === 'failed') await requireNoLeftovers(run, { failed: last, purpose: { kind: 'judge' } });
    if (last?.kind === 'failed' && last.isGuard === true) {
      const found = `the base does not pass its guards: ${reason}`;
      throw refusalOf('base-guard', { found, remedy: remedyFor(run, last) });
    }
    throw new PreconditionError({
      message: `the base itself has no score: ${reason}`,
      remedy: remedyFor(run, last?.kind === 'failed' ? last : undefined),
    });
  }
  const score = decisionLog.session.record;
  const { noise, policy } = decisionLog.session;
  journal.checkpoint('Record', 0);
  const draft = {
    v: 1,
    iter: 0,
    started_at: startedAt,
    ended_at: host.now().toISOString(),
    outcome: 'baseline',
    score,
    best_so_far: score,
    agent_exit: null,
    agent_killed_by_budget: false,
    diff_lines: 0,
    notes:
      calibrated.worstFor === undefined
        ? describeBase(decisionLog.session)
        : `scored as the worst: ${calibrated.worstFor}`,
    summary: null,
    base_commit: baseCommit,
    commit: baseCommit,
    protected_digest: protectedFiles.digest,
    sandbox: privateArea.level.kind,
    ...(noise === null || noise.sigma === 0
      ? {}
      : {
          decision: {
            policy: policy ?? '',
            n: decisionLog.session.scores.length,
            noise: noiseOfScore(decisionLog.session),
          },
        }),
    durations,
  };
  journal.append(journal.cover(draft));
  const { guardFailure } = calibrated;
  // It passed just before: one that fails now and then.
  if (guardFailure !== undefined) recordAccepted(decisionLog, 'base_guard', guardFailure);
  await tryNegativeControl(run, folder);
}

/** Before the first agent is paid for; what keeps it from being settled now, it is asked again before the first test. */
async function tryNegativeControl(run: ActiveRun, logs: string): Promise<void> {
  const { settings, journal, measuring } = run;
  if (!isNegativeControlDue(measuring.decisionLog.session)) return;
  journal.checkpoint('Score', null);
  await runNegativeControl({ ...measuring, note: journal.note }, { logs, mayGoOn: whileTime(settings.clockMs) });
}

/** What is left of a base without a score is archived for the user; the next run starts from what HEAD is by then. */
function archive(run: ActiveRun): void {
  const { paths } = run.settings;
  const target = failedBaseline(paths);
  if (existsSync(iterationFolder(paths, 0))) {
    rmSync(target, { recursive: true, force: true });
    renameSync(iterationFolder(paths, 0), target);
  }
  for (const file of [paths.state, paths.run]) rmSync(file, { force: true });
  // Of a base that was given up.
  renameSync(paths.decisions, join(target, basename(paths.decisions)));
}

function describeBase(session: Session): string {
  const { scores, noise } = session;
  if (noise === null || noise.sigma === 0) return 'the score of the base';
  return `the mean of ${scores.length} scores of the base; noise ${figure(noiseOfScore(session))}`;
}

function remedyFor(
  { settings: { paths } }: ActiveRun,
  failed: Extract<Evaluated, { kind: 'failed' }> | undefined,
): string {
  if (failed === undefined) return 'Fix that, then run the command again.';
  const see =
    failed.log === undefined ? '' : `See ${shownPath(paths, join(failedBaseline(paths), basename(failed.log)))}. `;
  if (failed.isGuard === true)
    return `${see}Fix what failed. Whether it fails each time: autorize doctor ${paths.name}.`;
  // Without a score of the base all other commands run all the same.
  const step = failed.log === undefined ? '' : basename(failed.log);
  if (step.startsWith(SETUP_STEP)) return `${see}Fix setup.command.`;
  if (step.startsWith('build.')) return `${see}Fix build.command, or name the files that it changes in build.outputs.`;
  return `${see}Fix what failed, or set objective.baseline = false to start without a score of the base.`;
}
