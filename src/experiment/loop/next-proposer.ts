/**
 * Who makes the next proposal of a run: the one place where this is decided. What a person approved comes first, then what
 * was proposed elsewhere, then an agent.
 * Invariant: which agent it is follows from the records and the number of the iteration alone.
 */
import type { ReportedAttempt } from '../../base/reported-attempt.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import { plateauOf } from '../../engine/agent/configured-agents.ts';
import type { MeasurementContext } from '../../loop/evaluation.ts';
import { type ChosenAgent, chooseAgentFor } from '../ledger/agent-choice.ts';
import type { ActiveAgent } from './agents.ts';
import type { RunSettings, RunState } from './run-state.ts';
import type { Attempt, Proposal, Turn } from './turn.ts';

/** Who makes a proposal, with what it takes to let them. */
export type Proposer =
  /** A change that a person approved. */
  | { readonly kind: 'approved'; readonly release: ReleaseWord }
  /** A change that was made elsewhere. */
  | { readonly kind: 'submitted'; readonly proposal: Proposal }
  /** An attempt that ended elsewhere without a change. */
  | { readonly kind: 'reported'; readonly reported: ReportedAttempt }
  /** The tool itself, without any agent. */
  | { readonly kind: 'ourselves'; readonly take: (attempt: Attempt) => Promise<Turn> }
  /** `chosen`: by what, where there was a choice. */
  | { readonly kind: 'agent'; readonly agent: ActiveAgent; readonly chosen?: ChosenAgent };

interface Run {
  readonly settings: Pick<RunSettings, 'config' | 'agents' | 'baseCommit' | 'slot'>;
  readonly state: Pick<RunState, 'releases' | 'proposals' | 'records'>;
  readonly measuring: Pick<MeasurementContext, 'decisionLog'>;
}

/** Decides who makes the proposal of an iteration; what waits in a queue is taken from it. */
export function nextProposer(run: Run, iter: number): Proposer {
  const { releases, proposals } = run.state;
  const release = releases.shift();
  if (release !== undefined) return { kind: 'approved', release };
  const next = proposals.shift();
  if (next === undefined) return { kind: 'agent', ...nextAgent(run, iter) };
  return 'commit' in next ? { kind: 'submitted', proposal: next } : { kind: 'reported', reported: next };
}

function nextAgent(
  { settings, state, measuring }: Run,
  iter: number,
): Omit<Extract<Proposer, { kind: 'agent' }>, 'kind'> {
  const { config, agents, baseCommit, slot } = settings;
  const [first] = agents;
  // The plan of a wave has chosen for each of its slots.
  const planned = agents.find(({ name }) => name === slot?.agent);
  if (planned !== undefined) return { agent: planned };
  const plateau = plateauOf(config);
  if (agents.length === 1 && plateau === 0) return { agent: first };
  const chosen = chooseAgentFor({
    ...{ names: agents.map(({ name }) => name), plateau, iter, base: baseCommit },
    ...{ records: state.records, decisions: measuring.decisionLog.records },
  });
  return { agent: agents.find(({ name }) => name === chosen.name) ?? first, chosen };
}
