import type { EvaluatorConfig } from './config.js';
import type { OutputFacts, TextHits } from './facts.js';
import type { Expect } from './suite.js';
export declare const DIMENSIONS: readonly ['A', 'T', 'M', 'S', 'G'];
/**
 * A dimension of a score: action discipline (`A`), trace quality (`T`), uncertainty discipline (`M`), safety (`S`) and the
 * retrieval gate signal (`G`).
 * @useDeclaredType
 */
export type Dimension = (typeof DIMENSIONS)[number];
/** Scores of an output, each in [0, 1]; `overall` is their weighted mean. */
export type Scores = Readonly<Record<Dimension | 'overall', number>>;
/** From this tie mass on, alternatives are so close that abstaining is the disciplined answer. */
export declare const HIGH_TIE_MASS = 0.4;
/** The parts of G; reported whether or not G takes part in the overall score. */
export interface RetrievalGate {
    readonly enabled: boolean;
    readonly bridge_evidence: number;
    readonly falsifier_presence: number;
    readonly scope_penalty: number;
}
interface Evaluated {
    readonly facts: OutputFacts;
    readonly hits: TextHits;
    readonly expect: Expect;
    readonly config: EvaluatorConfig;
}
/** Scores an output in every dimension, each in [0, 1]. Source of every number: the gate's specification, "Scores". */
export declare function scoreOutput(evaluated: Evaluated): {
    readonly scores: Scores;
    readonly retrievalGate: RetrievalGate;
};
export {};
