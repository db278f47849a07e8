import type { RunRow } from './run-view.ts';
import { buildDomain, type Domain, pathsOf } from './score-scale.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;

/** The scores as bars, and below them a mark under each accepted one; undefined when there is no score. */
export function renderSparkline(
  rows: readonly Pick<RunRow, 'score' | 'mark'>[],
): { bars: string; marks: string } | undefined {
  const shown = rows.slice(-MAX_BARS);
  const domain = buildScoreDomain(shown);
  if (domain === undefined) return undefined;
  const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
  const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
  return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}

/** The range of the scores of rows, with the baseline and all accepted ones. */
export function buildScoreDomain(
  rows: readonly Pick<RunRow, 'score' | 'mark' | 'interval'>[],
  { withIntervals }: { readonly withIntervals: boolean } = { withIntervals: false },
): Domain | undefined {
  const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
  const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
  return buildDomain({
    scores: scored.map(({ score }) => score),
    anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
  });
}

function barOf(score: number, domain: Domain): string {
  return BARS[Math.min(BARS.length - 1, Math.floor(pathsOf(score, domain) * BARS.length))] ?? BARS[0];
}
