import { type AblationProfile } from './ablations.ts';
import type { Candidate } from './candidates.ts';
import type { EvaluatorConfig } from './config.ts';
import { type OutputCheck } from './evaluate.ts';
import { type AblationResult, type ScenarioResult } from './report.ts';
import { type ScenarioSelection } from './selection.ts';
import type { Suite } from './suite.ts';
import { ScenarioTally } from './tally.ts';
import type { GateWarning } from './warnings.ts';
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
