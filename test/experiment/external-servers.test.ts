// Git LFS files and submodules of the base that lie on servers, which ask who fetches them.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { addSubmodule, commitPointers, createLibrary, forgetSubmodules, preparedIn } from '../helpers/external.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { type LfsServer, putContent, startLfsServer } from '../helpers/lfs-server.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const HAS_LFS = hasTool(['git', 'lfs', 'version'], 'fetching Git LFS files from a server');
const LARGE = 'a large content\n'.repeat(1000);
const CHECK_LARGE = 'test $(wc -l <data.bin) = 1000';

/** An experiment of one iteration; its agent also keeps whatever it finds of the user's keys. */
function createWith(guard: string, keys: readonly string[] = []): Experiment {
  const look = `{ env; cat ${keys.map((each) => `'${each}'`).join(' ')} /dev/null; } >found.txt 2>&1\n`;
  return createExperiment({
    agent: `${look}${NUDGE}`,
    config: {
      iteration: 'budget = "30s"\nmax_iterations = 1',
      '[guards]': `name = "inputs"\ncommand = "${guard}"`,
    },
  });
}

/** A home folder of a user whose git finds these passwords, as addresses with them in it. */
function homeWith(addresses: readonly string[], more = ''): string {
  return createFolder({
    '.gitconfig': `[credential]\n\thelper = store\n${more}`,
    '.git-credentials': addresses.map((each) => `${each}\n`).join(''),
  });
}

function withPassword(url: string, user: string, password: string): string {
  return new URL(url).origin.replace('//', `//${user}:${password}@`);
}

const runIn = (experiment: Experiment, home: string) =>
  experiment.run(
    {},
    { env: { ...experiment.host.env, HOME: home, XDG_CONFIG_HOME: undefined, GIT_CONFIG_GLOBAL: undefined } },
  );

/** Runs it to its end; then no file of ours, no commit and no output of the agent has the secret. */
async function runsWithout(experiment: Experiment, { home, secret }: { home: string; secret: string }): Promise<void> {
  const { records } = await runIn(experiment, home);
  expect(records.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['baseline', expect.anything()],
    ['merged', expect.anything()],
  ]);
  const found = userGit(experiment.folder, 'show', 'autorize/pi:found.txt');
  expect(found).toContain('PATH=');
  expect(found).not.toContain(secret);
  for (const folder of [experiment.cache, experiment.place, join(experiment.folder, '.git', 'objects')])
    expect(filesWith(folder, secret)).toEqual([]);
}

function filesWith(folder: string, text: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() === true && readFileSync(join(folder, name), 'latin1').includes(text);
  });
}

/** Puts a repository on a server; gives its address. */
function publish({ folder, url }: GitServer, repository: string, name: string): string {
  userGit(dirname(folder), 'clone', '-q', '--bare', repository, `${name}.git`);
  return url.replace(/demo$/, `${name}.git`);
}

/** Gives an experiment a submodule with another one in it, both with relative addresses, and no clone of either. */
function addNested(experiment: Experiment, server: GitServer): void {
  const inner = createLibrary({ 'inner.txt': 'innermost\n' });
  publish(server, inner, 'inner');
  const outer = createLibrary();
  addSubmodule(outer, 'in/ner', inner);
  nameAddress(outer, 'in/ner', '../inner.git');
  publish(server, outer, 'outer');
  const { folder } = experiment;
  userGit(folder, 'remote', 'add', 'origin', server.url);
  addSubmodule(folder, 'vendor/lib', outer);
  nameAddress(folder, 'vendor/lib', '../outer.git');
  forgetSubmodules(folder, ['vendor/lib']);
}

function nameAddress(folder: string, name: string, address: string): void {
  userGit(folder, 'config', '--file', '.gitmodules', `submodule.${name}.url`, address);
  userGit(folder, 'commit', '-qam', `Name the address of ${name}`);
}

describe('submodules on a server', () => {
  const NESTED = 'grep innermost vendor/lib/in/ner/inner.txt';

  it('are fetched with the password that a helper of the user has, which no command sees', async () => {
    await using server = await startGitServer();
    const home = homeWith([withPassword(server.url, 'x-access-token', server.token)]);
    const experiment = createWith(NESTED, [join(home, '.git-credentials')]);
    addNested(experiment, server);
    await runsWithout(experiment, { home, secret: server.token });
    expect(server.seen.filter((each) => each.startsWith('POST') && each.endsWith('true'))).toHaveLength(2);
  });

  it.each(['in a file that it includes', 'itself'])(
    'are fetched with the header that the repository’s configuration has %s, which no command sees',
    async (where) => {
      await using server = await startGitServer();
      const runner = createFolder();
      const secret = Buffer.from(`x-access-token:${server.token}`).toString('base64');
      const entry = `[http "${new URL(server.url).origin}/"]\n\textraheader = AUTHORIZATION: basic ${secret}\n`;
      const included = join(runner, 'git-credentials.config');
      const experiment = createWith(NESTED, [included]);
      addNested(experiment, server);
      const config = join(experiment.folder, '.git', 'config');
      writeFileSync(included, entry);
      const path = `[includeIf "gitdir:${join(experiment.folder, '.git')}"]\n\tpath = ${included}\n`;
      writeFileSync(config, `${readFileSync(config, 'utf8')}${where === 'itself' ? entry : path}`);
      await runsWithout(experiment, { home: createFolder(), secret });
    },
  );

  it('end the run with exit code 3 where nobody has a password; the message has none of an address', async () => {
    await using server = await startGitServer();
    const experiment = createWith('true');
    addNested(experiment, server);
    nameAddress(experiment.folder, 'vendor/lib', `${withPassword(server.url, 'someone', 'outdated')}/octo/outer.git`);
    const error: unknown = await runIn(experiment, createFolder()).catch((each: unknown) => each);
    expect(error).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(
        /^the submodule "vendor\/lib" at [0-9a-f]{40} cannot be fetched from ".*": fatal: /,
      ),
    });
    expect(String(error)).not.toContain('outdated');
  });

  const OLD_PROTOCOL = '[protocol]\n\tversion = 0\n';

  it.each([
    ['is not at the end of a branch', OLD_PROTOCOL, 'refs/heads/main', 'merged'],
    ['no branch leads to, where the server gives it', '', 'refs/hidden/one', 'merged'],
    ['no branch leads to, where the server does not give it', OLD_PROTOCOL, 'refs/hidden/one', 'refused'],
  ])('are found at a commit that %s', async (_, config, ref, expected) => {
    await using server = await startGitServer();
    const home = homeWith([withPassword(server.url, 'x-access-token', server.token)], config);
    const library = createLibrary();
    const address = publish(server, library, 'lib');
    const bare = join(dirname(server.folder), 'lib.git');
    userGit(library, 'commit', '-q', '--allow-empty', '-m', 'The one that is used');
    const experiment = createWith('grep library vendor/lib/lib.txt');
    addSubmodule(experiment.folder, 'vendor/lib', library);
    nameAddress(experiment.folder, 'vendor/lib', address);
    forgetSubmodules(experiment.folder, ['vendor/lib']);
    userGit(library, 'commit', '-q', '--allow-empty', '-m', 'A later one');
    userGit(library, 'push', '-q', bare, `HEAD:${ref}`);
    userGit(bare, 'config', 'transfer.hideRefs', 'refs/hidden');
    if (expected === 'merged') {
      const { records } = await runIn(experiment, home);
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    } else {
      await expect(runIn(experiment, home)).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(/: no branch or tag there leads to that commit$/),
      });
    }
  });

  it('are fetched by the ssh that the user’s git is configured to use', async () => {
    const place = createFolder({ 'ssh.sh': 'shift $(($# - 1)); eval "$1"\n' });
    const library = createLibrary();
    userGit(place, 'clone', '-q', '--bare', library, 'lib.git');
    const home = homeWith([], `[core]\n\tsshCommand = sh '${place}/ssh.sh'\n[safe]\n\tdirectory = *\n`);
    const experiment = createWith('grep library vendor/lib/lib.txt');
    addSubmodule(experiment.folder, 'vendor/lib', library);
    nameAddress(experiment.folder, 'vendor/lib', `ssh://git@example.invalid${place}/lib.git`);
    forgetSubmodules(experiment.folder, ['vendor/lib']);
    const { records } = await runIn(experiment, home);
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it.each(['ext::touch MADE', '--upload-pack=touch MADE', 'ssh://-oProxyCommand=touch%20MADE/x'])(
    'start no program that an address names: %s',
    async (address) => {
      const made = join(createFolder(), 'made');
      const experiment = createWith('true');
      addSubmodule(experiment.folder, 'vendor/lib', createLibrary());
      nameAddress(experiment.folder, 'vendor/lib', address.replace('MADE', made));
      forgetSubmodules(experiment.folder, ['vendor/lib']);
      await expect(runIn(experiment, createFolder())).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringContaining('the submodule "vendor/lib"'),
      });
      expect(statSync(made, { throwIfNoEntry: false })).toBeUndefined();
    },
  );
});

/** Commits a pointer to a content that is on a server alone. */
function pointTo(folder: string, { url }: LfsServer): void {
  commitPointers(folder, { 'data.bin': LARGE });
  rmSync(join(folder, '.git', 'lfs'), { recursive: true });
  userGit(folder, 'config', 'lfs.url', url);
}

describe.runIf(HAS_LFS)('Git LFS files on a server', () => {
  const homeFor = ({ url, user, password }: LfsServer) => homeWith([withPassword(url, user, password)]);

  it('are fetched with the password that a helper of the user has, which no command sees', async () => {
    await using server = await startLfsServer();
    putContent(server, LARGE);
    const home = homeFor(server);
    const experiment = createWith(CHECK_LARGE, [join(home, '.git-credentials')]);
    pointTo(experiment.folder, server);
    await runsWithout(experiment, { home, secret: server.password });
    expect(userGit(experiment.folder, 'status', '--porcelain', '--', ':!data.bin')).toBe('');
  });

  it('of a submodule are fetched from where it comes from, with a header of the repository’s configuration', async () => {
    await using git = await startGitServer();
    await using server = await startLfsServer();
    putContent(server, LARGE);
    const library = createLibrary();
    commitPointers(library, { 'data.bin': LARGE });
    const address = publish(git, library, 'lib');
    const experiment = createWith('test $(wc -l <vendor/lib/data.bin) = 1000');
    const { folder } = experiment;
    addSubmodule(folder, 'vendor/lib', library);
    nameAddress(folder, 'vendor/lib', address);
    forgetSubmodules(folder, ['vendor/lib']);
    const secret = Buffer.from(`${server.user}:${server.password}`).toString('base64');
    userGit(folder, 'config', `http.${new URL(server.url).origin}/.extraheader`, `Authorization: Basic ${secret}`);
    const home = homeWith(
      [withPassword(git.url, 'x-access-token', git.token)],
      `[lfs]\n\turl = ${server.url}\n[lfs "${server.url}"]\n\taccess = basic\n`,
    );
    await runsWithout(experiment, { home, secret });
  });

  it.each([
    ['the server does not have them', (server: LfsServer) => server.contents.clear(), /\[404\] Object does not exist/],
    [
      'the server gives another content',
      (server: LfsServer) => {
        for (const oid of server.contents.keys()) server.contents.set(oid, Buffer.from('x'.repeat(LARGE.length)));
      },
      /expected OID [0-9a-f]{64}, got [0-9a-f]{64}/,
    ],
    ['nobody has a password', undefined, /could not read Username/],
  ])('end the run with exit code 3 where %s', async (_, spoil, reason) => {
    await using server = await startLfsServer();
    putContent(server, LARGE);
    spoil?.(server);
    const experiment = createWith(CHECK_LARGE);
    pointTo(experiment.folder, server);
    const home = spoil === undefined ? createFolder() : homeFor(server);
    await expect(runIn(experiment, home)).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(reason),
      remedy: expect.stringContaining('git lfs fetch'),
    });
    expect(preparedIn(experiment.cache)).toEqual([]);
  });

  it('end the run without the password of an address in the message', async () => {
    await using server = await startLfsServer();
    const experiment = createWith(CHECK_LARGE);
    pointTo(experiment.folder, server);
    userGit(experiment.folder, 'config', 'lfs.url', server.url.replace('//', '//someone:outdated@'));
    const error: unknown = await runIn(experiment, createFolder()).catch((each: unknown) => each);
    expect(error).toMatchObject({ exitCode: 3, message: expect.stringContaining('Authentication required') });
    expect(String(error)).not.toContain('outdated');
  });
});
