/**
 * Connections to an address of the network.
 * Invariant: one is made to the address itself or to the proxy that is named for it, and to nothing else.
 */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';

/** Opens connections that are kept for later requests; `proxy`: the address of one, if there is any. */
export function openHttpAgent(isSecure: boolean, proxy: string | undefined): HttpAgent {
  const options = { keepAlive: true, noDelay: true };
  if (proxy === undefined || proxy === '') return isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  return isSecure ? new HttpsProxyAgent(proxy, options) : new HttpProxyAgent(proxy, options);
}
