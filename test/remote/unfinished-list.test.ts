// The list of iterations without a record: whom it is for, when it ends, and that no cut ledger hides behind it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createHost } from '../../src/kernel/host.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { type Machine, SHARED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { cloneOf } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const LONG = { timeout: 240_000 };
// The second change and all that follow are no better.
const FILES = {
  ...SHARED_FILES,
  'agent.sh': 'n=$(cat a/value.txt); if [ "$n" -eq 10 ]; then echo 9; else echo 20; fi >a/value.txt\n',
};

const isStep = (event: RunEvent, step: string, iter: number): boolean =>
  event.kind === 'step' && event.step === step && event.iter === iter;

async function issuesOf({ host }: Machine): Promise<string[]> {
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  return findings.flatMap(({ kind, what, detail }) => (kind === 'wrong' ? [`${what}: ${detail}`] : []));
}

it('hides no record that is cut, whenever the list was written', LONG, async () => {
  await using server = await startGitServer();
  seedServer(server, FILES);
  const machine = await startMachine(server);
  const { paths, host, session } = machine;
  const subject = experimentSubject(paths, host);
  const lists = new Map<string, Buffer | undefined>();
  await machine.run({
    onEvent: (event) => {
      for (const step of ['Score', 'Decide']) {
        if (isStep(event, step, 2)) lists.set(step, subject.unfinished?.()?.bytes);
      }
    },
  });
  // An agent without a gateway has used nothing that is known, and proposed nothing yet.
  expect([...lists].map(([step, list]) => [step, list !== undefined])).toEqual([
    ['Score', false],
    ['Decide', true],
  ]);
  expect(subject.unfinished?.()).toBeUndefined();
  expect(await session.push()).toEqual({ kind: 'done' });
  expect(userGit(server.folder, 'ls-tree', '-r', '--name-only', 'refs/autorize-ledger/pi')).not.toContain('unfinished');

  // The file as it lies in the history of a state, put back.
  const list = join(paths.folder, 'unfinished.json');
  writeFileSync(list, lists.get('Decide') ?? '');
  expect(await issuesOf(machine)).toEqual([]);
  const lines = readFileSync(paths.ledger, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).outcome)).toEqual(['baseline', 'merged', 'discarded']);
  writeFileSync(paths.ledger, `${lines.slice(0, 2).join('\n')}\n`);
  rmSync(join(paths.folder, 'iter-0002'), { recursive: true });
  rmSync(paths.state);
  expect(await issuesOf(machine)).toEqual(['iterations.jsonl: iteration 2 was concluded, and its record is missing']);
  expect(subject.unfinished?.()).toBeUndefined();
});

it(
  'is kept by the machine that continues until it has recorded them, kill -9 included, and ends elsewhere with a pull',
  LONG,
  async () => {
    await using server = await startGitServer();
    seedServer(server, FILES);
    const lost = await startMachine(server);
    const running = lost.run({
      onEvent: (event) => {
        if (isStep(event, 'Decide', 2)) throw new Error('the machine stops');
      },
    });
    await expect(running).rejects.toThrow('the machine stops');
    expect(await lost.session.push()).toEqual({ kind: 'done' });
    expect(existsSync(join(lost.paths.folder, 'unfinished.json'))).toBe(false);

    const env = { ...process.env, HOME: createFolder(), XDG_CACHE_HOME: createFolder(), WHICH: 'a' };
    const [clone, other, rejecting] = [cloneOf(server), cloneOf(server), cloneOf(server)].map((cwd) => ({
      cwd,
      list: join(cwd, '.autorize/pi/unfinished.json'),
      ledger: join(cwd, '.autorize/pi/iterations.jsonl'),
      cli: async (...argv: string[]) => {
        const { code, out, err } = await runCli(argv, { cwd, env });
        return { code, text: out + err };
      },
    }));
    if (clone === undefined || other === undefined || rejecting === undefined) throw new TypeError('three clones');
    const outcomesOf = ({ ledger }: typeof clone) =>
      readFileSync(ledger, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ iter, outcome }) => `${iter} ${outcome}`);
    for (const { cli, list } of [clone, other, rejecting]) {
      expect(await cli('pull', 'pi')).toMatchObject({ code: 0 });
      expect(readFileSync(list, 'utf8')).toContain('"attempt": 2');
    }
    // What another machine has begun keeps its number.
    for (const key of ['name', 'email']) userGit(rejecting.cwd, 'config', `user.${key}`, 'someone');
    expect(await rejecting.cli('reject', 'pi', '1', '--reason', 'not wanted')).toMatchObject({ code: 0 });
    expect(outcomesOf(rejecting)).toEqual(['0 baseline', '1 merged', '3 merged']);
    expect(await rejecting.cli('verify', 'pi')).toMatchObject({ code: 0 });

    // Between the record and the removal of the list.
    const host = { ...createHost({ packageRoot: REPOSITORY, cwd: clone.cwd }), env };
    const killed = { folder: clone.cwd, host, place: join(clone.cwd, '.autorize/pi') };
    const fault = { WHICH: 'a', AUTORIZE_FAULT: 'record:after:kill' };
    expect((await superviseExperiment(killed, { env: fault }).ended).signal).toBe('SIGKILL');
    expect(outcomesOf(clone)).toEqual(['0 baseline', '1 merged', '2 killed']);
    expect(existsSync(clone.list)).toBe(true);
    expect(await clone.cli('verify', 'pi')).toMatchObject({ code: 0 });
    expect(await clone.cli('run', 'pi', '--max-iterations', '1')).toMatchObject({ code: 0 });
    expect(outcomesOf(clone)).toEqual(['0 baseline', '1 merged', '2 killed', '3 discarded']);
    expect(existsSync(clone.list)).toBe(false);
    expect(await clone.cli('push', 'pi')).toMatchObject({ code: 0 });
    expect(await other.cli('pull', 'pi')).toMatchObject({ code: 0 });
    expect(existsSync(other.list)).toBe(false);
    expect(await other.cli('verify', 'pi')).toMatchObject({ code: 0 });
  },
);
