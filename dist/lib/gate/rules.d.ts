/**
 * Reads what candidates are judged by: config, suite and an optional output schema.
 * Invariant: either everything is valid, or every problem of every one of these files is in the list.
 */
import type { ProblemList } from '../base/errors.js';
import type { Host } from '../kernel/host.js';
import { type EvaluatorConfig } from './config.js';
import type { OutputCheck } from './evaluate.js';
import type { HashedFile } from './report.js';
import type { GateRequest } from './request.js';
import { type ScenarioSelection } from './selection.js';
import { type NamedFile } from './store.js';
import { type Suite } from './suite.js';
import type { GateWarning } from './warnings.js';
export interface RuleFiles {
    readonly suite: NamedFile;
    readonly config: NamedFile;
    readonly schema: NamedFile | undefined;
}
/** What candidates are judged by, whole and valid. */
export interface Rules {
    readonly suite: Suite;
    readonly config: EvaluatorConfig;
    readonly selection: ScenarioSelection;
    readonly checkOutput: OutputCheck | undefined;
    readonly warnings: readonly GateWarning[];
    readonly hashed: {
        readonly suite: HashedFile;
        readonly config: HashedFile;
        readonly schema?: HashedFile;
    };
}
export declare function nameRuleFiles({ suite, config, schema }: GateRequest, host: Host): RuleFiles;
export interface ReadRules {
    /** Undefined when any of the files has a problem. */
    readonly rules: Rules | undefined;
    /** The suite alone, where it is valid: fixtures mode finds its candidates by it. */
    readonly suite: Suite | undefined;
}
/** Reads and checks the files; what is wrong goes into `problems`. */
export declare function readRules(files: RuleFiles, request: GateRequest, problems: ProblemList): Promise<ReadRules>;
