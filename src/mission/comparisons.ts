/**
 * The record of decisions of a mission, where its front matter names a policy.
 * Invariant: it is in the mission's own journal: a record of its own for what is measured, and the decision on a candidate
 * with the entry of its iteration, in one record.
 */

import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import { VERSION } from '../base/version.ts';
import { idsOf } from '../engine/boundaries/protected-files.ts';
import { prepareBaseLayer } from '../engine/evaluation/base-layer.ts';
import { lockMachine, openEnvironmentLock } from '../engine/evaluation/environment-lock.ts';
import { digestHiddenCommand } from '../engine/evaluation/hidden-command.ts';
import { sharesProcess } from '../engine/evaluation/in-process.ts';
import { builtBefore } from '../engine/evaluation/preparing-steps.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import { type DecisionLog, type LogRequest, openLog } from '../engine/log/decision-log.ts';
import { machineName } from '../kernel/machine-name.ts';
import { treeOf } from './commits.ts';
import { comparisonSettings } from './decision-keys.ts';
import { networkOf, preparingOf } from './evaluating.ts';
import { appendOnly, type Opened } from './mission-journal.ts';
import type { MissionView } from './mission-settings.ts';

interface Starting {
  readonly keyInReach: LogRequest['keyInReach'];
  /** It takes no calibration of another machine. */
  readonly calibratesHere?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly activity?: ActivityLog | undefined;
}

/** Opens the record of comparisons, or begins it; undefined where the contract's keep policy decides. */
export async function openComparisons(
  mission: Opened & Pick<MissionView, 'privateArea' | 'protectedFiles'> & Starting,
): Promise<DecisionLog | undefined> {
  const { privateArea, protectedFiles, host, state, keyInReach, calibratesHere, signal, activity } = mission;
  const { run_id: runId, baseline_commit: baseline, contract } = state.launch;
  const settings = comparisonSettings(contract.evaluator);
  if (settings === undefined) return undefined;
  const { setup, build, guards, evaluator } = contract;
  const { holdout } = evaluator;
  const isBegun = state.evidence.length > 0;
  const preparing = preparingOf(contract, { folder: '', prefix: '' });
  await prepareBaseLayer(privateArea, { preparing, isBegun, protectedFiles, signal, activity });
  const lock = await openEnvironmentLock(privateArea, {
    commands: [setup, build, evaluator, ...guards].flatMap((each) => each?.command ?? []),
    host,
  });
  return openLog({
    messages: {
      ...{ record: `journal.jsonl of ${runId}`, run: runId, keys: 'evaluator.' },
      look: `See all of it: autorize verify ${runId}.`,
      restart: `Close the run: rcs autoresearch --abandon ${runId}`,
      rules: `Undo the change, or start again. Close the run: rcs autoresearch --abandon ${runId}`,
    },
    journal: {
      get records() {
        return mission.state.evidence;
      },
      get length() {
        return mission.state.evidence.length;
      },
      since: (count) => mission.state.evidence.slice(count),
      append(record) {
        appendOnly(mission, { kind: 'evidence', record });
        return record;
      },
    },
    settings,
    facts: {
      tool_version: VERSION,
      config_digest: sha256(canonicalJson(JSON.parse(JSON.stringify(contract)))),
      baseline_commit: baseline,
      baseline_tree: await treeOf(mission, baseline),
      judge_digest: evaluatorDigest(mission),
      setup_inputs: [...(setup?.inputs ?? [])],
      evaluator_files: idsOf(protectedFiles),
      score_unit: evaluator.unit ?? null,
      in_process: await sharesProcess(privateArea.store, { command: evaluator.command, kind: 'json' }),
      guards_digest: sha256(canonicalJson(JSON.parse(JSON.stringify(guards)))),
    },
    lock: calibratesHere === true ? lockMachine(lock, state.evidence, machineName()) : lock,
    digestSealed: (salt) => ({
      holdout: holdout === undefined ? undefined : digestHiddenCommand(holdout, { env: host.env, salt }),
      confirm: undefined,
    }),
    keyInReach,
    branchHeadTree: await treeOf(mission, state.lastAcceptedCommit),
    folder: privateArea.folder,
  });
}

/** Digest of the evaluator's command, of what is built before it, and of the files that judge. */
export function evaluatorDigest({ state, protectedFiles }: Pick<MissionView, 'state' | 'protectedFiles'>): string {
  const { contract } = state.launch;
  const { command, timeout } = contract.evaluator;
  const { objective: network } = networkOf(contract);
  return sha256(canonicalJson({ command, timeout, network, ...builtBefore(contract), files: protectedFiles.digest }));
}
