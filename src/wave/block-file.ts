/**
 * What a machine reports of a confirmation there: `block-I-of-J/block.json`, pairs of the branch head against the base.
 * Invariant: it is the word of another machine. The claim names who reports it, next to the pairs of the reducer's own
 * machine. A file that is not sound, or of another wave, says nothing.
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readConfined } from '../kernel/confined-file.ts';
import { syncFolder } from '../kernel/durable.ts';
import { MACHINE_NAME, machineOf } from '../kernel/machine-name.ts';
import type { FinalBlock } from '../loop/scheduled-tasks.ts';
import type { Wave } from './wave-file.ts';

const BLOCK_FILE = 'block.json';
const MAX_BYTES = 1024 * 1024;
const MAX_PAIRS = 10_000;
const MAX_BLOCKS = 200;

const tree = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const blockSchema = z.strictObject({
  version: z.literal(1),
  wave: z.string(),
  /** Name of the machine. */
  machine: z.string().check(z.minLength(1), z.maxLength(253), z.regex(MACHINE_NAME)),
  environment: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  final: tree,
  baseline: tree,
  /** Scores of the final tree and of the baseline, next to each other. */
  pairs: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1), z.maxLength(MAX_PAIRS)),
});

export type BlockReport = Readonly<z.output<typeof blockSchema>>;

/** Writes the report of a machine, whole or not at all; the newest counts. */
export function writeBlock(folder: string, name: string, report: BlockReport): void {
  mkdirSync(folder, { recursive: true });
  const staged = mkdtempSync(join(folder, '.block-'));
  try {
    writeFileSync(join(staged, BLOCK_FILE), `${JSON.stringify(report)}\n`);
    // Who reduces may be another user.
    chmodSync(staged, 0o755);
    syncFolder(staged);
    rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(staged, join(folder, name));
    syncFolder(folder);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** The folder of the report of a machine. */
export function blockName(shard: number, shards: number): string {
  return `block-${shard}-of-${shards}`;
}

/** Reads what machines report, by the names of their folders. */
export function readBlocks(folder: string, wave: Pick<Wave, 'id'>): FinalBlock[] {
  const names = readdirSync(folder).filter((name) => /^block-\d{1,3}-of-\d{1,3}$/.test(name));
  return names
    .sort()
    .slice(0, MAX_BLOCKS)
    .flatMap((by) => {
      const place = join(folder, by);
      const read = readConfined({ path: join(place, BLOCK_FILE), shown: BLOCK_FILE, folders: [place] }, MAX_BYTES);
      const parsed = 'problem' in read ? undefined : blockSchema.safeParse(parsedJson(read.bytes));
      if (parsed?.success !== true || parsed.data.wave !== wave.id) return [];
      const { version: _, wave: __, ...block } = parsed.data;
      return [{ by, ...block }];
    });
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const MAX_MACHINES = 3;

/** The blocks that count next to that of the machine `own`: of each other machine the first, up to the limit. */
export function otherMachines<T extends Pick<BlockReport, 'machine'>>(own: string, blocks: readonly T[]): T[] {
  const known = new Set([machineOf(own)]);
  const others = blocks.filter(({ machine }) => !known.has(machineOf(machine)) && known.add(machineOf(machine)));
  return others.slice(0, MAX_MACHINES - 1);
}
