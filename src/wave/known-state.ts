/** What the repository around a wave has to have in common with it. */
import { PreconditionError } from '../base/errors.ts';
import type { KnownState, WaveRecipe } from './recipe.ts';
import type { Wave } from './wave-file.ts';

/** Throws where the settings here are not those of the wave. */
export function requireSettings(wave: Wave, recipe: Pick<WaveRecipe, 'name' | 'sources'>, config: string): void {
  if (config === wave.config) return;
  const { name } = recipe;
  const files = namesOf(recipe);
  throw new PreconditionError({
    message: `${files} of "${name}" is not what the wave was planned for`,
    remedy: `Undo the change, or bring the files of the machine that planned it; or plan another wave: autorize plan ${name}`,
  });
}

function namesOf({ sources }: Pick<WaveRecipe, 'sources'>): string {
  const names = sources.slice(0, 2).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return names.join(' or ');
}

/** Throws where the records here do not hold what the wave starts from. */
export function requireState(wave: Wave, recipe: Pick<WaveRecipe, 'name' | 'subject' | 'holds'>): void {
  if (wave.state === null || recipe.holds(wave.state)) return;
  throw new PreconditionError({
    message: `the records of "${recipe.name}" here do not hold what the wave starts from`,
    remedy: `Bring them here: autorize pull ${recipe.subject.name}; or plan again: autorize plan ${recipe.name}`,
  });
}

/**
 * Throws where an attempt would start from something else than what the wave was planned for, or what followed it: records
 * and branch may have gone on meanwhile, since another run pushed. Then an attempt starts from what is here.
 */
export function requireContinued(wave: Wave, recipe: WaveRecipe, known: KnownState): void {
  requireSettings(wave, recipe, known.config);
  requireState(wave, recipe);
  if (wave.state !== null || known.state !== null || known.base === wave.base) return;
  throw new PreconditionError({
    message: `the wave of "${recipe.name}" starts from ${wave.base.slice(0, 12)}, and here is ${known.base.slice(0, 12)}`,
    remedy: `Check that commit out, or plan again: autorize plan ${recipe.name}`,
  });
}
