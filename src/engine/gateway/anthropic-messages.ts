/**
 * Anthropic Messages. Pure.
 * Source: the reference of the API (Messages, Streaming, Errors, Tool use).
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { objectsIn } from './json-walk.ts';
import {
  count,
  declaredMost,
  type Fields,
  namedWay,
  nameOf,
  type Protocol,
  presentCounts,
  type Reading,
} from './protocol.ts';

// Tools that the agent's own machine runs, or that only look through the tools of the request.
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
// Arguments and results of tools are the agent's own data, whatever they look like.
const OPAQUE: ReadonlySet<string> = new Set(['input', 'input_schema']);
const LIST_PRICE: readonly unknown[] = [undefined, null, 'auto', 'standard', 'standard_only'];

export const anthropicMessages: Protocol = {
  name: 'anthropic-messages',
  readRequest: (body) => ({
    model: nameOf(body.model),
    maxOutput: declaredMost(body.max_tokens),
    surcharge: surchargeOf(body),
    cachesLong: cachesLong(body),
    waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
  }),
  readResponse: (part) => {
    switch (part.type) {
      case 'message':
        return { ...readMessage(part), isFinal: isObject(part.usage), characters: writtenInBlocks(part) };
      case 'message_start':
        return readMessage(objectOrEmpty(part.message));
      case 'content_block_delta':
        return { characters: writtenIn(objectOrEmpty(part.delta)) };
      case 'message_delta':
        return { ...readUsage(part.usage), isFinal: isObject(part.usage) };
      case 'error':
        return { error: objectOrEmpty(part.error) };
      default:
        return {};
    }
  },
  renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};

/** A breakpoint anywhere in a request may ask for it: on tools, the system's text, a block of a message, or the whole. */
function cachesLong(body: Fields): boolean {
  return [...objectsIn(body, OPAQUE)].some(({ cache_control: control }) => objectOrEmpty(control).ttl === '1h');
}

const LIST_PRICE_PLACES: readonly unknown[] = [undefined, null, 'global', 'not_available'];

function surchargeOf({ service_tier: tier, speed, inference_geo: place }: Fields): string | undefined {
  if (!LIST_PRICE.includes(tier)) return namedWay('service_tier', tier);
  if (!LIST_PRICE_PLACES.includes(place)) return namedWay('inference_geo', place);
  return [undefined, null, 'standard'].includes(speed as undefined) ? undefined : namedWay('speed', speed);
}

function* toolWays({ tools, mcp_servers: servers, container }: Fields): Generator<string> {
  for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
    if (type === undefined || type === null) continue;
    if (typeof type !== 'string' || !LOCAL_TOOLS.test(type)) yield namedWay('the server-side tool', type);
  }
  for (const { name } of arrayOrEmpty(servers).map(objectOrEmpty)) yield namedWay('the MCP server', name);
  if (container !== undefined && container !== null) yield 'a container for code execution';
}

/** What lies elsewhere and would be fetched for the model. */
function* contentWays({ messages, system }: Fields): Generator<string> {
  for (const block of objectsIn([messages, system], OPAQUE)) {
    if (block.type === 'container_upload') yield 'a file for code execution';
    const { type } = objectOrEmpty(block.source);
    if (type === 'url') yield 'content of a remote URL';
    if (type === 'file') yield 'a stored file';
  }
}

function readMessage({ model, usage }: Fields): Reading {
  return { model: nameOf(model), ...readUsage(usage) };
}

function readUsage(usage: unknown): Reading {
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } =
    objectOrEmpty(usage);
  const written = count(cache_creation_input_tokens);
  const long = count(objectOrEmpty(cache_creation).ephemeral_1h_input_tokens);
  return presentCounts({
    input: count(input_tokens),
    cacheRead: count(cache_read_input_tokens),
    cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
    longCacheWrite: long,
    output: count(output_tokens),
  });
}

function writtenIn({ text, partial_json: json, thinking }: Fields): number {
  return [text, json, thinking].reduce<number>((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}

function writtenInBlocks({ content }: Fields): number {
  return arrayOrEmpty(content).reduce<number>((sum, block) => sum + writtenIn(objectOrEmpty(block)), 0);
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

function errorType(status: number): string {
  return ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}
