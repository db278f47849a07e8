import * as z from 'zod/mini';
import { type DecisionSettings, decisionSettingsSchema, objectiveDecisionShape } from '../decision/settings.ts';
import type { SettingsProblem } from '../decision/settings-problem.ts';
import { decisionProblems } from '../decision/settings-rules.ts';

const { decision, confidence, error_rate, min_improvement, repeats, max_candidates, calibration_runs } =
  objectiveDecisionShape;
const { checkpoint_keeps, ladder_step, confirm, effort, integrity } = objectiveDecisionShape;
const holdoutShape = objectiveDecisionShape.holdout.def.innerType.shape;
const reference = z
  .string()
  .check(
    z.regex(/^\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})$/, '"$NAME", a variable of your environment that holds the command'),
  );
const { canary_every, broken, max_plausible } = integrity.def.innerType.shape;

/** Keys of `evaluator` by which candidates are compared; none of them there: the contract's keep policy. */
export const decisionKeys = {
  decision: z.optional(decision.def.innerType),
  confidence: z.optional(confidence.def.innerType),
  error_rate: z.optional(error_rate.def.innerType),
  max_candidates,
  effort: z.optional(effort.def.innerType),
  min_improvement: z.optional(min_improvement.def.innerType),
  calibration_runs,
  repeats: z.optional(repeats.def.innerType),
  checkpoint_keeps,
  ladder_step,
  confirm: z.optional(z.strictObject({ pairs: confirm.def.innerType.shape.pairs.def.innerType })),
  canary_every: z.optional(canary_every.def.innerType),
  canary_broken: z.optional(broken.def.innerType),
  max_plausible: z.optional(max_plausible.def.innerType),
  holdout: z.optional(z.strictObject({ command: reference, budget: holdoutShape.budget, files: holdoutShape.files })),
};
const keysSchema = z.object(decisionKeys);
type DecisionKeys = z.output<typeof keysSchema>;

interface Keyed extends DecisionKeys {
  readonly direction: 'min' | 'max';
  readonly keep_policy: string;
  readonly bootstrap: string;
}

const DEFAULT_EFFORT = 'balanced';

/** What the policy goes by; undefined: the contract's keep policy decides. */
export function comparisonSettings(given: Keyed): DecisionSettings | undefined {
  if (given.decision === undefined) return undefined;
  const { direction, effort: spent = DEFAULT_EFFORT } = given;
  const { canary_every: every, canary_broken: action, max_plausible: limit, ...keys } = keysSchema.parse(given);
  const told = { canary_every: every, broken: action, max_plausible: limit };
  return decisionSettingsSchema.parse({ ...keys, direction, effort: spent, integrity: told });
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
  // The default of missions is none that anybody wrote.
  const written = settings.effort === DEFAULT_EFFORT ? ({ ...settings, effort: 'auto' } as const) : settings;
  return [...problems, ...decisionProblems(written).map((each) => ({ ...each, path: pathOf(each.path) }))];
}

const OWN_NAMES: Readonly<Record<string, string>> = { broken: 'canary_broken' };

/** Missions have the keys of `integrity` beside the others. */
function pathOf([table, ...rest]: SettingsProblem['path']): SettingsProblem['path'] {
  if (table !== 'integrity') return [table ?? '', ...rest];
  return rest.map((key) => OWN_NAMES[key] ?? key);
}
