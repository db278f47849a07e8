import { shortened } from '../base/text.ts';
import { wrapLines } from '../report/wrapped-words.ts';
import { paint } from './color.ts';
import type { Terminal } from './terminal.ts';

/** The line at the bottom of a terminal that is kept up to date. */
export interface BottomLine {
  /** Prints text above the line. */
  readonly above: (text: string) => void;
  /** Shows the line as it is now. */
  readonly draw: () => void;
  readonly stop: () => void;
}

const TICK_MS = 1000;
const DEFAULT_COLUMNS = 80;
const ERASE = '\r\u001b[2K';

/** Draws a line each second; `render` gets the room of the terminal as it is now, and gives undefined for nothing. */
export function createBottomLine(
  terminal: Pick<Terminal, 'out' | 'columns' | 'hasColor'>,
  { render }: { readonly render: (width: number) => string | undefined },
): BottomLine {
  const { out } = terminal;
  let isStopped = false;
  let drawn = 0;
  /** Erases what was drawn: a terminal that became narrower shows it in several rows. */
  const erase = (): string => {
    const rows = Math.ceil(drawn / (terminal.columns ?? DEFAULT_COLUMNS)) - 1;
    drawn = 0;
    return rows > 0 ? `\r\u001b[${rows}A\u001b[J` : ERASE;
  };
  const draw = (): void => {
    const width = Math.max(1, (terminal.columns ?? DEFAULT_COLUMNS) - 2);
    const line = isStopped ? undefined : render(width);
    if (line === undefined) return;
    const shown = shortened(line, width);
    out(`${erase()}${paint(terminal, 'cyan', shown)}`);
    drawn = shown.length;
  };
  const timer = setInterval(draw, TICK_MS);
  timer.unref();
  return {
    above: (text) => {
      const fit = wrapLines(text, terminal.columns ?? DEFAULT_COLUMNS);
      out(isStopped ? fit : `${erase()}${fit}`);
      draw();
    },
    draw,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      out(erase());
    },
  };
}
