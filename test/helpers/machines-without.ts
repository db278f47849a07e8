// Machines that lack something: put before a supervisor's command line, so that it finds them so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolder } from './temp-folder.ts';

/** Numbers of system calls, by `process.arch`. */
const CALLS: Readonly<Record<string, { readonly unshare: number; readonly mount: number; readonly clone: number }>> = {
  x64: { unshare: 272, mount: 165, clone: 56 },
  arm64: { unshare: 97, mount: 40, clone: 220 },
};
const CLONE3 = 435;
// CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET.
const NEW_NAMESPACES = 0x7e020000;
const [LOAD, IF_EQUAL, IF_BITS, RETURN] = [0x20, 0x15, 0x45, 0x06];
const [ALLOW, EPERM, ENOSYS] = [0x7fff0000, 0x00050001, 0x00050026];

/** The program of a filter as containers have one: no new namespaces and no mounts. */
function containerFilter(): Buffer {
  const calls = CALLS[process.arch];
  if (calls === undefined) throw new Error(`no numbers of system calls for ${process.arch}`);
  const instructions = [
    [LOAD, 0, 0, 0],
    [IF_EQUAL, 6, 0, calls.unshare],
    [IF_EQUAL, 5, 0, calls.mount],
    [IF_EQUAL, 5, 0, CLONE3],
    [IF_EQUAL, 0, 2, calls.clone],
    [LOAD, 0, 0, 16],
    [IF_BITS, 1, 0, NEW_NAMESPACES],
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, EPERM],
    [RETURN, 0, 0, ENOSYS],
  ] as const;
  return Buffer.concat(
    instructions.map(([code, ifTrue, ifFalse, value]) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt16LE(code, 0);
      bytes.writeUInt8(ifTrue, 2);
      bytes.writeUInt8(ifFalse, 3);
      bytes.writeUInt32LE(value, 4);
      return bytes;
    }),
  );
}

/** A container whose filter refuses `unshare` and `mount`. */
export function withoutNamespaces(): readonly string[] {
  const filter = join(createFolder(), 'filter');
  writeFileSync(filter, containerFilter());
  return ['sh', '-c', 'exec bwrap --seccomp 9 --bind / / --dev-bind /dev /dev -- "$@" 9<"$0"', filter];
}

/** A container whose root is an overlay, but for some folders; only root can make it. */
export function withOverlayRoot(...folders: readonly string[]): readonly string[] {
  const bound = folders.map((folder) => `--bind '${folder}' '${folder}'`).join(' ');
  const script = [
    'mount -t tmpfs none "$0" && mkdir "$0/up" "$0/work" "$0/root"',
    'mount -t overlay none -o "lowerdir=/,upperdir=$0/up,workdir=$0/work" "$0/root"',
    `exec bwrap --bind "$0/root" / --dev-bind /dev /dev --proc /proc ${bound} -- "$@"`,
  ];
  return ['unshare', '-m', '--', 'sh', '-c', script.join('\n'), createFolder()];
}

/** A machine on which a folder is a tmpfs; only root can make it. */
export function withTmpfs(folder: string): readonly string[] {
  const script = 'mount -t tmpfs none "$0" && exec "$@"';
  return ['unshare', '-m', '--', 'sh', '-c', script, folder];
}

/** A machine whose folder lies on a file system that shares the blocks of copies; only root can make it. */
export function withReflinks(folder: string): readonly string[] {
  return onSharingDisk(join(createFolder(), 'image'), folder);
}

function onSharingDisk(image: string, folder: string): readonly string[] {
  const script = [
    'image=$0; folder=$1; shift',
    'truncate -s 320M "$image" && mkfs.xfs -q -m reflink=1 "$image" && mount -o loop "$image" "$folder" || exit 99',
    'exec "$@"',
  ];
  return ['unshare', '-m', '--', 'sh', '-c', script.join('\n'), image, folder];
}

/** Whether this machine can be made so; where it cannot, that is said aloud. */
export function canShareBlocks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-reflinks-'));
  try {
    const [program = '', ...args] = [...onSharingDisk(join(folder, 'image'), folder), 'true'];
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0)
      writeSync(2, `\nNOT RUN: tests of copies that share blocks: ${error?.message ?? stderr.trim()}\n\n`);
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
