import type { EvaluatorConfig } from './config.js';
import { type OutputFacts, type TextHits } from './facts.js';
import type { Expect } from './suite.js';
/** Why an output does not pass: a stable code, the JSON path that was looked at, and a sentence with the remedy. */
export interface Failure {
    readonly code: string;
    readonly path: string;
    readonly message: string;
}
/** What a rule reads. */
export interface RuleInput {
    readonly facts: OutputFacts;
    readonly hits: TextHits;
    readonly expect: Expect;
    readonly config: EvaluatorConfig;
}
type Modifier = 'forbid_external_write' | 'weak_bridge_threshold';
export type Rule = Exclude<keyof Expect, Modifier>;
type Finding = Omit<Failure, 'code'> & {
    readonly code?: string;
};
type Check = (input: RuleInput) => readonly Finding[];
/**
 * Every rule and its check, in the order in which failures are listed (spec: hard failures).
 * The map is total: a rule without a check does not compile.
 */
export declare const CHECKS: Readonly<Record<Rule, Check>>;
/** The rules that a scenario turns on, in order; a flag that is false is off. */
export declare function activeRules(expect: Expect): readonly Rule[];
/** Runs the rules in order and adds every failure of every rule to the list. */
export declare function checkExpectations(input: RuleInput, rules: readonly Rule[], failures: Failure[]): void;
/** Whether a rule fails. */
export declare function breaksExpectations(input: RuleInput, rules: readonly Rule[]): boolean;
export {};
