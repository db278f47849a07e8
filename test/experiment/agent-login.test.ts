// The login of a CLI: what its sessions get, what they cannot do to it, and how it is renewed.

import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLogin, requireLogin } from '../../src/engine/agent/login-access.ts';
import { loginProblems } from '../../src/engine/agent/login-settings.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../helpers/model-server.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const ACCESS = 'sk-ant-oat01-Zq83hTrW0pLmXv72Kd91bNyE';
const RENEWED = 'sk-ant-oat01-9sKwQ4vTz71LxBn05HcRy62M';
const REFRESH = 'sk-ant-ort01-Pf38dJm1Vw94XbTq70ZyLk2C';
const HOUR = 3_600_000;

function claudeFile(accessToken: string, expiresAt: number): string {
  const claudeAiOauth = {
    accessToken,
    refreshToken: REFRESH,
    expiresAt,
    scopes: ['user:inference'],
    subscriptionType: 'max',
  };
  return JSON.stringify({ claudeAiOauth });
}

/** A session of the CLI, and outside of the sandbox what renews the login. */
function claudeProgram(session: string, renewal: string): string {
  return `#!/bin/sh\ncase "$*" in *haiku*) ${renewal} ;; *) cat > /dev/null; ${session} ;; esac\n`;
}

interface Wish {
  readonly expiresAt?: number;
  readonly before?: string;
  readonly renewal?: string;
  readonly more?: string;
}

interface Site {
  readonly experiment: Experiment;
  readonly home: string;
  readonly file: string;
  run(model: ModelServer, iterations?: number): Promise<unknown>;
}

function createSite({ expiresAt = Date.now() + HOUR, before = '', renewal = 'exit 0', more = '' }: Wish = {}): Site {
  const home = createFolder({ '.claude/.credentials.json': claudeFile(ACCESS, expiresAt) });
  const agent = MODEL_AGENT.replace('ANTHROPIC_API_KEY: key', 'CLAUDE_CODE_OAUTH_TOKEN: key').replace(
    `'x-api-key': key`,
    'authorization: "Bearer " + key',
  );
  const file = join(home, '.claude', '.credentials.json');
  // Logs are redacted. So what the session finds goes into its change, too: one with a token in it is denied.
  const session = `{ ${before.replaceAll('LOGIN', file)}\n${process.execPath} agent.mjs; } 2>&1 | tee found.txt`;
  const bin = createFolder({ claude: claudeProgram(session, renewal) });
  chmodSync(join(bin, 'claude'), 0o755);
  const experiment = createExperiment({
    agent: '',
    files: { 'agent.mjs': agent },
    config: {
      agent: `preset = "claude"\nlogin = true\nenv = { ANTHROPIC_BASE_URL = "$MODEL_URL" }\n${more}`,
      iteration: 'budget = "120s"\nmax_iterations = 1',
    },
  });
  const { host } = experiment;
  return {
    ...{ experiment, home, file },
    run: (model, iterations = 1) => {
      const own = Object.fromEntries(
        Object.entries(host.env).filter(([name]) => !/^(?:GITHUB|RUNNER|ACTIONS)_/.test(name)),
      );
      const env = { ...own, HOME: home, PATH: `${bin}:${host.env.PATH}`, MODEL_URL: model.url };
      return experiment.run({ maxIterations: iterations }, { env });
    },
  };
}

const authorizationsOf = ({ requests }: ModelServer) => [
  ...new Set(requests.map(({ headers }) => headers.authorization)),
];

function everythingWritten({ experiment }: Site): string {
  const files = readdirSync(experiment.place, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.map((each) => readFileSync(join(each.parentPath, each.name), 'latin1')).join('\n');
}

/** How the last iteration ended. */
function outcomeOf({ experiment: { place } }: Site): unknown {
  const [line = '{}'] = readFileSync(join(place, 'iterations.jsonl'), 'utf8').trimEnd().split('\n').slice(-1);
  return (JSON.parse(line) as { outcome?: unknown }).outcome;
}

const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt';

describe.skipIf(BUBBLEWRAP.length === 0)('a session with the login of claude', { timeout: 120_000 }, () => {
  it('works by the access token in the hands of the gateway, and can find neither token', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const site = createSite();
    const before = readFileSync(site.file, 'utf8');
    await site.run(model);
    expect(authorizationsOf(model)).toEqual([`Bearer ${ACCESS}`]);
    const written = everythingWritten(site);
    expect(outcomeOf(site)).toBe('merged');
    expect(written).toContain('"CLAUDE_CODE_OAUTH_TOKEN":"autorize-');
    expect(written).not.toContain(ACCESS);
    expect(written).not.toContain(REFRESH);
    expect(readFileSync(site.file, 'utf8')).toBe(before);
  });

  it('would be denied its change if it found one', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const site = createSite({ before: `echo ${ACCESS}` });
    await site.run(model);
    expect(outcomeOf(site)).toBe('denied');
  });

  it.each([
    [
      'another account',
      `mkdir -p "$HOME/.claude"; echo '${claudeFile('sk-ant-oat01-of-another-account', 1)}' > "$HOME/.claude/.credentials.json"`,
    ],
    [
      'a link',
      'mkdir -p "$HOME/.claude"; ln -sf LOGIN "$HOME/.claude/.credentials.json"; echo "{}" > "$HOME/.claude/.credentials.json"; cat "$HOME/.claude/.credentials.json" LOGIN',
    ],
    ['a huge file', 'mkdir -p "$HOME/.claude"; head -c 50000000 /dev/zero > "$HOME/.claude/.credentials.json"'],
    [
      'a refresh token of its own',
      `mkdir -p "$HOME/.claude"; echo '{"claudeAiOauth":{"refreshToken":"evil"}}' | tee "$HOME/.claude/.credentials.json" > LOGIN`,
    ],
    ['its end by kill -9', 'mkdir -p "$HOME/.claude"; echo half > "$HOME/.claude/.credentials.json"; kill -9 $$'],
  ])('leaves the login as it was, whatever it writes: %s', async (_, attack) => {
    await using model = await startModelServer({ command: NUDGE });
    const site = createSite({ before: attack });
    const [text, { ino, mtimeMs }] = [readFileSync(site.file, 'utf8'), statSync(site.file)];
    await site.run(model);
    expect(everythingWritten(site)).toContain('"iter":1');
    expect(readFileSync(site.file, 'utf8')).toBe(text);
    expect(statSync(site.file)).toMatchObject({ ino, mtimeMs });
    expect(readdirSync(dirname(site.file))).toEqual(['.credentials.json']);
    expect(outcomeOf(site)).not.toBe('denied');
  });

  it('begins with a token that the CLI renewed outside of the sandbox, in an empty folder', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const renewal = `pwd > "$HOME/where"; ls -A >> "$HOME/where"; printf '%s' '${claudeFile(RENEWED, Date.now() + HOUR)}' > "$HOME/.claude/.credentials.json"`;
    const site = createSite({ expiresAt: Date.now() - 1000, renewal });
    await site.run(model);
    expect(authorizationsOf(model)).toEqual([`Bearer ${RENEWED}`]);
    expect(readFileSync(join(site.home, 'where'), 'utf8').trimEnd().split('\n')).toHaveLength(1);
    expect(outcomeOf(site)).toBe('merged');
  });

  it('is given another token by the gateway where its own ends meanwhile', async () => {
    await using model = await startModelServer({ command: `sleep 4; ${NUDGE}` });
    const renewal = `printf '%s' '${claudeFile(RENEWED, Date.now() + HOUR)}' > "$HOME/.claude/.credentials.json"`;
    const site = createSite({ expiresAt: Date.now() + 120_000, renewal });
    await site.run(model);
    expect(authorizationsOf(model)).toEqual([`Bearer ${ACCESS}`, `Bearer ${RENEWED}`]);
  });

  it('does not begin where the login has ended and the CLI does not renew it', async () => {
    await using model = await startModelServer({ command: NUDGE });
    await expect(createSite({ expiresAt: 1000 }).run(model)).rejects.toMatchObject({
      exitCode: 3,
      message: 'the login of claude has ended, and its CLI did not renew it',
    });
    expect(model.requests).toEqual([]);
  });
});

describe('where a login cannot be used', () => {
  const preset = { login: true, preset: 'claude' } as const;
  const bubblewrap = { kind: 'bubblewrap' } as const;

  it.each([
    ['on a runner', { GITHUB_ACTIONS: 'true' }, bubblewrap, 'refused on a runner'],
    ['on a runner that hides the first variable', { RUNNER_TEMP: '/tmp' }, bubblewrap, 'refused on a runner'],
    ['without bubblewrap', {}, { kind: 'namespace' }, 'needs bubblewrap'],
    ['without a sandbox', {}, { kind: 'process-group' }, 'needs bubblewrap'],
  ] as const)('is refused %s, though it is there', (_, env, level, message) => {
    const HOME = createFolder({ '.claude/.credentials.json': claudeFile(ACCESS, Date.now() + HOUR) });
    expect(requireLogin(preset, { parentEnv: { HOME }, level: bubblewrap })).toMatchObject({ token: ACCESS });
    expect(() => requireLogin(preset, { parentEnv: { HOME, ...env }, level })).toThrow(message);
  });

  it.each([
    ['no file', {}, 'there is no file'],
    ['a folder', { '.claude/.credentials.json/x': '' }, 'there is no file'],
    ['half a file', { '.claude/.credentials.json': claudeFile(ACCESS, 1).slice(0, -20) }, 'is no JSON object'],
    ['a list', { '.claude/.credentials.json': '[]' }, 'is no JSON object'],
    [
      'a file without a token',
      { '.claude/.credentials.json': '{"claudeAiOauth":{"refreshToken":"x"}}' },
      'has no claudeAiOauth.accessToken',
    ],
    ['a huge file', { '.claude/.credentials.json': `{"a":"${'x'.repeat(1 << 20)}"}` }, 'is no JSON object'],
  ])('says so and never what is in it: %s', (_, files, message) => {
    const place = { parentEnv: { HOME: createFolder(files) }, level: bubblewrap };
    const read = () => requireLogin(preset, place);
    expect(read).toThrow(message);
    expect(read).not.toThrow(ACCESS);
  });

  it('is found by a link of the user and by the variable of its CLI', () => {
    const elsewhere = createFolder({ '.credentials.json': claudeFile(RENEWED, 5) });
    const HOME = createFolder({ '.claude/note': '' });
    symlinkSync(join(elsewhere, '.credentials.json'), join(HOME, '.claude', '.credentials.json'));
    expect(requireLogin(preset, { parentEnv: { HOME }, level: bubblewrap })).toMatchObject({ token: RENEWED });
    const named = { HOME: '/nowhere', CLAUDE_CONFIG_DIR: elsewhere };
    expect(requireLogin(preset, { parentEnv: named, level: bubblewrap })).toMatchObject({ token: RENEWED });
  });

  it('is renewed by one at a time', async () => {
    const HOME = createFolder({ '.claude/.credentials.json': claudeFile(ACCESS, 5) });
    const bin = createFolder({
      claude: `#!/bin/sh\necho begun >> "$HOME/log"; sleep 1; echo ended >> "$HOME/log"\nprintf '%s' '${claudeFile(RENEWED, Date.now() + HOUR)}' > "$HOME/.claude/.credentials.json"\n`,
    });
    chmodSync(join(bin, 'claude'), 0o755);
    const cache = createFolder({});
    mkdirSync(cache, { recursive: true });
    const place = { parentEnv: { HOME, PATH: `${bin}:${process.env.PATH}` }, level: bubblewrap, cache };
    const opened = await Promise.all([1, 2, 3].map(() => openLogin(preset, place)));
    expect(opened.map((each) => each?.token)).toEqual([RENEWED, RENEWED, RENEWED]);
    expect(readFileSync(join(HOME, 'log'), 'utf8')).toBe('begun\nended\n');
  });

  it('is never another account than before', async () => {
    const file = (access_token: string, account_id: string) => JSON.stringify({ tokens: { access_token, account_id } });
    const ended = `e30.${Buffer.from('{"exp":1}').toString('base64url')}.c2ln`;
    const HOME = createFolder({ '.codex/auth.json': file(ended, 'account-1') });
    const bin = createFolder({
      codex: `#!/bin/sh\nprintf '%s' '${file('new-token', 'account-2')}' > "$HOME/.codex/auth.json"\n`,
    });
    chmodSync(join(bin, 'codex'), 0o755);
    const place = {
      parentEnv: { HOME, PATH: `${bin}:${process.env.PATH}` },
      level: bubblewrap,
      cache: createFolder({}),
    };
    await expect(openLogin({ login: true, preset: 'codex' }, place)).rejects.toThrow('of another account');
  });
});

describe('settings of a login', () => {
  it.each([
    [{ login: true }, 'login'],
    [{ login: true, preset: 'aider' }, 'login'],
    [{ login: true, preset: 'claude', command: 'claude -p' }, 'login'],
    [{ login: true, preset: 'claude', env: { ANTHROPIC_API_KEY: '$KEY' } }, 'env.ANTHROPIC_API_KEY'],
    [{ login: true, preset: 'claude', gateway: 'off' }, 'gateway'],
    [{ login: true, preset: 'gemini', network: 'model' }, 'network'],
    [{ login: true, preset: 'claude', network: 'off' }, 'network'],
    [{ login: true, preset: 'claude', sandbox: 'off' }, 'sandbox'],
  ])('%j is refused', (agent, path) => {
    expect(loginProblems(agent).map((each) => each.path.join('.'))).toEqual([path]);
  });

  it('are accepted otherwise', () => {
    for (const agent of [
      { login: true, preset: 'claude', network: 'model' },
      { login: true, preset: 'copilot' },
      { login: false },
    ])
      expect(loginProblems(agent)).toEqual([]);
  });
});
