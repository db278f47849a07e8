import {
  firstHead,
  hashOfRecord,
  isMoreThanRecord,
  JOURNAL_MEMBERS,
  type JournalRecord,
  LINKS,
  parseRecordLine,
  sealRecord,
} from './journal-chain.ts';

/** A line of a journal, judged by itself: where it stands in the chain is another question. */
export type SalvagedLine =
  | {
      readonly kind: 'record';
      /** 1-based. */
      readonly line: number;
      /** As on disk, without the newline. */
      readonly text: string;
      readonly record: JournalRecord;
      /** Whether it was ever linked to a chain. */
      readonly isLinked: boolean;
    }
  | { readonly kind: 'lost'; readonly line: number; readonly why: string };

const NEWLINE = 0x0a;

/**
 * Reads every line of a journal, whatever is wrong with the others. What carries a hash that is not of its content is
 * lost; a last line that was never finished is left out, as it is by everyone.
 */
export function salvageJournal(bytes: Buffer): SalvagedLine[] {
  const lines: SalvagedLine[] = [];
  let [from, line] = [0, 0];
  for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
    line += 1;
    if (to > from) lines.push(judge(bytes.subarray(from, to), line));
    from = to + 1;
  }
  const tail = bytes.subarray(from);
  if (isMoreThanRecord(tail)) lines.push(judge(tail.subarray(0, -1), line + 1));
  return lines;
}

function judge(bytes: Buffer, line: number): SalvagedLine {
  const record = parseRecordLine(bytes);
  if (record === undefined) return { kind: 'lost', line, why: 'is not a JSON object' };
  if ('hash' in record && !hasOwnHash(record)) {
    return { kind: 'lost', line, why: 'has content that does not match its hash' };
  }
  return { kind: 'record', line, text: bytes.toString(), record, isLinked: LINKS.some((link) => link in record) };
}

function hasOwnHash({ hash, ...rest }: JournalRecord): boolean {
  return typeof hash === 'string' && hash === hashOfRecord(rest);
}

/** What a journal is rewritten from: records in order, those with a text being older than any chain. */
export interface ChainLink {
  readonly record: JournalRecord;
  /** Its line, to be kept as it is for as long as no line before it is linked. */
  readonly text?: string | undefined;
}

/** The text of a journal that holds the records in this order, newly linked. */
export function linkRecords(records: readonly ChainLink[]): string {
  const firstLinked = records.findIndex(({ text }) => text === undefined);
  const unlinked = firstLinked === -1 ? records.length : firstLinked;
  let text = records
    .slice(0, unlinked)
    .map((each) => `${each.text}\n`)
    .join('');
  let head = firstHead({ bytes: Buffer.from(text), records: unlinked });
  for (const { record } of records.slice(unlinked)) {
    const { line, next } = sealRecord(withoutLinks(record), head);
    text += line;
    head = next;
  }
  return text;
}

/** A record's own members. */
export function withoutLinks(record: JournalRecord): JournalRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !JOURNAL_MEMBERS.includes(key)));
}
