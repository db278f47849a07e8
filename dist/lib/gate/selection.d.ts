import type { Problem } from '../base/errors.js';
import type { Suite } from './suite.js';
export declare const SELECTION_MODES: readonly ['must_pass', 'scenario', 'all'];
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
export declare function selectScenarios(suite: Suite, { scenarios, all }: SelectionRequest): {
    readonly selection: ScenarioSelection;
} | {
    readonly problems: readonly Problem[];
};
/** The remedy for a scenario id that the suite does not define. */
export declare function scenarioSuggestion(suite: Suite, id: string): string;
