/**
 * Comparing a candidate with the last kept commit, by the policy that the front matter names.
 * Invariant: nothing is decided by a run that is not in the record of decisions; the decision is in the journal with the
 * entry of its iteration, in one record.
 * Crash: what was measured stays; the same candidate goes on from it when its session is judged again.
 */
import { join } from 'node:path';
import { modelOfCommand } from '../attempt/agent/preset.ts';
import { readChange } from '../attempt/change.ts';
import { assignProposal, type Trial } from '../attempt/decide/assignment.ts';
import type { Session } from '../attempt/decide/session.ts';
import { isKept, settleTrial } from '../attempt/decide/settlement.ts';
import { decisionDraft } from '../attempt/decision-book.ts';
import { type Broken, calibrateBook, interruptTask } from '../attempt/own-tasks.ts';
import { sha256 } from '../base/hash.ts';
import { normalDigest } from '../base/normal-diff.ts';
import type { ActiveMission } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { treeOf } from './comparisons.ts';
import type { Verdict } from './decide.ts';
import { type Bench, measure } from './measuring.ts';
import { iterationFolder } from './store.ts';

export type Compared =
  | 'aborted'
  | (Verdict & {
      /** Undefined where nothing was decided. */
      readonly comparison?: Comparison;
    });

interface Proposed {
  readonly commit: string;
  readonly id: string;
}

/** Compares a candidate that passes with the last kept commit. */
export async function compareCandidate(
  bench: Bench & Pick<ActiveMission, 'command' | 'emit'>,
  commit: string,
): Promise<Compared> {
  const id = `iteration ${bench.state.iteration}`;
  const found = await testCandidate(bench, { commit, id });
  if (!('trial' in found)) return found.ended;
  if (found.trial.verdict?.code !== 'nondeterministic') return settle(bench, found);
  // Its tree is not told: it is tested again, as the noisy evaluator wants it.
  const { trial, level } = found;
  bench.book.append(decisionDraft(trial, level, { guards: [], kept: false }));
  bench.book.session = settleTrial(bench.book.session, trial, 'refused');
  const again = await testCandidate(bench, { commit, id: `${id}, again` });
  return 'trial' in again ? settle(bench, again) : again.ended;
}

interface Tested {
  readonly trial: Trial;
  readonly level: Session['level'];
}

async function testCandidate(bench: Noting, proposed: Proposed): Promise<Tested | { readonly ended: Compared }> {
  const { state, book } = bench;
  const { commit, id } = proposed;
  const broken = await calibrate(bench);
  if (broken !== undefined) return { ended: endedBy(broken) };
  const { level } = book.session;
  const tree = await treeOf(bench, commit);
  const { diff } = await readChange(bench.workspace.store, { from: state.lastKeptCommit, tree: commit });
  // The commit that is kept is the session's own: where another one was tested with the same change, that one goes on.
  const assigned = assignProposal(book.session, { id, tree, purpose: 'candidate', normal: normalDigest(diff) });
  await noteCandidate(bench, proposed, assigned.kind === 'refused' ? assigned : null);
  if (assigned.kind === 'refused') {
    return { ended: { decision: 'discard', reason: `not compared: ${assigned.reason}` } };
  }
  book.session = assigned.session;
  const ended = await measure(
    bench,
    assigned.trial,
    join(iterationFolder(bench.place, state.iteration), 'comparison', id.replaceAll(/[ ,]+/g, '-')),
  );
  if (ended.kind === 'over') return { trial: ended.task, level };
  interruptTask(book, ended.task);
  return { ended: endedBy(ended) };
}

async function noteCandidate(
  { state, workspace, book, command }: Bench & Pick<ActiveMission, 'command'>,
  { commit, id }: Proposed,
  refused: { readonly code: string; readonly reason: string } | null,
): Promise<void> {
  const change = await readChange(workspace.store, { from: state.lastKeptCommit, tree: commit });
  book.append({
    kind: 'candidate',
    ...{ id, parent: book.session.incumbent, tree: await treeOf({ workspace }, commit), purpose: 'candidate' },
    diff_digest: sha256(change.diff),
    normal_digest: normalDigest(change.diff),
    diff_lines: change.diffLines,
    touched_paths: change.changes.map(({ path }) => path),
    proposer: { agent: sha256(command), model: modelOfCommand(command) },
    refused: refused === null ? null : { code: refused.code, reason: refused.reason },
  });
}

/** Counts a candidate that is not compared: a claim says how many were tried, not only how many passed. */
export async function noteRefused(
  bench: Bench & Pick<ActiveMission, 'command'>,
  { commit, code, reason }: { readonly commit: string; readonly code: string; readonly reason: string },
): Promise<void> {
  const id = `iteration ${bench.state.iteration}`;
  await noteCandidate(bench, { commit, id }, { code, reason });
}

function settle({ book }: Bench, { trial, level }: Tested): Compared {
  const kept = isKept(book.session, trial, 'accepted');
  const comparison = comparisonOf(trial, decisionDraft(trial, level, { guards: [], kept }));
  book.session = settleTrial(book.session, trial, kept ? 'accepted' : 'refused');
  return { decision: kept ? 'keep' : 'discard', reason: comparison.reason, comparison };
}

/** What tells of what it found of the evaluator meanwhile. */
type Noting = Bench & Pick<ActiveMission, 'command' | 'emit'>;

/** How noisy is the evaluator? Measured on the last kept commit, before the first comparison and after a drift. */
export async function calibrate(bench: Bench & Pick<ActiveMission, 'emit'>): Promise<Broken | undefined> {
  const { book, place, emit } = bench;
  if (book.session.noise !== null) return undefined;
  const ended = await calibrateBook(
    book,
    (calibration) => measure(bench, calibration, logsOf(place, calibration)),
    (note) => emit({ kind: 'note', note }),
  );
  return ended.kind === 'broken' ? ended : undefined;
}

/** Folder for what the evaluator prints in a task of the run. */
export function logsOf({ folder }: Pick<Bench['place'], 'folder'>, { id }: { readonly id: string }): string {
  return join(folder, id.replace(' ', '-'));
}

function endedBy({ why, reason }: Broken): Compared {
  return why === 'aborted' ? 'aborted' : { decision: 'error', reason: `not decided: ${reason}` };
}
