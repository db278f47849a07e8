import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/base/errors.ts';
import { runError } from '../../src/engine/workspace/storage-error.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { GitError } from '../../src/kernel/git.ts';
import { goneError, machineError } from '../../src/kernel/machine-error.ts';
import { openRefs, requireHead } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createBreakable } from '../helpers/broken-run.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission, runsOf } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { ledgerOf, outcomesOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { createSite, item } from '../helpers/work-items.ts';

/** The command line over the sources, in an environment of its own. */
function autorize(cwd: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('autorize'), ...args], {
    ...{ cwd, encoding: 'utf8', timeout: 120_000 },
    env: { PATH: process.env.PATH, HOME: createFolder(), ...env },
  });
  return { status, message: stdout + stderr };
}

describe('a HOME that cannot be written to', () => {
  it.each([
    ['run', 'pi'],
    ['work', 'run', 'plan.json'],
    ['autoresearch', 'mission'],
  ])('ends %s with 3, names the path and says what to set', (...args) => {
    const { folder } = createBreakable();
    const plan = { version: 1, agents: { 'agent-1': { command: 'true {id}', sandbox: 'off' } } };
    const items = [{ id: 'one', agent_id: 'agent-1', description: 'x', output_files: ['one.txt'] }];
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, items }));
    mkdirSync(join(folder, 'mission'));
    writeFileSync(join(folder, 'mission', 'mission.md'), 'Do it.\n');
    const front = 'evaluator:\n  command: "true"\n  format: json\nagent:\n  command: "true"\n  sandbox: off\n';
    writeFileSync(join(folder, 'mission', 'sandbox.md'), `---\n${front}---\nStay.\n`);
    const home = join(createFolder({ file: '' }), 'file');
    const words = args[0] === 'run' ? [...args, '--allow-dirty'] : args;
    const { status, message } = autorize(folder, { HOME: home }, ...words);
    expect(message).toMatch(/error: "[^"]*\/file\/[^"]*" cannot be used: .*\(ENOTDIR\)\. Set HOME or XDG_CACHE_HOME/);
    expect(message).not.toMatch(/ at .*\.(ts|mjs|js):\d/);
    expect(status).toBe(3);
  });
});

describe('a TMPDIR that is not there', () => {
  it.each([
    ['run', 'pi'],
    ['doctor', 'pi'],
    ['init', 'new'],
  ])('ends %s with 3 and is named', (...args) => {
    const { folder } = createExperiment({ agent: 'true\n', config: { agent: 'command = "true {prompt_file}"' } });
    const { status, message } = autorize(folder, { TMPDIR: '/nowhere/at-all' }, ...args);
    expect(message).toContain('the folder for temporary files "/nowhere/at-all" is not there');
    expect(message).toContain('set TMPDIR to a folder');
    expect(message).not.toContain('namespace');
    expect(status).toBe(3);
    expect(existsSync(join(folder, '.autorize', 'pi', 'iterations.jsonl'))).toBe(false);
  });
});

const filesBelow = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'a read-only home folder');

describe('a place that cannot be written to', () => {
  it.runIf(hasNamespaces)('is read-only where Node says that a folder above it is missing', () => {
    const folder = createRepository({ 'a.txt': 'a\n' });
    const script = 'mount -t tmpfs -o ro none "$HOME" && exec "$@"';
    const command = [process.execPath, programPath('autorize'), 'init', 'pi'];
    const { status, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', script, 'sh', ...command], {
      ...{ cwd: folder, encoding: 'utf8', timeout: 120_000 },
      env: { PATH: process.env.PATH, HOME: createFolder() },
    });
    expect(stderr).toMatch(/^error: "[^"]*" cannot be used: the file system is read-only \(EROFS\)\. Set HOME or XDG_/);
    expect(status).toBe(3);
  });

  it('is named where what a run held cannot be given back either', () => {
    const [path, code, syscall] = ['/mnt/a', 'EACCES', 'open'];
    const suppressed = Object.assign(new Error('EACCES: open'), { path, code, syscall });
    const error = Object.assign(new Error('ENOTDIR: rm'), { path: '/mnt/b', code: 'ENOTDIR', syscall: 'rm' });
    const thrown = Object.assign(new Error('of disposal'), { name: 'SuppressedError', error, suppressed });
    const message = '"/mnt/a" cannot be used: permission denied (EACCES)';
    expect(machineError(thrown)).toMatchObject({ exitCode: 3, message });
    const known = new UsageError([]);
    expect(machineError(Object.assign(thrown, { suppressed: known }))).toBe(known);
  });

  it('is named where something else is in the place of a folder', () => {
    const path = join(createFolder({ file: '' }), 'file');
    let cause: unknown;
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      cause = error;
    }
    expect(machineError(cause)).toMatchObject({ exitCode: 3, message: `"${path}" is in the place of a folder` });
  });

  it('is named where it is: git reaches refs by a folder of ours', () => {
    const folder = createRepository({ 'a.txt': 'a\n' });
    const ours = createFolder();
    symlinkSync(join(folder, '.git', 'refs'), join(ours, 'refs'));
    const stderr = `fatal: cannot lock ref 'refs/heads/x/y': Unable to create '${ours}/refs/heads/x/y.lock': Read-only file system`;
    const cause = new GitError(['update-ref'], 128, stderr);
    const repository = findRepository(folder);
    // What cannot be looked at hides nothing.
    symlinkSync('packed-refs', join(folder, '.git', 'packed-refs'));
    expect(runError(() => 'go on', { cause, repository })).toMatchObject({
      exitCode: 3,
      message: `git cannot write "${folder}/.git/refs/heads/x/y.lock": read-only file system; what was recorded stands`,
      remedy: expect.stringMatching(/^Let this user \(id \d+\) write there, then: go on$/),
    });
  });
});

describe('a repository that lacks a part of its own', () => {
  const damages: Readonly<Record<string, (path: (name: string) => string) => void>> = {
    '"[^"]*/.git/HEAD" of the repository is gone': (path) => rmSync(path('HEAD')),
    '"[^"]*/.git/refs" of the repository is gone': (path) => rmSync(path('refs'), { recursive: true }),
    '"[^"]*/.git/HEAD" is not a file': (path) => {
      rmSync(path('HEAD'));
      execFileSync('mkfifo', [path('HEAD')]);
    },
    '"[^"]*/.git/config" is not a file': (path) => {
      rmSync(path('config'));
      symlinkSync('/dev/zero', path('config'));
    },
    '"[^"]*/.git/packed-refs" is not a file': (path) => {
      execFileSync('mkfifo', [path('packed-refs')]);
    },
    '"[^"]*/.git" leads nowhere': (path) => {
      rmSync(path(''), { recursive: true });
      symlinkSync('nowhere', path('').replace(/\/$/, ''));
    },
  };

  it.each(Object.entries(damages))('is refused with 3: %s', (message, damage) => {
    const folder = createRepository({ 'a.txt': 'a\n' });
    damage((name) => join(folder, '.git', name));
    expect(() => findRepository(folder)).toThrow(expect.objectContaining({ exitCode: 3 }));
    expect(() => findRepository(folder)).toThrow(new RegExp(message));
  });

  it('is said to have lost the branch that is checked out, with the commit that it was at', async () => {
    const folder = createRepository({ 'a.txt': 'a\n' });
    const commit = userGit(folder, 'rev-parse', 'HEAD');
    userGit(folder, 'update-ref', '-d', 'refs/heads/main');
    const repository = findRepository(folder);
    await expect(requireHead(repository, openRefs(repository, createFolder()).refs)).rejects.toMatchObject({
      message: expect.stringContaining(`refs/heads/main, which is not there; HEAD was at ${commit} before`),
      remedy: expect.stringContaining(`git update-ref refs/heads/main ${commit}`),
    });
  });

  it('ends a run whose agent put a pipe in the place of refs, at once', async () => {
    const script = join(createFolder(), 'once');
    const experiment = createExperiment({
      agent: `sh ${script}; ${NUDGE}`,
      config: { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
    });
    const { folder } = experiment;
    writeFileSync(script, `mkfifo ${join(folder, '.git', 'refs', 'heads', 'pipe')}\n`);
    const message = expect.stringContaining('".git/refs/heads/pipe" is a pipe');
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 3, message });
  });

  it('ends a run without a sandbox, which names the refs that are gone', async () => {
    const agent = `rm -r "$USER_GIT/refs" "$USER_GIT/packed-refs"; ${NUDGE}`;
    const sandbox = { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' };
    const experiment = createExperiment({ agent, config: sandbox });
    const { folder } = experiment;
    writeFileSync(join(folder, 'agent.sh'), agent.replaceAll('$USER_GIT', join(folder, '.git')));
    userGit(folder, 'commit', '-qam', 'Name the repository');
    userGit(folder, 'tag', 'v1');
    userGit(folder, 'pack-refs', '--all');
    userGit(folder, 'branch', 'loose');
    const commit = userGit(folder, 'rev-parse', 'HEAD');
    const notes: string[] = [];
    const onEvent = (event: RunEvent): void => void (event.kind === 'note' && notes.push(event.note));
    await expect(experiment.run({ onEvent })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('/.git/refs" of the repository is gone'),
    });
    const lost = notes.filter((note) => note.startsWith('refs of your repository are gone'));
    expect(lost).toHaveLength(1);
    for (const name of ['heads/main', 'heads/loose', 'tags/v1'])
      expect(lost[0]).toContain(`"refs/${name}" (${commit})`);
  });
});

describe('a repository that is renamed in mid-run', () => {
  it('is gone where a git that was at work made folders at its place again', () => {
    const folder = createFolder();
    const commonDir = join(folder, '.git');
    const find = () => goneError({ folder, commonDir }, { command: () => 'go on', cause: undefined })?.message;
    mkdirSync(join(commonDir, 'refs', 'heads'), { recursive: true });
    expect(find()).toContain(`"${commonDir}" is gone`);
    writeFileSync(join(commonDir, 'HEAD'), 'ref: refs/heads/main\n');
    expect(find()).toBeUndefined();
  });

  it('ends an experiment with 3; put back, the resume goes on', async () => {
    const script = join(createFolder(), 'once');
    const experiment = createExperiment({
      agent: `[ ! -e ${script} ] || sh ${script}\necho $((9 - $1)) > value.txt\n`,
      config: { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
    });
    const { folder } = experiment;
    writeFileSync(script, `rm ${script}; mv ${folder} ${folder}.moved\n`);
    await expect(experiment.run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining(`"${folder}" is gone`),
      remedy: expect.stringContaining('autorize resume pi'),
    });
    renameSync(`${folder}.moved`, folder);
    await experiment.run({ mode: 'resume' });
    expect(outcomesOf(ledgerOf(experiment)).filter((each) => each.endsWith('merged'))).toHaveLength(3);
  });

  it('ends a mission with 3; put back, the resume goes on', async () => {
    const script = join(createFolder(), 'once');
    const front =
      'evaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\n  sandbox: off\nstop:\n  max_iterations: 2\n';
    const mission = createMission({
      session: `[ ! -e ${script} ] || sh ${script}\nimprove $((10 + RCS_ITERATION)); hand candidate $(git rev-parse HEAD)`,
      front,
    });
    const { folder } = mission;
    writeFileSync(script, `rm ${script}; mv ${folder} ${folder}.moved\n`);
    await expect(mission.launch()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining(`"${folder}" is gone`),
      remedy: expect.stringContaining('rcs autoresearch --resume'),
    });
    renameSync(`${folder}.moved`, folder);
    const [runId = ''] = runsOf(mission);
    await mission.resume(runId);
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });

  it.each([
    ['between two landings', ['one']],
    ['while another item lands', []],
  ])('ends work items with 3, %s; put back, the next run goes on', async (_when, dependencies) => {
    const site = createSite();
    const script = join(createFolder(), 'once');
    const items = [
      item('one', 'echo 1 >one.txt'),
      item('two', `[ ! -e ${script} ] || sh ${script}; echo 2 >two.txt`, { dependencies }),
    ];
    writeFileSync(script, `rm ${script}; mv ${site.folder} ${site.folder}.moved\n`);
    await expect(site.run(items, { jobs: 1 })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(new RegExp(`^"${site.folder}(/\\.git)?" is gone`)),
    });
    // A git that was at work just then may have made folders again on the way to a file; we have not.
    expect(filesBelow(site.folder).filter((path) => !path.startsWith('.git'))).toEqual([]);
    rmSync(site.folder, { recursive: true, force: true });
    renameSync(`${site.folder}.moved`, site.folder);
    const { items: done } = await site.run(items);
    expect(done.map(({ status }) => status)).toEqual(['success', 'success']);
  });
});
