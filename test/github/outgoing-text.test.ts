import { describe, expect, it } from 'vitest';
import { hideSecrets, redactedShort } from '../../src/github/outgoing-text.ts';

const KEY = 'sk-live/abc+DEF=ghi&jkl<mno>"pqr"0123456789';
const FORMS = {
  plain: KEY,
  url: encodeURIComponent(KEY),
  json: [...KEY]
    .map((each) => (/\w/.test(each) ? each : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join(''),
  html: KEY.replaceAll(/\W/g, (each) => `&#${each.charCodeAt(0)};`),
  base64: Buffer.from(KEY).toString('base64'),
  hex: Buffer.from(KEY).toString('hex'),
  reversed: [...KEY].reverse().join(''),
};

describe('a text that has to be shortened', () => {
  it.each(Object.entries(FORMS))('shows no part of a key, wherever it is cut: %s', (_name, form) => {
    hideSecrets([KEY]);
    for (let part = 8; part < form.length; part += 1) {
      const shown = redactedShort(`seen: ${form} and more`, 'seen: '.length + part + 1);
      expect(shown, `cut after ${part}`).not.toContain(form.slice(0, 8));
    }
  });

  it('is cut if it is too long, and says so', () => {
    expect(redactedShort('x'.repeat(30), 20)).toBe(`${'x'.repeat(20)}…`);
    expect(redactedShort('short', 20)).toBe('short');
  });
});
