// Git LFS files and submodules of the base, as agents and evaluations find them.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createExperiment, decisionsOf, type Experiment, type ExperimentFiles, NUDGE } from '../helpers/experiment.ts';
import {
  addSubmodule,
  commitPointers,
  createLibrary,
  FILES_ALLOWED,
  forgetSubmodules,
  lfsPath,
  preparedIn,
  publishWithLfs,
} from '../helpers/external.ts';
import { FORCED_LEVELS } from '../helpers/forced-level.ts';
import { userGit } from '../helpers/repository.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const HAS_LFS = hasTool(['git', 'lfs', 'version'], 'fetching Git LFS files');
const LARGE = 'a large content\n'.repeat(1000);

/** An experiment of one iteration; a guard reads both. */
function createWith({ config = {}, files = {}, ...more }: Partial<ExperimentFiles> = {}): Experiment {
  return createExperiment({
    agent: NUDGE,
    ...more,
    files: {
      'guard.sh':
        'grep -q library vendor/lib/lib.txt && sh vendor/lib/deep/er.sh && test "$(wc -l <data.bin)" = 1000\n',
      ...files,
    },
    config: {
      iteration: 'budget = "30s"\nmax_iterations = 1',
      '[guards]': 'name = "inputs"\ncommand = "sh guard.sh"',
      ...config,
    },
  });
}

/** Gives it both, with all contents on this machine. */
function addBoth({ folder }: Experiment): void {
  // Of the same size in pairs.
  addSubmodule(folder, 'vendor/lib', createLibrary({ 'left/x': '1\n', 'right/x': '2\n' }));
  commitPointers(folder, { 'data.bin': LARGE, 'one/data.bin': '1\n', 'two/data.bin': '2\n' });
}

const outcomeOf = (experiment: Experiment) => ledgerOf(experiment).map(({ outcome, notes }) => [outcome, notes]);

describe.each(FORCED_LEVELS.map((level) => [level.kind, level] as const))('contents in level %s', (_, level) => {
  it('are found by agents and evaluations, and are in no commit', async () => {
    const experiment = createWith({
      agent: `set -e; sh guard.sh; [ -z "$(git status --porcelain)" ]; ${NUDGE}`,
      config: { agent: `command = "sh agent.sh {iter} {prompt_file}"\n${level.sandbox}` },
    });
    addBoth(experiment);
    const { code, error } = await superviseExperiment(experiment, { prefix: level.prefix }).ended;
    expect({ code, error }).toEqual({ code: 0, error: undefined });
    expect(outcomeOf(experiment)).toEqual([
      ['baseline', expect.anything()],
      ['merged', expect.anything()],
    ]);
    const { folder } = experiment;
    expect(userGit(folder, 'diff', '--name-only', 'main', 'autorize/pi')).toBe('value.txt');
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
  });
});

type Verdict = readonly unknown[];

/** Runs one agent's script after the other, an iteration each, where both are; gives outcome and reason of each. */
async function tryAgents(scripts: readonly string[], more: Partial<ExperimentFiles> = {}): Promise<readonly Verdict[]> {
  const agent = scripts.map((script, index) => `if [ "$1" = ${index + 1} ]; then\n${script}\nfi\n`).join('');
  const iteration = `budget = "60s"\nmax_iterations = ${scripts.length}`;
  const experiment = createWith({ ...more, config: { iteration, ...more.config }, agent });
  addBoth(experiment);
  const { records } = await experiment.run();
  return records.slice(1).map(({ outcome, notes }) => [outcome, notes]);
}

async function tryAgent(script: string, more: Partial<ExperimentFiles> = {}): Promise<Verdict | undefined> {
  const [verdict] = await tryAgents([script], more);
  return verdict;
}

const DENIED: readonly (readonly [what: string, script: string, reason: string])[] = [
  [
    'of a Git LFS file',
    'echo 1 >data.bin',
    '"data.bin" is a file of Git LFS: its contents are part of the environment',
  ],
  ['that removes one', 'rm data.bin', '"data.bin" is a file of Git LFS'],
  ['that makes one runnable', 'chmod +x data.bin', '"data.bin" is a file of Git LFS'],
  ['that adds one', 'echo 1 >more.bin', '"more.bin" is a file of Git LFS'],
  [
    'of a file of a submodule',
    'echo 1 >>vendor/lib/lib.txt',
    '"vendor/lib/lib.txt" of the submodule "vendor/lib" was changed',
  ],
  [
    'that removes a file of one',
    'rm vendor/lib/deep/er.sh',
    '"vendor/lib/deep/er.sh" of the submodule "vendor/lib" was changed or removed',
  ],
  ['that removes a submodule', 'rm -r vendor', 'the submodule "vendor/lib" was removed'],
  [
    'of its commit',
    'cd vendor/lib && git init -q && git add -A && git commit -qm x',
    '"vendor/lib" is a submodule: it is part of the environment',
  ],
  [
    'that puts a link in the place of one',
    'rm -r vendor/lib; ln -s /etc vendor/lib',
    'the submodule "vendor/lib" was removed',
  ],
  [
    'that points to another content',
    `printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%064d\\nsize 1\\n' 1 >data.bin`,
    '"data.bin" is a file of Git LFS',
  ],
  ['that swaps two of them', 'mv one here; mv two one; mv here two', '"one/data.bin" is a file of Git LFS'],
  [
    'that swaps folders of a submodule',
    'cd vendor/lib; mv left here; mv right left; mv here right; cd ../..',
    'of the submodule "vendor/lib" was changed',
  ],
  ['of what is given to Git LFS', `echo '*.txt filter=lfs' >>.gitattributes`, '".gitattributes" is always denied'],
  ['of where Git LFS fetches from', `printf '[lfs]\\n\\turl = http://127.0.0.1:1/\\n' >.lfsconfig`, '".lfsconfig"'],
  ['of .gitmodules', 'echo >>.gitmodules', '".gitmodules" is always denied'],
];

describe('a change', () => {
  let verdicts: Promise<readonly Verdict[]> | undefined;

  it.each(DENIED)('%s is denied, with the reason', { timeout: 600_000 }, async (what, _, reason) => {
    // One run for all: of what is denied nothing is left for the next one.
    verdicts ??= tryAgents(DENIED.map(([, script]) => `${script}; ${NUDGE}`));
    const verdict = (await verdicts)[DENIED.findIndex((each) => each[0] === what)];
    expect(verdict).toEqual(['denied', expect.stringContaining(reason)]);
  });

  it('has none of the new files in a submodule, and goes on without them', async () => {
    const build = 'echo 1 >vendor/lib/built.o';
    expect(await tryAgents([`${build}; ${NUDGE}`, `${build}; touch data.bin vendor/lib/lib.txt`])).toEqual([
      ['merged', expect.anything()],
      ['noop', expect.stringContaining('changed nothing')],
    ]);
  });

  it('finds nobody who reads what an agent put where git has clones of submodules', async () => {
    const made = join(createFolder(), 'made');
    const plant = [
      'mkdir -p .git/modules/vendor/lib/hooks vendor/lib/.git',
      `printf '#!/bin/sh\\ntouch ${made}\\n' | tee .git/modules/vendor/lib/hooks/post-checkout >.git/hooks/post-checkout`,
      'chmod +x .git/modules/vendor/lib/hooks/post-checkout .git/hooks/post-checkout',
      `printf '[core]\\n\\tfsmonitor = touch ${made}\\n' | tee -a .git/config >.git/modules/vendor/lib/config`,
      'rmdir vendor/lib/.git',
    ].join('; ');
    const verdicts = await tryAgents([`${plant}; ${NUDGE}`, `${plant}; ${NUDGE}`], { config: { agent: OFF } });
    expect(verdicts[0]).toEqual(['merged', expect.anything()]);
    expect(existsSync(made)).toBe(false);
  });

  it('cannot be hidden from git by the agent', async () => {
    const hide = 'git update-index --skip-worktree value.txt; git update-index --no-skip-worktree data.bin';
    expect(await tryAgent(`${hide}; ${NUDGE}`)).toEqual(['merged', expect.anything()]);
  });
});

describe('an evaluation', () => {
  it('can be a Git LFS file; a guard that changes it voids the evaluation', async () => {
    const config = { objective: 'command = "sh score.sh"\ndirection = "min"\nprotect = ["*.sh", "data.bin"]' };
    expect(await tryAgent(NUDGE, { config })).toEqual(['merged', expect.anything()]);
    const spoil = { 'guard.sh': '[ "$(cat value.txt)" = 10 ] || { rm -f data.bin; echo 1 >data.bin; }\n' };
    expect(await tryAgent(NUDGE, { config: { ...config, agent: OFF }, files: spoil })).toEqual([
      'invalid',
      expect.stringContaining('the protected file "data.bin" is not the one of the base'),
    ]);
  });

  it('finds contents whole again in each command, whatever one before did to them', async () => {
    const spoil = {
      'guard.sh': 'rm -rf vendor data.bin\n',
      'score.sh': 'grep -q library vendor/lib/lib.txt && wc -l <data.bin\n',
    };
    const config = { agent: OFF, '[guards]': 'name = "spoils"\ncommand = "sh guard.sh"' };
    expect(await tryAgent(NUDGE, { config, files: spoil })).toEqual(['discarded', expect.anything()]);
  });

  it.each(['sandbox = "off"', 'sandbox = "auto"'])('finds what setup built in a submodule: %s', async (sandbox) => {
    const config = {
      agent: `command = "sh agent.sh {iter} {prompt_file}"\n${sandbox}`,
      setup: 'command = "echo 1 >vendor/lib/top.o; echo 2 >vendor/lib/deep/er.o"',
      '[guards]': 'name = "built"\ncommand = "cat vendor/lib/top.o vendor/lib/deep/er.o"',
    };
    expect(await tryAgent(NUDGE, { config })).toEqual(['merged', expect.anything()]);
  });

  it.each(['sandbox = "off"', 'sandbox = "auto"'])(
    'is of the base where setup changes a submodule, which is no change of the agent: %s',
    async (sandbox) => {
      const config = {
        agent: `command = "sh agent.sh {iter} {prompt_file}"\n${sandbox}`,
        setup: 'command = "echo patched >>vendor/lib/lib.txt"',
        '[guards]': 'name = "inputs"\ncommand = "! grep -q patched vendor/lib/lib.txt"',
      };
      const patched = 'grep -q patched vendor/lib/lib.txt || exit 1';
      const scripts = [`${patched}; ${NUDGE}`, `${patched}; echo 1 >>vendor/lib/lib.txt; ${NUDGE}`];
      expect(await tryAgents(scripts, { config })).toEqual([
        ['merged', expect.anything()],
        ['denied', expect.stringContaining('"vendor/lib/lib.txt" of the submodule "vendor/lib" was changed')],
      ]);
    },
  );

  it.each(['sandbox = "off"', 'sandbox = "auto"'])('finds what a build made of both: %s', async (sandbox) => {
    const config = {
      agent: `command = "sh agent.sh {iter} {prompt_file}"\n${sandbox}`,
      build: 'command = "touch data.bin vendor/lib/lib.txt; cat data.bin vendor/lib/lib.txt >built.txt"',
      '[guards]': 'name = "built"\ncommand = "test $(wc -l <built.txt) = 1001"',
    };
    expect(await tryAgent(NUDGE, { config })).toEqual(['merged', expect.anything()]);
    const spoils = { ...config, build: 'command = "echo 1 >>vendor/lib/lib.txt; touch built.txt"' };
    const spoiled = createWith({ agent: NUDGE, config: spoils });
    addBoth(spoiled);
    await expect(spoiled.run()).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining('lib.txt') });
  });

  it('is of an environment with their digest, and of none where there are none', async () => {
    const experiment = createWith();
    addBoth(experiment);
    await experiment.run();
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(decisionsOf(experiment)[0]?.environment).toMatchObject({ lfs_and_submodules: digest });
    expect((await auditExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
    const plain = createExperiment({ agent: NUDGE });
    await plain.run();
    expect(decisionsOf(plain)[0]?.environment).not.toHaveProperty('lfs_and_submodules');
    expect(preparedIn(plain.cache)).toEqual([]);
  });
});

const OFF = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';

describe('submodules', () => {
  const allowed = ({ host }: Experiment) => ({ env: { ...host.env, ...FILES_ALLOWED } });
  const guard = (command: string) => ({ '[guards]': `name = "inputs"\ncommand = "${command}"` });

  it('are fetched once where the user has no clone of them, and kept for later runs', async () => {
    const library = createLibrary();
    const experiment = createWith({ config: guard('sh vendor/lib/deep/er.sh') });
    addSubmodule(experiment.folder, 'vendor/lib', library);
    forgetSubmodules(experiment.folder, ['vendor/lib']);
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => void (event.kind === 'note' && notes.push(event.note));
    const { records } = await experiment.run({ onEvent }, allowed(experiment));
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(userGit(experiment.folder, 'status', '--porcelain')).toBe('');
    expect(preparedIn(experiment.cache)).toHaveLength(1);
    const preparing = 'preparing 1 submodule of the base; later runs reuse them';
    expect(notes.filter((each) => each.includes('submodule'))).toEqual([preparing]);
    rmSync(library, { recursive: true });
    const again = await experiment.run({ onEvent }, allowed(experiment));
    expect(notes.filter((each) => each.includes('submodule'))).toEqual([preparing]);
    expect(again.records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
  });

  it('that cannot be fetched end the run with exit code 3, which names the submodule and what to do', async () => {
    const experiment = createWith();
    addSubmodule(experiment.folder, 'vendor/lib', createLibrary());
    forgetSubmodules(experiment.folder, ['vendor/lib']);
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(
        /^the submodule "vendor\/lib" at [0-9a-f]{40} cannot be fetched from ".*": .*file/,
      ),
      remedy: expect.stringContaining('git submodule update --init --recursive -- vendor/lib'),
    });
  });

  it('may lie in submodules, and have addresses that are relative', async () => {
    const place = createFolder();
    const inner = join(place, 'inner.git');
    const outer = join(place, 'outer.git');
    userGit(place, 'clone', '-q', '--bare', createLibrary({ 'inner.txt': 'innermost\n' }), inner);
    const library = createLibrary();
    userGit(library, 'remote', 'add', 'origin', outer);
    addSubmodule(library, 'in/ner', '../inner.git');
    userGit(place, 'clone', '-q', '--bare', library, outer);
    const experiment = createWith({ config: guard('grep innermost vendor/lib/in/ner/inner.txt vendor/lib/lib.txt') });
    const { folder } = experiment;
    writeFileSync(
      join(folder, 'guard.sh'),
      'grep -q innermost vendor/lib/in/ner/inner.txt && sh vendor/lib/deep/er.sh\n',
    );
    userGit(folder, 'commit', '-qam', 'Look into both');
    userGit(folder, 'remote', 'add', 'origin', join(place, 'top.git'));
    addSubmodule(folder, 'vendor/lib', '../outer.git');
    forgetSubmodules(folder, ['vendor/lib']);
    writeFileSync(
      join(folder, '.autorize', 'pi', 'config.toml'),
      readConfig(folder).replace(/grep innermost[^"]*/, 'sh guard.sh'),
    );
    const { records } = await experiment.run({}, allowed(experiment));
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it.each([
    [
      'submodule.vendor/lib.active=false',
      (folder: string) => userGit(folder, 'config', 'submodule.vendor/lib.active', 'false'),
    ],
    [
      'submodule.active without them',
      (folder: string) => {
        userGit(folder, 'config', '--unset-all', 'submodule.vendor/lib.active');
        userGit(folder, 'config', 'submodule.active', 'other/*');
      },
    ],
    [
      'submodule.vendor/lib.update=none',
      (folder: string) => userGit(folder, 'config', 'submodule.vendor/lib.update', 'none'),
    ],
    [
      'update = none in .gitmodules',
      (folder: string) => {
        userGit(folder, 'config', '--file', '.gitmodules', 'submodule.vendor/lib.update', 'none');
        userGit(folder, 'commit', '-qam', 'Leave it out');
      },
    ],
  ])('are empty folders with %s', async (_, leaveOut) => {
    const experiment = createWith({ config: guard('test -d vendor/lib -a ! -e vendor/lib/lib.txt') });
    addSubmodule(experiment.folder, 'vendor/lib', createLibrary());
    leaveOut(experiment.folder);
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it('that .gitmodules does not name are empty folders, with a note', async () => {
    const experiment = createWith({ config: guard('test -d linked') });
    const { folder } = experiment;
    userGit(folder, 'update-index', '--add', '--cacheinfo', `160000,${userGit(folder, 'rev-parse', 'HEAD')},linked`);
    userGit(folder, 'commit', '-qm', 'A link');
    mkdirSync(join(folder, 'linked'));
    const notes: string[] = [];
    await experiment.run({ onEvent: (event) => void (event.kind === 'started' && notes.push(...event.notes)) });
    expect(notes).toContainEqual(
      '"linked" is a submodule that .gitmodules does not name; it is an empty folder everywhere',
    );
  });
});

function readConfig(folder: string): string {
  return readFileSync(join(folder, '.autorize', 'pi', 'config.toml'), 'utf8');
}

describe('Git LFS files', () => {
  const guard = { '[guards]': 'name = "inputs"\ncommand = "test $(wc -l <data.bin) = 1000"' };

  it.runIf(HAS_LFS)('are fetched by the user’s git-lfs where they are not here', async () => {
    const experiment = createWith({ config: guard });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    publishWithLfs(experiment.folder);
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(readFileSync(lfsPath(experiment.folder, LARGE), 'utf8')).toBe(LARGE);
  });

  it.runIf(HAS_LFS)('that cannot be fetched end the run with exit code 3, which names one and what to do', async () => {
    const experiment = createWith({ config: guard });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    rmSync(publishWithLfs(experiment.folder), { recursive: true });
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('the base has 1 Git LFS file whose contents are not here ("data.bin")'),
      remedy: expect.stringContaining('git lfs fetch'),
    });
  });

  it('whose contents are not here end the run with exit code 3 where git-lfs is not installed', async () => {
    const experiment = createWith({ config: guard });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    rmSync(join(experiment.folder, '.git', 'lfs'), { recursive: true });
    const bin = createFolder();
    symlinkSync(join(userGit(experiment.folder, '--exec-path'), 'git'), join(bin, 'git'));
    symlinkSync('/bin/sh', join(bin, 'sh'));
    const env = { ...experiment.host.env, PATH: bin, GIT_EXEC_PATH: '/nowhere' };
    await expect(experiment.run({}, { env })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('git-lfs, which fetches them, is not installed'),
      remedy: expect.stringContaining('git-lfs'),
    });
  });

  it('whose contents are damaged end the run with exit code 3, which names the file', async () => {
    const experiment = createWith({ config: guard });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    const path = lfsPath(experiment.folder, LARGE);
    writeFileSync(path, 'x'.repeat(LARGE.length));
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining(`the Git LFS content of "data.bin" is damaged: "${path}"`),
    });
    expect(preparedIn(experiment.cache)).toEqual([]);
  });

  it('larger than environment.cache_size end the run with exit code 3', async () => {
    const experiment = createWith({ config: { ...guard, environment: 'cache_size = "10KiB"' } });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('more than 10 KiB together, which is what environment.cache_size allows'),
    });
  });

  it('too large to be copied end the run with exit code 3 where layers do not work', async () => {
    const experiment = createWith({ config: { ...guard, agent: OFF, environment: 'max_copy = "10KiB"' } });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('more than may be copied for one command (10 KiB)'),
    });
  });

  it('of another kind, or committed as they are, are files like any other', async () => {
    const experiment = createWith({ config: { '[guards]': 'name = "inputs"\ncommand = "grep -q plain plain.bin"' } });
    writeFileSync(join(experiment.folder, 'plain.bin'), 'plain\n');
    commitPointers(experiment.folder, {});
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(preparedIn(experiment.cache)).toEqual([]);
  });

  it('that somebody changed in the cache are put there again', async () => {
    const experiment = createWith({ config: { ...guard, agent: OFF } });
    commitPointers(experiment.folder, { 'data.bin': LARGE });
    await experiment.run();
    const [key = ''] = preparedIn(experiment.cache);
    const stored = join(
      experiment.cache,
      'autorize',
      'environments',
      'external-process-group',
      key,
      'tree',
      'data.bin',
    );
    appendFileSync(stored, 'more\n');
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    expect(readFileSync(stored, 'utf8')).toBe(LARGE);
  });
});
