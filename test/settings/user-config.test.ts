import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { decodeToml } from '../../src/base/toml-document.ts';
import { NOTIFY_EVENTS } from '../../src/settings/notify-settings.ts';
import { parseUserConfig } from '../../src/settings/user-config.ts';

function parse(text: string, env: Record<string, string> = {}) {
  const decoded = decodeToml('config.toml', Buffer.from(text));
  if ('problems' in decoded) throw new Error('no TOML');
  const parsed = parseUserConfig(decoded.document, env);
  return 'problems' in parsed ? parsed.problems.map(renderProblem) : parsed.notify;
}

describe('the user configuration', () => {
  it('notifies of everything as JSON, unless it says otherwise', () => {
    expect(parse('[notify]\ncommand = "mail"\n')).toEqual({
      ...{ command: 'mail', webhook: undefined, format: 'json', on: NOTIFY_EVENTS },
    });
    expect(
      parse('[notify]\nwebhook = "$HOOK"\nformat = "slack"\non = ["alert"]\n', { HOOK: 'https://a.test/b' }),
    ).toEqual({ command: undefined, webhook: 'https://a.test/b', format: 'slack', on: ['alert'] });
    expect(parse('')).toBeUndefined();
  });

  it.each([
    ['[notify]\nwebhok = "https://a.test"\n', 'an unknown key "webhok"; expected a known key. Did you mean "webhook"?'],
    ['[notify]\ncommand = "x"\non = ["acepted"]\n', 'Did you mean "accepted"?'],
    ['[notify]\nformat = "json"\n', 'neither command nor webhook'],
    ['[notify]\nwebhook = "http://a.test/secret"\n', 'an address that begins with "http://"'],
    ['[notify]\nwebhook = "secret"\n', 'no address'],
    ['[notify]\nwebhook = "$HOOK"\n', '"$HOOK", which is not set'],
    ['[notify]\ncommand = " "\n', 'a text that is not empty'],
  ])('%j is a problem with its place, and without the address', (text, problem) => {
    const problems = parse(text);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(String(problems)).toMatch(/^config\.toml:\d/);
    expect(String(problems)).not.toContain('secret');
  });
});
