/** A git server, an API and a service of artifacts on localhost, and steps on machines of their own that use them. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitServer, startGitServer } from '../../helpers/git-server.ts';
import { cloneShallow, seedServer } from '../../helpers/machines.ts';
import { userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';
import { type GitHubServer, startGitHub, TOKENS } from './github-server.ts';
import { type ResultsServer, startResults } from './results-server.ts';
import { runAction, type StepRequest, type StepRun } from './run-action.ts';

/** The branch of the experiment, and the ref of its state. */
export const BRANCH = 'refs/heads/autorize/pi';

export interface World extends AsyncDisposable {
  readonly git: GitServer;
  readonly github: GitHubServer;
  readonly results: ResultsServer;
  /** A step on a machine of its own. */
  step(
    inputs?: Record<string, string>,
    more?: Partial<StepRequest> & { privateArea?: string },
  ): Promise<StepRun & { privateArea: string; runner: string }>;
}

export async function createWorld(files?: Readonly<Record<string, string>>): Promise<World> {
  const [git, github, results] = [
    await startGitServer(TOKENS.write, TOKENS.read),
    await startGitHub(),
    await startResults(),
  ];
  seedServer(git, files);
  // The API's own branches are not those of the git server: the one that is proposed has to be there.
  const { data } = await github.ask('GET', '/git/ref/heads/main');
  await github.ask('POST', '/git/refs', { ref: BRANCH, sha: (data as { object: { sha: string } }).object.sha });
  await github.ask('PUT', '/contents/value.txt', { message: 'm', content: 'MQ==', branch: 'autorize/pi' });
  const { port } = new URL(git.url);
  return {
    ...{ git, github, results },
    async step(inputs = {}, { env = {}, privateArea = cloneShallow(git), runner = createFolder(), ...more } = {}) {
      const run = await runAction({
        ...{ privateArea, runner, event: { name: 'schedule', payload: {} } },
        inputs: {
          mode: 'experiment',
          experiment: 'pi',
          'max-iterations': '2',
          'github-token': TOKENS.write,
          ...inputs,
        },
        env: {
          GITHUB_SERVER_URL: `http://git.localhost:${port}`,
          GITHUB_API_URL: github.url,
          no_proxy: '127.0.0.1,.localhost',
          WHICH: 'a',
          GITHUB_SHA: userGit(privateArea, 'rev-parse', 'HEAD'),
          ...results.env,
          ...env,
        },
        ...more,
      });
      return { ...run, privateArea, runner };
    },
    async [Symbol.asyncDispose]() {
      for (const each of [git, github, results]) await each[Symbol.asyncDispose]();
    },
  };
}

/** The token as git's header has it. */
export const TOKEN_IN_HEADER = btoa(`x-access-token:${TOKENS.write}`);
/** What a step masks, but for keys of its agent. */
export const MASKS: readonly string[] = [TOKENS.write, TOKEN_IN_HEADER, 'marker-signature'];

/** Everything that a step left for others, and that an agent could have read or written. */
export function searchAll(
  world: World,
  run: StepRun & { privateArea: string; runner: string },
  needle: string,
): string[] {
  const found: string[] = [];
  const status = (name: string, bytes: Buffer | string): void => {
    if (Buffer.from(bytes).includes(needle)) found.push(name);
  };
  status('log', run.out.replaceAll(`::add-mask::${needle}`, ''));
  for (const [name, text] of Object.entries({
    err: run.err,
    summary: run.summary,
    outputs: JSON.stringify(run.outputs),
  }))
    status(name, text);
  for (const [name, { bytes }] of world.results.stored) {
    status(`artifact ${name}`, bytes);
    if (name.endsWith('.html')) continue;
    const folder = createFolder({ 'all.zip': bytes });
    execFileSync('python3', ['-m', 'zipfile', '-e', 'all.zip', 'out'], { cwd: folder });
    searchFolder(join(folder, 'out'), `artifact ${name}`, status);
  }
  const objects = execFileSync('git', ['cat-file', '--batch-all-objects', '--batch'], {
    cwd: world.git.folder,
    maxBuffer: 1e9,
  });
  status('objects on the server', objects);
  searchFolder(run.privateArea, 'workspace', status);
  for (const { method, path, body } of world.github.seen)
    if (method !== 'GET') status(`api ${path}`, JSON.stringify(body ?? {}));
  return found;
}

function searchFolder(folder: string, name: string, status: (name: string, bytes: Buffer) => void): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) status(`${name}/${entry.name}`, readFileSync(join(entry.parentPath, entry.name)));
  }
}
