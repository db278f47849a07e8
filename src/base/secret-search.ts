/**
 * Whether bytes hold a secret, in plain text or in one of the encodings that any shell has at hand.
 * Invariant: a finding never says which secret. What searches by digests is supplied by whoever has some: it needs
 * cryptography, which takes longer to load than a step that refuses its inputs takes in all.
 * What compresses, encrypts or splits a secret is not found.
 */
import { formsOf, readingsOf } from './secret-forms.ts';

// What is shorter is written in many texts, such as the name of a service that its keys begin with.
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
// What says that a text was cut, in the bytes of UTF-8.
const CUT = '\xe2\x80\xa6';

// What is searched at once, and how much of it is searched again with what follows.
const PART_BYTES = 64 * 1024 * 1024;
/** By so many bytes parts of something longer have to overlap, so that no secret lies between two. */
export const PART_OVERLAP = 1024 * 1024;

/** Where something stands in a text. */
export type Range = readonly [from: number, to: number];

/** Looks for secrets without knowing them. */
export interface BlindSearch {
  /** Nothing is looked for. */
  readonly isIdle: boolean;
  /** Whether `isEnough` is true of the place of a form of one of the secrets, in a text of Latin-1. */
  readonly findsIn: (text: string, isEnough: (range: Range) => boolean) => boolean;
}

/** Looks for secrets that are known, and for those that only their digests are known of. */
export class SecretSearch {
  readonly #forms: Set<string>;
  readonly #blind: BlindSearch[];

  constructor(secrets: readonly string[], blind: readonly BlindSearch[] = []) {
    this.#forms = new Set(secrets.flatMap(formsOf));
    this.#blind = [...blind];
  }

  /** Nothing is looked for. */
  get isIdle(): boolean {
    return this.#forms.size === 0 && this.#blind.every(({ isIdle }) => isIdle);
  }

  /** From now on what this one looks for is looked for as well. */
  add(blind: BlindSearch): void {
    this.#blind.push(blind);
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
    return this.#blind.some((each) => each.findsIn(text, isFound));
  }

  #rangesIn(text: string): Range[] {
    const ranges: Range[] = [];
    for (const form of this.#forms) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) ranges.push([at, at + form.length]);
    }
    for (const each of this.#blind) {
      each.findsIn(text, (range) => {
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
