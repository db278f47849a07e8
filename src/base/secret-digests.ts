/**
 * Digests of secrets, and the search by them.
 * Invariant: a digest never holds a secret. A filter of 24 bits picks windows of the right length, and scrypt with a salt of
 * its own decides: whoever reads the digests can only guess, slowly.
 * Cost: one pass over the bytes for each length of a form; about one window in 16 million costs an scrypt besides.
 */
import { scryptSync, timingSafeEqual } from 'node:crypto';
import { formsOf } from './secret-forms.ts';
import type { BlindSearch, Range } from './secret-search.ts';

/** Digest of one form of a secret. */
interface FormDigest {
  readonly length: number;
  /** The top 24 bits of the rolling hash. */
  readonly filter: number;
  /** scrypt, hex. */
  readonly digest: string;
}

/** What finds secrets without knowing them. */
export interface SecretDigests {
  /** 128 bits, hex; the multiplier of the rolling hash follows from it. */
  readonly salt: string;
  readonly forms: readonly FormDigest[];
}

// 8 MB and some 20 ms for each guess.
const SCRYPT = { N: 8192, r: 8, p: 1 } as const;
// Windows that pass the filter by chance are few; more than these were made to pass it.
const MAX_GUESSES = 2000;
/** Digests by which secrets are found where nobody knows them; the salt is 128 random bits in hex, new each time. */
export function digestSecrets(secrets: readonly string[], salt: string): SecretDigests {
  const multiplier = multiplierOf(salt);
  const forms = secrets.flatMap(formBytes).map((form) => {
    let hash = 0;
    for (const byte of form) hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
    return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
  });
  return { salt, forms };
}

const formBytes = (secret: string): Buffer[] => formsOf(secret).map((form) => Buffer.from(form, 'latin1'));

function multiplierOf(salt: string): number {
  return Number.parseInt(salt.slice(0, 8), 16) | 1;
}

function slowDigest(form: Buffer, salt: string): Buffer {
  return scryptSync(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}

/** Looks for secrets that only their digests are known of. */
export class DigestSearch implements BlindSearch {
  readonly #digests: SecretDigests;
  #guesses = 0;

  constructor(digests: SecretDigests) {
    this.#digests = digests;
  }

  get isIdle(): boolean {
    return this.#digests.forms.length === 0;
  }

  findsIn(text: string, isEnough: (range: Range) => boolean): boolean {
    const { salt, forms } = this.#digests;
    if (forms.length === 0) return false;
    const bytes = Buffer.from(text, 'latin1');
    const lengths = new Map<number, FormDigest[]>();
    for (const form of forms) lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
    const multiplier = multiplierOf(salt);
    return [...lengths].some(([length, wanted]) =>
      findWindow(bytes, { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) }, (from, hash) => {
        this.#guesses += 1;
        if (this.#guesses > MAX_GUESSES) return isEnough([from, from + length]);
        const digest = slowDigest(bytes.subarray(from, from + length), salt);
        const isForm = wanted.some(
          (each) => each.filter === hash && timingSafeEqual(Buffer.from(each.digest, 'hex'), digest),
        );
        return isForm && isEnough([from, from + length]);
      }),
    );
  }
}

interface Windows {
  readonly length: number;
  readonly multiplier: number;
  readonly filters: ReadonlySet<number>;
}

/** Whether a window of this length passes the filter and what is asked of it then. */
function findWindow(
  bytes: Buffer,
  { length, multiplier, filters }: Windows,
  isMeant: (from: number, filter: number) => boolean,
): boolean {
  if (length === 0 || bytes.length < length) return false;
  let leaving = 1;
  for (let power = 1; power < length; power += 1) leaving = Math.imul(leaving, multiplier);
  let hash = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= length) hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
    hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
    if (at + 1 < length || !filters.has(hash >>> 8)) continue;
    if (isMeant(at + 1 - length, hash >>> 8)) return true;
  }
  return false;
}
