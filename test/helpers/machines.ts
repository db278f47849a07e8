import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { type ExperimentPaths, pathsOf } from '../../src/experiment/ledger/store.ts';
import { type ExperimentRequest, type ExperimentResult, runExperiment } from '../../src/experiment/run.ts';
import { openRemote } from '../../src/kernel/git-remote.ts';
import { createHost, type Host } from '../../src/kernel/host.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import type { Restored } from '../../src/remote/restore.ts';
import { RemoteSession } from '../../src/remote/session.ts';
import type { GitServer } from './git-server.ts';
import { createRepository, userGit } from './repository.ts';
import { REPOSITORY } from './run-cli.ts';
import { createFolder } from './temp-folder.ts';

const CONFIG = `[experiment]
name = "pi"
[objective]
command = "sh score.sh"
direction = "min"
[iteration]
budget = "20s"
max_iterations = 2
[schedule]
total_budget = "10m"
[agent]
command = "sh agent.sh {prompt_file}"
env = { WHICH = "$WHICH" }
[accept_risk]
low_disk = true
`;

/**
 * Files of a repository whose score is the sum of two numbers; the agent makes the one smaller that WHICH names. One
 * score a candidate and none besides.
 */
export const SHARED_FILES = {
  'a/value.txt': '10\n',
  'b/value.txt': '10\n',
  'score.sh': 'echo $(( $(cat a/value.txt) + $(cat b/value.txt) ))\n',
  'agent.sh': 'echo $(( $(cat $WHICH/value.txt) - 1 )) > $WHICH/value.txt\n',
  '.autorize/.gitignore': '*\n',
  '.autorize/pi/config.toml': CONFIG.replace(
    'direction = "min"',
    '$&\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
  ),
  '.autorize/pi/program.md': 'Make the numbers smaller.\n',
};

/** The same, decided on and confirmed by pairs, as an experiment is that says nothing of it. */
export const PAIRED_FILES = { ...SHARED_FILES, '.autorize/pi/config.toml': CONFIG };

/** Puts a repository with two commits on the server. */
export function seedServer(server: GitServer, files: Readonly<Record<string, string>> = SHARED_FILES): string {
  const folder = createRepository(files);
  userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'Another one');
  userGit(folder, 'push', '-q', server.folder, 'main');
  return userGit(folder, 'rev-parse', 'HEAD');
}

export interface Machine {
  readonly folder: string;
  readonly host: Host;
  readonly paths: ExperimentPaths;
  readonly session: RemoteSession;
  readonly restored: Restored;
  run(request?: Partial<ExperimentRequest>): Promise<ExperimentResult>;
}

/** A checkout on a machine of its own, as shallow as a runner's. */
export function cloneShallow(server: GitServer): string {
  const folder = join(createFolder(), 'work');
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${server.folder}`, folder], {
    env: { PATH: process.env.PATH, HOME: createFolder(), GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
  });
  return folder;
}

export async function startMachine(
  server: GitServer,
  { which = 'a', token = server.token, limitMs = 20_000 }: { which?: string; token?: string; limitMs?: number } = {},
): Promise<Machine> {
  const folder = cloneShallow(server);
  const env = { ...process.env, XDG_CACHE_HOME: createFolder(), WHICH: which };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  const paths = pathsOf('pi', host);
  const own = createFolder();
  mkdirSync(own, { recursive: true });
  const remote = openRemote({
    url: server.url,
    token,
    repository: paths.repository,
    folder: join(own, 'remote'),
    parentEnv: {},
    limitMs,
    pausesMs: [10, 20, 30],
  });
  const { refs } = openRefs(paths.repository, join(own, 'refs'));
  const { session, restored } = await RemoteSession.open({
    subject: experimentSubject(paths, host),
    remote,
    refs,
    host,
    search: new SecretSearch([token]),
  });
  const run: Machine['run'] = (request = {}) => runExperiment({ name: 'pi', mode: 'run', ...request }, host);
  return { folder, host, paths, session, restored, run };
}
