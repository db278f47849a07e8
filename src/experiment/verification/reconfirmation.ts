/**
 * Confirming what an experiment ended with once more, or for the first time where no time was left for it.
 * Invariant: it is a run's own confirmation, by its rules and in its record: under the lock, in fresh pairs, by a secret
 * that is revealed after them. Nothing is measured while a run is still to be resumed. Crash: whoever opens the record
 * next writes down that it was interrupted.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../base/finding.ts';
import type { BlockPair } from '../../decision/machine-blocks.ts';
import type { ClaimRecord, EvaluationRecord } from '../../decision/records.ts';
import { dueIn } from '../../decision/session.ts';
import { openLog } from '../../engine/log/decision-log.ts';
import { openPrivateArea, privateAreaFolder } from '../../engine/workspace/private-area.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { type Concluded, confirmAccepted } from '../../loop/conclusion.ts';
import { findingOfConfirmation, notConfirmed } from '../../loop/reconfirmation.ts';
import { type FinalBlock, recalibrate } from '../../loop/scheduled-tasks.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { decisionSettings } from '../config/config.ts';
import { checkBranch } from '../ledger/branch.ts';
import { findBase } from '../ledger/fold.ts';
import { findInFlight } from '../ledger/in-flight.ts';
import { chooseLevel, findProtected, lockExperiment, requireHidden } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { loadForScoring } from '../ledger/run-config.ts';
import { type ExperimentPaths, openDecisions, readState } from '../ledger/store.ts';
import { conclusionOf } from '../loop/conclusion.ts';
import { measuringOf } from '../loop/evaluator.ts';
import { digestHidden, lockEnvironment, logMessages, readRunHeaderFacts } from '../scoring/run-header-facts.ts';

export interface ReconfirmRequest {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  readonly base: string;
  /** All of the ledger. */
  readonly records: readonly IterationRecord[];
  readonly signal: AbortSignal | undefined;
}

/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
export async function reconfirm(request: ReconfirmRequest, host: Host): Promise<Finding | undefined> {
  const { paths, config, records } = request;
  const { baseline, confirm } = config.objective;
  const isAccepted = records.some(({ outcome }) => outcome === 'merged');
  if (!isAccepted || !baseline || confirm.pairs === 0 || !existsSync(paths.decisions)) return undefined;
  const step = readState(paths)?.current_step ?? 'Done';
  if (step !== 'Done' || findInFlight(paths, records).length > 0) {
    return notConfirmed(`no run of it has ended: autorize resume ${paths.name} continues it, and confirms at its end`);
  }
  return findingOfConfirmation(async () => (await confirmNow(request, host)).concluded);
}

/** Pairs of another machine. */
export type ReportedBlock = FinalBlock;

export interface ConfirmRequest extends Omit<ReconfirmRequest, 'config' | 'base'> {
  /** Pairs of the same that other machines report. */
  readonly blocks?: readonly FinalBlock[] | undefined;
  /** Folders that no command sees, beside those that never are seen. */
  readonly hidden?: readonly string[] | undefined;
}

/** What a confirmation says, with its pairs; `why`: nothing is claimed. */
export type ConfirmedPairs =
  | ({ readonly claim: ClaimRecord } & Pick<FinalBlock, 'final' | 'baseline' | 'pairs'>)
  | { readonly why: string };

/** Confirms what is on the branch, in the decision log that there is, or in one of its own after a calibration. */
export async function confirmPairs(request: ConfirmRequest, host: Host): Promise<ConfirmedPairs> {
  const { paths, records } = request;
  const { config } = loadForScoring(paths, host, { schedule: 'ignored' });
  const base = findBase(records, readState(paths));
  if (base === undefined || !records.some(({ outcome }) => outcome === 'merged')) {
    return { why: 'nothing is accepted that could be confirmed' };
  }
  if (!config.objective.baseline || config.objective.confirm.pairs === 0) {
    return { why: 'objective.baseline or objective.confirm.pairs says that nothing is confirmed' };
  }
  const { concluded, evaluations } = await confirmNow({ ...request, config, base }, host);
  if (concluded.kind === 'interrupted') return { why: 'it was interrupted' };
  if (concluded.kind === 'unclaimed') return { why: concluded.note ?? 'there is nothing to be confirmed' };
  return { claim: concluded.claim, ...pairsOf(concluded.claim, evaluations) };
}

function pairsOf({ evaluations: ids }: ClaimRecord, evaluations: readonly EvaluationRecord[]) {
  const runs = ids.map((id) => evaluations.find((each) => each.id === id));
  const of = (arm: EvaluationRecord['arm']) => runs.filter((run) => run?.arm === arm);
  const [candidates, baselines] = [of('candidate'), of('incumbent')];
  return {
    final: candidates[0]?.tree ?? '',
    baseline: baselines[0]?.tree ?? '',
    pairs: candidates.map((run, at): BlockPair => [run?.score ?? Number.NaN, baselines[at]?.score ?? Number.NaN]),
  };
}

interface Confirmed {
  readonly concluded: Concluded;
  readonly evaluations: readonly EvaluationRecord[];
}

async function confirmNow(
  { paths, config, base, records, signal, blocks, hidden = [] }: ReconfirmRequest & ConfirmRequest,
  host: Host,
): Promise<Confirmed> {
  const { repository, name } = paths;
  const parentEnv = host.env;
  using _guard = guardInspector();
  loadForScoring(paths, host, { schedule: 'ignored' });
  await using lock = await lockExperiment(paths, host);
  const level = await chooseLevel(config);
  const unseen = [...requireHidden(paths, { level, config, host }), ...hidden];
  const folder = privateAreaFolder({ repository, name, parentEnv });
  const { refs } = openRefs(repository, join(folder, 'user'));
  const branchHead = await checkBranch({ paths, refs, base, records });
  using decisions = openDecisions(paths);
  const privateArea = await openPrivateArea({
    ...{ folder, repository, base, branchHead, level, parentEnv, hidden: unseen, signal },
    environment: config.environment,
  });
  try {
    const protectedFiles = await findProtected(privateArea.store, config);
    const evaluating = { privateArea, config, protectedFiles, base, host };
    const decisionLog = openLog({
      ...{ messages: logMessages(name), journal: decisions, folder, settings: decisionSettings(config) },
      facts: await readRunHeaderFacts(evaluating),
      lock: await lockEnvironment(evaluating),
      digestSealed: (salt) => digestHidden(evaluating, salt),
      keyInReach: null,
      branchHeadTree: await treeIdOf(privateArea.store, branchHead),
    });
    const unclaimed = (reason: string): Confirmed => {
      return { concluded: { kind: 'unclaimed', note: `the improvement is not confirmed: ${reason}` }, evaluations: [] };
    };
    const due = dueIn(decisionLog.session, { isEnding: true });
    if (due.kind === 'stop') return unclaimed(due.reason);
    const both = AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]);
    const measuring = measuringOf({ privateArea, config, protectedFiles, host, signal: both, decisionLog });
    const settings = { paths, config, host, privateArea, clockMs: () => Number.POSITIVE_INFINITY };
    // Of a run on another machine nothing is known here: first comes a calibration.
    const isNew = decisionLog.session.policy === null && decisionLog.evaluations.length === 0;
    const unready = isNew ? await recalibrate(measuring, { logs: paths.folder }) : undefined;
    if (unready !== undefined) return unclaimed(unready.reason);
    const concluded = await confirmAccepted({ ...conclusionOf({ settings, measuring }), blocks }, { isAgain: true });
    decisionLog.close();
    return { concluded, evaluations: decisionLog.evaluations };
  } finally {
    privateArea.close();
  }
}
