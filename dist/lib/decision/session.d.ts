import { PersistentMap } from '../base/persistent-map.js';
import type { LevelState } from '../stats/level.js';
import { type Noise } from '../stats/noise.js';
import { type AaChecks } from './aa-check.js';
import { type Calibration } from './calibration.js';
import type { CompareTrial } from './compare-trial.js';
import { type Confirmation } from './confirmation.js';
import { type Costs, type EffortName, type EffortRules } from './effort.js';
import { type ScalePlan } from './gain-scale.js';
import { type NegativeControl, type NegativeControlResult } from './negative-control.js';
import type { PairedTrial } from './paired-trial.js';
import { type Policy } from './policies/registry.js';
import { type RunRules } from './run-rules.js';
import { type LoneRuns } from './screening.js';
import { type DecisionSettings } from './settings.js';
/** Code of a tree whose test goes on. */
export declare const IN_TEST = "in-test";
/** What became of a tree that was tested. */
export interface KnownTree {
    readonly id: string;
    readonly code: string;
}
/** The champion of `checkpoint`: only a promotion test moves it. */
export interface Champion {
    readonly tree: string;
    readonly record: number;
    /** Provisionally accepted changes and candidates since the last promotion test. */
    readonly keeps: number;
    readonly candidates: number;
}
/** A person's word on a change that was quarantined. */
interface Release {
    readonly tree: string;
    readonly by: string;
    /** The test that it was taken up by; null: none yet. */
    readonly taken: string | null;
    readonly is_done: boolean;
}
/** What a run knows between its candidates, as it is in JSON; rebuilt by replaying the records. */
export interface Session extends RunRules {
    readonly settings: DecisionSettings;
    readonly effort: EffortName;
    readonly effort_rules: EffortRules;
    /** Null until the calibration resolves `auto`. */
    readonly policy: Policy | null;
    /** Scores compare exactly, so far. */
    readonly is_exact: boolean;
    /** Two runs of one tree differed: it is never taken for exact again. */
    readonly is_noisy: boolean;
    readonly incumbent: string;
    /** The last scores of the current best, at most 20: what screening runs are compared with. */
    readonly scores: readonly number[];
    /** The stored score, for policies that compare with one. */
    readonly record: number;
    /** Scores of the current best since it became so, at most 100: where drift is looked for. */
    readonly stream: readonly number[];
    /** Null: calibrate first. */
    readonly noise: Noise | null;
    readonly last_noise: Noise | null;
    readonly level: LevelState;
    /** Sum of the levels that were given: bounds the expected number of wrongly accepted changes. */
    readonly spent: number;
    /** Something was kept that no level bounds: by a comparison with a stored score. */
    readonly is_unbounded: boolean;
    readonly trees: PersistentMap<KnownTree>;
    /** The tree that a change was tested as, by the best then and the digest of the change without blanks. */
    readonly changes: PersistentMap<string>;
    /** Changes that are not tested again, by the digest without blanks: the test that each was accepted by. */
    readonly barred: Readonly<Record<string, string>>;
    /** Tests that ended without a decision, against the current best, by tree. */
    readonly open: Readonly<Record<string, PairedTrial>>;
    /** Tests that ended above what is plausible, by tree. */
    readonly held: Readonly<Record<string, PairedTrial | CompareTrial>>;
    /** What a person said of them, by the name of the test. */
    readonly releases: Readonly<Record<string, Release>>;
    readonly aaChecks: AaChecks;
    readonly champion: Champion | null;
    /** Tests that are of taking keeps out. */
    readonly reverts: readonly string[];
    /** Keeps at the last confirmation. */
    readonly confirmed: number;
    readonly tasks: {
        readonly calibrations: number;
        readonly aaChecks: number;
        readonly promotions: number;
    };
    readonly warnings: readonly string[];
    /** How often the environment was another one since the run began. */
    readonly moves: number;
    /** `auto` until the first calibration; in runs that an earlier version began `difference`. */
    readonly score_scale: ScalePlan;
    /** What scores are measured in, where that is known. */
    readonly score_unit: string | null;
    /** Carry-over was found: arms are washed out from now on. */
    readonly washes: boolean;
    readonly lone: LoneRuns;
}
export interface Opening {
    readonly settings: DecisionSettings;
    /** Tree of the base. */
    readonly base: string;
    readonly costs?: Costs;
}
/** The state of a run before anything was measured. */
export declare function openSession({ settings, base, costs }: Opening): Session;
/** A base that is not scored: whatever has a score beats it, and what comes after has to beat that. */
export declare function withoutBaseline(session: Session): Session;
/** Takes a run of the negative control in. */
export declare function withNegativeControlRun(session: Session, { score, tree }: {
    readonly score: number | null;
    readonly tree: string;
}): Session;
/** Takes in whether it failed, as it must, and what is odd about it. */
export declare function withNegativeControl(session: Session, recorded: Pick<NegativeControl, 'passed' | 'remark'>): Session;
/** What the runs of the negative control say so far. */
export declare function evaluateNegativeControlIn({ aaChecks, stream, settings, incumbent }: Session): NegativeControlResult;
/**
 * Continues in another environment: stored scores are of the one before, so the current best is measured again before
 * anything is compared with them. Tests that are in their pairs go on: both arms of each are of one environment.
 */
export declare function withEnvironment(session: Session, recorded: string): Session;
/** Changes the effort, the one thing that may change between candidates. */
export declare function withEffort(session: Session, effort: EffortName): Session;
export declare function beginCalibration(session: Session): {
    readonly session: Session;
    readonly calibration: Calibration;
};
export declare const MAX_SCORES = 20;
/** Takes the result of a calibration in, and resolves `auto`. */
export declare function withCalibration(session: Session, { scores, cases }: Calibration): Session;
export declare const EXACT_PAIRS = 2;
/** The confirmation that would end a run now: what is kept against the baseline, in as many pairs as are announced. */
export declare function confirmationIn(session: Session, { id, baseline }: Pick<Confirmation, 'id' | 'baseline'>): Confirmation;
/** The most wrongly accepted changes that are expected of a run; null: nothing bounds their number. */
export declare function falseAcceptanceBound({ policy, spent, is_unbounded: isUnbounded }: Session): number | null;
/** Takes in that what is kept was confirmed, or cannot be: the next confirmation is due after as many accepted changes again. */
export declare function withConfirmed(session: Session, claim?: {
    readonly carry_over: boolean | null;
}): Session;
export type Due = {
    readonly kind: 'calibration';
} | {
    readonly kind: 'promotion';
}
/** Of what is kept so far. */
 | {
    readonly kind: 'confirmation';
} | {
    readonly kind: 'canary';
} | {
    readonly kind: 'candidate';
} | {
    readonly kind: 'stop';
    readonly reason: string;
};
export interface Progress {
    /** There will be no more candidates. */
    readonly isEnding?: boolean;
    /** There will be none of agents: whatever is kept is going to be confirmed. */
    readonly isOver?: boolean;
}
/** What comes next in a run. */
export declare function dueIn(session: Session, { isEnding, isOver }?: Progress): Due;
/** Whether a negative control is to be tried before the next one: once a session, whatever the policy. */
export declare function isNegativeControlDue({ noise, aaChecks, settings }: Session): boolean;
/** What keeps a candidate from being tested now; undefined: nothing does. */
export declare function findFollowUp(session: Session, progress?: Pick<Progress, 'isOver'>): string | undefined;
export {};
