/**
 * What a run is decided by, as the record of decisions begins with it: base, evaluator, guards, holdout.
 * Invariant: the same files, commands and base give the same digests; of the holdout only a salted one is ever recorded.
 */

import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { VERSION } from '../../base/version.ts';
import { guardCommands } from '../../decision/guard.ts';
import type { HiddenDigests, RuleFacts } from '../../decision/rule-change.ts';
import { unitOfFormat } from '../../engine/benchmarks/formats.ts';
import { idsOf, type ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { type EnvironmentLock, lockMachine, openEnvironmentLock } from '../../engine/evaluation/environment-lock.ts';
import {
  digestFiles,
  digestHiddenCommand,
  isReference,
  unsealCommand,
  type WrittenCommand,
} from '../../engine/evaluation/hidden-command.ts';
import { sharesProcess } from '../../engine/evaluation/in-process.ts';
import { builtBefore } from '../../engine/evaluation/preparing-steps.ts';
import type { LogRequest, RunHeaderFacts } from '../../engine/log/decision-log.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { machineName } from '../../kernel/machine-name.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { otherRules } from '../ledger/objective-digest.ts';

export interface FactsRequest {
  readonly privateArea: PrivateArea;
  readonly config: ExperimentConfig;
  readonly protectedFiles: ProtectedFiles;
  readonly base: string;
  readonly host: Host;
}

/** The rules of a config: the same in each run that is of the same rules. */
export function readRuleFacts({
  config,
  protectedFiles,
  host,
}: Pick<FactsRequest, 'config' | 'protectedFiles' | 'host'>): Pick<RunHeaderFacts, keyof RuleFacts> {
  const { objective, guards, setup } = config;
  const { command, parse, confirm } = objective;
  const evaluator = { command, parse, ...builtBefore(config), setup: setup.command, files: protectedFiles.digest };
  return {
    judge_digest: sha256(canonicalJson(evaluator)),
    setup_inputs: [...setup.inputs],
    evaluator_files: idsOf(protectedFiles),
    guards_digest: sha256(canonicalJson({ guards, objective: objective.guards })),
    confirm_digest: isReference(confirm) ? undefined : digestConfirm(confirm, host.env),
  };
}

/** What the record of decisions begins with. */
export async function readRunHeaderFacts(request: FactsRequest): Promise<RunHeaderFacts> {
  const { privateArea, config, base } = request;
  const { command, parse, unit } = config.objective;
  return {
    tool_version: VERSION,
    config_digest: digestConfig(config),
    baseline_commit: base,
    baseline_tree: await treeIdOf(privateArea.store, base),
    ...readRuleFacts(request),
    unscored: !config.objective.baseline,
    score_unit: unit ?? unitOfFormat(parse.kind),
    in_process: await sharesProcess(privateArea.store, { command, kind: parse.kind }),
  };
}

/**
 * The lock of what else scores depend on, on this machine; `calibrated`: the records of a run that takes no calibration of
 * another one.
 */
export async function lockEnvironment(
  { privateArea, config, host }: FactsRequest,
  calibrated?: readonly JournalRecord[],
): Promise<EnvironmentLock> {
  const { objective, guards, setup, build } = config;
  const evaluating = [setup.command, build.command, objective.command, ...guards.map(({ command }) => command)];
  const commands = [...evaluating, ...guardCommands(objective)];
  const lock = await openEnvironmentLock(privateArea, { commands, host });
  return calibrated === undefined ? lock : lockMachine(lock, calibrated, machineName());
}

/** Digests of what nobody may know, with a salt; undefined where there is none, or none on this machine. */
export function digestHidden(
  { config, host: { env } }: Pick<FactsRequest, 'config' | 'host'>,
  salt: string,
): HiddenDigests {
  const { holdout, confirm } = config.objective;
  return {
    holdout: holdout === undefined ? undefined : digestHiddenCommand(holdout, { env, salt }),
    confirm: isReference(confirm) ? digestHiddenCommand(confirm, { env, salt }) : undefined,
  };
}

function digestConfirm(confirm: WrittenCommand, env: Host['env']): string | null {
  const { command, paths = [] } = unsealCommand(confirm, env) ?? {};
  return command === undefined || command === '' ? null : sha256(`${command}\n${digestFiles(paths)}`);
}

/** Without the holdout's command and files: of them there is a salted digest alone. */
function digestConfig({ objective, ...config }: ExperimentConfig): string {
  const { rule, budget } = objective.holdout ?? {};
  const output = { ...config, objective: { ...objective, holdout: { rule, budget } } };
  return sha256(canonicalJson(JSON.parse(JSON.stringify(output))));
}

/** What messages say of the decision log where something is wrong with it. */
export function logMessages(name: string): LogRequest['messages'] {
  return {
    ...{ record: `decisions.jsonl of "${name}"`, run: `"${name}"`, keys: 'objective.' },
    look: `See all of it: autorize audit ${name}.`,
    restart: `Start again from HEAD: autorize run ${name} --fresh`,
    rules: otherRules(name),
  };
}
