import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The descriptor of standard output: how many bytes it still takes, and what it was given. */
const descriptor = vi.hoisted(() => ({ room: 0, bytes: [] as number[] }));

vi.mock('node:fs', async (load) => ({
  ...(await load<typeof import('node:fs')>()),
  writeSync: (fd: number, bytes: Uint8Array, from: number): number => {
    if (fd !== 1 || descriptor.room === 0) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
    const taken = bytes.subarray(from, from + Math.min(descriptor.room, 5));
    descriptor.room -= taken.length;
    descriptor.bytes.push(...taken);
    return taken.length;
  },
}));

const KEY = 'sk-live-0123456789-abcdef';
const property = Object.getOwnPropertyDescriptor(process, 'stdout');
let opened = 0;
let streamed: Uint8Array[] = [];

beforeEach(() => {
  vi.resetModules();
  Object.assign(descriptor, { room: 10_000, bytes: [] });
  [opened, streamed] = [0, []];
  const stream = { write: (chunk: string | Uint8Array) => streamed.push(Buffer.from(chunk as string)) > 0 };
  const get = () => {
    opened += 1;
    return stream;
  };
  Object.defineProperty(process, 'stdout', { configurable: true, enumerable: true, get });
});
afterEach(() => {
  if (property !== undefined) Object.defineProperty(process, 'stdout', property);
});

async function load() {
  const { hideSecrets } = await import('../../src/github/outgoing-text.ts');
  hideSecrets([KEY]);
  const { redactStreams, writeLog } = await import('../../src/github/log.ts');
  redactStreams();
  return writeLog;
}

const direct = (): string => Buffer.from(descriptor.bytes).toString();
const whole = (): string => Buffer.concat([Buffer.from(descriptor.bytes), ...streamed]).toString();

it('writes lines without secrets, and masks as they are, and opens no stream for them', async () => {
  const writeLog = await load();
  for (const text of [`a ${KEY} é ❌\n`, `::add-mask::${KEY}\n`]) writeLog(text);
  expect(direct()).toBe(`a *** é ❌\n::add-mask::${KEY}\n`);
  expect([opened, streamed]).toEqual([0, []]);
});

it.each([0, 3, 4, 5, 6, 7])(
  'loses nothing where the pipe takes %i bytes and no more, and keeps the order',
  async (room) => {
    const writeLog = await load();
    descriptor.room = room;
    writeLog('one ❌\n');
    descriptor.room = 10_000;
    for (const text of [`two ${KEY}\n`, 'three\n']) writeLog(text);
    expect(whole()).toBe('one ❌\ntwo ***\nthree\n');
    expect(direct().length).toBeLessThanOrEqual(room);
  },
);

it('keeps the order with what somebody else writes, which shows no secret either', async () => {
  const writeLog = await load();
  writeLog('one\n');
  process.stdout.write(`two ${KEY}\n`);
  writeLog('three\n');
  process.stdout.write(`::add-mask::${KEY}\n`);
  expect(direct()).toBe('one\n');
  expect(whole()).toBe(`one\ntwo ***\nthree\n::add-mask::${KEY}\n`);
});
