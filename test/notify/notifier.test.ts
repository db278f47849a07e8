import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHost } from '../../src/kernel/host.ts';
import type { Notification } from '../../src/notify/notification.ts';
import { openNotifier } from '../../src/notify/notifier.ts';
import { NOTIFY_EVENTS, type NotifySettings } from '../../src/settings/notify-settings.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { serveWebhook } from '../helpers/webhook.ts';

const RUN = { loop: 'experiment', repository: 'acme/app', url: 'https://example.test/runs/7' } as const;
const LIMITS = { tryMs: 60_000, pauseMs: 1, endMs: 60_000 };
const NOTHING: NotifySettings = { command: undefined, webhook: undefined, format: 'json', on: NOTIFY_EVENTS };

const ACCEPTED: Notification = {
  events: ['accepted'],
  name: 'speed',
  title: 'speed, iteration 3: accepted a change',
  text: `10% faster $(touch ran) <!channel> "quoted"`,
  attempt: 3,
};

function open(settings: Partial<NotifySettings>, limits = LIMITS) {
  const folder = createFolder();
  const host = { ...createHost({ packageRoot: REPOSITORY }), env: { PATH: process.env.PATH, HOME: folder } };
  return { folder, ...openNotifier({ ...NOTHING, ...settings }, { run: RUN, host, limits }) };
}

describe('a notification', () => {
  it('is JSON on the standard input of a command, whatever an agent wrote in it', async () => {
    const { folder, take, close } = open({ command: 'cat >> got.jsonl' });
    take(ACCEPTED);
    take({ ...ACCEPTED, attempt: 4 });
    expect(await close()).toEqual([]);
    const [first, second] = readFileSync(join(folder, 'got.jsonl'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(first ?? '')).toEqual({
      ...{ version: 1, event: 'accepted', loop: 'experiment', name: 'speed', repository: 'acme/app' },
      ...{ title: ACCEPTED.title, text: ACCEPTED.text, attempt: 3, url: RUN.url, at: expect.any(String) },
    });
    expect(JSON.parse(second ?? '')).toMatchObject({ attempt: 4 });
  });

  it('is what a webhook takes: JSON, the form of Slack without a mention, or plain text', async () => {
    const { address: webhook, received } = await serveWebhook([]);
    for (const format of ['json', 'slack', 'text'] as const) {
      const { take, close } = open({ webhook, format });
      take(ACCEPTED);
      expect(await close()).toEqual([]);
    }
    const [json, slack, text] = received;
    expect(JSON.parse(json?.body ?? '')).toMatchObject({ event: 'accepted', text: ACCEPTED.text });
    expect(JSON.parse(slack?.body ?? '')).toEqual({
      text: `*${ACCEPTED.title}*\n10% faster $(touch ran) &lt;!channel&gt; "quoted"\n${RUN.url}`,
    });
    expect(text).toEqual({
      type: 'text/plain; charset=utf-8',
      body: `${ACCEPTED.title}\n${ACCEPTED.text}\n${RUN.url}\n`,
    });
  });

  it('is sent where it is wanted, and once for one wait', async () => {
    const { address: webhook, received } = await serveWebhook([]);
    const { take, close } = open({ webhook, on: ['stopped', 'parked'] });
    take(ACCEPTED);
    take(undefined);
    const parked = { ...ACCEPTED, events: ['parked'], title: 'speed, iteration 4: waits for its model' } as const;
    take(parked);
    take({ ...parked, text: 'until later' });
    take({ ...ACCEPTED, events: ['alert', 'stopped'], title: 'speed: stopped' });
    await close();
    expect(received.map(({ body }) => JSON.parse(body).title)).toEqual([parked.title, 'speed: stopped']);
  });

  it('is tried again while the server is busy, and keeps its place', async () => {
    const { address: webhook, received } = await serveWebhook([503, 429, 200]);
    const { take, close } = open({ webhook });
    take(ACCEPTED);
    take({ ...ACCEPTED, attempt: 4 });
    expect(await close()).toEqual([]);
    expect(received.map(({ body }) => JSON.parse(body).attempt)).toEqual([3, 3, 3, 4]);
  });

  it('is given up where trying again is of no use, without a word of the address', async () => {
    const gone = await serveWebhook([404]);
    const moved = await serveWebhook([302], { location: gone.address });
    const ends: string[] = [];
    for (const webhook of [gone.address, moved.address, 'http://127.0.0.1:1/secret-path']) {
      const { take, close } = open({ webhook });
      take(ACCEPTED);
      ends.push(...(await close()));
    }
    expect(ends).toEqual([
      '1 notification was not delivered by the webhook: it answered with status 404',
      '1 notification was not delivered by the webhook: it answered with status 302',
      '1 notification was not delivered by the webhook: ECONNREFUSED',
    ]);
    expect([gone.received.length, moved.received.length]).toEqual([1, 1]);
  });

  it('is never in the way: a command that fails or hangs costs no more than the time for the end', async () => {
    const failing = open({ command: 'echo no such channel >&2; exit 3' });
    failing.take(ACCEPTED);
    expect(await failing.close()).toEqual([
      '1 notification was not delivered by the command: it ended with exit code 3: no such channel',
    ]);
    const hanging = open({ command: 'echo $$ > pid; exec sleep 1000' }, { ...LIMITS, endMs: 5000 });
    for (let sent = 0; sent < 200; sent += 1) hanging.take({ ...ACCEPTED, attempt: sent });
    expect(await hanging.close()).toEqual([
      expect.stringMatching(/^200 notifications were not delivered by the command: /),
    ]);
    const pid = readFileSync(join(hanging.folder, 'pid'), 'utf8').trim();
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  });
});
