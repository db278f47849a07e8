/**
 * What the machine of a slot submits: `slot-N/attempt.json`, and `attempt.pack` where there is a change to judge.
 * Invariant: whoever wrote it is a stranger: it is read with bounds, held to its form, and decides nothing by itself.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sha256 } from '../base/hash.ts';
import { reportedUsage } from '../base/reported-attempt.ts';
import { printable, quoted } from '../base/text.ts';
import { IDENTITY } from '../engine/acceptance/acceptance.ts';
import { readConfined } from '../kernel/confined-file.ts';
import type { Wave } from './wave-file.ts';

export const ATTEMPT_FILE = 'attempt.json';
export const ATTEMPT_PACK = 'attempt.pack';
const MAX_BYTES = 64 * 1024;

const OUTCOMES = [
  'proposed',
  'noop',
  'denied',
  'discarded',
  'inconclusive',
  'invalid',
  'killed',
  'infra_error',
] as const;

const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const attemptSchema = z.strictObject({
  version: z.literal(1),
  wave: z.string(),
  slot: z.int(),
  /** `proposed`: there is a change to judge; else how the attempt ended. */
  outcome: z.enum(OUTCOMES),
  reason: z.string().check(z.maxLength(4000)),
  /** Of what is proposed: a commit in the pack. */
  commit: z.optional(objectId),
  /** The commit that it leads from, where records and branch had gone on since the wave was planned. */
  base: z.optional(objectId),
  /** What the pre-test says: pairs, and the gain in them, better above 0. */
  pairs: z.optional(z.int().check(z.minimum(0))),
  effect: z.optional(z.number()),
  usage: z.optional(z.record(z.string(), z.unknown())),
  /** Digest of the environment that it was made in. */
  environment: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Its agent could read the key of its model. */
  key_in_reach: z.optional(z.literal(true)),
  /** It was broken off: the same slot may be tried again, and replaces this. */
  again: z.optional(z.literal(true)),
});

/** Who commits what a slot proposes: the same tree is the same commit. */
export const ATTEMPT_IDENTITY = { identity: IDENTITY, date: '1970-01-01T00:00:00Z' };

export type Attempt = Readonly<z.output<typeof attemptSchema>>;

/** The folder of a slot. */
export function slotFolder(folder: string, slot: number): string {
  return join(folder, `slot-${slot}`);
}

export type ReadAttempt =
  | { readonly kind: 'absent' }
  /** `why`: the end of a sentence. */
  | { readonly kind: 'refused'; readonly why: string }
  /** `hash`: of the file. */
  | { readonly kind: 'read'; readonly attempt: Attempt; readonly hash: string };

/** Reads what a slot submitted. */
export function readAttempt(folder: string, wave: Pick<Wave, 'id'>, slot: number): ReadAttempt {
  return readAttemptAt(slotFolder(folder, slot), wave, slot);
}

/** Reads what a slot submitted where it lies in a folder of another name. */
export function readAttemptAt(place: string, wave: Pick<Wave, 'id'>, slot: number): ReadAttempt {
  if (!existsSync(join(place, ATTEMPT_FILE))) return { kind: 'absent' };
  const read = readConfined({ path: join(place, ATTEMPT_FILE), shown: ATTEMPT_FILE, folders: [place] }, MAX_BYTES);
  if ('problem' in read) {
    const { found, expected } = read.problem;
    return { kind: 'refused', why: `it is ${found}; expected ${expected}` };
  }
  const parsed = attemptSchema.safeParse(parsedJson(read.bytes));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { kind: 'refused', why: `$.${issue?.path.join('.') ?? ''}: ${printable(issue?.message ?? '', 200)}` };
  }
  const { data: attempt } = parsed;
  if (attempt.wave !== wave.id) return { kind: 'refused', why: `it is of the wave ${quoted(attempt.wave)}` };
  if (attempt.slot !== slot) return { kind: 'refused', why: `it is of slot ${attempt.slot}` };
  if ((attempt.outcome === 'proposed') !== (attempt.commit !== undefined)) {
    return { kind: 'refused', why: 'a commit belongs to what is proposed, and to nothing else' };
  }
  return { kind: 'read', attempt, hash: sha256(read.bytes) };
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What its agent used up, as far as it says so. */
export function usageOfAttempt({ usage }: Attempt) {
  return reportedUsage(usage);
}
