import { shortened } from '../base/text.ts';
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
const ERASE = '\r\u001b[2K';

/** Draws a line each second; `render` gives undefined while there is nothing to show. */
export function createBottomLine(
  { out }: Pick<Terminal, 'out'>,
  { columns, render }: { readonly columns: number; readonly render: () => string | undefined },
): BottomLine {
  let isStopped = false;
  const draw = (): void => {
    const line = isStopped ? undefined : render();
    if (line !== undefined) out(`${ERASE}${shortened(line, columns - 2)}`);
  };
  const timer = setInterval(draw, TICK_MS);
  timer.unref();
  return {
    above: (text) => {
      out(`${ERASE}${text}`);
      draw();
    },
    draw,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      out(ERASE);
    },
  };
}
