import type { RecordOf, RunHeaderRecord } from './records.js';
import type { DecisionSettings } from './settings.js';
/** A member of the run header that a run could not continue with, and what it would be now. */
export type RuleChange = RecordOf<'config-change'>['changes'][number];
/** Digests with the salt of the run; undefined: there is no such command, or it is not known here. */
export interface HiddenDigests {
    readonly holdout: string | undefined;
    /** Of a confirmation whose command nobody may know; of any other the facts have one. */
    readonly confirm: string | undefined;
}
/** What a run header would say now. */
export interface RulesNow {
    readonly settings: DecisionSettings;
    readonly judge_digest: string;
    /** Undefined where there is no setup that runs once. */
    readonly setup_inputs?: readonly string[] | null | undefined;
    readonly evaluator_files: Readonly<Record<string, string>>;
    readonly guards_digest?: string | null | undefined;
    /** Undefined: it is salted, and not known. */
    readonly confirm_digest?: string | null | undefined;
    /** With the salt of the run header; undefined: it is not known. */
    readonly holdout_digest: string | null | undefined;
}
/** What of it does not come from the settings, nor from a secret. */
export type RuleFacts = Omit<RulesNow, 'settings' | 'holdout_digest'>;
/** What differs from the run header; empty: its run can be resumed. Source: decisions, "Validation". */
export declare function ruleChanges(runHeader: RunHeaderRecord, now: RulesNow): RuleChange[];
/** What changed, from what to what where that is known, as a user knows it. */
export declare function describeChanges(changes: readonly RuleChange[], prefix: string): string[];
/** What changed, as a user knows it: keys of the settings by `prefix`, files by what they are for. */
export declare function wordsOfChanges(changes: readonly RuleChange[], prefix: string): string[];
/** What a recorded change says that the run header does not, or that is no change. */
export declare function changeIssues(runHeader: RunHeaderRecord, { changes }: RecordOf<'config-change'>): string[];
