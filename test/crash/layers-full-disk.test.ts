// A disk that is full while environments and builds are prepared: no half layer is used, and the run is continued.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const FIXTURE = programPath('run-experiment');
const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'a run whose layers fill the disk');
const isRoot = process.geteuid?.() === 0;
const SANDBOXES = [...(BUBBLEWRAP.length > 0 && isRoot ? ['required'] : []), 'off'] as const;
const SWEEP_MS = 300_000;

// What a run prepares lies on a small disk of its own, of which the environments are kept for a look.
const SCRIPT = `node=$1 fixture=$2 folder=$3 cache=$4 size=$5 copy=$6
mount -t tmpfs -o size="$size"k none "$cache"
"$node" "$fixture" "$folder" run > "$copy/first"
mkdir "$copy/environments"
cp -a "$cache/autorize/environments/." "$copy/environments/" 2>/dev/null
mount -o remount,size=256m "$cache"
# What the error said to do.
verb=$(sed -n 's/.*: autorize \\([a-z]*\\) pi".*/\\1/p' "$copy/first")
"$node" "$fixture" "$folder" "\${verb:-run}" > "$copy/second"
cp -a "$cache/autorize/environments/." "$copy/environments/"
`;

interface Report {
  readonly stop?: string;
  readonly error?: string;
  readonly exitCode?: number;
  readonly message?: string;
  readonly remedy?: string;
}

function linesOf<T>(path: string): readonly T[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
}

/** Runs with so many KiB of room for what is prepared, then with plenty. */
function runWithRoom(size: number, sandbox: string) {
  const { folder, place } = createExperiment({
    agent: 'test "$(cat value.txt)" = 10 && new=8 || new=9\necho $new > value.txt\n',
    files: {
      'lock.txt': 'one\n',
      'install.sh': 'mkdir -p made && head -c 2000000 /dev/urandom >made/blob\n',
      'build.sh': 'mkdir -p out && head -c 1000000 /dev/urandom >out/blob && cat value.txt >out/number\n',
      'score.sh':
        'test "$(cat made/blob | wc -c)" = 2000000 && test "$(cat out/blob | wc -c)" = 1000000 && cat out/number\n',
    },
    config: {
      iteration: 'budget = "60s"\nmax_iterations = 2',
      setup: 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]',
      build: 'command = "sh build.sh"',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
    },
  });
  const [cache, copy] = [createFolder(), createFolder()];
  const args = ['sh', process.execPath, FIXTURE, folder, cache, String(size), copy];
  const flags = isRoot ? ['-m'] : ['-Urm'];
  const { stderr } = spawnSync('unshare', [...flags, 'sh', '-c', SCRIPT, ...args], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: cache },
  });
  return {
    stderr,
    first: linesOf<Report>(join(copy, 'first')).at(-1),
    second: linesOf<Report>(join(copy, 'second')).at(-1),
    layers: readdirSync(join(copy, 'environments')).flatMap((store) =>
      readdirSync(join(copy, 'environments', store)).filter((name) => name !== 'users'),
    ),
    records: linesOf<{ readonly outcome: string; readonly notes: string; readonly score: number | null }>(
      join(place, 'iterations.jsonl'),
    ),
  };
}

describe.skipIf(!hasNamespaces).each(SANDBOXES)('what sandbox "%s" prepares on a disk with little room', (sandbox) => {
  it.each([600, 2500, 3300, 5200, 7000])(
    'ends at %i KiB with a clear message, and is continued',
    { timeout: SWEEP_MS },
    (size) => {
      const { stderr, first, second, records, layers } = runWithRoom(size, sandbox);
      expect(stderr).toBe('');
      // As an error of the run, of a command of the base, or as the reason of iterations that count for nothing.
      const message = `${first?.message} ${records.map(({ outcome, notes }) => `${outcome} ${notes}`).join(' ')}`;
      expect(message).toMatch(/the disk is full; what was recorded stands|No space left on device/);
      expect(second).toEqual({ stop: 'max_iterations' });
      const counted = records.filter(({ outcome }) => !['killed', 'infra_error'].includes(outcome));
      expect(counted.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
        ...['baseline 10', 'merged 8', 'discarded 9'],
      ]);
      // An environment and the build of the base, each whole.
      expect(layers.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
      expect(layers).not.toEqual([]);
    },
  );
});
