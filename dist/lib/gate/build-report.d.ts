import type { CandidateFileFacts } from './candidate-file.ts';
import type { Judge } from './judge.ts';
import { type GateReport, type Manifest } from './report.ts';
import type { GateRequest } from './request.ts';
import type { Rules } from './rules.ts';
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
