import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { type DiskOp, parseOps, powerLosses, type Remains } from '../helpers/power-loss.ts';
import { programPath } from '../helpers/program.ts';
import { type KeeperState, keepRecords, readAccepted } from '../helpers/record-keeper.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const KEEPER = programPath('keep-records');
const hasStrace = hasTool(['strace', '-V'], 'a loss of power at every operation on the disk');
const SWEEP_MS = 300_000;

/** What the storage layer really does while it records that many iterations. */
function recordedOps(count: number): readonly DiskOp[] {
  const [folder, log] = [createFolder(), join(createFolder(), 'trace')];
  const calls = 'trace=openat,write,fsync,ftruncate,close,rename,unlink';
  const options = ['-y', '-s', '100000', '-o', log, '-e', calls, '-e', 'signal=none'];
  const child = spawnSync('strace', [...options, process.execPath, KEEPER, folder, String(count)], {
    encoding: 'utf8',
  });
  expect(child.stdout.match(/ack /g)).toHaveLength(count);
  const ours = readFileSync(log, 'utf8').split('\n');
  return parseOps(ours.filter((line) => line.includes(folder) || line.startsWith('write(1<')).join('\n'), folder);
}

interface Read {
  readonly hashes: readonly unknown[];
  readonly iters: readonly unknown[];
  readonly issue: string | undefined;
}

const readings = new Map<string, Read>();

/** The records of a journal's text; the same text is read once. */
function read(text: string): Read {
  const known = readings.get(text);
  if (known !== undefined) return known;
  const parsed = parseJournal(Buffer.from(text, 'latin1'));
  const { records, issue } =
    parsed.kind === 'sound'
      ? { ...parsed, issue: undefined }
      : { records: [], issue: `line ${parsed.line} ${parsed.why}` };
  const result = { hashes: records.map(({ hash }) => hash), iters: records.map(({ iter }) => iter), issue };
  readings.set(text, result);
  return result;
}

/** What is wrong with what a loss of power left, if anything is. */
function violation({ files, acknowledged }: Remains): string | undefined {
  const ledger = read(files.get('iterations.jsonl') ?? '');
  const intents = read(files.get('intents.jsonl') ?? '');
  if (ledger.issue !== undefined || intents.issue !== undefined) return 'a journal refuses to open';
  const reported = acknowledged.map((text) => text.slice('ack '.length).trim());
  if (reported.some((hash, index) => ledger.hashes[index] !== hash)) return 'a record that was acknowledged is lost';
  const unmeant = ledger.iters.find((iter) => Number(iter) % 2 === 1 && !intents.iters.includes(iter));
  if (unmeant !== undefined) return 'a record is there without its intent';
  const state = readState(files.get('state.json'));
  if (state === 'torn') return 'the state is torn';
  // Each step is in the state before its effect.
  const isBehind = Math.max(state.records, state.working ?? 0) < ledger.hashes.length;
  return isBehind ? 'the state is behind by more than a step' : undefined;
}

function readState(text: string | undefined): KeeperState | 'torn' {
  if (text === undefined) return { records: 0, working: null };
  try {
    return JSON.parse(text) as KeeperState;
  } catch {
    // That is the finding.
    return 'torn';
  }
}

function firstViolation(ops: readonly DiskOp[]): string | undefined {
  for (const remains of powerLosses(ops)) {
    const found = violation(remains);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe.skipIf(!hasStrace)('what a loss of power leaves', () => {
  it('holds every acknowledged record and a whole state, in each of 10,000 states', { timeout: SWEEP_MS }, () => {
    const distinct = new Map<string, Remains>();
    let states = 0;
    for (const remains of powerLosses(recordedOps(40))) {
      states += 1;
      expect(violation(remains)).toBeUndefined();
      distinct.set(JSON.stringify([...remains.files]), remains);
    }
    expect(states).toBeGreaterThanOrEqual(10_000);
    // Some of them, spread over all, on a real disk: opened, continued, read again.
    const stride = Math.ceil(distinct.size / 300);
    for (const { files, acknowledged } of [...distinct.values()].filter((_, index) => index % stride === 0)) {
      const folder = createFolder();
      for (const [name, text] of files) writeFileSync(join(folder, name), text, 'latin1');
      keepRecords({ folder, count: 42 });
      const { hashes, state } = readAccepted(folder);
      expect(hashes.slice(0, acknowledged.length)).toEqual(acknowledged.map((text) => text.slice(4).trim()));
      expect([hashes.length, state]).toEqual([42, { records: 42, working: null }]);
    }
  });

  it('is found wrong when any sync that something depends on is left out', { timeout: SWEEP_MS }, () => {
    const ops = recordedOps(4);
    const findings = ops.flatMap((op, index) => {
      if (op.kind !== 'sync' && op.kind !== 'sync folder') return [];
      const wrong = firstViolation(ops.toSpliced(index, 1)) ?? 'nothing';
      const last = ops.slice(0, index).findLast(({ kind }) => kind === 'write');
      const isWorking = last?.kind === 'write' && /"working":\d/.test(last.text);
      const what =
        op.kind === 'sync' ? op.name.replace(/^\..*/, 'state') : `names, ${isWorking ? 'a step' : 'no step'}`;
      return [`${what}: ${wrong}`];
    });
    // Left out alone, the sync of the names after an open, or after a record's state, costs nothing: the state of the next
    // step syncs them before anything is acknowledged, and until then a state that is one step older is as good. Before
    // an intent, of odd iterations, it is the same with a step: the state may be older, nothing was recorded.
    expect([...new Set(findings)].sort()).toEqual([
      'intents.jsonl: a record is there without its intent',
      'iterations.jsonl: a record that was acknowledged is lost',
      'names, a step: the state is behind by more than a step',
      'names, no step: nothing',
      'state: the state is torn',
    ]);
  });

  it('is found wrong when no name is synced at all', { timeout: SWEEP_MS }, () => {
    const ops = recordedOps(1).filter(({ kind }) => kind !== 'sync folder');
    const found = new Set([...powerLosses(ops)].map(violation));
    expect(found).toContain('a record that was acknowledged is lost');
  });
});
