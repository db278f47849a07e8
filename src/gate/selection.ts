import type { Problem } from '../base/errors.ts';
import { nearestName, quoted } from '../base/text.ts';
import type { Suite } from './suite.ts';

export const SELECTION_MODES = ['must_pass', 'scenario', 'all'] as const;

/** Which scenarios decide the verdict, as it stands in the report. */
export interface ScenarioSelection {
  readonly mode: (typeof SELECTION_MODES)[number];
  readonly ids: readonly string[];
}

export interface SelectionRequest {
  /** Only these scenarios; empty for the suite's own choice. */
  readonly scenarios: readonly string[];
  /** Every scenario of the suite. */
  readonly all: boolean;
}

/** Picks the scenarios to check. An id asked for that the suite does not know is a problem of the request. */
export function selectScenarios(
  suite: Suite,
  { scenarios, all }: SelectionRequest,
): { readonly selection: ScenarioSelection } | { readonly problems: readonly Problem[] } {
  if (all)
    return { selection: { mode: 'all', ids: unique([...suite.scenarios.map(({ id }) => id), ...suite.must_pass]) } };
  if (scenarios.length === 0 && suite.must_pass.length === 0) {
    const remedy = 'List scenarios under must_pass, or check them with --all or --scenario.';
    return { problems: [{ found: 'a suite that requires no scenario', expected: 'something to check', remedy }] };
  }
  if (scenarios.length === 0) return { selection: { mode: 'must_pass', ids: suite.must_pass } };
  const known = new Set([...suite.scenarios.map(({ id }) => id), ...suite.must_pass]);
  const problems = scenarios
    .filter((id) => !known.has(id))
    .map((id) => ({
      found: `--scenario ${quoted(id)}`,
      expected: 'a scenario of the suite',
      remedy: scenarioSuggestion(suite, id),
    }));
  return problems.length > 0 ? { problems } : { selection: { mode: 'scenario', ids: unique(scenarios) } };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** The remedy for a scenario id that the suite does not define. */
export function scenarioSuggestion(suite: Suite, id: string): string {
  const ids = suite.scenarios.map((scenario) => scenario.id);
  const nearest = nearestName(id, ids);
  return nearest === undefined ? `The suite defines ${ids.join(', ')}.` : `Did you mean ${quoted(nearest)}?`;
}
