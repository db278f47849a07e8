/**
 * The folder in which agents read what was tried before.
 * Invariant: it holds each attempt of the ledger once, in order, whatever was killed: what was not noted as whole is cut
 * off and written again, and a folder that does not begin as the ledger does is written from the start. An attempt costs as much as
 * it adds, however many there are. The folder is a copy: whoever writes to it changes no record,
 * and a link that an agent without a sandbox puts there leads nothing of ours elsewhere.
 */
import { appendFileSync, lstatSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeCache } from '../../kernel/durable.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { DENIED_FILE, DENIED_TEXT } from '../boundaries/denied-text.ts';
import { type AttemptsOf, HEADERS, linesOf, type PastAttempt, README } from './past-attempts.ts';

export interface History {
  /** Where agents read it, absolute. */
  readonly folder: string;
  /** Adds what the ledger has more than the folder. */
  readonly update: <T>(records: readonly T[], view: AttemptsOf<T>) => void;
}

const markSchema = z.strictObject({
  count: z.int().check(z.minimum(0)),
  /** Of the last attempt that is in it whole. */
  last: z.string(),
  sizes: z.record(z.string(), z.int().check(z.minimum(0))),
});
type Mark = z.output<typeof markSchema>;

const EMPTY: Mark = { count: 0, last: '', sizes: {} };

/** The history in a private area. */
export function openHistory(areaFolder: string): History {
  const folder = join(areaFolder, 'history');
  const markFile = join(areaFolder, 'history.json');
  let mark = readMark(markFile);
  return {
    folder,
    update: (records, { idOf, describe }) => {
      const last = records[mark.count - 1];
      if (mark.count === 0 || last === undefined || idOf(last) !== mark.last || !cutBack(folder, mark)) {
        mark = EMPTY;
        rmSync(markFile, { force: true });
        begin(folder);
      }
      writeCache(join(folder, DENIED_FILE), [DENIED_TEXT]);
      for (const record of records.slice(mark.count)) add(folder, describe(record));
      const newest = records.at(-1);
      if (newest === undefined || records.length === mark.count) return;
      mark = { count: records.length, last: idOf(newest), sizes: sizesIn(folder) };
      writeCache(markFile, [JSON.stringify(mark)]);
    },
  };
}

function readMark(path: string): Mark {
  try {
    return markSchema.parse(JSON.parse(readRegularText(path)));
  } catch {
    // None, or broken off: the folder is written from the start.
    return EMPTY;
  }
}

/** Takes away what was added after the mark; false where less is there than the mark says. */
function cutBack(folder: string, { sizes }: Mark): boolean {
  if (
    [folder, join(folder, 'attempts')].some(
      (each) => lstatSync(each, { throwIfNoEntry: false })?.isDirectory() !== true,
    )
  )
    return false;
  for (const name of Object.keys(HEADERS)) {
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const marked = sizes[name] ?? 0;
    if (stats?.isFile() !== true || stats.size < marked) return false;
    if (stats.size > marked) truncateSync(path, marked);
  }
  return true;
}

function begin(folder: string): void {
  removeTree(folder);
  mkdirSync(join(folder, 'attempts'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), README);
  for (const [name, header] of Object.entries(HEADERS)) writeFileSync(join(folder, name), header);
}

function add(folder: string, attempt: PastAttempt): void {
  const own = join(folder, 'attempts', String(attempt.iteration));
  removeTree(own);
  if (attempt.files.length > 0) mkdirSync(own);
  for (const { name, text } of attempt.files) writeFileSync(join(own, name), text);
  for (const [name, text] of Object.entries(linesOf(attempt))) {
    if (text !== '') appendFileSync(join(folder, name), text);
  }
}

function sizesIn(folder: string): Mark['sizes'] {
  return Object.fromEntries(Object.keys(HEADERS).map((name) => [name, lstatSync(join(folder, name)).size]));
}
