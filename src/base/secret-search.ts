/**
 * Whether bytes hold a secret, in plain text or in one of the encodings that any shell has at hand.
 * Invariant: a finding never says which secret, and digests never hold one: a filter of 24 bits picks windows of the
 * right length, and scrypt with a salt of its own decides. Whoever reads the digests can only guess, slowly.
 * Cost: one pass over the bytes for each length of a form; about one window in 16 million costs an scrypt besides.
 * What compresses, encrypts or splits a secret is not found.
 */
import { scryptSync, timingSafeEqual } from 'node:crypto';
import { formsOf, readingsOf } from './secret-forms.ts';

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

// What is shorter is written in many texts, such as the name of a service that its keys begin with.
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
// What says that a text was cut, in the bytes of UTF-8.
const CUT = '\xe2\x80\xa6';

// What is searched at once, and how much of it is searched again with what follows.
const PART_BYTES = 64 * 1024 * 1024;
/** By so many bytes parts of something longer have to overlap, so that no secret lies between two. */
export const PART_OVERLAP = 1024 * 1024;

type Range = readonly [from: number, to: number];

/** Looks for secrets that are known, and for those that only their digests are known of. */
export class SecretSearch {
  readonly #forms: Set<string>;
  readonly #digests: SecretDigests[];
  #guesses = 0;

  constructor(secrets: readonly string[], digests: readonly SecretDigests[] = []) {
    this.#forms = new Set(secrets.flatMap(formsOf));
    this.#digests = [...digests];
  }

  /** Nothing is looked for. */
  get isIdle(): boolean {
    return this.#forms.size === 0 && this.#digests.every(({ forms }) => forms.length === 0);
  }

  /** From now on what these digests are of is looked for as well. */
  add(digests: SecretDigests): void {
    this.#digests.push(digests);
  }

  /** From now on these secrets are looked for as well. */
  addSecrets(secrets: readonly string[]): void {
    for (const form of secrets.flatMap(formsOf)) this.#forms.add(form);
  }

  /** Whether any of the secrets is in these bytes, in any of its forms. */
  finds(bytes: Buffer): boolean {
    if (this.isIdle) return false;
    // A text has at most 2^29 characters; the parts overlap by more than any form that an encoder breaks into lines takes.
    for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += PART_BYTES - PART_OVERLAP) {
      const part = bytes.subarray(from, from + PART_BYTES);
      for (const { text } of readingsOf(part.toString('latin1'), { isTraced: false })) {
        if (this.#holds(text)) return true;
      }
    }
    return false;
  }

  /** The text with `***` for each secret in it, in any of its forms, and for the part of one that a cut left. */
  redact(text: string): string {
    if (this.isIdle || text === '') return text;
    const supplied = Buffer.from(text).toString('latin1');
    if (!this.#needsRedaction(supplied)) return text;
    const ranges: Range[] = [];
    for (const { text: read, spans } of readingsOf(supplied, { isTraced: true })) {
      for (const [from, to] of [...this.#rangesIn(read), ...this.#cutParts(read)]) {
        ranges.push([spans?.from[from] ?? from, spans?.to[to - 1] ?? to]);
      }
    }
    return Buffer.from(hide(supplied, ranges), 'latin1').toString();
  }

  /** A value of JSON with every text in it, names of members too, redacted; any other value is left as it is. */
  redactDeep<T>(value: T): T {
    return this.isIdle ? value : (this.#redactAny(value) as T);
  }

  #redactAny(value: unknown): unknown {
    if (typeof value === 'string') return this.redact(value);
    if (Array.isArray(value)) return value.map((each) => this.#redactAny(each));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.redact(key), this.#redactAny(each)]));
  }

  #needsRedaction(supplied: string): boolean {
    for (const { text } of readingsOf(supplied, { isTraced: false })) {
      if (this.#holds(text) || this.#cutParts(text).length > 0) return true;
    }
    return false;
  }

  #holds(text: string): boolean {
    for (const form of this.#forms) if (text.includes(form)) return true;
    const isFound = (): boolean => true;
    return this.#digests.some((each) => this.#findsDigest(text, each, isFound));
  }

  #rangesIn(text: string): Range[] {
    const ranges: Range[] = [];
    for (const form of this.#forms) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) ranges.push([at, at + form.length]);
    }
    for (const digests of this.#digests) {
      this.#findsDigest(text, digests, (range) => {
        ranges.push(range);
        return false;
      });
    }
    return ranges;
  }

  /** Beginnings of a form before a cut, and ends of one after it. */
  #cutParts(text: string): Range[] {
    const ranges: Range[] = [];
    // What lies between two cuts, so that each character is looked at once for each form, however many cuts there are.
    for (let begin = 0; begin <= text.length; ) {
      const cut = text.indexOf(CUT, begin);
      const end = cut === -1 ? text.length : cut;
      for (const form of this.#forms) {
        const head = partBefore(text, { begin, end, form });
        if (head > 0 && (cut >= 0 || isRevealing(text.slice(end - head, end)))) ranges.push([end - head, end]);
        const tail = partAfter(text, { begin, end, form });
        if (tail > 0 && (begin > 0 || isRevealing(text.slice(0, tail)))) ranges.push([begin, begin + tail]);
      }
      begin = end + CUT.length;
    }
    return ranges;
  }

  /** Whether `isEnough` is true of a window that is a form of one of the secrets. */
  #findsDigest(text: string, { salt, forms }: SecretDigests, isEnough: (range: Range) => boolean): boolean {
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

/** A text that nothing says was cut may begin or end with a word of a secret by chance, such as "production". */
function isRevealing(part: string): boolean {
  return /\d/.test(part) && /[a-z]/i.test(part);
}

interface Stretch {
  readonly begin: number;
  readonly end: number;
  readonly form: string;
}

/** How much of the beginning of a form stands right before the end of a stretch; 0 where it is too little to disclose anything. */
function partBefore(text: string, { begin, end, form }: Stretch): number {
  const most = Math.min(form.length - 1, end - begin);
  return most < MIN_PART_CHARS ? 0 : overlap(text.slice(end - most, end), form);
}

/** How much of the end of a form stands right after the beginning of a stretch. */
function partAfter(text: string, { begin, end, form }: Stretch): number {
  const most = Math.min(form.length - 1, end - begin);
  return most < MIN_PART_CHARS ? 0 : overlap(form.slice(-most), text.slice(begin, begin + most));
}

/** The length of the longest end of one text that another begins with; 0 where it is short. */
function overlap(one: string, other: string): number {
  const first = other.slice(0, MIN_PART_CHARS);
  for (let at = one.indexOf(first); at >= 0; at = one.indexOf(first, at + 1)) {
    const length = one.length - at;
    if (other.startsWith(one.slice(at))) return length;
  }
  return 0;
}

function hide(text: string, ranges: readonly Range[]): string {
  let [hidden, done] = ['', 0];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    if (to <= done) continue;
    if (from > done || done === 0) hidden += `${text.slice(done, from)}${HIDDEN}`;
    done = to;
  }
  return `${hidden}${text.slice(done)}`;
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
