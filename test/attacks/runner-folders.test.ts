// A sandboxed agent on a self-hosted runner that looks for what the runner and other jobs left.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSandboxView } from '../../src/kernel/sandbox-view.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SECRET = 'marker-of-the-runner';

/** A folder beside this repository's own dependencies: unlike /tmp it is not hidden for another reason. */
function createRunner(files: readonly string[]): string {
  const cache = join(REPOSITORY, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'runner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${SECRET}\n`);
  }
  return folder;
}

/** What an agent finds of the secret below a folder. */
async function search(folder: string, parentEnv: Readonly<Record<string, string>>, readable: readonly string[] = []) {
  const own = createFolder({ 'work/.keep': '', 'home/.keep': '', 'tmp/.keep': '' });
  const [workDir, home, temporary] = [join(own, 'work'), join(own, 'home'), join(own, 'tmp')];
  const env = { PATH: process.env.PATH ?? '', HOME: own, ...parentEnv };
  const view = readSandboxView({ parentEnv: env, workDir, home, temporary, readable, network: 'off' });
  const [level] = BUBBLEWRAP;
  if (level === undefined) throw new Error('bubblewrap does not work here');
  const command = ['sh', '-c', `grep -rl ${SECRET} ${folder} | sort; echo searched`];
  const { out } = await runIn(level, command, { view });
  return out.replaceAll(`${folder}/`, '').split('\n').slice(0, -1);
}

describe('a sandboxed agent on a self-hosted runner', () => {
  const REGISTERED = ['.runner', '.credentials', '.credentials_rsaparams', '_diag/Worker.log'];
  const WORK = ['_work/other/other/.git/config', '_work/demo/demo/.git/config', '_work/_temp/event.json'];

  it('finds neither its credentials, nor other checkouts, nor the event', async () => {
    const runner = createRunner([...REGISTERED, ...WORK]);
    const inWork = (path: string) => join(runner, '_work', path);
    const parentEnv = {
      RUNNER_TEMP: inWork('_temp'),
      RUNNER_TOOL_CACHE: inWork('_tool'),
      GITHUB_WORKSPACE: inWork('demo/demo'),
      GITHUB_EVENT_PATH: inWork('_temp/_github_workflow/event.json'),
    };
    expect(await search(runner, {})).toEqual([...REGISTERED, ...WORK].sort().concat('searched'));
    expect(await search(runner, parentEnv)).toEqual(['searched']);
    // From each of them alone the runner's folder is found.
    for (const [name, path] of Object.entries(parentEnv).slice(1, 3)) {
      const found = await search(runner, { GITHUB_WORKSPACE: inWork('demo/demo'), [name]: path });
      expect(found, name).toEqual(['searched']);
    }
  });

  it('reads what it needs inside of them all the same', async () => {
    const runner = createRunner([...REGISTERED, '_work/demo/demo/data/input.txt', '_work/demo/demo/.git/config']);
    const privateArea = join(runner, '_work/demo/demo');
    const found = await search(runner, { GITHUB_WORKSPACE: privateArea }, [join(privateArea, 'data')]);
    expect(found).toEqual(['_work/demo/demo/data/input.txt', 'searched']);
  });

  it('finds nothing where the work folder is apart from the runner, and nothing of the event', async () => {
    const work = createRunner(['work/other/other/.git/config', 'work/demo/demo/x', 'events/event.json']);
    const parentEnv = {
      RUNNER_TEMP: join(work, 'work/_temp'),
      GITHUB_WORKSPACE: join(work, 'work/demo/demo'),
      GITHUB_EVENT_PATH: join(work, 'events/event.json'),
    };
    mkdirSync(parentEnv.RUNNER_TEMP);
    expect(await search(work, parentEnv)).toEqual(['searched']);
  });
});
