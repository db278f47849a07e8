import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { METERS } from '../../src/compare/measure.ts';
import { findSystemProgram } from '../../src/kernel/program-path.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { compare, createCommits, hostOf, requireReport } from './comparisons.ts';

/** A PATH with what a benchmark needs, and these programs; neither perf nor valgrind of the machine. */
function pathWith(programs: Readonly<Record<string, string>>): string {
  const bin = createFolder(programs);
  for (const name of Object.keys(programs)) chmodSync(join(bin, name), 0o755);
  for (const name of ['cat', 'git', 'grep', 'sh']) symlinkSync(findSystemProgram(name) ?? name, join(bin, name));
  return bin;
}

const command = `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\n"$@"\n`;
const COUNTING = `${command}echo "$(cat value.txt),,instructions:u,1000,100.00,," >&2\n`;
const WITHOUT_COUNTERS = `${command}echo "<not supported>,,instructions:u,0,100.00,," >&2\n`;

describe('instructions of a command', () => {
  const instructions = (folder: string, programs: Readonly<Record<string, string>>) =>
    compare(folder, { measure: 'instructions' }, hostOf(folder, { PATH: pathWith(programs) }));

  it('are counted by perf where there is no valgrind', async () => {
    const folder = createCommits({ 'value.txt': '1030\n' }, { 'value.txt': '1000\n' });
    const { report } = requireReport(await instructions(folder, { perf: COUNTING }));
    expect(report).toMatchObject({ answer: 'worse', pairs: 1, metrics: [{ unit: 'instructions' }] });
    expect(report.metrics[0]?.effect?.estimate).toBeCloseTo(1.03, 9);
  });

  it('need one of the two, and counters or valgrind', async () => {
    const folder = createCommits({});
    await expect(instructions(folder, {})).rejects.toMatchObject({
      ...{ exitCode: 3, message: '--measure instructions needs perf or valgrind, which is not installed' },
    });
    await expect(instructions(folder, { perf: WITHOUT_COUNTERS })).rejects.toMatchObject({
      message: expect.stringContaining('perf finds no hardware counters here, and valgrind is not installed'),
    });
  });
});

describe.skipIf(!hasTool(['valgrind', '--version'], 'counting instructions and blocks of memory'))('valgrind', () => {
  it('counts the same instructions three times running, and what a program allocates', () => {
    // A machine without counters, and one program that neither the time nor its own number matters to.
    const bin = createFolder({ perf: WITHOUT_COUNTERS, 'words.txt': 'one two\n'.repeat(100) });
    chmodSync(join(bin, 'perf'), 0o755);
    const env = { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C' };
    const run = (measure: 'instructions' | 'bytes') => {
      const command = METERS[measure].wrap(`exec sed -n s/one/two/p ${join(bin, 'words.txt')}`);
      const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
      return { errors: stderr, ms: 1 };
    };
    const runs = [run('instructions'), run('instructions'), run('instructions')];
    const [first = 0, ...others] = runs.map((each) => METERS.instructions.read(each));
    expect(first).toBeGreaterThan(10_000);
    expect(others).toEqual([first, first]);
    const heap = run('bytes');
    expect(METERS.allocations.read(heap)).toBeGreaterThan(0);
    expect(METERS.bytes.read(heap)).toBeGreaterThan(METERS.allocations.read(heap) ?? 0);
  });
});
