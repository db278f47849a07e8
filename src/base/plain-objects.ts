/**
 * Names, trees and commits that `git fsck --strict` finds nothing in, distinguished from those that only git can judge. Pure.
 * Invariant: nothing is plain here that git would refuse or warn of; what may be sound, too, need not be plain.
 */
import { compareEntries, FILE, FOLDER, PROGRAM, renderTreeObject, type TreeEntry } from './tree-object.ts';

// No form of `.git` or `.gitmodules` on any file system: no `.git` at the front, no `~1`, nothing but ASCII. And no longer
// than any file system takes: git warns of names of more than 4,096 bytes.
const PLAIN_NAME = /^(?!\.{1,2}$|\.git)[\w@+,.=-]{1,255}$/i;
const PLAIN_MODES: readonly string[] = [FILE, PROGRAM, FOLDER];

const WHO = '[^<>\\n]+ <[^<>\\n]*> (?:0|[1-9][0-9]{0,11}) [+-][0-9]{4}';
const HEADER = new RegExp(`^tree [0-9a-f]+\nparent [0-9a-f]+\nauthor ${WHO}\ncommitter ${WHO}\n\n`);

/** Whether a commit has one parent, two people and a message, each as git writes them, and nothing else. */
export function isPlainCommit(bytes: Buffer): boolean {
  return !bytes.includes(0) && HEADER.test(bytes.toString('latin1'));
}

/** Whether git takes a file or folder by this name, whatever it protects; `name`: without a slash. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name);
}

/**
 * Whether a tree is written as git writes it, and each entry has a plain name, or is that of a tree that is known.
 * `entries`: what was read of the bytes.
 */
export function isPlainTree(
  bytes: Buffer,
  { entries, known }: { readonly entries: readonly TreeEntry[]; readonly known: readonly TreeEntry[] },
): boolean {
  if (!renderTreeObject(entries).equals(bytes)) return false;
  const olds = new Map(known.map((entry) => [entry.name.toString('latin1'), entry]));
  const names = new Set<string>();
  return entries.every((entry, at) => {
    const name = entry.name.toString('latin1');
    const before = entries[at - 1];
    // A file and a folder of one name need not stand side by side.
    if (names.has(name) || (before !== undefined && compareEntries(before, entry) >= 0)) return false;
    names.add(name);
    const old = olds.get(name);
    if (old?.id === entry.id && old.mode === entry.mode) return true;
    return isPlainName(name) && PLAIN_MODES.includes(entry.mode);
  });
}
