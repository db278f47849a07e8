// What an iteration asks of the machine: counted, so that it says the same however busy the machine is.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs, { type PathLike, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';

const real = fs.fsyncSync;
let syncs: string[] = [];
let programs = 0;
const count = (): void => {
  programs += 1;
};

afterEach(() => {
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  unsubscribe('child_process', count);
});

function startCounting(): void {
  fs.fsyncSync = (descriptor) => {
    syncs.push(nameOf(`/proc/self/fd/${descriptor}`));
    real(descriptor);
  };
  syncBuiltinESMExports();
  subscribe('child_process', count);
}

/** The last name of what is synced; those of files that get another one are alike. */
function nameOf(link: PathLike): string {
  return basename(readlinkSync(link)).replace(/^\.[0-9a-f]{16}\.tmp$/, 'NEW');
}

describe('an iteration', () => {
  it('starts few programs, and syncs only where a promise needs it', async () => {
    const { run } = createExperiment({
      agent: 'case $1 in 2|5) echo $((10 - $1)) ;; 3|6) echo 1$1 ;; *) cat value.txt ;; esac > new; mv new value.txt\n',
    });
    const turns: { outcome: string; programs: number; syncs: string[] }[] = [];
    startCounting();
    await run({
      maxIterations: 6,
      onEvent: (event) => {
        if (event.kind !== 'recorded') return;
        turns.push({ outcome: event.record.outcome, programs, syncs });
        [programs, syncs] = [0, []];
      },
    });
    const [merged, discarded, noop] = ['merged', 'discarded', 'noop'].map((outcome) =>
      turns.findLast((turn) => turn.outcome === outcome),
    );
    const attempt = ['pi', 'decisions.jsonl', 'evidence.json', 'prompt.md', 'run.json', 'NEW'];
    expect(noop?.syncs).toEqual([...attempt, expect.stringMatching(/^iter-/), 'iterations.jsonl']);
    expect(noop?.programs).toBeLessThanOrEqual(3);
    expect(discarded?.programs).toBeLessThanOrEqual(8);
    expect(discarded?.syncs.length).toBeLessThanOrEqual(13);
    // Git's own come on top: two for the pack of the change, one for the commit, one for the branch.
    expect(merged?.programs).toBeLessThanOrEqual(11);
    expect(merged?.syncs.length).toBeLessThanOrEqual(20);
    expect([noop, discarded, merged].flatMap((turn) => turn?.syncs)).not.toContain('state.json');
  });
});
