import type { GateReport } from '../gate/report.js';
/** The report for a terminal: a row a scenario, the reasons of what fails, the verdict, where the report is. */
export declare function renderGateText(report: GateReport, reportPath: string): string;
