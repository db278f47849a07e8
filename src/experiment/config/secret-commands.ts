import { agentsOf } from '../../engine/agent/configured-agents.ts';
import { keyTables } from '../../engine/environment/command-environment.ts';
import { isReference, textsOfHidden, unsealCommand } from '../../engine/evaluation/hidden-command.ts';
import type { Environment, ParentEnvironment } from '../../kernel/environment.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';

/** What no agent and no evaluator may read: the files of holdout and hidden test set. */
export function hiddenPaths(
  { objective }: Pick<ExperimentConfig, 'objective'>,
  parentEnv: ParentEnvironment,
): string[] {
  const { holdout, confirm } = objective;
  return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap(
    (written) => unsealCommand(written, parentEnv)?.paths ?? written.files,
  );
}

/** Whether there is anything that nobody but the engine may know or read. */
export function hasSecrets(config: Pick<ExperimentConfig, 'objective'>, parentEnv: ParentEnvironment): boolean {
  const { holdout, confirm } = config.objective;
  return holdout !== undefined || isReference(confirm) || hiddenPaths(config, parentEnv).length > 0;
}

/** The texts that disclose hidden commands: the longest line of each, and the files that it names. */
export function secretTexts(
  { objective }: Pick<ExperimentConfig, 'objective'>,
  parentEnv: ParentEnvironment,
): string[] {
  const { holdout, confirm } = objective;
  const secret = [...(holdout === undefined ? [] : [holdout]), ...(isReference(confirm) ? [confirm] : [])];
  return [...new Set(secret.flatMap((written) => textsOfHidden(written, parentEnv)))];
}

/** Tables of variables whose references are keys: of the agents, and of commands. */
export function secretTables(
  { environment, ...agents }: Pick<ExperimentConfig, 'agent' | 'agents' | 'environment'>,
  parentEnv: ParentEnvironment,
): readonly Environment[] {
  return [...agentsOf(agents).map(({ agent }) => agent.env), ...keyTables(environment, parentEnv)];
}

/** Values of variables that commands of the config are taken from. */
export function secretCommands(
  { objective }: Pick<ExperimentConfig, 'objective'>,
  parentEnv: ParentEnvironment,
): string[] {
  const { holdout, confirm } = objective;
  const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(isReference);
  return secret.flatMap((written) => unsealCommand(written, parentEnv)?.command ?? []);
}
