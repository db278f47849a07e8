import { describe, expect, it } from 'vitest';
import { anthropicMessages } from '../../../src/engine/gateway/anthropic-messages.ts';
import { gemini } from '../../../src/engine/gateway/gemini.ts';
import { openaiChat } from '../../../src/engine/gateway/openai-chat.ts';
import { openaiResponses } from '../../../src/engine/gateway/openai-responses.ts';
import type { Fields, Protocol } from '../../../src/engine/gateway/protocol.ts';

const user = (...content: Fields[]) => ({ messages: [{ role: 'user', content }] });
const tools = (...each: Fields[]) => ({ tools: each });
const input = (...content: Fields[]) => ({ input: [{ type: 'message', role: 'user', content }] });
const parts = (...each: Fields[]) => ({ contents: [{ role: 'user', parts: each }] });

/** Requests that lead out of the sandbox, and what they are said to ask for. */
const WAYS_OUT: readonly (readonly [Protocol, string, Fields])[] = [
  [
    anthropicMessages,
    'the server-side tool "web_search_20250305"',
    tools({ type: 'web_search_20250305', name: 'web_search' }),
  ],
  [
    anthropicMessages,
    'the server-side tool "web_fetch_20250910"',
    tools({ type: 'web_fetch_20250910', name: 'web_fetch' }),
  ],
  [anthropicMessages, 'the server-side tool "code_execution_20250825"', tools({ type: 'code_execution_20250825' })],
  [anthropicMessages, 'the server-side tool "mcp_toolset"', tools({ type: 'mcp_toolset', mcp_server_name: 'x' })],
  [anthropicMessages, 'the server-side tool "bash_20250124x"', tools({ type: 'bash_20250124x' })],
  [anthropicMessages, 'the server-side tool "unnamed"', tools({ type: 7 })],
  [anthropicMessages, 'the MCP server "files"', { mcp_servers: [{ type: 'url', url: 'https://x', name: 'files' }] }],
  [anthropicMessages, 'the MCP server "unnamed"', { mcp_servers: ['x'] }],
  [anthropicMessages, 'a container for code execution', { container: 'container_1' }],
  [anthropicMessages, 'a file for code execution', user({ type: 'container_upload', file_id: 'f' })],
  [anthropicMessages, 'content of a remote URL', user({ type: 'image', source: { type: 'url', url: 'https://x' } })],
  [anthropicMessages, 'a stored file', user({ type: 'document', source: { type: 'file', file_id: 'f' } })],
  [
    anthropicMessages,
    'content of a remote URL',
    user({ type: 'tool_result', content: [{ type: 'image', source: { type: 'url', url: 'https://x' } }] }),
  ],
  [openaiResponses, 'the server-side tool "web_search"', tools({ type: 'web_search', external_web_access: false })],
  [openaiResponses, 'the server-side tool "file_search"', tools({ type: 'file_search' })],
  [openaiResponses, 'the server-side tool "code_interpreter"', tools({ type: 'code_interpreter' })],
  [openaiResponses, 'the server-side tool "image_generation"', tools({ type: 'image_generation' })],
  [openaiResponses, 'the server-side tool "mcp"', tools({ type: 'mcp', server_url: 'https://x' })],
  [openaiResponses, 'the server-side tool "mcp"', tools({ type: 'namespace', tools: [{ type: 'mcp' }] })],
  [openaiResponses, 'the server-side tool "unnamed"', tools({ name: 'x' })],
  [openaiResponses, 'a shell of the server', tools({ type: 'shell', environment: { type: 'container_auto' } })],
  [openaiResponses, 'a shell of the server', tools({ type: 'shell' })],
  [openaiResponses, 'a stored conversation', { previous_response_id: 'resp_1' }],
  [openaiResponses, 'a stored conversation', { conversation: { id: 'conv_1' } }],
  [openaiResponses, 'a stored conversation', { input: [{ type: 'item_reference', id: 'msg_1' }] }],
  // A reference is one without its type, too.
  [openaiResponses, 'a stored conversation', { input: [{ id: 'msg_1' }] }],
  [openaiResponses, 'a stored conversation', { input: [{ type: null, id: 'msg_1' }], store: true }],
  [
    openaiResponses,
    'the server-side tool "mcp"',
    { input: [{ type: 'tool_search_output', tools: [{ type: 'mcp', server_url: 'https://x' }] }] },
  ],
  [openaiResponses, 'a stored prompt', { prompt: { id: 'pmpt_1' } }],
  [openaiResponses, 'an answer in the background', { background: true }],
  [openaiResponses, 'content of a remote URL', input({ type: 'input_image', image_url: 'https://x/y.png' })],
  [openaiResponses, 'content of a remote URL', input({ type: 'input_file', file_url: 'https://x' })],
  [openaiResponses, 'a stored file', input({ type: 'input_image', file_id: 'file_1' })],
  [openaiChat, 'the server-side tool "web_search"', tools({ type: 'web_search' })],
  [openaiChat, 'the searching model "gpt-4o-search-preview"', { model: 'gpt-4o-search-preview' }],
  [openaiChat, 'the searching model "openai/gpt-5:online"', { model: 'openai/gpt-5:online' }],
  [openaiChat, 'the searching model "perplexity/sonar-pro"', { model: 'perplexity/sonar-pro' }],
  [openaiChat, 'the searching model "groq/compound"', { model: 'groq/compound' }],
  [openaiChat, 'the searching model "openai/gpt-5:online"', { model: 'x', models: ['openai/gpt-5:online'] }],
  [openaiChat, 'web search', { search_parameters: { mode: 'auto' } }],
  [openaiChat, 'web search', { enable_search: true }],
  [openaiChat, 'data of another server', { data_sources: [{ type: 'azure_search' }] }],
  [openaiChat, 'plug-ins of the server', { plugins: [{ id: 'web' }] }],
  [openaiChat, 'web search', { web_search_options: {} }],
  [openaiChat, 'content of a remote URL', user({ type: 'image_url', image_url: { url: 'http://x' } })],
  [openaiChat, 'content of a remote URL', user({ type: 'image_url', image_url: 'http://x' })],
  [openaiChat, 'content of a remote URL', user({ type: 'video_url', video_url: { url: 'http://x' } })],
  [openaiChat, 'content of a remote URL', user({ type: 'file', file: { file_data: 'https://x/y.pdf' } })],
  [openaiChat, 'a stored file', user({ type: 'file', file: { file_id: 'file_1' } })],
  [gemini, 'the server-side tool "googleSearch"', tools({ googleSearch: {} })],
  [gemini, 'the server-side tool "google_search"', tools({ google_search: {} })],
  [gemini, 'the server-side tool "urlContext"', tools({ functionDeclarations: [], urlContext: {} })],
  [gemini, 'the server-side tool "codeExecution"', tools({ codeExecution: {} })],
  [gemini, 'the server-side tool "googleSearch"', { generateContentRequest: tools({ googleSearch: {} }) }],
  [gemini, 'stored content', { cachedContent: 'cachedContents/1' }],
  [gemini, 'stored content', { cached_content: 'cachedContents/1' }],
  [gemini, 'a stored file, or content of a remote URL', parts({ fileData: { fileUri: 'https://x' } })],
  [gemini, 'a stored file, or content of a remote URL', parts({ file_data: { file_uri: 'gs://x' } })],
  [gemini, 'a stored file, or content of a remote URL', { system_instruction: { parts: [{ fileData: {} }] } }],
];

/** Requests of agents at their work. */
const HARMLESS: readonly (readonly [Protocol, Fields])[] = [
  [
    anthropicMessages,
    {
      ...tools({ name: 'Read', input_schema: { properties: { source: { type: 'url' } } } }),
      messages: [
        { role: 'user', content: 'Fix it.' },
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: '1', name: 'Get', input: { source: { type: 'url' } } }],
        },
        {
          role: 'user',
          content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AA==' } }],
        },
      ],
      mcp_servers: [],
      container: null,
    },
  ],
  [
    anthropicMessages,
    tools({ type: 'custom', name: 'x' }, { type: 'bash_20250124' }, { type: 'text_editor_20250728' }),
  ],
  [anthropicMessages, tools({ type: 'memory_20250818' }, { type: 'tool_search_tool_regex_20251119' })],
  [
    openaiResponses,
    {
      ...tools({ type: 'function', name: 'shell', parameters: { properties: { file_id: {} } } }, { type: 'custom' }),
      input: [
        { type: 'function_call', arguments: '{"file_url":"https://x"}' },
        { type: 'message', content: [{ type: 'input_image', image_url: 'data:image/png;base64,AA==' }] },
      ],
      store: false,
      previous_response_id: null,
    },
  ],
  [
    openaiResponses,
    tools({ type: 'shell', environment: { type: 'local' } }, { type: 'namespace', tools: [{ type: 'function' }] }),
  ],
  [openaiResponses, { input: 'See https://example.org' }],
  // What Codex asks of Azure: answers are kept, and no later call can name them.
  [
    openaiResponses,
    {
      store: true,
      input: [
        { role: 'user', content: 'Go.' },
        { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'x' },
        { type: 'message', id: 'msg_1', role: 'assistant', content: [{ type: 'output_text', text: 'I go.' }] },
        { type: 'tool_search_output', tools: [{ type: 'function', name: 'x' }] },
      ],
    },
  ],
  [openaiChat, { model: 'research-compound/x', enable_search: false, models: [] }],
  [
    openaiChat,
    {
      ...tools({ type: 'function', function: { name: 'x' } }),
      ...user({ type: 'image_url', image_url: { url: 'data:,x' } }),
    },
  ],
  [openaiChat, user({ type: 'text', text: 'https://example.org' })],
  [
    gemini,
    {
      ...tools({ functionDeclarations: [{ name: 'x', parametersJsonSchema: { properties: { fileData: {} } } }] }),
      contents: [{ parts: [{ functionCall: { name: 'x', args: { fileData: 1 } } }, { inlineData: { data: 'AA==' } }] }],
    },
  ],
  [gemini, { tools: [{ function_declarations: [] }], generation_config: { response_schema: { fileData: {} } } }],
];

describe('ways out of the sandbox', () => {
  it.each(WAYS_OUT)('%o refuses %s', (protocol, way, body) => {
    expect(protocol.readRequest(body).waysOut).toEqual([way]);
  });

  it.each(HARMLESS)('%o lets an agent work', (protocol, body) => {
    expect(protocol.readRequest(body).waysOut).toEqual([]);
  });

  it('names each once', () => {
    const body = tools({ type: 'web_search' }, { type: 'web_search' }, { type: 'mcp' });
    expect(openaiResponses.readRequest(body).waysOut).toHaveLength(2);
  });
});

describe('what a request declares', () => {
  it.each<[Protocol, Fields, Fields]>([
    [anthropicMessages, { model: 'claude-x', max_tokens: 100 }, { model: 'claude-x', maxOutput: 100 }],
    [anthropicMessages, { model: { a: 1 }, max_tokens: -1 }, { model: undefined, maxOutput: undefined }],
    [openaiResponses, { model: 'gpt-x', max_output_tokens: 7 }, { model: 'gpt-x', maxOutput: 7 }],
    [openaiChat, { model: 'gpt-x', max_tokens: 7 }, { maxOutput: 7 }],
    [openaiChat, { max_tokens: 7, max_completion_tokens: 9, n: 3 }, { maxOutput: 9, answers: 3 }],
    // Of what servers read in different ways the most counts.
    [openaiChat, { max_tokens: 9000, max_completion_tokens: 1, n: '2' }, { maxOutput: 9000, answers: 2 }],
    [openaiResponses, { max_output_tokens: '20000' }, { maxOutput: 20_000 }],
    [openaiResponses, { max_output_tokens: 20_000.5 }, { maxOutput: 20_001 }],
    [anthropicMessages, { max_tokens: 1e300 }, { maxOutput: 1e9 }],
    [gemini, { generationConfig: { maxOutputTokens: 5, candidateCount: 2 } }, { maxOutput: 5, answers: 2 }],
    [
      gemini,
      { generationConfig: { maxOutputTokens: 5 }, generation_config: { max_output_tokens: 50 } },
      { maxOutput: 50 },
    ],
    [gemini, {}, { maxOutput: undefined }],
  ])('%o reads %o', (protocol, body, facts) => {
    expect(protocol.readRequest(body)).toMatchObject(facts);
  });

  it.each<[Protocol, Fields, string | undefined]>([
    [anthropicMessages, { service_tier: 'auto', speed: 'standard' }, undefined],
    [anthropicMessages, { speed: 'fast' }, 'speed "fast"'],
    [anthropicMessages, { service_tier: 'priority' }, 'service_tier "priority"'],
    [openaiResponses, { service_tier: 'priority' }, 'service_tier "priority"'],
    [openaiResponses, { service_tier: 'default' }, undefined],
    [openaiChat, { service_tier: 'flex' }, 'service_tier "flex"'],
    [openaiChat, { models: ['a', 'b'] }, 'models in place of the one that is named'],
  ])('%o knows what is not at the list price: %o', (protocol, body, surcharge) => {
    expect(protocol.readRequest(body).surcharge).toBe(surcharge);
  });
});

describe('errors of the gateway', () => {
  it('have the form of each API', () => {
    const refusal = { status: 403, message: 'no' };
    expect(anthropicMessages.renderError(refusal)).toEqual({
      type: 'error',
      error: { type: 'permission_error', message: 'no' },
    });
    const openai = { error: { message: 'no', type: 'permission_error', param: null, code: 'permission_error' } };
    expect(openaiResponses.renderError(refusal)).toEqual(openai);
    expect(openaiChat.renderError(refusal)).toEqual(openai);
    expect(gemini.renderError(refusal)).toEqual({ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } });
  });

  it.each([
    [418, 'invalid_request_error'],
    [502, 'api_error'],
  ])('have a type for every status: %i', (status, type) => {
    expect(anthropicMessages.renderError({ status, message: 'x' })).toMatchObject({ error: { type } });
  });
});
