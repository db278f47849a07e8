import { quoted } from '../base/text.ts';
import { INSURED_MOST } from '../stats/insured-evidence.ts';
import { levelOf, minimumPairs } from '../stats/level.ts';
import { LEVELLED_MIN_PAIRS } from './effort.ts';
import { absoluteKeys, scalePlan } from './gain-scale.ts';
import { idleKeys } from './idle-keys.ts';
import { mayBe, POLICIES, POLICY_NAMES } from './policies/registry.ts';
import type { DecisionSettings } from './settings.ts';
import type { SettingsProblem } from './settings-problem.ts';

/** What is wrong with keys that are sound one by one. Source: decisions, "Validation". */
export function decisionProblems(settings: DecisionSettings): SettingsProblem[] {
  return [
    ...levelProblems(settings),
    ...capProblems(settings),
    ...policyProblems(settings),
    ...scaleProblems(settings),
    ...endProblems(settings),
    ...metricProblems(settings),
    ...idleKeys(settings),
  ];
}

function levelProblems({ error_rate: rate, max_candidates: horizon, decision }: DecisionSettings): SettingsProblem[] {
  if (rate === 'per-candidate') return [];
  const found = `error_rate = ${quoted(rate)}`;
  if (rate === 'fdr' && horizon === undefined) {
    const expected = 'max_candidates, by which each candidate gets its share';
    return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
  }
  if (mayBe(decision, ({ boundsErrors }) => boundsErrors)) return [];
  const expected = `"per-candidate" with decision = ${quoted(decision)}, which promises no error rate`;
  return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}

function capProblems(settings: DecisionSettings): SettingsProblem[] {
  const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
  if (cap === undefined) return [];
  const found = `max_pairs = ${cap}`;
  const path = ['max_pairs'];
  if (rate !== 'per-candidate' && cap < LEVELLED_MIN_PAIRS) {
    const expected = `at least ${LEVELLED_MIN_PAIRS} with error_rate = ${quoted(rate)}`;
    return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
  }
  const level = levelOf({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 });
  const mayBeRatio = scalePlan(settings, { score_unit: settings.unit }) !== 'difference';
  const least = minimumPairs(level, mayBeRatio ? INSURED_MOST : undefined);
  if (cap >= least) return [];
  const expected = `at least ${least} at confidence ${confidence}: fewer can keep nothing, whatever the effect`;
  return [{ path, found, expected, remedy: 'Raise max_pairs, or lower confidence.' }];
}

function metricProblems({ metrics, guards }: DecisionSettings): SettingsProblem[] {
  const guarded = guards.flatMap((guard) => ('metric' in guard ? [guard.metric] : []));
  return metrics.flatMap(({ name, role, margin }, index): SettingsProblem[] => {
    const path = ['metrics', index] as const;
    const isAgain = metrics.findIndex((each) => each.name === name) < index || guarded.includes(name);
    if (isAgain) {
      const found = `a second entry of the metric ${quoted(name)}`;
      return [{ path: [...path, 'name'], found, expected: 'each metric once', remedy: 'Leave out one of them.' }];
    }
    if ((role === 'guard') === (margin !== undefined)) return [];
    const found = margin === undefined ? `role = "guard" without margin` : `margin = ${margin} without role = "guard"`;
    const expected = 'margin with role = "guard", and there only';
    return [{ path: [...path, 'margin'], found, expected, remedy: 'Add margin = "2%", or set role = "guard".' }];
  });
}

/** A ratio knows no threshold in units of the score. */
function scaleProblems(settings: DecisionSettings): SettingsProblem[] {
  if (settings.scale !== 'ratio') return [];
  const expected = 'a share such as "2%", or a factor such as "3x", with scale = "ratio"';
  return absoluteKeys(settings).map((path) => {
    const found = `${path.at(-1)} as a number of the score's unit`;
    return { path, found, expected, remedy: 'Write it so, or set scale = "difference".' };
  });
}

// `auto` may come to pairs.
const repeatsOf = (decision: DecisionSettings['decision']) =>
  decision === 'auto' ? 1 : (POLICIES[decision].maxRepeats ?? Number.POSITIVE_INFINITY);

function policyProblems(settings: DecisionSettings): SettingsProblem[] {
  const { decision, repeats } = settings;
  const problems: SettingsProblem[] = [];
  if (settings.calibration_runs === 1 && mayBe(decision, ({ needsNoise }) => needsNoise)) {
    const expected = `at least 2 with decision = ${quoted(decision)}: one run does not measure the noise`;
    problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
  }
  const most = repeatsOf(decision);
  if (repeats > most) {
    const range =
      most === 1
        ? `1 with decision = ${quoted(decision)}, which repeats by pairs`
        : `1 to ${most} with decision = ${quoted(decision)}`;
    const others = POLICY_NAMES.filter((name) => repeatsOf(name) >= 2).map((name) => quoted(name));
    const remedy = most === 1 ? `Leave it out, or set decision = ${others.join(' or ')}.` : 'Lower it.';
    problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected: range, remedy });
  }
  for (const name of POLICY_NAMES) {
    const idle = POLICIES[name].ownKeys.filter((key) => settings[key] !== undefined);
    problems.push(...idle.filter((key) => !ownKeysOf(decision).includes(key)).map((key) => idleKey(key, name)));
  }
  return problems;
}

function ownKeysOf(decision: DecisionSettings['decision']): readonly string[] {
  return decision === 'auto' ? [] : POLICIES[decision].ownKeys;
}

/** Of what is measured again once it is kept. */
function endProblems({ confirm }: DecisionSettings): SettingsProblem[] {
  if (confirm.every_keeps === 0 || confirm.pairs > 0) return [];
  const found = `every_keeps = ${confirm.every_keeps}`;
  const expected = 'it only with confirm.pairs from 2: 0 confirms nothing';
  return [{ path: ['confirm', 'every_keeps'], found, expected, remedy: 'Raise confirm.pairs, or leave it out.' }];
}

function idleKey(key: string, policy: string): SettingsProblem {
  const expected = `it only with decision = ${quoted(policy)}`;
  return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${quoted(policy)}.` };
}

/** What a user should know of settings that are allowed. */
export function decisionWarnings({ decision, repeats }: DecisionSettings): string[] {
  if (mayBe(decision, ({ needsNoise }) => needsNoise) || repeats === 1) return [];
  return ['on a noisy evaluator about half of the accepted changes have no effect if 10% of the proposals help'];
}

// No run makes second tests any more, whatever its header says of them.
// What may change is how much is spent; a change of anything else would make other decisions of the same scores, and the
// run's promise would be of neither. Source: decisions, "Validation".
const FREE_KEYS: ReadonlySet<string> = new Set(['effort', 'certify']);

/** The keys whose change needs a new run. */
export function keysOfNewRun(before: DecisionSettings, after: DecisionSettings): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof DecisionSettings)[]);
  const isSame = (key: keyof DecisionSettings) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return [...keys].filter((key) => !FREE_KEYS.has(key) && !isSame(key));
}
