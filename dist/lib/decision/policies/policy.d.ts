/** How changes are decided on: what a policy promises, what it needs, and how it compares. */
export interface DecisionPolicy {
    /** Completes "a commit is accepted when its score is higher than the last accepted one, …". */
    readonly instruction: string;
    /** `pairs`: a candidate and the current best are measured side by side. `record`: its mean is compared with a stored score. */
    readonly test: 'pairs' | 'record';
    /** It bounds how many accepted changes have no effect: by pairs, one by one or when a batch of them is tested. */
    readonly boundsErrors: boolean;
    /** It accepts steps on a working line, which a test of the whole batch confirms or reverts. */
    readonly hasWorkingLine: boolean;
    /** It must know the noise of the scores, so the base is scored at least twice. */
    readonly needsNoise: boolean;
    /** Scores that always come out the same are compared exactly. */
    readonly takesExactScores: boolean;
    /** Most runs of a candidate that it takes the mean of; undefined: as many as the user likes. */
    readonly maxRepeats?: number;
    /** Settings that have no effect with any other policy. */
    readonly ownKeys: readonly ('checkpoint_keeps' | 'ladder_step')[];
    /** Whether a gain over the record is one, where `test` is `record`; `step` is the least step of the record. */
    readonly isGain: (gain: number, rules: {
        readonly min_improvement: number;
        readonly step: number;
    }) => boolean;
    /** The record after an accepted change, by the mean of its scores. */
    readonly recordAfter: (mean: number, rules: {
        readonly step: number;
        readonly ratio?: object;
    }) => number;
}
