import * as z from 'zod/mini';
import {
  type DecisionSettings,
  decisionSettingsSchema,
  objectiveDecisionShape,
} from '../attempt/decide/objective-keys.ts';
import { decisionProblems, type SettingsProblem } from '../attempt/decide/settings-rules.ts';
import { quoted } from '../base/text.ts';

const { decision, confidence, error_rate, min_improvement, repeats, max_candidates, calibration_runs } =
  objectiveDecisionShape;
const { checkpoint_keeps, ladder_step, confirm } = objectiveDecisionShape;
const EFFORTS = ['fast', 'balanced', 'thorough'] as const;
const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));

/** Keys of `evaluator` by which candidates are compared; none of them there: the contract's keep policy. */
export const decisionKeys = {
  decision: z.optional(decision.def.innerType),
  confidence: z.optional(confidence.def.innerType),
  error_rate: z.optional(error_rate.def.innerType),
  max_candidates,
  effort: z.optional(choice(EFFORTS)),
  min_improvement: z.optional(min_improvement.def.innerType),
  calibration_runs,
  repeats: z.optional(repeats.def.innerType),
  checkpoint_keeps,
  ladder_step,
  confirm: z.optional(z.strictObject({ pairs: confirm.def.innerType.shape.pairs.def.innerType })),
};
const keysSchema = z.object(decisionKeys);
type DecisionKeys = z.output<typeof keysSchema>;

interface Keyed extends DecisionKeys {
  readonly direction: 'min' | 'max';
  readonly keep_policy: string;
  readonly bootstrap: string;
}

/** What the policy goes by; undefined: the contract's keep policy decides. */
export function comparisonSettings(given: Keyed): DecisionSettings | undefined {
  if (given.decision === undefined) return undefined;
  const { direction, effort = 'balanced' } = given;
  return decisionSettingsSchema.parse({
    ...keysSchema.parse(given),
    direction,
    effort,
    // Missions release no canaries, and have nobody to ask about what is hardly plausible.
    integrity: { canary_every: 0, broken: 'off', max_plausible: Number.MAX_VALUE },
  });
}

/** Rules between the keys that are broken; paths start at `evaluator`. */
export function decisionKeyProblems(given: Keyed): SettingsProblem[] {
  const settings = comparisonSettings(given);
  if (settings === undefined) {
    const idle = Object.keys(decisionKeys).filter((key) => given[key as keyof DecisionKeys] !== undefined);
    return idle.map((key) => ({
      path: [key],
      found: `${key} without decision`,
      expected: 'it only with decision: the keep policy of the contract does not go by it',
      remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
    }));
  }
  const clashes = [
    ['keep_policy', 'score_improvement'],
    ['bootstrap', 'ambiguous'],
  ] as const;
  const problems = clashes.flatMap(([key, wanted]) => {
    if (given[key] === wanted) return [];
    const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
    return [{ path: [key], found: `${key}: ${given[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
  });
  return [...problems, ...decisionProblems(settings)];
}
