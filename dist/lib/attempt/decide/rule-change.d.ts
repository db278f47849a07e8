import type { DecisionSettings } from './objective-keys.js';
import type { GenesisRecord, RecordOf } from './records.js';
/** A member of the genesis that a run could not go on with, and what it would be now. */
export type RuleChange = RecordOf<'config-change'>['changes'][number];
/** What a genesis would say now. */
export interface RulesNow {
    readonly settings: DecisionSettings;
    readonly evaluator_digest: string;
    readonly evaluator_files: Readonly<Record<string, string>>;
    readonly guards_digest?: string | null | undefined;
    readonly confirm_digest?: string | null | undefined;
    /** With the salt of the genesis; undefined: it is not known. */
    readonly holdout_digest: string | null | undefined;
}
/** What differs from the genesis; empty: its run can be gone on with. Source: decisions, "Validation". */
export declare function ruleChanges(genesis: GenesisRecord, now: RulesNow): RuleChange[];
/** What changed, as a user knows it: keys of the settings by `prefix`, files by what they are for. */
export declare function wordsOfChanges(changes: readonly RuleChange[], prefix: string): string[];
/** What a recorded change says that the genesis does not, or that is no change. */
export declare function changeFlaws(genesis: GenesisRecord, { changes }: RecordOf<'config-change'>): string[];
