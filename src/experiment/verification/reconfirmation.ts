/**
 * Confirming what an experiment ended with once more, or for the first time where no time was left for it.
 * Invariant: it is a run's own confirmation, by its rules and in its record: under the lock, in fresh pairs, by a secret
 * that is told after them. Nothing is measured while a run is still to be resumed. Crash: whoever opens the record
 * next writes down that it was interrupted.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimOutcome, renderOutcome } from '../../base/claim-outcome.ts';
import { AutorizeError } from '../../base/errors.ts';
import type { Finding } from '../../base/finding.ts';
import { dueIn } from '../../decision/session.ts';
import { openLog } from '../../engine/log/decision-log.ts';
import { openPrivateArea, privateAreaFolder } from '../../engine/workspace/private-area.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import { type Concluded, confirmAccepted } from '../../loop/conclusion.ts';
import { decisionSettings, type ExperimentConfig } from '../config/config.ts';
import { checkBranch } from '../ledger/branch.ts';
import { chooseLevel, findInFlight, findProtected, lockExperiment, requireHidden } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPlace, loadJudgeConfig, openDecisions, readState } from '../ledger/store.ts';
import { conclusionOf } from '../loop/conclusion.ts';
import { digestSealed, lockEnvironment, readRunHeaderFacts, toldOf, treeOf } from '../scoring/run-header-facts.ts';

export interface ReconfirmRequest {
  readonly place: ExperimentPlace;
  readonly config: ExperimentConfig;
  readonly base: string;
  /** All of the ledger. */
  readonly records: readonly IterationRecord[];
  readonly signal: AbortSignal | undefined;
}

/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
export async function reconfirm(request: ReconfirmRequest, host: Host): Promise<Finding | undefined> {
  const { place, config, records } = request;
  const { baseline, confirm } = config.objective;
  const isKept = records.some(({ outcome }) => outcome === 'merged');
  if (!isKept || !baseline || confirm.pairs === 0 || !existsSync(place.decisions)) return undefined;
  const step = readState(place)?.current_step ?? 'Done';
  if (step !== 'Done' || findInFlight(place, records).length > 0) {
    return unchecked(`no run of it has ended: autorize resume ${place.name} goes on with it, and confirms at its end`);
  }
  try {
    return findingOf(await confirmNow(request, host));
  } catch (error) {
    if (error instanceof AutorizeError) return unchecked(error.message);
    throw error;
  }
}

function unchecked(detail: string): Finding {
  return { kind: 'unchecked', what: 'confirmation', detail };
}

function findingOf(concluded: Concluded): Finding | undefined {
  switch (concluded.kind) {
    case 'claimed':
      return { kind: 'ok', what: 'confirmation', detail: renderOutcome(claimOutcome(concluded.claim)) };
    case 'interrupted':
      return unchecked('interrupted by the operator');
    case 'unclaimed':
      return concluded.note === undefined ? undefined : unchecked(concluded.note);
    default:
      return concluded satisfies never;
  }
}

async function confirmNow({ place, config, base, records, signal }: ReconfirmRequest, host: Host): Promise<Concluded> {
  const { repository, name } = place;
  const parentEnv = host.env;
  using _guard = guardInspector();
  loadJudgeConfig(place, host, 'ignored');
  await using lock = await lockExperiment(place, host);
  const level = await chooseLevel(config);
  const hidden = requireHidden(place, { level, config, host });
  const folder = privateAreaFolder({ repository, name, parentEnv });
  const { refs } = openRefs(repository, join(folder, 'user'));
  const branchHead = await checkBranch({ place, refs, base, records });
  using decisions = openDecisions(place);
  const privateArea = await openPrivateArea({ folder, repository, base, branchHead, level, parentEnv, hidden });
  try {
    const protectedFiles = await findProtected(privateArea.store, config);
    const judging = { privateArea, config, protectedFiles, base, host };
    const decisionLog = openLog({
      ...{ told: toldOf(name), journal: decisions, folder, settings: decisionSettings(config) },
      facts: await readRunHeaderFacts(judging),
      lock: await lockEnvironment(judging),
      digestSealed: (salt) => digestSealed(judging, salt),
      branchHeadTree: await treeOf(privateArea, branchHead),
    });
    const due = dueIn(decisionLog.session, { isEnding: true });
    if (due.kind === 'stop') return { kind: 'unclaimed', note: `the improvement is not confirmed: ${due.reason}` };
    const both = AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]);
    const measuring = { privateArea, config, protectedFiles, host, signal: both, decisionLog };
    const ending = { ...measuring, place, clockMs: () => Number.POSITIVE_INFINITY };
    const concluded = await confirmAccepted(conclusionOf(ending), { isAgain: true });
    decisionLog.close();
    return concluded;
  } finally {
    privateArea.close();
  }
}
