/**
 * What an attestation says of a run: how far its journals go, what it claims, and which commit it hands over. It is of one
 * moment; a run that went on has the journals of that moment as the beginning of its own.
 */
import * as z from 'zod/mini';
import type { ClaimOutcome } from './claim-outcome.ts';
import type { FoundAt, Issue } from './finding.ts';
import { sha256 } from './hash.ts';
import { type JournalRecord, parseJournal } from './journal-chain.ts';
import { plural, printable } from './text.ts';

/** The `predicateType` of the in-toto statement; its number changes with the meaning of a member. */
export const RUN_PREDICATE_TYPE = 'https://github.com/org/autorize-action/attestations/run/v1';

/** A file of chained records. */
export interface RunJournal {
  readonly file: string;
  readonly bytes: Buffer;
}

/** What the records of a moment amount to. */
interface Concluded {
  readonly claim: ClaimOutcome | null;
  /** The last accepted commit; null: none was accepted. */
  readonly commit: string | null;
}

/** The records of a run, as an attestation covers them. */
export interface AttestableRun {
  readonly loop: 'experiment' | 'mission';
  readonly name: string;
  /** The first one is the subject of the attestation: its bytes are what anybody can hash. */
  readonly journals: readonly [RunJournal, ...RunJournal[]];
  /** By the records of each journal, by its file. */
  readonly conclude: (records: ReadonlyMap<string, readonly JournalRecord[]>) => Concluded;
}

const headSchema = z.object({ file: z.string(), records: z.int().check(z.minimum(1)), head: z.string() });
const predicateSchema = z.object({
  run: z.object({ loop: z.string(), name: z.string() }),
  journals: z.array(headSchema),
  commit: z.nullable(z.string()),
  claim: z.nullable(z.object({ sentence: z.string(), confirmed: z.boolean() })),
});

const statementSchema = z.object({
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })),
  predicateType: z.string(),
  predicate: z.unknown(),
});

type RunPredicate = z.output<typeof predicateSchema>;

/** What `actions/attest` takes. */
export interface Attested {
  readonly subject: string;
  /** `sha256:` and the digest in hex. */
  readonly digest: string;
  readonly predicate: RunPredicate;
}

/** The attestation of a run as it is now; undefined where a journal has no record, or a corrupt one. */
export function attest({ loop, name, journals, conclude }: AttestableRun): Attested | undefined {
  const heads: RunPredicate['journals'] = [];
  const records = new Map<string, readonly JournalRecord[]>();
  let digest: string | undefined;
  for (const { file, bytes } of journals) {
    const parsed = parseJournal(bytes);
    if (parsed.kind === 'corrupt' || parsed.records.length === 0) return undefined;
    digest ??= sha256(bytes.subarray(0, parsed.soundBytes));
    heads.push({ file, records: parsed.records.length, head: parsed.head.prev });
    records.set(file, parsed.records);
  }
  const predicate = { run: { loop, name }, journals: heads, ...conclude(records) };
  return { subject: journals[0].file, digest: `sha256:${digest}`, predicate };
}

/** A statement, as far as it is one of a run; undefined where it is of something else. */
export function decodeStatement(value: unknown): z.output<typeof statementSchema> | undefined {
  const read = statementSchema.safeParse(value);
  return read.success && read.data.predicateType === RUN_PREDICATE_TYPE ? read.data : undefined;
}

/** What a statement that is signed says otherwise than the records do. */
export function attestedIssues(
  { subject, predicate: raw }: Pick<z.output<typeof statementSchema>, 'subject' | 'predicate'>,
  run: AttestableRun,
): Issue[] {
  const read = predicateSchema.safeParse(raw);
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('.') || 'its shape';
    return [at('$.predicate', `${printable(path)} is not what an attestation of a run has`, { remedy: UPDATE })];
  }
  const predicate = read.data;
  const named = `${predicate.run.loop} "${printable(predicate.run.name, 200)}"`;
  if (predicate.run.loop !== run.loop || predicate.run.name !== run.name) {
    const expected = `the ${run.loop} "${run.name}"`;
    return [at('$.predicate.run', `it is of the ${named}`, { expected, remedy: 'Name the attestation of this run' })];
  }
  const moment = new Map<string, readonly JournalRecord[]>();
  for (const journal of run.journals) {
    const found = findMoment(journal, predicate);
    if ('detail' in found) return [found];
    moment.set(journal.file, found.records);
    if (journal !== run.journals[0] || subject.some(({ digest }) => digest.sha256 === found.digest)) continue;
    return [
      at('$.subject', `it is not of the first ${plural(found.records.length, 'record')} of ${journal.file}`, {
        expected: `the SHA-256 ${found.digest}`,
        remedy: OTHER_LEDGER,
      }),
    ];
  }
  const concluded = run.conclude(moment);
  return (['claim', 'commit'] as const).flatMap((key) => {
    const [attested, expected] = [predicate[key], concluded[key]].map(shown);
    const remedy = 'Trust the records: whoever signed attested something else';
    return attested === expected
      ? []
      : [at(`$.predicate.${key}`, `the ${key} that it attests is ${attested}`, { expected: `${expected}`, remedy })];
  });
}

const UPDATE = 'Verify it with the version of autorize that the signed run used, or a later one';
const OTHER_LEDGER = 'Fetch the records that it is of: autorize pull. Or name the attestation of these records';

function at(path: string, detail: string, more: Pick<Issue, 'expected' | 'remedy'>): Issue & { where: FoundAt } {
  return { where: { path }, detail, ...more };
}

function shown(attested: ClaimOutcome | string | null | undefined): string {
  if (attested === null || attested === undefined) return 'none';
  if (typeof attested === 'string') return printable(attested, 100);
  return `${attested.confirmed ? 'confirmed' : 'not confirmed'}: ${printable(attested.sentence, 1000)}`;
}

interface Moment {
  readonly records: readonly JournalRecord[];
  readonly digest: string;
}

/** The beginning of a journal that a predicate is of. */
function findMoment({ file, bytes }: RunJournal, { journals }: RunPredicate): Moment | (Issue & { where: FoundAt }) {
  const index = journals.findIndex((each) => each.file === file);
  const head = journals[index];
  if (head === undefined) return at('$.predicate.journals', `it does not name ${file}`, { remedy: UPDATE });
  const cut = firstLines(bytes, head.records);
  const path = `$.predicate.journals[${index}]`;
  const there = `${plural(head.records, 'record')} of ${file}`;
  if (cut === undefined) {
    const parsed = parseJournal(bytes);
    const here = parsed.kind === 'sound' ? parsed.records.length : parsed.readable.length;
    return at(path, `it is of ${there}; here ${here === 1 ? 'is' : 'are'} ${here}`, {
      remedy: 'Fetch the others: autorize pull',
    });
  }
  const parsed = parseJournal(cut);
  const found = parsed.kind === 'sound' ? parsed.head.prev : 'none: a record is corrupt';
  if (parsed.kind === 'sound' && found === head.head) return { records: parsed.records, digest: sha256(cut) };
  const attested = `it is of another ledger: the head after ${there} is ${printable(head.head, 100)}`;
  return at(path, attested, { expected: found, remedy: OTHER_LEDGER });
}

/** The first lines with something on them; undefined where there are fewer. */
function firstLines(bytes: Buffer, count: number): Buffer | undefined {
  let [from, left] = [0, count];
  while (left > 0) {
    const to = bytes.indexOf(0x0a, from);
    if (to === -1) return undefined;
    if (to > from) left -= 1;
    from = to + 1;
  }
  return bytes.subarray(0, from);
}

/** How many records of its first journal a run has that a statement does not cover. */
export function addedSince(
  { predicate }: { readonly predicate?: unknown },
  { journals: [first] }: AttestableRun,
): number {
  const read = predicateSchema.safeParse(predicate);
  const parsed = parseJournal(first.bytes);
  if (!read.success || parsed.kind === 'corrupt') return 0;
  const covered = read.data.journals.find(({ file }) => file === first.file)?.records ?? 0;
  return parsed.records.length - covered;
}
