/** Name of the statistic, as decisions record it: another rule must have another name. */
export declare const STATISTICS: {
    readonly plain: 'symmetry-e/1';
    readonly insured: 'insured-symmetry-e/1';
};
/**
 * Evidence that differences lie above 0: under any distribution that is symmetric about a point <= 0 the mean of E stays
 * at most 1, at every peek. Source: decisions, "Specification", step 4.
 */
export interface EProcess {
    readonly scale: number;
    /** An outlier costs at most a factor of 10, and a pair gains at most one of 1.9; absent: of 2, and an outlier costs all. */
    readonly is_insured?: true;
    readonly logs: readonly number[];
    readonly log_max: number;
}
export declare function startEProcess(scale: number, isInsured?: boolean): EProcess;
/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them.
 * `scale`: known before them. */
export declare function feedEProcess(eProcess: EProcess, differences: readonly number[], scale?: number): EProcess;
/** ln E: the logarithm of the mean over the bets. */
export declare function logEvidence({ logs }: Pick<EProcess, 'logs'>): number;
/** Whether E >= 1/a. */
export declare function isEvident(eProcess: EProcess, a: number): boolean;
/** Whether E was at least 1/a at some peek: the level holds for the highest. */
export declare function wasEvident({ log_max: highest }: EProcess, a: number): boolean;
/** The p value that holds at every peek: min(1, 1 / max E). */
export declare function anytimeP({ log_max: logMax }: EProcess): number;
