import { type ActiveMission } from './active-mission.js';
import { type Stop } from './stop.js';
export interface ProposedCandidate {
    /** A commit in the user's repository; the change is what leads to it from its base. */
    readonly commit: string;
    readonly base?: string;
    /** Where it is from, in a few words. */
    readonly origin: string;
}
/** Judges a change that was kept elsewhere; says why the run stops, if it does. */
export declare function judgeProposed(mission: ActiveMission, proposed: ProposedCandidate): Promise<Stop | undefined>;
