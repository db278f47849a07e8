/** Measured changes by score and one metric as a picture, with the front of what no other change beats. Pure. */
import { plural } from '../base/text.ts';
import type { MeasuredIteration } from '../experiment/ledger/pareto.ts';
import { oneLine } from './foreign-text.ts';
import { escapeHtml } from './html.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { renderAxis } from './pareto-text.ts';
import { buildDomain, buildTicks, type Domain, pathsOf } from './score-scale.ts';

const WIDTH = 480;
const HEIGHT = 270;
const TOP = 12;
const RIGHT = 14;
const BOTTOM = 220;
const TICK_TEXT = 18;
const LABEL_CHAR = 8;
// The records have them all.
const MAX_CHARTS = 3;
const MAX_OTHERS = 150;
const MAX_NAME = 40;

type AxisChange = MeasuredIteration['changes'][number];

interface Point {
  readonly iter: number;
  readonly isAccepted: boolean;
  readonly isOnFront: boolean;
  readonly x: AxisChange;
  readonly y: AxisChange;
}

interface Plot {
  readonly points: readonly Point[];
  readonly xs: Domain;
  readonly ys: Domain;
  readonly left: number;
}

/** A picture for each metric; none without a measured change. */
export function renderTradeOffCharts(measured: readonly MeasuredIteration[]): string[] {
  const metrics = (measured[0]?.changes.length ?? 1) - 1;
  const charts = Array.from({ length: Math.min(metrics, MAX_CHARTS) }, (_, at) => renderChart(measured, at + 1));
  return charts.flatMap((chart) => chart ?? []);
}

function renderChart(measured: readonly MeasuredIteration[], metric: number): string | undefined {
  const points = shownPoints(measured, metric);
  const [first] = points;
  const [xs, ys] = [domainOf(points.map(({ x }) => x)), domainOf(points.map(({ y }) => y))];
  if (first === undefined || xs === undefined || ys === undefined) return undefined;
  const yTicks = buildTicks(ys, 5);
  const widest = Math.max(...yTicks.map((tick) => label(tick, first.y).length));
  const plot = { points, xs, ys, left: 26 + widest * LABEL_CHAR };
  const name = escapeHtml(oneLine(first.x.name, MAX_NAME));
  const id = `trade-off-${metric}`;
  // With further metrics, what is on the front need not look so by two of them.
  const isWhole = measured[0]?.changes.length === 2;
  return [
    `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id} ${id}-desc">`,
    `<title id="${id}">Changes of score and ${name} since the base</title>`,
    `<desc id="${id}-desc">${describe(points)}</desc>`,
    ...renderAxes(plot, { name, yTicks, axes: first }),
    ...(isWhole ? renderFrontLine(plot) : []),
    ...points.map((point) => renderPoint(point, plot)),
    '</svg>',
  ].join('\n');
}

/** The front, what was accepted and the last of the others, best score first. */
function shownPoints(measured: readonly MeasuredIteration[], metric: number): Point[] {
  const isOther = ({ isOnFront, isAccepted }: MeasuredIteration): boolean => !isOnFront && !isAccepted;
  const others = measured.filter(isOther).sort((one, other) => other.iter - one.iter);
  const left = new Set(others.slice(MAX_OTHERS));
  return measured.flatMap((each) => {
    const { iter, isAccepted, isOnFront, changes } = each;
    const [y, x] = [changes[0], changes[metric]];
    return y === undefined || x === undefined || left.has(each) ? [] : [{ iter, isAccepted, isOnFront, x, y }];
  });
}

/** A range that shows all of them, and the base. */
function domainOf(changes: readonly AxisChange[]): Domain | undefined {
  const scores = changes.map(({ change }) => change);
  return buildDomain({ scores: [...scores, 0], anchors: [0] });
}

function label(change: number, { isRatio }: AxisChange): string {
  return renderAxis(change, isRatio);
}

function describe(points: readonly Point[]): string {
  const front = points.filter(({ isOnFront }) => isOnFront);
  const shown = front.map(({ iter, x, y }) => `iteration ${iter}, ${label(y.change, y)} and ${label(x.change, x)}`);
  const head = `${plural(points.length, 'measured change')}; on the front: ${shown.join('; ')}.`;
  return escapeHtml(`${head} Each is a single test, against the base.`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function xOf({ change }: AxisChange, { xs, left }: Plot): number {
  return round(left + 10 + pathsOf(change, xs) * (WIDTH - RIGHT - left - 20));
}

function yOf({ change }: AxisChange, { ys }: Plot): number {
  return round(BOTTOM - pathsOf(change, ys) * (BOTTOM - TOP));
}

const GOALS = { min: 'lower is better', max: 'higher is better' } as const;

function renderAxes(
  plot: Plot,
  { name, yTicks, axes }: { readonly name: string; readonly yTicks: readonly number[]; readonly axes: Point },
): string[] {
  const { left, xs } = plot;
  const rows = yTicks.map((tick) => {
    const y = yOf({ ...axes.y, change: tick }, plot);
    const text = `<text class="tick-y" x="${left - 6}" y="${y + 4}">${label(tick, axes.y)}</text>`;
    return `<path class="grid" d="M${left} ${y}H${WIDTH - RIGHT}"/>${text}`;
  });
  const columns = buildTicks(xs, 5).map((tick) => {
    const x = xOf({ ...axes.x, change: tick }, plot);
    const text = `<text class="tick-x" x="${x}" y="${BOTTOM + TICK_TEXT}">${label(tick, axes.x)}</text>`;
    return `<path class="axis" d="M${x} ${BOTTOM}v4"/>${text}`;
  });
  const [x0, y0] = [xOf({ ...axes.x, change: 0 }, plot), yOf({ ...axes.y, change: 0 }, plot)];
  const middle = (left + WIDTH - RIGHT) / 2;
  return [
    ...rows,
    `<path class="axis" d="M${left} ${TOP}V${BOTTOM}H${WIDTH - RIGHT}"/>`,
    ...columns,
    `<path class="base-line" d="M${x0} ${TOP}V${BOTTOM}M${left} ${y0}H${WIDTH - RIGHT}"/>`,
    `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${GOALS[axes.y.direction]}</text>`,
    `<text class="name" x="${middle}" y="${HEIGHT - 8}">${name}, ${GOALS[axes.x.direction]}</text>`,
  ];
}

/** Steps from point to point: what lies behind them is beaten. */
function renderFrontLine(plot: Plot): string[] {
  const front = plot.points.filter(({ isOnFront }) => isOnFront);
  if (front.length < 2) return [];
  const path = front.map(({ x, y }, at) =>
    at === 0 ? `M${xOf(x, plot)} ${yOf(y, plot)}` : `V${yOf(y, plot)}H${xOf(x, plot)}`,
  );
  return [`<path class="best-line" d="${path.join('')}"/>`];
}

function renderPoint({ iter, isAccepted, isOnFront, x, y }: Point, plot: Plot): string {
  const outcome = isAccepted ? 'merged' : 'discarded';
  const { path, isFilled } = OUTCOME_MARKS[outcome];
  const at = `translate(${xOf(x, plot)} ${yOf(y, plot)})scale(${isOnFront ? 1 : 0.6})`;
  const words = [isAccepted ? 'accepted' : 'not accepted', ...(isOnFront ? ['on the front'] : [])].join(', ');
  const values = `score ${label(y.change, y)}, ${oneLine(x.name, MAX_NAME)} ${label(x.change, x)}`;
  const title = escapeHtml(`iteration ${iter}: ${values}, ${words}`);
  return `<path class="${isFilled ? 'filled' : 'hollow'} ${outcome}" d="${path}" transform="${at}"><title>${title}</title></path>`;
}
