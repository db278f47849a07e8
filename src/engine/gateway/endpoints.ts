/**
 * Which calls the gateway forwards: a list of methods and paths, in their plain form only. Pure.
 * Invariant: a path that is forwarded is one that a pattern here matches as a whole. Nothing in it is encoded, so no
 * server can read another path in it. Of a query only known names pass.
 */
import { anthropicMessages } from './anthropic-messages.ts';
import { gemini } from './gemini.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Endpoint, GatewayApi, Protocol, Refusal } from './protocol.ts';

interface EndpointPattern {
  readonly method: 'GET' | 'POST';
  /** Group 1: the path below the address of the API. Group 2: a model. */
  readonly path: RegExp;
  readonly kind: Endpoint['kind'];
  readonly protocol: Protocol;
}

interface ApiFacts {
  /** Where the API is, if nothing else is said. */
  readonly upstream: string;
  /** What an agent's base address ends with. */
  readonly prefix: string;
  /** Whose errors are shown where no endpoint was found. */
  readonly protocol: Protocol;
  readonly endpoints: readonly EndpointPattern[];
  /** Names of a query that pass, and what their values look like. */
  readonly query: Readonly<Record<string, RegExp>>;
}

const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;

export const APIS: Readonly<Record<GatewayApi, ApiFacts>> = {
  anthropic: {
    upstream: 'https://api.anthropic.com',
    prefix: '',
    protocol: anthropicMessages,
    endpoints: [
      { method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
      { method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
      { method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
    ],
    query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
  },
  openai: {
    upstream: 'https://api.openai.com/v1',
    prefix: '/v1',
    protocol: openaiChat,
    endpoints: [
      { method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
      { method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
      { method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
      // Names of models of other servers have a slash.
      { method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
    ],
    query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
  },
  gemini: {
    upstream: 'https://generativelanguage.googleapis.com',
    prefix: '',
    protocol: gemini,
    endpoints: [
      {
        method: 'POST',
        path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
        kind: 'answer',
        protocol: gemini,
      },
      {
        method: 'POST',
        path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
        kind: 'count',
        protocol: gemini,
      },
      {
        method: 'GET',
        path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
        kind: 'list',
        protocol: gemini,
      },
    ],
    query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
  },
};

/** A request line, as it is forwarded; `key` of a query is the agent's own and does not pass. */
export interface Target {
  readonly endpoint: Endpoint;
  /** With its question mark, or nothing. */
  readonly query: string;
  /** What the query held as a key. */
  readonly key?: string;
}

const MAX_TARGET = 2000;

/** Finds what a request line means, or why it is refused. */
export function findTarget(api: GatewayApi, method: string | undefined, url: string | undefined): Target | Refusal {
  const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
  if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
    return { status: 400, message: 'the path is not in plain form' };
  }
  if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
    return { status: 400, message: 'the path is not in plain form' };
  }
  const { endpoints } = APIS[api];
  const matches = endpoints.filter((each) => each.path.test(path));
  const found = matches.find((each) => each.method === method);
  if (found === undefined) {
    const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
    return { status, message: `the gateway does not forward ${what}` };
  }
  const values = readQuery(query, APIS[api].query);
  if ('status' in values) return values;
  const [, below = '', model] = found.path.exec(path) ?? [];
  const { kind, protocol } = found;
  return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}

function readQuery(query: string, allowed: ApiFacts['query']): Omit<Target, 'endpoint'> | Refusal {
  const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  const isKnown = ([name = '', value, ...more]: readonly string[]): boolean =>
    more.length === 0 &&
    value !== undefined &&
    (Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
  if (new Set(names).size !== names.length || !parts.every(isKnown)) {
    return { status: 400, message: 'the query holds what the gateway does not forward' };
  }
  const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
  const key = parts.find(([name]) => name === 'key')?.[1];
  return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}

function keyPattern(name: string): RegExp | undefined {
  return name === 'key' ? WORD : undefined;
}
