import { type Needles } from './needles.js';
interface ActionFacts {
    readonly type: string | undefined;
    readonly scope: string | undefined;
    readonly raw: Readonly<Record<string, unknown>>;
}
/** What the config looks for in the text of an output, where it is there. */
export interface TextHits {
    readonly disallowedKeyword: string | undefined;
    /** Looked for only where the scenario forbids injection. */
    readonly injectionString: string | undefined;
}
export declare const NO_HITS: TextHits;
/** What the rules and scores read of an output, taken once; an output of any shape has facts. */
export interface OutputFacts {
    readonly output: Readonly<Record<string, unknown>>;
    readonly band: unknown;
    readonly actions: readonly ActionFacts[];
    readonly hasWrite: boolean;
    /** Every action is READ or DIAGNOSTIC. */
    readonly isSafeOnly: boolean;
    readonly hasCheckpoint: boolean;
    readonly hasRollback: boolean;
    readonly isAbstaining: boolean;
    readonly injectionDetected: boolean;
    /** An injection that was noticed, answered by abstaining and by safe actions only. */
    readonly handledInjection: boolean;
    readonly tieMass: number | undefined;
    /** risk.uncertainty; 1, the worst, when it is missing or no number. */
    readonly uncertainty: number;
    /** risk.scope, undefined when it is missing or no number. */
    readonly riskScope: number | undefined;
    readonly decisions: readonly unknown[] | undefined;
    readonly bridgeEvidence: number;
    readonly containers: readonly Readonly<Record<string, unknown>>[];
    readonly falsifiedContainers: number;
    readonly integration: Readonly<Record<string, unknown>>;
    readonly retrieval: Readonly<Record<string, unknown>>;
    readonly commitIntegrity: Readonly<Record<string, unknown>>;
    readonly conflictOfInterest: Readonly<Record<string, unknown>>;
}
/** Looks anywhere in `text`, which is `JSON.stringify(output)`; `NO_HITS` itself where nothing is there. */
export declare function scanText(text: string, needles: Needles): TextHits;
/** Reads the facts of an output, but for those that its text has to be searched for. */
export declare function readFacts(output: Readonly<Record<string, unknown>>): OutputFacts;
/** What an action says of what it acts on. */
export declare function actionText({ raw: { target, note, notes } }: ActionFacts): string;
/** Falsifiers count when there is at least one that is not blank. */
export declare function hasFalsifiers(container: Readonly<Record<string, unknown>>): boolean;
/** Lists of a provenance split that hold something. */
export declare function provenanceLists(integration: Readonly<Record<string, unknown>>): number;
export {};
