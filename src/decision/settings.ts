import * as z from 'zod/mini';
import {
  confirmRules,
  DIRECTIONS,
  decisionShape,
  evaluatorCheckShape,
  holdoutRules,
  recordedCertify,
} from '../settings/decision-settings.ts';
import { RECORDED_ACTIONS } from '../settings/recorded-names.ts';
import { mayBe } from './policies/registry.ts';

/**
 * What the decision layer needs of the settings, exactly as in the run header. The header has the holdout without its
 * command and files, and the confirmation without its files: it holds digests of those.
 */
export const decisionSettingsSchema = z.object({
  direction: z.enum(DIRECTIONS),
  ...decisionShape,
  holdout: z.optional(z.object(holdoutRules)),
  confirm: z.prefault(z.object(confirmRules), {}),
  certify: recordedCertify,
  integrity: z.prefault(
    z.strictObject({
      canary_every: evaluatorCheckShape.aa_check_every,
      broken: z._default(z.enum(RECORDED_ACTIONS), 'stop'),
      max_plausible: evaluatorCheckShape.max_plausible,
    }),
    {},
  ),
});

export type DecisionSettings = z.output<typeof decisionSettingsSchema>;

/** Whether a change may be accepted for being simpler. */
export function hasTolerance({ tolerance }: Pick<DecisionSettings, 'tolerance'>): boolean {
  return Number.parseFloat(String(tolerance)) > 0;
}

const CALIBRATION_RUNS = 8;

/** How often the current best is scored to learn the noise. Plain `greedy` compares with one score and needs no more. */
export function calibrationRuns({ calibration_runs: options, decision, repeats }: DecisionSettings): number {
  return options ?? (mayBe(decision, ({ needsNoise }) => needsNoise) ? CALIBRATION_RUNS : repeats);
}
