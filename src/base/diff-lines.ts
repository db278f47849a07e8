/** What a diff adds and takes away: lines of hunks alone, whatever a file's own lines look like. */
export function countLines(diff: string): { readonly added: number; readonly removed: number } {
  const { hunks } = splitDiff(diff);
  return {
    added: hunks.filter((line) => line.startsWith('+')).length,
    removed: hunks.filter((line) => line.startsWith('-')).length,
  };
}

/** The same in all, of a diff without context (`--unified=0`), by the heads of its hunks: no other line begins with `@@`. */
export function countHunkLines(diff: Buffer): number {
  const mark = '\n@@ -';
  let sum = 0;
  for (let at = diff.indexOf(mark); at !== -1; at = diff.indexOf(mark, at + mark.length)) {
    const head = diff.toString('latin1', at + 1, at + MAX_HEAD_BYTES);
    const [, removed = '1', added = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head) ?? [];
    sum += Number(removed) + Number(added);
  }
  return sum;
}

// Four numbers and what stands between them.
const MAX_HEAD_BYTES = 100;

export interface Growth {
  readonly lines: number;
  readonly bytes: number;
}

/** How much larger a diff makes what it is of; undefined: it does not hold all of it as text. */
export function growthOf(diff: string): Growth | undefined {
  const { hunks, heads } = splitDiff(diff);
  const isPartial = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)160000$/.test(line));
  const isText = diff === '' || (diff.startsWith('diff --git ') && !diff.includes('\ufffd'));
  if (isPartial || !isText) return undefined;
  let [lines, bytes, last] = [0, 0, 0];
  for (const line of hunks) {
    if (line.startsWith('\\')) {
      bytes -= last;
      continue;
    }
    last = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
    lines += last;
    // With the end of the line in the place of its sign.
    bytes += last * Buffer.byteLength(line);
  }
  return { lines, bytes };
}

function splitDiff(diff: string): { readonly hunks: readonly string[]; readonly heads: readonly string[] } {
  const hunks: string[] = [];
  const heads: string[] = [];
  let isInHunk = false;
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) isInHunk = false;
    if (line.startsWith('@@ ')) isInHunk = true;
    else (isInHunk ? hunks : heads).push(line);
  }
  return { hunks, heads };
}
