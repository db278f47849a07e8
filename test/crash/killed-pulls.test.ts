// A pull that is killed anywhere leaves nothing or everything, and the next one works.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PULL_POINTS } from '../../src/kernel/fault-point.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { seedServer, startMachine } from '../helpers/machines.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const POINTS = [...PULL_POINTS, 'pull:after-file:3', 'replace:after-sync', 'replace:after-rename'];

function clone(server: GitServer): string {
  const folder = join(createFolder(), 'clone');
  execFileSync('git', ['clone', '-q', `file://${server.folder}`, folder], { stdio: 'ignore' });
  return folder;
}

function copyOf(folder: string): string {
  const copy = join(createFolder(), 'copy');
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  userGit(copy, 'update-index', '-q', '--refresh');
  return copy;
}

const cli = (cwd: string, ...argv: string[]) => runCli(argv, { cwd });

function pull(cwd: string, fault = ''): NodeJS.Signals | number | null {
  const env = { ...process.env, ...(fault === '' ? {} : { AUTORIZE_FAULT: fault }) };
  const { signal, status } = spawnSync(process.execPath, [programPath('autorize'), 'pull', 'pi'], { cwd, env });
  return signal ?? status;
}

/** A clone without records, and one with those of one run less than the server has. */
async function seedClones(server: GitServer): Promise<{ readonly fresh: string; readonly older: string }> {
  seedServer(server);
  const first = await startMachine(server);
  await first.run();
  await first.session.push();
  const older = clone(server);
  expect(pull(older)).toBe(0);
  const second = await startMachine(server, { which: 'b' });
  await second.run({ maxIterations: 1 });
  await second.session.push();
  return { fresh: clone(server), older };
}

const faultAt = (point: string): string =>
  point.replace(/^(.*?)(?::(\d))?$/, (_, name, nth) => `${name}:kill${nth === undefined ? '' : `:${nth}`}`);
const stagedIn = (folder: string): string[] =>
  readdirSync(join(folder, '.autorize/pi')).filter((name) => name.startsWith('.pull-'));

describe('a pull that is killed at any point', () => {
  it('leaves nothing or everything in a fresh clone, and works the next time', async () => {
    await using server = await startGitServer();
    const { fresh } = await seedClones(server);
    const left = new Set<string>();
    for (const point of POINTS) {
      const folder = copyOf(fresh);
      expect(pull(folder, faultAt(point)), point).toBe('SIGKILL');
      const { code, out } = await cli(folder, 'verify', 'pi');
      const hasBranch = userGit(folder, 'branch', '--list', 'autorize/pi') !== '';
      const hasLedger = existsSync(join(folder, '.autorize/pi/iterations.jsonl'));
      expect([hasBranch, hasLedger], `${point}: ${out}`).toEqual(code === 0 ? [true, true] : [false, false]);
      expect(out, point).toContain(
        code === 0 ? 'the chain of 4 records is unbroken' : '3 accepted commits on origin/autorize/pi, 0 records',
      );
      left.add(code === 0 ? 'everything' : 'nothing');
      expect((await cli(folder, 'pull', 'pi')).code, point).toBe(0);
      expect((await cli(folder, 'verify', 'pi')).code, point).toBe(0);
      expect(stagedIn(folder), point).toEqual([]);
    }
    expect(left.size).toBe(2);
  });

  it('leaves the old or the new records where there were some', async () => {
    await using server = await startGitServer();
    const { older } = await seedClones(server);
    const left = new Set<string>();
    for (const point of POINTS) {
      const folder = copyOf(older);
      expect(pull(folder, faultAt(point)), point).toBe('SIGKILL');
      const { code, out } = await cli(folder, 'verify', 'pi');
      expect(code, `${point}: ${out}`).toBe(0);
      const [, records = '', commits = ''] =
        /the chain of (\d) records is unbroken[\s\S]*it holds (\d) kept commits/.exec(out) ?? [];
      expect(['3 2', '4 3'], point).toContain(`${records} ${commits}`);
      left.add(records);
      expect((await cli(folder, 'pull', 'pi')).code, point).toBe(0);
      const after = await cli(folder, 'verify', 'pi');
      expect([after.code, after.out], point).toEqual([0, expect.stringContaining('it holds 3 kept commits in order')]);
      expect(stagedIn(folder), point).toEqual([]);
    }
    expect(left.size).toBe(2);
  });
});
