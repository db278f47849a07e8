/**
 * What the machine is that programs run on, as far as files show it: kernel, processor, image, programs.
 * Invariant: only files are read. What cannot change while this process lives is read once; the rest each time, a file's
 * content only where its identity changed.
 */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import type { ParentEnvironment } from './environment.ts';
import { findOnPath } from './program-path.ts';

/** Facts by name. */
export type Facts = Readonly<Record<string, string>>;

const GOVERNOR = '/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor';
const GPU = '/proc/driver/nvidia/version';

/** What stays as it is while this process lives. */
export function readFixedFacts({ ImageOS: os, ImageVersion: image }: ParentEnvironment): Facts {
  const processors = cpus();
  return present({
    kernel: `${type()} ${release()}`,
    cpu: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
    gpu: firstLine(GPU),
    image: os === undefined ? undefined : `${os} ${image ?? ''}`.trim(),
  });
}

/** What may become something else meanwhile. */
export function readMovingFacts(env: ParentEnvironment): Facts {
  return present({ governor: firstLine(GOVERNOR), image_digest: readImageDigest(env) });
}

function present(facts: Readonly<Record<string, string | undefined>>): Facts {
  return Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : [])));
}

function firstLine(path: string): string | undefined {
  return readText(path)?.trim().split('\n')[0];
}

function readText(path: string): string | undefined {
  try {
    // An error takes longer than the look: this is asked around each run of an evaluator.
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch {
    // Not every machine shows it.
    return undefined;
  }
}

// Podman names the image there, where it may.
const CONTAINER = '/run/.containerenv';
// What names the release of a root file system, and what lists its packages.
const IMAGE_FILES = [
  '/etc/os-release',
  '/var/lib/dpkg/status',
  '/lib/apk/db/installed',
  '/usr/lib/apk/db/installed',
  '/var/lib/rpm/rpmdb.sqlite',
  '/usr/lib/sysimage/rpm/rpmdb.sqlite',
  '/var/lib/rpm/Packages',
  '/System/Library/CoreServices/SystemVersion.plist',
];

/**
 * What distinguishes the image of the root file system from another one: `given` by AUTORIZE_IMAGE_DIGEST, `container` as the
 * container's engine names it, else `system`: a digest of its release and of the list of its packages.
 */
function readImageDigest({ AUTORIZE_IMAGE_DIGEST: supplied }: ParentEnvironment): string {
  if (supplied) return `given ${supplied}`;
  const named = /^imageid="?([^"\s]+)"?$/m.exec(readText(CONTAINER) ?? '')?.[1];
  if (named !== undefined) return `container ${named}`;
  const hash = createHash('sha256').update(`${type()}\n`);
  for (const path of IMAGE_FILES) {
    const content = contentOf(path);
    if (content !== undefined) hash.update(`${path} ${content}\n`);
  }
  return `system ${hash.digest('hex')}`;
}

/** The program behind a name on a PATH: where it is, and what distinguishes it from another one. */
export function readProgram(name: string, path: string): string | undefined {
  const found = findOnPath(name, path);
  if (found === undefined) return undefined;
  try {
    const real = realpathSync(found);
    return `${real} ${identify(real)}`;
  } catch {
    // Gone since: as if it were not there.
    return undefined;
  }
}

// Larger ones are distinguished by size and time of change: to read one takes longer than some evaluations.
const MAX_READ_BYTES = 1 << 20;

function identify(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return size > MAX_READ_BYTES ? `${size} bytes of ${new Date(mtimeMs).toISOString()}` : (contentOf(path) ?? 'unread');
}

interface Known {
  readonly stamp: string;
  readonly digest: string;
}

const known = new Map<string, Known>();

/** Digest of a file's content; undefined where there is none to be read. */
function contentOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs } = stats;
    const stamp = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    const before = known.get(path);
    if (before?.stamp === stamp) return before.digest;
    const digest = hashFile(path);
    known.set(path, { stamp, digest });
    return digest;
  } catch {
    // Not ours to read: on another machine it may be.
    return undefined;
  }
}

const BLOCK_BYTES = 1 << 20;

function hashFile(path: string): string {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  const descriptor = openSync(path, 'r');
  try {
    for (;;) {
      const count = readSync(descriptor, block);
      if (count === 0) return hash.digest('hex');
      hash.update(block.subarray(0, count));
    }
  } finally {
    closeSync(descriptor);
  }
}
