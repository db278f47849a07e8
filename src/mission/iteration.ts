/**
 * One iteration: a session, what it submits, a verdict, the workspace put back.
 * Invariant: whatever the session did, there is one entry that says what became of it and why; when it is written the
 * branch is where the entry says, and before the next session begins the workspace is there too.
 */
import type { ReportedUsage, WaveOrigin } from '../base/reported-attempt.ts';
import { plural, quoted } from '../base/text.ts';
import type { TakenCommit } from '../engine/acceptance/agent-commit.ts';
import type { ChangedTrees } from '../engine/acceptance/stacked-changes.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { startGrace } from '../kernel/timer.ts';
import { type ActiveMission, isMeasured } from './active-mission.ts';
import { type Candidate, findViolatedRule } from './candidate.ts';
import { compareCandidate, noteRefused } from './comparing.ts';
import type { Comparison } from './comparison.ts';
import { decideCandidate, type Verdict } from './decide.ts';
import type { EvaluationRecord } from './evaluator-output.ts';
import { runSession } from './session.ts';
import { NO_TURN } from './session-turn.ts';
import { CANCELLED, type Stop } from './stop.ts';
import { restoreSubmission, takeSubmission } from './submission.ts';
import { lostUsage } from './unfinished-session.ts';
import { leaveWorkspace, readWorkspaceStatus, resetWorkspace, type WorkspaceStatus } from './worktree.ts';

/** Runs the next iteration; says why the run stops, if it does. */
export async function runIteration(mission: ActiveMission, timeLeftMs: () => number): Promise<Stop | undefined> {
  const iteration = mission.state.iteration + 1;
  await runSession(mission, { iteration, timeLeftMs });
  return finishIteration(mission);
}

/** Everything after a session; a resume begins here when the session had ended. */
export async function finishIteration(mission: ActiveMission): Promise<Stop | undefined> {
  const open = mission.state.open;
  if (open?.session === undefined) throw new Error('an iteration without a session');
  const { session } = open;
  if (mission.signal.aborted && !session.called_off) return CANCELLED;
  mission.journal.show('reading the change');
  // The run is cancelled: a look that takes longer is left to the resume.
  using grace = startGrace(mission.signal, GRACE_MS);
  const status = await readWorkspaceStatus(session.called_off ? { ...mission, signal: grace.signal } : mission);
  if (status.head.kind === 'aborted') return CANCELLED;
  if (session.called_off) {
    return interrupted(mission, status, session.broken_off ?? 'interrupted by the operator during the session');
  }
  const found = await judge(mission, status);
  if (found === 'aborted') return CANCELLED;
  return conclude(mission, status, found);
}

const GRACE_MS = 2000;

/** What an iteration comes to, before it is written down. */
interface Conclusion extends Verdict {
  readonly candidate?: Candidate;
  /** The submitted commit, when it is HEAD. */
  readonly commit?: string;
  readonly evaluator?: EvaluationRecord;
  /** It did not fit onto the last kept commit: the trees that it leads from and to. */
  readonly conflicted?: ChangedTrees | undefined;
  readonly comparison?: Comparison;
  readonly notes: readonly string[];
  /** What another job spent on it. */
  readonly usage?: ReportedUsage | undefined;
  /** What its sessions spent before the supervisor was killed. */
  readonly lost?: AgentUsage | undefined;
  /** Hash of the entry of another job that it repeats. */
  readonly reported?: string;
  /** The attempt of a wave that it is. */
  readonly wave?: WaveOrigin | undefined;
}

async function judge(mission: ActiveMission, status: WorkspaceStatus): Promise<Conclusion | 'aborted'> {
  const { state } = mission;
  const { head, dirty } = status;
  const sessionNotes = state.open?.session?.notes ?? [];
  // A session that could not begin has submitted nothing; nor did earlier versions record what it was.
  const submitted = state.open?.session?.submission ?? (await takeSubmission(mission)).submission;
  restoreSubmission(mission, submitted);
  if (!('candidate' in submitted)) {
    return { decision: 'error', reason: [submitted.reason, ...sessionNotes].join('; '), notes: [] };
  }
  const { candidate } = submitted;
  const isLost = candidate.status !== 'candidate' && head.kind === 'taken' && head.commit !== state.lastAcceptedCommit;
  const lost = isLost ? [`committed, and not submitted: ${head.commit}`] : [];
  const notes = [...submitted.notes, ...sessionNotes, ...lost];
  if (head.kind === 'infra' || head.kind === 'aborted') {
    return { decision: 'error', reason: head.kind === 'infra' ? head.reason : CANCELLED.reason, candidate, notes };
  }
  const broken = findViolatedRule(candidate, { lastKept: state.lastAcceptedCommit, head });
  if (broken !== undefined) return { decision: 'error', reason: broken, candidate, notes };
  switch (candidate.status) {
    case 'noop':
      return { decision: 'noop', reason: 'the session found nothing worth evaluating', candidate, notes };
    case 'abort':
      return { decision: 'abort', reason: 'the session asks to stop the mission', candidate, notes };
    case 'interrupted':
      return { decision: 'interrupted', reason: 'the session says that it was interrupted', candidate, notes };
    case 'candidate': {
      const dropped = dirty.length === 0 ? [] : [`not committed, and so not judged: ${listed(dirty)}`];
      return testCandidateOnce(mission, { candidate, head, notes: [...notes, ...dropped] });
    }
    default:
      return candidate.status satisfies never;
  }
}

interface SubmittedCandidate {
  readonly candidate: Candidate;
  readonly head: WorkspaceStatus['head'];
  readonly notes: readonly string[];
  /** The judge of a wave that reports it as better. */
  readonly claimed?: string | undefined;
}

/** Judges a submitted commit: boundaries, evaluator, policy. */
export async function testCandidateOnce(
  mission: ActiveMission,
  { candidate, head, notes, claimed }: SubmittedCandidate,
): Promise<Conclusion | 'aborted'> {
  if (head.kind !== 'taken') throw new Error('a candidate without a commit passed the rules');
  const { state } = mission;
  const { commit, commits } = head;
  const known = { candidate, commit, notes };
  const denied = await mission.commits.check(commits);
  if (denied === 'aborted') return 'aborted';
  if ('reason' in denied) {
    const { reason } = denied;
    if ((await noteRefused(mission, { commit, code: 'denied', reason })) === 'aborted') return 'aborted';
    return { ...known, decision: 'discard', reason: `not admitted: ${reason}` };
  }
  // By the contract's keep policy whatever is submitted is evaluated.
  if (denied.changed !== 'something' && isMeasured(mission)) {
    const isBlank = denied.changed === 'blanks';
    const reason = `the candidate changes nothing${isBlank ? ' but blanks' : ''}`;
    if (isBlank && (await noteRefused(mission, { commit, code: 'blanks', reason })) === 'aborted') return 'aborted';
    return { ...known, decision: 'noop', reason };
  }
  mission.journal.show('running the evaluator');
  const evaluated = await mission.commits.evaluate(commit, state.iteration);
  if (evaluated.kind === 'aborted') return 'aborted';
  const { evaluator } = state.launch.contract;
  const verdict = decideCandidate(evaluated.record, { ...evaluator, lastAcceptedScore: state.lastAcceptedScore });
  const { record } = evaluated;
  if (!isMeasured(mission)) return { ...known, ...verdict, evaluator: record };
  if (record.status !== 'pass' || record.score === null) {
    const code = evaluated.isTampered ? 'tamper' : record.status;
    if ((await noteRefused(mission, { commit, code, reason: verdict.reason })) === 'aborted') return 'aborted';
    return { ...known, ...verdict, evaluator: record };
  }
  const { decisionLog } = mission.measuring;
  const before = decisionLog.session.warnings.length;
  const compared = await compareCandidate(mission, { commit, claimed });
  if (compared === 'aborted') return compared;
  const found = decisionLog.session.warnings.slice(before);
  if (compared.decision === 'discard' && compared.comparison !== undefined) await mission.commits.save(commit);
  return { ...known, ...compared, notes: [...notes, ...found], evaluator: record };
}

/** Records what an iteration comes to, and puts the workspace back. */
export async function conclude(
  mission: ActiveMission,
  status: WorkspaceStatus,
  found: Conclusion,
): Promise<Stop | undefined> {
  if (found.decision === 'interrupted') return interrupted(mission, status, found.reason, found);
  mission.journal.show('recording');
  const isLeft = found.decision === 'abort';
  const recorded = await recordConclusion(mission, found, isLeft ? status.head : undefined);
  if (recorded === 'cancelled') return CANCELLED;
  if (!isLeft) return undefined;
  return { status: 'stopped', reason: `the session asks to stop: ${found.candidate?.description ?? ''}` };
}

/** Records what an iteration comes to, then puts the workspace back; `left`: leaves it at this commit instead. */
export async function recordConclusion(
  mission: ActiveMission,
  found: Conclusion,
  left?: TakenCommit,
): Promise<'recorded' | 'cancelled'> {
  const { journal } = mission;
  const draft = draftOf(mission, found, left === undefined ? 'reset' : 'left');
  if (found.decision === 'keep' && found.commit !== undefined) {
    if ((await journal.accept({ commit: found.commit, draft })) === 'cancelled') return 'cancelled';
    mission.measuring?.decisionLog.writeFollowUp();
  } else {
    faultPoint('mission:before-entry');
    journal.append({ kind: 'iteration', ...draft });
    faultPoint('mission:after-entry');
  }
  const entry = mission.state.entries.at(-1);
  journal.show(undefined);
  if (entry !== undefined) journal.emit({ kind: 'recorded', entry, state: mission.state });
  if (left === undefined) {
    await resetWorkspace(mission);
  } else {
    await leaveWorkspace(mission, left);
    journal.ready();
  }
  return 'recorded';
}

/** Uncommitted work of a session that was broken off is the operator's to look at. */
async function interrupted(
  mission: ActiveMission,
  status: WorkspaceStatus,
  reason: string,
  found: Conclusion = { decision: 'interrupted', reason, notes: mission.state.open?.session?.notes ?? [] },
): Promise<Stop | undefined> {
  const { dirty, head } = status;
  const isDirty = dirty.length > 0;
  const why = isDirty ? `${reason}, and left work that is not committed: ${listed(dirty)}` : reason;
  await recordConclusion(mission, { ...found, reason: why }, isDirty ? head : undefined);
  if (isDirty) return { status: 'stopped', reason: `${why}. ${howToClean(mission)}` };
  return mission.signal.aborted ? CANCELLED : undefined;
}

/** What to do about a workspace with work that is not committed. */
export function howToClean({ workspace, state }: Pick<ActiveMission, 'workspace' | 'state'>): string {
  const [folder, copy] = [workspace.folder, `${workspace.folder}-copy`].map((path) => JSON.stringify(path));
  // A stash would be in the workspace's own git directory, which does not outlive the next session.
  return `Look at it: git -C ${folder} status; keep a copy of it if you want it: cp -a ${folder} ${copy}; to drop it: git -C ${folder} reset --hard, and git -C ${folder} clean -fd; then: rcs autoresearch --resume ${state.launch.run_id}`;
}

function draftOf(mission: ActiveMission, found: Conclusion, lane: 'reset' | 'left') {
  const { state, host, journal } = mission;
  const { candidate, commit, decision, reason, evaluator, notes, comparison } = found;
  const accepted = decision === 'keep' && commit !== undefined ? commit : state.lastAcceptedCommit;
  const session = state.open?.session ?? state.open?.parked;
  const { chosen, own: { recombines, reverts } = {} } = state.open?.turn ?? NO_TURN;
  const usage = found.usage ?? found.lost ?? state.open?.session?.usage ?? state.open?.waited;
  const { agent_failure, exit_code: agent_exit } = candidate === undefined ? (session ?? NO_SESSION) : NO_SESSION;
  return {
    iteration: state.iteration,
    decision,
    decision_reason: reason,
    candidate_status: candidate?.status ?? null,
    base_commit: state.lastAcceptedCommit,
    candidate_commit: commit ?? null,
    kept_commit: accepted,
    keep_policy: state.launch.contract.evaluator.keep_policy,
    evaluator: evaluator ?? null,
    created_at: host.now().toISOString(),
    notes: [...(candidate?.notes ?? []), ...notes],
    description: candidate?.description ?? reason,
    lane,
    ...(comparison === undefined ? {} : { comparison }),
    ...(found.conflicted === undefined ? {} : { conflicted: { ...found.conflicted } }),
    ...(chosen === undefined ? {} : { chosen_agent: chosen }),
    ...(recombines === undefined ? {} : { recombines }),
    ...(reverts === undefined ? {} : { reverts }),
    ...(usage === undefined ? {} : { usage }),
    ...(agent_failure === undefined ? {} : { agent_failure }),
    ...(agent_exit === null || agent_exit === 0 ? {} : { agent_exit }),
    ...(found.usage === undefined ? {} : { spent_elsewhere: true }),
    ...(found.reported === undefined ? {} : { reported: found.reported }),
    ...(found.wave === undefined ? {} : { wave: found.wave }),
    ...journal.cover(state.iteration),
  };
}

const NO_SESSION = { agent_failure: undefined, exit_code: null };

const SHOWN_PATHS = 5;

/** `"a", "b" and 3 more`. */
export function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, SHOWN_PATHS).map((path) => quoted(path, 200));
  const rest = paths.length - shown.length;
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${plural(rest, 'path')} more`;
}

/** An iteration whose supervisor was killed while the session was at work. */
export async function recordKilled(mission: ActiveMission): Promise<void> {
  const isParked = mission.state.open?.parked !== undefined;
  const reason = `the supervisor was killed while the session ${isParked ? 'waited for its model' : 'was at work'}`;
  const lost = lostUsage(mission.paths, mission.state);
  await recordConclusion(mission, { decision: 'interrupted', reason, lost, notes: [] });
}
