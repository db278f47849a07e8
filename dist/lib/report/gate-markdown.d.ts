import type { GateReport } from '../gate/report.js';
/** Options of {@link renderGateMarkdown}. */
export interface GateMarkdown {
    /**
     * Most bytes of the text; rows that do not fit are counted instead of shown.
     * @defaultValue no limit
     */
    readonly maxBytes?: number;
    /**
     * Sentences above the table, e.g. that a pull request changes the suite.
     * @defaultValue `[]`
     */
    readonly banners?: readonly string[];
    /**
     * Markdown below everything, e.g. links.
     * @defaultValue `[]`
     */
    readonly footer?: readonly string[];
}
/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
export declare function renderGateMarkdown(report: GateReport, options?: GateMarkdown): string;
