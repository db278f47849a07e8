/**
 * A change that was made elsewhere or before, taken in place of an agent's turn: what another run kept, what another job
 * proposes, what a person approved.
 * Invariant: nothing is believed of it but its trees: it is brought onto the branch head, held to the boundaries and
 * scored like what an agent left. Its commit is copied with every object hashed again; an approved change is the tree
 * that was tested, byte for byte, or nothing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeReported, type ReportedAttempt, unclaimed } from '../../base/reported-attempt.ts';
import { plural } from '../../base/text.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import { unpackCommit } from '../../engine/acceptance/candidate-pack.ts';
import { bringTrees } from '../../engine/acceptance/proposed-trees.ts';
import {
  describeConflict,
  type Reapplied,
  reapplyDetached,
  SAME_CHANGE,
} from '../../engine/acceptance/reapplication.ts';
import { stackOn } from '../../engine/acceptance/stacked-changes.ts';
import { type AgentUsage, addUsage } from '../../engine/agent/usage.ts';
import { GitError, gitLine } from '../../kernel/git.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import { iterationFolder } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { QUARANTINE_FILE } from './stored-change.ts';
import { type AgentFacts, type Attempt, NO_FACTS, type Proposal, type Turn, withoutClaim } from './turn.ts';

const REPORTED = ['noop', 'denied', 'discarded', 'inconclusive', 'invalid'] as const;

/** Takes an attempt that ended elsewhere as the turn of an iteration: its outcome and its usage are that job's word. */
export function takeReported(reported: ReportedAttempt): Turn {
  const { outcome, usage, wave } = reported;
  return {
    kind: 'ended',
    // An attempt that was interrupted counts toward nothing here, as it did there.
    outcome: REPORTED.find((each) => each === outcome) ?? 'killed',
    notes: describeReported(reported),
    facts: { ...NO_FACTS, ...(usage === undefined ? {} : { usage }), ...(wave === undefined ? {} : { wave }) },
    isReported: true,
  };
}

type Run = Pick<ActiveRun, 'settings' | 'state' | 'journal' | 'changes'>;
type Ended = Extract<Turn, { kind: 'ended' }>;

/** Takes a proposal as the turn of an iteration. */
export async function takeProposal(run: Run, attempt: Attempt, proposal: Proposal): Promise<Turn> {
  const { commit, pack, origin, usage, wave } = proposal;
  const { store, repository } = run.settings.privateArea;
  const known = { ...(usage === undefined ? {} : { usage }), ...(wave === undefined ? {} : { wave }) };
  const facts = { ...NO_FACTS, proposed: commit, ...known };
  const source = `proposed by ${origin} (${commit.slice(0, 12)})`;
  const ended = (outcome: Ended['outcome'], why: string): Ended => {
    return { kind: 'ended', outcome, notes: `${source}: ${why}`, facts };
  };
  run.journal.checkpoint('CaptureDiff', attempt.iter);
  try {
    const brought = await bringTrees(store, { commit, pack }, repository);
    if ('refused' in brought) return ended('discarded', brought.refused);
    const moved = await reapplyDetached(store, { base: brought.from, tree: brought.to, branchHead: attempt.base });
    if (moved.kind === 'conflict' && wave !== undefined) {
      // The next wave is offered it: its agents find what it changed in the history.
      const read = await run.changes.read({ from: brought.from, tree: brought.to });
      if (read.kind === 'read')
        writeOwnFile(join(attempt.folder, 'changes.diff'), run.changes.redact(read.change).diff);
      return {
        ...ended('discarded', describeConflict(moved.paths)),
        facts: { ...facts, wave: { ...wave, conflict: true } },
      };
    }
    // A judge's report is about the tree that it tested, on the commit that it tested it on.
    const own = moved.kind === 'applied' && moved.tree === brought.to ? facts : withoutClaim(facts);
    const whole = await withStack(run, proposal, { moved, facts: own, remark: source });
    return await takeMoved(run, attempt, { ...whole, ended, whenSame: 'noop' });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended('discarded', `it cannot be brought here: ${error.message}`);
  }
}

type Stacked = Pick<Moved, 'moved' | 'facts' | 'remark'>;

/** The change with those that are tested together with it: their usage is of this iteration, too. */
async function withStack({ settings }: Run, { stack = [], wave }: Proposal, alone: Stacked): Promise<Stacked> {
  const { moved, facts, remark } = alone;
  if (moved.kind === 'conflict' || wave === undefined) return alone;
  const { store, repository } = settings.privateArea;
  const { tree, taken } = await stackOn(store, { tree: moved.tree, changes: stack }, repository);
  if (taken.length === 0) return alone;
  const usage = taken.reduce<AgentUsage | undefined>(
    (sum, each) => (sum === undefined ? each.usage : addUsage(sum, each.usage)),
    facts.usage,
  );
  const slots = taken.flatMap((each) => each.wave?.slot ?? []);
  return {
    moved: { kind: 'applied', tree },
    facts: { ...facts, wave: { ...unclaimed(wave), stack: slots }, ...(usage === undefined ? {} : { usage }) },
    remark: `${remark}, tested together with ${plural(slots.length, 'change')} of slot ${slots.join(', ')}`,
  };
}

/** Takes an approved change as the turn of an iteration. */
export async function takeReleased(run: Run, attempt: Attempt, { task, tree, by }: ReleaseWord): Promise<Turn> {
  const { settings, state } = run;
  const { store } = settings.privateArea;
  run.journal.checkpoint('CaptureDiff', attempt.iter);
  const quarantined = state.records.find(({ decision }) => decision?.test === task && decision.code === 'implausible');
  const source = `released by ${by} (${task})`;
  const isSimplification = quarantined?.decision?.purpose === 'simplify';
  const facts = { ...NO_FACTS, released: task, is_simplification: isSimplification };
  const ended = (outcome: Ended['outcome'], why: string): Ended => {
    return { kind: 'ended', outcome, notes: `${source}: ${why}`, facts };
  };
  const path = join(iterationFolder(settings.paths, quarantined?.iter ?? 0), QUARANTINE_FILE);
  const commit = quarantined?.held_commit;
  if (typeof commit !== 'string' || !existsSync(path)) return ended('discarded', 'the quarantined change is missing');
  try {
    const unpacked = await unpackCommit(store, path);
    if (unpacked.kind === 'refused') return ended('discarded', `${QUARANTINE_FILE} is refused: ${unpacked.why}`);
    if ((await revision(run, `${commit}^{tree}`)) !== tree) {
      return ended('discarded', 'the quarantined change is not the one that was tested');
    }
    const base = await revision(run, `${commit}^^{tree}`);
    const isInPlace = base === (await revision(run, `${attempt.base}^{tree}`));
    const moved: Reapplied = isInPlace
      ? { kind: 'applied', tree }
      : await reapplyDetached(store, { base, tree, branchHead: attempt.base });
    return await takeMoved(run, attempt, { moved, facts, remark: source, ended, whenSame: 'discarded' });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended('discarded', `it cannot be taken up: ${error.message}`);
  }
}

function revision({ settings }: Run, name: string): Promise<string> {
  return gitLine(settings.privateArea.store.git, ['rev-parse', '--verify', '--end-of-options', name]);
}

interface Moved {
  readonly moved: Reapplied;
  readonly facts: AgentFacts;
  readonly remark: string;
  readonly ended: (outcome: Ended['outcome'], why: string) => Ended;
  /** How the turn ends where the branch holds the same change already. */
  readonly whenSame: 'noop' | 'discarded';
}

/** Takes a change that is on the attempt's base, or says why there is none. */
export async function takeMoved(
  { changes }: Pick<Run, 'changes'>,
  { base, folder }: Attempt,
  { moved, facts, remark, ended, whenSame }: Moved,
): Promise<Turn> {
  if (moved.kind === 'conflict') {
    return ended('discarded', describeConflict(moved.paths));
  }
  const read = await changes.read({ from: base, tree: moved.tree });
  if (read.kind === 'ended') return { ...read, facts: read.outcome === 'killed' ? NO_FACTS : facts };
  const { change } = read;
  writeOwnFile(join(folder, 'changes.diff'), change.diff);
  if (change.changes.length === 0) return ended(whenSame, SAME_CHANGE);
  return { kind: 'changed', change, facts, remarks: [remark] };
}
