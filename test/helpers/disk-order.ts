/** What processes did to the names and contents below a folder, in the order in which it was done. */
export type DiskStep =
  | { readonly kind: 'create' | 'write' | 'sync' | 'remove'; readonly path: string }
  | { readonly kind: 'rename' | 'link'; readonly path: string; readonly to: string }
  | { readonly kind: 'ack'; readonly text: string };

const SYSTEM_CALL = /^(\w+)\((.*)\)\s+= (-?\d+)(?:<(.*?)>)?/;

/** Reads the log of `strace -f -y` of a process tree, and keeps what lies below a folder. */
export function parseSteps(log: string, folder: string): readonly DiskStep[] {
  const begun = new Map<string, string>();
  return log.split('\n').flatMap((raw): DiskStep[] => {
    const [, pid = '', text = ''] = /^(\d+)\s+(.*)$/.exec(raw) ?? [];
    if (text.endsWith('<unfinished ...>')) {
      begun.set(pid, text.slice(0, -'<unfinished ...>'.length).trimEnd());
      return [];
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text)?.[1];
    return stepOf(resumed === undefined ? text : `${begun.get(pid) ?? ''}${resumed}`, folder);
  });
}

function stepOf(line: string, folder: string): DiskStep[] {
  const [, call = '', args = '', result = '', opened = ''] = SYSTEM_CALL.exec(line) ?? [];
  if (result.startsWith('-')) return [];
  if (call === 'write' && /^1</.test(args)) return [{ kind: 'ack', text: args }];
  const paths = pathsOf(call, args);
  const [path = ''] = paths;
  const isBelow = (each: string): boolean => each === folder || each.startsWith(`${folder}/`);
  if (call === 'openat') return args.includes('O_CREAT') && isBelow(opened) ? [{ kind: 'create', path: opened }] : [];
  if (!isBelow(path)) return [];
  if (/^rename/.test(call) || /^link/.test(call)) {
    return [{ kind: call.startsWith('link') ? 'link' : 'rename', path, to: paths[1] ?? '' }];
  }
  if (call === 'mkdir') return [{ kind: 'create', path }];
  if (/^(unlink|rmdir)/.test(call)) return [{ kind: 'remove', path }];
  if (/^(fsync|fdatasync)$/.test(call)) return [{ kind: 'sync', path }];
  return /^(p?write|pwrite64|ftruncate)/.test(call) ? [{ kind: 'write', path }] : [];
}

/** The paths that a call names, whole: those of its descriptors, or of its texts below the folder that stands before them. */
function pathsOf(call: string, args: string): string[] {
  if (/^(fsync|fdatasync|write|pwrite64|ftruncate)$/.test(call)) return [/^\d+<(.*?)>/.exec(args)?.[1] ?? ''];
  const found = [...args.matchAll(/(?:\w+<([^>]*)>, )?"([^"]*)"/g)];
  return found.map(([, base = '', name = '']) => (name.startsWith('/') ? name : `${base}/${name}`));
}

interface Content {
  isSynced: boolean;
}

/**
 * What is on the disk for certain, whenever the power goes: contents that were synced after their last write, under names
 * whose folder was synced after they were given. What was there in the beginning is.
 */
export class CertainDisk {
  readonly #names = new Map<string, Content>();
  /** Names that a loss of power may take away, or bring back. */
  readonly #loose = new Set<string>();

  apply(step: DiskStep): void {
    if (step.kind === 'ack') return;
    const { path } = step;
    const content = this.#names.get(path);
    if (step.kind === 'create') {
      if (content === undefined) this.#give(path, { isSynced: true });
    } else if (step.kind === 'write') {
      // One that was there in the beginning is known from its first write.
      if (content === undefined) this.#names.set(path, { isSynced: false });
      else content.isSynced = false;
    } else if (step.kind === 'sync') {
      if (content !== undefined) content.isSynced = true;
      for (const name of this.#loose) if (parentOf(name) === path) this.#loose.delete(name);
    } else if (step.kind === 'remove') this.#names.delete(path);
    else if ('to' in step) {
      this.#give(step.to, content ?? { isSynced: true });
      if (step.kind === 'rename') this.#names.delete(path);
    }
  }

  #give(path: string, content: Content): void {
    this.#names.set(path, content);
    this.#loose.add(path);
  }

  /** Why a file is not there for certain, whole; undefined when it is. */
  doubt(path: string, folder: string): string | undefined {
    if (this.#names.get(path)?.isSynced === false) return `the content of ${path} is not synced`;
    for (let name = path; name !== folder; name = parentOf(name)) {
      if (this.#loose.has(name)) return `the name ${name} is not synced`;
    }
    return undefined;
  }

  get names(): readonly string[] {
    return [...this.#names.keys()];
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
