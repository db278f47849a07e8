/** The top of the pages of runs and comparisons: the result in plain words, its evidence behind one click. Pure. */
import { escapeHtml } from './html.ts';

interface PageTop {
  /** HTML of the result. */
  readonly result: string;
  /** When it ended and why, or undefined while it goes on. */
  readonly ended: string | undefined;
  /** HTML of what the result rests on. */
  readonly evidence: readonly string[];
}

export function renderPageTop({ result, ended, evidence }: PageTop): string[] {
  return [
    `<p class="verdict">${result}</p>`,
    ...(ended === undefined ? [] : [`<p class="ended">${escapeHtml(ended)}</p>`]),
    '<details class="evidence" id="evidence"><summary>Evidence</summary>',
    ...evidence,
    '</details>',
  ];
}

/** Labelled figures; those without a value are left out. */
export function renderFigureList(figures: readonly (readonly [name: string, value: string | undefined])[]): string[] {
  const shown = figures.flatMap(([name, value]) =>
    value === undefined ? [] : [`<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`],
  );
  return shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`];
}
