/** The prepared environment that jobs of one workflow run share. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderByteSize } from '../base/byte-size.ts';
import type { Host } from '../kernel/host.ts';
import type { LoopInputs } from './loop-inputs.ts';
import type { Opening } from './loop-state.ts';
import { print } from './notes.ts';

/** Where it is saved to and restored from, absolute. */
export function environmentFolder({ environmentPath }: LoopInputs, { cwd, env }: Pick<Host, 'cwd' | 'env'>): string {
  if (environmentPath !== undefined) return resolve(cwd, environmentPath);
  return join(env.RUNNER_TEMP || tmpdir(), 'autorize-environment');
}

/**
 * Takes over the environment that another job prepared, before anything of the loop runs. Throws where it is not that of
 * the digest; where the cache has it no more, setup runs here.
 */
export async function takeEnvironment(
  { loop, inputs, host, notes, search }: Pick<Opening, 'loop' | 'inputs' | 'host' | 'notes' | 'search'>,
  signal: AbortSignal,
): Promise<void> {
  const { environmentDigest: digest } = inputs;
  if (digest === undefined) return;
  const folder = environmentFolder(inputs, host);
  const prepared = await loop.prepare({ from: { folder, digest }, secrets: search, signal });
  if (prepared.kind === 'cancelled') return;
  if (prepared.kind === 'nothing') {
    notes.add(`the prepared environment is not used: ${prepared.reason}`);
    return;
  }
  const { taken, isReused, bytes } = prepared;
  if (taken === 'restored' && isReused) print(`${loop.name}: environment restored (${renderByteSize(bytes)})`);
  if (taken === 'restored' && !isReused) {
    notes.add(
      'the prepared environment was made for another command, other inputs, another PATH or other toolchains, so setup ran here: give both jobs the same steps before this one',
    );
  }
  if (taken === 'absent' && !isReused) {
    notes.add(`the prepared environment was not restored (${folder} is empty), so setup ran here`);
  }
}
