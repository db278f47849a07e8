/** The pairs of one metric as a picture: every pair a dot, the interval, the margin. Pure. */
import { renderScore } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import type { ReportedMetric } from '../compare/report.ts';
import { escapeHtml } from './html.ts';
import { buildDomain, buildTicks, type Domain, pathsOf } from './score-scale.ts';

const WIDTH = 720;
const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 212;
const RIGHT = 96;
const CHAR = 7;
/** With more dots, what each of them says is not in the picture. */
const MAX_TITLED = 300;

export const PLOT_STYLE = `
.plot{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.plot .grid{stroke:var(--line)}.plot .axis,.plot .zero{stroke:var(--dim)}.plot .zero{stroke-width:1.5;stroke-dasharray:6 5}
.plot .margin,.strip .margin{fill:var(--dim);opacity:.18}
.plot .interval{fill:var(--mark);opacity:.16}.plot .estimate{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .bar,.strip .bar{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .base-first{fill:var(--accent);stroke:var(--bg)}.plot .head-first{fill:var(--bg);stroke:var(--accent);stroke-width:1.75}
.plot .outside{fill:var(--accent)}
.plot .y{text-anchor:end}.plot .x,.plot .name{text-anchor:middle}.plot .name{fill:var(--dim)}
.strip{display:block;width:11rem;height:1.5rem}.strip .zero{stroke:var(--dim)}.strip .dot{fill:var(--mark)}
.is-worse{--mark:var(--bad)}.is-better{--mark:var(--good)}.is-no-difference{--mark:var(--accent)}.is-undecided{--mark:var(--warn)}
`;

/** Effects as shares of the base, such as .17: what both scales are drawn in. */
interface Shares {
  readonly estimate: number;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly margin: readonly [number, number];
  readonly pairs: readonly number[];
  /** What a share is called on the axis. */
  readonly label: (share: number) => string;
  readonly name: string;
}

/** On a ratio scale the change in percent, else the difference in the unit of the score. */
function sharesOf(metric: ReportedMetric): Shares | undefined {
  const { effect, scale, pairs, margin, calibration, unit } = metric;
  if (effect === null || !Number.isFinite(effect.estimate)) return undefined;
  if (scale === 'ratio') {
    const share = (ratio: number | null): number | null =>
      ratio === null || !Number.isFinite(ratio) || ratio <= 0 ? null : ratio - 1;
    return {
      ...{ estimate: effect.estimate - 1, lower: share(effect.lower), upper: share(effect.upper) },
      margin: [1 / (1 + margin) - 1, margin],
      pairs: pairs.map(({ base, head }) => head / base - 1),
      label: (value) => signed(Number((value * 100).toPrecision(4)), ' %'),
      name: 'head against base',
    };
  }
  const level = Math.abs(medianOf(calibration)) || 1;
  return {
    ...{ estimate: effect.estimate, lower: effect.lower, upper: effect.upper },
    margin: [-margin * level, margin * level],
    pairs: pairs.map(({ base, head }) => head - base),
    label: (value) => signed(Number(value.toPrecision(4)), ''),
    name: `head − base${unit === null ? '' : `, ${unit}`}`,
  };
}

function medianOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function signed(value: number, unit: string): string {
  return `${value > 0 ? '+' : ''}${renderScore(value)}${unit}`;
}

function domainOf({ estimate, lower, upper, margin, pairs }: Shares): Domain | undefined {
  const anchors = [0, estimate, ...margin, lower, upper].filter((value) => value !== null && Number.isFinite(value));
  return buildDomain({ scores: pairs.length === 0 ? [estimate] : pairs, anchors: anchors as number[] });
}

/** The pairs in the order in which they were measured; undefined where there is none. */
export function renderPairPlot(metric: ReportedMetric, id: string): string | undefined {
  const shares = sharesOf(metric);
  const domain = shares === undefined ? undefined : domainOf(shares);
  if (shares === undefined || domain === undefined || shares.pairs.length === 0) return undefined;
  const ticks = buildTicks(domain, 5);
  const left = 34 + Math.max(...ticks.map((tick) => shares.label(tick).length)) * CHAR;
  const right = WIDTH - RIGHT;
  const y = (value: number): number => round(BOTTOM - pathsOf(value, domain) * (BOTTOM - TOP));
  const x = (index: number): number => round(left + ((index + 0.5) / shares.pairs.length) * (right - left));
  return [
    `<svg class="plot is-${metric.answer}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">Every pair of ${escapeHtml(metric.name)}</title>`,
    `<desc id="${id}-desc">${escapeHtml(describe(metric, shares))}</desc>`,
    ...ticks.map(
      (tick) =>
        `<path class="grid" d="M${left} ${y(tick)}H${right}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${escapeHtml(shares.label(tick))}</text>`,
    ),
    renderBand('margin', { left, right, from: y(shares.margin[1]), to: y(shares.margin[0]) }),
    ...renderInterval(shares, { left, right, y }),
    `<path class="zero" d="M${left} ${y(0)}H${right}"/>`,
    `<path class="estimate" d="M${left} ${y(shares.estimate)}H${right}"/>`,
    ...shares.pairs.map((share, index) =>
      renderDot({ share, index, x: x(index), y: y(share), domain, metric, label: shares.label }),
    ),
    ...renderPairAxis({ count: shares.pairs.length, left, right, x }),
    `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">${escapeHtml(shares.name)}</text>`,
    '</svg>',
  ].join('\n');
}

function describe({ pairs, direction }: ReportedMetric, { estimate, lower, upper, label }: Shares): string {
  const side = (value: number | null): string => (value === null ? 'not bounded' : label(value));
  const better = direction === 'min' ? 'less' : 'more';
  return `${plural(pairs.length, 'pair')}: estimate ${label(estimate)}, interval from ${side(lower)} to ${side(upper)}; ${better} is better.`;
}

interface Band {
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

function renderBand(name: string, { left, right, from, to }: Band): string {
  return `<rect class="${name}" x="${left}" y="${from}" width="${round(right - left)}" height="${Math.max(1, round(to - from))}"/>`;
}

interface Across {
  readonly left: number;
  readonly right: number;
  readonly y: (value: number) => number;
}

/** The band of the interval, and beside it a bar; a side without a limit ends in an arrow. */
function renderInterval({ lower, upper, estimate, label }: Shares, { left, right, y }: Across): string[] {
  if (lower !== null && upper !== null && lower > upper) return [];
  const [from, to] = [upper === null ? TOP : y(upper), lower === null ? BOTTOM : y(lower)];
  const at = right + 14;
  const top = upper === null ? `M${at - 5} ${from + 6}l5 -6l5 6` : `M${at - 5} ${from}h10`;
  const bottom = lower === null ? `M${at - 5} ${to - 6}l5 6l5 -6` : `M${at - 5} ${to}h10`;
  return [
    renderBand('interval', { left, right, from, to }),
    `<path class="bar" d="${top}M${at} ${from}V${to}${bottom}"/>`,
    `<text x="${at + 10}" y="${y(estimate) + 4}">${escapeHtml(label(estimate))}</text>`,
  ];
}

interface Dot {
  readonly share: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly domain: Domain;
  readonly metric: ReportedMetric;
  readonly label: (share: number) => string;
}

function renderDot({ share, index, x, y, domain, metric, label }: Dot): string {
  const pair = metric.pairs[index];
  if (pair === undefined) return '';
  const count = metric.pairs.length;
  const shape = shapeOf({ share, domain, x, y, radius: count > 120 ? 2.5 : 4, first: pair.first });
  if (count > MAX_TITLED) return `${shape}/>`;
  const scores = `base ${renderScore(pair.base)}, head ${renderScore(pair.head)}`;
  return `${shape}><title>pair ${index + 1}: ${escapeHtml(label(share))} (${scores}; ${pair.first} first)</title></${shape.startsWith('<path') ? 'path' : 'circle'}>`;
}

type Shape = Pick<Dot, 'share' | 'domain' | 'x' | 'y'> & { readonly radius: number; readonly first: 'base' | 'head' };

/** A dot; on the edge a triangle, where the pair lies beyond it. */
function shapeOf({ share, domain, x, y, radius, first }: Shape): string {
  if (share > domain.hi) return `<path class="outside" d="M${x - 4} ${y + 7}h8l-4 -7z"`;
  if (share < domain.lo) return `<path class="outside" d="M${x - 4} ${y - 7}h8l-4 7z"`;
  return `<circle class="${first}-first" cx="${x}" cy="${y}" r="${radius}"`;
}

interface PairAxis {
  readonly count: number;
  readonly left: number;
  readonly right: number;
  readonly x: (index: number) => number;
}

function renderPairAxis({ count, left, right, x }: PairAxis): string[] {
  const ticks = [...new Set([1, ...buildTicks({ lo: 1, hi: Math.max(2, count) }, 10)])];
  const whole = ticks.filter((tick) => Number.isInteger(tick) && tick >= 1 && tick <= count);
  return [
    `<path class="axis" d="M${left} ${BOTTOM + 4}H${right}"/>`,
    ...whole.map((tick) => `<text class="x" x="${x(tick - 1)}" y="${BOTTOM + 20}">${tick}</text>`),
    `<text class="name" x="${round((left + right) / 2)}" y="${HEIGHT - 8}">pair, in the order of measurement</text>`,
  ];
}

/** One range for the strips of all metrics on a ratio scale, so that they can be compared by eye. */
export function stripDomain(metrics: readonly ReportedMetric[]): Domain {
  const ends = metrics.flatMap((metric) => {
    const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
    return shares === undefined ? [] : [shares.estimate, ...shares.margin, shares.lower ?? 0, shares.upper ?? 0];
  });
  const most = Math.min(MAX_STRIP, Math.max(0.01, ...ends.map(Math.abs)));
  return { lo: -most, hi: most };
}

// Beyond it, a change of ten times would press all others into a line.
const MAX_STRIP = 1;
const STRIP = { width: 176, height: 24, middle: 12 };

/** The interval and the margin of one metric in a row of a table; empty for a scale of differences. */
export function renderStrip(metric: ReportedMetric, domain: Domain): string {
  const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
  if (shares === undefined) return '';
  const { estimate, lower, upper, margin } = shares;
  const x = (value: number): number => round(4 + pathsOf(value, domain) * (STRIP.width - 8));
  const [from, to] = [lower === null ? 0 : x(lower), upper === null ? STRIP.width : x(upper)];
  const { middle, height } = STRIP;
  const bar =
    lower !== null && upper !== null && lower > upper ? '' : `<path class="bar" d="M${from} ${middle}H${to}"/>`;
  return [
    `<svg class="strip is-${metric.answer}" viewBox="0 0 ${STRIP.width} ${height}" aria-hidden="true">`,
    `<rect class="margin" x="${x(margin[0])}" y="2" width="${Math.max(1, round(x(margin[1]) - x(margin[0])))}" height="${height - 4}"/>`,
    `<path class="zero" d="M${x(0)} 0V${height}"/>`,
    bar,
    `<circle class="dot" cx="${x(estimate)}" cy="${middle}" r="3"/>`,
    '</svg>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
