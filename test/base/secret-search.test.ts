import { describe, expect, it } from 'vitest';
import { digestSecrets, SecretSearch } from '../../src/base/secret-search.ts';

const SALT = '0123456789abcdef'.repeat(2);
const KEY = 'sk-live-7Qm2+xZ/9fLw"aB c04';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const wrap = (text: string, width: number) => text.replaceAll(new RegExp(`.{${width}}`, 'g'), '$&\n');
const hexDump = (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, ' $&');

const HIDDEN: Readonly<Record<string, string>> = {
  'plain text': `const key = '${KEY}';`,
  'text spelled backwards': [...KEY].reverse().join(''),
  'base64, first byte of a group': base64(`${KEY}, more`),
  'base64, second byte of a group': base64(`a${KEY}, more`),
  'base64, third byte of a group': base64(`ab${KEY}, more`),
  'base64 of URLs': Buffer.from(`ab${KEY}`).toString('base64url'),
  'base64 in short lines': wrap(base64(`before ${KEY} after`), 20),
  'base64 in the lines of a diff': `diff --git a/x b/x\n+${wrap(base64(`before ${KEY} after`), 20).replaceAll('\n', '\n+')}`,
  'base64 with the line ends of JSON': JSON.stringify(wrap(base64(`before ${KEY} after`), 20)),
  hex: Buffer.from(KEY).toString('hex'),
  'hex in capitals': Buffer.from(KEY).toString('hex').toUpperCase(),
  'a dump of hex': hexDump(`x${KEY}y`),
  'a URL': `https://example.org/?q=${encodeURIComponent(KEY)}`,
  'a URL with every byte escaped': Buffer.from(KEY).toString('hex').replaceAll(/../g, '%$&'),
  'a string of JSON': JSON.stringify({ key: KEY }),
  'UTF-16': Buffer.from(`x${KEY}y`, 'utf16le').toString('latin1'),
};

describe.each(['the secret', 'its digests'])('a search by %s', (by) => {
  const create = () =>
    by === 'the secret'
      ? new SecretSearch([KEY])
      : new SecretSearch([], [digestSecrets(['another secret value', KEY], SALT)]);

  it.each(Object.entries(HIDDEN))('finds it in %s', (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(create().finds(Buffer.concat([Buffer.alloc(5000, 'x'), bytes, Buffer.alloc(5000, 'y')]))).toBe(true);
    expect(create().finds(bytes)).toBe(true);
  });

  it('finds nothing in the key with one character changed, in a part of it, and in other bytes', () => {
    const search = create();
    for (const text of [KEY.replace('7Qm2', '7Qm3'), KEY.slice(0, -1), '', 'x', KEY.toLowerCase()]) {
      expect(search.finds(Buffer.from(`${text} ${base64(text)} ${hexDump(text)}`))).toBe(false);
    }
  });
});

describe('digests', () => {
  it('hold no form of the secret, and are others with another salt', () => {
    const [one, other] = [digestSecrets([KEY], SALT), digestSecrets([KEY], 'f'.repeat(32))];
    expect(new SecretSearch([KEY]).finds(Buffer.from(JSON.stringify(one)))).toBe(false);
    expect(one.forms.map(({ digest }) => digest)).not.toEqual(other.forms.map(({ digest }) => digest));
  });

  it('of nothing find nothing', () => {
    expect(new SecretSearch([]).isIdle).toBe(true);
    expect(new SecretSearch([], [digestSecrets([], SALT)]).isIdle).toBe(true);
    expect(new SecretSearch([], [digestSecrets([KEY], SALT)]).isIdle).toBe(false);
  });
});
