// Real CLIs beside the table: missions whose front matter says nothing of their agent but the key, where Codex commits and
// hands its commit over; and logins of the user's own, whose access token the gateway alone has. A model is named where the
// scripted one has to know the tools that the CLI offers to it. One file: what starts in it starts one after the other.
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { CASES, installed } from './agent-cases.ts';
import { KEY, SANDBOXES, type Sandbox, startProgram } from './agent-run.ts';

const [codex] = CASES.filter(({ preset }) => preset === 'codex');
const found = codex === undefined ? { lacking: 'not among the CLIs' } : installed(codex);
if ('lacking' in found) writeSync(2, `\nNOT RUN: missions with Codex: ${found.lacking}\n\n`);

const sandboxes: readonly Sandbox[] = SANDBOXES.filter((sandbox) => sandbox === 'off' || BUBBLEWRAP.length > 0);

describe.skipIf('lacking' in found).each(sandboxes)('rcs autoresearch with real Codex, sandbox %s', (sandbox) => {
  it('commits and is kept, with its usage', async () => {
    await using model = await startModelServer({
      turnOf: (_body, text) =>
        text.includes('HANDED OVER') ? { text: 'Done.' } : { text: 'I commit it.', command: 'sh session.sh' },
    });
    const setting = sandbox === 'off' ? ', sandbox: off' : ', sandbox: required';
    const env = '{CODEX_API_KEY: $MODEL_KEY, OPENAI_BASE_URL: $MODEL_URL}';
    const mission = createMission({
      session: 'improve 11 && hand candidate "$(git rev-parse HEAD)" && echo HANDED OVER',
      front: `evaluator: {command: sh evaluate.sh, format: json}\nagent: {env: ${env}, budget: 200s${setting}}\n`,
    });
    const { exitCode, printed } = await startProgram(
      [programPath('autorize'), 'autoresearch', '--max-iterations', '1', 'missions/climb', '-m', 'gpt-5.4'],
      {
        cwd: mission.folder,
        bin: 'bin' in found ? found.bin : '',
        env: { XDG_CACHE_HOME: mission.cache, MODEL_KEY: KEY, MODEL_URL: `${model.url}/v1` },
      },
    );
    const [runId = ''] = readdirSync(join(mission.folder, '.rcs', 'logs', 'autoresearch'));
    const left = leftOf(mission, runId);
    const session = readFileSync(join(left.logs, 'iteration-0001', 'session.stdout'), 'utf8');
    expect(decisionsOf(left), `${printed}\n${session}`).toEqual(['0 baseline', '1 keep']);
    expect(exitCode).toBe(0);
    expect(model.requests.length).toBeGreaterThan(1);
    expect(session).not.toContain(KEY);
  });
});

describe.skipIf('lacking' in found)('rcs autoresearch with real Codex and no model named', () => {
  it('names the model that Codex chose, and its price', async () => {
    await using model = await startModelServer({ text: 'I did nothing.' });
    const mission = createMission({
      session: ':',
      front: `evaluator: {command: sh evaluate.sh, format: json}
agent: {env: {CODEX_API_KEY: $MODEL_KEY, OPENAI_BASE_URL: $MODEL_URL}, budget: 200s, sandbox: off}
`,
    });
    const { printed } = await startProgram(
      [programPath('autorize'), 'autoresearch', '--max-iterations', '1', 'missions/climb'],
      {
        cwd: mission.folder,
        bin: 'bin' in found ? found.bin : '',
        env: { XDG_CACHE_HOME: mission.cache, MODEL_KEY: KEY, MODEL_URL: `${model.url}/v1` },
      },
    );
    const [runId = ''] = readdirSync(join(mission.folder, '.rcs', 'logs', 'autoresearch'));
    const [, entry] = leftOf(mission, runId).ledger.entries;
    const [asked] = model.counted;
    expect(asked?.model, printed).toMatch(/^gpt-/);
    expect(entry?.usage).toMatchObject({ model: asked?.model, input_tokens: 1000, output_tokens: 50 });
    expect(entry?.usage?.usd).toBeGreaterThan(0);
  });
});

const HOUR = 3_600_000;
const ACCESS = 'sk-ant-oat01-Zq83hTrW0pLmXv72Kd91bNyE';
const REFRESH = 'refresh-token-that-no-agent-may-see';
const claims = Buffer.from(
  JSON.stringify({
    exp: Math.floor((Date.now() + HOUR) / 1000),
    'https://api.openai.com/auth': { chatgpt_account_id: 'account-1' },
  }),
).toString('base64url');
const JWT = `e30.${claims}.c2lnbmF0dXJl`;

const LOGINS = {
  claude: {
    token: ACCESS,
    file: '.claude/.credentials.json',
    content: {
      claudeAiOauth: {
        ...{ accessToken: ACCESS, refreshToken: REFRESH, expiresAt: Date.now() + HOUR },
        ...{ scopes: ['user:inference'], subscriptionType: 'max' },
      },
    },
    env: 'ANTHROPIC_BASE_URL = "$MODEL_URL"',
    model: 'claude-sonnet-4-5',
  },
  codex: {
    token: JWT,
    file: '.codex/auth.json',
    content: {
      OPENAI_API_KEY: null,
      tokens: { id_token: JWT, access_token: JWT, refresh_token: REFRESH, account_id: 'account-1' },
      last_refresh: new Date().toISOString(),
    },
    env: 'OPENAI_BASE_URL = "$MODEL_URL/v1"',
    model: 'gpt-5.4',
  },
} as const;
type Name = keyof typeof LOGINS;

const rows = CASES.filter(({ preset }) => Object.hasOwn(LOGINS, preset)).map((agent) => ({
  agent,
  found: installed(agent),
}));
for (const { agent, found } of rows)
  if ('lacking' in found) writeSync(2, `\nNOT RUN: the login of ${agent.preset}: ${found.lacking}\n\n`);

describe.skipIf(BUBBLEWRAP.length === 0).each(rows)(
  '$agent.preset $agent.version with its login',
  ({ agent, found }) => {
    it.skipIf('lacking' in found)('works, and finds neither token', async () => {
      const { token, file, content, env, model: name } = LOGINS[agent.preset as Name];
      await using model = await startModelServer({
        turnOf: (_body, text) =>
          text.includes('LOOKED') ? { text: 'Done.' } : { text: 'I look.', command: 'sh look.sh' },
      });
      const home = createFolder({ [file]: JSON.stringify(content) });
      // It looks wherever it may read.
      const look = `echo 9 > value.txt
cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n' >> found.txt
find "$HOME" "$TMPDIR" "${home}" -type f -size -200k -exec cat {} + >> found.txt 2>/dev/null
env >> found.txt
cp found.txt found-$$.txt; echo LOOKED\n`;
      const { folder, place, host } = createExperiment({
        agent: '',
        files: { 'look.sh': look },
        config: {
          agent: `preset = "${agent.preset}"\nmodel = "${name}"\nlogin = true\nsandbox = "required"\nnetwork = "model"\nenv = { ${env} }`,
          iteration: 'budget = "200s"\nmax_iterations = 1',
          summarize: 'enabled = false',
        },
      });
      const { exitCode, printed } = await startProgram([programPath('autorize'), 'run', 'pi', '--allow-dirty'], {
        ...{ cwd: folder, bin: 'bin' in found ? found.bin : '' },
        env: { HOME: home, XDG_CACHE_HOME: host.env.XDG_CACHE_HOME ?? '', MODEL_URL: model.url },
      });
      const session = readFileSync(join(place, 'iter-0001', 'agent.stdout'), 'utf8');
      const diff = readFileSync(join(place, 'iter-0001', 'changes.diff'), 'utf8');
      expect(exitCode, `${printed}\n${session}`).toBe(0);
      expect(new Set(model.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${token}`]));
      expect(diff).toContain('+9');
      for (const text of [session, diff]) for (const secret of [token, REFRESH]) expect(text).not.toContain(secret);
      expect(readFileSync(join(home, file), 'utf8')).toBe(JSON.stringify(content));
    });
  },
);
