// What an iteration asks of the machine: counted, so that it says the same however busy the machine is.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs, { type PathLike, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { createSite, item } from '../helpers/work-items.ts';

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
  turns.length = 0;
});

function startCounting(): void {
  fs.fsyncSync = (descriptor) => {
    syncs.push(nameOf(`/proc/self/fd/${descriptor}`));
    real(descriptor);
  };
  syncBuiltinESMExports();
  subscribe('child_process', count);
  [programs, syncs] = [0, []];
}

/** The last name of what is synced; those of files that get another one are alike. */
function nameOf(link: PathLike): string {
  return basename(readlinkSync(link)).replace(/^\.[0-9a-f]{16}\.tmp$/, 'NEW');
}

interface Turn {
  readonly outcome: string;
  readonly programs: number;
  readonly syncs: readonly string[];
}

const turns: Turn[] = [];

function endTurn(outcome: string): void {
  turns.push({ outcome, programs, syncs });
  [programs, syncs] = [0, []];
}

const lastOf = (outcome: string): Turn | undefined => turns.findLast((turn) => turn.outcome === outcome);

describe('an iteration', () => {
  it('starts few programs, and syncs only where a promise needs it', async () => {
    const { run } = createExperiment({
      agent: 'case $1 in 2|5) echo $((10 - $1)) ;; 4|7) echo 1$1 ;; *) cat value.txt ;; esac > new; mv new value.txt\n',
    });
    startCounting();
    await run({
      maxIterations: 7,
      onEvent: (event) => {
        if (event.kind === 'recorded') endTurn(event.record.outcome);
      },
    });
    const [merged, discarded, noop] = ['merged', 'discarded', 'noop'].map(lastOf);
    const attempt = ['pi', 'decisions.jsonl', 'evidence.json', 'prompt.md', 'NEW'];
    expect(noop?.syncs).toEqual([...attempt, expect.stringMatching(/^iter-/), 'iterations.jsonl']);
    expect(noop?.programs).toBeLessThanOrEqual(1);
    expect(discarded?.programs).toBeLessThanOrEqual(2);
    expect(discarded?.syncs.length).toBeLessThanOrEqual(12);
    // Git's own comes on top: one for the branch.
    expect(merged?.programs).toBeLessThanOrEqual(4);
    expect(merged?.syncs.length).toBeLessThanOrEqual(19);
    expect([noop, discarded, merged].flatMap((turn) => turn?.syncs)).not.toContain('state.json');
  });

  it('of a mission starts no more than it has to, and syncs only where a promise needs it', async () => {
    const mission = createMission({
      session:
        'case $RCS_ITERATION in 1|4) improve 2$RCS_ITERATION ;; 2|5) improve 0 ;; *) hand noop; exit ;; esac\nhand candidate $(git rev-parse HEAD)',
    });
    startCounting();
    await mission.launch({
      maxIterations: 6,
      onEvent: (event) => {
        if (event.kind === 'recorded') endTurn(event.entry.decision);
      },
    });
    const [kept, discarded, noop] = ['keep', 'discard', 'noop'].map(lastOf);
    expect(noop?.programs).toBeLessThanOrEqual(1);
    // The manifest, twice, and the list of files get another file each.
    const attempt = [
      'journal.jsonl',
      'NEW',
      expect.stringMatching(/^missions-climb-/),
      'instructions.md',
      'NEW',
      'iteration-0006',
    ];
    expect(noop?.syncs).toEqual([...attempt, 'journal.jsonl', 'NEW']);
    expect(discarded?.programs).toBeLessThanOrEqual(2);
    expect(discarded?.syncs.length).toBeLessThanOrEqual(12);
    expect(kept?.programs).toBeLessThanOrEqual(3);
    // Git's own comes on top: one for the branch.
    expect(kept?.syncs.length).toBeLessThanOrEqual(17);
  });

  it('of a plan syncs only where a promise needs it', async () => {
    const { run } = createSite();
    const items = ['first', 'merged', 'noop', 'discarded'].map((id) => {
      const script = id === 'noop' ? 'true' : `echo ${id} >${id}`;
      return item(id, script, { test_command: id === 'discarded' ? 'false' : 'cat a.txt' });
    });
    startCounting();
    await run(items, {
      jobs: 1,
      onEvent: (event) => {
        if (event.kind === 'ended') endTurn(event.item.id);
      },
    });
    const [merged, discarded, noop] = ['merged', 'discarded', 'noop'].map(lastOf);
    const folder = expect.stringMatching(/^[0-9a-f-]{36}$/);
    // The receipt, at both places.
    const ended = ['NEW', 'receipts', 'NEW', folder, 'runs', 'journal.jsonl'];
    expect(noop?.syncs).toEqual(['prompt.md', 'work-item.json', ...ended]);
    expect(discarded?.syncs).toEqual(['prompt.md', 'work-item.json', ...ended]);
    // Of git one comes on top.
    expect(merged?.syncs.length).toBeLessThanOrEqual(19);
  });
});
