/** The file of a wave's plan. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ContractError } from '../base/errors.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { readWholeFile } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { parseWave, type Wave } from './wave-file.ts';

/** Reads a plan by its path; throws ContractError with everything that is wrong with it. */
export function readWave(path: string, { cwd }: Pick<Host, 'cwd'>): Wave {
  const read = readWholeFile(resolve(cwd, path), path);
  if ('problem' in read) throw new ContractError([read.problem]);
  return parseWave(read.bytes.toString('utf8'), path);
}

/** Writes a plan, whole or not at all; its folder is made where it is missing. */
export function writeWave(path: string, wave: Wave): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileAtomic(path, [`${JSON.stringify(wave, null, 2)}\n`]);
}
