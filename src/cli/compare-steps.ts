import { centralMedian } from '../base/median.ts';
import type { CompareEvent } from '../compare/event.ts';
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

function planText({ planned, visible }: Extract<CompareEvent, { kind: 'planned' }>): string {
  const { pairs, pair_ms: pairMs } = planned;
  const shares = visible.map((share) => share * 100).sort((one, other) => one - other);
  const show = (share: number): string => `${Number(share.toPrecision(3))} %`;
  const [least = 0, most = 0] = [shares[0], shares.at(-1)];
  const range = least === most ? show(least) : `${show(least)} to ${show(most)}`;
  return `can show a change of ${range} in up to ${pairs} pairs, at most about ${renderSpan(pairs * pairMs)}`;
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
