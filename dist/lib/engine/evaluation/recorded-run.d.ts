import type * as z from '../../packages/zod/v4/mini/index.js';
import type { JournalRecord } from '../../base/journal-chain.js';
import { type EnvironmentFacts } from '../../decision/evaluator-digest.js';
import { decisionRecordSchema, type EvaluationRecord } from '../../decision/records.js';
import type { Host } from '../../kernel/host.js';
import type { FilesAround } from './evaluation-outcome.js';
type EvaluationDraft = Extract<z.input<typeof decisionRecordSchema>, {
    kind: 'evaluation';
}>;
/** Which run it is, as its record names it. */
export type RunName = Pick<EvaluationDraft, 'task' | 'stage' | 'index' | 'attempt' | 'order_bit' | 'arm' | 'seed' | 'tree'>;
/** What a run gave. */
export type RunResult = {
    readonly kind: 'scored';
    /** Not rounded. */
    readonly score: number;
    readonly cases?: Readonly<Record<string, number>>;
    readonly metrics?: Readonly<Record<string, number>>;
    /** Of what was printed. */
    readonly stdoutDigest: string;
    readonly files: FilesAround;
} | {
    readonly kind: 'failed';
    readonly reason: string;
    readonly exitCode: number | null;
    readonly isTampered: boolean;
    readonly stdoutDigest?: string;
    readonly files: FilesAround;
} | {
    readonly kind: 'aborted';
} | {
    readonly kind: 'infra';
    readonly reason: string;
};
/** What came of a run during which, or before which, the environment changed. */
export interface Moved {
    readonly kind: 'moved';
    readonly reason: string;
}
/** The environment at one moment. */
export interface EnvironmentSnapshot {
    readonly digest: string;
    readonly facts: EnvironmentFacts;
}
/** Where runs are recorded. */
export interface RunLog {
    /** Folder of the marks; no command sees it. */
    readonly marks: string;
    append(draft: EvaluationDraft): void;
    nextEvaluation(): number;
    /** Reads the environment; a change of it is on the disk when this returns. */
    takeEnvironmentSnapshot(): EnvironmentSnapshot;
    /** Of the protected files of the base. */
    readonly filesDigest: string;
    /** What evaluations took, ascending. */
    readonly evaluationMs: number[];
}
export interface RecordedRun {
    readonly name: RunName;
    /** Of the evaluator, wherever that is. */
    readonly judge: string;
    /** Digest of the environment that it has to run in; undefined: whichever there is. */
    readonly environment?: string | undefined;
    readonly now: Host['now'];
}
/** What a run gave, with the id of its record, and the digest of the environment that it began in. */
export type Recorded<R extends RunResult | Moved> = R & {
    readonly evaluation: number;
    readonly environment: string;
};
/** Runs once and records it, also where it is cancelled or cannot be done; what is thrown meanwhile is thrown again. */
export declare function recordRun<R extends RunResult>(decisionLog: RunLog, { name, judge, environment, now }: RecordedRun, run: () => Promise<R>): Promise<Recorded<R | Moved>>;
/**
 * The runs that were begun and have no record, as records of runs that were killed; `evaluations`: how many there are.
 */
export declare function killedRuns(marks: string, { journal, evaluations, }: {
    readonly journal: {
        readonly records: readonly JournalRecord[];
    };
    readonly evaluations: number;
}): EvaluationRecord[];
/** Forgets what was begun: it is recorded, or of another record. */
export declare function dropMarks(marks: string): void;
export {};
