import { type AblationProfile } from './ablations.js';
import type { Candidate } from './candidates.js';
import type { EvaluatorConfig } from './config.js';
import { type OutputCheck } from './evaluate.js';
import { type AblationResult, type ScenarioResult } from './report.js';
import { type ScenarioSelection } from './selection.js';
import type { Suite } from './suite.js';
import { ScenarioTally } from './tally.js';
import type { GateWarning } from './warnings.js';
export interface JudgeOptions {
    readonly suite: Suite;
    readonly config: EvaluatorConfig;
    readonly selection: ScenarioSelection;
    readonly checkOutput?: OutputCheck | undefined;
    readonly ablations: readonly AblationProfile[];
    /** Keep every evaluation, however many there are. */
    readonly full: boolean;
}
/**
 * Takes candidates one by one, scores each once, and tells the verdict at the end.
 * Pure but for its own state: no clock, no files, and memory that does not grow with the outputs.
 */
export declare class Judge {
    #private;
    count: number;
    /** Candidates whose scenario the suite does not define, or that was not selected. */
    unscored: number;
    constructor(options: JudgeOptions);
    /** Scores a candidate. `text` is `JSON.stringify(candidate.output)`. */
    add(candidate: Candidate, text: string): void;
    /** The result of each selected scenario, in order. */
    results({ replays, seed, maxVolatility }: VerdictOptions): ScenarioResult[];
    /** What the winning output of a scenario says of its phase and posture. */
    winnerTraces(): {
        readonly scenarioId: string;
        readonly tally: ScenarioTally;
    }[];
    ablationResults(): Partial<Record<AblationProfile, AblationResult>>;
    warnings(): GateWarning[];
}
export interface VerdictOptions {
    readonly replays: number;
    readonly seed: string;
    readonly maxVolatility: number | undefined;
}
