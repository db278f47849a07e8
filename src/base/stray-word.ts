import { type JsonIssue, OTHER_TEXT } from './json-issues.ts';
import { endsScalar } from './json-scan.ts';
import { quoted } from './text.ts';

// What is shown of a word, with room for characters of several bytes.
const MAX_CHARS = 20;
const MAX_BYTES = 4 * MAX_CHARS;
// A mark is reported alone: what follows it may be right.
const MARKS = '[]{},:';

/** A word that should not be where it is; it may arrive in pieces, and the report does not depend on them. */
export class StrayWord {
  readonly #bytes: number[] = [];
  readonly #issue: Omit<JsonIssue, 'found' | 'plain'>;

  constructor(issue: Omit<JsonIssue, 'found' | 'plain'>) {
    this.#issue = issue;
  }

  /** Takes bytes up to the end of the word; returns where that is, or the length when the word may go on. */
  take(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      const [first] = this.#bytes;
      const isOver = first !== undefined && (endsScalar(byte) || MARKS.includes(String.fromCharCode(first)));
      if (isOver || this.#bytes.length === MAX_BYTES) return at;
      this.#bytes.push(byte);
    }
    return bytes.length;
  }

  issue(): JsonIssue {
    const [first = 0] = this.#bytes;
    const text = Buffer.from(this.#bytes).toString('utf8');
    const isText = !text.startsWith('\ufffd') || first === 0xef;
    const found = isText ? quoted(text, MAX_CHARS + 2) : `the byte 0x${first.toString(16)}, which is not UTF-8`;
    return { ...this.#issue, found, plain: OTHER_TEXT };
  }
}
