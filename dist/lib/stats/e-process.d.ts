/** Name of the statistic, as decisions record it: another rule must have another name. */
export declare const STATISTIC = "symmetry-e/1";
/**
 * Evidence that differences lie above 0: under any distribution that is symmetric about a point <= 0 the mean of E stays
 * at most 1, at every peek. Source: decisions, "Specification", step 4.
 */
export interface EProcess {
    readonly scale: number;
    readonly logs: readonly number[];
    readonly log_max: number;
}
export declare function startEProcess(scale: number): EProcess;
/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them. */
export declare function feedEProcess(eProcess: EProcess, differences: readonly number[]): EProcess;
/** ln E: the logarithm of the mean over the bets. */
export declare function logEvidence({ logs }: Pick<EProcess, 'logs'>): number;
/** Whether E >= 1/a. */
export declare function isEvident(eProcess: EProcess, a: number): boolean;
/** The p value that holds at every peek: min(1, 1 / max E). */
export declare function anytimeP({ log_max: logMax }: EProcess): number;
