/** What the two protocols of OpenAI have in common. Pure. */
import { arrayOrEmpty, objectOrEmpty } from '../../base/decode.ts';
import { count, type Fields, namedWay, presentCounts, type Reading, type Refusal } from './protocol.ts';

const LIST_PRICE: readonly unknown[] = [undefined, null, 'auto', 'default', 'standard'];

export function tierSurcharge({ service_tier: tier, models }: Fields): string | undefined {
  // Some servers answer with any of a list.
  if (arrayOrEmpty(models).length > 0) return 'models in place of the one that is named';
  return LIST_PRICE.includes(tier) ? undefined : namedWay('service_tier', tier);
}

/** Tokens under the names that each protocol has for them: what was sent includes what caches read and wrote. */
export function readTokens(sent: unknown, details: unknown, output: unknown): Pick<Reading, 'tokens'> {
  const { cached_tokens, cache_write_tokens } = objectOrEmpty(details);
  const [all, read, written] = [count(sent), count(cached_tokens) ?? 0, count(cache_write_tokens) ?? 0];
  return presentCounts({
    ...(all === undefined
      ? {}
      : { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
    output: count(output),
  });
}

/** Whether an address carries the content itself. */
export function isInline(url: unknown): boolean {
  return typeof url === 'string' && /^data:/i.test(url);
}

const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
// Members by which one server or another searches, or reads what lies elsewhere.
const SEARCH_MEMBERS: Readonly<Record<string, string>> = {
  plugins: 'plug-ins of the server',
  web_search_options: 'web search',
  search_parameters: 'web search',
  enable_search: 'web search',
  data_sources: 'data of another server',
};

/** Models, plug-ins and settings that search without a tool. */
export function* searchWays(body: Fields): Generator<string> {
  for (const model of [body.model, ...arrayOrEmpty(body.models)]) {
    if (typeof model === 'string' && SEARCHING.test(model)) yield namedWay('the searching model', model);
  }
  for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
    if (![undefined, null, false].includes(body[name] as undefined)) yield way;
  }
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

export function renderOpenAiError({ status, message }: Refusal): Fields {
  const type = ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
  return { error: { message, type, param: null, code: type } };
}
