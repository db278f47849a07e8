import type { GateReport } from '../gate/report.js';
/**
 * The report for a terminal: a row a scenario, the reasons of what fails, the verdict, where the report is. `program` are
 * the words that start the gate where this is printed.
 */
export declare function renderGateText(report: GateReport, reportPath: string, program?: readonly string[]): string;
