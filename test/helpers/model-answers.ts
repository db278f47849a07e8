/** What a scripted model answers, in the words of each protocol. */
import { isObject } from '../../src/base/decode.ts';

export type Json = Readonly<Record<string, unknown>>;

/** One turn of a model: a command for the agent's machine, or a last word. */
export interface Turn {
  readonly command?: string;
  readonly text: string;
}

/** Tokens of one answer, as every API counts them. */
export interface Tokens {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

export interface Answer {
  readonly model: string;
  readonly turn: Turn;
  readonly tokens: Tokens;
  readonly body: Json;
  readonly id: number;
}

export interface Wire {
  /** Whether the agent has run the last command: the conversation ends with its result. */
  hasResult(body: Json): boolean;
  document(answer: Answer): unknown;
  /** Events of a stream, as the text of their data, with their names where the protocol has names. */
  events(answer: Answer): readonly { readonly name?: string; readonly data: unknown }[];
  error(status: number, message: string): unknown;
}

/** Tools that run a command, by name: the arguments that they take. */
const SHELLS: Readonly<Record<string, (command: string) => Json>> = {
  Bash: (command) => ({ command, description: 'Change the file' }),
  bash: (command) => ({ command, description: 'Change the file' }),
  shell: (command) => ({ command: ['bash', '-lc', command] }),
  shell_command: (command) => ({ command }),
  exec_command: (cmd) => ({ cmd }),
  run_shell_command: (command) => ({ command, description: 'Change the file' }),
};

/** The first tool of a request that runs commands, wherever the protocol names it. */
function shellOf(tools: unknown): { readonly name: string; readonly input: (command: string) => Json } {
  const names = JSON.stringify(tools ?? []).matchAll(/"name":"(\w+)"/g);
  for (const [, name = ''] of names) if (SHELLS[name] !== undefined) return { name, input: SHELLS[name] };
  return { name: 'bash', input: (command) => ({ command }) };
}

const pieces = (text: string): string[] => text.match(/[\s\S]{1,8}/g) ?? [];
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

export const anthropicWire: Wire = {
  hasResult: (body) => list(list(body.messages).at(-1)?.content).some(({ type }) => type === 'tool_result'),
  document: ({ id, model, turn, tokens, body }) => {
    const shell = shellOf(body.tools);
    const call =
      turn.command === undefined
        ? []
        : [{ type: 'tool_use', id: `toolu_${id}`, name: shell.name, input: shell.input(turn.command) }];
    return {
      ...{ id: `msg_${id}`, type: 'message', role: 'assistant', model },
      content: [{ type: 'text', text: turn.text }, ...call],
      stop_reason: turn.command === undefined ? 'end_turn' : 'tool_use',
      stop_sequence: null,
      usage: anthropicUsage(tokens),
    };
  },
  events: ({ id, model, turn, tokens, body }) => {
    const named = (data: Json) => ({ name: String(data.type), data });
    const message = {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
    };
    const shell = shellOf(body.tools);
    const block = (index: number, content_block: Json, deltas: readonly Json[]) => [
      named({ type: 'content_block_start', index, content_block }),
      ...deltas.map((delta) => named({ type: 'content_block_delta', index, delta })),
      named({ type: 'content_block_stop', index }),
    ];
    return [
      named({ type: 'message_start', message: { ...message, usage: { ...anthropicUsage(tokens), output_tokens: 1 } } }),
      ...block(
        0,
        { type: 'text', text: '' },
        pieces(turn.text).map((text) => ({ type: 'text_delta', text })),
      ),
      ...(turn.command === undefined
        ? []
        : block(1, { type: 'tool_use', id: `toolu_${id}`, name: shell.name, input: {} }, [
            { type: 'input_json_delta', partial_json: JSON.stringify(shell.input(turn.command)) },
          ])),
      named({
        type: 'message_delta',
        delta: { stop_reason: turn.command === undefined ? 'end_turn' : 'tool_use', stop_sequence: null },
        usage: { output_tokens: tokens.output },
      }),
      named({ type: 'message_stop' }),
    ];
  },
  error: (status, message) => {
    const types: Record<number, string> = {
      401: 'authentication_error',
      402: 'billing_error',
      403: 'permission_error',
      404: 'not_found_error',
      429: 'rate_limit_error',
      529: 'overloaded_error',
    };
    return { type: 'error', error: { type: types[status] ?? 'api_error', message } };
  },
};

function anthropicUsage({ input, cached, output }: Tokens): Json {
  return {
    input_tokens: input - cached,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: 0,
    output_tokens: output,
  };
}

export const responsesWire: Wire = {
  hasResult: (body) => /_call_output$/.test(String(list(body.input).at(-1)?.type)),
  document: (answer) => responsesBody(answer, 'completed'),
  events: (answer) => {
    const named = (data: Json) => ({ name: String(data.type), data });
    const items = responsesItems(answer);
    const start = { ...responsesBody(answer, 'in_progress'), output: [], usage: null };
    return [
      named({ type: 'response.created', response: start }),
      ...items.flatMap((item, output_index) => [
        named({
          type: 'response.output_item.added',
          output_index,
          item: { ...item, status: 'in_progress', content: [] },
        }),
        ...(item.type === 'message'
          ? pieces(answer.turn.text).map((delta) =>
              named({ type: 'response.output_text.delta', item_id: item.id, output_index, content_index: 0, delta }),
            )
          : []),
        named({ type: 'response.output_item.done', output_index, item }),
      ]),
      named({ type: 'response.completed', response: responsesBody(answer, 'completed') }),
    ];
  },
  error: openaiError,
};

function responsesItems({ id, turn, body }: Answer): readonly Json[] {
  const shell = shellOf(body.tools);
  const text = { type: 'output_text', text: turn.text, annotations: [] };
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', status: 'completed', content: [text] };
  if (turn.command === undefined) return [message];
  const call = { name: shell.name, arguments: JSON.stringify(shell.input(turn.command)) };
  return [message, { id: `fc_${id}`, type: 'function_call', status: 'completed', call_id: `call_${id}`, ...call }];
}

function responsesBody(answer: Answer, status: string): Json {
  const { id, model, tokens } = answer;
  const { input, cached, output } = tokens;
  const usage = {
    ...{ input_tokens: input, input_tokens_details: { cached_tokens: cached } },
    ...{ output_tokens: output, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: input + output },
  };
  return { id: `resp_${id}`, object: 'response', created_at: 1, status, model, output: responsesItems(answer), usage };
}

export const chatWire: Wire = {
  hasResult: (body) => list(body.messages).at(-1)?.role === 'tool',
  document: ({ id, model, turn, tokens, body }) => ({
    ...{ id: `chatcmpl-${id}`, object: 'chat.completion', created: 1, model },
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: turn.text, ...chatCalls(id, turn, body) },
        finish_reason: turn.command === undefined ? 'stop' : 'tool_calls',
      },
    ],
    usage: chatUsage(tokens),
  }),
  events: ({ id, model, turn, tokens, body }) => {
    const chunk = (delta: Json, finish_reason: string | null = null) => ({
      data: {
        id: `chatcmpl-${id}`,
        object: 'chat.completion.chunk',
        created: 1,
        model,
        choices: [{ index: 0, delta, finish_reason }],
      },
    });
    const { tool_calls: calls } = chatCalls(id, turn, body);
    const wantsUsage = isObject(body.stream_options) && body.stream_options.include_usage === true;
    return [
      chunk({ role: 'assistant', content: '' }),
      ...pieces(turn.text).map((content) => chunk({ content })),
      ...(calls === undefined ? [] : [chunk({ tool_calls: calls.map((call, index) => ({ index, ...call })) })]),
      chunk({}, turn.command === undefined ? 'stop' : 'tool_calls'),
      ...(wantsUsage
        ? [
            {
              data: {
                id: `chatcmpl-${id}`,
                object: 'chat.completion.chunk',
                created: 1,
                model,
                choices: [],
                usage: chatUsage(tokens),
              },
            },
          ]
        : []),
      { data: '[DONE]' },
    ];
  },
  error: openaiError,
};

function chatCalls(id: number, { command }: Turn, body: Json): { readonly tool_calls?: readonly Json[] } {
  if (command === undefined) return {};
  const shell = shellOf(body.tools);
  const call = { name: shell.name, arguments: JSON.stringify(shell.input(command)) };
  return { tool_calls: [{ id: `call_${id}`, type: 'function', function: call }] };
}

function chatUsage({ input, cached, output }: Tokens): Json {
  return {
    prompt_tokens: input,
    prompt_tokens_details: { cached_tokens: cached },
    completion_tokens: output,
    total_tokens: input + output,
  };
}

function openaiError(status: number, message: string): unknown {
  const codes: Record<number, string> = {
    401: 'invalid_api_key',
    402: 'insufficient_quota',
    404: 'model_not_found',
    429: 'rate_limit_exceeded',
  };
  return {
    error: {
      message,
      type: status < 500 ? 'invalid_request_error' : 'server_error',
      param: null,
      code: codes[status] ?? null,
    },
  };
}

export const geminiWire: Wire = {
  hasResult: (body) => list(list(body.contents).at(-1)?.parts).some((part) => isObject(part.functionResponse)),
  document: (answer) => geminiPart(answer, [{ text: answer.turn.text }, ...geminiCall(answer)], true),
  events: (answer) => [
    ...pieces(answer.turn.text).map((text) => ({ data: geminiPart(answer, [{ text }], false) })),
    { data: geminiPart(answer, [...geminiCall(answer), { text: '' }], true) },
  ],
  error: (code, message) => {
    const names: Record<number, string> = {
      401: 'UNAUTHENTICATED',
      403: 'PERMISSION_DENIED',
      404: 'NOT_FOUND',
      429: 'RESOURCE_EXHAUSTED',
      503: 'UNAVAILABLE',
    };
    return { error: { code, message, status: names[code] ?? 'INTERNAL' } };
  },
};

/** The same inside of the envelope of Code Assist, which Gemini's CLI speaks with a login of Google. */
export const codeAssistWire: Wire = {
  hasResult: (body) => geminiWire.hasResult(innerOf(body)),
  document: (answer) => ({ response: geminiWire.document({ ...answer, body: innerOf(answer.body) }) }),
  events: (answer) =>
    geminiWire.events({ ...answer, body: innerOf(answer.body) }).map(({ data }) => ({ data: { response: data } })),
  error: geminiWire.error,
};

const innerOf = ({ request }: Json): Json => (isObject(request) ? request : {});

function geminiCall({ turn, body }: Answer): readonly Json[] {
  if (turn.command === undefined) return [];
  const shell = shellOf(body.tools);
  return [{ functionCall: { name: shell.name, args: shell.input(turn.command) } }];
}

function geminiPart({ model, tokens, turn }: Answer, parts: readonly Json[], isLast: boolean): Json {
  const { input, cached, output } = tokens;
  const counted = isLast ? output : Math.min(output, 1 + Math.floor(turn.text.length / 100));
  return {
    candidates: [{ index: 0, content: { role: 'model', parts }, ...(isLast ? { finishReason: 'STOP' } : {}) }],
    usageMetadata: {
      ...{ promptTokenCount: input, cachedContentTokenCount: cached, candidatesTokenCount: counted },
      totalTokenCount: input + counted,
    },
    modelVersion: model,
  };
}
