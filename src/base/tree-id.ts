import { createHash } from 'node:crypto';
import { encodePath } from './byte-path.ts';

export interface TreeFile {
  /** From the top, as `decodePath` gives it. */
  readonly path: string;
  /** Six digits, e.g. `100644`. */
  readonly mode: string;
  readonly id: string;
}

const SHA256_DIGITS = 64;

/** The id that git gives to a tree of these files and no others; `like` is an id of the repository, whichever. Nothing is written. */
export function treeIdOf(files: readonly TreeFile[], like: string): string {
  return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}

function idOf(files: readonly TreeFile[], algorithm: 'sha1' | 'sha256'): string {
  const folders = new Map<string, TreeFile[]>();
  const entries: { readonly order: Buffer; readonly bytes: Buffer }[] = [];
  const add = (name: string, mode: string, id: string, end: string) => {
    const bytes = encodePath(name);
    const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
    // Git sorts a folder as if its name ended with a slash.
    entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
  };
  for (const { path, mode, id } of files) {
    const slash = path.indexOf('/');
    if (slash === -1) {
      add(path, mode, id, '');
      continue;
    }
    const folder = path.slice(0, slash);
    folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
  }
  for (const [name, within] of folders) add(name, '40000', idOf(within, algorithm), '/');
  const content = Buffer.concat(
    entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes),
  );
  return createHash(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}
