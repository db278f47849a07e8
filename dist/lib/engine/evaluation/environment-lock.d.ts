import type { JournalRecord } from '../../base/journal-chain.js';
import type { EnvironmentFacts } from '../../decision/evaluator-digest.js';
import type { Host } from '../../kernel/host.js';
import type { PrivateArea } from '../workspace/private-area.js';
/** Reads the environment as it is now; what nobody has looked at yet is as it was. */
export type EnvironmentLock = (before?: EnvironmentFacts) => EnvironmentFacts;
/**
 * The lock of a run that takes no noise of another machine: where it was calibrated last on another one, which machine this
 * is is part of the environment, so that it is calibrated here. `records`: raw, of the decision log.
 */
export declare function lockMachine(lock: EnvironmentLock, records: readonly JournalRecord[], machine: string): EnvironmentLock;
/** The lock of the machine that this process runs on; `commands`: those of the evaluator. */
export declare function openEnvironmentLock(area: Pick<PrivateArea, 'store' | 'level' | 'layering' | 'parentEnv' | 'resources' | 'environment' | 'environments'>, { commands, host: { system } }: {
    readonly commands: readonly string[];
    readonly host: Pick<Host, 'system'>;
}): Promise<EnvironmentLock>;
