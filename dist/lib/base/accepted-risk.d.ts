/** Risks that a user can accept, each with what a run expects where it is not accepted. */
export declare const RISKS: {
    readonly base_guard: 'a base that passes its guards';
    readonly evaluator_in_process: 'an evaluator that takes no score from the code under test';
    readonly low_disk: 'at least 100 MB of free disk';
    readonly planted_files: 'an evaluator that loads no file of a change in the place of its own';
    readonly unprotected_links: 'protected links that lead to protected files';
    readonly unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter';
};
export type Risk = keyof typeof RISKS;
export declare const RISK_NAMES: readonly Risk[];
export type AcceptedRisks = Readonly<Record<Risk, boolean>>;
/** The risk that a word names, or what to write in its place. */
export declare function parseRisk(word: string): {
    readonly risk: Risk;
} | {
    readonly remedy: string;
};
interface FoundRisk {
    readonly risk: string;
    readonly found: boolean;
    readonly accepted: boolean;
}
/** The accepted risks, each once; null: none. */
export declare function risksTaken(findings: readonly FoundRisk[]): string[] | null;
export {};
