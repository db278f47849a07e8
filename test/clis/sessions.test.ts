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

interface Login {
  readonly token: string;
  /** The header that the API gets it in. */
  readonly header?: string;
  readonly scheme?: string;
  readonly file: string;
  readonly content: unknown;
  readonly env: string;
  readonly model: string;
  /** Its CLI calls its service by itself, with the access token. */
  readonly isDirect?: true;
  readonly others?: Readonly<Record<string, unknown>>;
}

const PROJECT = { cloudaicompanionProject: 'project-1' };
const TIER = { id: 'free-tier', name: 'Free', isDefault: true };
const COPILOT_MODEL = {
  ...{ id: 'gpt-4o', name: 'GPT-4o', object: 'model', vendor: 'OpenAI', version: 'gpt-4o', model_picker_enabled: true },
  ...{ preview: false, policy: { state: 'enabled', terms: '' }, supported_endpoints: ['/chat/completions'] },
  capabilities: {
    ...{ family: 'gpt-4o', object: 'model_capabilities', tokenizer: 'o200k_base', type: 'chat' },
    limits: { max_context_window_tokens: 128_000, max_output_tokens: 16_384, max_prompt_tokens: 128_000 },
    supports: { streaming: true, tool_calls: true, parallel_tool_calls: true },
  },
};
// Nothing else of the network is asked with a token that was made up.
const NO_WEB = 'HTTPS_PROXY = "$MODEL_URL", NO_PROXY = "127.0.0.1"';

const LOGINS: Readonly<Record<string, Login>> = {
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
  opencode: {
    token: 'sk-ant-api03-Kd82hTrW0pLmXv72Zq91bNyE',
    ...{ header: 'x-api-key', scheme: '' },
    file: '.local/share/opencode/auth.json',
    content: {
      anthropic: { type: 'api', key: 'sk-ant-api03-Kd82hTrW0pLmXv72Zq91bNyE' },
      other: { type: 'oauth', access: 'x', refresh: REFRESH, expires: 1 },
    },
    env: 'ANTHROPIC_BASE_URL = "$MODEL_URL"',
    model: 'anthropic/claude-sonnet-4-5',
  },
  gemini: {
    token: 'ya29.a0-Kd82hTrW0pLmXv72Zq91bNyE',
    file: '.gemini/oauth_creds.json',
    content: {
      ...{ access_token: 'ya29.a0-Kd82hTrW0pLmXv72Zq91bNyE', refresh_token: REFRESH, token_type: 'Bearer' },
      expiry_date: Date.now() + HOUR,
    },
    env: `CODE_ASSIST_ENDPOINT = "$MODEL_URL", ${NO_WEB}`,
    ...{ model: 'gemini-2.5-pro', isDirect: true },
    others: {
      '/v1internal:loadCodeAssist': { currentTier: TIER, allowedTiers: [TIER], ...PROJECT },
      '/v1internal:onboardUser': { done: true, response: PROJECT },
      '/v1internal:listExperiments': {},
      '/v1internal:retrieveUserQuota': {},
    },
  },
  copilot: {
    token: 'gho_Kd82hTrW0pLmXv72Zq91bNyE31sT',
    file: '.copilot/config.json',
    content: { copilot_tokens: { 'https://github.com:user': 'gho_Kd82hTrW0pLmXv72Zq91bNyE31sT' } },
    env: `COPILOT_API_URL = "$MODEL_URL", ${NO_WEB}`,
    ...{ model: 'gpt-4o', isDirect: true },
    others: { '/models': { object: 'list', data: [COPILOT_MODEL] } },
  },
};

const rows = CASES.filter(({ preset }) => Object.hasOwn(LOGINS, preset)).map((agent) => ({
  agent,
  found: installed(agent),
}));
for (const { agent, found } of rows)
  if ('lacking' in found) writeSync(2, `\nNOT RUN: the login of ${agent.preset}: ${found.lacking}\n\n`);

describe.skipIf(BUBBLEWRAP.length === 0).each(rows)(
  '$agent.preset $agent.version with its login',
  ({ agent, found }) => {
    it.skipIf('lacking' in found)('works, and finds no token but what it needs', async () => {
      const login = LOGINS[agent.preset];
      if (login === undefined) throw new Error(`no login of ${agent.preset}`);
      const { token, header = 'authorization', scheme = 'Bearer ', file, content, env, model: name } = login;
      await using model = await startModelServer({
        ...(login.others === undefined ? {} : { others: login.others }),
        turnOf: (_body, text) =>
          text.includes('LOOKED') ? { text: 'Done.' } : { text: 'I look.', command: 'sh look.sh' },
      });
      const home = createFolder({ [file]: JSON.stringify(content) });
      // It looks wherever it may read. What has a token of its own leaves no change with it.
      const look = `echo 9 > value.txt
cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n' >> found.txt
find "$HOME" "$TMPDIR" "${home}" -type f -size -200k -exec cat {} + >> found.txt 2>/dev/null
env >> found.txt
${login.isDirect ? `sed -i 's/${token}/ACCESS/g' found.txt` : ''}
cp found.txt found-$$.txt; echo LOOKED\n`;
      const { folder, place, host } = createExperiment({
        agent: '',
        files: { 'look.sh': look },
        config: {
          agent: `preset = "${agent.preset}"\nmodel = "${name}"\nlogin = true\nsandbox = "required"\nnetwork = "${login.isDirect ? 'on' : 'model'}"\nenv = { ${env} }`,
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
      const keys = model.requests.map(({ headers }) => headers[header]).filter((each) => each !== undefined);
      expect(new Set(keys)).toEqual(new Set([`${scheme}${token}`]));
      expect(diff).toContain('+9');
      // The logs are redacted: a token that it found would be in its change, which would be denied.
      expect(readFileSync(join(place, 'iterations.jsonl'), 'utf8')).toContain('"outcome":"merged"');
      for (const text of [session, diff]) for (const secret of [token, REFRESH]) expect(text).not.toContain(secret);
      expect(readFileSync(join(home, file), 'utf8')).toBe(JSON.stringify(content));
    });
  },
);
