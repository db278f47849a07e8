// Devices by a folder that stands for /dev, with files in the place of nodes: no GPU is needed.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviceProblem, findDevices } from '../../../src/engine/environment/found-devices.ts';
import { KINDS, openCommandArea } from '../../helpers/commands.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const FILES = [
  'nvidia0',
  'nvidia1',
  'nvidiactl',
  'nvidia-uvm',
  'nvidia-caps/nvidia-cap1',
  'dri/card0',
  'dri/renderD128',
  'kvm',
];

function createDevices(): string {
  const folder = createFolder(Object.fromEntries(FILES.map((name) => [name, ''])));
  mkdirSync(join(folder, 'dri', 'by-path'));
  symlinkSync('kvm', join(folder, 'link'));
  return folder;
}

describe('findDevices', () => {
  it('finds all nodes of NVIDIA, the libraries that variables name, and the variables', () => {
    const folder = createDevices();
    const cuda = createFolder({ 'lib64/libcudart.so': '' });
    const parentEnv = {
      CUDA_HOME: cuda,
      LD_LIBRARY_PATH: `${cuda}/lib64:relative`,
      CUDA_VISIBLE_DEVICES: '0',
      OTHER: 'x',
    };
    const found = findDevices(['nvidia'], { parentEnv, folder });
    expect([...found.devices].sort()).toEqual(
      ['nvidia-caps/nvidia-cap1', 'nvidia-uvm', 'nvidia0', 'nvidia1', 'nvidiactl'].map((name) => join(folder, name)),
    );
    expect(found.libraries).toEqual(expect.arrayContaining([cuda, join(cuda, 'lib64')]));
    expect(found.variables).toEqual({
      ...{ CUDA_HOME: cuda, LD_LIBRARY_PATH: parentEnv.LD_LIBRARY_PATH, CUDA_VISIBLE_DEVICES: '0' },
    });
  });

  it('finds single nodes and those of a pattern, no folders and no links', () => {
    const folder = createDevices();
    const names = (...devices: string[]) =>
      findDevices(devices, { parentEnv: {}, folder }).devices.map((path) => path.slice(folder.length + 1));
    expect(names('/dev/kvm', '/dev/dri/*')).toEqual(['kvm', 'dri/card0', 'dri/renderD128']);
    expect(names('/dev/link', '/etc/passwd', '/dev/../etc/passwd')).toEqual([]);
  });
});

describe('deviceProblem', () => {
  it('refuses disks, memory and all of /dev', () => {
    for (const name of [
      '/dev',
      '/dev/*',
      '/dev/mem',
      '/dev/kmsg',
      '/dev/shm',
      '/dev/pts/0',
      '/etc/passwd',
      'kvm',
      '/dev/fd',
    ])
      expect(deviceProblem(name)).toMatchObject({
        expected: expect.stringMatching(/^"nvidia", or the path of a device/),
      });
  });

  it('is that a device is not there', () => {
    expect(deviceProblem('nvidia', createDevices())).toBeUndefined();
    expect(deviceProblem('nvidia', createFolder())).toMatchObject({ found: '"nvidia", which is not on this machine' });
    expect(deviceProblem('/dev/no-such-device')).toMatchObject({
      found: expect.stringContaining('not on this machine'),
    });
  });
});

const [device = ''] = ['/dev/fuse', '/dev/net/tun', '/dev/kvm', '/dev/rtc0', '/dev/hwrng'].filter((path) =>
  existsSync(path),
);
if (device === '') process.stderr.write('NOT RUN: a device in a command: this machine has none that may be given\n');

describe.runIf(device !== '').each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'a device of environment.devices, in level %s',
  (_, level) => {
    it('is there for every command, and for none where no setting names it', async () => {
      const parentEnv = { HOME: createFolder(), PATH: '/usr/bin:/bin' };
      for (const devices of [[], [device]]) {
        const { run } = await openCommandArea({ level, parentEnv, settings: { devices } });
        for (const kind of KINDS) {
          const { result } = await run(`test -c ${device}`, { kind });
          expect({ kind, result }).toMatchObject({ result: { exitCode: devices.length === 0 ? 1 : 0 } });
        }
      }
    });
  },
);
