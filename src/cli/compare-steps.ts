import { centralMedian } from '../base/median.ts';
import type { CompareEvent } from '../compare/event.ts';
import { renderMargin, renderPercent } from '../report/comparison-effect.ts';
import { renderLateness } from '../report/comparison-text.ts';
import { renderSpan } from '../report/time-text.ts';

/** What a comparison does now, in one line; undefined for what its result says. */
export function renderCompareStep(event: CompareEvent): string | undefined {
  switch (event.kind) {
    case 'searching':
      return `trying ${event.command}`;
    case 'trying':
      return `preparing the ${event.arm}`;
    case 'calibrating':
      return `calibrating on the base: run ${event.number} of ${event.of}`;
    case 'late':
      return renderLateness(event);
    case 'planned':
      return planText(event);
    case 'paired':
      return pairText(event);
    case 'note':
    case 'concluded':
      return undefined;
    default:
      return event satisfies never;
  }
}

function planText({ planned, visible, ...plan }: Extract<CompareEvent, { kind: 'planned' }>): string {
  const { pairs, pair_ms: pairMs, metrics } = planned;
  const seen = renderRange(visible, renderPercent);
  const margins = metrics.map(({ margin }) => margin);
  const margin = `${new Set(margins).size === 1 ? 'margin' : 'margins'} ${renderRange(margins, renderMargin)}`;
  const why = plan.isMarginAsked ? 'as asked for' : `from the noise of ${plan.calibrationRuns} runs of the base`;
  const span = renderSpan(pairs * pairMs);
  return `can show a change of ${seen} in up to ${pairs} pairs, at most about ${span}; ${margin}, ${why}`;
}

function renderRange(shares: readonly number[], render: (share: number) => string): string {
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least === most ? render(least) : `${render(least)} to ${render(most)}`;
}

function pairText({ pair, planned, comparison, pairMs }: Extract<CompareEvent, { kind: 'paired' }>): string {
  const { metrics } = comparison;
  const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
  const [first] = metrics;
  const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
  const now = isRatio
    ? `, median ${Math.exp(centralMedian(first.trial.differences) * first.trial.sign).toFixed(3)}×`
    : '';
  const left = renderSpan((planned.pairs - pair) * pairMs);
  return `pair ${pair} of at most ${planned.pairs}${now}, ${open} of ${metrics.length} open, at most ${left} left`;
}
