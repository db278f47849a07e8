/** The settings that say how accepted changes leave a run. */
import * as z from 'zod/mini';
import { named, setting } from './setting.ts';
import { HANDOVER_MODES, MAX_DIFF_LINES } from './shared-settings.ts';
import { choice, from, notNegative, percent, switchable } from './values.ts';

const margin = named(
  z.union([z.literal('auto'), notNegative, percent], '"auto", a number that is not negative, or "0.5%"'),
  'number from 0, `"0.5%"`, `"auto"`',
);

const distilShape = {
  distil: setting(z._default(switchable, false), {
    doc: 'At the end, [leave out each accepted change](../explanation/claims.md#leave-one-out) once, and revert those that have no effect by themselves.',
  }),
  pairs: setting(z._default(from(2), 30), {
    unit: 'pairs of runs',
    doc: 'Fresh pairs that measure what one accepted change is worth. Exact scores need 1.',
  }),
  margin: setting(z._default(margin, 'auto'), {
    unit: 'units of the score, or percent of it',
    doc: 'How much the reverted changes may be worth together. `auto`: the `tolerance`, else the noise of one run; with exact scores nothing.',
  }),
} as const;

const distilRules = z.strictObject(distilShape);

/** The same for a mission, whose branch always leaves as one. */
export const missionHandoverSetting = z.optional(distilRules);

/** What holds where nobody set it. */
export const DISTIL_DEFAULTS = distilRules.parse({});

export const handoverSetting = z.prefault(
  z.strictObject({
    ...distilShape,
    mode: setting(z._default(choice(HANDOVER_MODES), 'one'), {
      doc: 'One pull request with all accepted changes, or [one for each group](../explanation/experiments.md#groups) of changes that belong together.',
    }),
    max_diff_lines: setting(z._default(from(1), MAX_DIFF_LINES), {
      unit: 'lines',
      doc: 'Maximum added and removed lines in such a pull request. A single change is never divided.',
    }),
  }),
  {},
);
