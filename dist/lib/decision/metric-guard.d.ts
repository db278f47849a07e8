import type { DecisionSettings } from './settings.js';
export interface MetricRule {
    readonly metric: string;
    readonly direction: 'min' | 'max';
    /** In units of the metric, or `"2%"` of what the current best has. */
    readonly margin: number | string;
}
/** What a test by pairs has to show of metrics before it may end as better. */
export interface GuardRules {
    readonly metrics: readonly MetricRule[];
    /** Most pairs of a test for their sake. */
    readonly pairs: number;
}
/** The metrics that can refuse a change, in the order in which they are asked. */
export declare function guardedMetrics({ guards, metrics }: Pick<DecisionSettings, 'guards' | 'metrics'>): MetricRule[];
/** The metrics that a change is tested on as well; nothing, where a run compares them when the test is over. */
export declare function guardRules({ settings, tests_metrics: isTested }: TestedRun): {
    readonly guards?: GuardRules;
};
interface TestedRun {
    readonly settings: DecisionSettings;
    readonly tests_metrics: boolean;
}
/** By the name of a metric: of the candidate and of the current best; null: not reported. */
export type PairMetrics = Readonly<Record<string, readonly [candidate: number | null, incumbent: number | null]>>;
type Reported = Readonly<Record<string, number>> | undefined;
export declare function pairMetrics({ metrics }: GuardRules, candidate: Reported, incumbent: Reported): PairMetrics;
export declare const METRIC_VERDICTS: readonly ['not-worse', 'worse', 'undecided', 'missing'];
export type MetricVerdict = (typeof METRIC_VERDICTS)[number];
export interface MetricTest {
    readonly verdict: MetricVerdict;
    /** Why it refuses the change if nothing more is measured; undefined: it does not. */
    readonly reason: string | undefined;
}
/** What pairs say of a metric. */
export declare function testMetric(pairs: readonly {
    readonly metrics?: PairMetrics;
}[], rule: MetricRule): MetricTest;
/** Whether a metric needs more pairs, and none has refused the change yet. */
export declare function isGuardOpen({ metrics, pairs: most }: GuardRules, pairs: readonly {
    readonly metrics?: PairMetrics;
}[]): boolean;
/** Why two means speak against a change; undefined: they do not. */
export declare function metricReason({ before, after }: {
    readonly before: number;
    readonly after: number;
}, { metric, direction, margin }: MetricRule): string | undefined;
export declare function missingReason(metric: string, of: 'change' | 'current best'): string;
export {};
