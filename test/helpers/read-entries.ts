import { type EntryPosition, type EntrySink, JsonEntryReader } from '../../src/base/json-entries.ts';
import type { JsonIssue } from '../../src/base/json-issues.ts';
import { JsonLineReader } from '../../src/base/json-lines.ts';

/** Everything that a streaming reader reported, in order. */
export interface Report {
  readonly entries: { readonly value: unknown; readonly paths: EntryPosition }[];
  readonly members: { readonly key: string; readonly value: unknown; readonly line: number }[];
  readonly issues: JsonIssue[];
}

/** Feeds pieces to a reader of a JSON document whose list is `candidates`. */
export function readEntries(pieces: Iterable<Buffer>): Report {
  return reported((sink) => new JsonEntryReader({ listKey: 'candidates', sink }), pieces);
}

/** Feeds pieces to a reader of one JSON value a line. */
export function readLines(pieces: Iterable<Buffer>): Report {
  return reported((sink) => new JsonLineReader(sink), pieces);
}

function reported(
  build: (sink: EntrySink) => { push(bytes: Buffer): void; end(): void },
  pieces: Iterable<Buffer>,
): Report {
  const all: Report = { entries: [], members: [], issues: [] };
  const reader = build({
    entry: ({ value, printed, isAscii }, paths) => {
      if (printed !== JSON.stringify(value)) throw new Error(`printed as ${printed}`);
      if (isAscii && Buffer.byteLength(printed) !== printed.length) throw new Error(`no ASCII: ${printed}`);
      all.entries.push({ value, paths });
    },
    member: (key, value, line) => all.members.push({ key, value, line }),
    issue: (issue) => all.issues.push(issue),
  });
  // A reader holds nothing of a piece: its bytes are overwritten.
  for (const piece of pieces) {
    const bytes = Buffer.from(piece);
    reader.push(bytes);
    bytes.fill('"');
  }
  reader.end();
  return all;
}

/** The bytes cut into pieces of the given sizes, used in turn. */
export function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? bytes.length);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}
