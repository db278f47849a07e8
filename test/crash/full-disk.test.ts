import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAcceptAndReject } from '../helpers/child-run.ts';
import { programPath } from '../helpers/program.ts';
import { FILL } from '../helpers/small-disk.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const FIXTURE = programPath('run-experiment');
const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'a run on a full disk');
const SWEEP_MS = 300_000;

// The experiment's files are on a small disk of their own; what was acknowledged is looked up before there is room.
const SCRIPT = `${FILL}
node=$1 fixture=$2 folder=$3 disk=$4 size=$5 copy=$6
mount -t tmpfs -o size=64m none "$disk"
cp -a "$folder/.autorize/." "$disk/"
mount --bind "$disk" "$folder/.autorize"
fill "$folder/.autorize" $((8192 + size))
"$node" "$fixture" "$folder" run > "$copy/first"
cp "$folder/.autorize/pi/"*.json* "$copy/" 2>/dev/null
exec 9>&-
# What the error said to do.
verb=$(sed -n 's/.*Make room, then: autorize \\([a-z]*\\) pi".*/\\1/p' "$copy/first")
"$node" "$fixture" "$folder" "$verb" > "$copy/second"
cp "$folder/.autorize/pi/iterations.jsonl" "$copy/after.jsonl"
`;

interface Report {
  readonly hash?: string;
  readonly stop?: string;
  readonly error?: string;
  readonly exitCode?: number;
  readonly message?: string;
}

function linesOf<T>(path: string): readonly T[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
}

/** Runs with so many KiB of room, then with plenty. */
function runWithRoom(size: number) {
  const { folder, host } = createAcceptAndReject();
  const [disk, copy] = [createFolder(), createFolder()];
  const args = ['sh', process.execPath, FIXTURE, folder, disk, String(size), copy];
  const { stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', SCRIPT, ...args], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: host.env.XDG_CACHE_HOME },
  });
  cpSync(join(copy, 'after.jsonl'), join(folder, 'after.jsonl'));
  return {
    stderr,
    first: linesOf<Report>(join(copy, 'first')),
    second: linesOf<Report>(join(copy, 'second')),
    records: linesOf<{ readonly hash: string; readonly outcome: string }>(join(copy, 'after.jsonl')),
  };
}

describe.skipIf(!hasNamespaces)('a run that has room for less than it writes', () => {
  // Beside the reserve. The whole of this run takes some 52 KiB; a page is what a disk in memory gives out.
  const sizes = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48];

  it.each(sizes)(
    'ends at %i KiB with disk_full, keeps what it recorded, and is continued',
    { timeout: SWEEP_MS },
    (size) => {
      const { stderr, first, second, records } = runWithRoom(size);
      expect(stderr).toBe('');
      const acknowledged = first.flatMap(({ hash }) => (hash === undefined ? [] : [hash]));
      expect(first.at(-1)).toMatchObject({ error: 'disk_full', exitCode: 3 });
      expect(records.map(({ hash }) => hash).slice(0, acknowledged.length)).toEqual(acknowledged);
      expect(second.at(-1)).toEqual({ stop: 'max_iterations' });
      const reported = records
        .map(({ outcome }) => outcome)
        .filter((outcome) => !['killed', 'infra_error'].includes(outcome));
      expect(reported).toEqual(['baseline', 'merged', 'discarded']);
    },
  );
});
