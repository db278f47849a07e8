/** Addresses of repositories on a server, as certificates name them. Pure. */

const NAMED = /^[\w-][\w.-]*\/[\w.-]+$/;
const OF_URL = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/([^?#]+)$/;
const OF_SCP = /^(?:[^@/:]+@)?([^/:@]+):([^/].*)$/;

/** `https://SERVER/OWNER/NAME` of what a person names: a URL, or `OWNER/NAME` on GitHub; undefined of anything else. */
export function namedAddress(text: string): string | undefined {
  return NAMED.test(text) ? `https://github.com/${withoutEnding(text)}` : webAddress(text);
}

/** `https://SERVER/OWNER/NAME` of a remote, by its URL or its address of ssh; undefined of anything else, such as a path. */
export function webAddress(text: string): string | undefined {
  const [, server, path = ''] = OF_URL.exec(text) ?? OF_SCP.exec(text) ?? [];
  const name = withoutEnding(path);
  if (server === undefined || !NAMED.test(name)) return undefined;
  // GitHub answers ssh behind a firewall by another name.
  return `https://${server.toLowerCase().replace(/^ssh\.github\.com$/, 'github.com')}/${name}`;
}

function withoutEnding(path: string): string {
  return path.replace(/\/$/, '').replace(/\.git$/, '');
}

/** Servers compare names without their case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
