/**
 * Where the plan of a wave and what its attempts submitted lie on a runner.
 * Invariant: attempts are strangers' files: only the name of an artifact says which slot it is of.
 */
import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { readAttemptAt, slotFolder } from '../wave/attempt-file.ts';
import { blockName } from '../wave/block-file.ts';
import { findTarget } from '../wave/find-recipe.ts';
import { type ShardReport, shardFolder } from '../wave/shard-file.ts';
import { nameOfTarget, type Wave } from '../wave/wave-file.ts';
import { readWave } from '../wave/wave-on-disk.ts';
import type { LoopInputs } from './loop-inputs.ts';
import { namesOf } from './named-loop.ts';

type Place = Pick<Host, 'cwd' | 'env'>;

/** The file of the plan, absolute. */
export function waveFile({ wave: { file } }: Pick<LoopInputs, 'wave'>, host: Place): string {
  return file === undefined ? join(ownFolder(host), 'autorize-wave', 'wave.json') : resolve(host.cwd, file);
}

/** The folder of what was submitted, absolute. */
export function attemptsFolder({ wave: { folder } }: Pick<LoopInputs, 'wave'>, host: Place): string {
  return folder === undefined ? join(ownFolder(host), 'autorize-attempts') : resolve(host.cwd, folder);
}

function ownFolder({ env }: Place): string {
  return env.RUNNER_TEMP || tmpdir();
}

/** The plan that a step is for; throws where it is another one than the inputs say. */
export function requireWave(inputs: LoopInputs, host: Host): Wave {
  const wave = readWave(waveFile(inputs, host), host);
  const { id } = inputs.wave;
  if (id !== undefined && wave.id !== id) {
    throw new PreconditionError({
      message: `the plan is of wave ${wave.id}, and the input "wave-id" is ${quoted(id)}`,
      remedy: 'Give this job the output wave-id and the plan of the job that planned',
    });
  }
  const [named = ''] = namesOf(inputs);
  const asked = findTarget(named, host);
  if (nameOfTarget(wave) === nameOfTarget(asked)) return wave;
  throw new PreconditionError({
    message: `wave ${wave.id} is of ${quoted(nameOfTarget(wave))}, and the inputs name ${quoted(named)}`,
    remedy: 'Name what the wave was planned for in "experiment", "mission-dir" or "work-items"',
  });
}

/** The artifact of a slot. */
export function attemptArtifact({ id }: Pick<Wave, 'id'>, slot: number): string {
  return `autorize-attempt-${id}-slot-${slot}`;
}

/** The artifact of a judge. */
export function judgeArtifact({ id }: Pick<Wave, 'id'>, { shard, shards }: Shard): string {
  return `autorize-judge-${id}-shard-${shard}-of-${shards}`;
}

/** The artifact of a machine that confirms. */
export function blockArtifact({ id }: Pick<Wave, 'id'>, { shard, shards }: Shard): string {
  return `autorize-block-${id}-${shard}-of-${shards}`;
}

type Shard = Pick<ShardReport, 'shard' | 'shards'>;

// What an artifact of each kind is called after the id of its wave, and where `reduce` looks for it.
const REPORTS = [
  [/^autorize-judge-([0-9a-f]+)-shard-(\d{1,3})-of-(\d{1,3})(?:-\d{1,2})?$/, shardFolder],
  [
    /^autorize-block-([0-9a-f]+)-(\d{1,3})-of-(\d{1,3})(?:-\d{1,2})?$/,
    (folder: string, { shard, shards }: Shard) => join(folder, blockName(shard, shards)),
  ],
] as const;

// As often as a name gets a number where it is taken: of a job that was run again.
const MAX_AGAIN = 20;

/**
 * Puts the downloaded artifact of each slot where `reduce` looks for it: of several the first that is whole, else the last
 * one there is.
 */
export function placeDownloads(folder: string, wave: Wave): void {
  for (const { slot } of wave.slots) {
    const place = slotFolder(folder, slot);
    if (existsSync(place)) continue;
    const name = attemptArtifact(wave, slot);
    const names = [name, ...Array.from({ length: MAX_AGAIN - 1 }, (_, index) => `${name}-${index + 2}`)];
    const found = names.map((each) => join(folder, each)).filter(isFolder);
    const whole = found.find((each) => {
      const read = readAttemptAt(each, wave, slot);
      return read.kind === 'read' && read.attempt.again !== true;
    });
    const chosen = whole ?? found.at(-1);
    if (chosen !== undefined) renameSync(chosen, place);
  }
}

/** Puts the downloaded artifact of each judge and machine where `reduce` looks for it; of several the first one. */
export function placeReports(folder: string, wave: Wave): void {
  if (!isFolder(folder)) return;
  for (const name of readdirSync(folder).sort()) {
    for (const [pattern, placeOf] of REPORTS) {
      const [, id, shard, shards] = pattern.exec(name) ?? [];
      if (id !== wave.id || !isFolder(join(folder, name))) continue;
      const place = placeOf(folder, { shard: Number(shard), shards: Number(shards) });
      if (!existsSync(place)) renameSync(join(folder, name), place);
    }
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
