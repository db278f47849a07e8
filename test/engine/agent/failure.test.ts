import { describe, expect, it } from 'vitest';
import type { AgentPreset } from '../../../src/engine/agents/registry.ts';
import { PRESETS } from '../../../src/engine/agents/registry.ts';

// The ends of what the CLIs print when their API answers with an error:
//   claude 2.1.197, codex 0.169.0, gemini 0.61.0, opencode 1.18.33, copilot 1.0 against servers that give one status;
//   aider 0.86: the sentences of its model library.
const NOW = Date.parse('2026-11-25T18:33:00Z');
const read = (preset: AgentPreset, stdout: string, stderr = '') =>
  PRESETS[preset].readFailure({ stdout, stderr, nowMs: NOW });

const claude = (status: number, result: string) =>
  `${JSON.stringify({ type: 'result', subtype: 'success', is_error: true, api_error_status: status, result })}\n`;
const codex = (message: string) =>
  `${JSON.stringify({ type: 'error', message })}\n${JSON.stringify({ type: 'turn.failed', error: { message } })}\n`;
const gemini = (message: string) =>
  `${JSON.stringify({ type: 'result', status: 'error', error: { type: 'unknown', message }, stats: {} })}\n`;
const opencode = (data: object) => `${JSON.stringify({ type: 'error', error: { name: 'APIError', data } })}\n`;

describe('the failure of a call that a CLI reports', () => {
  it.each<[AgentPreset, string, string, string]>([
    ['claude', 'key', 'Invalid API key', claude(401, 'Invalid API key · Fix external API key')],
    ['claude', 'model', 'issue with the selected model', claude(404, "There's an issue with the selected model (x).")],
    ['claude', 'overload', '529 Overloaded', claude(529, 'API Error: 529 Overloaded. This is a server-side issue.')],
    ['codex', 'key', '401', codex('unexpected status 401 Unauthorized: Incorrect API key provided, url: http://x')],
    ['codex', 'model', 'does not exist', codex('The model `x` does not exist')],
    ['codex', 'overload', '503', codex('unexpected status 503 Service Unavailable: The server is overloaded')],
    ['gemini', 'model', 'models/x is not found', gemini('[API Error: models/x is not found]')],
    ['opencode', 'key', 'invalid x-api-key', opencode({ message: 'invalid x-api-key', statusCode: 401 })],
    ['opencode', 'overload', 'Cannot connect', opencode({ message: 'Cannot connect to API: Unable to connect.' })],
    ['copilot', 'key', 'HTTP 401', 'Authentication failed with provider at http://x/v1 (HTTP 401).\n\nChanges +0 -0\n'],
    ['copilot', 'model', 'HTTP 404', "\nModel 'gpt-5' not found on provider at http://x/v1 (HTTP 404).\n"],
    ['aider', 'key', 'invalid x-api-key', 'litellm.AuthenticationError: AnthropicException - invalid x-api-key\n'],
    ['aider', 'rate-limit', 'rate limit', 'litellm.RateLimitError: this exceeds your rate limit\nRetrying in 0.2 s\n'],
  ])('of %s is %s: %s', (preset, kind, message, stdout) => {
    expect(read(preset, stdout)).toMatchObject({ kind, message: expect.stringContaining(message) });
  });

  it('of gemini is the document of the API where it prints one', () => {
    const error = { code: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] };
    const found = read('gemini', gemini(`[API Error: ${JSON.stringify({ error })}]`));
    expect(found).toMatchObject({ kind: 'key', message: 'API key not valid.' });
  });

  it('of copilot is the last error of its retries', () => {
    const text =
      '● Request failed due to a transient API error. Retrying...\n\nFailed to get response from the AI model; retried 5 times (total retry wait time: 15.92 seconds) Last error: 503 The server is overloaded\n';
    expect(read('copilot', text)).toMatchObject({ kind: 'overload', status: 503 });
  });

  it('is known where the session ended in the midst of its retries', () => {
    const retry = {
      type: 'system',
      subtype: 'api_retry',
      attempt: 7,
      error_status: 401,
      error: 'authentication_failed',
    };
    expect(read('claude', JSON.stringify(retry))).toMatchObject({ kind: 'key', status: 401 });
    const reconnecting = 'Reconnecting... 3/5 (exceeded retry limit, last status: 429 Too Many Requests)';
    expect(read('codex', JSON.stringify({ type: 'error', message: reconnecting }))).toMatchObject({
      kind: 'rate-limit',
    });
    const attempts = 'Attempt 1 failed: x\nAttempt 2 failed with status 503. Retrying with backoff...\n';
    expect(read('gemini', '', attempts)).toMatchObject({ kind: 'overload', status: 503 });
  });

  it('has the time of the reset where it is printed', () => {
    const at = '2026-11-25T20:00:00.000Z';
    const limit = claude(429, `Claude AI usage limit reached|${Date.parse(at) / 1000}`);
    expect(read('claude', limit)).toMatchObject({ kind: 'rate-limit', resetAt: at });
    const headers = { 'retry-after': '20' };
    const data = { message: 'slow down', statusCode: 429, responseHeaders: headers };
    expect(read('opencode', opencode(data))).toMatchObject({ kind: 'rate-limit', resetAt: '2026-11-25T18:33:20.000Z' });
  });

  it.each<[AgentPreset, string]>([
    ['claude', `${JSON.stringify({ type: 'result', is_error: false, result: 'the status 401 page works' })}\n`],
    [
      'codex',
      `${JSON.stringify({ type: 'error', message: 'Reconnecting... 1/5 (status 503)' })}\n${JSON.stringify({ type: 'turn.completed', usage: {} })}\n`,
    ],
    ['gemini', `${JSON.stringify({ type: 'result', status: 'success', stats: {} })}\n`],
    [
      'opencode',
      `${opencode({ message: 'x', statusCode: 503 })}${JSON.stringify({ type: 'step_finish', part: {} })}\n`,
    ],
    ['copilot', 'I fixed the Authentication failed message (HTTP 401).\n'],
    ['aider', 'litellm.RateLimitError: wait\nRetrying in 0.2 seconds...\nTokens: 3.2k sent, 80 received.\n'],
  ])('of %s is none where the session went on, or where it only talks of one', (preset, stdout) => {
    expect(read(preset, stdout)).toBeUndefined();
  });
});
