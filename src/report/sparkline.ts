import type { IterationRow } from './iteration-row.ts';
import { buildDomain, type Domain, placeOf } from './score-scale.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;

/** The scores as bars, and below them a mark under each that was kept; undefined when there is no score. */
export function renderSparkline(rows: readonly IterationRow[]): { bars: string; marks: string } | undefined {
  const shown = rows.slice(-MAX_BARS);
  const domain = buildScoreDomain(shown);
  if (domain === undefined) return undefined;
  const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
  const marks = shown.map(({ outcome }) => (outcome === 'merged' ? '^' : outcome === 'baseline' ? '0' : ' '));
  return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}

/** The range of the scores of rows, with the baseline and all that was kept. */
export function buildScoreDomain(rows: readonly Pick<IterationRow, 'score' | 'outcome'>[]): Domain | undefined {
  const scored = rows.flatMap(({ score, outcome }) => (score === undefined ? [] : [{ score, outcome }]));
  const anchors = scored.filter(({ outcome }) => outcome === 'merged' || outcome === 'baseline');
  return buildDomain({ scores: scored.map(({ score }) => score), anchors: anchors.map(({ score }) => score) });
}

function barOf(score: number, domain: Domain): string {
  return BARS[Math.min(BARS.length - 1, Math.floor(placeOf(score, domain) * BARS.length))] ?? BARS[0];
}
