import type { GateReport } from '../gate/report.js';
/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
export declare function renderGateMarkdown(report: GateReport): string;
