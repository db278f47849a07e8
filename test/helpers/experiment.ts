import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ExperimentRequest, type ExperimentResult, runExperiment } from '../../src/experiment/run.ts';
import { createHost, type Host } from '../../src/kernel/host.ts';
import { createRepository, userGit } from './repository.ts';
import { REPOSITORY } from './run-cli.ts';
import { createFolder } from './temp-folder.ts';

export interface Experiment {
  /** The user's repository. */
  readonly folder: string;
  readonly host: Host;
  /** `.autorize/NAME` */
  readonly place: string;
  /** Where the private areas are. */
  readonly cache: string;
  readonly run: (request?: Partial<ExperimentRequest>, host?: Partial<Host>) => Promise<ExperimentResult>;
}

/** An agent that makes the number smaller by one each time. */
export const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt\n';

/** Tables of a config with which no change may alter a script: a run then tries no forged one, which takes a tenth of it. */
export const NOTHING_FORGED = { boundaries: 'deny_paths = ["agent.sh"]' } as const;

export interface ExperimentFiles {
  readonly name?: string;
  /** A folder, made for it, that the repository lies in. */
  readonly parent?: string;
  /** The agent, as a shell script; `$1` is the number of the iteration. */
  readonly agent: string;
  /** More lines of the config, by table. */
  readonly config?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Lines at the end of the config that no commit has. */
  readonly uncommitted?: string;
}

export type DecisionLine = Readonly<Record<string, unknown>>;

/** The record of decisions, line by line. */
export function decisionsOf({ place }: Pick<Experiment, 'place'>): DecisionLine[] {
  const text = readFileSync(join(place, 'decisions.jsonl'), 'utf8').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as DecisionLine);
}

/** A repository in which an agent changes `value.txt`, whose number is the score; lower is better. */
export function createExperiment(supplied: ExperimentFiles): Experiment {
  const { name = 'pi', agent, config = {}, files = {}, parent, uncommitted = '' } = supplied;
  const created = createRepository({
    'value.txt': '10\n',
    'score.sh': 'cat value.txt\n',
    'notes/read-me.txt': 'nothing\n',
    '.autorize/.gitignore': '*\n',
    [`.autorize/${name}/config.toml`]: configText(name, config),
    [`.autorize/${name}/program.md`]: 'Make the number smaller.\n',
    'agent.sh': agent,
    ...files,
  });
  if (uncommitted !== '') appendFileSync(join(created, '.autorize', name, 'config.toml'), `\n${uncommitted}\n`);
  return experimentIn(parent === undefined ? created : moveInto(created, parent), name);
}

/** The same experiment in a repository of its own, with a private area of its own. */
export function copyExperiment(from: string, name = 'pi'): Experiment {
  const folder = createFolder();
  cpSync(from, folder, { recursive: true, verbatimSymlinks: true });
  // The times in the index are those of the files that were copied.
  userGit(folder, 'update-index', '-q', '--refresh');
  return experimentIn(folder, name);
}

function experimentIn(folder: string, name: string): Experiment {
  const cache = createFolder();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  const run: Experiment['run'] = (request = {}, other = {}) =>
    runExperiment({ name, mode: 'run', ...request }, { ...host, ...other });
  return { folder, host, cache, place: join(folder, '.autorize', name), run };
}

function moveInto(folder: string, parent: string): string {
  const target = join(createFolder(), parent, 'repository');
  mkdirSync(dirname(target), { recursive: true });
  renameSync(folder, target);
  return target;
}

function configText(name: string, config: Readonly<Record<string, string>>): string {
  const tables: Record<string, string> = {
    experiment: `name = "${name}"`,
    objective: 'command = "sh score.sh"\ndirection = "min"',
    iteration: 'budget = "20s"\nmax_iterations = 3',
    schedule: 'total_budget = "10m"',
    agent: 'command = "sh agent.sh {iter} {prompt_file}"',
    ...config,
  };
  // One score a candidate and none besides, not even of a negative control, where a test is not about decisions.
  tables.accept_risk ??= 'low_disk = true';
  if (!/^decision = /m.test(tables.objective ?? ''))
    tables.objective += '\ndecision = "greedy"\nconfirm = { pairs = 0 }\nnegative_control = "off"';
  return Object.entries(tables)
    .map(([table, lines]) => `[${table}]\n${lines}\n`)
    .join('\n');
}
