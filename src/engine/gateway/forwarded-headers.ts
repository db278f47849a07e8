/**
 * Which headers pass the gateway. Pure.
 * Invariant: of a request only names of this list pass, so no key, host, cookie, account or hop of the agent's does; the
 * key is the gateway's own. Of a response everything passes that is not about the connection.
 */
import type { Refusal } from './protocol.ts';

const REQUEST_HEADERS: ReadonlySet<string> = new Set([
  ...['accept', 'user-agent', 'anthropic-version', 'anthropic-beta', 'openai-beta'],
  ...['anthropic-dangerous-direct-browser-access', 'x-goog-api-client', 'x-app', 'originator', 'version'],
  ...['session_id', 'conversation_id', 'x-client-request-id', 'idempotency-key'],
]);
const REQUEST_PREFIXES = ['x-stainless-', 'x-codex-'];

/** Names that carry a key, each as an API takes it. */
const KEY_HEADERS: readonly string[] = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];

const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'alt-svc', 'set-cookie', 'location'],
]);

/** What is no longer true of a content that was decompressed. */
const ENCODING_HEADERS: readonly string[] = ['content-encoding', 'content-length', 'content-md5', 'etag'];

/** Names and values in turn, as Node has them of a message. */
type RawHeaders = readonly string[];

/** Pairs of lower-case names and values. */
function pairsOf(raw: RawHeaders): (readonly [name: string, value: string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as const] : []));
}

/** The headers of a request that pass; where one is there twice no server can say which one counts. */
export function forwardedHeaders(raw: RawHeaders): Readonly<Record<string, string>> | Refusal {
  const pairs = pairsOf(raw);
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return { status: 400, message: 'a header is there twice' };
  const encoding = pairs.find(([name]) => name === 'content-encoding')?.[1];
  if (encoding !== undefined && encoding !== 'identity') {
    return { status: 415, message: 'the gateway reads no compressed requests' };
  }
  return Object.fromEntries(pairs.filter(([name]) => isForwarded(name)));
}

function isForwarded(name: string): boolean {
  return REQUEST_HEADERS.has(name) || REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** What a request names as its key, in whatever header. */
export function keysOf(raw: RawHeaders): readonly string[] {
  return pairsOf(raw).flatMap(([name, value]) => (KEY_HEADERS.includes(name) ? [value.replace(/^Bearer /i, '')] : []));
}

/** The headers of a response that pass, names and values in turn; `isPlain` where its content passes as it came. */
export function returnedHeaders(raw: RawHeaders, isPlain = true): string[] {
  return pairsOf(raw).flatMap(([name, value]) =>
    CONNECTION_HEADERS.has(name) || (!isPlain && ENCODING_HEADERS.includes(name)) ? [] : [name, value],
  );
}

/** The names that an agent may address the gateway by. */
export function isOwnHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i.test(host ?? '');
}
