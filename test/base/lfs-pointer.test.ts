import { expect, it } from 'vitest';
import { parseLfsPointer } from '../../src/base/lfs-pointer.ts';

const OID = '4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393';
const pointer = (lines: string) => `version https://git-lfs.github.com/spec/v1\n${lines}`;

it('a pointer has the digest and the size of the contents', () => {
  const found = { oid: OID, size: 12345 };
  expect(parseLfsPointer(pointer(`oid sha256:${OID}\nsize 12345\n`))).toEqual(found);
  expect(parseLfsPointer(pointer(`oid sha256:${OID}\nsize 12345`))).toEqual(found);
});

it.each([
  ['', 'nothing'],
  [pointer(`oid sha256:${OID}\n`), 'no size'],
  [pointer(`oid sha1:${OID}\nsize 1\n`), 'another digest'],
  [pointer(`oid sha256:${OID.slice(1)}\nsize 1\n`), 'a short digest'],
  [pointer(`ext-0-foo sha256:${OID}\noid sha256:${OID}\nsize 1\n`), 'contents that a program translates'],
  [pointer(`oid sha256:${OID}\nsize 1\nmore\n`), 'more lines'],
  [`text\n${pointer(`oid sha256:${OID}\nsize 1\n`)}`, 'text before it'],
])('%j is no pointer: %s', (text) => {
  expect(parseLfsPointer(text)).toBeUndefined();
});
