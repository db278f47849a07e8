/**
 * Confirming what an experiment ended with once more, or for the first time where no time was left for it.
 * Invariant: it is a run's own confirmation, by its rules and in its record: under the lock, in fresh pairs, by a secret
 * that is revealed after them. Nothing is measured while a run is still to be resumed. Crash: whoever opens the record
 * next writes down that it was interrupted.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../base/finding.ts';
import { dueIn } from '../../decision/session.ts';
import { openLog } from '../../engine/log/decision-log.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { openPrivateArea } from '../../engine/workspace/private-area.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { confirmAccepted } from '../../loop/conclusion.ts';
import {
  type Confirmed,
  type ConfirmedPairs,
  type ConfirmRequest,
  confirmedPairs,
  findingOfConfirmation,
  notConfirmed,
  unclaimed,
} from '../../loop/reconfirmation.ts';
import { calibrateIfDue } from '../../loop/scheduled-tasks.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { decisionSettings } from '../config/config.ts';
import { checkBranch } from '../ledger/branch.ts';
import { findBase } from '../ledger/fold.ts';
import { findInFlight } from '../ledger/in-flight.ts';
import { openDecisions } from '../ledger/open-journals.ts';
import { chooseLevel, findProtected, lockExperiment, requireHidden } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { loadForScoring } from '../ledger/run-config.ts';
import { type ExperimentPaths, readState } from '../ledger/store.ts';
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

/** The setting by which nothing is confirmed, as a sentence; undefined: there is none. */
export function whyUnconfirmed({ objective }: Pick<ReconfirmRequest['config'], 'objective'>): string | undefined {
  if (objective.baseline && objective.confirm.pairs > 0) return undefined;
  return 'objective.baseline or objective.confirm.pairs says that nothing is confirmed';
}

/** Confirms what is on the branch for a wave: in the decision log that there is, or in one of its own; calibrated here. */
export async function confirmPairs(
  { paths, records, ...asked }: ConfirmRequest & Pick<ReconfirmRequest, 'paths' | 'records'>,
  host: Host,
): Promise<ConfirmedPairs> {
  const { config } = loadForScoring(paths, host, { schedule: 'ignored' });
  const base = findBase(records, readState(paths));
  if (base === undefined || !records.some(({ outcome }) => outcome === 'merged')) {
    return { why: 'nothing is accepted that could be confirmed' };
  }
  const why = whyUnconfirmed(config);
  if (why !== undefined) return { why };
  const agent = { ...config.agent, sandbox: asked.sandbox ?? config.agent.sandbox };
  const request = { paths, records, base, config: { ...config, agent }, calibratesHere: true, signal: undefined };
  return confirmedPairs(await confirmNow({ ...request, ...asked }, host));
}

async function confirmNow(
  request: Omit<ReconfirmRequest, 'signal'> & ConfirmRequest & { readonly calibratesHere?: boolean },
  host: Host,
): Promise<Confirmed> {
  const { paths, config, base, records, signal, blocks, hidden = [], calibratesHere = false } = request;
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
      lock: await lockEnvironment(evaluating, calibratesHere ? decisions.records : undefined),
      digestSealed: (salt) => digestHidden(evaluating, salt),
      keyInReach: null,
      branchHeadTree: await treeIdOf(privateArea.store, branchHead),
    });
    const due = dueIn(decisionLog.session, { isEnding: true });
    if (due.kind === 'stop') return unclaimed(due.reason);
    const both = AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]);
    const measuring = measuringOf({ privateArea, config, protectedFiles, host, signal: both, decisionLog });
    const settings = { paths, config, host, privateArea, clockMs: () => Number.POSITIVE_INFINITY };
    const unready = calibratesHere ? await calibrateIfDue(measuring, { logs: paths.folder }) : undefined;
    if (unready !== undefined) return unclaimed(unready.reason);
    const concluded = await confirmAccepted({ ...conclusionOf({ settings, measuring }), blocks }, { isAgain: true });
    decisionLog.close();
    return { concluded, evaluations: decisionLog.evaluations };
  } finally {
    privateArea.close();
  }
}
