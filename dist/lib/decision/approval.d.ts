import type { CompareTrial } from './compare-trial.js';
import { type PairedTrial } from './paired-trial.js';
import type { Session } from './session.js';
type Trial = PairedTrial | CompareTrial;
export interface ReleaseWord {
    /** The test that held the change back. */
    readonly task: string;
    readonly tree: string;
    readonly by: string;
}
/** Takes in that a person lets a change through; once more is another word. */
export declare function withRelease(session: Session, { task, tree, by }: ReleaseWord): Session;
/** The changes that a person let through and nothing came of yet, oldest first. */
export declare function pendingReleases({ releases }: Session): ReleaseWord[];
/**
 * The test that a released change begins with: the one that held it back, where the same policy would test the same
 * tree against the same incumbent. Source: decisions, "Integrity", rule 7.
 */
export declare function heldTrial({ held, incumbent, policy, moves, is_exact: isExact }: Session, tree: string): Trial | undefined;
/**
 * The promotion test that held the branch head of the working line back, where champion and branch head are those of
 * the test.
 */
export declare function heldPromotion({ held, incumbent, champion }: Session): PairedTrial | undefined;
/** The test without a limit of what is plausible. */
export declare function waiveLimit(trial: Trial): Trial;
/** Takes in that a release is being tested by `trial`. */
export declare function withTaken(session: Session, task: string, trial: string): Session;
/** Takes in that a released change was refused before any test. */
export declare function withReleaseRefused(session: Session, task: string | null): Session;
/** Takes in that a test was decided: whatever it said, the release it was for is used up. */
export declare function withReleaseDecided(session: Session, { id, verdict }: Trial): Session;
export {};
