import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGroupParent } from '../../src/kernel/control-group.ts';
import type { MemoryLimit, MemoryMeans } from '../../src/kernel/memory-limit.ts';
import { LEVELS, NAMESPACES, runIn } from '../helpers/sandboxes.ts';

const MIB = 2 ** 20;
const prefix = `autorize-test-${randomUUID()}-`;
const parent = await findGroupParent(prefix);
if (parent === undefined) {
  if (process.env.REQUIRE_TOOLS === '1' && process.geteuid?.() === 0)
    throw new Error('not run: tests of control groups: none can be made here');
  process.stderr.write('NOT RUN: tests of control groups: none can be made here\n');
}

const MEANS: readonly (readonly [string, MemoryMeans])[] = [
  ['sampled', { kind: 'sampled' }],
  ...(parent === undefined
    ? []
    : [[parent.version, { kind: 'group', parent, nameGroup: () => `${prefix}${randomUUID()}` }] as const]),
];
const CASES = LEVELS.flatMap((level) => MEANS.map(([name, means]) => [level.kind, name, { level, means }] as const));

const sh = (script: string): readonly string[] => ['/bin/sh', '-c', script];
/** Holds so many bytes; what reads waits, so they stay in memory. */
const hold = (mib: number): string => `(head -c ${mib * MIB} /dev/zero; sleep 60) | tail -c ${mib * MIB} >/dev/null`;
const limit = (mib: number, means: MemoryMeans): MemoryLimit => ({ bytes: mib * MIB, means });

function groupsLeft(): readonly string[] {
  return parent === undefined ? [] : readdirSync(parent.folder).filter((name) => name.startsWith(prefix));
}

describe.each(CASES)('the memory of a command in level %s, %s', (_, __, { level, means }) => {
  it('is bounded: what goes beyond is ended, as a failure of its own kind', async () => {
    const { result } = await runIn(level, sh(hold(300)), { memory: limit(64, means) });
    expect(result).toMatchObject({
      kind: 'ended',
      exceededMemory: 64 * MIB,
      exitCode: 137,
      killedByBudget: false,
      aborted: false,
      survivors: 0,
    });
    expect(groupsLeft()).toEqual([]);
  });

  it('counts all of its processes together', async () => {
    const script = `${hold(60)} & ${hold(60)} & ${hold(60)} & wait`;
    const { result } = await runIn(level, sh(script), { memory: limit(120, means) });
    expect(result).toMatchObject({ kind: 'ended', exceededMemory: 120 * MIB, survivors: 0 });
  });

  it('counts what processes share once', async () => {
    const script = `x=$(head -c ${30 * MIB} /dev/zero | tr '\\0' x); for i in {1..12}; do (sleep 1; :) & done; wait`;
    // Each by itself they come to 390 MiB; bash holds the text several times while it reads it.
    const { result } = await runIn(level, ['/bin/bash', '-c', script], { memory: limit(260, means) });
    expect(result).toMatchObject({ kind: 'ended', exitCode: 0 });
    expect(result).not.toHaveProperty('exceededMemory');
  });

  it('within its limit changes nothing, and leaves no group', async () => {
    const { result, out } = await runIn(level, sh('echo fine; exit 4'), { memory: limit(64, means) });
    expect(result).toMatchObject({ kind: 'ended', exitCode: 4, signal: null });
    expect(result).not.toHaveProperty('exceededMemory');
    expect(out).toBe('fine\n');
    expect(groupsLeft()).toEqual([]);
  });

  it('does not bound the address space: a program may reserve more than it uses', async () => {
    const script =
      "new WebAssembly.Memory({ initial: 1, maximum: 65536 }); fetch('http://127.0.0.1:9').catch(() => console.log('asked'))";
    const { result, out } = await runIn(level, ['node', '-e', script], { memory: limit(400, means) });
    expect([result, out]).toMatchObject([{ kind: 'ended', exitCode: 0 }, 'asked\n']);
  });

  it('is not blamed where the budget or the operator ended the command', async () => {
    const options = { memory: limit(64, means), budgetMs: 700, graceMs: 100 };
    const { result: slow } = await runIn(level, ['sleep', '60'], options);
    expect(slow).toMatchObject({ kind: 'ended', killedByBudget: true, aborted: false });
    expect(slow).not.toHaveProperty('exceededMemory');
    const signal = AbortSignal.timeout(700);
    const { result: cancelled } = await runIn(level, ['sleep', '60'], { memory: limit(64, means), signal });
    expect(cancelled).toMatchObject({ kind: 'ended', killedByBudget: false, aborted: true });
    expect(cancelled).not.toHaveProperty('exceededMemory');
    const { result: signalled } = await runIn(level, sh('kill -9 $$'), { memory: limit(64, means) });
    expect(signalled).toMatchObject({ kind: 'ended', exitCode: 137, signal: 'SIGKILL' });
    expect(signalled).not.toHaveProperty('exceededMemory');
    expect(groupsLeft()).toEqual([]);
  });
});

if (parent !== undefined) {
  const means: MemoryMeans = { kind: 'group', parent, nameGroup: () => `${prefix}${randomUUID()}` };

  describe.each(LEVELS.map((level) => [level.kind, level] as const))('a control group in level %s', (_, level) => {
    it('says so of a command that goes on when one of its processes was ended', async () => {
      const script = `head -c ${300 * MIB} /dev/zero | tail -c ${300 * MIB} | wc -c; exit 0`;
      const { result } = await runIn(level, sh(script), { memory: limit(64, means) });
      expect(result).toMatchObject({ kind: 'ended', exitCode: 137, signal: 'SIGKILL', exceededMemory: 64 * MIB });
    });

    it('counts files in memory that the command wrote', async () => {
      const script = `head -c ${200 * MIB} /dev/zero >/dev/shm/autorize-$$; code=$?; rm -f /dev/shm/autorize-$$; exit $code`;
      const { result } = await runIn(level, sh(script), { memory: limit(64, means) });
      expect(result).toMatchObject({ kind: 'ended', exceededMemory: 64 * MIB });
    });
  });

  describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('a control group in level %s', (_, level) => {
    it('is nothing that the command can leave', async () => {
      const script = `echo 0 >${parent.folder}/cgroup.procs; ${hold(300)}`;
      const { result, err } = await runIn(level, sh(script), { memory: limit(64, means) });
      expect(err).toContain('Read-only file system');
      expect(result).toMatchObject({ kind: 'ended', exceededMemory: 64 * MIB });
    });
  });

  it('a command whose group cannot be made never began', async () => {
    const gone: MemoryMeans = { ...means, parent: { ...parent, folder: `${parent.folder}/gone` } };
    for (const level of LEVELS) {
      const { result } = await runIn(level, ['true'], { memory: limit(64, gone) });
      expect(result).toMatchObject({ kind: 'unstarted', code: 'ENOENT' });
    }
  });
}
