/**
 * The holdout of a mission: scores on data that no session can read.
 * Invariant: its command is a variable of the supervisor's environment, since sessions read the front matter; neither it
 * nor what it prints is in a record. It is refused where a session could read its files.
 */

import { ContractError, PreconditionError, type Problem } from '../base/errors.ts';
import { type HiddenTestCommand, textsOfHidden, unsealCommand } from '../engine/evaluation/hidden-command.ts';
import { requireAbsent, requireUndisclosed } from '../engine/evaluation/leaked-commands.ts';
import { checkReferences, type Environment, type ParentEnvironment, requireTable } from '../kernel/environment.ts';
import type { Git } from '../kernel/git.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import type { MissionContract } from '../settings/mission-contract.ts';

/** What is wrong with the reference to its command, by the environment here. */
export function holdoutProblems(
  file: string,
  { evaluator }: Pick<MissionContract, 'evaluator'>,
  parentEnv: ParentEnvironment,
): readonly Problem[] {
  const { holdout } = evaluator;
  if (holdout === undefined) return [];
  const path = '$.evaluator.holdout.command';
  return checkReferences(parentEnv)(holdout.command).map((problem) => ({ file, path, ...problem }));
}

interface Opening {
  readonly file: string;
  readonly level: SandboxLevel;
  readonly parentEnv: ParentEnvironment;
  /** What sessions get of the environment. */
  readonly agentEnvs?: readonly Environment[];
}

/** The holdout as it is run here; undefined: there is none. Throws where sessions could know of it. */
export function openHoldout(
  contract: Pick<MissionContract, 'evaluator' | 'environment'>,
  { file, level, parentEnv, agentEnvs = [] }: Opening,
): HiddenTestCommand | undefined {
  const { holdout } = contract.evaluator;
  if (holdout === undefined) return undefined;
  const problems = holdoutProblems(file, contract, parentEnv);
  const hidden = unsealCommand(holdout, parentEnv);
  if (hidden === undefined || problems.length > 0) throw new ContractError(problems);
  if (level.kind !== 'bubblewrap') {
    throw new PreconditionError({
      message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
      remedy: 'Install bubblewrap and leave agent.sandbox at auto, or remove evaluator.holdout.',
    });
  }
  const words = { found: 'the command of the holdout', expected: 'no variable that would disclose it to sessions' };
  const secret = { secrets: [hidden.command], file, ...words };
  for (const each of agentEnvs) requireAbsent(each, secret);
  // Code of a candidate reads the variables of the commands that judge it.
  const table = 'environment.env';
  const variables = contract.environment?.env ?? {};
  requireAbsent(requireTable(variables, { parentEnv, path: `$.${table}`, file }), { ...secret, table });
  return hidden;
}

/** What it is here, so that no log shows it; empty where there is none. */
export function secretCommands(
  { evaluator }: Pick<MissionContract, 'evaluator'>,
  parentEnv: ParentEnvironment,
): string[] {
  const { holdout } = evaluator;
  return holdout === undefined ? [] : [unsealCommand(holdout, parentEnv)?.command ?? []].flat();
}

/** Throws where the commit that sessions begin at discloses it; where hidden files are, the front matter may say. */
export async function requireHoldoutUndisclosed(
  refs: Git,
  { commit, holdout, missionDir }: { commit: string; holdout: HiddenTestCommand | undefined; missionDir: string },
): Promise<void> {
  if (holdout === undefined) return;
  const texts = textsOfHidden({ command: holdout.command, files: [] }, {});
  await requireUndisclosed(refs, { restart: `rcs autoresearch ${missionDir}`, commit, texts });
}
