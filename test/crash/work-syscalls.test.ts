// A plan's run that is broken off at a system call on its records: killed, or with a failure of the disk.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useMemory } from '../helpers/broken-run.ts';
import { createDirty, expectContinued, expectWhole, runSupervised, wholeStates } from '../helpers/broken-work.ts';
import { type Boundary, readBoundaries, STEADY, sample } from '../helpers/state-boundaries.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import type { WorkSite } from '../helpers/work-items.ts';

useMemory();

const SWEEP_MS = 300_000;
const TEMPORARY = `.${'0'.repeat(16)}.tmp`;
const PATHS = ['', 'journal.jsonl', 'work.lock.holder', TEMPORARY, 'runs'].concat(
  ['receipts', 'tools'].flatMap((name) => [name, `${name}/${TEMPORARY}`]),
);

// What lands, in the checkout, and what it is made ready as.
const EXCHANGED = ['b.txt', 'd.txt', 'l', 'src/c.txt'].concat(
  ['', '/0', '/1', '/2', '/index'].map((name) => `.autorize/work/exchange${name}`),
);

/** Traced are calls on the records, or on what is exchanged. */
function runTraced(site: WorkSite, inject: readonly string[], exchanged: readonly string[] = []) {
  const place = exchanged.length === 0 ? join(site.folder, '.autorize', 'work') : site.folder;
  const names = exchanged.length === 0 ? PATHS : exchanged;
  const log = join(createFolder(), 'trace');
  const calls = 'openat,write,fsync,ftruncate,close,rename,mkdir,unlink,rmdir';
  const wrapper = [
    ...['strace', '-y', '-o', log, '-e', `trace=${calls}`, '-e', 'signal=none'],
    ...names.flatMap((name) => ['-P', join(place, name)]),
    ...inject.flatMap((rule) => ['-e', `inject=${rule}`]),
  ];
  const ended = runSupervised(site, STEADY, wrapper);
  return { ...ended, boundaries: readBoundaries(place, log) };
}

describe.skipIf(!hasTool(['strace', '-V'], 'a plan that is broken off at a system call'))('a plan', () => {
  const faults = [
    { fault: 'signal=SIGKILL', wanted: (_: Boundary) => true, count: 8, expected: /^$/ },
    {
      fault: 'error=EIO',
      wanted: ({ call }: Boundary) => call === 'fsync',
      count: 3,
      expected: /code: '(journal_sync|storage)'[\s\S]*exitCode: 3/,
    },
    {
      fault: 'error=ENOSPC',
      wanted: ({ call }: Boundary) => call === 'write',
      count: 3,
      expected: /code: 'disk_full'[\s\S]*exitCode: 3/,
    },
    {
      fault: 'error=EDQUOT',
      wanted: ({ call }: Boundary) => call === 'write',
      count: 2,
      expected: /code: 'disk_full'[\s\S]*exitCode: 3/,
    },
  ];

  it.each(faults)(
    'is whole, and continued, after $fault at a system call on its records',
    { timeout: SWEEP_MS },
    async ({ fault, wanted, count, expected }) => {
      const states = await wholeStates();
      const { boundaries, status } = runTraced(createDirty(), []);
      expect(status).toBe(0);
      expect(boundaries.length).toBeGreaterThanOrEqual(60);
      const failures: string[] = [];
      // Between the two copies of a receipt: of the run that lands, and of the one that comes to nothing.
      const receipts = boundaries.filter(({ call, file }) => call === 'fsync' && file === `receipts/${TEMPORARY}`);
      expect(receipts).toHaveLength(2);
      const chosen = [...sample(boundaries.filter(wanted), count), ...receipts.filter(wanted)];
      for (const { call, nth, file } of new Set(chosen)) {
        const site = createDirty();
        const ended = runTraced(site, [`${call}:${fault}:when=${nth}`]);
        try {
          if (fault === 'signal=SIGKILL') expect(ended.signal).toBe('SIGKILL');
          else expect(ended.stderr).toMatch(expected);
          await expectWhole(site, states);
          await expectContinued(site, states);
        } catch (error) {
          failures.push(`${call} ${nth} of "${file}": ${String(error)} ${ended.stderr}`);
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it('in place is seen before or after, never between, killed at any call that exchanges files', {
    timeout: SWEEP_MS,
  }, async () => {
    const states = await wholeStates();
    const { boundaries, status } = runTraced(createDirty(), [], EXCHANGED);
    expect(status).toBe(0);
    // Every call that changes a name of the checkout, and some of the preparation.
    const isName = ({ call, file }: Boundary) =>
      ['rename', 'unlink'].includes(call) && !file.startsWith('.autorize/work/exchange/index');
    const names = boundaries.filter(isName);
    expect(new Set(names.map(({ call }) => call))).toEqual(new Set(['rename', 'unlink']));
    expect(names.length).toBeGreaterThanOrEqual(4);
    const others = sample(
      boundaries.filter((each) => !isName(each)),
      3,
    );
    const failures: string[] = [];
    for (const { call, nth, file } of [...names, ...others]) {
      const site = createDirty();
      try {
        expect(runTraced(site, [`${call}:signal=SIGKILL:when=${nth}`], EXCHANGED).signal).toBe('SIGKILL');
        await expectWhole(site, states);
        await expectContinued(site, states);
      } catch (error) {
        failures.push(`${call} ${nth} of "${file}": ${String(error)}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
