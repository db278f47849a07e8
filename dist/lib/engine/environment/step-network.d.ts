/**
 * Which commands have network access. Pure.
 * Invariant: without a key of its own a command has what it had before these keys: setup and the teardown of a workspace
 * that of the agent, everything that judges that of the evaluator; a build has none.
 */
import type { EnvironmentSettings, NetworkedCommand } from '../../settings/environment-shape.js';
export type NetworkAccess = 'on' | 'off';
/** What a command is for; where two commands have the same keys, they are of the same kind. */
export type CommandKind = NetworkedCommand | 'agent';
export interface NetworkKeys {
    /** `environment.network`. */
    readonly own: EnvironmentSettings['network'];
    /** `agent.network`; an agent that reaches its model alone has no network as a command. Unset: on. */
    readonly agent: NetworkAccess | 'model' | undefined;
    /** `objective.network`, or `evaluator.network`. */
    readonly evaluator: NetworkAccess;
}
/** The network access of each kind of command. */
export declare function resolveNetwork({ own, agent: written, evaluator, }: NetworkKeys): Readonly<Record<CommandKind, NetworkAccess>>;
/** The same for the teardown of the workspace that an agent worked in. */
export declare function resolveTeardown({ own, agent }: Pick<NetworkKeys, 'own' | 'agent'>): NetworkAccess;
/**
 * The keys of `environment.network` that say something else than the key of the evaluator that is written, too. Takes
 * what a file holds, checked or not.
 */
export declare function contradictedKeys(own: Readonly<Record<string, unknown>>, evaluator: unknown): readonly NetworkedCommand[];
