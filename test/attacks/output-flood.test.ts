import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { LEVELS } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SUPERVISE = programPath('supervise');

describe.each(LEVELS.map((level) => [level.kind, level] as const))('a flood of output in level %s', (_, level) => {
  it('fills neither the memory nor the disk', () => {
    const folder = createFolder();
    const flood = ['bash', '-c', 'timeout 2 yes; echo end >&2'];
    const args = [SUPERVISE, JSON.stringify(level), folder, randomUUID(), ...flood];
    const result = JSON.parse(spawnSync('node', args, { encoding: 'utf8' }).stdout);
    expect(result).toMatchObject({ kind: 'ended', stdout: { bytes: 10 << 20, truncated: true }, stderr: { bytes: 4 } });
    expect(result.stdout.seenBytes).toBeGreaterThan(100 << 20);
    expect(result.rssBytes).toBeLessThan(150e6);
    // The cap, and the line that says what is left out.
    const dropped = result.stdout.seenBytes - result.stdout.bytes;
    const note = `\n[autorize left out ${dropped} bytes here]\n`;
    expect(statSync(join(folder, 'stdout')).size).toBe((10 << 20) + note.length);
  });
});
