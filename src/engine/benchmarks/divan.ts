import { type BenchmarkFormat, TIMED } from './format.ts';
import { parseTime } from './quantity.ts';
import { ReadingList, type Statistic } from './reading.ts';

const HEADER = /^(\S.*?)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s/u;
const BRANCH = /^((?:[│ ] {2})*)([├╰])─ (.*)$/u;
const DEPTH = 3;
const FASTEST = /^(\S.*?)\s+([\d.]+ (?:ps|ns|µs|ms|s))$/u;
const CELL: Readonly<Record<Exclude<Statistic, 'min'>, number>> = { median: 2, mean: 3 };

/** Divan: its table. The figure that it puts first among the robust ones is the median. */
export const divan: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table of divan',
  command: 'cargo bench --offline --bench NAME',
  statistics: ['mean', 'median', 'min'],
  read: ({ lines }, statistic = 'median') => {
    const list = new ReadingList();
    let path: readonly string[] = [];
    let isOpen = false;
    for (const line of lines) {
      const root = HEADER.exec(line)?.[1];
      if (root !== undefined) {
        if (isOpen) list.refuse(`the table "${path[0]}" does not end`);
        path = [root];
        isOpen = true;
        continue;
      }
      const [, indent = '', glyph, rest = ''] = BRANCH.exec(line) ?? [];
      if (path.length === 0 || glyph === undefined) continue;
      const depth = indent.length / DEPTH;
      // The last branch of the root ends the table, with what is below it.
      if (depth === 0 && glyph === '╰') isOpen = false;
      const cells = rest.split('│').map((cell) => cell.trim());
      const [, name, fastest = ''] = FASTEST.exec(cells[0] ?? '') ?? [];
      path = [...path.slice(0, depth + 1), name ?? cells[0] ?? ''];
      if (name === undefined) continue;
      list.add(path.join('::'), parseTime(statistic === 'min' ? fastest : (cells[CELL[statistic]] ?? '')));
    }
    if (isOpen) list.refuse('its table does not end');
    return list.result();
  },
};
