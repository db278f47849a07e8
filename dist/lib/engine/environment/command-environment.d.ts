import { type Environment, type ParentEnvironment } from '../../kernel/environment.js';
import type { UserRepository } from '../../kernel/user-repository.js';
import type { EnvironmentSettings, WrittenEnvironment } from '../../settings/environment-shape.js';
import type { CheckPlaces, CheckVariable } from './environment-issues.js';
import { type HomeLayer } from './found-toolchains.js';
import { type ClosedPlaces } from './open-places.js';
import type { CommandKind, NetworkAccess } from './step-network.js';
/** The settings that this is made of. */
export type CommandSettings = Pick<EnvironmentSettings, 'toolchains' | 'readable' | 'devices' | 'env' | 'disclose'>;
interface VariablesRequest {
    readonly kind: CommandKind;
    readonly network: NetworkAccess;
    /** The home of the command. */
    readonly home: string;
    /** Setup that runs nothing but files of the base: it alone gets keys. Default: no. */
    readonly isTrusted?: boolean;
}
export interface CommandEnvironment {
    /** Paths that are there to read, where they would be hidden. */
    readonly readable: readonly string[];
    /** Files that appear empty. */
    readonly masked: readonly string[];
    readonly devices: readonly string[];
    /** Caches of the user's: lower layers of folders of the command's home. */
    readonly homeLayers: readonly HomeLayer[];
    variables(request: VariablesRequest): Environment;
    /** Names of variables whose values come from the user's environment by a setting: they may be keys. */
    readonly keys: readonly string[];
    /** Text files of the command's home, by their path in it. */
    homeFiles(network: NetworkAccess): Readonly<Record<string, string>>;
    /** What a failed command did not find by what it printed, though it is there, and the key that would show it. */
    explainUnseen(output: string, isHidden: (path: string) => boolean): string | undefined;
    /** What of it scores may depend on, as it is now; starts no process. */
    readFacts(): Readonly<Record<string, string>>;
}
export interface EnvironmentRequest extends ClosedPlaces {
    readonly settings: CommandSettings;
}
/** The same for the settings of a file in a repository. */
export declare function checkPlaces({ folder, commonDir }: Pick<UserRepository, 'folder' | 'commonDir'>, parentEnv: ParentEnvironment): CheckPlaces;
/** What is wrong with variables of the table, by the environment here. */
export declare function checkVariables(parentEnv: ParentEnvironment): CheckVariable;
/** Finds what commands get; throws a ContractError where the settings name what may not be given, or is not there. */
export declare function openCommandEnvironment(request: EnvironmentRequest): CommandEnvironment;
/** Tables whose references are the keys that commands may get: of the settings, and of a person's proxies and registries. */
export declare function keyTables(written: WrittenEnvironment, parentEnv: ParentEnvironment): readonly Environment[];
export {};
