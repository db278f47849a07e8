import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';

// Of the algorithm's own test vectors: inputs are the bytes 0, 1, …, 250, 0, 1, …
const VECTORS: readonly (readonly [length: number, hash: string])[] = [
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [1023, '10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
];

describe('BLAKE3', () => {
  it('gives the published vectors, one after the other and all by one function', async () => {
    const blake3 = await createBlake3();
    const supplied = VECTORS.map(([length]) => [
      length,
      blake3(Uint8Array.from({ length }, (_, index) => index % 251)),
    ]);
    expect(supplied).toEqual(VECTORS);
  });

  it('takes text as its UTF-8 bytes', async () => {
    const blake3 = await createBlake3();
    expect(blake3('zwölf')).toBe(blake3(Buffer.from('zwölf')));
    expect(blake3('abc')).toBe('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85');
  });
});
