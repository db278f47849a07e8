import { lazyList } from './lazy-list.ts';

/** One line of a journal, as on disk. */
export type JournalRecord = Readonly<Record<string, unknown>>;

const [NEWLINE, COMMA, OPEN_LIST, CLOSE_LIST] = [0x0a, 0x2c, 0x5b, 0x5d];
// So many are read together.
const STREAMED = 256;

/** The records of lines that begin at these places; each is read, with those beside it, when somebody first asks for it. */
export function recordsAt(bytes: Buffer, starts: ArrayLike<number>): JournalRecord[] {
  return lazyRecords(starts.length, (from, to) => parseLines(bytes, starts, [from, to]));
}

/** The same of so many records; `parse`: those between two places. */
export function lazyRecords(count: number, parse: (from: number, to: number) => JournalRecord[]): JournalRecord[] {
  return lazyList(count, (index) => parse(index, index + 1)[0] as JournalRecord, parse);
}

/** The records in lines that were found sound. */
export function readSound(bytes: Buffer): JournalRecord[] {
  return recordsAt(bytes, findLines(bytes));
}

/** The same after so many of so many, for who looks at each once: none is kept. */
export function* streamRecords(
  [after, count]: readonly [number, number],
  parse: (from: number, to: number) => JournalRecord[],
): Generator<JournalRecord> {
  for (let from = after; from < count; from += STREAMED) yield* parse(from, Math.min(from + STREAMED, count));
}

/** The records in some of the lines that begin at these places, all at once: that is faster than one by one. */
export function parseLines(
  bytes: Buffer,
  starts: ArrayLike<number>,
  [from, to]: readonly [number, number],
): JournalRecord[] {
  const [start, last] = [starts[from] ?? 0, starts[to - 1] ?? 0];
  const list = Buffer.allocUnsafe(bytes.indexOf(NEWLINE, last) - start + 2);
  list[0] = OPEN_LIST;
  bytes.copy(list, 1, start, start + list.length - 2);
  list[list.length - 1] = CLOSE_LIST;
  for (let index = from + 1; index < to; index += 1) {
    const next = starts[index] ?? 0;
    // Something that is no record lies between them.
    if (bytes.indexOf(NEWLINE, starts[index - 1]) !== next - 1) {
      return Array.from({ length: to - from }, (_, at) => parseLine(bytes, starts[from + at] ?? 0));
    }
    // What stands before it in the list, where the line before it ended.
    list[next - start] = COMMA;
  }
  return JSON.parse(list.toString()) as JournalRecord[];
}

function parseLine(bytes: Buffer, start: number): JournalRecord {
  return JSON.parse(bytes.toString('utf8', start, bytes.indexOf(NEWLINE, start))) as JournalRecord;
}

/** Where whole lines begin, after a place where one does; a tool without a chain may have left empty ones. */
export function findLines(bytes: Buffer, after = 0): number[] {
  const starts: number[] = [];
  for (let from = after; ; ) {
    const to = bytes.indexOf(NEWLINE, from);
    if (to === -1) return starts;
    if (to > from) starts.push(from);
    from = to + 1;
  }
}
