import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goneError } from '../../src/kernel/machine-error.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createBreakable } from '../helpers/broken-run.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, runsOf } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { ledgerOf, outcomesOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
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
