import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { cloneShallow, SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { FILL } from '../helpers/small-disk.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { acceptedOn, expectWhole, QUICK_FILES, RECORDS, runQuick } from './runner/quick-loops.ts';
import { BRANCH, createWorld, type World } from './runner/world.ts';

const STATE = 'refs/autorize-ledger/pi';

interface Child {
  readonly exitCode: number | null;
  kill(signal: NodeJS.Signals): boolean;
}

/**
 * As a runner cancels a step: SIGINT, SIGTERM 7.5 s later, and 2.5 s after that the end, for which a machine with other
 * work has longer here; `at5s` looks in between.
 */
async function cancel(child: Child, at5s: () => void): Promise<void> {
  child.kill('SIGINT');
  await pause(5000);
  at5s();
  if (child.exitCode !== null) return;
  await pause(2500);
  child.kill('SIGTERM');
  for (let tenths = 0; tenths < 600 && child.exitCode === null; tenths += 1) await pause(100);
  child.kill('SIGKILL');
}

const pushesTo = (world: World): number =>
  world.git.seen.filter((line) => line.startsWith('POST') && line.includes('git-receive-pack')).length;
const recordsOn = (world: World): number =>
  world.git.refs()[STATE] === undefined
    ? 0
    : userGit(world.git.folder, 'show', `${STATE}:iterations.jsonl`).split('\n').length;
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(20);
};
const isAnyAlive = (word: string): boolean =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(word);
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });

// It works for two iterations; then it hears no signal, and what it leaves behind hears none either.
const STUBBORN = [
  'echo $(( $(cat a/value.txt) - 1 )) > a/value.txt',
  'if [ "$AUTORIZE_ITER" -gt 2 ]; then',
  "  trap '' INT TERM",
  '  setsid sh -c "trap \'\' INT TERM HUP; while :; do sleep 98765.4; done" &',
  '  while :; do sleep 98765.4; done',
  'fi',
].join('\n');

describe('a step that is cancelled', () => {
  it('while its push hangs has its agents dead, its ledger whole and its outputs set, and is continued', async () => {
    await using world = await createWorld({ ...SHARED_FILES, 'agent.sh': `${STUBBORN}\n` });
    const privateArea = cloneShallow(world.git);
    let early = { outputs: '', isAgentAlive: true };
    let isAgentSeen = false;
    const output = createFolder();
    const stop = async (child: Child): Promise<void> => {
      await until(() => recordsOn(world) > 0);
      const pushed = pushesTo(world);
      world.git.misdeeds.push(...Array.from({ length: 99 }, () => 'hangs' as const));
      await until(() => pushesTo(world) > pushed && isAnyAlive('98765.4'));
      isAgentSeen = true;
      await cancel(child, () => {
        early = { outputs: readFileSync(join(output, 'output'), 'utf8'), isAgentAlive: isAnyAlive('98765.4') };
      });
    };
    let stopped: Promise<void> | undefined;
    const run = await world.step(
      { publish: 'branch', 'max-iterations': '500' },
      {
        privateArea,
        runner: output,
        onStart: (child) => {
          stopped = stop(child);
        },
      },
    );
    // A step may end before anybody looks.
    await stopped;
    expect(isAgentSeen).toBe(true);
    expect(run.code, run.out).toBe(130);
    expect(early.outputs).toContain('interrupted by the operator');
    expect(early.isAgentAlive).toBe(false);
    expect(run.outputs).toMatchObject({ kept: '2', 'stop-reason': 'interrupted by the operator' });
    expect(run.out).toContain('note: the server could not be reached for the push');
    expect(run.summary).toContain('Stopped: interrupted by the operator');
    expect(parseJournal(readFileSync(run.outputs['ledger-path'] ?? '')).kind).toBe('sound');
    expect(world.results.stored.has('autorize-experiment-pi-42-1')).toBe(true);
    world.git.misdeeds.length = 0;
    const before = recordsOn(world);
    const next = await world.step({ publish: 'branch', 'max-iterations': '1' });
    expect(next.code, next.out).toBe(0);
    expect(next.out).toContain(`resumes from ${before} records`);
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe(String(10 - before));
  });

  it.each(['mission', 'work'] as const)('%s: the same', async (mode) => {
    await using world = await createWorld(QUICK_FILES);
    let stopped: Promise<void> | undefined;
    let early = { outputs: '', isAgentAlive: true };
    const output = createFolder();
    const stop = async (child: Child): Promise<void> => {
      await until(() => acceptedOn(world.git, mode).length > 0);
      world.git.misdeeds.push(...Array.from({ length: 99 }, () => 'hangs' as const));
      await until(() => isAnyAlive('98765.4'));
      await cancel(child, () => {
        early = { outputs: readFileSync(join(output, 'output'), 'utf8'), isAgentAlive: isAnyAlive('98765.4') };
      });
    };
    const run = await runQuick(world, mode, {
      ...{ iterations: 9, stopAt: '3', runner: output },
      onStart: (child) => {
        stopped = stop(child);
      },
    });
    await stopped;
    expect(run.code, run.out).toBe(130);
    expect(early.isAgentAlive).toBe(false);
    expect(early.outputs).toMatch(/^stop-reason<<.*\n.*interrupted/m);
    expect(run.outputs).toMatchObject({ kept: '2', 'stop-reason': expect.stringContaining('interrupted') });
    expect(run.out).toContain('note: the server could not be reached for the push');
    expect(parseJournal(readFileSync(run.outputs['ledger-path'] ?? '')).kind).toBe('sound');
    expect([...world.results.stored.keys()].some((name) => name.startsWith(`autorize-${mode}-`))).toBe(true);
    world.git.misdeeds.length = 0;
    const before = acceptedOn(world.git, mode);
    // One answer is lost on the way, and one request fails.
    world.git.misdeeds.push('fails', 'loses the reply');
    const next = await runQuick(world, mode, { iterations: before.length + 2 });
    expect(next.code, next.out).toBe(0);
    expectWhole(world.git, mode, before);
  });

  it('while the server says nothing about the last run ends all the same', async () => {
    await using world = await createWorld();
    world.git.onRequest = () => new Promise(() => undefined);
    const stop = async (child: Child): Promise<void> => {
      await until(() => world.git.seen.length > 0);
      await cancel(child, () => undefined);
    };
    let stopped: Promise<void> | undefined;
    const onStart = (child: Child): void => {
      stopped = stop(child);
    };
    const run = await world.step({ publish: 'branch' }, { onStart });
    await stopped;
    expect(run.code, run.out).toBe(130);
    expect(run.out).toContain('The job was cancelled.');
    expect(recordsOn(world)).toBe(0);
  });
});

// Records and temporary files are on a small disk of their own, with so many KiB beside what a run keeps in reserve.
const ON_A_SMALL_DISK = `${FILL}
folder=$1/$2 disk=$3 size=$4; shift 4 # Not sh: it drops variables whose names hold a dash.
mount -t tmpfs -o size=64m none "$disk"
mkdir -p "$folder" && cp -a "$folder/." "$disk/" && mkdir -p "$disk/tmp"
mount --bind "$disk" "$folder"
fill "$disk" $((8192 + size))
TMPDIR="$disk/tmp" "$@"
`;
const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'a step on a full disk');

describe('a step that ends in the midst of an iteration', () => {
  it.each(['evaluation:after-record', 'keep:after-intent', 'keep:after-swap', 'record:before'])(
    'at %s publishes records that the next one continues',
    async (point) => {
      await using world = await createWorld();
      const env = { AUTORIZE_FAULT: `${point}:throw:3` };
      const failed = await world.step({ publish: 'branch', 'max-iterations': '6' }, { env });
      expect(failed.out).toContain(`a fault was asked for at ${point}`);
      const retained = recordsOn(world);
      expect(retained).toBeGreaterThan(1);
      const next = await world.step({ publish: 'branch', 'max-iterations': '2' });
      expect(next.code, next.out).toBe(0);
      expect(recordsOn(world)).toBeGreaterThan(retained + 1);
    },
  );
});

describe.skipIf(!hasNamespaces)('a step whose disk is full', () => {
  it('says so, publishes what it has, and the next one goes on', async () => {
    await using world = await createWorld();
    const privateArea = cloneShallow(world.git);
    const starter = [
      'unshare',
      '-Urm',
      'bash',
      '-c',
      ON_A_SMALL_DISK,
      'bash',
      privateArea,
      '.autorize',
      createFolder(),
      '160',
    ];
    const full = await world.step({ publish: 'branch', 'max-iterations': '300' }, { privateArea, starter });
    expect(full.code, full.out + full.err).toBe(3);
    expect(full.out).toMatch(/^error: .*(?:disk is full|no room|no space)/im);
    for (const reported of [full.outputs['stop-reason'], full.summary])
      expect(reported).toMatch(/no room|no space|disk/);
    const retained = recordsOn(world) - 1;
    expect(retained).toBeGreaterThan(0);
    const next = await world.step({ publish: 'branch', 'max-iterations': '1' });
    expect(next.code, next.out).toBe(0);
    expect(recordsOn(world)).toBeGreaterThan(retained + 1);
    expect(existsSync(next.outputs['ledger-path'] ?? '')).toBe(true);
  });

  it.each(['mission', 'work'] as const)(
    '%s: the same; and a server that refuses keeps nobody from going on',
    async (mode) => {
      await using world = await createWorld(QUICK_FILES);
      const privateArea = cloneShallow(world.git);
      const place = [privateArea, RECORDS[mode], createFolder(), mode === 'mission' ? '120' : '60'];
      const starter = ['unshare', '-Urm', 'bash', '-c', ON_A_SMALL_DISK, 'bash', ...place];
      const full = await runQuick(world, mode, { privateArea, starter, iterations: 40 });
      expect(full.code, full.out + full.err).toBe(3);
      expect(full.out).toMatch(/^error: .*(?:disk is full|no room|no space)/im);
      expect(full.outputs['stop-reason']).toMatch(/no room|no space|disk/);
      const before = acceptedOn(world.git, mode);
      expect(before.length).toBeGreaterThan(0);
      // A session that had begun when the disk was full is one of them.
      const iterations = before.length + 2;
      world.git.refuseRefs('refs/*');
      const refused = await runQuick(world, mode, { iterations });
      expect(refused.code, refused.out).toBe(3);
      expect(refused.out).toContain('note: the server refused the push');
      expect(acceptedOn(world.git, mode)).toEqual(before);
      world.git.refuseRefs('refs/none');
      const next = await runQuick(world, mode, { iterations });
      expect(next.code, next.out).toBe(0);
      expectWhole(world.git, mode, before);
      expect(acceptedOn(world.git, mode).length).toBeGreaterThan(before.length);
    },
  );
});
