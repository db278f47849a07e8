import type { Host } from '../kernel/host.js';
import type { GateReport } from './report.js';
import { type GateRequest } from './request.js';
/** The verdict, the report that was written, and where it is. */
export interface GateResult {
    readonly kind: 'passed' | 'failed';
    readonly report: GateReport;
    /** Absolute path of the report. */
    readonly reportPath: string;
}
/**
 * Runs the candidate gate: reads, judges, replays, writes the report.
 * Throws UsageError for a request that contradicts itself, and ContractError, with every problem, for inputs that
 * cannot be read or are not valid; the report is then not touched.
 */
export declare function runGate(given: GateRequest, host: Host): Promise<GateResult>;
/** The request with what the working directory fills in. */
export declare function completeRequest(request: GateRequest, { cwd }: Host): GateRequest;
