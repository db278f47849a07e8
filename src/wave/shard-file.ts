/**
 * What a judge shard reports of the candidates that it tested: `shard-I-of-J/claims.json`.
 * Invariant: it is the word of another machine. What it refuses is recorded as refused on its word, and costs at most a
 * gain; what it passes is tested again before it lands. A file that is not sound, of another wave, or of another attempt
 * than the one that is there, says nothing, and shards that contradict each other say nothing of that slot.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { printable } from '../base/text.ts';
import { readConfined } from '../kernel/confined-file.ts';
import type { Wave } from './wave-file.ts';
import { MAX_SLOTS } from './wave-limits.ts';

export const CLAIMS_FILE = 'claims.json';
const MAX_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;

/** `merged`: better; the others: not to be accepted. */
export const CLAIMED_OUTCOMES = ['merged', 'discarded', 'inconclusive', 'invalid', 'denied', 'noop'] as const;

const claimSchema = z.strictObject({
  slot: z.int().check(z.minimum(0)),
  /** SHA-256 of the attempt.json that was tested. */
  attempt: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  outcome: z.enum(CLAIMED_OUTCOMES),
  reason: z.string().check(z.maxLength(MAX_REASON_CHARS)),
  pairs: z.optional(z.int().check(z.minimum(0))),
  /** The gain that it measured, better above 0. */
  effect: z.optional(z.number()),
});

const shardSchema = z.strictObject({
  version: z.literal(1),
  wave: z.string(),
  shard: z.int().check(z.minimum(0)),
  shards: z.int().check(z.minimum(1)),
  /** Digest of the environment of its tests. */
  environment: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  claims: z.array(claimSchema).check(z.maxLength(MAX_SLOTS)),
});

export type ShardReport = Readonly<z.output<typeof shardSchema>>;
export type Claim = ShardReport['claims'][number];

/** The folder that a shard reports to. */
export function shardFolder(folder: string, { shard, shards }: Pick<ShardReport, 'shard' | 'shards'>): string {
  return join(folder, `shard-${shard}-of-${shards}`);
}

/** A reason that fits into a claim. */
export function reasonOfClaim(reason: string): string {
  return printable(reason, MAX_REASON_CHARS);
}

/** Reads the report of one shard; undefined where there is none that is sound. */
export function readShard(place: string, wave: Pick<Wave, 'id'>): ShardReport | undefined {
  const read = readConfined({ path: join(place, CLAIMS_FILE), shown: CLAIMS_FILE, folders: [place] }, MAX_BYTES);
  if ('problem' in read) return undefined;
  try {
    const parsed = shardSchema.safeParse(JSON.parse(read.bytes.toString('utf8')));
    return parsed.success && parsed.data.wave === wave.id ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A claim with the shard that makes it. */
export type NamedClaim = Claim & { readonly by: string } & Pick<ShardReport, 'environment'>;

export interface Reports {
  /** What shards claim, by slot; a slot of which nothing is known, or two different things, is left out. */
  readonly claims: ReadonlyMap<number, NamedClaim>;
  /** How many shards reported. */
  readonly judges: number;
}

/** Reads the reports of all shards. */
export function readReports(folder: string, wave: Pick<Wave, 'id'>): Reports {
  const claims = new Map<number, NamedClaim>();
  const contradicted = new Set<number>();
  let judges = 0;
  for (const name of shardNames(folder)) {
    const report = readShard(join(folder, name), wave);
    judges += report === undefined ? 0 : 1;
    for (const claim of report?.claims ?? []) {
      const known = claims.get(claim.slot);
      const isSame = known === undefined || (known.outcome === claim.outcome && known.attempt === claim.attempt);
      if (!isSame) contradicted.add(claim.slot);
      claims.set(claim.slot, known ?? { ...claim, by: name, environment: report?.environment });
    }
  }
  return { claims: new Map([...claims].filter(([slot]) => !contradicted.has(slot))), judges };
}

function shardNames(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^shard-\d{1,3}-of-\d{1,3}$/.test(name));
  return names.sort().slice(0, MAX_SLOTS);
}
