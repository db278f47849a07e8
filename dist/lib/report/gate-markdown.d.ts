import type { GateReport } from '../gate/report.js';
export interface GateMarkdown {
    /** Where the text has to end; what does not fit is counted. */
    readonly maxBytes?: number;
    /** Sentences that stand above the table, e.g. that a pull request changes what it is judged by. */
    readonly banners?: readonly string[];
    /** Markdown that stands below everything, e.g. links. */
    readonly footer?: readonly string[];
}
/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
export declare function renderGateMarkdown(report: GateReport, { maxBytes, banners, footer }?: GateMarkdown): string;
