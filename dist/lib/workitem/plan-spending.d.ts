import { type Spending } from '../engine/agent/spending.js';
import type { WorkPlace } from './store.js';
export interface SpendingRequest {
    readonly place: Pick<WorkPlace, 'folder'>;
    readonly plan: string;
    /** Dollars, in place of those that the run was started with. */
    readonly maxUsd: number | undefined;
    /** Dollars of the plan's file; they hold where they are less. */
    readonly budget: number | undefined;
    /** Whether the run is one of a plan, with agents; else nothing is read or stored. */
    readonly isStored: boolean;
}
/** What a plan's agents cost, and may cost; it grows while the run goes on. */
export declare class PlanSpending implements Spending {
    #private;
    inFlight: number;
    readonly dollars: number[];
    readonly maxUsd: number | undefined;
    constructor(request: SpendingRequest);
    /** Counts an agent that ended; dollars, 0 for one that did not say. */
    add(dollars: number): void;
    /** Ends the count: the next run has a budget of its own. */
    conclude(): void;
}
