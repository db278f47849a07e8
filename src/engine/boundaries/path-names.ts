import { withoutTrailing } from '../../base/text.ts';

/** A path as file systems compare it that ignore case and composition: on some, `SRC/A` and `src/a` are one file. */
export function foldPath(text: string): string {
  // A pattern's "any character" is none of those that end a line: a name that holds one would slip through `**`.
  return (
    text
      .normalize('NFC')
      // Upper case first: letters such as the long s have none of their own, and a file system folds them to a plain one.
      .toUpperCase()
      .toLowerCase()
      .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')
  );
}

// What HFS+ ignores inside a name, so that ".g\u200cit" is ".git" there.
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** The same without the characters that a file system ignores: two paths with one key can be one file somewhere. */
export function pathKey(text: string): string {
  return foldPath(text.replace(IGNORED, ''));
}

/** `.git` in any spelling that a file system folds to it: case, ignored characters, trailing dots, short names. */
export function isGitName(name: string): boolean {
  const folded = withoutTrailing(pathKey(name), '. ');
  return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}
