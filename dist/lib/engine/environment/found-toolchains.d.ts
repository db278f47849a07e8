import type { Environment, ParentEnvironment } from '../../kernel/environment.js';
import { type Toolchain } from '../../settings/environment-shape.js';
import type { FindClosed } from './open-places.js';
/** A cache of the user's that lies in the home of a command. */
export interface HomeLayer {
    readonly from: string;
    /** Relative to the home. */
    readonly at: string;
}
export interface FoundToolchains {
    readonly readable: readonly string[];
    readonly layers: readonly HomeLayer[];
    /** `{home}` in a value stands for the home of the command. */
    readonly variables: Environment;
    /** Files with keys, whether or not they are there. */
    readonly keys: readonly string[];
    /** Which versions are there now, by `toolchain.NAME`. */
    readVersions(): Readonly<Record<string, string>>;
}
export interface ToolchainRequest {
    readonly names: 'auto' | 'none' | readonly Toolchain[];
    readonly parentEnv: ParentEnvironment;
    readonly findClosed: FindClosed;
}
/** Finds the toolchains that are there. */
export declare function findToolchains({ names, parentEnv, findClosed }: ToolchainRequest): FoundToolchains;
