import type { Scores } from '../gate/dimensions.js';
import type { GateReport } from '../gate/report.js';
/** One scenario as a person reads it: every text is printable, every number has its digits. */
export interface ScenarioRow {
    readonly verdict: 'pass' | 'FAIL';
    readonly scenario: string;
    readonly best: string;
    readonly scores: Readonly<Record<keyof Scores, string>>;
    /** Distance of the overall score to the runner-up that passes as well; `sole` when no other passes. */
    readonly margin: string;
    readonly volatility: string;
    /** Why it fails, one sentence each, `code at path: message`. */
    readonly reasons: readonly string[];
    /** Why the winner won, in a sentence. */
    readonly because: string;
}
export declare function buildRows(report: GateReport): ScenarioRow[];
/** True when G takes part in the overall score and so deserves a column. */
export declare function showsG(report: GateReport): boolean;
/** `5 of 5 scenarios passed`. */
export declare function renderVerdict(report: GateReport): string;
/** The command that gives the same report again, seed included. */
export declare function renderCommand(report: GateReport): string;
