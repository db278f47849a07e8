/** What `.gitmodules` says of submodules. Pure. Source: git, gitmodules(5) and submodule.c. */

export interface Submodule {
  readonly name: string;
  readonly path: string;
  readonly url: string;
  /** As it is written, e.g. `none`. */
  readonly update: string | undefined;
}

/** The submodules of the entries that `git config -z --list` prints of a file, by their paths; those without an address are none. */
export function parseSubmodules(text: string): ReadonlyMap<string, Submodule> {
  const names = new Map<string, Record<string, string>>();
  for (const entry of text.split('\0')) {
    const [, name, key] = /^submodule\.(.*)\.([A-Za-z][\w-]*)$/s.exec(entry.split('\n', 1)[0] ?? '') ?? [];
    if (name === undefined || key === undefined || !isSafeName(name)) continue;
    names.set(name, { ...names.get(name), [key.toLowerCase()]: entry.slice(entry.indexOf('\n') + 1) });
  }
  return new Map(
    [...names].flatMap(([name, { path, url, update }]) =>
      path === undefined || url === undefined || url === '' ? [] : [[path, { name, path, url, update }] as const],
    ),
  );
}

/** A name is a folder below `.git/modules`; git takes none that leads out of it. */
function isSafeName(name: string): boolean {
  return name !== '' && !name.startsWith('/') && !name.split(/[/\\]/).includes('..');
}

/** The address that a relative one means, seen from that of the repository around it. */
export function resolveSubmoduleUrl(url: string, around: string): string {
  if (!/^\.\.?\//.test(url)) return url;
  let base = around.replace(/\/+$/, '');
  let rest = url;
  let separator = '/';
  for (;;) {
    if (rest.startsWith('./')) rest = rest.slice(2);
    else if (rest.startsWith('../')) {
      rest = rest.slice(3);
      const slash = base.lastIndexOf('/');
      const colon = slash === -1 ? base.lastIndexOf(':') : -1;
      // `host:path`, in the way of scp, has a folder after the colon.
      if (colon !== -1) separator = ':';
      const at = Math.max(slash, colon);
      base = at === -1 ? '.' : base.slice(0, at);
    } else break;
  }
  return `${base}${separator}${rest}`.replace(/\/+$/, '');
}
