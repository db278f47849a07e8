import { appendFileSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstHead, parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { MAX_STATE_BYTES, maxBytesOf } from '../../src/base/state-size.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { type Machine, seedServer, startMachine } from '../helpers/machines.ts';
import { cli, cloneOf } from '../helpers/remote-states.ts';

const LONG = { timeout: 240_000 };
const NOOP = {
  outcome: 'noop',
  score: null,
  started_at: '2026-01-01T00:00:00.000Z',
  ended_at: '2026-01-01T00:00:01.000Z',
};

/** Appends records of attempts that changed nothing, as a long run leaves them. */
function appendNoops({ paths }: Machine, { count, notes }: { readonly count: number; readonly notes: string }): void {
  const parsed = parseJournal(readFileSync(paths.ledger));
  if (parsed.kind !== 'sound') throw new Error('the ledger is not sound');
  let head = parsed.records.length === 0 ? firstHead({ bytes: new Uint8Array(), records: 0 }) : parsed.head;
  const lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const hidden = sealRecord({ ...NOOP, iter: 1000 + index, notes }, head);
    head = hidden.next;
    lines.push(hidden.line);
  }
  appendFileSync(paths.ledger, lines.join(''));
}

it('a ledger of thousands of records is pushed, resumed elsewhere, pulled and verified', LONG, async () => {
  await using server = await startGitServer();
  seedServer(server);
  const first = await startMachine(server);
  await first.run();
  appendNoops(first, { count: 6000, notes: `Nothing changed. ${'The agent gave a long reason. '.repeat(50)}` });
  const ledger = readFileSync(first.paths.ledger);
  expect(ledger.length).toBeGreaterThan(MAX_STATE_BYTES);
  expect(await first.session.push()).toEqual({ kind: 'done' });
  const second = await startMachine(server, { which: 'b' });
  expect(second.restored).toMatchObject({ kind: 'restored', records: { count: 6003 } });
  expect(readFileSync(second.paths.ledger).equals(ledger)).toBe(true);
  const folder = cloneOf(server);
  expect(await cli(folder, 'pull', 'pi')).toMatchObject({ code: 0, out: expect.stringContaining('6003 records') });
  expect((await cli(folder, 'verify', 'pi')).code).toBe(0);
});

it('a ledger that is too large is refused with what to do, and what the server has stays', LONG, async () => {
  await using server = await startGitServer();
  seedServer(server);
  const machine = await startMachine(server);
  await machine.run();
  expect(await machine.session.push()).toEqual({ kind: 'done' });
  const before = server.refs();
  appendNoops(machine, { count: 1, notes: 'x'.repeat(maxBytesOf('iterations.jsonl')) });
  const refused = machine.session.push();
  await expect(refused).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/iterations\.jsonl.* at most 67108864/),
    remedy: expect.stringContaining('autorize run pi --fresh'),
  });
  expect(server.refs()).toEqual(before);
});
