/** Plans a wave: what every attempt starts from, and what each looks at. Only reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { carriedOver } from './carried-over.ts';
import { requireConfirmed } from './confirm.ts';
import { digestEnvironment } from './environment.ts';
import { findTarget, recipeOf } from './find-recipe.ts';
import { focusesFor } from './focuses.ts';
import type { WaveRecipe } from './recipe.ts';
import { usefulWidth, type WaveCosts } from './useful-width.ts';
import { nameWave, shareOf, type Wave } from './wave-file.ts';

export interface PlanRequest {
  /** Name of an experiment, folder of a mission, or file of a plan of work items. */
  readonly name: string;
  /** How many attempts, from 1 to 200. Default of a plan of work items: one for each item whose turn it is. */
  readonly attempts?: number | undefined;
  /** Dollars of all attempts together; each gets an equal share. Default: only the limits of the config. */
  readonly usd?: number;
  /** How many judges are going to test. Default: 1, the reducer alone. */
  readonly judges?: number | undefined;
  /** Most pairs of each pre-test. */
  readonly pairs: number;
  /** What the slots look at, in turn. Default: directions of our own. */
  readonly focuses: readonly string[];
  /** What it accepts is to be confirmed, so a loop whose settings leave that out is refused. */
  readonly confirms?: boolean;
}

export interface Planned {
  readonly wave: Wave;
  /** How many attempts the judges can keep up with, as far as the records say; undefined: too few records. */
  readonly usefulWidth: number | undefined;
  /** Dollars that the wave before left; they are part of the shares. */
  readonly carriedUsd: number;
  /** How many slots are offered a change that conflicted in the wave before. */
  readonly offers: number;
}

/** Plans a wave. Throws ContractError for its settings, PreconditionError where a run is at work. */
export async function planWave(request: PlanRequest, host: Host): Promise<Planned> {
  const { name, usd, pairs, focuses } = request;
  const target = findTarget(name, host);
  const recipe = await recipeOf(target, host);
  await recipe.require();
  if (request.confirms === true) requireConfirmed(recipe);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-wave-'));
  try {
    const { refs } = openRefs(recipe.repository, scratch);
    const { state, base, config } = await recipe.readKnown(refs);
    const items = itemsOf(recipe);
    const attempts = request.attempts ?? Math.max(1, items.length);
    const carried = carriedOver(recipe.records());
    const share = usd === undefined ? {} : { usd: shareOf(usd + carried.usd, attempts) };
    // Half of them at most: what is new has its chance, too.
    const offers = carried.offers.slice(0, Math.ceil(attempts / 2));
    const others = focusesFor(attempts - offers.length, focuses, recipe.focuses);
    const agents = recipe.agents?.(attempts) ?? [];
    const slots = [...offers, ...others].map((focus, slot) => {
      const [item, agent] = [items[slot % items.length], agents[slot]];
      return { slot, focus, ...share, ...(agent && { agent }), ...(item === undefined ? {} : { item }) };
    });
    return {
      wave: nameWave({ ...target, state, base, config, environment: digestEnvironment(host), pairs, slots }),
      usefulWidth: widthOf(recipe, { judges: request.judges ?? 1, pretestPairs: pairs }),
      carriedUsd: usd === undefined ? 0 : carried.usd,
      offers: offers.length,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The items whose turn it is; none of an experiment or a mission. */
function itemsOf(recipe: WaveRecipe): readonly string[] {
  const items = recipe.items?.();
  if (items === undefined || items.length > 0) return items ?? [];
  throw new PreconditionError({
    message: `no item of "${recipe.name}" is left to be tried: all have landed`,
    remedy: `See: autorize work status. To try one again, change it in the plan and run: autorize work run ${recipe.name}`,
  });
}

function widthOf(recipe: WaveRecipe, of: Pick<WaveCosts, 'judges' | 'pretestPairs'>): number | undefined {
  const costs = recipe.costs();
  return costs === undefined ? undefined : usefulWidth({ ...costs, ...of });
}
