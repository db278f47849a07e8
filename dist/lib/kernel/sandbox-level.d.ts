import { PreconditionError } from '../base/errors.js';
import { type SandboxLevel } from './sandbox-command.js';
declare const SANDBOX_REQUESTS: readonly ['auto', 'required', 'off'];
export type SandboxRequest = (typeof SANDBOX_REQUESTS)[number];
export interface SandboxProbe {
    /** Those of the levels tried that work here, strongest first; a process group always does. */
    readonly levels: readonly SandboxLevel[];
    /** Why a level is not among them, in one sentence each. */
    readonly refusals: readonly {
        readonly kind: SandboxLevel['kind'];
        readonly reason: string;
    }[];
    /** Ubuntu 24.04 and later: user namespaces are for programs with an AppArmor profile only. */
    readonly restrictsUserNamespaces: boolean;
}
/** Tries the levels once, strongest first, until one works: no request takes a weaker one then. Later calls get the same. */
export declare function probeSandbox(): Promise<SandboxProbe>;
/** What is known without a trial: enough where no isolation is asked for. */
export declare const NOTHING_TRIED: SandboxProbe;
export interface ProbeRequest {
    /** Where the programs of the levels are looked for. */
    readonly folders?: readonly string[];
    readonly until?: 'one works' | 'all are tried';
}
/** Tries the levels; throws where a trial says nothing of the level, since its machine was short of something. */
export declare function probeLevels({ folders, until, }?: ProbeRequest): Promise<SandboxProbe>;
export interface LevelWish {
    readonly requested: SandboxRequest;
    readonly network: 'on' | 'off';
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
export declare function decideLevel({ requested, network }: LevelWish, probe: SandboxProbe): SandboxLevel | PreconditionError;
/** What would make a stronger level work here. */
export declare function remedyFor(probe: SandboxProbe): string;
export {};
