import type { DecisionPolicy } from './policy.js';
/** Every policy by the name that settings and records have. */
declare const BY_NAME: {
    readonly greedy: {
        readonly instruction: 'when it is measured again';
        readonly test: 'record';
        readonly boundsErrors: false;
        readonly hasWorkingLine: false;
        readonly needsNoise: false;
        readonly takesExactScores: true;
        readonly ownKeys: readonly [];
        readonly isGain: (gain: number, { min_improvement }: {
            readonly min_improvement: number;
            readonly step: number;
        }) => boolean;
        readonly recordAfter: (mean: number) => number;
    };
    readonly 'paired-sequential': {
        readonly instruction: 'which is measured again beside it, in pairs, until chance is ruled out';
        readonly test: 'pairs';
        readonly boundsErrors: true;
        readonly hasWorkingLine: false;
        readonly needsNoise: true;
        readonly takesExactScores: false;
        readonly maxRepeats: 1;
        readonly ownKeys: readonly [];
        readonly isGain: (gain: number, { min_improvement }: {
            readonly min_improvement: number;
            readonly step: number;
        }) => boolean;
        readonly recordAfter: (mean: number) => number;
    };
    readonly checkpoint: {
        readonly instruction: 'when it is measured again; several together are undone if they do not hold in pairs';
        readonly test: 'record';
        readonly boundsErrors: true;
        readonly hasWorkingLine: true;
        readonly needsNoise: true;
        readonly takesExactScores: false;
        readonly maxRepeats: 3;
        readonly ownKeys: readonly ["checkpoint_keeps"];
        readonly isGain: (gain: number) => boolean;
        readonly recordAfter: (mean: number) => number;
    };
    readonly ladder: {
        readonly instruction: 'by more than a step, when it is measured again';
        readonly test: 'record';
        readonly boundsErrors: false;
        readonly hasWorkingLine: false;
        readonly needsNoise: true;
        readonly takesExactScores: false;
        readonly ownKeys: readonly ["ladder_step"];
        readonly isGain: (gain: number, { step, min_improvement }: {
            readonly min_improvement: number;
            readonly step: number;
        }) => boolean;
        readonly recordAfter: (mean: number, { step, ratio }: {
            readonly step: number;
            readonly ratio?: object;
        }) => number;
    };
};
export type Policy = keyof typeof BY_NAME;
/** A policy that compares with a stored score. */
export type RecordPolicy = {
    [N in Policy]: (typeof BY_NAME)[N]['test'] extends 'record' ? N : never;
}[Policy];
export declare const POLICIES: Readonly<Record<Policy, DecisionPolicy>>;
export declare const POLICY_NAMES: readonly Policy[];
export declare function isRecordPolicy(name: Policy): name is RecordPolicy;
export declare const RECORD_POLICIES: readonly RecordPolicy[];
/** Whether a setting of `decision` means, or may come to, a policy with a property; `auto` may come to any. */
export declare function mayBe(decision: Policy | 'auto', has: (policy: DecisionPolicy) => boolean): boolean;
export {};
