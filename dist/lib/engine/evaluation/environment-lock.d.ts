import type { EnvironmentFacts } from '../../decision/evaluator-digest.js';
import type { Host } from '../../kernel/host.js';
import type { PrivateArea } from '../workspace/private-area.js';
/** Reads the environment as it is now; what nobody has looked at yet is as it was. */
export type EnvironmentLock = (before?: EnvironmentFacts) => EnvironmentFacts;
/** The lock of the machine that this process runs on; `commands`: those of the evaluator. */
export declare function openEnvironmentLock(area: Pick<PrivateArea, 'store' | 'level' | 'layering' | 'parentEnv' | 'resources' | 'environment' | 'environments'>, { commands, host: { system } }: {
    readonly commands: readonly string[];
    readonly host: Pick<Host, 'system'>;
}): Promise<EnvironmentLock>;
