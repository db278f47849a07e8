/**
 * Devices that commands may use.
 * Invariant: nodes of single devices alone, never a disk, the machine's memory or the whole of /dev; a device that is
 * named and not there is a problem.
 */
import { lstatSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Problem } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { Environment, ParentEnvironment } from '../../kernel/environment.ts';
import { isSystemError } from '../../kernel/files.ts';
import { expand, isFolder, namesIn, realOf } from './found-places.ts';

/** Where devices are. */
const DEVICES = '/dev';

const NVIDIA = ['nvidia*', 'nvidia-caps/*', 'dxg'];
// Of installations that keep the libraries of the driver outside the system's folders for libraries.
const NVIDIA_LIBRARIES = ['/run/opengl-driver', '/run/opengl-driver-32', '/run/nvidia/driver/usr/lib', '/usr/lib/wsl'];
const NVIDIA_VARIABLES = [
  ...['CUDA_VISIBLE_DEVICES', 'CUDA_DEVICE_ORDER', 'CUDA_HOME', 'CUDA_PATH', 'LD_LIBRARY_PATH'],
  ...['NVIDIA_VISIBLE_DEVICES', 'NVIDIA_DRIVER_CAPABILITIES'],
];
// Memory and ports of the machine, its log, and what bubblewrap makes for each command.
const REFUSED =
  /^(?:mem|kmem|port|kmsg|mapper|shm|pts|mqueue|console|tty\d*|vcs.*|input|uinput|watchdog.*|nvram|sg\d+)(?:\/|$)/;

export interface FoundDevices {
  readonly devices: readonly string[];
  /** Libraries that programs need for them. */
  readonly libraries: readonly string[];
  readonly variables: Environment;
}

/** Finds the devices that are named; `folder` stands for /dev. */
export function findDevices(
  names: readonly string[],
  { parentEnv, folder = DEVICES }: { readonly parentEnv: ParentEnvironment; readonly folder?: string },
): FoundDevices {
  const devices = [...new Set(names.flatMap((name) => nodesOf(name, folder)))];
  if (!names.includes('nvidia')) return { devices, libraries: [], variables: {} };
  const set = NVIDIA_VARIABLES.flatMap((name) => (parentEnv[name] ? [[name, parentEnv[name]] as const] : []));
  const named = set.flatMap(([, value]) => value.split(':')).filter((path) => isAbsolute(path));
  const libraries = [...NVIDIA_LIBRARIES, ...named].filter(isFolder);
  return { devices, libraries: [...new Set(libraries)], variables: Object.fromEntries(set) };
}

function nodesOf(name: string, folder: string): readonly string[] {
  if (name === 'nvidia') return NVIDIA.flatMap((each) => expand(folder, each)).filter(isNode);
  const path = relative(DEVICES, resolve(name));
  if (path.startsWith('..')) return [];
  const found = expand(folder, path);
  return found
    .flatMap((each) => (isFolder(each) ? namesIn(each).map((inner) => join(each, inner)) : [each]))
    .filter(isNode);
}

function isNode(path: string): boolean {
  try {
    return !lstatSync(path).isSymbolicLink() && !statSync(path).isBlockDevice() && !isFolder(path);
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

/** What is wrong with an entry of `environment.devices`; undefined where it stands for a device that is there. */
export function deviceProblem(name: string, folder: string = DEVICES): Problem | undefined {
  const found = quoted(name, 200);
  const expected = '"nvidia", or the path of a device such as "/dev/kvm" or "/dev/dri/*"';
  if (name !== 'nvidia' && !isAllowed(name)) {
    const remedy = 'Name single devices; disks, memory and terminals are never given to a command.';
    return { found, expected, remedy };
  }
  if (nodesOf(name, folder).length > 0) return undefined;
  const remedy = 'Load its driver, run where it is, or leave it out.';
  return { found: `${found}, which is not on this machine`, expected, remedy };
}

function isAllowed(name: string): boolean {
  const path = relative(DEVICES, resolve(name));
  if (!isAbsolute(name) || path === '' || path.startsWith('..') || path.startsWith('*') || REFUSED.test(path))
    return false;
  const places = [resolve(name), dirname(resolve(name))].flatMap(realOf);
  return places.every((place) => place === DEVICES || place.startsWith(`${DEVICES}/`));
}
