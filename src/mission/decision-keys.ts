import { type DecisionSettings, decisionSettingsSchema } from '../decision/settings.ts';
import type { SettingsProblem } from '../decision/settings-problem.ts';
import { decisionProblems } from '../decision/settings-rules.ts';
import { COMPARISON_KEYS, type Evaluator, type FrontMatter } from '../settings/mission-contract.ts';

const DEFAULT_EFFORT = 'balanced';

/** What the policy goes by; undefined: the contract's keep policy decides. */
export function comparisonSettings(evaluator: Evaluator): DecisionSettings | undefined {
  if (evaluator.decision === undefined) return undefined;
  const { effort = DEFAULT_EFFORT, canary_every, canary_broken: broken, max_plausible, ...keys } = evaluator;
  return decisionSettingsSchema.parse({ ...keys, effort, integrity: { canary_every, broken, max_plausible } });
}

/** Rules between the keys that are broken; paths start at `evaluator`. */
export function decisionKeyProblems(evaluator: Evaluator, written: FrontMatter['evaluator']): SettingsProblem[] {
  const settings = comparisonSettings(evaluator);
  if (settings === undefined) {
    const idle = COMPARISON_KEYS.filter((key) => written[key] !== undefined);
    return idle.map((key) => ({
      path: [key],
      found: `${key} without decision`,
      expected: 'this key only together with decision; keep_policy does not use it',
      remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
    }));
  }
  const clashes = [
    ['keep_policy', 'score_improvement'],
    ['bootstrap', 'ambiguous'],
  ] as const;
  const problems = clashes.flatMap(([key, wanted]) => {
    if (evaluator[key] === wanted) return [];
    const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
    return [{ path: [key], found: `${key}: ${evaluator[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
  });
  // The default of missions is none that anybody wrote.
  const asWritten = settings.effort === DEFAULT_EFFORT ? ({ ...settings, effort: 'auto' } as const) : settings;
  return [...problems, ...decisionProblems(asWritten)];
}
