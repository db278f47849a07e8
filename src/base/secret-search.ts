/**
 * Whether bytes hold a secret, in plain text or in one of the encodings that any shell has at hand.
 * Invariant: a finding never says which secret, and digests never hold one: a filter of 24 bits picks windows of the
 * right length, and scrypt with a salt of its own decides. Whoever reads the digests can only guess, slowly.
 * Cost: one pass over the bytes for each length of a form; about one window in 16 million costs an scrypt besides.
 * What compresses, encrypts or splits a secret is not found.
 */
import { scryptSync, timingSafeEqual } from 'node:crypto';

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
// In shorter ones too much else is found by chance.
const MIN_FORM_CHARS = 12;

/** The ways in which a secret may be written: itself, backwards, as hex, base64, URL or JSON text. */
function formsOf(secret: string): Buffer[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const texts = [
    ...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
    ...[0, 1, 2].flatMap((offset) => {
      const inner = innerBase64(bytes, offset);
      return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
    }),
    JSON.stringify(secret).slice(1, -1),
  ];
  const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
  const all = plain.flatMap((form) => [form, withoutSpace(form)]).map((form) => form.toString('latin1'));
  return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS).map((form) => Buffer.from(form, 'latin1'));
}

/** The part of a base64 text that the secret alone decides, where so many bytes stand before it. */
function innerBase64(secret: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
  return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}

const SPACE = /(?:[\s\0]|\\[nrt])+/g;
// The lines of a diff begin with what says so.
const SPACE_OF_DIFF = /(?:[\s\0]|\\[nrt])+[+-]?/g;

/** Encoders break their lines; a dump of hex has its bytes apart. */
function withoutSpace(bytes: Buffer, space = SPACE): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(space, ''), 'latin1');
}

/** Digests by which secrets are found where nobody knows them; the salt is 128 random bits in hex, new each time. */
export function digestSecrets(secrets: readonly string[], salt: string): SecretDigests {
  const multiplier = multiplierOf(salt);
  const forms = secrets.flatMap(formsOf).map((form) => {
    let hash = 0;
    for (const byte of form) hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
    return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
  });
  return { salt, forms };
}

function multiplierOf(salt: string): number {
  return Number.parseInt(salt.slice(0, 8), 16) | 1;
}

function slowDigest(form: Buffer, salt: string): Buffer {
  return scryptSync(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}

/** Looks for secrets that are known, and for those that only their digests are known of. */
export class SecretSearch {
  readonly #forms: readonly Buffer[];
  readonly #digests: SecretDigests[];
  #guesses = 0;

  constructor(secrets: readonly string[], digests: readonly SecretDigests[] = []) {
    this.#forms = secrets.flatMap(formsOf);
    this.#digests = [...digests];
  }

  /** Nothing is looked for. */
  get isIdle(): boolean {
    return this.#forms.length === 0 && this.#digests.every(({ forms }) => forms.length === 0);
  }

  /** From now on what these digests are of is looked for as well. */
  add(digests: SecretDigests): void {
    this.#digests.push(digests);
  }

  /** Whether any of the secrets is in these bytes, in any of its forms. */
  finds(bytes: Buffer): boolean {
    if (this.isIdle) return false;
    return variantsOf(bytes).some(
      (text) =>
        this.#forms.some((form) => text.includes(form)) || this.#digests.some((each) => this.#findsDigest(text, each)),
    );
  }

  #findsDigest(bytes: Buffer, { salt, forms }: SecretDigests): boolean {
    const lengths = new Map<number, FormDigest[]>();
    for (const form of forms) lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
    const multiplier = multiplierOf(salt);
    return [...lengths].some(([length, wanted]) =>
      findWindow(
        bytes,
        { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) },
        (window, hash) => {
          this.#guesses += 1;
          if (this.#guesses > MAX_GUESSES) return true;
          const digest = slowDigest(window, salt);
          return wanted.some(
            (each) => each.filter === hash && timingSafeEqual(Buffer.from(each.digest, 'hex'), digest),
          );
        },
      ),
    );
  }
}

function variantsOf(bytes: Buffer): Buffer[] {
  const close = withoutSpace(bytes);
  const isDiff = bytes.includes('diff --git ');
  return [
    bytes,
    ...(close.length === bytes.length ? [] : [close]),
    ...(isDiff ? [withoutSpace(bytes, SPACE_OF_DIFF)] : []),
  ];
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
  isMeant: (window: Buffer, filter: number) => boolean,
): boolean {
  if (length === 0 || bytes.length < length) return false;
  let leaving = 1;
  for (let power = 1; power < length; power += 1) leaving = Math.imul(leaving, multiplier);
  let hash = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= length) hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
    hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
    if (at + 1 < length || !filters.has(hash >>> 8)) continue;
    if (isMeant(bytes.subarray(at + 1 - length, at + 1), hash >>> 8)) return true;
  }
  return false;
}
