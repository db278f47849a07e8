/** The history of the base as pictures, one a metric: every job a dot, with its quartiles. Pure. */
import { renderScore } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import { type HistoryEntry, type HistoryMetric, recordedText } from '../compare/history.ts';
import type { ComparisonReport } from '../compare/report.ts';
import { oneLine } from './foreign-text.ts';
import { escapeHtml } from './html.ts';
import { buildDomain, buildTicks, type Domain, pathsOf } from './score-scale.ts';
import { renderInstant } from './time-text.ts';

const WIDTH = 720;
const HEIGHT = 200;
const TOP = 12;
const BOTTOM = 176;
const RIGHT = 12;
const CHAR = 7;
const MAX_JOBS = 200;
const MAX_PICTURES = 20;
// Beyond so many kinds of machines, colour and shape say no more.
const KINDS = 4;

export const HISTORY_STYLE = `
.past{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.past .grid{stroke:var(--line)}.past .y{text-anchor:end}.past .spread{stroke-width:1.5}
.past .k0{fill:var(--accent);stroke:var(--accent)}.past .k1{fill:var(--good);stroke:var(--good)}
.past .k2{fill:var(--warn);stroke:var(--warn)}.past .k3{fill:var(--bad);stroke:var(--bad)}.past .k4{fill:var(--dim);stroke:var(--dim)}
`;

interface Job extends Omit<HistoryEntry, 'metrics'> {
  readonly metric: HistoryMetric;
}

/** What earlier jobs measured of bases, by metric of the report; nothing where there is none. */
export function renderHistory({ metrics }: ComparisonReport, history: readonly HistoryEntry[]): string[] {
  const entries = history.slice(-MAX_JOBS);
  const pictures = metrics.slice(0, MAX_PICTURES).flatMap(({ name, unit, direction }) => {
    const jobs = entries.flatMap(({ metrics: recorded, ...entry }): Job[] => {
      const metric = recorded.find(
        (each) =>
          each.name === recordedText(name) &&
          each.unit === (unit === null ? null : recordedText(unit)) &&
          each.direction === direction,
      );
      return metric === undefined ? [] : [{ ...entry, metric }];
    });
    const picture = renderPicture(jobs);
    const title = oneLine(name, 80);
    return picture === undefined
      ? []
      : [
          `<h3>${escapeHtml(title)}${unit === null ? '' : `, ${escapeHtml(oneLine(unit, 20))}`}</h3>`,
          `<div class="scroll" tabindex="0" role="region" aria-label="History of ${escapeHtml(title)}">${picture}</div>`,
        ];
  });
  if (pictures.length === 0) return [];
  return [
    '<h2>History of the base</h2>',
    `<p class="note">Each dot is the median of one job, with its quartiles, the newest on the right; each colour is a kind of processor. Jobs run on different machines, so a step may come from the machine. No verdict uses these figures.</p>`,
    ...pictures,
  ];
}

function renderPicture(jobs: readonly Job[]): string | undefined {
  const scores = buildDomain({ scores: jobs.flatMap(({ metric }) => [metric.lower, metric.upper]), anchors: [] });
  if (scores === undefined) return undefined;
  const ticks = buildTicks(scores, 4);
  const left = 20 + CHAR * Math.max(...ticks.map((tick) => renderScore(tick).length));
  const y = (score: number): number => round(BOTTOM - pathsOf(score, scores) * (BOTTOM - TOP));
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${left} ${y(tick)}H${WIDTH - RIGHT}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${renderScore(tick)}</text>`,
  );
  const machines = [...new Set(jobs.map(({ machine }) => machine))];
  const across: Domain = { lo: -0.5, hi: jobs.length - 0.5 };
  const dots = jobs.map(({ metric, commit, machine, recorded_at: at }, index) => {
    const x = round(left + pathsOf(index, across) * (WIDTH - RIGHT - left));
    const kind = Math.min(machines.indexOf(machine), KINDS);
    const words = `${commit.slice(0, 12)}, ${renderInstant(at)}: ${renderScore(metric.median)} (${renderScore(metric.lower)} to ${renderScore(metric.upper)}, ${plural(metric.runs, 'run')}), ${oneLine(machine, 80)}`;
    return `<g class="k${kind}"><title>${escapeHtml(words)}</title><path class="spread" d="M${x} ${y(metric.lower)}V${y(metric.upper)}"/><circle cx="${x}" cy="${y(metric.median)}" r="3"/></g>`;
  });
  const last = jobs.at(-1);
  const label = `${plural(jobs.length, 'job')}, the last with ${renderScore(last?.metric.median ?? 0)}`;
  return `<svg class="past" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${[...grid, ...dots].join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
