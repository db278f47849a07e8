import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PART_LETTERS } from '../../src/remote/part-letters.ts';
import { decodeProposal, encodeProposal, MAX_PACK_BYTES_IN_OUTPUTS } from '../../src/remote/proposal-parts.ts';

const MANIFEST = '{"name":"pi"}\n';
const contentsOf = (pack: Buffer, manifest = MANIFEST) => ({ manifest: Buffer.from(manifest), pack });

/** Parts of a proposal that has to fit. */
function partsOf(pack: Buffer, manifest?: string): readonly string[] {
  const parts = encodeProposal(contentsOf(pack, manifest));
  if (parts === undefined) throw new Error('it does not fit');
  return parts;
}

describe('a proposal as outputs', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 1000, 75_242, 75_243, 400_001, MAX_PACK_BYTES_IN_OUTPUTS - 1])(
    'is read back as it was, with a pack of %d bytes',
    (length) => {
      const pack = randomBytes(length);
      const read = decodeProposal(partsOf(pack));
      expect(read.manifest.toString()).toBe(MANIFEST);
      expect(read.pack.equals(pack)).toBe(true);
    },
  );

  it('fits into the outputs of a job and the variables of a process where its pack is below 700,000 bytes', () => {
    const parts = partsOf(randomBytes(MAX_PACK_BYTES_IN_OUTPUTS - 1), `{"keys":"${'0'.repeat(20_000)}"}`);
    expect(parts.length).toBe(PART_LETTERS.length);
    // GitHub counts outputs as UTF-16, 1 MB a job; Linux has 128 KiB for a variable, its name included.
    expect(parts.join('').length * 2).toBeLessThan(1_000_000 - 10_000);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(128 * 1024 - 100);
  });

  it('is empty if its pack or its manifest is too large', () => {
    expect(encodeProposal(contentsOf(Buffer.alloc(MAX_PACK_BYTES_IN_OUTPUTS)))).toBeUndefined();
    expect(encodeProposal(contentsOf(Buffer.alloc(600_000), '0'.repeat(200_000)))).toBeUndefined();
  });

  it('uses only characters that occur in no workflow secret and that nothing trims or normalizes', () => {
    for (const part of partsOf(randomBytes(200_000))) {
      expect(part).toMatch(/^[\u4e00-\u8dff]+$/);
      expect(part.trim()).toBe(part);
      expect(part.normalize('NFKC')).toBe(part);
    }
  });

  it.each<[string, (parts: readonly string[]) => readonly string[]]>([
    ['a part that is missing', (parts) => parts.toSpliced(1, 1)],
    ['no part', () => []],
    ['a part that was cut', ([first = '', ...others]) => [first.slice(0, -1), ...others]],
    ['more than a proposal', (parts) => [...parts, '一一']],
    ['other characters', ([first = '', ...others]) => [`${first.slice(0, -1)}x`, ...others]],
    ['a text that is too long', () => ['一'.repeat(430_001)]],
    ['a header that speaks of gigabytes', () => ['跿'.repeat(10)]],
  ])('is refused with %s', (_what, change) => {
    const changed = change(partsOf(randomBytes(200_000)));
    expect(() => decodeProposal(changed)).toThrow(/the proposal is refused/);
  });
});
