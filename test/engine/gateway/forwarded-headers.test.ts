import { describe, expect, it } from 'vitest';
import { forwardedHeaders, isOwnHost, keysOf, returnedHeaders } from '../../../src/engine/gateway/forwarded-headers.ts';

describe('headers of a request', () => {
  it('pass where they are known, and no others', () => {
    const raw = [
      ...['Accept', 'text/event-stream', 'User-Agent', 'claude-cli/2.1', 'anthropic-version', '2023-06-01'],
      ...['anthropic-beta', 'x', 'X-Stainless-Lang', 'js', 'originator', 'codex_exec', 'OpenAI-Beta', 'y'],
      ...['Authorization', 'Bearer a', 'x-api-key', 'b', 'x-goog-api-key', 'c', 'api-key', 'd', 'Cookie', 'e'],
      ...['Host', 'evil.example', 'X-Forwarded-Host', 'evil.example', 'Forwarded', 'host=evil', 'Connection', 'close'],
      ...['OpenAI-Organization', 'org', 'OpenAI-Project', 'p', 'x-goog-user-project', 'q', 'anthropic-workspace', 'w'],
      ...['Transfer-Encoding', 'chunked', 'Content-Length', '9', 'Accept-Encoding', 'gzip', 'Upgrade', 'h2c'],
      ...['Content-Type', 'text/plain', 'Expect', '100-continue', 'X-HTTP-Method-Override', 'DELETE', 'Range', '0-1'],
    ];
    expect(forwardedHeaders(raw)).toEqual({
      ...{ accept: 'text/event-stream', 'user-agent': 'claude-cli/2.1', 'anthropic-version': '2023-06-01' },
      ...{ 'anthropic-beta': 'x', 'x-stainless-lang': 'js', originator: 'codex_exec', 'openai-beta': 'y' },
    });
  });

  it.each(['Host', 'Authorization', 'anthropic-beta', 'x-unknown'])('that are there twice are refused: %s', (name) => {
    expect(forwardedHeaders([name, 'a', name.toUpperCase(), 'a'])).toMatchObject({ status: 400 });
  });

  it('of a compressed body are refused', () => {
    expect(forwardedHeaders(['Content-Encoding', 'zstd'])).toMatchObject({ status: 415 });
    expect(forwardedHeaders(['Content-Encoding', 'identity'])).toEqual({});
  });

  it('name keys wherever an API takes them', () => {
    const raw = ['Authorization', 'bearer a', 'X-Api-Key', 'b', 'x-goog-api-key', 'c', 'api-key', 'd', 'accept', 'e'];
    expect(keysOf(raw)).toEqual(['a', 'b', 'c', 'd']);
    expect(keysOf(['Authorization', 'Basic YTpi'])).toEqual(['Basic YTpi']);
  });
});

describe('headers of a response', () => {
  it('pass but for those of the connection', () => {
    const raw = [
      ...['Content-Type', 'text/event-stream', 'request-id', 'req_1', 'Retry-After', '7', 'X-Many', 'a', 'X-Many', 'b'],
      ...['Connection', 'keep-alive', 'Transfer-Encoding', 'chunked', 'Set-Cookie', 'a=b', 'Alt-Svc', 'h3'],
      ...['Location', 'https://evil.example', 'Upgrade', 'websocket'],
    ];
    const kept = ['content-type', 'text/event-stream', 'request-id', 'req_1', 'retry-after', '7'];
    expect(returnedHeaders(raw)).toEqual([...kept, 'x-many', 'a', 'x-many', 'b']);
  });
});

describe('names of the gateway', () => {
  it.each([
    ['127.0.0.1:4000', true],
    ['localhost', true],
    ['LOCALHOST:1', true],
    ['127.0.0.1.evil.example', false],
    ['evil.example', false],
    ['127.0.0.1:80@evil.example', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (host, isOwn) => {
    expect(isOwnHost(host)).toBe(isOwn);
  });
});
