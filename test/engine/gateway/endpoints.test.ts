import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../src/engine/gateway/endpoints.ts';
import type { GatewayApi } from '../../../src/engine/gateway/protocol.ts';

describe('what is forwarded', () => {
  it.each<[GatewayApi, string, string, string, string, string, string | undefined]>([
    ['anthropic', 'POST', '/v1/messages', 'answer', '/v1/messages', '', undefined],
    ['anthropic', 'POST', '/v1/messages?beta=true', 'answer', '/v1/messages', '?beta=true', undefined],
    ['anthropic', 'POST', '/v1/messages/count_tokens', 'count', '/v1/messages/count_tokens', '', undefined],
    ['anthropic', 'GET', '/v1/models/claude-x', 'list', '/v1/models/claude-x', '', undefined],
    ['openai', 'POST', '/v1/responses', 'answer', '/responses', '', undefined],
    ['openai', 'POST', '/v1/responses/compact', 'answer', '/responses/compact', '', undefined],
    ['openai', 'POST', '/v1/chat/completions', 'answer', '/chat/completions', '', undefined],
    ['openai', 'GET', '/v1/models?client_version=0.169.0', 'list', '/models', '?client_version=0.169.0', undefined],
    ['openai', 'GET', '/v1/models/openai/gpt-x', 'list', '/models/openai/gpt-x', '', undefined],
    [
      ...(['gemini', 'POST', '/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse', 'answer'] as const),
      ...(['/v1beta/models/gemini-2.5-pro:streamGenerateContent', '?alt=sse', 'gemini-2.5-pro'] as const),
    ],
    [
      ...(['gemini', 'POST', '/v1/models/gemini-2.5-pro:countTokens', 'count'] as const),
      ...(['/v1/models/gemini-2.5-pro:countTokens', '', 'gemini-2.5-pro'] as const),
    ],
  ])('%s: %s %s', (api, method, url, kind, path, query, model) => {
    const found = findTarget(api, method, url);
    expect(found).toMatchObject({ endpoint: { kind, path, ...(model === undefined ? {} : { model }) }, query });
  });

  it('a key in the query is read and does not pass', () => {
    const url = '/v1beta/models/gemini-2.5-pro:generateContent?key=abc&alt=sse';
    expect(findTarget('gemini', 'POST', url)).toMatchObject({ query: '?alt=sse', key: 'abc' });
  });
});

describe('what is refused', () => {
  it.each<[GatewayApi, string, string | undefined, number]>([
    ['anthropic', 'POST', '/v1/files', 404],
    ['anthropic', 'POST', '/v1/messages/batches', 404],
    ['anthropic', 'POST', '/v1/complete', 404],
    ['anthropic', 'GET', '/v1/messages', 405],
    ['anthropic', 'HEAD', '/v1/models', 405],
    ['anthropic', 'POST', '/v1/organizations/api_keys', 404],
    ['openai', 'GET', '/v1/responses/resp_1', 404],
    ['openai', 'DELETE', '/v1/responses', 405],
    ['openai', 'POST', '/v1/conversations', 404],
    ['openai', 'POST', '/v1/files', 404],
    ['openai', 'POST', '/v1/batches', 404],
    ['openai', 'POST', '/v1/embeddings', 404],
    ['openai', 'POST', '/v1/realtime/sessions', 404],
    ['gemini', 'POST', '/v1beta/cachedContents', 404],
    ['gemini', 'POST', '/upload/v1beta/files', 404],
    ['gemini', 'POST', '/v1beta/models/gemini-2.5-pro:batchGenerateContent', 404],
    ['gemini', 'POST', '/v1beta/tunedModels/x:generateContent', 404],
    ['openai', 'POST', '/responses', 404],
    ['anthropic', 'POST', 'http://evil.example/v1/messages', 400],
    ['anthropic', 'POST', '//evil.example/v1/messages', 400],
    ['anthropic', 'POST', '/v1//messages', 400],
    ['anthropic', 'POST', '/v1/messages/', 400],
    ['anthropic', 'POST', '/v1/x/../messages', 400],
    ['anthropic', 'POST', '/v1/./messages', 400],
    ['anthropic', 'POST', '/v1/%2e%2e/messages', 400],
    ['anthropic', 'POST', '/v1/messages%2fbatches', 400],
    ['anthropic', 'POST', '/v1\\messages', 400],
    ['anthropic', 'POST', '/v1/messages;x=1', 400],
    ['anthropic', 'POST', '/v1/messages\u0000', 400],
    ['anthropic', 'POST', '/v1/messages#x', 400],
    ['anthropic', 'POST', '*', 400],
    ['anthropic', 'POST', '', 400],
    ['anthropic', 'POST', undefined, 400],
    ['anthropic', 'POST', `/v1/models/${'x'.repeat(3000)}`, 400],
    ['anthropic', 'POST', '/v1/messages?beta=true&beta=true', 400],
    ['anthropic', 'POST', '/v1/messages?beta=false', 400],
    ['anthropic', 'POST', '/v1/messages?beta', 400],
    ['anthropic', 'POST', '/v1/messages?x=1', 400],
    ['anthropic', 'POST', '/v1/messages?__proto__=1', 400],
    ['anthropic', 'POST', '/v1/messages?beta=true=true', 400],
    ['gemini', 'POST', '/v1beta/models/x:generateContent?alt=media', 400],
    ['gemini', 'POST', '/v1beta/models/x:generateContent?$httpMethod=DELETE', 400],
    ['gemini', 'POST', '/v1beta/models/x:generateContent?alt=sse%26key=1', 400],
  ])('%s: %s %s', (api, method, url, status) => {
    expect(findTarget(api, method, url)).toMatchObject({ status });
  });
});
