import { renderUsd } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import { oneLine } from './foreign-text.ts';
import type { Fact } from './run-view.ts';

const DIGITS = 3;

/** What the attempts of an agent came to. */
export interface AgentResult {
  readonly name: string;
  readonly tries: number;
  readonly accepted: number;
  /** Accepted changes that a confirmation covers. */
  readonly confirmed: number;
  /** Of these, as a share of the baseline. */
  readonly gain: number;
  readonly usd: number | undefined;
  readonly minutes: number;
}

/** What came of each of several agents, a line each. */
export function renderAgents(agents: readonly AgentResult[]): Fact[] {
  return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
    const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
    const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
    const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : renderUsd(usd);
    const text = [plural(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
    return [`agent ${oneLine(name, 40)}`, text] as const;
  });
}

interface Chosen {
  readonly name: string;
  readonly of: readonly string[];
  readonly from?: string | undefined;
}

/** Of several agents the one that worked, and where it began. */
export function renderChosen(chosen: Chosen | null | undefined): string | undefined {
  if (chosen === undefined || chosen === null) return undefined;
  const { name, of, from } = chosen;
  const start = from === undefined ? [] : [`began at ${oneLine(from.slice(0, 12))}`];
  return [`${oneLine(name, 40)}, of ${plural(of.length, 'agent')}`, ...start].join(', ');
}
