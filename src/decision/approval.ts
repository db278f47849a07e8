import type { CompareTrial } from './compare-trial.ts';
import { waiveCompareLimit } from './compare-trial.ts';
import { type PairedTrial, waivePairedLimit } from './paired-trial.ts';
import { isRecordPolicy } from './policies/registry.ts';
import { isPromotion } from './promotion-approval.ts';
import type { Session } from './session.ts';

type Trial = PairedTrial | CompareTrial;

export interface ReleaseWord {
  /** The test that held the change back. */
  readonly task: string;
  readonly tree: string;
  readonly by: string;
}

/** Takes in that a person lets a change through; once more is another word. */
export function withRelease(session: Session, { task, tree, by }: ReleaseWord): Session {
  return { ...session, releases: { ...session.releases, [task]: { tree, by, taken: null, is_done: false } } };
}

/** The changes that a person approved and that are still to be tested, oldest first. */
export function pendingReleases({ releases }: Session): ReleaseWord[] {
  return Object.entries(releases).flatMap(([task, { tree, by, is_done }]) =>
    is_done || isPromotion(task) ? [] : [{ task, tree, by }],
  );
}

/**
 * The test that an approved change begins with: the one that quarantined it, where the same policy would test the same
 * tree against the same best. Source: decisions, "Integrity", rule 7.
 */
export function quarantinedTrial(
  { held, incumbent, policy, moves, is_exact: isExact }: Session,
  tree: string,
): Trial | undefined {
  const trial = held[tree];
  if (trial === undefined || trial.incumbent !== incumbent) return undefined;
  if (trial.task === 'paired') return policy !== null && !isRecordPolicy(policy) ? trial : undefined;
  // What it was compared with is stored, and of the environment that it was in.
  const isOfNow = trial.rules.is_exact === isExact && trial.rules.moves === moves;
  return trial.policy === policy && isOfNow ? trial : undefined;
}

/**
 * The promotion test that held the branch head of the working line back, where champion and branch head are those of
 * the test.
 */
export function quarantinedPromotion({ held, incumbent, champion }: Session): PairedTrial | undefined {
  const trial = held[incumbent];
  if (trial?.task !== 'paired' || trial.purpose !== 'promotion') return undefined;
  return trial.incumbent === champion?.tree ? trial : undefined;
}

/** The test without a limit of what is plausible. */
export function waiveLimit(trial: Trial): Trial {
  return trial.task === 'paired' ? waivePairedLimit(trial) : waiveCompareLimit(trial);
}

/** Takes in that a release is being tested by `trial`. */
export function withTaken(session: Session, task: string, trial: string): Session {
  return withWord(session, task, { taken: trial });
}

/** Takes in that a released change was refused before any test. */
export function withReleaseRefused(session: Session, task: string | null): Session {
  return task === null ? session : withWord(session, task, { is_done: true });
}

/** Takes in that a test was decided: whatever it said, the release it was for is used up. */
export function withReleaseDecided(session: Session, { id, verdict }: Trial): Session {
  // A change whose evaluator turned out to be noisy is tested again.
  if (verdict === null || verdict.code === 'nondeterministic') return session;
  const task = Object.entries(session.releases).find(([, { taken }]) => taken === id)?.[0];
  return task === undefined ? session : withWord(session, task, { is_done: true });
}

function withWord(session: Session, task: string, word: Partial<Session['releases'][string]>): Session {
  const known = session.releases[task];
  return known === undefined
    ? session
    : { ...session, releases: { ...session.releases, [task]: { ...known, ...word } } };
}
