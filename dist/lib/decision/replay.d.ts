import { type AcceptedAndTested } from './accepted.js';
import type { AcceptedTree } from './accepted-tree.js';
import { type Trial } from './assignment.js';
import type { Draw } from './draw.js';
import type { EnvironmentFacts } from './evaluator-digest.js';
import type { FollowUp } from './follow-up.js';
import { type HandoverState } from './handover.js';
import type { CandidateRecord, ClaimRecord, EvaluationRecord, RecordOf, RunHeaderRecord } from './records.js';
import { type Session } from './session.js';
import { type Step, type Task } from './task.js';
/** A task of the record that is not settled, and the results of its present step. */
export interface OpenTask {
    readonly task: Task;
    readonly trees: {
        readonly candidate: string;
        readonly incumbent: string;
    };
    readonly buffer: readonly EvaluationRecord[];
    /** Level before it began. */
    readonly level: Session['level'];
}
/** The session that a run header describes. */
export declare function sessionOfRunHeader(runHeader: RunHeaderRecord): Session;
export interface Begun {
    readonly session: Session;
    readonly open: OpenTask;
}
/**
 * Begins the test of a candidate; where the same tree was tested before, a refusal is reported, then begun all the
 * same.
 */
export declare function beginCandidate(session: Session, record: CandidateRecord): {
    readonly begun: Begun;
    readonly refusal: string | undefined;
};
/** What a record of a candidate proposes. */
export declare function proposalOf({ id, tree, purpose, released, reverts, normal_digest: normal, ...rest }: CandidateRecord): {
    id: string;
    tree: string;
    purpose: "candidate" | "distil" | "simplify";
    released: string | null;
    normal: string | null;
    margin: number | undefined;
    claimed: string | undefined;
    isRevert: boolean;
};
/** Begins what measures an accepted change's own effect. */
export declare function beginLeaveOut(session: Session, { task: id, whole, tree, planned_pairs }: RecordOf<'leave-out'>): Begun;
interface BeginContext {
    readonly runHeader: RunHeaderRecord;
    readonly keeps: readonly AcceptedTree[];
    readonly handover: HandoverState;
}
/** Begins what is not proposed but due: it is known by the name of its first evaluation. */
export declare function beginTask(session: Session, name: string, { runHeader, keeps, handover }: BeginContext): Begun | undefined;
/** What the task asks for at this point. */
export declare function stepOf({ task }: OpenTask, draw: Draw): Step;
/** Hands a whole step to the task; one that lacks an arm counts only if the arm that is there failed. */
export declare function withStep(open: OpenTask, arms: number): OpenTask;
export declare function isTrial(task: Task): task is Trial;
/** What the records say of a run that continues from there. */
export interface ReplayedState extends AcceptedAndTested {
    readonly session: Session;
    /** Tasks that were begun and not settled. */
    readonly openTasks: readonly string[];
    /** What the last decision left to be written down. */
    readonly followUp: readonly FollowUp[];
    readonly proposed: number;
    readonly tested: number;
    /** Of the holdout. */
    readonly queries: number;
    readonly confirmations: number;
    readonly handover: HandoverState;
    /** Number of the last one. */
    readonly evaluations: number;
    readonly claim: ClaimRecord | undefined;
    /** What was found of base and evaluator, each once, in order, with the risks that a person took. */
    readonly findings: readonly RecordOf<'risk'>[];
    /** In force. */
    readonly environment: EnvironmentFacts;
    readonly evaluator_digest: string;
    /** Isolation levels that commands ran at, in the order in which they came up. */
    readonly isolation: readonly string[];
    /** Whether agents could read the key of their model; null: the records do not say. */
    readonly keyInReach: boolean | null;
}
/** How many candidates are among the tasks of a run. */
export declare function countTested(names: ReadonlySet<string>): number;
export {};
