// Real toolchains in a home, and a private registry, used by every command of a whole experiment without a line of config.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { CREDENTIAL_FILES, KEY_PLACES } from '../../src/engine/environment/secret-places.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { nobodysObstacle, superviseUnprivileged } from '../helpers/nobody.ts';
import { type PrivateRegistry, servePackages } from '../helpers/private-registry.ts';
import { installRealTools, type RealTool } from '../helpers/real-home.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const KEY = 'tkn_4f9a1c7e2b8d55aa';
const NEEDED = [
  ['rustup', '--version'],
  ['go', 'version'],
  ['openssl', 'version'],
  ['npm', '--version'],
] as const;
const isComplete = NEEDED.every((command) => hasTool(command, 'real toolchains'));

/** Where tools keep keys, each with one; settings that are there keep what they say. */
function plantKeys(home: string): readonly string[] {
  return [...CREDENTIAL_FILES, ...KEY_PLACES.map((name) => `${name}/key`)].map((name) => {
    const path = join(home, name);
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, name.endsWith('.npmrc') ? `//localhost/:_authToken=${KEY}\n` : `${KEY}\n`);
    return path;
  });
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A script that uses each tool, then tries to change it and to read keys. Its argument is the kind of command. */
function scriptOf(
  tools: readonly RealTool[],
  { home, keys }: { readonly home: string; readonly keys: readonly string[] },
) {
  const uses = [...tools, { name: 'registry', use: 'npm view "private-$kind" number', prints: '7', locked: [] }];
  return [
    'kind=$1 used=0',
    ...uses.flatMap(({ name, use, prints }) => [
      `found=$( ${use} 2>"$TMPDIR/err") || cat "$TMPDIR/err" >&2`,
      `[ "$found" = ${quote(prints)} ] || { echo "${name} says: $found" >&2; exit 1; }`,
      'used=$((used + 1))',
    ]),
    `for path in ${uses.flatMap(({ locked }) => locked.map(quote)).join(' ')}; do`,
    '  { echo changed >>"$path"; rm -f "$path"; mv "$path" "$path.old"; touch "$(dirname "$path")/planted"; chmod 777 "$path"; } 2>/dev/null',
    'done',
    `keys=$(cat ${keys.map(quote).join(' ')} 2>/dev/null; grep -rlsF ${quote(KEY.slice(0, 8))}"${KEY.slice(8)}" ${quote(home)} "$HOME")`,
    '[ -z "$keys" ] || { echo "keys: $keys" >&2; exit 1; }',
    'echo "$kind used $used tools" >&2',
    '',
  ].join('\n');
}

/** Names, sizes, times and rights of all files of a home, and the contents of some. */
function stateOf(home: string, tools: readonly RealTool[]): string {
  const list = execFileSync('find', [home, '-printf', '%P %y %s %T@ %m %l\\n'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const contents = tools.flatMap(({ locked }) => locked.map((path) => `${path} ${sha256(readFileSync(path))}`));
  return [...list.split('\n').sort(), ...contents].join('\n');
}

function programFolder(name: string): string {
  return dirname(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim());
}

function createUse(tools: readonly RealTool[], script: string) {
  return createExperiment({
    agent: 'sh use.sh agent && echo 9 > value.txt\n',
    files: { 'use.sh': script, ...Object.assign({}, ...tools.map(({ files = {} }) => files)) },
    config: {
      objective: 'command = "sh use.sh objective && sh score.sh"\ndirection = "min"\nnetwork = "on"\ntimeout = "5m"',
      setup: 'command = "sh use.sh setup"\ninputs = ["use.sh", "golang/**", "rust/**"]',
      iteration: 'budget = "5m"\nmax_iterations = 1',
    },
    uncommitted: '[[guards]]\nname = "uses"\ncommand = "sh use.sh guard"\ntimeout = "5m"',
  });
}

describe.skipIf(BUBBLEWRAP.length === 0 || !isComplete)('real toolchains and a private registry', () => {
  const obstacle = nobodysObstacle();
  const users = [
    ['the user of the tests', superviseExperimentAlone] as const,
    ...(obstacle === undefined ? [['a user without rights', superviseUnprivileged] as const] : []),
  ];

  it.each(users)('serve every command of %s, who can neither change them nor read keys', async (_, supervise) => {
    const registry: PrivateRegistry = await servePackages();
    const home = join(createFolder(), 'home');
    mkdirSync(home);
    const tools = installRealTools(home);
    const keys = plantKeys(home);
    writeFileSync(join(home, '.npmrc'), `registry=${registry.url}\n${readFileSync(join(home, '.npmrc'), 'utf8')}`);
    const certificate = join(home, 'registry.pem');
    copyFileSync(registry.certificate, certificate);
    execFileSync('chmod', ['-R', 'a+rX', home, dirname(home)]);
    const experiment = createUse(tools, scriptOf(tools, { home, keys }));
    const system = [programFolder('go'), programFolder('npm'), '/usr/local/bin', '/usr/bin', '/bin'];
    const env = {
      HOME: home,
      PATH: [...tools.flatMap(({ path = [] }) => path), ...system].join(':'),
      LANG: 'C.UTF-8',
      NODE_EXTRA_CA_CERTS: certificate,
      XDG_CACHE_HOME: experiment.cache,
      TMPDIR: process.env.TMPDIR ?? '/tmp',
      ...Object.assign({}, ...tools.map(({ variables = {} }) => variables)),
    } as Record<string, string>;
    const before = stateOf(home, tools);
    const { error, acknowledged } = await supervise(experiment, { env }).ended;
    expect(error).toBeUndefined();
    expect(acknowledged.map(({ outcome, notes }) => `${outcome}: ${notes}`)).toEqual([
      expect.stringMatching(/^baseline: /),
      expect.stringMatching(/^merged: /),
    ]);
    expect(stateOf(home, tools)).toBe(before);
    // npm asks for its own newest version, too.
    expect(new Set([...registry.asked].filter((name) => name !== 'npm'))).toEqual(
      new Set(['agent', 'guard', 'objective', 'setup'].map((kind) => `private-${kind}`)),
    );
    const count = `used ${tools.length + 1} tools`;
    const logs = execFileSync('grep', ['-rhoE', `^[a-z]+ ${count}$`, experiment.place], { encoding: 'utf8' });
    expect([...new Set(logs.trim().split('\n'))].sort()).toEqual(
      ['agent', 'guard', 'objective', 'setup'].map((kind) => `${kind} ${count}`),
    );
  });
});

/** With nothing of the environment of the tests. */
function superviseExperimentAlone(experiment: ReturnType<typeof createUse>, { env }: { env: Record<string, string> }) {
  return superviseExperiment(experiment, {
    prefix: ['env', '-i', ...Object.entries(env).map((each) => each.join('='))],
  });
}
