/** Pointers that Git LFS stores in the place of large files. Pure. Source: git-lfs, docs/spec.md. */

export interface LfsPointer {
  /** SHA-256 of the contents, hex. */
  readonly oid: string;
  readonly size: number;
}

/** No pointer is larger. */
export const MAX_POINTER_BYTES = 1024;

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n((?:ext-\d-[^\n]*\n)*)oid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;

/** What a file points to; undefined where it is no pointer, or one that a program has to translate. */
export function parseLfsPointer(text: string): LfsPointer | undefined {
  const [, extensions = '', oid, size] = POINTER.exec(text) ?? [];
  if (oid === undefined || extensions !== '') return undefined;
  return { oid, size: Number(size) };
}
