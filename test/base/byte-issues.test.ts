import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingIssue, headIssue, StreamHead } from '../../src/base/byte-issues.ts';

/** The slow way: one character after the other. */
function firstBadByte(bytes: Buffer): number {
  let at = 0;
  for (;;) {
    const size = [1, 2, 3, 4].find((each) => at + each <= bytes.length && isUtf8(bytes.subarray(at, at + each)));
    if (size === undefined) return at;
    at += size;
  }
}

describe('encodingFlaw', () => {
  const good = fc.constantFrom('a', '"', '\n', 'é', '測', '😀');
  const bad = fc.constantFrom(
    [0x80],
    [0xff],
    [0xc3],
    [0xe2, 0x82],
    [0xf0, 0x9f, 0x98],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xbf, 0xbf, 0xbf, 0xbf, 0xbf],
  );

  it('reports the position of the first byte that is not UTF-8', () => {
    const text = fc.array(good, { maxLength: 200 }).map((parts) => Buffer.from(parts.join('')));
    fc.assert(
      fc.property(text, bad, text, (before, middle, after) => {
        const bytes = Buffer.concat([before, Buffer.from(middle), Buffer.from(' '), after]);
        const at = firstBadByte(bytes);
        const lines = bytes.subarray(0, at).toString('utf8').split('\n');
        expect(encodingIssue(bytes)).toMatchObject({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
          found: `the byte 0x${bytes[at]?.toString(16)}, which is not UTF-8`,
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each(['é', '測', '😀'])('takes %s cut by the end of the text for a truncated file', (char) => {
    const bytes = Buffer.from(`"ab\nc${char}`);
    for (let cut = 1; cut < Buffer.byteLength(char); cut += 1) {
      expect(encodingIssue(bytes.subarray(0, -cut))).toMatchObject({
        line: 2,
        column: 2,
        remedy: 'Is the file truncated?',
      });
    }
  });

  it('finds a byte deep in a large text at once', () => {
    const bytes = Buffer.alloc(64 * 1024 * 1024, 'a');
    bytes[60_000_000] = 0xe9;
    expect(encodingIssue(bytes)).toMatchObject({ line: 1, column: 60_000_001 });
  });

  it('finds a byte before a long run of others that are wrong as well', () => {
    const bytes = Buffer.concat([Buffer.from('ab'), Buffer.alloc(1_000_000, 0x80)]);
    expect(encodingIssue(bytes)).toMatchObject({ line: 1, column: 3 });
  });
});

describe('headFlaw', () => {
  it.each([
    ['a UTF-8 byte order mark', [0xef, 0xbb, 0xbf, 0x7b]],
    ['a UTF-16 byte order mark', [0xff, 0xfe, 0x7b, 0x00]],
    ['a UTF-16 byte order mark', [0xfe, 0xff, 0x00, 0x7b]],
    ['a UTF-16 byte order mark', [0xff, 0xfe]],
    ['NUL bytes, as in UTF-16 or UTF-32 text', [0x7b, 0x00, 0x7d, 0x00]],
    ['NUL bytes, as in UTF-16 or UTF-32 text', [0x00, 0x7b, 0x00, 0x7d]],
    ['NUL bytes, as in UTF-16 or UTF-32 text', [0x00, 0x00, 0xfe, 0xff]],
    ['a gzip archive', [0x1f, 0x8b, 0x08]],
    ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ])('recognizes %s: %j', (found, head) => {
    expect(headIssue(Uint8Array.from(head))).toMatchObject({ line: 1, column: 1, path: [], found });
  });

  it.each(['', '{', '[]', '"é"', ' \n{', 'PK'])('has nothing to say of %j', (text) => {
    expect(headIssue(Buffer.from(text))).toBeUndefined();
  });
});

describe('StreamHead', () => {
  it.each([1, 2, 3, 4, 5, 100])('sees the same beginning in pieces of %i bytes, and passes every byte on', (size) => {
    const bytes = Buffer.from('\ufeff[1,2,3]');
    const head = new StreamHead();
    const passed: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) passed.push(head.next(bytes.subarray(at, at + size)));
    passed.push(head.rest());
    expect(head.issue?.found).toBe('a UTF-8 byte order mark');
    expect(Buffer.concat(passed)).toEqual(bytes);
  });

  it('judges a stream that is shorter than what it waits for when the stream ends', () => {
    const head = new StreamHead();
    expect(head.next(Buffer.from([0xff, 0xfe]))).toHaveLength(0);
    expect(head.issue).toBeUndefined();
    expect(head.rest()).toHaveLength(2);
    expect(head.issue?.found).toBe('a UTF-16 byte order mark');
  });

  it('has nothing to say of an empty stream', () => {
    const head = new StreamHead();
    expect(head.rest()).toHaveLength(0);
    expect(head.issue).toBeUndefined();
  });
});
