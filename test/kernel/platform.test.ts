import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import { groupParents } from '../../src/kernel/control-group.ts';
import { cloneFile } from '../../src/kernel/copy-file.ts';
import { checkCores, usableCores } from '../../src/kernel/cores.ts';
import { readPlatform } from '../../src/kernel/platform.ts';
import { isProcessAlive, processStart } from '../../src/kernel/process-life.ts';
import { listProcesses } from '../../src/kernel/process-list.ts';
import { lockHelper } from '../../src/kernel/run-lock.ts';
import { decideLevel, probeLevels } from '../../src/kernel/sandbox-level.ts';
import { createFolder } from '../helpers/temp-folder.ts';

describe('the platform', () => {
  it.each([
    ['linux', undefined, 'linux'],
    ['linux', '', 'linux'],
    ['linux', 'portable', 'portable'],
    ['darwin', undefined, 'darwin'],
    ['darwin', 'portable', 'portable'],
    ['freebsd', undefined, 'portable'],
  ])('of %s with AUTORIZE_PLATFORM %j is %s', (system, named, platform) => {
    expect(readPlatform({ system, named })).toBe(platform);
  });

  it('is no other word of the variable', () => {
    expect(() => readPlatform({ system: 'linux', named: 'darwin' })).toThrow('AUTORIZE_PLATFORM');
  });
});

describe('AUTORIZE_PLATFORM=portable', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const pretend = () => vi.stubEnv('AUTORIZE_PLATFORM', 'portable');

  it('leaves the process group alone of all levels, and refuses what needs more', async () => {
    pretend();
    const probe = await probeLevels();
    expect(probe.levels).toEqual([{ kind: 'process-group' }]);
    expect(probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual([
      'bubblewrap: it needs Linux',
      'namespace: it needs Linux',
      'seatbelt: sandbox-exec is not installed: it needs macOS',
    ]);
    expect(decideLevel({ requested: 'auto', network: 'on' }, probe)).toEqual({ kind: 'process-group' });
    for (const network of ['off', 'model'] as const) {
      const refused = decideLevel({ requested: 'auto', network }, probe);
      expect(refused).toBeInstanceOf(PreconditionError);
      expect(refused).toMatchObject({ remedy: expect.stringContaining('Only Linux has a stronger one') });
    }
    expect(decideLevel({ requested: 'required', network: 'on' }, probe)).toBeInstanceOf(PreconditionError);
  });

  it('has no control groups, no cores to choose from, and a lock without flock(1)', () => {
    pretend();
    expect([groupParents(), usableCores(), lockHelper().program]).toEqual([[], [], 'perl']);
    expect(checkCores([0])).toHaveLength(1);
  });

  it('knows processes by ps(1): who lives, since when, and of whom', () => {
    pretend();
    const { pid: gone = 0 } = spawnSync('true');
    expect([process.pid, process.ppid, gone, 0, -1, Number.NaN].map(isProcessAlive)).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
    expect(processStart(process.ppid)).toMatch(/^\w{3} \w{3} +\d+ \d\d:\d\d:\d\d \d{4}$/);
    expect(processStart(gone)).toBe('');
    const parent = listProcesses()?.find(({ pid }) => pid === process.ppid);
    expect(parent).toMatchObject({ uid: process.geteuid?.() });
    expect(parent?.residentBytes).toBeGreaterThan(1 << 20);
  });
});

describe('a copy by the cp(1) of macOS, here by a fake', () => {
  const paths = (folder: string) => ({ source: Buffer.from(`${folder}/a b`), target: Buffer.from(`${folder}/copy`) });
  const fake = (script: string): string => {
    const folder = createFolder({ cp: `#!/bin/sh\n${script}\n`, 'a b': 'content' });
    chmodSync(join(folder, 'cp'), 0o755);
    return folder;
  };

  it('is a clone of the whole file', async () => {
    const folder = fake('[ $# = 3 ] && [ "$1" = -c ] && /bin/cp "$2" "$3"');
    expect(await cloneFile({ ...paths(folder), signal: undefined }, [folder])).toBe(true);
    expect(readFileSync(join(folder, 'copy'), 'utf8')).toBe('content');
  });

  it('leaves nothing where it fails, is not there, or the name is no text', async () => {
    const folder = fake('echo half >"$3"; exit 1');
    expect(await cloneFile({ ...paths(folder), signal: undefined }, [folder])).toBe(false);
    expect(existsSync(join(folder, 'copy'))).toBe(false);
    expect(await cloneFile({ ...paths(folder), signal: undefined }, [join(folder, 'none')])).toBe(false);
    const target = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])]);
    expect(await cloneFile({ ...paths(folder), target, signal: undefined }, [folder])).toBe(false);
  });
});
