import * as z from 'zod/mini';
import { instant, iterNumber } from '../base/record-fields.ts';
import type { Waiting } from '../base/waiting.ts';
import { type ClaimRecord, type DecisionRecord, decisionRecordSchema } from '../decision/records.ts';
import { agentFailureSchema } from '../engine/agent/agent-failure.ts';
import { type AgentUsage, addUsage } from '../engine/agent/usage.ts';
import { missionContractSchema, risksAccepted } from '../settings/mission-contract.ts';
import { type Asking, advanceAsking, askedSchema, endShape } from './asked.ts';
import { chosenAgentSchema, commit, entryShape, maybe, ownShape, text, usageSchema } from './entry-shape.ts';
import { limitsSchema, type MissionLimits } from './run-limits.ts';
import { NO_TURN, type SessionTurn } from './session-turn.ts';
import { submissionSchema } from './submitted.ts';

// As `git check-ref-format --branch` allows it.
const BRANCH = /^(?![-/.]|.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^\p{Cc}\s~^:?*[\\]+(?<![/.])$/u;
const branch = text.check(z.regex(BRANCH));
const whole = z.int().check(z.minimum(0));
const chain = { seq: z.optional(whole), prev: z.optional(text), hash: z.optional(text) };

const entrySchema = z.looseObject({ kind: z.enum(['baseline', 'iteration']), ...entryShape, ...chain });
/** An entry of `iteration-ledger.json`. */
export type LedgerEntry = z.output<typeof entrySchema>;

const launch = z.looseObject({
  kind: z.literal('launch'),
  run_id: text,
  run_tag: text,
  mission_slug: text,
  /** Paths from the top of the repository. */
  mission_dir: text,
  mission_file: text,
  sandbox_file: text,
  repo_root: text,
  worktree_path: text,
  branch_name: branch,
  baseline_commit: commit,
  contract: missionContractSchema,
  mission: text,
  policy: text,
  agent: z.object({ command: maybe(text), args: z.array(text) }),
  limits: z.optional(limitsSchema),
  /** Risks that were accepted on the command line, besides those of the front matter. */
  accepted_risks: z.optional(z.array(text)),
  created_at: instant,
  ...chain,
});
export type Launch = z.output<typeof launch>;

const event = <const K extends string>(kind: K) =>
  z.looseObject({ kind: z.literal(kind), created_at: instant, ...chain });

export const recordSchema = z.union([
  launch,
  entrySchema,
  /** The workspace is where the last entry says that it is. */
  event('ready'),
  z.extend(event('resumed'), {
    limits: z.optional(limitsSchema),
    accepted_risks: z.optional(z.array(text)),
    asked: z.optional(askedSchema),
  }),
  /** The records came from another machine: the workspace is elsewhere now, and has to be made. */
  z.extend(event('relocated'), { repo_root: text, worktree_path: text }),
  z.extend(event('begun'), { iteration: iterNumber, chosen_agent: z.optional(chosenAgentSchema), ...ownShape }),
  /** No process of the session is left. */
  z.extend(event('session'), {
    iteration: iterNumber,
    exit_code: maybe(z.int()),
    called_off: z.boolean(),
    notes: z.array(text),
    usage: z.optional(usageSchema),
    agent_failure: z.optional(agentFailureSchema),
    /** It handed nothing over and the iteration continues with another session. */
    waits: z.optional(z.object({ until: instant, cause: text })),
    /** Why no other session follows though this one could not work. */
    broken_off: z.optional(text),
    submission: z.optional(submissionSchema),
  }),
  z.extend(event('intent'), { iteration: iterNumber, from: commit, to: commit, draft: z.looseObject(entryShape) }),
  /** A line of the record of decisions that is not in an entry. */
  z.extend(event('evidence'), { record: decisionRecordSchema }),
  z.extend(event('stopped'), endShape),
]);

/** A line of `journal.jsonl`. */
export type MissionRecord = z.output<typeof recordSchema>;
type MissionEvent<K extends MissionRecord['kind']> = Extract<MissionRecord, { kind: K }>;

/** An iteration that was begun and has no entry yet. */
interface OpenIteration {
  readonly iteration: number;
  readonly session: MissionEvent<'session'> | undefined;
  /** The session that waits for its model, and what all that have waited used up. */
  readonly parked?: MissionEvent<'session'> | undefined;
  readonly waited?: AgentUsage | undefined;
  readonly intent: MissionEvent<'intent'> | undefined;
  /** What its sessions came to until now. */
  readonly turn: SessionTurn;
  /** When the session that is at work began. */
  readonly begunAt?: string | undefined;
}

/** What the records say. */
export interface MissionState extends Asking {
  readonly launch: Launch;
  readonly entries: readonly LedgerEntry[];
  /** One for each entry. */
  readonly turns: readonly SessionTurn[];
  /** How many claims there are. */
  readonly claims: number;
  readonly lastAcceptedCommit: string;
  readonly lastAcceptedScore: number | null;
  readonly latestCandidateCommit: string | null;
  /** The last one that was begun; 0 before the first. */
  readonly iteration: number;
  readonly open: OpenIteration | undefined;
  /** Whether the workspace was ever made, and is as the last entry says. */
  readonly workspace: 'none' | 'unsettled' | 'settled';
  readonly stopReason: string | null;
  /** Whether it stopped because time or dollars were used up. */
  readonly isSpent: boolean;
  /** What it waits for; of one that stopped, the limit that it stopped for. */
  readonly waiting: Waiting | undefined;
  /** Whether its records came from another machine. */
  readonly isFromElsewhere: boolean;
  /** What it was started with; undefined: an older version started it. */
  readonly limits: MissionLimits | undefined;
  /** Names of the risks that a person accepts: in the front matter, at the launch or at a resume. */
  readonly acceptedRisks: readonly string[];
  /** The record of decisions: runs of the evaluator, and what was decided by them. */
  readonly evidence: readonly DecisionRecord[];
  /** What may be said of the improvement: confirmed, and nothing was kept since. */
  readonly claim: ClaimRecord | undefined;
  readonly updatedAt: string;
  readonly completedAt: string | null;
}

function risksWritten({ contract, accepted_risks: supplied = [] }: Launch): string[] {
  return [...new Set([...risksAccepted(contract), ...supplied])];
}

const NOT_BEGUN = { session: undefined, intent: undefined };

function stateAtLaunch(first: Launch): MissionState {
  return {
    launch: first,
    ...{ entries: [], turns: [], claims: 0 },
    lastAcceptedCommit: first.baseline_commit,
    lastAcceptedScore: null,
    latestCandidateCommit: null,
    iteration: 0,
    open: undefined,
    workspace: 'none',
    ...{ status: 'running', end: undefined, asked: undefined, askIssues: [] },
    stopReason: null,
    isSpent: false,
    waiting: undefined,
    isFromElsewhere: false,
    limits: first.limits,
    acceptedRisks: risksWritten(first),
    evidence: [],
    claim: undefined,
    updatedAt: first.created_at,
    completedAt: null,
  };
}

/** Records that are taken in one after the other; data. */
export interface MissionFold {
  /** Without the evidence. */
  state: MissionState | undefined;
  // Of its own: with a copy for each record the time would grow with the square of them.
  readonly evidence: DecisionRecord[];
}

const grown: Append = (list, item) => {
  (list as (typeof item)[]).push(item);
  return list;
};

/** Takes the next record in; nothing follows from records that do not begin with a launch. */
export function takeRecord(fold: MissionFold, record: MissionRecord, isFirst: boolean): void {
  const before = isFirst && record.kind === 'launch' ? stateAtLaunch(record) : fold.state;
  if (before === undefined) return;
  const state = advance(before, record, grown);
  fold.evidence.push(...state.evidence);
  fold.state = { ...state, evidence: [] };
}

/** What the records come to that were taken in; nothing that is taken in later changes it. */
export function stateOf({ state, evidence }: MissionFold): MissionState | undefined {
  return state && { ...state, entries: [...state.entries], turns: [...state.turns], evidence: [...evidence] };
}

/** Folds the records; undefined before a launch. */
export function foldMission(records: readonly MissionRecord[]): MissionState | undefined {
  const fold: MissionFold = { state: undefined, evidence: [] };
  for (const [index, record] of records.entries()) takeRecord(fold, record, index === 0);
  return stateOf(fold);
}

/** A list with one more. */
type Append = <T>(list: readonly T[], item: T) => readonly T[];

const copied: Append = (list, item) => [...list, item];

/** The state after one more record. */
export function advance(state: MissionState, record: MissionRecord, add = copied): MissionState {
  // No file shows the evidence before its entry does.
  if (record.kind === 'evidence') {
    const isClaim = record.record.kind === 'claim';
    const claim = record.record.kind === 'claim' ? record.record : state.claim;
    return {
      ...state,
      evidence: [...state.evidence, record.record],
      ...{ claim, claims: state.claims + (isClaim ? 1 : 0) },
    };
  }
  const stepped = step({ ...state, waiting: undefined }, record, add);
  const { kind } = record;
  const isOfAsking = kind === 'resumed' || kind === 'stopped' || kind === 'session';
  const updatedAt = UNSHOWN.has(kind) ? state.updatedAt : record.created_at;
  return { ...stepped, ...(isOfAsking ? advanceAsking(state, record) : {}), updatedAt };
}

// No file is written after these: a run that ends right there leaves files of before.
const UNSHOWN: ReadonlySet<MissionRecord['kind']> = new Set(['ready', 'session', 'intent']);

function step(state: MissionState, record: Exclude<MissionRecord, { kind: 'evidence' }>, add: Append): MissionState {
  switch (record.kind) {
    case 'launch':
      return state;
    case 'baseline':
    case 'iteration':
      return addEntry(state, record, add);
    case 'ready':
      return { ...state, workspace: 'settled' };
    case 'resumed':
      return {
        ...state,
        ...{ status: 'running', stopReason: null, completedAt: null, isSpent: false },
        limits: record.limits ?? state.limits,
        acceptedRisks: [...new Set([...state.acceptedRisks, ...(record.accepted_risks ?? [])])],
      };
    case 'relocated': {
      const { repo_root, worktree_path } = record;
      return {
        ...state,
        launch: { ...state.launch, repo_root, worktree_path },
        workspace: 'none',
        isFromElsewhere: true,
      };
    }
    case 'begun': {
      const { iteration, chosen_agent: chosen, recombines, reverts, created_at: begunAt } = record;
      // Another session of an iteration whose last one had to wait.
      const known = state.open?.iteration === iteration ? state.open : undefined;
      const turn = known?.turn ?? { chosen, own: { recombines, reverts }, ms: 0, claims: state.claims };
      return { ...state, iteration, open: { iteration, ...NOT_BEGUN, waited: known?.waited, turn, begunAt } };
    }
    case 'session':
      return state.open === undefined ? state : endSession(state, state.open, record);
    case 'intent':
      if (state.open !== undefined) return { ...state, open: { ...state.open, intent: record } };
      // No session is behind it: the working line is taken back.
      return {
        ...state,
        iteration: record.iteration,
        open: { ...NOT_BEGUN, iteration: record.iteration, intent: record, turn: NO_TURN },
      };
    case 'stopped': {
      const completedAt = record.status === 'stopped' ? null : record.created_at;
      const { status, reason, spent: isSpent = false, until } = record;
      const waiting = until === undefined ? undefined : { until, cause: reason };
      return { ...state, status, stopReason: reason, completedAt, isSpent, waiting };
    }
    default:
      return record satisfies never;
  }
}

function endSession(state: MissionState, begun: OpenIteration, record: MissionEvent<'session'>): MissionState {
  const ms = begun.begunAt === undefined ? 0 : Math.max(0, Date.parse(record.created_at) - Date.parse(begun.begunAt));
  const { waits, usage, submission } = record;
  const submitted = submission === undefined ? {} : { submitted: submission };
  const open = { ...begun, begunAt: undefined, turn: { ...begun.turn, ...submitted, ms: begun.turn.ms + ms } };
  const own = usage as AgentUsage | undefined;
  const waited = open.waited === undefined ? own : addUsage(open.waited, own);
  if (waits !== undefined) return { ...state, waiting: waits, open: { ...open, parked: record, waited } };
  const byModel = waited?.by_model?.map((each) => ({ ...each }));
  const session = waited === undefined ? record : { ...record, usage: { ...waited, by_model: byModel } };
  return { ...state, open: { ...open, session, parked: undefined } };
}

function addEntry(state: MissionState, entry: LedgerEntry, add: Append): MissionState {
  const entries = add(state.entries, entry);
  const turns = add(state.turns, state.open?.turn ?? NO_TURN);
  if (entry.kind === 'baseline') return { ...state, entries, turns, lastAcceptedScore: entry.evaluator?.score ?? null };
  const isMoved = entry.kept_commit !== state.lastAcceptedCommit;
  return {
    ...state,
    ...{ entries, turns },
    evidence: entry.comparison === undefined ? state.evidence : [...state.evidence, entry.comparison.record],
    open: undefined,
    workspace: 'unsettled',
    lastAcceptedCommit: entry.kept_commit,
    lastAcceptedScore:
      isMoved || entry.decision === 'keep' ? scoreOf(entries, entry.kept_commit) : state.lastAcceptedScore,
    claim: isMoved ? undefined : state.claim,
    latestCandidateCommit: entry.candidate_commit ?? state.latestCandidateCommit,
  };
}

/**
 * The state with the entry that the next resume writes of an intent that has none yet; undefined where there is no such
 * intent.
 */
export function withBegunEntry(state: MissionState): MissionState | undefined {
  const intent = state.open?.intent;
  return intent === undefined ? undefined : advance(state, entrySchema.parse(beginEntry(intent.draft)));
}

/** The record that an intent becomes: nothing in it says that it is another one. */
export function beginEntry({
  kind: _kind,
  seq: _seq,
  prev: _prev,
  hash: _hash,
  ...draft
}: Readonly<Record<string, unknown>>) {
  return { kind: 'iteration', ...draft } as const;
}

/** Whether an entry gives its kept commit a score: the baseline, and whatever was kept. */
export function isAccepted({ decision }: LedgerEntry): boolean {
  return decision === 'keep' || decision === 'baseline';
}

function scoreOf(entries: readonly LedgerEntry[], commit: string): number | null {
  return entries.findLast((entry) => isAccepted(entry) && entry.kept_commit === commit)?.evaluator?.score ?? null;
}

/** The entries that nobody else's job reported. */
export function ownEntries(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ reported }) => reported === undefined);
}

export const SCHEMA_VERSION = 1;
