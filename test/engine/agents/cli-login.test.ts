import { describe, expect, it } from 'vitest';

import { type AgentPreset, loginOf } from '../../../src/engine/agents/registry.ts';

const REFRESH = 'refresh-token-that-stays-outside';

function read(preset: AgentPreset, document: Record<string, unknown>, model?: string) {
  const login = loginOf(preset);
  if (login === undefined) throw new Error(`${preset} has no login`);
  return login.read(document, model);
}

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('what a session gets of a login', () => {
  it('of claude', () => {
    const claudeAiOauth = {
      accessToken: 'sk-ant-oat01-a',
      refreshToken: REFRESH,
      expiresAt: 1_900_000_000_000,
      scopes: [],
    };
    expect(read('claude', { claudeAiOauth })).toEqual({
      token: 'sk-ant-oat01-a',
      expiresAtMs: 1_900_000_000_000,
      variables: { CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat01-a' },
    });
  });

  it('of codex: the account in a header, the end by the claims of the token', () => {
    const access = jwt({ exp: 1_900_000_000 });
    const tokens = { id_token: jwt({}), access_token: access, refresh_token: REFRESH, account_id: 'account-1' };
    expect(read('codex', { OPENAI_API_KEY: null, tokens, last_refresh: '2026-11-20T00:00:00Z' })).toEqual({
      token: access,
      account: 'account-1',
      expiresAtMs: 1_900_000_000_000,
      variables: { OPENAI_API_KEY: access, OPENAI_BASE_URL: 'https://chatgpt.com/backend-api/codex' },
      headers: { 'chatgpt-account-id': 'account-1' },
    });
  });

  it('of codex: the account of the claims where the file does not name it, or a key', () => {
    const access = jwt({ 'https://api.openai.com/auth': { chatgpt_account_id: 'account-2' } });
    expect(read('codex', { tokens: { access_token: access } })).toMatchObject({
      account: 'account-2',
      expiresAtMs: undefined,
    });
    expect(read('codex', { OPENAI_API_KEY: 'sk-1' })).toEqual({ token: 'sk-1', variables: { OPENAI_API_KEY: 'sk-1' } });
  });

  it('of gemini', () => {
    const document = {
      access_token: 'ya29.a',
      refresh_token: REFRESH,
      id_token: 'x',
      expiry_date: 1_900_000_000_000.5,
    };
    expect(read('gemini', document)).toEqual({
      token: 'ya29.a',
      expiresAtMs: 1_900_000_000_000.5,
      variables: { GOOGLE_GENAI_USE_GCA: 'true', GOOGLE_CLOUD_ACCESS_TOKEN: 'ya29.a' },
    });
  });

  it('of opencode: the entry of its model alone', () => {
    const document = {
      anthropic: { type: 'api', key: 'sk-ant-1' },
      openai: { type: 'oauth', access: 'oa', refresh: REFRESH, expires: 1_900_000_000_000, accountId: 'account-3' },
      mine: { type: 'api', key: 'sk-mine' },
    };
    expect(read('opencode', document, 'anthropic/claude-sonnet-4-5')).toMatchObject({
      variables: { ANTHROPIC_API_KEY: 'sk-ant-1' },
    });
    expect(read('opencode', document, 'openai/gpt-5.4')).toMatchObject({
      account: 'account-3',
      expiresAtMs: 1_900_000_000_000,
      variables: {
        OPENCODE_AUTH_CONTENT: JSON.stringify({
          openai: { type: 'oauth', access: 'oa', refresh: '', expires: 1_900_000_000_000, accountId: 'account-3' },
        }),
      },
    });
    expect(read('opencode', document, 'mine/model')).toMatchObject({
      variables: { OPENCODE_AUTH_CONTENT: '{"mine":{"type":"api","key":"sk-mine"}}' },
    });
    expect(read('opencode', document)).toContain('3 providers');
    expect(read('opencode', document, 'constructor/model')).toBe('no login of "constructor"');
  });

  it('of copilot: the one token that there is, whatever its member is called', () => {
    const token = `gho_${'a'.repeat(36)}`;
    const user = { host: 'https://github.com', login: 'octocat' };
    const document = { last_logged_in_user: user, copilot_tokens: { 'https://github.com:octocat': token } };
    expect(read('copilot', document)).toEqual({ token, variables: { COPILOT_GITHUB_TOKEN: token } });
    expect(read('copilot', { ...document, other: `gho_${'b'.repeat(36)}` })).toContain('2 accounts');
    expect(read('copilot', { last_logged_in_user: user, old: `ghr_${'a'.repeat(36)}` })).toContain(
      'no token of GitHub',
    );
  });

  it.each(['claude', 'codex', 'gemini', 'opencode', 'copilot'] as const)('of %s: never what is no token', (preset) => {
    const documents = [
      {},
      {
        claudeAiOauth: { accessToken: 'a\r\nx-evil: 1' },
        tokens: { access_token: 'a b' },
        access_token: 7,
        openai: { type: 'oauth', access: '' },
      },
      { claudeAiOauth: [], tokens: null, access_token: null, openai: 'text' },
    ];
    for (const document of documents) expect(typeof read(preset, document, 'openai/gpt')).toBe('string');
  });

  it.each(['claude', 'codex', 'gemini', 'opencode'] as const)('of %s: nothing of a refresh token', (preset) => {
    const document = {
      claudeAiOauth: { accessToken: 'a', refreshToken: REFRESH },
      tokens: { access_token: 'a', refresh_token: REFRESH },
      ...{ access_token: 'a', refresh_token: REFRESH },
      openai: { type: 'oauth', access: 'a', refresh: REFRESH },
    };
    const access = read(preset, document, 'openai/gpt');
    expect(access).toMatchObject({ token: 'a' });
    expect(JSON.stringify(access)).not.toContain(REFRESH);
  });
});
