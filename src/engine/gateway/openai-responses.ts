/**
 * OpenAI Responses. Pure.
 * Source: the reference of the API (Responses, Streaming events).
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { objectsIn } from './json-walk.ts';
import { isInline, readTokens, renderOpenAiError, searchWays, tierSurcharge } from './openai-shared.ts';
import { declaredMost, type Fields, namedWay, nameOf, type Protocol, type Reading } from './protocol.ts';

// Tools that the agent's own machine runs, or that only look through the tools of the request.
const LOCAL_TOOLS: readonly unknown[] = [
  ...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
  ...['computer', 'computer_use_preview'],
];
const OPAQUE: ReadonlySet<string> = new Set(['arguments', 'parameters']);
const ENDED: readonly unknown[] = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];

export const openaiResponses: Protocol = {
  name: 'openai-responses',
  readRequest: (body) => ({
    model: nameOf(body.model),
    maxOutput: declaredMost(body.max_output_tokens),
    surcharge: tierSurcharge(body),
    waysOut: [
      ...new Set([...toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...contentWays(body.input)]),
    ],
  }),
  readResponse: (part) => {
    if (typeof part.type !== 'string') return { ...readBody(part), isFinal: isObject(part.usage) };
    if (part.type === 'error') return { error: isObject(part.error) ? part.error : part };
    const { response, delta } = part;
    if (isObject(response)) return { ...readBody(response), isFinal: ENDED.includes(part.type) };
    return { characters: typeof delta === 'string' ? delta.length : 0 };
  },
  renderError: renderOpenAiError,
};

function* toolWays(tools: unknown): Generator<string> {
  for (const tool of arrayOrEmpty(tools).filter(isObject)) {
    const { type, environment } = tool;
    if (type === 'namespace') yield* toolWays(tool.tools);
    else if (type === 'shell') {
      if (objectOrEmpty(environment).type !== 'local') yield 'a shell of the server';
    } else if (!LOCAL_TOOLS.includes(type)) yield namedWay('the server-side tool', type);
  }
}

function* storedWays(body: Fields): Generator<string> {
  const { previous_response_id: previous, conversation, prompt, background } = body;
  if (isPresent(previous) || isPresent(conversation)) yield 'a stored conversation';
  if (isPresent(prompt)) yield 'a stored prompt';
  if (background === true) yield 'an answer in the background';
}

function* contentWays(input: unknown): Generator<string> {
  for (const item of arrayOrEmpty(input).filter(isObject)) {
    // The type of a reference may be left out; that of a message, too, which has a role.
    if (!isPresent(item.type) && !isPresent(item.role)) yield 'a stored conversation';
  }
  for (const item of objectsIn(input, OPAQUE)) {
    if (item.type === 'item_reference') yield 'a stored conversation';
    // Results of a search for tools, which the next answer may use.
    yield* toolWays(item.tools);
    if (isPresent(item.file_id)) yield 'a stored file';
    if (isPresent(item.file_url)) yield 'content of a remote URL';
    if (isPresent(item.image_url) && !isInline(item.image_url)) yield 'content of a remote URL';
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function readBody({ model, usage, error }: Fields): Reading {
  return { model: nameOf(model), ...readUsage(usage), ...(isObject(error) ? { error } : {}) };
}

function readUsage(usage: unknown): Reading {
  const { input_tokens, input_tokens_details, output_tokens } = objectOrEmpty(usage);
  return readTokens(input_tokens, input_tokens_details, output_tokens);
}
