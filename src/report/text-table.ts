/** A column of a table for a terminal. */
export type Column<Row> = readonly [title: string, text: (row: Row) => string, align: 'left' | 'right'];

/** The lines of a table for a terminal: titles, then a line a row. */
export function renderTextTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const padded = columns.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
  return [...Array(rows.length + 1).keys()].map((line) =>
    padded
      .map((column) => column[line])
      .join('  ')
      .trimEnd(),
  );
}

function pad(texts: readonly string[], align: 'left' | 'right'): string[] {
  const width = Math.max(...texts.map((text) => text.length));
  return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}
