import type { CandidateFileFacts } from './candidate-file.js';
import type { Judge } from './judge.js';
import { type GateReport, type Manifest } from './report.js';
import type { GateRequest } from './request.js';
import type { Rules } from './rules.js';
export interface ReportInput {
    readonly request: GateRequest;
    readonly rules: Rules;
    readonly judge: Judge;
    readonly facts: CandidateFileFacts;
    /** The candidate file as the report names it. */
    readonly candidatesFile: string;
    readonly ranAt: string;
    readonly runner: Pick<Manifest['runner'], 'command' | 'cwd'>;
    readonly system: Manifest['system'];
}
/** Builds the report of a run from what was read and judged; the same input gives the same report. */
export declare function buildReport(input: ReportInput): GateReport;
