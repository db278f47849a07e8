import { type Problem } from '../base/errors.js';
import type { GateReport } from '../gate/report.js';
export interface AnnotationOptions {
    /** Folder that file names are relative to, from the repository's root; GitHub wants names from the root. */
    readonly folder?: string;
    /** Problems beyond those listed. */
    readonly omitted?: number;
}
/** Workflow commands that annotate the candidate file with what fails and what was warned of. */
export declare function renderReportAnnotations(report: GateReport, { folder }?: AnnotationOptions): string[];
/** Workflow commands that annotate the places of problems with inputs. */
export declare function renderProblemAnnotations(problems: readonly Problem[], { folder, omitted }?: AnnotationOptions): string[];
/** Takes the meaning from what a runner would read as a command anywhere in a line. */
export declare function defuse(text: string): string;
