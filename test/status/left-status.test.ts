// What whoever ended, brought or read a run left is what the records say, and is printed only while they say the same.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openExperiment } from '../../src/github/experiment-recipe.ts';
import type { LoopInputs } from '../../src/github/loop-inputs.ts';
import { waitForClock } from '../../src/kernel/remembered-answer.ts';
import { runExperiment } from '../../src/library/experiment.ts';
import { copyExperiment, createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { expectLeftStatus, leftStatusPath, readLeftStatus } from '../helpers/left-status.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';
import { createFolder, keepFolders } from '../helpers/temp-folder.ts';

type Ran = Pick<Experiment, 'folder' | 'host'>;

async function statuses({ folder, host }: Ran): Promise<readonly CliResult[]> {
  const status = (...flags: string[]) => runCli(['status', 'pi', ...flags], { cwd: folder, env: host.env });
  const [text, json] = [await status(), await status('--json')];
  return [{ ...text, out: text.out.replace(/\S+ left$/m, 'time left') }, json];
}

/** The same run in another place, with nothing left. */
async function copyOf({ folder }: Ran): Promise<Ran> {
  const copy = copyExperiment(folder);
  rmSync(leftStatusPath(copy.folder));
  // What is as new as the files is not left.
  await waitForClock();
  return copy;
}

/** The same where nothing can be left, so that all of it is read from the records. */
async function statusesOfRecords(ran: Ran): Promise<readonly CliResult[]> {
  const own = join(ran.folder, '.git', 'autorize');
  rmSync(own, { recursive: true, force: true });
  writeFileSync(own, '');
  const printed = await statuses(ran);
  rmSync(own);
  return printed;
}

/** Puts something else in the place of what is printed, so that one sees whether it is used. */
function markAnswer(folder: string, change: (stamp: string) => string = (stamp) => stamp): void {
  const { stamp, answer } = readLeftStatus(folder);
  const marked = { position: '', texts: ['left\n', 'left\n'], json: '{}' };
  const changed = { ...answer, atRest: marked, moved: marked };
  writeFileSync(leftStatusPath(folder), JSON.stringify({ stamp: change(stamp), answer: changed }));
}

describe('what was left of a run', { timeout: 60_000 }, () => {
  const { made: first, remove } = keepFolders(() => createExperiment({ agent: NUDGE }));
  afterAll(remove);
  beforeAll(async () => {
    await runExperiment({ name: 'pi', cwd: first.folder, env: first.host.env, maxIterations: 1 });
  });

  it('is what the library leaves at the end, which is what the records say', async () => {
    expectLeftStatus(first.host);
    const left = await statuses(first);
    expect(left.map(({ code }) => code)).toEqual([0, 0]);
    const copy = await copyOf(first);
    expect(await statusesOfRecords(copy)).toEqual(left);
  });

  it('is what a step of the action leaves after it has published', async () => {
    const { host, place } = createExperiment({ agent: NUDGE });
    const loop = openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, host);
    const nothing = () => undefined;
    const { signal } = new AbortController();
    await loop.run({ signal, overrides: { maxIterations: 1 }, onRecord: nothing, onNote: nothing });
    writeFileSync(join(place, 'report.html'), 'published\n');
    await loop.leaveStatus?.();
    expectLeftStatus(host);
  });

  it('is left by whoever reads the records, and printed the next time', async () => {
    const copy = await copyOf(first);
    const read = await statuses(copy);
    expectLeftStatus(copy.host);
    expect(await statuses(copy)).toEqual(read);
    markAnswer(copy.folder);
    expect((await statuses(copy)).map(({ out }) => out)).toEqual(['left\n', '{}']);
  });

  const PLACE = join('.autorize', 'pi');
  const CHANGES: Readonly<Record<string, (folder: string) => void>> = {
    'the records': (folder) => appendFileSync(join(folder, PLACE, 'iterations.jsonl'), '{"torn'),
    'the decisions': (folder) => appendFileSync(join(folder, PLACE, 'decisions.jsonl'), '{"torn'),
    'the config': (folder) => appendFileSync(join(folder, PLACE, 'config.toml'), '\n# another one\n'),
    'the state': (folder) => rmSync(join(folder, PLACE, 'state.json')),
    'the version': (folder) => markAnswer(folder, (stamp) => stamp.replace(/^\d+\.\d+\.\d+$/m, '0.0.1')),
    Node: (folder) => markAnswer(folder, (stamp) => stamp.replace(/^v\d+\.\d+\.\d+$/m, 'v1.0.0')),
    'the program': (folder) => markAnswer(folder, (stamp) => stamp.replace(/^(\S+\.ts \d+ \d+ )\d+/m, '$17')),
  };

  it.each(Object.entries(CHANGES))('is read again after a change of %s', async (_what, change) => {
    const copy = await copyOf(first);
    await runCli(['status', 'pi'], { cwd: copy.folder, env: copy.host.env });
    markAnswer(copy.folder);
    change(copy.folder);
    const printed = await statuses(copy);
    expect(printed.map(({ out }) => out)).not.toContainEqual(expect.stringMatching(/^left$|^\{\}$/m));
    expect(await statusesOfRecords(copy)).toEqual(printed);
  });

  it('knows of a branch that was moved', async () => {
    const copy = await copyOf(first);
    await statuses(copy);
    userGit(copy.folder, 'branch', '-f', 'autorize/pi', 'HEAD');
    const printed = await statuses(copy);
    expect(printed.map(({ code }) => code)).toEqual([3, 3]);
    expect(await statusesOfRecords(copy)).toEqual(printed);
  });

  it('changes nothing that is printed where it cannot be left, and is not left through a link or into a pipe', async () => {
    const copy = await copyOf(first);
    const expected = await statusesOfRecords(copy);
    const own = join(copy.folder, '.git', 'autorize');
    const elsewhere = createFolder();
    symlinkSync(elsewhere, own);
    expect(await statuses(copy)).toEqual(expected);
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(own);
    mkdirSync(own);
    for (const name of ['status-pi.json', '.status-pi.json.tmp']) execFileSync('mkfifo', [join(own, name)]);
    expect(await statuses(copy)).toEqual(expected);
    expectLeftStatus(copy.host);
    expect(existsSync(join(own, '.status-pi.json.tmp'))).toBe(false);
  });
});
