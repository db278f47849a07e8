import { expect, it } from 'vitest';
import { readContext } from '../../src/github/event.ts';
import { requireTrustedActor } from '../../src/github/trust.ts';

const started = (actor: string, event = 'issue_comment') =>
  readContext({ GITHUB_ACTOR: actor, GITHUB_EVENT_NAME: event });

it('a bot starts a loop where the workflow names it, and only then', async () => {
  const bots = ['renovate[bot]'];
  await expect(requireTrustedActor(started('Renovate[bot]'), undefined, bots)).resolves.toBeUndefined();
  await expect(requireTrustedActor(started('other[bot]'), undefined, bots)).rejects.toMatchObject({
    message: expect.stringContaining('"other[bot]" started this by "issue_comment"'),
    remedy: expect.stringContaining('"allowed-bots"'),
  });
  // A person who is named as the bot, without its end.
  await expect(requireTrustedActor(started('renovate'), undefined, bots)).rejects.toMatchObject({
    remedy: expect.stringContaining('Let somebody with write permission start it'),
  });
  await expect(requireTrustedActor(started('other[bot]', 'schedule'), undefined, bots)).resolves.toBeUndefined();
});
