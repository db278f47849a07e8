import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attemptArtifact, placeDownloads } from '../../src/github/wave-place.ts';
import { nameWave } from '../../src/wave/wave-file.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const wave = nameWave({
  ...{ experiment: 'pi', base: 'a'.repeat(40), state: null, config: 'b'.repeat(64), pairs: 2 },
  slots: [0, 1, 2].map((slot) => ({ slot, focus: 'all' })),
});

function submit(folder: string, name: string, slot: number, more: object = {}): void {
  mkdirSync(join(folder, name));
  const attempt = { version: 1, wave: wave.id, slot, outcome: 'noop', reason: name, ...more };
  writeFileSync(join(folder, name, 'attempt.json'), JSON.stringify(attempt));
}

const reasonIn = (folder: string, slot: number): string =>
  JSON.parse(readFileSync(join(folder, `slot-${slot}`, 'attempt.json'), 'utf8')).reason;

describe('placeDownloads', () => {
  it('takes of each slot the first artifact that is whole, else the last', () => {
    const folder = createFolder();
    const [first, second] = [attemptArtifact(wave, 0), `${attemptArtifact(wave, 0)}-2`];
    submit(folder, first, 0, { outcome: 'killed', again: true });
    submit(folder, second, 0);
    const [broken, again] = [attemptArtifact(wave, 1), `${attemptArtifact(wave, 1)}-2`];
    for (const name of [broken, again]) submit(folder, name, 1, { outcome: 'killed', again: true });
    placeDownloads(folder, wave);
    expect([reasonIn(folder, 0), reasonIn(folder, 1)]).toEqual([second, again]);
    expect(existsSync(join(folder, 'slot-2'))).toBe(false);
    // The same folder again is left as it is.
    placeDownloads(folder, wave);
    expect(reasonIn(folder, 0)).toBe(second);
  });

  it('takes no artifact for another slot than its name says, and follows no link', () => {
    const folder = createFolder();
    submit(folder, attemptArtifact(wave, 0), 1);
    submit(folder, `${attemptArtifact(wave, 0)}-2`, 0);
    submit(folder, 'elsewhere', 1);
    symlinkSync(join(folder, 'elsewhere'), join(folder, attemptArtifact(wave, 1)));
    placeDownloads(folder, wave);
    expect(reasonIn(folder, 0)).toBe(`${attemptArtifact(wave, 0)}-2`);
    expect(existsSync(join(folder, 'slot-1'))).toBe(false);
  });
});
