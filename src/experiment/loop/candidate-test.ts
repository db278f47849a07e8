/**
 * Whether a change is kept: boundaries, then the test that the policy wants, then guards and holdout.
 * Invariant: a change that breaks a boundary is never scored; what is tested is the tree that would be kept, on top of
 * the incumbent that it is tested against; nothing is decided by a score that is not in the record of decisions.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { plural, quoted } from '../../base/text.ts';
import { withReleaseRefused } from '../../decision/approval.ts';
import { findFollowUp } from '../../decision/session.ts';
import { NOT_SIMPLER, type Size, sizeRefusal } from '../../decision/size.ts';
import { reapply } from '../../engine/acceptance/reapplication.ts';
import { modelOfCommand } from '../../engine/agent/preset.ts';
import { decideAdmission } from '../../engine/boundaries/boundaries.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { findKeyInChange } from '../../engine/boundaries/secrets-in-change.ts';
import { shadowableOf } from '../../engine/boundaries/shadowable.ts';
import { sizeOfTree } from '../../engine/boundaries/tree-size.ts';
import { recordCandidate } from '../../loop/candidate.ts';
import type { Tested } from '../../loop/decide-trial.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import { spareClock, whileTime } from '../../loop/scheduled-tasks.ts';
import { type Retry, testCandidate } from '../../loop/test-candidate.ts';
import type { Outcome } from '../ledger/record.ts';
import { worstScore } from '../scoring/score.ts';
import type { ActiveRun } from './active-run.ts';
import { learnInstalled } from './base-setup.ts';
import { findEarlier, takeEarlier } from './duplicate-proposal.ts';
import { contextOf } from './measurement-context.ts';
import { captureBounds, readRunChange } from './read-change.ts';
import { type AgentFacts, type Attempt, INTERRUPTED } from './turn.ts';

/** What came of a change before anything is kept. */
export type Judged =
  | {
      readonly kind: 'tested';
      /** On top of the current best of the test. */
      readonly change: Change;
      readonly trial: Tested['trial'];
      readonly level: Tested['level'];
      /** What the candidate's last failure was, if that ended the test. */
      readonly failure: string | undefined;
      /** Before the names of its logs; another test of the same iteration has another. */
      readonly prefix: string;
    }
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      readonly notes: string;
      readonly score?: number;
      /** What was judged, where that is not what the agent left. */
      readonly change?: Change;
    };

/** Another workspace brought about meanwhile that something else is due first: a calibration, an A/A check. */
const UNREADY: Retry = { kind: 'retry', why: 'unready', reason: 'something else is due first' };

export interface Judging {
  readonly change: Change;
  readonly facts: AgentFacts;
  /** Put before the names of the logs. */
  readonly prefix?: string;
}

/** Checks a change against the boundaries, and for keys of the agent; undefined where it may be tested. */
export async function refuse(
  run: ActiveRun,
  attempt: Attempt,
  { change, facts }: Judging,
): Promise<Judged | undefined> {
  const { config, protectedFiles } = run;
  const { allow_paths, enforce_allow, deny_paths, permit, max_files, max_diff_lines } = config.boundaries;
  const { slot: workspace } = attempt;
  if (change.changes.some(({ status }) => status !== 'M' && status !== 'D')) await learnInstalled(run, workspace);
  const admission = decideAdmission(change, {
    allowPaths: allow_paths,
    enforceAllow: enforce_allow,
    denyPaths: deny_paths,
    protectedPaths: protectedFiles.globs,
    shadowable: shadowableOf(protectedFiles, run.privateArea.parentEnv),
    protectKey: 'objective.protect',
    autoloaded: 'denied',
    programs: run.privateArea.programs,
    permit,
    maxFiles: max_files,
    maxDiffLines: max_diff_lines,
  });
  const { secrets: search, privateArea } = run;
  const found = await findKeyInChange(privateArea.store.git, { change, search }, captureBounds(run));
  if (found.kind === 'cancelled') return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED };
  const reasons = [
    ...(admission.kind === 'denied' ? admission.reasons : []),
    ...(found.leaked === undefined ? [] : [found.leaked]),
  ];
  if (reasons.length === 0) return undefined;
  const reason = reasons.join('; ');
  noteCandidate(run, attempt, { change, facts, refused: { code: 'denied', reason } });
  return { kind: 'ended', outcome: 'denied', notes: reason };
}

/** Brings a change onto what was kept since its workspace began. */
export async function bringOntoBranchHead(
  run: ActiveRun,
  attempt: Attempt,
  change: Change,
): Promise<Change | Extract<Judged, { kind: 'ended' }>> {
  const applied = await reapply(run.privateArea.store, {
    base: attempt.base,
    tree: change.tree,
    branchHead: run.branchHead,
  });
  if (applied.kind === 'conflict') {
    const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
    return { kind: 'ended', outcome: 'discarded', notes: `it does not fit onto what was kept meanwhile: ${paths}` };
  }
  const moved = await readRunChange(run, { from: run.branchHead, tree: applied.tree });
  if (moved.kind === 'ended') return moved;
  if (moved.change.changes.length > 0) return moved.change;
  return { kind: 'ended', outcome: 'discarded', notes: 'what was kept meanwhile holds the same change' };
}

/**
 * Tests a change against the incumbent, as the policy wants it; one whose test is open goes on as what it began with.
 */
export async function testChange(run: ActiveRun, attempt: Attempt, judging: Judging): Promise<Judged | Retry> {
  const { branchHead } = run;
  const { facts } = judging;
  // What a person let through, or what is left of the branch head, is itself.
  const isItself = facts.released !== undefined || isLast(facts);
  const earlier = isItself ? undefined : await findEarlier(run, judging.change);
  const isFollowUpDue = findFollowUp(run.decisionLog.session, { isOver: isLast(facts) }) !== undefined;
  if (branchHead !== run.branchHead || isFollowUpDue) return UNREADY;
  if (earlier === undefined) return testAsIs(run, attempt, judging);
  if ('kind' in earlier) return earlier;
  const { change } = earlier;
  takeEarlier(attempt, earlier, { isCaptured: (judging.prefix ?? '') === '' });
  const again = { ...judging, change };
  const judged = (await refuse(run, attempt, again)) ?? (await testAsIs(run, attempt, again));
  return judged.kind === 'ended' ? { ...judged, change } : judged;
}

async function testAsIs(run: ActiveRun, attempt: Attempt, judging: Judging): Promise<Judged | Retry> {
  const { decisionLog } = run;
  const { change, facts, prefix = '' } = judging;
  const purpose: Purpose = isSimplification(run, judging) ? 'simplify' : 'candidate';
  const size = purpose === 'simplify' ? await sizesOf(run, change) : null;
  const refusal = size === null ? undefined : sizeRefusal(size);
  if (refusal !== undefined) {
    noteCandidate(run, attempt, { ...judging, purpose, size, refused: { code: NOT_SIMPLER, reason: refusal } });
    return { kind: 'ended', outcome: 'discarded', notes: refusal };
  }
  const clockMs = isLast(facts) ? spareClock(decisionLog, run.clockMs) : run.clockMs;
  const request = {
    change: redacted(run, change),
    facts: { ...factsOf(run, attempt, judging), purpose, size },
    proposalMs: [...run.records, attempt].flatMap(({ durations }) => durations?.agent_ms ?? []),
  };
  const found = await testCandidate(contextOf(run), request, {
    workspace: attempt.slot,
    logs: attempt.folder,
    first: { arm: 'candidate', purpose: { kind: 'judge' } },
    timings: attempt.durations,
    prefix,
    mayGoOn: whileTime(clockMs),
  });
  switch (found.kind) {
    case 'tested':
      return { ...found, change, prefix };
    case 'refused':
      return { kind: 'ended', outcome: found.code === 'noop' ? 'noop' : 'discarded', notes: found.reason };
    case 'broken':
      return endedBy(found);
    case 'retry':
      return found;
    default:
      return found satisfies never;
  }
}

/** Whether it takes out what was kept: behind the last change of an agent, and before the confirmation. */
export function isLast({ reverts }: AgentFacts): boolean {
  return reverts !== undefined;
}

/** How an iteration ends whose test was broken off. */
export function endedBy({ why, reason }: Pick<Interrupted, 'why' | 'reason'>): Extract<Judged, { kind: 'ended' }> {
  switch (why) {
    case 'aborted':
      return { kind: 'ended', outcome: 'killed', notes: reason };
    case 'infra':
    case 'halt':
    case 'moved':
      return { kind: 'ended', outcome: 'infra_error', notes: reason };
    case 'time':
      return { kind: 'ended', outcome: 'inconclusive', notes: `${reason} before the evidence decided` };
    default:
      return why satisfies never;
  }
}

/** How an iteration ends whose candidate failed. */
export function endedByFailure({ config }: ActiveRun, reason: string): Extract<Judged, { kind: 'ended' }> {
  const { fail_mode: mode, direction } = config.objective;
  switch (mode) {
    case 'worst': {
      const notes = `scored as the worst: ${reason}`;
      return { kind: 'ended', outcome: 'discarded', notes, score: worstScore(direction) };
    }
    case 'abort':
      return { kind: 'ended', outcome: 'aborted', notes: reason };
    case 'invalid':
      return { kind: 'ended', outcome: 'invalid', notes: reason };
    default:
      return mode satisfies never;
  }
}

function candidateId({ iter }: Attempt, prefix = ''): string {
  return prefix === '' ? `iteration ${iter}` : `iteration ${iter}, ${prefix.replace(/-$/, '')}`;
}

type Purpose = 'candidate' | 'simplify';

interface Noted {
  readonly change: Change | undefined;
  readonly facts: AgentFacts;
  readonly prefix?: string;
  readonly purpose?: Purpose;
  readonly size?: Size | null;
  /** Why it is not tested. */
  readonly refused: { readonly code: string; readonly reason: string };
}

/** Records a change that is not tested, and why. */
export function noteCandidate(
  run: Facts,
  attempt: Attempt,
  { change, refused, size = null, purpose = 'candidate', ...named }: Noted,
): void {
  const { decisionLog } = run;
  const facts = { ...factsOf(run, attempt, named), purpose, size, refused };
  recordCandidate(decisionLog, change === undefined ? undefined : redacted(run, change), facts);
  decisionLog.session = withReleaseRefused(decisionLog.session, named.facts.released ?? null);
}

type Facts = Pick<ActiveRun, 'decisionLog' | 'config' | 'secrets'>;

/** The change as its file has it: that is what the digests are held to. */
function redacted({ secrets }: Pick<ActiveRun, 'secrets'>, change: Change): Change {
  return { ...change, diff: secrets.redact(change.diff) };
}

function factsOf({ config }: Facts, attempt: Attempt, { facts, prefix }: Pick<Judging, 'facts' | 'prefix'>) {
  const { preset, command = '' } = config.agent;
  // What answered says more than what was asked for.
  const model = facts.usage?.model ?? modelOfCommand(command);
  return {
    id: candidateId(attempt, prefix),
    proposer: isLast(facts) ? OURSELVES : { agent: preset ?? sha256(command), model, ...promptOf(attempt) },
    usd: facts.usage?.usd ?? null,
    released: facts.released ?? null,
    reverts: facts.reverts ?? null,
  };
}

const OURSELVES = { agent: 'autorize', model: null } as const;

/** The digest of what the agent was told; a change from elsewhere was asked for by nobody here. */
function promptOf({ folder }: Attempt): { readonly prompt?: string } {
  const path = join(folder, 'prompt.md');
  return existsSync(path) ? { prompt: sha256(readFileSync(path)) } : {};
}

/**
 * One that says so only has to be no worse, but smaller. Where nothing may be lost, it is a candidate like all others.
 */
function isSimplification({ config }: ActiveRun, { facts }: Judging): boolean {
  return config.objective.tolerance > 0 && facts.is_simplification === true;
}

/** What the change makes of the size that is declared; null where only the evaluator knows it. */
async function sizesOf(
  { config, decisionLog, privateArea: { store } }: ActiveRun,
  { tree }: Change,
): Promise<Size | null> {
  const { size } = config.objective;
  if (typeof size === 'object') return null;
  const before = await sizeOfTree(store, decisionLog.session.incumbent, size);
  return { of: size, before, after: await sizeOfTree(store, tree, size) };
}
