/** What a score depends on besides the tree that is scored, each by its digest. Source: decisions, "Integrity", rule 4. */
export interface EvaluatorParts {
    /** Of the commands, of how a score is read, and of the files that there have to be. */
    readonly judge: string;
    /** Of the protected files as they are found. */
    readonly files: string;
    /** Of the environment lock. */
    readonly environment: string;
}
/** Digest of an evaluator: what it runs, the files that judge, where it runs. */
export declare function evaluatorDigest({ judge, files, environment }: EvaluatorParts): string;
/** Digest of files by their paths. A path may hold what is no text, so this is not canonical JSON. */
export declare function filesDigest(files: Readonly<Record<string, string>>): string;
/** Digest of the evaluator that a record begins with, in an environment. */
export declare function evaluatorIn({ judge_digest: judge, evaluator_files: files, }: {
    readonly judge_digest: string;
    readonly evaluator_files: Readonly<Record<string, string>>;
}, environment: EnvironmentFacts): string;
/** What a score may depend on besides tree, commands and files, by name: machine, image, programs, variables. */
export type EnvironmentFacts = Readonly<Record<string, string>>;
export declare function environmentDigest(facts: EnvironmentFacts): string;
/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
export declare function reportMove(before: EnvironmentFacts, after: EnvironmentFacts): string;
