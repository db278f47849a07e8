/** What the two protocols of OpenAI have in common. Pure. */
import { type Fields, namedWay, type Refusal } from './protocol.ts';

const LIST_PRICE: readonly unknown[] = [undefined, null, 'auto', 'default', 'standard'];

export function tierSurcharge({ service_tier: tier }: Fields): string | undefined {
  return LIST_PRICE.includes(tier) ? undefined : namedWay('service_tier', tier);
}

/** Whether an address carries the content itself. */
export function isInline(url: unknown): boolean {
  return typeof url === 'string' && /^data:/i.test(url);
}

/** Models and plug-ins that search the web without a tool. */
export function* searchWays({ model, plugins, web_search_options: options }: Fields): Generator<string> {
  if (typeof model === 'string' && /-search(?:-|$)|:online$/.test(model)) yield namedWay('the searching model', model);
  if (plugins !== undefined && plugins !== null) yield 'plug-ins of the server';
  if (options !== undefined && options !== null) yield 'web search';
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
