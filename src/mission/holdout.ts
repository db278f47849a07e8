/**
 * The holdout of a mission: scores on data that no session can read.
 * Invariant: its command is a variable of the supervisor's environment, since sessions read the front matter; neither it
 * nor what it prints is in a record. It is refused where a session could read its files.
 */

import { ContractError, PreconditionError, type Problem } from '../base/errors.ts';
import { type SealedCommand, textsOfSealed, unsealCommand } from '../engine/evaluation/hidden-command.ts';
import { requireUntold } from '../engine/evaluation/leaked-commands.ts';
import { checkReferences, type Environment, type ParentEnvironment } from '../kernel/environment.ts';
import type { Git } from '../kernel/git.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import type { MissionContract } from './contract.ts';

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
  readonly agentEnv?: Environment;
}

/** The holdout as it is run here; undefined: there is none. Throws where sessions could know of it. */
export function openHoldout(
  contract: Pick<MissionContract, 'evaluator'>,
  { file, level, parentEnv, agentEnv = {} }: Opening,
): SealedCommand | undefined {
  const { holdout } = contract.evaluator;
  if (holdout === undefined) return undefined;
  const problems = holdoutProblems(file, contract, parentEnv);
  const sealed = unsealCommand(holdout, parentEnv);
  if (sealed === undefined || problems.length > 0) throw new ContractError(problems);
  if (level.kind !== 'bubblewrap') {
    throw new PreconditionError({
      message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
      remedy: 'Install bubblewrap and leave agent.sandbox at auto, or take out evaluator.holdout.',
    });
  }
  const told = Object.entries(agentEnv).filter(([, value]) => value.includes(sealed.command));
  if (told.length === 0) return sealed;
  const wrong = { expected: 'nothing that sessions may not know', remedy: 'Leave it out.' };
  throw new ContractError(
    told.map(([name]) => ({ file, path: `$.agent.env.${name}`, found: 'the command of the holdout', ...wrong })),
  );
}

/** What it is here, so that no log shows it; empty where there is none. */
export function secretCommands(
  { evaluator }: Pick<MissionContract, 'evaluator'>,
  parentEnv: ParentEnvironment,
): string[] {
  const { holdout } = evaluator;
  return holdout === undefined ? [] : [unsealCommand(holdout, parentEnv)?.command ?? []].flat();
}

/** Throws where the commit that sessions begin at tells them of it; where hidden files are, the front matter may say. */
export async function requireHoldoutUntold(
  refs: Git,
  { commit, holdout, missionDir }: { commit: string; holdout: SealedCommand | undefined; missionDir: string },
): Promise<void> {
  if (holdout === undefined) return;
  const texts = textsOfSealed({ command: holdout.command, files: [] }, {});
  await requireUntold(refs, { anew: `rcs autoresearch ${missionDir}`, commit, texts });
}
