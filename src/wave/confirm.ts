/**
 * The confirmation of what a wave left on the branch, on several machines: each takes fresh pairs of the branch head against
 * the base, and the reducer takes its own and records the claim with those that the others report.
 * Invariant: only the reducer writes records. A machine's pairs are one block, whoever reports them, and of one machine one
 * block counts. Crash: nothing is reported, or nothing is claimed; the same command begins again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { machineName } from '../kernel/machine-name.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { openAttemptRepository } from './attempt-repository.ts';
import { type BlockReport, blockName, otherMachines, readBlocks, writeBlock } from './block-file.ts';
import { digestEnvironment } from './environment.ts';
import { recipeOf } from './find-recipe.ts';
import { requireContinued } from './known-state.ts';
import type { Overrides, WaveRecipe } from './recipe.ts';
import type { Wave } from './wave-file.ts';

export interface BlockRequest {
  readonly wave: Wave;
  /** Folder that machines report to; made where it is missing. */
  readonly out: string;
  /** Number of this machine, from 0, and how many there are. */
  readonly shard: number;
  readonly shards: number;
  /** In place of that of the settings. */
  readonly sandbox?: Overrides['sandbox'] | undefined;
  readonly signal?: AbortSignal;
}

/** Takes the pairs of this machine and reports them. Throws PreconditionError where there is nothing to be confirmed. */
export async function confirmBlock({ wave, out, shard, shards, sandbox, signal }: BlockRequest, host: Host) {
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-block-'));
  try {
    const recipe = await recipeOf(wave, host);
    await recipe.require();
    const { refs } = openRefs(recipe.repository, scratch);
    const known = await recipe.readKnown(refs);
    requireContinued(wave, recipe, known);
    const head = await requireHead(recipe.repository, refs);
    await using place = await openAttemptRepository(wave, { recipe, known, head }, host);
    const confirmed = await confirmBy(place.recipe)({ hidden: [...place.origin, out], sandbox, signal });
    if ('why' in confirmed) throw notConfirmed(recipe, confirmed.why);
    const { final, baseline, pairs } = confirmed;
    const report: BlockReport = {
      ...{ version: 1, wave: wave.id, machine: machineName(), environment: digestEnvironment(host) },
      ...{ final, baseline, pairs: pairs.map(([one, other]): [number, number] => [one, other]) },
    };
    writeBlock(out, blockName(shard, shards), report);
    return report;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export interface ConfirmRequest {
  readonly wave: Wave;
  /** Folder that machines reported to. */
  readonly folder: string;
  /** In place of that of the settings. */
  readonly sandbox?: Overrides['sandbox'] | undefined;
  readonly signal?: AbortSignal;
}

/** Takes the pairs of the reducer's own machine, and records the claim with those of the others. */
export async function confirmWave({ wave, folder, sandbox, signal }: ConfirmRequest, host: Host) {
  const recipe = await recipeOf(wave, host);
  await recipe.require();
  const blocks = otherMachines(machineName(), readBlocks(folder, wave));
  const confirmed = await confirmBy(recipe)({ blocks, sandbox, signal });
  if ('why' in confirmed) throw notConfirmed(recipe, confirmed.why);
  return confirmed.claim;
}

/** Throws PreconditionError where nothing that the loop accepts could be confirmed. */
export function requireConfirmed(recipe: WaveRecipe): void {
  confirmBy(recipe);
  const why = recipe.whyUnconfirmed?.();
  if (why === undefined) return;
  throw new PreconditionError({
    message: `"${recipe.name}" cannot be confirmed: ${why}`,
    remedy: 'Change the setting, or leave the confirmation out: --confirm, or the input "confirm" of the action',
  });
}

function confirmBy({ confirm, name }: WaveRecipe): NonNullable<WaveRecipe['confirm']> {
  if (confirm !== undefined) return confirm;
  throw new PreconditionError({
    message: `"${name}" is a plan of work items: its tests pass or fail, and nothing is measured that could be confirmed`,
    remedy: 'Leave the confirmation out: --confirm, or the input "confirm" of the action',
  });
}

function notConfirmed({ name }: Pick<WaveRecipe, 'name'>, why: string): PreconditionError {
  return new PreconditionError({
    message: `"${name}" was not confirmed: ${why}`,
    remedy: `See what is accepted: autorize status ${name}`,
  });
}
