// A clone whose records are links, pipes or devices: nothing of ours follows or opens them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesIn as experimentFilesIn } from '../../src/experiment/ledger/experiment-files.ts';
import { runFilesIn, sharedFilesIn } from '../../src/mission/store.ts';
import { filesIn as workFilesIn } from '../../src/workitem/store.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

/** Far more than a command here takes; one that waits for a pipe takes for ever. */
const HANGING_MS = 30_000;

const PLANTS = {
  'a link to a file outside': (path: string, outside: string) => symlinkSync(join(outside, 'secret'), path),
  'a link to nothing outside': (path: string, outside: string) => symlinkSync(join(outside, 'made'), path),
  'a link to /dev/zero': (path: string) => symlinkSync('/dev/zero', path),
  'a pipe': (path: string) => void execFileSync('mkfifo', [path]),
  'a link to a folder outside': (path: string, outside: string) => symlinkSync(join(outside, 'folder'), path),
} as const;
const KINDS = Object.keys(PLANTS) as (keyof typeof PLANTS)[];

interface Store {
  readonly repository: string;
  /** Paths of the store's own table: a new one is tried from the day it is there. */
  readonly named: readonly string[];
  /** What a real run left. */
  readonly left: readonly string[];
  /** Command lines that look at it, and one that resumes it. */
  readonly commands: readonly (readonly string[])[];
}

/** Every file and folder below a folder of a repository, as its own path, the folder and those above it too. */
function allBelow(repository: string, folder: string): string[] {
  const below = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' });
  return [folder, ...below.map((name) => join(folder, name))];
}

const textsIn = (files: object): string[] =>
  Object.values(files).flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each as object)));

const STORES: Readonly<Record<string, () => Promise<Store>>> = {
  experiment: async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    await runCli(['report', 'pi'], { cwd: experiment.folder, env: experiment.host.env });
    const own = '.autorize/pi';
    return {
      repository: experiment.folder,
      named: [...textsIn(experimentFilesIn(own)), '.autorize', '.autorize/.gitignore'],
      left: allBelow(experiment.folder, own),
      commands: ['status', 'run', 'resume', 'verify', 'audit', 'report', 'clean', 'repair'].map((each) => [each, 'pi']),
    };
  },
  mission: async () => {
    const mission = createMission({ session: 'improve 11; hand candidate "$(git rev-parse HEAD)"' });
    const { runId } = await mission.launch({ maxIterations: 1 });
    const logs = join('.rcs/logs/autoresearch', runId);
    return {
      repository: mission.folder,
      named: [...textsIn(sharedFilesIn('.rcs')), ...textsIn(runFilesIn(logs)), '.rcs', '.rcs/logs', '.rcs/state'],
      left: allBelow(mission.folder, logs),
      commands: [
        ...['status', 'verify', 'report', 'clean'].map((each) => [each, runId]),
        ['autoresearch', '--resume', runId],
        ['autoresearch', 'missions/climb'],
      ],
    };
  },
  'work items': async () => {
    const site = createSite();
    await site.run([item('one', 'echo 2 >a.txt', { test_command: 'grep -q 2 a.txt' })]);
    const agents = { 'agent-1': { command: 'true' } };
    const plan = { version: 1, plan: 'plan', agents, items: [{ id: 'two', agent_id: 'agent-1', description: 'x' }] };
    writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
    return {
      repository: site.folder,
      named: [...textsIn(workFilesIn('.autorize/work')), '.autorize'],
      left: allBelow(site.folder, '.autorize/work'),
      commands: [
        ['work', 'status'],
        ['work', 'verify'],
        ['work', 'run', 'plan.json'],
      ],
    };
  },
};

describe.each(Object.entries(STORES))('in the store of: %s', (_name, create) => {
  it('nothing planted at any of its paths is followed or opened, by any command', async () => {
    const { repository, named, left, commands } = await create();
    expect(left.length).toBeGreaterThan(5);
    const paths = [...new Set([...named, ...left])].sort();
    const cases = paths.flatMap((path, at) => {
      // Every kind where the store's own table names the path, else two of them; each time the next command.
      const kinds = named.includes(path) ? KINDS : KINDS.filter((_, index) => index % 3 === at % 3);
      return kinds.map((kind, index) => ({ path, kind, command: commands[(at + index) % commands.length] ?? [] }));
    });
    const wrong: string[] = [];
    const waiting = [...cases];
    const work = async (): Promise<void> => {
      const run = startCommands();
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const found = await tryOne(run, repository, next);
        if (found !== undefined) wrong.push(`${next.kind} at ${next.path}, ${next.command.join(' ')}: ${found}`);
      }
    };
    await Promise.all([work(), work(), work()]);
    expect(wrong).toEqual([]);
  }, 600_000);
});

interface Case {
  readonly path: string;
  readonly kind: keyof typeof PLANTS;
  readonly command: readonly string[];
}

/** What is wrong after a command met something planted; undefined where it said what it is, and touched nothing. */
async function tryOne(run: Run, repository: string, { path, kind, command }: Case): Promise<string | undefined> {
  const outside = createFolder({ secret: 'whole\n', 'folder/inner': 'whole\n' });
  const copy = createFolder();
  cpSync(repository, copy, { recursive: true, verbatimSymlinks: true });
  rmSync(join(copy, path), { recursive: true, force: true });
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  PLANTS[kind](join(copy, path), outside);
  const { code, err, out } = await run(copy, command);
  const after = readdirSync(outside, { recursive: true, encoding: 'utf8' }).sort();
  const isWhole = ['secret', 'folder/inner'].every((each) => readFileSync(join(outside, each), 'utf8') === 'whole\n');
  const isThere = lstatSync(join(copy, path), { throwIfNoEntry: false })?.isFile() === false;
  rmSync(copy, { recursive: true, force: true });
  if (!isWhole || after.join() !== 'folder,folder/inner,secret')
    return `what lies outside was changed: ${after.join()}`;
  if (code !== 3) return `exit ${code}: ${err.slice(0, 300)}${out.slice(0, 100)}`;
  if (!err.includes(path)) return `the message does not name it: ${err.slice(0, 300)}`;
  return isThere ? undefined : 'it was removed or replaced';
}

type Run = (
  cwd: string,
  args: readonly string[],
) => Promise<Omit<CliResult, 'code'> & { readonly code: number | null }>;

/** Runs command lines in one process after the other: a new one where a command hung, or took its process with it. */
function startCommands(): Run {
  const start = () => {
    const child = spawn(process.execPath, [programPath('run-commands')], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    // Gone, it reads no more; that no answer comes is what is looked at.
    child.stdin.on('error', () => undefined);
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  };
  let running: ReturnType<typeof start> | undefined;
  return async (cwd, args) => {
    running ??= start();
    const { child, lines } = running;
    child.stdin.write(`${JSON.stringify({ cwd, args, env: { ...process.env, XDG_CACHE_HOME: createFolder() } })}\n`);
    const hanging = setTimeout(() => child.kill('SIGKILL'), HANGING_MS);
    const { done, value } = await lines.next();
    clearTimeout(hanging);
    if (done !== true) return JSON.parse(value) as CliResult;
    running = undefined;
    return { code: null, out: '', err: `no answer within ${HANGING_MS} ms, or its process is gone` };
  };
}
