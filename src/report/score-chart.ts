import { renderScore } from '../base/score-text.ts';
import type { Outcome } from '../experiment/ledger/record.ts';
import { escapeHtml } from './html.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import type { RunRow, RunView } from './run-view.ts';
import { buildTicks, type Domain, pathsOf } from './score-scale.ts';
import { buildScoreDomain } from './sparkline.ts';

// A phone shows it at two thirds of its size, with text that can be read; a wide screen enlarges it.
const WIDTH = 480;
const HEIGHT = 300;
const TOP = 12;
const RIGHT = 10;
/** Where the scores end; below lie the marks of iterations without a score, the ticks and the axis's name. */
const BOTTOM = 220;
const RAIL = 240;
const X_AXIS = 252;
const TICK_TEXT = 18;
/** With more marks, what each of them says is only in the table. */
const MAX_TITLED = 200;
const LABEL_CHAR = 8;

/** A mark of the chart, and where its line is. */
type ChartRow = Pick<RunRow, 'id' | 'iter' | 'mark' | 'word' | 'score' | 'interval' | 'scoreText' | 'best'>;

/** What a chart of scores shows. */
export type ScoreChart = Pick<RunView, 'goal' | 'verdict' | 'counts'> & { readonly rows: readonly ChartRow[] };

interface Plot {
  readonly rows: readonly ChartRow[];
  readonly scores: Domain;
  readonly iterations: Domain;
  readonly left: number;
}

/** The scores by iteration as a picture; undefined when no iteration has a score. */
export function renderScoreChart(view: ScoreChart): string | undefined {
  const scores = buildScoreDomain(view.rows, { withIntervals: true });
  if (scores === undefined) return undefined;
  const yTicks = buildTicks(scores, 5);
  const widest = Math.max(...yTicks.map((tick) => renderScore(tick).length));
  const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 26 + widest * LABEL_CHAR };
  return [
    `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
    '<title id="chart-title">Score of each iteration</title>',
    `<desc id="chart-desc">${escapeHtml(describe(view))}</desc>`,
    ...renderGrid(plot, yTicks),
    ...renderXAxis(plot),
    `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${escapeHtml(view.goal ?? '')}</text>`,
    ...renderBaseline(plot),
    ...renderIntervals(plot),
    ...renderMarks(plot),
    ...renderPoints(plot, isOther),
    ...renderBest(plot),
    ...renderPoints(plot, isAnchor),
    '</svg>',
  ].join('\n');
}

function describe(view: ScoreChart): string {
  const counts = view.counts.map(({ word, count }) => `${count} ${word}`).join(', ');
  const bars = view.rows.some(({ interval }) => interval !== undefined) ? ' A bar is the interval of a test.' : '';
  return `${view.verdict}. ${view.goal ?? 'No direction'}. Marks: ${counts}.${bars} The table below has every value.`;
}

function buildIterationDomain(rows: readonly ChartRow[]): Domain {
  const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as readonly [number, number]);
  return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}

function xOf(iter: number, { iterations, left }: Plot): number {
  return round(left + 10 + pathsOf(iter, iterations) * (WIDTH - RIGHT - left - 20));
}

function yOf(score: number, { scores }: Plot): number {
  return round(BOTTOM - pathsOf(score, scores) * (BOTTOM - TOP));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function renderGrid(plot: Plot, ticks: readonly number[]): string[] {
  return ticks.map((tick) => {
    const y = yOf(tick, plot);
    const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${renderScore(tick)}</text>`;
    return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
  });
}

function renderXAxis(plot: Plot): string[] {
  const ticks = buildTicks(plot.iterations, 6).filter((tick) => Number.isInteger(tick));
  const labels = ticks.map((tick) => {
    const x = xOf(tick, plot);
    return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + TICK_TEXT}">${tick}</text>`;
  });
  const middle = (plot.left + WIDTH - RIGHT) / 2;
  return [
    `<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
    `<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
    ...labels,
    `<text class="name" x="${middle}" y="${HEIGHT - 8}">iteration</text>`,
  ];
}

function renderBaseline(plot: Plot): string[] {
  const baseline = plot.rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
  if (baseline === undefined) return [];
  return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}

/** A step at each iteration that moved the line. */
function renderBest(plot: Plot): string[] {
  let last: number | undefined;
  let path = '';
  for (const { iter, best } of plot.rows) {
    if (best === undefined || best === last) continue;
    path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
    last = best;
  }
  return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}

/** A bar from limit to limit for each tested change, a path for each outcome; one beyond the picture has no end. */
function renderIntervals(plot: Plot): string[] {
  const { rows, scores } = plot;
  const end = rows.length > MAX_TITLED ? 0 : 3;
  return outcomesOf(rows).flatMap((outcome) => {
    const bars = rows.flatMap(({ iter, mark, interval }) => {
      if (mark !== outcome || interval === undefined) return [];
      const [low, high] = interval;
      const x = xOf(iter, plot);
      const top = high > scores.hi || end === 0 ? '' : `M${round(x - end)} ${yOf(high, plot)}h${2 * end}`;
      const bottom = low < scores.lo || end === 0 ? '' : `M${round(x - end)} ${yOf(low, plot)}h${2 * end}`;
      return [`M${x} ${yOf(high, plot)}V${yOf(low, plot)}${top}${bottom}`];
    });
    return bars.length === 0 ? [] : [`<path class="ci ${outcome}" d="${bars.join('')}"/>`];
  });
}

/** The shapes, once each. */
function renderMarks({ rows }: Plot): string[] {
  const marks = outcomesOf(rows).map((outcome) => {
    const { path, isFilled } = OUTCOME_MARKS[outcome];
    const scale = ` transform="scale(${rows.length > MAX_TITLED ? 0.6 : 0.8})"`;
    return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
  });
  return [`<defs>${marks.join('')}</defs>`];
}

function renderPoints(plot: Plot, isDrawn: (outcome: Outcome) => boolean): string[] {
  const isTitled = plot.rows.length <= MAX_TITLED;
  return outcomesOf(plot.rows)
    .filter(isDrawn)
    .map((outcome) => {
      const rows = plot.rows.filter(({ mark }) => mark === outcome);
      if (!isTitled && rows.length > MAX_TITLED) return renderDots(rows, plot);
      const points = rows.map((row) => renderPoint(row, plot, { isTitled }));
      return `<g class="${outcome}">${points.join('')}</g>`;
    });
}

/** Many marks of one outcome as one path; those that would cover each other once. */
function renderDots(rows: readonly ChartRow[], plot: Plot): string {
  const dots = new Set(
    rows.map(({ iter, score }) => `M${xOf(iter, plot)} ${score === undefined ? RAIL : yOf(score, plot)}h0`),
  );
  return `<path class="dots ${rows[0]?.mark ?? 'noop'}" d="${[...dots].join('')}"/>`;
}

function outcomesOf(rows: readonly ChartRow[]): Outcome[] {
  return [...new Set(rows.map(({ mark }) => mark))];
}

/** What the line of the best goes through is drawn on top of it, everything else below. */
function isAnchor(outcome: Outcome): boolean {
  return outcome === 'merged' || outcome === 'baseline';
}

function isOther(outcome: Outcome): boolean {
  return !isAnchor(outcome);
}

function renderPoint(row: ChartRow, plot: Plot, { isTitled }: { readonly isTitled: boolean }): string {
  const { iter, mark, score, scoreText, word } = row;
  const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
  if (!isTitled) return `<use href="#mark-${mark}" ${place}/>`;
  const reported = score === undefined ? '' : `, ${scoreText}`;
  return `<use href="#mark-${mark}" ${place}><title>iteration ${iter}: ${escapeHtml(word)}${reported}</title></use>`;
}
