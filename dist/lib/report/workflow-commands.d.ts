import { type Problem } from '../base/errors.ts';
import type { GateReport } from '../gate/report.ts';
/** Workflow commands that annotate the candidate file with what fails and what was warned of. */
export declare function renderReportAnnotations(report: GateReport): string[];
/** Workflow commands that annotate the places of problems with inputs. */
export declare function renderProblemAnnotations(problems: readonly Problem[]): string[];
/** Takes the meaning from what a runner would read as a command anywhere in a line. */
export declare function defuse(text: string): string;
