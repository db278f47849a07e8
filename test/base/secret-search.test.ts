import { describe, expect, it } from 'vitest';
import { DigestSearch, digestSecrets } from '../../src/base/secret-digests.ts';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { shortened } from '../../src/base/text.ts';
import { escapeMarkdown } from '../../src/report/markdown.ts';

const SALT = '0123456789abcdef'.repeat(2);
const KEY = 'sk-live_7Qm2+xZ/9f&Lw"aB<c *04';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const wrap = (text: string, width: number) => text.replaceAll(new RegExp(`.{${width}}`, 'g'), '$&\n');
const hexDump = (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, ' $&');
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
  'a page': `<td>${html(KEY)}</td>`,
  'a page with numbered characters': [...KEY].map((char) => `&#x${char.charCodeAt(0).toString(16)};`).join(''),
  Markdown: escapeMarkdown(`see ${KEY}`),
  'Markdown in a page': html(escapeMarkdown(KEY)),
  'JSON in a page': html(JSON.stringify({ key: KEY })),
  'JSON that escapes more than it has to': KEY.replaceAll(
    /[<&+]/g,
    (char) => `\\u00${char.charCodeAt(0).toString(16)}`,
  ),
  'UTF-16': Buffer.from(`x${KEY}y`, 'utf16le').toString('latin1'),
};

// To make them costs a second, as it should.
const DIGESTS = digestSecrets(['another secret value', KEY], SALT);

it('finds one whose file ended with a line end, however it is written', () => {
  const search = new SecretSearch([`${KEY}\n`]);
  for (const text of [`<${KEY}>`, base64(KEY), encodeURIComponent(KEY), [...KEY].reverse().join('')])
    expect(search.redact(text)).not.toBe(text);
});

describe.each(['the secret', 'its digests'])('a search by %s', (by) => {
  const create = () =>
    by === 'the secret' ? new SecretSearch([KEY]) : new SecretSearch([], [new DigestSearch(DIGESTS)]);

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
    expect(new SecretSearch([], [new DigestSearch(digestSecrets([], SALT))]).isIdle).toBe(true);
    expect(new SecretSearch([], [new DigestSearch(DIGESTS)]).isIdle).toBe(false);
  });
});

describe('a text without its secrets', () => {
  const search = new SecretSearch([KEY]);

  it.each(Object.entries(HIDDEN))('has *** in place of one in %s', (_, text) => {
    const hidden = search.redact(`before: ${text} :after`);
    expect(hidden).toMatch(/^before: .*\*\*\*.* :after$/s);
    expect(search.finds(Buffer.from(hidden))).toBe(false);
  });

  it('is the same where there is none', () => {
    for (const text of ['', 'x', 'ä … \\u0041 &amp; %20', KEY.slice(3, -3)]) expect(search.redact(text)).toBe(text);
    expect(new SecretSearch([]).redact(KEY)).toBe(KEY);
  });

  it('has *** for each of two, and keeps what stands around them', () => {
    expect(search.redact(`ä ${KEY}${KEY} – ${base64(KEY)}, ö`)).toMatch(/^ä \*+ – \*\*\*.*, ö$/);
  });

  it('keeps a word that a secret begins or ends with by chance, where nothing says that it was cut', () => {
    const search = new SecretSearch(['change-me-in-production']);
    expect(search.redactDeep({ path: 'production/suite.json', ref: 'change-me' })).toEqual({
      path: 'production/suite.json',
      ref: 'change-me',
    });
    expect(search.redact('…production')).toBe('…***');
  });

  it('is found in more bytes than a text has characters', () => {
    const bytes = Buffer.alloc(600 * 1024 * 1024, 0x20);
    const search = new SecretSearch([KEY]);
    expect(search.finds(bytes)).toBe(false);
    bytes.write(KEY, bytes.length - KEY.length);
    expect(search.finds(bytes)).toBe(true);
  });

  it('is found in many pieces in one pass', () => {
    const search = new SecretSearch([KEY.repeat(40)]);
    const text = `${KEY.slice(0, 7)}…`.repeat(200_000);
    expect(search.redact(text)).toBe(text);
  });

  it.each([9, 20, KEY.length - 1])('has no part of one that was cut after %i characters', (length) => {
    for (const text of [`found "${shortened(KEY, length)}"`, `found ${KEY.slice(0, length)}`]) {
      expect(search.redact(text)).toMatch(/^found "?\*\*\*…?"?$/);
    }
    expect(search.redact(`…${KEY.slice(-length)} and more`)).toBe('…*** and more');
    expect(search.redact(shortened(escapeMarkdown(KEY), length))).toMatch(/^\*\*\*…$/);
  });

  it('has none of those that only the digests are known of', () => {
    const blind = new SecretSearch([], [new DigestSearch(DIGESTS)]);
    expect(blind.redact(`a ${KEY} b ${html(KEY)} c`)).toBe('a *** b *** c');
  });
});
