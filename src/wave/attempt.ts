/**
 * One attempt of a wave: an agent's turn on the base, the boundaries, the guards and a short test, on this machine.
 * Invariant: what is submitted appears whole, by a rename, and once: a slot that submitted is not tried again. Whatever
 * happens to the attempt, the user's repository and records are as they were.
 * Crash: nothing is submitted; the reducer records the slot as killed, or the same command tries it again.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { syncFolder } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { errorCode } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { ATTEMPT_FILE, ATTEMPT_PACK, type Attempt, readAttempt, slotFolder } from './attempt-file.ts';
import { openAttemptRepository } from './attempt-repository.ts';
import { digestEnvironment } from './environment.ts';
import { recipeOf } from './find-recipe.ts';
import { requireContinued } from './known-state.ts';
import type { OnWaveEvent, Overrides } from './recipe.ts';
import type { Wave } from './wave-file.ts';

export interface AttemptRequest {
  readonly wave: Wave;
  readonly slot: number;
  /** Folder that all slots of the wave submit to; made where it is missing. */
  readonly folder: string;
  /** What holds on this machine in place of the config. */
  readonly overrides?: Pick<Overrides, 'sandbox' | 'timeLimitMs'>;
  readonly signal?: AbortSignal;
  readonly onEvent?: OnWaveEvent;
}

export interface AttemptEnd {
  readonly attempt: Attempt;
  /** It had been submitted before; nothing was run. */
  readonly isEarlier: boolean;
}

/**
 * Makes the attempt of a slot and submits it. Throws PreconditionError where repository, records or settings are not
 * those of the wave, and what a run throws; then the slot submits that it failed, and may be tried again.
 */
export async function makeAttempt(request: AttemptRequest, host: Host): Promise<AttemptEnd> {
  const { wave, slot, folder, overrides, signal, onEvent } = request;
  const earlier = readAttempt(folder, wave, slot);
  if (earlier.kind === 'read' && earlier.attempt.again !== true) return { attempt: earlier.attempt, isEarlier: true };
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-wave-'));
  mkdirSync(folder, { recursive: true });
  const staged = mkdtempSync(join(folder, `.slot-${slot}-`));
  const about = { version: 1, wave: wave.id, slot, environment: digestEnvironment(host) } as const;
  try {
    const recipe = await recipeOf(wave, host);
    await recipe.require();
    const { refs } = openRefs(recipe.repository, scratch);
    const known = await recipe.readKnown(refs);
    requireContinued(wave, recipe, known);
    const head = await requireHead(recipe.repository, refs);
    await using place = await openAttemptRepository(wave, { recipe, known, head }, host);
    const { focus = '', agent, usd, item } = wave.slots[slot] ?? {};
    const turn = await place.recipe.takeTurn({
      slot: { slot, slots: wave.slots.length, focus, agent, pairs: wave.pairs },
      ...{ item, usd, base: known.base, pack: join(staged, ATTEMPT_PACK) },
      ...{ hidden: [...place.origin, folder], overrides, signal, onEvent },
    });
    const isMoved = turn.commit !== undefined && known.base !== wave.base;
    return submit(request, { staged, attempt: { ...about, ...turn, ...(isMoved ? { base: known.base } : {}) } });
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    const reason = printable(`${error.message}. ${error.remedy}`, 2000);
    submit(request, { staged, attempt: { ...about, outcome: 'infra_error', reason, again: true } });
    throw error;
  } finally {
    for (const each of [staged, scratch]) rmSync(each, { recursive: true, force: true });
  }
}

/** Puts what is staged in its place. What another try of the slot has submitted meanwhile stays. */
function submit(
  { wave, slot, folder }: AttemptRequest,
  { staged, attempt }: { readonly staged: string; readonly attempt: Attempt },
): AttemptEnd {
  const path = join(staged, ATTEMPT_FILE);
  writeFileSync(path, `${JSON.stringify(attempt)}\n`);
  syncFolder(staged);
  // Who reduces may be another user.
  chmodSync(staged, 0o755);
  faultPoint('attempt:before-rename');
  const place = slotFolder(folder, slot);
  const found = readAttempt(folder, wave, slot);
  if (found.kind === 'read' && found.attempt.again !== true) return { attempt: found.attempt, isEarlier: true };
  if (found.kind !== 'absent') rmSync(place, { recursive: true, force: true });
  try {
    renameSync(staged, place);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    const other = readAttempt(folder, wave, slot);
    if (other.kind !== 'read') throw error;
    return { attempt: other.attempt, isEarlier: true };
  }
  faultPoint('attempt:after-rename');
  syncFolder(folder);
  return { attempt: JSON.parse(readFileSync(join(place, ATTEMPT_FILE), 'utf8')), isEarlier: false };
}
