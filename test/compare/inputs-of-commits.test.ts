// What a commit has besides its files: Git LFS files and submodules, of each commit its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addSubmodule, commitPointers, createLibrary } from '../helpers/external.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { compare, requireReport } from './comparisons.ts';

const BENCH = 'echo $(( $(cat data.bin) + $(cat vendor/lib/lib.txt) ))\n';

describe('Git LFS files and submodules', () => {
  it('are those of each commit', async () => {
    const folder = createRepository({ 'bench.sh': BENCH });
    const library = createLibrary({ 'lib.txt': '100\n' });
    addSubmodule(folder, 'vendor/lib', library);
    commitPointers(folder, { 'data.bin': '1000\n' });
    const scores = async () => {
      const { report } = requireReport(await compare(folder, { command: 'sh bench.sh', unit: 'ms', maxPairs: 7 }));
      const [pair] = report.metrics[0]?.pairs ?? [];
      return [pair?.base, pair?.head, report.answer];
    };
    commitPointers(folder, { 'data.bin': '2000\n' });
    expect(await scores()).toEqual([1100, 2100, 'worse']);
    const inside = join(folder, 'vendor/lib');
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, 'lib.txt'), '700\n');
    userGit(inside, 'commit', '-q', '-a', '-m', 'Slower');
    userGit(folder, 'add', 'vendor/lib');
    userGit(folder, 'commit', '-q', '-m', 'Take the library as it is now');
    expect(await scores()).toEqual([2100, 2700, 'worse']);
  });
});
