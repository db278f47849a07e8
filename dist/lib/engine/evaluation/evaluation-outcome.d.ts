import type { Environment } from '../../kernel/environment.js';
import type { WorkTree } from '../../kernel/folder-trust.js';
import type { NewFiles } from '../../kernel/new-files.js';
import type { ProtectedFiles } from '../boundaries/protected-files.js';
import type { EvaluationStep, StepListener } from './evaluation-step.js';
/** What is evaluated, and by which commands. */
export interface EvaluationRequest {
    readonly checkout: WorkTree;
    readonly tree: string;
    readonly protectedFiles: ProtectedFiles;
    /** Run one after the other, until one fails; the last one's output is what is asked for. */
    readonly steps: readonly EvaluationStep[];
    /** Runs after them in a fresh folder, whatever they said; its failure changes nothing. */
    readonly teardown: EvaluationStep | undefined;
    readonly variables: Environment;
    readonly signal: AbortSignal | undefined;
    /** What is asked for; `exit`: only whether the commands said yes, however much they print. Default: `output`. */
    readonly asks?: 'output' | 'exit';
    readonly onStep?: StepListener | undefined;
    /** Candidates are judged by more commands than these, each of which finds what setup makes. Default: no. */
    readonly hasOthers?: boolean;
    /**
     * For a diagnosis, never for a verdict: guards and objective share one checkout. It gets what is new there after each of
     * them.
     */
    readonly onShared?: ((step: EvaluationStep, created: NewFiles) => void) | undefined;
}
export type Evaluation = {
    readonly kind: 'ran';
    readonly output: string;
    /** Where the output is. */
    readonly log: string;
    readonly durationMs: number;
    readonly timings: Timings;
    readonly files: FilesAround;
}
/** A command said no, ran out of time, or something it did voids the evaluation: the tree's own fault. */
 | EvaluationFailed | {
    readonly kind: 'aborted';
}
/** No process could be made, no disk was left: the machine's fault. */
 | {
    readonly kind: 'infra';
    readonly reason: string;
};
/** Digests of the protected files as they were found before the first command and after the last one that was judged by. */
export interface FilesAround {
    readonly before: string;
    readonly after: string;
}
interface EvaluationFailed {
    readonly kind: 'failed';
    readonly reason: string;
    /** The log to look into; undefined where no command had run. */
    readonly log: string | undefined;
    /** A command ran out of time. */
    readonly timedOut?: boolean;
    /** The step that failed, and how its command ended; undefined where no command had run. */
    readonly step?: {
        readonly name: string;
        readonly exitCode: number;
    };
    readonly timings: Timings;
    readonly files: FilesAround;
    /** Of the command that failed, if it ended by itself. */
    readonly exitCode: number | null;
    /** A protected file was not the one of the base. */
    readonly isTampered: boolean;
}
/** Milliseconds by step, e.g. `score_ms`. */
export type Timings = Readonly<Record<string, number>>;
export {};
