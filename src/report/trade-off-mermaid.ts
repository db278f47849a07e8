import type { MeasuredIteration } from '../experiment/ledger/pareto.ts';
import { oneLine } from './foreign-text.ts';
import { renderAxis } from './pareto-text.ts';
import type { RunView } from './run-view.ts';
import { buildDomain, pathsOf } from './score-scale.ts';

// Names of more points than these cover each other.
const MAX_POINTS = 12;

/** The front by score and the first metric as a Mermaid chart; undefined where there is none of two points. */
export function renderTradeOffMermaid({ tradeOffs = [] }: Pick<RunView, 'tradeOffs'>): string | undefined {
  const front = tradeOffs.flatMap(({ iter, isOnFront, changes: [score, metric] }) =>
    isOnFront && score !== undefined && metric !== undefined ? [{ iter, score, metric }] : [],
  );
  const [first] = front;
  if (first === undefined || front.length < 2) return undefined;
  const shown = front.slice(0, MAX_POINTS);
  const [xs, ys] = [place(shown.map(({ metric }) => metric)), place(shown.map(({ score }) => score))];
  // Mermaid takes names in quotes, of any text without one.
  const name = oneLine(first.metric.name, 40).replaceAll('"', "'");
  const points = shown.map(({ iter, score, metric }, at) => {
    const values = `${renderAxis(score.change, score.isRatio)}, ${renderAxis(metric.change, metric.isRatio)}`;
    return `  "iter ${iter} (${values})": [${xs[at]}, ${ys[at]}]`;
  });
  return [
    '```mermaid',
    'quadrantChart',
    `  title "Trade-offs of score and ${name} (single tests against the base)"`,
    `  x-axis "worse ${name}" --> "better ${name}"`,
    '  y-axis "worse score" --> "better score"',
    ...points,
    '```',
  ].join('\n');
}

type AxisChange = MeasuredIteration['changes'][number];

/** Where changes lie between the worst, 0, and the best, 1. */
function place(changes: readonly AxisChange[]): string[] {
  const gains = changes.map(({ change, direction }) => (direction === 'max' ? change : -change));
  const domain = buildDomain({ scores: gains, anchors: gains });
  return gains.map((gain) => (domain === undefined ? 0.5 : pathsOf(gain, domain)).toFixed(3));
}
