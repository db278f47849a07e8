/**
 * Requests to the API of a model.
 * Invariant: they go to one address, with one key; redirects are not followed, and no other connection is made than to
 * that address or to the proxy that the environment names for it.
 */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { openHttpAgent } from '../../kernel/http-agent.ts';
import { type KeyMask, maskKey } from './masked-key.ts';

/** Where an API is, and who pays. */
export interface Upstream {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** One name and its value, which the query of every request has: the version of the API. */
  readonly query?: string | undefined;
  /** The header that carries the key; the value with its scheme. */
  readonly key: { readonly header: string; readonly value: string };
  /** What else every request carries: the account of a login. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Address of a proxy for it. */
  readonly proxy?: string | undefined;
}

export interface UpstreamRequest {
  readonly method: string;
  /** Below the address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

export interface UpstreamClient {
  send(request: UpstreamRequest): ClientRequest;
  /** Sends another key from now on. */
  useKey(value: string): void;
  /** Takes the key out of one response. */
  mask(): KeyMask;
  close(): void;
}

/** Opens a client, which keeps its connections for later calls. */
export function openUpstream({ address, query, key, headers: own = {}, proxy }: Upstream): UpstreamClient {
  const base = new URL(address);
  const isSecure = base.protocol === 'https:';
  const agent = openHttpAgent(isSecure, proxy);
  let { value } = key;
  return {
    useKey: (renewed) => {
      value = renewed;
    },
    mask: () => maskKey(value.replace(/^Bearer /, '')),
    send: ({ method, path, headers, body }) => {
      const options = {
        ...{ method, agent },
        headers: {
          ...headers,
          // What is counted must be readable.
          'accept-encoding': 'identity',
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
          ...own,
          [key.header]: value,
        },
      };
      const request = (isSecure ? httpsRequest : httpRequest)(`${address}${withQuery(path, query)}`, options);
      request.end(body);
      return request;
    },
    close: () => agent.destroy(),
  };
}

/** The path with this part of a query, in the place of one of the same name. */
function withQuery(path: string, own: string | undefined): string {
  if (own === undefined) return path;
  const [name = ''] = own.split('=');
  const [plain = '', query = ''] = path.split('?', 2);
  const others = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`));
  return `${plain}?${[...others, own].join('&')}`;
}

/** Whether a response leads to another place. */
export function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}
