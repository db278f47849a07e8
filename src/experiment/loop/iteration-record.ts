/** What the record of an iteration says, and the files that it covers. */
import { join } from 'node:path';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { Trial } from '../../decision/assignment.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import type { Outcome } from '../ledger/record.ts';
import { decisionFacts, pathFacts } from '../ledger/verdict-facts.ts';
import type { ActiveRun } from './active-run.ts';
import { ledgerState } from './run-state.ts';
import type { AgentFacts, Attempt } from './turn.ts';

/** How an iteration ended. */
export interface Ending {
  readonly outcome: Outcome;
  readonly notes: string;
  readonly facts: AgentFacts;
  readonly change: Change | undefined;
  readonly score?: number | undefined;
  readonly trial?: Trial | undefined;
  readonly heldCommit?: string;
  readonly isConflict?: true;
  /** Why a change was not accepted whose test was passed. */
  readonly refusedBy?: string;
  readonly remarks?: readonly string[];
  readonly summary?: string | undefined;
}

/** The record of an iteration that ended so, before it is appended. */
export function draftOf(run: ActiveRun, attempt: Attempt, ending: Ending): JournalRecord {
  const { iter, startedAt, base, durations } = attempt;
  const {
    outcome,
    notes,
    facts,
    change,
    score,
    trial,
    heldCommit,
    refusedBy,
    remarks = [],
    summary,
    isConflict,
  } = ending;
  const { settings, state, measuring, turns } = run;
  const now = settings.host.now();
  const worktree = turns.archivePath(attempt);
  const { best_score: best } = ledgerState(run);
  const { feedback } = settings.config.objective;
  const { session } = measuring.decisionLog;
  return {
    v: 1,
    iter,
    started_at: startedAt,
    ended_at: now.toISOString(),
    outcome,
    score: score ?? null,
    best_so_far: outcome === 'merged' ? (score ?? null) : best,
    agent_exit: facts.agent_exit,
    agent_killed_by_budget: facts.agent_killed_by_budget,
    diff_lines: change?.diffLines ?? 0,
    notes: [notes, ...remarks, ...attempt.remarks].join('; '),
    summary: summary ?? null,
    base_commit: outcome === 'merged' ? state.branchHead : base,
    tree: change?.tree ?? null,
    ...pathFacts(change, outcome),
    protected_digest: settings.protectedFiles.digest,
    sandbox: settings.privateArea.level.kind,
    ...(trial === undefined ? {} : { decision: decisionFacts(trial, { session, feedback, refusedBy }) }),
    ...(heldCommit === undefined ? {} : { held_commit: heldCommit }),
    ...(facts.proposed === undefined ? {} : { proposed_commit: facts.proposed }),
    ...(facts.wave === undefined ? {} : { wave: facts.wave }),
    ...(attempt.chosen === undefined ? {} : { chosen_agent: attempt.chosen }),
    ...(facts.released === undefined ? {} : { released: facts.released }),
    ...(facts.reverts === undefined ? {} : { reverts: facts.reverts }),
    ...(facts.recombines === undefined ? {} : { recombines: [...facts.recombines] }),
    ...(isConflict === undefined ? {} : { conflict: isConflict }),
    ...(facts.usage === undefined ? {} : { usage: facts.usage }),
    ...(facts.agent_failure === undefined ? {} : { agent_failure: facts.agent_failure }),
    durations,
    ...(worktree === undefined ? {} : { worktree }),
  };
}

/** Writes the evidence, the last file of an iteration; the record covers all of them. */
export function withEvidence(run: ActiveRun, draft: JournalRecord): JournalRecord {
  const { outcome, score, best_so_far, notes, decision, protected_digest, tree, durations } = draft;
  const evidence = { outcome, score, best_so_far, reason: notes, decision, protected_digest, tree, durations };
  return run.journal.cover(draft, (folder) => {
    writeOwnFile(join(folder, 'evidence.json'), `${JSON.stringify(evidence, null, 2)}\n`);
  });
}
