/** Which loop a wave is of: by the name that a person gives, or by its plan. */
import { relative, resolve } from 'node:path';
import { UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { kindOfSubject } from '../remote/named-subject.ts';
import { experimentRecipe } from './experiment-recipe.ts';
import { missionRecipe } from './mission-recipe.ts';
import { planRecipe } from './plan-recipe.ts';
import type { WaveRecipe } from './recipe.ts';
import type { Wave } from './wave-file.ts';

type Target = Pick<Wave, 'experiment' | 'mission' | 'plan'>;

/** The recipe of the loop that a wave is of. */
export async function recipeOf({ experiment, mission, plan }: Target, host: Host): Promise<WaveRecipe> {
  const at = { ...host, cwd: findRepository(host.cwd).folder };
  if (mission !== undefined) return missionRecipe(mission, at);
  if (plan !== undefined) return planRecipe(plan, at);
  return experimentRecipe(experiment ?? '', host);
}

/** What a name stands for: an experiment, the folder of a mission, or the file of a plan. */
export function findTarget(name: string, host: Pick<Host, 'cwd'>): Target {
  const kind = kindOfSubject(name, host);
  if (kind === 'experiment') return { experiment: name };
  const { folder } = findRepository(host.cwd);
  const path = relative(folder, resolve(host.cwd, name)) || '.';
  if (path.startsWith('..')) {
    const expected = `a path in the repository ${quoted(folder, 300)}`;
    throw new UsageError([{ found: quoted(name), expected, remedy: 'Put it there, and commit it.' }]);
  }
  return kind === 'mission' ? { mission: path } : { plan: path };
}
