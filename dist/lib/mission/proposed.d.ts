import { type ReportedAttempt, type ReportedUsage } from '../base/reported-attempt.js';
import { type ActiveMission } from './active-mission.js';
import { type Stop } from './stop.js';
export interface ProposedCandidate {
    /** A commit in the user's repository; the change is what leads to it from its base. */
    readonly commit: string;
    readonly base?: string;
    /** Where it is from, in a few words. */
    readonly origin: string;
    /** What its session used up there. */
    readonly usage?: ReportedUsage;
}
/** Judges a change that was kept elsewhere; says why the run stops, if it does. */
export declare function judgeProposed(mission: ActiveMission, proposed: ProposedCandidate): Promise<Stop | undefined>;
/** Records an attempt that another job made and did not accept. */
export declare function recordReported(mission: ActiveMission, attempt: ReportedAttempt): Promise<void>;
