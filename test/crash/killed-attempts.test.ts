// An attempt of a wave that is killed while it submits, or a reducer at work: what is there is whole, and the rest follows.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WAVE_POINTS } from '../../src/kernel/fault-point.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';

const AGENT = 'echo $(( 9 - $AUTORIZE_SLOT )) > value.txt\n';

function autorize({ folder, host }: Experiment, argv: readonly string[], fault = '') {
  const env = { ...host.env, ...(fault === '' ? {} : { AUTORIZE_FAULT: fault }) };
  const { signal, status, stdout } = spawnSync(process.execPath, [programPath('autorize'), ...argv], {
    cwd: folder,
    env,
  });
  return { end: signal ?? status, out: stdout.toString() };
}

describe('a wave', () => {
  it('has each slot whole or not at all, and one verdict for each, wherever it is killed', () => {
    const experiment = createExperiment({ agent: AGENT });
    expect(autorize(experiment, ['plan', '--attempts', '2', '--pairs', '2']).end).toBe(0);
    const file = (slot: number): string => join(experiment.folder, 'out', `slot-${slot}`, 'attempt.json');
    for (const [slot, point] of WAVE_POINTS.entries()) {
      const attempt = ['attempt', '--slot', String(slot), '--out', 'out'];
      expect(autorize(experiment, attempt, `${point}:kill`).end).toBe('SIGKILL');
      const isThere = point === 'attempt:after-rename';
      expect(existsSync(file(slot))).toBe(isThere);
      const again = autorize(experiment, attempt);
      expect([again.end, again.out.includes('submitted before')]).toEqual([0, isThere]);
      expect(JSON.parse(readFileSync(file(slot), 'utf8'))).toMatchObject({ slot, outcome: 'proposed' });
    }
    const reduce = ['reduce', '--in', 'out', '--json'];
    expect(autorize(experiment, reduce, 'branch:after-move:kill').end).toBe('SIGKILL');
    const { end, out } = autorize(experiment, reduce);
    expect(end).toBe(0);
    // The one with the larger gain comes first; the other is no better than it, and conflicts with it.
    expect(JSON.parse(out).slots).toMatchObject([
      { slot: 0, outcome: 'discarded' },
      { slot: 1, outcome: 'merged' },
    ]);
    expect(autorize(experiment, ['verify', 'pi', '--json']).end).toBe(0);
  });
});
