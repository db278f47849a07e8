/**
 * The plan of a wave: attempts that start from one state, each in a slot of its own, on any machine.
 * Invariant: the same plan has the same id, which is a digest of all that it says. Pure.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../base/canonical-json.ts';
import { ContractError, type Problem } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';
import { MAX_PAIRS, MAX_SLOTS, MIN_PAIRS } from './wave-limits.ts';

const MAX_FOCUS_CHARS = 2000;

const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'));

const slotSchema = z.strictObject({
  slot: z.int().check(z.minimum(0)),
  /** What its agent should look at. */
  focus: z.string().check(z.minLength(1), z.maxLength(MAX_FOCUS_CHARS)),
  /** Of several agents the one that works in it. */
  agent: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'the name of an agent'))),
  /** Its share of the dollars of the wave; absent: no limit of the wave. */
  usd: z.optional(z.number().check(z.minimum(0))),
  /** Of a plan: the item that it works at. */
  item: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_FOCUS_CHARS))),
});

const path = z.string().check(z.minLength(1), z.maxLength(1000));

/** `wave.json`, exactly as on disk. */
const waveSchema = z.strictObject({
  version: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/, '16 hexadecimal digits')),
  /** What it is of; exactly one of the three. */
  experiment: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'the name of an experiment'))),
  /** Folder of a mission, from the top of the repository. */
  mission: z.optional(path),
  /** File of a plan of work items, from the top of the repository; the wave is one level of it. */
  plan: z.optional(path),
  /** The commit that every attempt starts from. */
  base: objectId,
  /** Hash of the last record that the attempts know; null: nothing is recorded yet. */
  state: z.nullable(digest),
  /** Of the settings and the program. */
  config: digest,
  /** Of the machine that planned it; absent in waves of earlier versions. */
  environment: z.optional(digest),
  /** Pairs of each pre-test at most. */
  pairs: z.int().check(z.minimum(MIN_PAIRS), z.maximum(MAX_PAIRS)),
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(MAX_SLOTS)),
});

export type Wave = Readonly<z.output<typeof waveSchema>>;

/** What a wave is of, as a person names it. */
export function nameOfTarget({ experiment, mission, plan }: Pick<Wave, 'experiment' | 'mission' | 'plan'>): string {
  return experiment ?? mission ?? plan ?? '';
}

/** A wave with its id. */
export function nameWave(wave: Omit<Wave, 'version' | 'id'>): Wave {
  return { version: 1, id: idOf({ version: 1, ...wave }), ...wave };
}

function idOf(wave: Omit<Wave, 'id'>): string {
  return sha256(canonicalJson(wave)).slice(0, 16);
}

/** Reads a plan; `shown` is its name in messages. Throws ContractError with everything that is wrong with it. */
export function parseWave(text: string, shown: string): Wave {
  const found = readJson(text);
  if ('problem' in found) throw new ContractError([{ file: shown, ...found.problem }]);
  const parsed = waveSchema.safeParse(found.value);
  if (!parsed.success) {
    throw new ContractError(
      parsed.error.issues.map(({ path, message }) => ({
        ...{
          file: shown,
          path: `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`,
        },
        ...{ found: message, expected: 'a wave as `autorize plan` writes it', remedy: REMEDY },
      })),
    );
  }
  const { id, ...rest } = parsed.data;
  const problems: Problem[] = [];
  const named = [rest.experiment, rest.mission, rest.plan].filter((each) => each !== undefined);
  if (named.length !== 1) {
    const expected = 'one of $.experiment, $.mission and $.plan';
    problems.push({ file: shown, path: '$', found: `${named.length} of them`, expected, remedy: REMEDY });
  }
  if (idOf(rest) !== id) {
    const expected = `${quoted(idOf(rest))}, the digest of what it says`;
    problems.push({ file: shown, path: '$.id', found: quoted(id), expected, remedy: REMEDY });
  }
  for (const [index, { slot }] of rest.slots.entries()) {
    if (slot === index) continue;
    const path = `$.slots[${index}].slot`;
    problems.push({ file: shown, path, found: String(slot), expected: String(index), remedy: REMEDY });
  }
  if (problems.length > 0) throw new ContractError(problems);
  return parsed.data;
}

const REMEDY = 'Take the file as it was written; a changed wave is another one: autorize plan.';

function readJson(text: string): { readonly value: unknown } | { readonly problem: Omit<Problem, 'file'> } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: { found: 'text that is not JSON', expected: 'a wave', remedy: REMEDY } };
  }
}

/** The dollars of each slot: an equal share, rounded down to a cent's hundredth so that the sum is never more. */
export function shareOf(usd: number, slots: number): number {
  return Math.floor((usd / slots) * 10_000) / 10_000;
}
