// kill -9 of a plan's run at every named point, of its recovery too: who looks sees the state before or the state after.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type JournalRecord, parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { FAULT_POINTS, WORK_FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { useMemory } from '../helpers/broken-run.ts';
import {
  createDirty,
  expectContinued,
  expectWhole,
  ITEMS,
  landings,
  runSupervised,
  wholeStates,
} from '../helpers/broken-work.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

// What a plan shares with experiments; the rest of their points are their own loop's.
const SHARED = /^(reserve|journal|replace|store|workspace|command|judge|keep):|^capture:before$/;
// A plan has no setup whose folders are passed on from command to command.
const NOT_PASSED = ['store:amid-removal', 'workspace:after-leftovers', 'judge:after-aside', 'judge:after-passing-on'];
const ON_THE_WAY = [
  ...FAULT_POINTS.filter((point) => SHARED.test(point) && !NOT_PASSED.includes(point)),
  ...WORK_FAULT_POINTS,
];

describe('a plan whose run is killed', () => {
  it('passes every point that is tried here', () => {
    const site = createDirty();
    const log = join(createFolder(), 'log');
    expect(runSupervised(site, { AUTORIZE_FAULT_LOG: log })).toMatchObject({ status: 0, stderr: '' });
    const passed = new Set(readFileSync(log, 'utf8').trimEnd().split('\n'));
    expect(ON_THE_WAY.filter((point) => !passed.has(point))).toEqual([]);
    expect([...passed].filter((point) => !ON_THE_WAY.some((each) => each === point))).toEqual([]);
  });

  it.each(ON_THE_WAY)('is seen before or after, never between, and is continued: at %s', async (point) => {
    const states = await wholeStates();
    const site = createDirty();
    expect(runSupervised(site, { AUTORIZE_FAULT: `${point}:kill` }).signal).toBe('SIGKILL');
    await expectWhole(site, states);
    await expectContinued(site, states);
  });

  it.each(['recover:before', 'recover:after-swap', 'store:amid-removal', 'workspace:after-leftovers'])(
    'is continued when the run that recovers is killed too: at %s',
    async (point) => {
      const states = await wholeStates();
      const site = createDirty();
      runSupervised(site, { AUTORIZE_FAULT: 'landing:after-receipt:kill' });
      expect(runSupervised(site, { AUTORIZE_FAULT: `${point}:kill` }).signal).toBe('SIGKILL');
      await expectWhole(site, states);
      await expectContinued(site, states);
    },
  );

  it('drops a landing whose branch somebody moved before it landed, and its receipt', async () => {
    const site = createDirty();
    runSupervised(site, { AUTORIZE_FAULT: 'landing:after-receipt:kill' });
    userGit(site.folder, 'branch', '-f', 'autorize-work/plan', 'main');
    const { items } = await site.run(ITEMS, { inPlace: true });
    expect(items.map(({ status }) => status)).toEqual(['success', 'failure']);
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
    expect(landings(site)).toEqual(['good']);
  });

  it('keeps the receipt of a run that landed when a landing in the journal names it again', async () => {
    const site = createDirty();
    await site.run(ITEMS, { inPlace: true });
    const journal = join(site.folder, '.autorize', 'work', 'journal.jsonl');
    const parsed = parseJournal(readFileSync(journal));
    if (parsed.kind !== 'sound') throw new Error('the journal is broken');
    const { seq: _, prev: __, hash: ___, ...intent } = parsed.records.find(({ kind }) => kind === undefined) ?? {};
    writeFileSync(journal, sealRecord(intent as JournalRecord, parsed.head).line, { flag: 'a' });
    await site.run(ITEMS, { inPlace: true });
    const { receipt } = intent.draft as { receipt: { id: string } };
    const lost = readFileSync(journal, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"kind":"lost"'));
    expect(lost.map((line) => JSON.parse(line).id)).toEqual([receipt.id]);
    const verified = await verifyWork({}, site.host);
    expect(verified.findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(verified.receipts.map(({ id }) => id)).toContain(receipt.id);
  });
});
