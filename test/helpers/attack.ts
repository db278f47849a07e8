// One hostile agent against the real engine: a supervisor in a process of its own, with a secret in its environment,
// runs an experiment whose agent knows where everything lies; afterwards is looked at what it reached.
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ExperimentResult } from '../../src/experiment/run.ts';
import { type Supervise, superviseAlone } from './attacked-supervisor.ts';
import { createExperiment, type Experiment } from './experiment.ts';
import { userGit } from './repository.ts';
import { createFolder } from './temp-folder.ts';

export interface Attack {
  /** As docs/reference/attacks.md lists it. */
  readonly name: string;
  /**
   * The agent: a shell script, whose first argument is the number of the iteration. Its environment holds all
   * paths: USER_REPO, PLACE (the experiment's folder), CACHE, USER_HOME, OUTSIDE, MARK (a file that does not
   * exist), COMMAND_FILE, SOCKET, PORT, SUPERVISOR_PID.
   */
  readonly agent: string;
  readonly files?: Readonly<Record<string, string>>;
  /** More lines of the config, by table; those of `agent` are added to what there is. */
  readonly config?: Readonly<Record<string, string>>;
  readonly iterations?: number;
  /**
   * Whether there is a holdout, whose command has a word of its own (SEALED and hexadecimal digits) as the script has
   * that it runs: `reference`, from the supervisor's environment; `written`, in a config that no commit has any more.
   */
  readonly holdout?: 'reference' | 'written';
  /** What the iterations become in the sandbox, when that is not `merged`. */
  readonly outcomes?: readonly string[];
  /**
   * It is of one iteration and stopped by its outcome, which is all that is looked at: those with the same files and the
   * same config share a run, an iteration each.
   */
  readonly isShared?: true;
  /** It is the supervisor's process that is attacked: no other experiment is run by it. */
  readonly aims?: 'supervisor';
  /** Whether it reached what it wanted. */
  readonly succeeded: (after: Aftermath) => boolean;
  /** What it comes to with `agent.sandbox = "off"`. */
  readonly withoutSandbox: 'succeeds' | 'fails';
  /** What it comes to in namespaces alone, where that is something else. */
  readonly inNamespaces?: 'fails';
  /** Without it the attack is not tried with the sandbox off; the log says so. */
  readonly needs?: { readonly what: string; readonly isThere: () => boolean };
  /** That the attack is one: it works on a supervisor that is careless. Done after a run in the sandbox. */
  readonly control?: (after: Aftermath) => boolean;
}

/** What there is after the run. */
export interface Aftermath {
  /** The secret of the supervisor's environment, its home and its repository's configuration. */
  readonly planted: string;
  readonly user: string;
  readonly place: string;
  readonly home: string;
  readonly outside: string;
  /** The agent's folder. */
  readonly workspace: string;
  /** The word of the holdout's command. */
  readonly sealed: string;
  /** What MARK holds; empty where nobody wrote it. */
  readonly mark: () => string;
  /** Connections to the listeners at SOCKET and PORT. */
  readonly connections: number;
  readonly isKilled: boolean;
  readonly stderr: string;
  readonly result: ExperimentResult | undefined;
  readonly error: { readonly code: string; readonly message: string } | undefined;
  /** Outcomes and scores of the iterations, without the baseline. */
  readonly outcomes: readonly string[];
  readonly scores: readonly (number | null)[];
  /** A file on the experiment's branch. */
  readonly kept: (path: string) => string | undefined;
  /** Files and objects that hold the secret, of those that a run leaves. */
  readonly leaks: () => readonly string[];
  /** What the run was to leave alone and did not. */
  readonly changed: () => readonly string[];
}

export interface Level {
  readonly sandbox: 'required' | 'auto' | 'off';
  /** Runs the experiment where the supervisor's process is not what is attacked. */
  readonly shared: Supervise;
  /** Put before the command line of a supervisor of its own. */
  readonly prefix?: readonly string[];
}

/** Lets an agent attack. */
export async function attack(
  { agent, files = {}, config = {}, iterations = 1, aims, holdout }: Attack,
  { sandbox, shared, prefix = [] }: Level,
): Promise<Aftermath> {
  const planted = `marker-${randomUUID()}`;
  const sealed = `${HIDDEN}${randomUUID()}`;
  const above = createFolder({
    'home/.netrc': `machine example.org password ${planted}\n`,
    'outside/victim': 'whole\n',
    'commands/env': '',
    'run/.keep': '',
    [`${sealed}/eval.sh`]: `# ${sealed}\ncat value.txt\n`,
  });
  const command = `sh ${join(above, sealed, 'eval.sh')}`;
  const [home, outside, run] = [join(above, 'home'), join(above, 'outside'), join(above, 'run')];
  const names = ['USER_REPO', 'PLACE', 'CACHE', 'USER_HOME', 'OUTSIDE', 'MARK', 'COMMAND_FILE', 'SOCKET', 'PORT'];
  const supplied = [...names, 'SUPERVISOR_PID'].map((name) => `${name} = "$${name}"`);
  const { agent: agentLines = '', ...tables } = config;
  const started = 'command = "sh agent.sh {iter} {prompt_file}"';
  const experiment = createExperiment({
    agent,
    files,
    config: {
      ...tables,
      agent: [started, `sandbox = "${sandbox}"`, agentLines, '[agent.env]', ...supplied].join('\n'),
    },
  });
  const { folder: user, place, host } = experiment;
  const cache = host.env.XDG_CACHE_HOME ?? '';
  appendFileSync(join(user, '.git', 'config'), `[http]\n\textraheader = AUTHORIZATION: basic ${planted}\n`);
  if (holdout !== undefined) addHoldout(experiment, { holdout, command });
  const listeners = await listen(join(run, 'socket'));
  const env = {
    ...{ PATH: process.env.PATH, HOME: home, XDG_CACHE_HOME: cache, XDG_RUNTIME_DIR: run },
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...{ GITHUB_TOKEN: planted, GITHUB_ENV: join(above, 'commands', 'env') },
    ...{ USER_REPO: user, PLACE: place, CACHE: cache, USER_HOME: home, OUTSIDE: outside, MARK: join(outside, 'mark') },
    ...(holdout === 'reference' ? { HOLDOUT_COMMAND: command } : {}),
    ...{ COMMAND_FILE: join(above, 'commands', 'env'), SOCKET: join(run, 'socket'), PORT: String(listeners.port) },
  };
  const own = [home, outside, join(above, 'commands'), user];
  const before = own.map((folder) => snapshot(folder));
  const asked = { folder: user, env, iterations };
  const ended = await (aims === 'supervisor' ? superviseAlone(asked, prefix) : shared(asked));
  const after = own.map((folder) => snapshot(folder));
  const { result, error } = ended;
  // None where the run did not begin.
  const areas = readdirSync(cache).flatMap((name) => readdirSync(join(cache, name)));
  const privateArea = areas.find((name) => /-[0-9a-f]{12}$/.test(name)) ?? '';
  const iterationRecords = result?.records.filter(({ iter }) => iter > 0) ?? [];
  return {
    ...{ planted, sealed, user, place, home, outside, result, error, isKilled: ended.isKilled, stderr: ended.stderr },
    workspace: workspaceIn(join(cache, 'autorize', privateArea), basename(user)),
    mark: () => textOf(join(outside, 'mark')),
    connections: listeners.count(),
    outcomes: iterationRecords.map(({ outcome }) => outcome),
    scores: iterationRecords.map(({ score }) => (typeof score === 'number' ? score : null)),
    kept: (path) => {
      try {
        return userGit(user, 'cat-file', 'blob', `refs/heads/autorize/pi:${path}`);
      } catch {
        // Not on the branch, or no branch.
        return undefined;
      }
    },
    leaks: () => [...leaksOf(place, planted), ...leaksOf(cache, planted), ...objectsWith(user, planted)],
    changed: () => before.flatMap((old, index) => differences(old, after[index] ?? new Map())),
  };
}

/** Where the agent had its folder; the one that was kept after the last iteration is put back there. */
function workspaceIn(area: string, name: string): string {
  const workspace = join(area, 'lanes', '1', name);
  const kept = join(area, 'kept');
  const last = existsSync(kept) ? readdirSync(kept).sort().at(-1) : undefined;
  if (last !== undefined) renameSync(join(kept, last), workspace);
  return workspace;
}

/** The same attack where the agent's folder is kept as it left it. */
export function keepingFolder(attack: Attack): Attack {
  const { iteration = '' } = attack.config ?? {};
  return { ...attack, config: { ...attack.config, iteration: `${iteration}\nkeep_worktrees = true` } };
}

/** Lets the agents of several attacks that can share a run attack in it; gives what there is after each. */
export async function attackTogether(attacks: readonly Attack[], level: Level): Promise<readonly Aftermath[]> {
  const agents = attacks.map(({ agent }, index) => `if [ "$1" = ${index + 1} ]; then\n${agent}\nfi\n`);
  const [first] = attacks;
  if (first === undefined) return [];
  const after = await attack({ ...first, agent: agents.join(''), iterations: attacks.length }, level);
  const leaks = after.leaks();
  return attacks.map((_, index) => ({
    ...after,
    leaks: () => leaks,
    outcomes: after.outcomes.slice(index, index + 1),
    scores: after.scores.slice(index, index + 1),
  }));
}

/** What the word of a holdout's command begins with. */
export const HIDDEN = 'sealed-';

/**
 * Puts it into the config as it lies there; what is written stands in an earlier commit, too, as a mistake that was
 * fixed.
 */
function addHoldout(
  { folder, place }: Experiment,
  { holdout, command }: { readonly holdout: NonNullable<Attack['holdout']>; readonly command: string },
): void {
  const text = `\n[objective.holdout]\ncommand = "${holdout === 'written' ? command : '$HOLDOUT_COMMAND'}"\n`;
  const file = join(place, 'config.toml');
  const before = readFileSync(file, 'utf8');
  for (const [content, message] of [
    [before + text, 'Have a holdout'],
    [before, 'Take its command out of the commit'],
  ] as const) {
    writeFileSync(file, content);
    userGit(folder, 'commit', '-q', '-m', message, '--', file);
  }
  writeFileSync(file, before + text);
}

/** A service of the user's and one on the network, which count who calls. */
async function listen(socket: string): Promise<{ readonly port: number; readonly count: () => number }> {
  let connections = 0;
  const servers = [{ path: socket }, { port: 0, host: '127.0.0.1' }].map(async (place) => {
    const server = createServer((caller) => {
      connections += 1;
      caller.on('error', () => undefined);
      caller.destroy();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((up) => server.listen(place, up));
    return server;
  });
  const address = (await Promise.all(servers))[1]?.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, count: () => connections };
}

// What a run writes in a user's repository: the experiment's own files, objects, and its branch.
const OF_THE_RUN =
  /\.git\/(objects|refs\/heads\/autorize)(\/|$)|\.autorize\/pi\/(iter-\d+|(iterations|intents|decisions)\.jsonl|state\.json|run\.(lock|json))/;

/** Every file below a folder with a digest of it, but what a run is to write. */
function snapshot(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (OF_THE_RUN.test(path)) continue;
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) found.set(path, `link ${readlinkSync(path)}`);
    else if (stats.isFile()) found.set(path, createHash('sha256').update(readFileSync(path)).digest('hex'));
    else found.set(path, 'folder');
  }
  return found;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

function leaksOf(folder: string, planted: string): string[] {
  return [...filesIn(Buffer.from(folder))].filter((path) => readFileSync(path).includes(planted)).map(String);
}

/**
 * Every regular file below a folder. Names stay bytes, since some are no text, and no link is followed. What an attack
 * left without rights gets them back: whoever owns it can do that, so nothing is safe there.
 */
function* filesIn(folder: Buffer): Iterable<Buffer> {
  restoreRights(folder, 0o500);
  for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) {
    const path = Buffer.concat([folder, Buffer.from('/'), entry.name]);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) {
      restoreRights(path, 0o400);
      yield path;
    }
  }
}

function restoreRights(path: Buffer, needed: number): void {
  const { mode } = lstatSync(path);
  if ((mode & needed) !== needed) chmodSync(path, mode | needed);
}

function objectsWith(user: string, planted: string): string[] {
  return userGit(user, 'cat-file', '--batch', '--batch-all-objects').includes(planted) ? ['an object of git'] : [];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there: nobody wrote it.
    return '';
  }
}
