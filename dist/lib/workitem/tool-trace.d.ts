import type { AgentPreset } from '../engine/agent/preset.js';
/** One operation of an agent, as it told of it. */
interface ToolOperation {
    readonly tool: string;
    /** What it was about: a command, a path. */
    readonly detail?: string | undefined;
}
export type ToolTrace = readonly ToolOperation[];
export interface TraceSources {
    readonly preset: AgentPreset | undefined;
    /** What the agent printed. */
    readonly stdout: string;
    /** What it wrote into the file of AGENTRUN_TOOL_TRACE; undefined when there is no such file. */
    readonly file: string | undefined;
}
/**
 * The operations of an agent: from its own stream of events where it has one, else from the lines `{"tool": …}` of its
 * trace file. Undefined when there is neither, which is not the same as none.
 */
export declare function readToolTrace({ preset, stdout, file }: TraceSources): ToolTrace | undefined;
/** The operations that a receipt lists; where they are too many, the last one says how many more there were. */
export declare function recordedTrace(trace: ToolTrace): ToolTrace;
export {};
