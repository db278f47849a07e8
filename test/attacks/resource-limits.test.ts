// An agent that takes more of the machine than it may: processes, descriptors, the size of a file.
import { randomUUID } from 'node:crypto';
import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nobodysObstacle, superviseAsNobody } from '../helpers/nobody.ts';
import { LEVELS, NAMESPACES, processesNamed, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const bash = (script: string): readonly string[] => ['bash', '-c', script];
const MIB = 1 << 20;

/** Forks without end, each process twice; its name is its marker. */
function createBomb(): { readonly marker: string; readonly command: readonly string[] } {
  const marker = `bomb-${randomUUID()}`;
  const file = join(createFolder(), marker);
  writeFileSync(file, '#!/bin/bash\nwhile :; do "$0" & "$0" & sleep 0.2; done 2>/dev/null\n');
  chmodSync(file, 0o755);
  chmodSync(join(file, '..'), 0o755);
  return { marker, command: [file] };
}

describe.each(LEVELS.map((level) => [level.kind, level] as const))('an agent in level %s', (_, level) => {
  it('writes a file up to its limit and no further', async () => {
    const limits = { maxFileBytes: MIB };
    const { result, folder } = await runIn(level, bash('head -c 5000000 /dev/zero > big'), { limits });
    expect(statSync(join(folder, 'work', 'big')).size).toBe(MIB);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 153, signal: 'SIGXFSZ' });
  });

  it('gets an error for a write beyond the limit when it does not want the signal', async () => {
    const script = "trap '' XFSZ; head -c 5000000 /dev/zero > big; echo $?";
    const { out, err } = await runIn(level, bash(script), { limits: { maxFileBytes: MIB } });
    expect([out, err]).toEqual(['1\n', expect.stringContaining('File too large')]);
  });

  it('may print more than it may write to a file', async () => {
    const { result } = await runIn(level, bash('head -c 3000000 /dev/zero'), { limits: { maxFileBytes: MIB } });
    expect(result).toMatchObject({ exitCode: 0, stdout: { seenBytes: 3_000_000 } });
  });

  it('opens as many files as it may', async () => {
    const script = 'ulimit -Hn; for i in {10..80}; do eval "exec $i</dev/null" || exit 1; done 2>/dev/null; echo never';
    const { result, out } = await runIn(level, bash(script), { limits: { maxOpenFiles: 50 } });
    expect(out).toBe('50\n');
    expect(result).toMatchObject({ kind: 'ended', exitCode: 1 });
  });

  it('has limits where none are asked for, and keeps lower ones', async () => {
    const { out } = await runIn(level, bash('ulimit -f; ulimit -Hn; ulimit -Sn'));
    const [blocks, hard, soft] = out.split('\n').map(Number);
    expect(blocks).toBe((10 * 2 ** 30) / 1024);
    expect(hard).toBeLessThanOrEqual(16_384);
    expect(soft).toBeLessThanOrEqual(hard ?? 0);
  });
});

const reason = nobodysObstacle();
if (reason !== undefined) process.stderr.write(`NOT RUN: a fork bomb of an unprivileged user: ${reason}\n`);

describe.skipIf(reason !== undefined).each(NAMESPACES.map((level) => [level.kind, level] as const))(
  'a fork bomb of nobody in level %s',
  (_, level) => {
    it('has only so many processes, and none after its budget', () => {
      const { marker, command } = createBomb();
      const options = { limits: { maxProcesses: 60 }, budgetMs: 1500, graceMs: 300 };
      const { result } = superviseAsNobody(level, command, options);
      expect(result).toMatchObject({ kind: 'ended', killedByBudget: true, survivors: 0 });
      expect(processesNamed(marker)).toEqual([]);
    });

    it('cannot fork beyond the limit, and leaves the user room outside', () => {
      const script = 'for i in {1..100}; do sleep 5 & done 2>/dev/null; echo never';
      let out = '';
      // On a busy machine it is not ready at once.
      for (let budgetMs = 1500; out === '' && budgetMs < 100_000; budgetMs *= 4) {
        const options = { limits: { maxProcesses: 40 }, budgetMs, graceMs: 300 };
        ({ out } = superviseAsNobody(level, bash(`ulimit -u; (${script}) ; echo after`), options));
      }
      expect(out.startsWith('40\n')).toBe(true);
      expect(out).not.toContain('never');
      expect(superviseAsNobody(level, ['true']).result).toMatchObject({ exitCode: 0 });
    });
  },
);
