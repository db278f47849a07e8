// Ctrl-C at every step of a mission and of a plan, as a real signal to a real process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HEARD_MS, manyFiles } from '../helpers/heard-signal.ts';
import { createMission } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const DEAF = 'trap "" TERM INT; : >"$MARK"; sleep 60';

interface Started {
  readonly folder: string;
  readonly cache: string;
  readonly mark: string;
}

/** Starts the command, interrupts it some time after the mark is there, and expects its end in time. */
async function expectHeard({ folder, cache, mark }: Started, args: readonly string[], afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [programPath('autorize'), ...args], {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: cache },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => existsSync(mark) || child.exitCode !== null, { timeout: 90_000 }).toBe(true);
  await pause(afterMs);
  expect(child.exitCode).toBeNull();
  const sentAt = performance.now();
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(130);
  expect(performance.now() - sentAt).toBeLessThan(HEARD_MS);
}

const HAND = 'hand candidate $(git rev-parse HEAD)';
const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 90s
  sandbox: off
capture:
  max_files: 1000000
  max_mb: 20000
stop:
  max_iterations: 3
`;
/** Adds so many files of one content to the commit that a session makes. */
const manyInCommit = (count: number): string =>
  `b=$(git rev-parse HEAD:value.txt); python3 -c "for n in range(${count}): print(f'100644 $b\\tmany/{n % 100}/{n}')" | git update-index --add --index-info; echo 11 >value.txt; git add value.txt; git commit -qm many`;

interface MissionMoment {
  readonly session: string;
  readonly evaluator?: string;
  readonly afterMs: number;
}

const MISSION: Readonly<Record<string, MissionMoment>> = {
  'its evaluator scores the base': {
    session: 'true',
    evaluator: DEAF,
    afterMs: 500,
  },
  'a session is at work': { session: DEAF, afterMs: 500 },
  'a candidate is scored': {
    session: `improve 11; ${HAND}`,
    evaluator: `[ "$(cat value.txt)" = 10 ] || { ${DEAF}; }; echo '{"pass":true,"score":1}'`,
    afterMs: 500,
  },
  'a commit of many files is taken': { session: `${manyInCommit(100_000)}; ${HAND}; : >"$MARK"`, afterMs: 500 },
  'a commit of many files is checked out': { session: `${manyInCommit(100_000)}; ${HAND}; : >"$MARK"`, afterMs: 4000 },
  'what a session left is looked at': {
    session: `improve 11; mkdir out; ${manyFiles('$PWD/out', 50_000)}; ${HAND}; : >"$MARK"`,
    afterMs: 500,
  },
  'a session left very large files': {
    session: `improve 11; truncate -s 3G one two three; ${HAND}; : >"$MARK"`,
    afterMs: 1500,
  },
};

describe('a Ctrl-C in a mission', () => {
  it.each(Object.entries(MISSION))('while %s ends it within five seconds', async (_, moment) => {
    const mark = join(createFolder(), 'mark');
    const at = (text: string): string => text.replaceAll('$MARK', mark);
    const { session, evaluator, afterMs } = moment;
    const mission = createMission({
      session: at(session),
      ...(evaluator === undefined ? {} : { evaluator: at(`${evaluator}\n`) }),
      front: FRONT,
    });
    await expectHeard({ ...mission, mark }, ['mission', 'missions/climb'], afterMs);
  });
});

interface PlanMoment {
  /** Shell that the agent of the item runs. */
  readonly agent: string;
  readonly test?: string;
  readonly flags?: readonly string[];
  readonly prepare?: (site: WorkSite) => void;
  readonly afterMs: number;
}

const PLAN: Readonly<Record<string, PlanMoment>> = {
  'an agent is at work': { agent: DEAF, afterMs: 500 },
  'its change is taken': { agent: 'truncate -s 3G one two three; : >"$MARK"', afterMs: 1500 },
  'its change is tested': { agent: 'echo 1 >new.txt', test: DEAF, afterMs: 500 },
  'many files of it are taken': { agent: `mkdir in; ${manyFiles('$PWD/in', 50_000)}; : >"$MARK"`, afterMs: 2000 },
  'the checkout is read': {
    agent: 'echo 1 >new.txt',
    flags: ['--in-place'],
    prepare: ({ folder }) => {
      for (const name of ['one', 'two', 'three']) {
        writeFileSync(join(folder, name), '');
        truncateSync(join(folder, name), 3 * 2 ** 30);
      }
    },
    afterMs: 4000,
  },
};

describe('a Ctrl-C in a plan', () => {
  it.each(Object.entries(PLAN))('while %s ends it within five seconds', async (_, moment) => {
    const { agent, test, flags = [], prepare = () => undefined, afterMs } = moment;
    const mark = join(createFolder(), 'mark');
    const at = (text: string): string => text.replaceAll('$MARK', mark);
    const site = createSite({ 'agent.sh': at(`${agent}\n`), 'test.sh': at(`${test ?? ''}\n`) });
    const plan = {
      version: 1,
      agents: { 'agent-1': { command: 'sh agent.sh', sandbox: 'off' } },
      capture: { max_files: 1_000_000, max_mb: 20_000 },
      items: [
        item('one', '', {
          constraints: { timeout_ms: 90_000 },
          ...(test === undefined ? {} : { test_command: 'sh test.sh' }),
        }),
      ],
    };
    writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
    prepare(site);
    if (flags.length > 0) writeFileSync(mark, '');
    await expectHeard({ ...site, mark }, ['work', 'run', 'plan.json', ...flags], afterMs);
  });
});
