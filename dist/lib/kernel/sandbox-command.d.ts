import { type LayeredView } from './layered-view.js';
import { type LoopbackBridge } from './loopback-bridge.js';
import { type NamespaceLevel, type ShownUser } from './namespace-command.js';
import { type ProcessLimits } from './process-limits.js';
import { type SeatbeltLevel } from './seatbelt-command.js';
import type { FilteredMachine } from './system-call-rules.js';
export type SandboxLevel = 
/** Own process and file system view: `/` read-only, chosen folders writable, others hidden. */
{
    readonly kind: 'bubblewrap';
    readonly program: string;
    /** Knows `--size`. */
    readonly bounded: boolean;
    /** Whose system calls the filter knows. */
    readonly machine: FilteredMachine;
    /** Where groups can be dropped: setpriv. */
    readonly groupDropper?: string;
    /** Whom root is shown as, where a user namespace can be made. */
    readonly shownAs?: ShownUser;
}
/** Own processes only: the whole tree ends with its first process or with us; files are not shielded. */
 | NamespaceLevel
/** Of macOS: files and network by a profile; processes as in a process group. */
 | SeatbeltLevel
/** A marker in the environment to find the processes by; nothing is shielded. */
 | {
    readonly kind: 'process-group';
};
export interface SandboxView {
    readonly workDir: string;
    readonly home: string;
    readonly temporary: string;
    /** More folders or files that the command may write. */
    readonly writable?: readonly string[];
    /** Paths inside hidden or writable ones that are there to read. */
    readonly readable?: readonly string[];
    /** What is there to read by another name. */
    readonly readableAt?: readonly {
        readonly path: string;
        readonly at: string;
    }[];
    /** Nodes of devices, besides those that every command has. */
    readonly devices?: readonly string[];
    /** Folders that appear empty; must exist. */
    readonly hiddenFolders?: readonly string[];
    /** Files that appear empty; must exist. */
    readonly hiddenFiles?: readonly string[];
    /** Folders among them that are made of layers; only bubblewrap can show them. */
    readonly layered?: LayeredView;
    /** Names of the command's folders besides their own: what installed programs in them have as their path. */
    readonly aliases?: readonly {
        readonly path: string;
        readonly at: string;
    }[];
    readonly network: 'on' | 'off';
    /** What leads out of a sandbox whose network is off, and nowhere but to a socket; only bubblewrap has a loopback address. */
    readonly bridge?: LoopbackBridge;
    /** Whether a process of the command may reach into another one; "off" holds in bubblewrap alone. Default: on. */
    readonly tracing?: 'on' | 'off';
}
export interface SandboxedCommand {
    readonly program: string;
    readonly args: readonly string[];
    /** Whether the first process outlives the command and reports its exit code, too, on STATUS_DESCRIPTOR. */
    readonly reportsExit: boolean;
    /** To be written to FILTER_DESCRIPTOR of the program, which reads to its end. */
    readonly filter?: Uint8Array;
}
export declare const STATUS_DESCRIPTOR = 3;
export declare const FILTER_DESCRIPTOR = 4;
/** Whether the kernel ends all processes of a command with its first one. */
export declare function hasNamespace({ kind }: Pick<SandboxLevel, 'kind'>): boolean;
/** Whether a command writes to its own folders alone, and does not read what is hidden. */
export declare function shieldsFiles({ kind }: Pick<SandboxLevel, 'kind'>): boolean;
/** Whether root is root to the commands of a level. */
export declare function showsRoot(level: SandboxLevel): boolean;
export interface CommandRequest {
    readonly view: SandboxView;
    readonly command: readonly string[];
    readonly limits?: Partial<ProcessLimits>;
    /** Whether the command stays on the cores that it begins on; holds in bubblewrap alone. */
    readonly isBound?: boolean;
}
/** Builds the command line that runs `command` in `level` with that view of the machine. */
export declare function buildSandboxCommand(level: SandboxLevel, { view, command, limits, isBound }: CommandRequest): SandboxedCommand;
