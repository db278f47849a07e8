/** The loop that the inputs of a step name, in modes that work on any of them. */
import type { Host } from '../kernel/host.ts';
import type { LoopRecipe } from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';

/** Opens it; `needsAgent`: an agent of it works in this step. */
export async function openNamed(
  inputs: LoopInputs,
  host: Host,
  { needsAgent }: { readonly needsAgent: boolean },
): Promise<LoopRecipe> {
  if (inputs.missionDir !== '') {
    return (await import('./mission-recipe.ts')).openMission(inputs, host, { needsAgent });
  }
  if (inputs.workItems !== '') return (await import('./plan-recipe.ts')).openPlan(inputs, host);
  return (await import('./experiment-recipe.ts')).openExperiment(inputs, host);
}

/** The words of the inputs that name it. */
export function namesOf({ experiment, missionDir, workItems }: LoopInputs): readonly string[] {
  return [experiment, missionDir, workItems].filter((each) => each !== '');
}
