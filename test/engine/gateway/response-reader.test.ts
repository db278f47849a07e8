import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectOrEmpty } from '../../../src/base/decode.ts';
import { anthropicMessages } from '../../../src/engine/gateway/anthropic-messages.ts';
import { gemini } from '../../../src/engine/gateway/gemini.ts';
import { openaiChat } from '../../../src/engine/gateway/openai-chat.ts';
import { openaiResponses } from '../../../src/engine/gateway/openai-responses.ts';
import type { Fields, Protocol } from '../../../src/engine/gateway/protocol.ts';
import { createResponseReader, type ResponseFacts } from '../../../src/engine/gateway/response-reader.ts';

const stream = (events: readonly Fields[]) =>
  events.map((each) => `event: ${each.type ?? 'message'}\ndata: ${JSON.stringify(each)}\n\n`).join('');

function read(
  protocol: Protocol,
  text: string | Uint8Array,
  contentType = 'text/event-stream',
  size = 7,
): ResponseFacts {
  const reader = createResponseReader({ protocol, contentType });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size));
  return reader.end();
}

const CLAUDE = [
  {
    type: 'message_start',
    message: {
      model: 'claude-sonnet-4-5-20250929',
      usage: {
        input_tokens: 10,
        cache_read_input_tokens: 1000,
        cache_creation_input_tokens: 300,
        cache_creation: { ephemeral_5m_input_tokens: 100, ephemeral_1h_input_tokens: 200 },
        output_tokens: 1,
      },
    },
  },
  { type: 'content_block_delta', delta: { type: 'text_delta', text: 'é'.repeat(30) } },
  { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"a":1}..' } },
  { type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: 'x' } },
  { type: 'ping' },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 77 } },
  { type: 'message_stop' },
];

const RESPONSES = [
  { type: 'response.created', response: { model: 'gpt-5.4-2026-03-05', usage: null } },
  { type: 'response.output_text.delta', delta: 'a'.repeat(40) },
  {
    type: 'response.completed',
    response: {
      model: 'gpt-5.4-2026-03-05',
      usage: { input_tokens: 100, input_tokens_details: { cached_tokens: 60 }, output_tokens: 9 },
    },
  },
];

const CHAT = [
  { model: 'gpt-4o', choices: [{ delta: { content: 'Hello, you.' } }], usage: null },
  { model: 'gpt-4o', choices: [{ delta: { tool_calls: [{ function: { arguments: '{"path":"a.ts"}' } }] } }] },
  { model: 'gpt-4o', choices: [{ delta: { reasoning_content: '..' } }] },
  {
    model: 'gpt-4o',
    choices: [],
    usage: { prompt_tokens: 50, prompt_tokens_details: { cached_tokens: 20 }, completion_tokens: 6 },
  },
];

const GEMINI = [
  {
    modelVersion: 'gemini-2.5-pro',
    candidates: [{ content: { parts: [{ text: 'x'.repeat(80) }, { functionCall: { name: 'f', args: {} } }] } }],
    usageMetadata: {
      promptTokenCount: 40,
      cachedContentTokenCount: 10,
      candidatesTokenCount: 3,
      thoughtsTokenCount: 4,
    },
  },
  {
    modelVersion: 'gemini-2.5-pro',
    candidates: [{ content: { parts: [{ text: 'end' }] }, finishReason: 'STOP' }],
    usageMetadata: {
      ...{ promptTokenCount: 40, cachedContentTokenCount: 10, toolUsePromptTokenCount: 5 },
      ...{ candidatesTokenCount: 30, thoughtsTokenCount: 4 },
    },
  },
];

const none = { cacheWrite: 0, longCacheWrite: 0 };

const WHOLE: readonly (readonly [Protocol, readonly Fields[], Fields])[] = [
  [
    anthropicMessages,
    CLAUDE,
    {
      model: 'claude-sonnet-4-5-20250929',
      tokens: { input: 10, cacheRead: 1000, cacheWrite: 100, longCacheWrite: 200, output: 77 },
    },
  ],
  [
    openaiResponses,
    RESPONSES,
    { model: 'gpt-5.4-2026-03-05', tokens: { input: 40, cacheRead: 60, output: 9, ...none } },
  ],
  [openaiChat, CHAT, { model: 'gpt-4o', tokens: { input: 30, cacheRead: 20, output: 6, ...none } }],
  [gemini, GEMINI, { model: 'gemini-2.5-pro', tokens: { input: 35, cacheRead: 10, output: 34, ...none } }],
];

describe('a stream', () => {
  it.each(WHOLE)('%o has the figures of its end', (protocol, events, facts) => {
    expect(read(protocol, stream(events))).toMatchObject({ ...facts, isEstimated: false });
  });

  it.each(WHOLE)('%o is read alike however it is cut into chunks', (protocol, events, facts) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (size) => {
        expect(read(protocol, stream(events), 'text/event-stream; charset=utf-8', size)).toMatchObject(facts);
      }),
      { numRuns: 30 },
    );
  });

  it.each<[Protocol, readonly Fields[], Fields | undefined]>([
    // 30 + 9 + 1 characters.
    [
      anthropicMessages,
      CLAUDE.slice(0, 5),
      { input: 10, cacheRead: 1000, cacheWrite: 100, longCacheWrite: 200, output: 10 },
    ],
    [openaiResponses, RESPONSES.slice(0, 2), undefined],
    [openaiChat, CHAT.slice(0, 3), undefined],
    // 80 + 23 characters, which is more than what was reported until then.
    [gemini, GEMINI.slice(0, 1), { input: 30, cacheRead: 10, output: 26, ...none }],
  ])('%o that breaks off counts what it showed', (protocol, events, tokens) => {
    expect(read(protocol, stream(events))).toMatchObject({ tokens, isEstimated: true });
  });

  it('that breaks off in the middle of its last event still has it where it is whole enough', () => {
    const text = stream(CLAUDE.slice(0, 6));
    expect(read(anthropicMessages, text.slice(0, text.indexOf('77') + 2)).tokens?.output).toBe(77);
  });

  it('gives the error that it ends with', () => {
    const error = { type: 'overloaded_error', message: 'Overloaded' };
    expect(read(anthropicMessages, stream([...CLAUDE.slice(0, 2), { type: 'error', error }])).error).toEqual(error);
    const failed = { type: 'response.failed', response: { error: { code: 'rate_limit_exceeded', message: 'Slow' } } };
    expect(read(openaiResponses, stream([failed])).error).toMatchObject({ code: 'rate_limit_exceeded' });
    expect(read(openaiResponses, stream([{ type: 'error', code: 'server_error', message: 'x' }])).error).toMatchObject({
      code: 'server_error',
    });
    expect(read(openaiChat, stream([{ error: { code: 402, message: 'Pay' } }])).error).toMatchObject({
      message: 'Pay',
    });
  });

  it('takes [DONE], comments and foreign events as nothing', () => {
    const text = `: hello\n\n${stream(CHAT)}data: [DONE]\n\ndata: {broken\n\ndata: [1]\n\n`;
    expect(read(openaiChat, text).tokens?.output).toBe(6);
  });

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...WHOLE), (bytes, [protocol]) => {
        for (const type of ['text/event-stream', 'application/json']) read(protocol, bytes, type, 50);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...WHOLE), (value, [protocol]) => {
        for (const type of ['text/event-stream', 'application/json'])
          read(protocol, `data: ${JSON.stringify(value)}\n\n`, type);
        read(protocol, JSON.stringify(value), 'application/json');
      }),
    );
  });

  it('goes on without an event that has no end', () => {
    const reader = createResponseReader({ protocol: openaiChat, contentType: 'text/event-stream' });
    reader.read(Buffer.from(stream(CHAT)));
    for (let at = 0; at < 12; at += 1) reader.read(Buffer.alloc(1 << 20, 'data: x'));
    expect(reader.end().tokens?.output).toBe(6);
  });
});

describe('a document', () => {
  const json = 'application/json; charset=UTF-8';
  const message = {
    type: 'message',
    model: 'claude-x',
    content: [{ type: 'text', text: 'a'.repeat(40) }],
    usage: { input_tokens: 5, output_tokens: 6 },
  };

  it('has its figures', () => {
    expect(read(anthropicMessages, JSON.stringify(message), json)).toMatchObject({
      model: 'claude-x',
      tokens: { input: 5, output: 6 },
      isEstimated: false,
    });
    const { model, usage } = objectOrEmpty(RESPONSES[2]?.response);
    expect(read(openaiResponses, JSON.stringify({ object: 'response', model, usage }), json).tokens?.input).toBe(40);
    expect(read(openaiChat, JSON.stringify(CHAT[3]), json).tokens?.output).toBe(6);
    expect(read(gemini, JSON.stringify(GEMINI[1]), json).tokens?.output).toBe(34);
  });

  it('of several parts has those of the last', () => {
    expect(read(gemini, JSON.stringify(GEMINI), json)).toMatchObject({ tokens: { output: 34 }, isEstimated: false });
  });

  it('that breaks off counts what is there', () => {
    const cut = JSON.stringify(GEMINI).slice(0, -3);
    expect(read(gemini, cut, json).tokens?.input).toBe(35);
    const text = JSON.stringify(message);
    expect(read(anthropicMessages, text.slice(0, text.indexOf('output_tokens')), json)).toMatchObject({
      tokens: { input: 5, output: 10 },
    });
  });

  it.each<[unknown, Fields]>([
    [
      { type: 'error', error: { type: 'authentication_error', message: 'no' } },
      { type: 'authentication_error', message: 'no' },
    ],
    [{ error: 'model not found' }, { message: 'model not found' }],
    [{ detail: 'Not Found' }, { message: 'Not Found' }],
    [[{ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }], { code: 429, status: 'RESOURCE_EXHAUSTED' }],
  ])('gives its error: %o', (body, error) => {
    expect(read(openaiChat, JSON.stringify(body), json).error).toEqual(error);
  });

  it('shows what a page says', () => {
    const page = '<html><head><style>x{}</style><title>502 Bad Gateway</title></head><body>nginx</body></html>';
    expect(read(openaiChat, page, 'text/html').error?.message).toMatch(/502 Bad Gateway\s+nginx/);
  });

  it.each([Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, -1, 1.5, '7', null])(
    'has no figure that no call can have: %o',
    (figure) => {
      const usage = { input_tokens: figure, output_tokens: figure };
      expect(read(anthropicMessages, JSON.stringify({ ...message, usage }), json)).toMatchObject({
        ...{ tokens: undefined, output: 10, isEstimated: true },
      });
    },
  );

  it('without figures or an error has none', () => {
    expect(read(anthropicMessages, '{"input_tokens":12}', json)).toEqual({
      model: undefined,
      tokens: undefined,
      output: 0,
      isEstimated: true,
      isSilent: true,
    });
    expect(read(openaiChat, '', json).error).toBeUndefined();
  });

  it('that is nested without end is no failure', () => {
    expect(read(openaiChat, '['.repeat(200_000), json, 65_536).tokens).toBeUndefined();
  });
});
