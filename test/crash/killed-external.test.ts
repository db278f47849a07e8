// kill -9 of a supervisor while Git LFS files and submodules are prepared and put into folders; and a disk without room.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXTERNAL_POINTS } from '../../src/kernel/fault-point.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import {
  addSubmodule,
  commitPointers,
  createLibrary,
  FILES_ALLOWED,
  forgetSubmodules,
  preparedIn,
  publishWithLfs,
} from '../helpers/external.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { putContent, startLfsServer } from '../helpers/lfs-server.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { FILL } from '../helpers/small-disk.ts';
import { ledgerOf, outcomesOf, processesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const LARGE = 'a large content\n'.repeat(200_000);
const HAS_LFS = hasTool(['git', 'lfs', 'version'], 'kill -9 while Git LFS files are fetched');
const HAS_NAMESPACES = hasTool(['unshare', '-Urm', 'true'], 'Git LFS files on a full disk');

function createWith(): Experiment {
  const experiment = createExperiment({
    agent: 'echo 1 >value.txt\n',
    files: { 'guard.sh': 'grep -q library vendor/lib/lib.txt && test "$(wc -l <data.bin)" = 200000\n' },
    config: {
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      iteration: 'budget = "30s"\nmax_iterations = 1',
      '[guards]': 'name = "inputs"\ncommand = "sh guard.sh"',
    },
  });
  addSubmodule(experiment.folder, 'vendor/lib', createLibrary());
  commitPointers(experiment.folder, { 'data.bin': LARGE });
  return experiment;
}

const points = EXTERNAL_POINTS.filter((point) => HAS_LFS || point !== 'external:after-fetch');

describe('a supervisor that is killed', () => {
  it.each(points)('leaves nothing half prepared, and the next one completes it: at %s', async (point) => {
    const experiment = createWith();
    const { folder, host } = experiment;
    if (HAS_LFS) publishWithLfs(folder);
    forgetSubmodules(folder, ['vendor/lib']);
    const env = { ...FILES_ALLOWED, AUTORIZE_FAULT: `${point}:kill` };
    const { signal } = await superviseExperiment(experiment, { env }).ended;
    expect(signal).toBe('SIGKILL');
    const hasBegun = point === 'workspace:after-external';
    const later = { env: { ...host.env, ...FILES_ALLOWED } };
    await experiment.run({ mode: hasBegun ? 'resume' : 'run' }, later);
    const outcomes = outcomesOf(ledgerOf(experiment)).filter((each) => !each.endsWith(' killed'));
    expect(outcomes).toEqual(['0 baseline', expect.stringMatching(/^[12] merged$/)]);
    expect(preparedIn(experiment.cache)).toHaveLength(1);
    expect(processesOf(experiment)).toEqual([]);
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
  });
});

interface Stalled {
  /** Whether the server has begun to answer what is waited for. */
  readonly hasBegun: () => boolean;
  readonly goOn: () => void;
}

/** Lets a server stop in the middle of an answer, until it may go on. */
function stall(): Stalled & { readonly wait: () => Promise<void> } {
  let hasBegun = false;
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const wait = (): Promise<void> => {
    hasBegun = true;
    return gate;
  };
  return { hasBegun: () => hasBegun, goOn: () => goOn(), wait };
}

describe('a supervisor, while a server answers,', () => {
  const WAYS = ['killed', 'interrupted'] as const;

  /** Ends it there. The git that a killed one started lives on for a while, and must do no harm. */
  async function endDuring(experiment: Experiment, { hasBegun, goOn }: Stalled, way: (typeof WAYS)[number]) {
    if (way === 'killed') {
      const run = superviseExperiment(experiment);
      await expect.poll(hasBegun).toBe(true);
      run.child.kill('SIGKILL');
      expect((await run.ended).signal).toBe('SIGKILL');
    } else {
      const controller = new AbortController();
      const running = expect(experiment.run({ signal: controller.signal })).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringContaining('interrupted by the operator while Git LFS files and submodules'),
      });
      await expect.poll(hasBegun).toBe(true);
      controller.abort();
      await running;
    }
    goOn();
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(preparedIn(experiment.cache)).toHaveLength(1);
  }

  it.runIf(HAS_LFS).each(WAYS)('is %s with a Git LFS file, and the next one completes it', async (way) => {
    await using server = await startLfsServer();
    const stalled = stall();
    const experiment = createWith();
    const { folder } = experiment;
    rmSync(join(folder, '.git', 'lfs'), { recursive: true });
    putContent(server, LARGE);
    userGit(folder, 'config', 'lfs.url', server.url.replace('//', `//${server.user}:${server.password}@`));
    server.onDownload = stalled.wait;
    await endDuring(experiment, stalled, way);
  });

  it.each(WAYS)('is %s with a submodule, and the next one completes it', async (way) => {
    await using server = await startGitServer();
    const stalled = stall();
    const experiment = createWith();
    const { folder } = experiment;
    userGit(join(server.folder), 'fetch', '-q', join(folder, 'vendor', 'lib'), 'HEAD:refs/heads/main');
    const address = server.url.replace('//', `//x-access-token:${server.token}@`);
    userGit(folder, 'config', '--file', '.gitmodules', 'submodule.vendor/lib.url', address);
    userGit(folder, 'commit', '-qam', 'Name the address');
    forgetSubmodules(folder, ['vendor/lib']);
    server.onRequest = (path) => (path.endsWith('/git-upload-pack') ? stalled.wait() : undefined);
    await endDuring(experiment, stalled, way);
  });
});

// The private area is on a small disk of its own, which is full at first.
const SCRIPT = `${FILL}
node=$1 fixture=$2 folder=$3 disk=$4 room=$5 copy=$6
mount -t tmpfs -o size=64m none "$disk"
export XDG_CACHE_HOME=$disk
fill "$disk" "$room"
"$node" "$fixture" "$folder" run >"$copy/first"
exec 9>&-
verb=run
[ ! -e "$folder/.autorize/pi/run.json" ] || verb=resume
"$node" "$fixture" "$folder" $verb >"$copy/second"
find "$disk" -name data.bin -path '*/external-*' -size -3000000c >"$copy/half"
`;

interface Report {
  readonly exitCode?: number;
  readonly stop?: string;
}

describe.runIf(HAS_NAMESPACES)('a disk without room for contents', () => {
  const linesOf = (path: string): readonly Report[] =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Report]));

  it.each([200, 1500, 3000, 3400, 4500, 6000])(
    'ends the run with exit code 3, and the next one is whole: %i KiB',
    (room) => {
      const { folder } = createWith();
      const [disk, copy] = [createFolder(), createFolder()];
      const args = ['sh', process.execPath, programPath('run-experiment'), folder, disk, String(room), copy];
      const { stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', SCRIPT, ...args], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const [first, second] = ['first', 'second'].map((name) => linesOf(join(copy, name)));
      expect(first?.at(-1)).toMatchObject({ exitCode: 3 });
      expect(second?.at(-1)).toMatchObject({ stop: 'max_iterations' });
      expect(readFileSync(join(copy, 'half'), 'utf8')).toBe('');
    },
  );
});
