import type { IterationEffect } from '../experiment/ledger/effects.ts';
import { oneLine } from './foreign-text.ts';
import type { Fact } from './run-view.ts';

// A run can accept hundreds; the records have them all.
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;

/** What a change is worth to the branch, what was left out with it, and whether it was reverted. */
export function renderEffectOf({ text, together, isOut }: IterationEffect): string {
  const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
  return `${oneLine(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}

/** The own effect of each accepted change, a line each. */
export function renderEffects(effects: readonly IterationEffect[]): Fact[] {
  const rest = effects.length - MAX_EFFECTS;
  const shown = effects
    .slice(0, MAX_EFFECTS)
    .map((effect): Fact => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
  return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
