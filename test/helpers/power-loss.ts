/** What a process did to the files of one folder, as a tracer saw it; `ack` is what it reported to others meanwhile. */
export type DiskOp =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'write'; readonly name: string; readonly text: string }
  | { readonly kind: 'sync'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'sync folder' }
  | { readonly kind: 'ack'; readonly text: string };

/** What may be on the disk when the power comes back. */
export interface Remains {
  readonly files: ReadonlyMap<string, string>;
  /** What had been reported to others before. */
  readonly acknowledged: readonly string[];
}

/** Reads the log of `strace -y -s N` of a process that works in a folder and prints to its standard output. */
export function parseOps(log: string, folder: string): readonly DiskOp[] {
  return log.split('\n').flatMap((line): DiskOp[] => {
    const [, call = '', rest = ''] = /^(\w+)\((.*)\)\s+= \d/.exec(line) ?? [];
    const name = new RegExp(`${folder}/([^/">]+)[">]`).exec(rest)?.[1];
    const text = /"((?:[^"\\]|\\.)*)", \d+$/.exec(rest)?.[1];
    if (call === 'write' && rest.startsWith('1<')) return [{ kind: 'ack', text: JSON.parse(`"${text ?? ''}"`) }];
    if (call === 'fsync' && rest.includes(`<${folder}>`)) return [{ kind: 'sync folder' }];
    if (name === undefined) return [];
    if (call === 'openat') return rest.includes('O_CREAT') ? [{ kind: 'create', name }] : [];
    if (call === 'write') return [{ kind: 'write', name, text: JSON.parse(`"${text ?? ''}"`) }];
    if (call === 'fsync') return [{ kind: 'sync', name }];
    const to = new RegExp(`, "${folder}/([^/"]+)"$`).exec(rest)?.[1];
    if (call === 'rename' && to !== undefined) return [{ kind: 'rename', name, to }];
    if (call === 'close') return [];
    throw new Error(`the model knows no such call: ${line}`);
  });
}

interface Inode {
  text: string;
  /** What of it is on the disk for sure. */
  synced: string;
}

interface Naming {
  readonly from?: string;
  readonly name: string;
  readonly inode: Inode;
}

/**
 * Everything that a loss of power may leave, after each operation: any of the names that were not synced, with the
 * bytes that were not synced there up to any of them, in part, or as zeros, a later page before an earlier one too.
 */
export function* powerLosses(ops: readonly DiskOp[]): Generator<Remains> {
  const live = new Map<string, Inode>();
  const durable = new Map<string, Inode>();
  let pending: Naming[] = [];
  const acknowledged: string[] = [];
  for (const op of ops) {
    if (op.kind === 'ack') acknowledged.push(op.text);
    else if (op.kind === 'sync folder') {
      for (const naming of pending) apply(durable, naming);
      pending = [];
    } else if (op.kind === 'create') {
      if (!live.has(op.name)) pending.push(name(live, { name: op.name, inode: { text: '', synced: '' } }));
    } else {
      const inode = live.get(op.name);
      if (inode === undefined) throw new Error(`"${op.name}" is not there`);
      if (op.kind === 'write') inode.text += op.text;
      if (op.kind === 'sync') inode.synced = inode.text;
      if (op.kind === 'rename') pending.push(name(live, { from: op.name, name: op.to, inode }));
    }
    for (const names of subsets(pending)) {
      const found = new Map(durable);
      for (const naming of names) apply(found, naming);
      for (const files of contents([...found])) yield { files, acknowledged: [...acknowledged] };
    }
  }
}

function name(live: Map<string, Inode>, naming: Naming): Naming {
  apply(live, naming);
  return naming;
}

function apply(names: Map<string, Inode>, { from, name: to, inode }: Naming): void {
  if (from !== undefined) names.delete(from);
  names.set(to, inode);
}

function* subsets(namings: readonly Naming[]): Generator<readonly Naming[]> {
  for (let mask = 0; mask < 2 ** namings.length; mask += 1) {
    yield namings.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
  }
}

/** Each file with one of its contents, in every combination. */
function* contents(files: readonly (readonly [string, Inode])[]): Generator<Map<string, string>> {
  const [first, ...others] = files;
  if (first === undefined) {
    yield new Map();
    return;
  }
  const [file, inode] = first;
  for (const rest of contents(others)) {
    for (const text of variants(inode)) yield new Map([[file, text], ...rest]);
  }
}

/** Bytes that a disk writes at a time, at least. */
const PAGE = 512;

function* variants({ text, synced }: Inode): Generator<string> {
  const size = text.length - synced.length;
  const half = text.slice(0, synced.length + Math.floor(size / 2));
  for (let length = 0; length <= size; length += 1) yield text.slice(0, synced.length + length);
  if (size === 0) return;
  yield synced.padEnd(text.length, '\0');
  yield half.padEnd(text.length, '\0');
  // Pages are written in any order: each but one, and the last alone. What was synced is in its page already.
  const pages = pagesOf(synced.length, text.length);
  for (const lost of pages) yield withZeros(text, [lost]);
  if (pages.length > 2) yield withZeros(text, pages.slice(0, -1));
}

type Range = readonly [from: number, to: number];

/** The parts of a range of bytes that are in one page each. */
function pagesOf(from: number, to: number): Range[] {
  const pages: Range[] = [];
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / PAGE) + 1) * PAGE);
    pages.push([at, end]);
    at = end;
  }
  return pages;
}

function withZeros(text: string, lost: readonly Range[]): string {
  return lost.reduce(
    (retained, [from, to]) => retained.slice(0, from) + '\0'.repeat(to - from) + retained.slice(to),
    text,
  );
}
