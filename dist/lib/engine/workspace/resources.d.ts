import type { ProcessRequest } from '../../kernel/agent-process.js';
import type { CommandKind } from '../environment/step-network.js';
/** As the settings have it. */
export interface ResourceSettings {
    readonly memory?: string | undefined;
    readonly cpus?: readonly number[] | undefined;
}
/** Where a command runs: in the folder that an agent works in, or in one of an evaluation. */
export type CommandPlace = 'workspace' | 'evaluation';
interface LimitedCommand {
    readonly kind: CommandKind;
    readonly place: CommandPlace;
}
export interface Resources {
    readonly limitsOf: (command: LimitedCommand) => Pick<ProcessRequest, 'memory' | 'cores'>;
    /** Waits until the cores of a command are its own; they are again free when what it resolves to is disposed of. */
    readonly takeCores: (place: CommandPlace, signal: AbortSignal | undefined) => Promise<Disposable>;
    /** What is in force, as an environment lock has it; nothing where nothing is set. */
    readonly facts: Readonly<Record<string, string>>;
    /** What a person should know, a sentence each. */
    readonly notes: readonly string[];
}
/** Prepares the limits of a run; throws where the machine cannot hold what is asked for. */
export declare function openResources({ memory, cpus }: ResourceSettings, folder: string): Promise<Resources>;
/** Why a command failed that went beyond its memory. */
export declare function memoryIssue(title: string, { exceededMemory: bytes }: {
    readonly exceededMemory?: number;
}): string | undefined;
/** Ends and removes the control groups that a killed session of a private area left. */
export declare function removeLeftGroups(folder: string): Promise<void>;
export {};
