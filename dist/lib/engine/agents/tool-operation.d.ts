import type { Fields } from './printed-events.js';
/** One operation of an agent, as it printed it. */
export interface ToolOperation {
    readonly tool: string;
    /** What it was about: a command, a path. */
    readonly detail?: string | undefined;
}
export type ToolTrace = readonly ToolOperation[];
/** Each of a name once, the first time; what has no name counts every time. */
export declare function once<T>(values: readonly T[], nameOf: (value: T) => unknown): T[];
export declare function detailOf(fields: Fields): unknown;
export declare function operation(name: unknown, detail: unknown): ToolOperation;
