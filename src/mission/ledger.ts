import * as z from 'zod/mini';
import { instant, iterNumber } from '../base/record-fields.ts';
import { type ClaimRecord, type DecisionRecord, decisionRecordSchema } from '../decision/records.ts';
import { CANDIDATE_STATUSES } from './candidate.ts';
import { comparisonSchema } from './comparison.ts';
import { KEEP_POLICIES, risksAccepted, sandboxSchema } from './contract.ts';
import { DECISIONS } from './decide.ts';
import { EVALUATION_STATUSES } from './evaluator-output.ts';
import { limitsSchema, type MissionLimits } from './run-limits.ts';

const text = z.string();
const commit = z.string().check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
// As `git check-ref-format --branch` allows it.
const BRANCH = /^(?![-/.]|.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^\p{Cc}\s~^:?*[\\]+(?<![/.])$/u;
const branch = text.check(z.regex(BRANCH));
const whole = z.int().check(z.minimum(0));
const amount = z.number().check(z.minimum(0));
const maybe = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

const evaluationSchema = z.looseObject({
  command: text,
  ran_at: text,
  status: z.enum(EVALUATION_STATUSES),
  pass: maybe(z.boolean()),
  score: maybe(z.number()),
  exit_code: maybe(z.int()),
  stdout: text,
  stderr: text,
  parse_error: maybe(text),
});

/** What a session used up, as far as its agent said so. */
const usageSchema = z.looseObject({
  /** As the agent's own program names it. */
  model: z.optional(z.string()),
  input_tokens: z.optional(amount),
  output_tokens: z.optional(amount),
  usd: z.optional(amount),
  at_least: z.optional(z.literal(true)),
});

const chain = { seq: z.optional(whole), prev: z.optional(text), hash: z.optional(text) };

const entry = {
  iteration: iterNumber,
  decision: z.enum(DECISIONS),
  decision_reason: text,
  candidate_status: maybe(z.enum(CANDIDATE_STATUSES)),
  base_commit: commit,
  candidate_commit: maybe(commit),
  /** The last kept commit after it. */
  kept_commit: commit,
  keep_policy: z.enum(KEEP_POLICIES),
  evaluator: maybe(evaluationSchema),
  created_at: instant,
  notes: z.array(text),
  description: text,
  /** Whether the workspace is put back to the kept commit after it, or left as the session left it. */
  lane: z.enum(['reset', 'left']),
  /** Where candidates are compared in pairs, and this one was. */
  comparison: z.optional(comparisonSchema),
  usage: z.optional(usageSchema),
  /** Another job spent that, which budgets here do not count. */
  spent_elsewhere: z.optional(z.literal(true)),
  /** Hash of the entry of another job that this one repeats: nothing was judged here. */
  reported: z.optional(text),
  /** Digest of the list of its files. */
  files_digest: z.optional(text),
};

const entrySchema = z.looseObject({ kind: z.enum(['baseline', 'iteration']), ...entry, ...chain });
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
  contract: sandboxSchema,
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
  z.extend(event('resumed'), { limits: z.optional(limitsSchema), accepted_risks: z.optional(z.array(text)) }),
  /** The records came from another machine: the workspace is elsewhere now, and has to be made. */
  z.extend(event('relocated'), { repo_root: text, worktree_path: text }),
  z.extend(event('begun'), { iteration: iterNumber }),
  /** No process of the session is left. */
  z.extend(event('session'), {
    iteration: iterNumber,
    exit_code: maybe(z.int()),
    called_off: z.boolean(),
    notes: z.array(text),
    usage: z.optional(usageSchema),
  }),
  z.extend(event('intent'), { iteration: iterNumber, from: commit, to: commit, draft: z.looseObject(entry) }),
  /** A line of the record of decisions that is not in an entry. */
  z.extend(event('evidence'), { record: decisionRecordSchema }),
  z.extend(event('stopped'), {
    status: z.enum(['stopped', 'completed', 'failed']),
    reason: text,
    spent: z.optional(z.boolean()),
  }),
]);

/** A line of `journal.jsonl`. */
export type MissionRecord = z.output<typeof recordSchema>;
type MissionEvent<K extends MissionRecord['kind']> = Extract<MissionRecord, { kind: K }>;

/** An iteration that was begun and has no entry yet. */
interface OpenIteration {
  readonly iteration: number;
  readonly session: MissionEvent<'session'> | undefined;
  readonly intent: MissionEvent<'intent'> | undefined;
}

/** What the records say. */
export interface MissionState {
  readonly launch: Launch;
  readonly entries: readonly LedgerEntry[];
  readonly lastKeptCommit: string;
  readonly lastKeptScore: number | null;
  readonly latestCandidateCommit: string | null;
  /** The last one that was begun; 0 before the first. */
  readonly iteration: number;
  readonly open: OpenIteration | undefined;
  /** Whether the workspace was ever made, and is as the last entry says. */
  readonly workspace: 'none' | 'unsettled' | 'settled';
  readonly status: 'running' | MissionEvent<'stopped'>['status'];
  readonly stopReason: string | null;
  /** Whether it stopped because time or dollars were used up. */
  readonly isSpent: boolean;
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

function risksWritten({ contract, accepted_risks: given = [] }: Launch): string[] {
  return [...new Set([...risksAccepted(contract), ...given])];
}

const NOT_BEGUN = { session: undefined, intent: undefined };

/** Folds the records; undefined before a launch. */
export function foldMission(records: readonly MissionRecord[]): MissionState | undefined {
  const [first] = records;
  if (first?.kind !== 'launch') return undefined;
  const start: MissionState = {
    launch: first,
    entries: [],
    lastKeptCommit: first.baseline_commit,
    lastKeptScore: null,
    latestCandidateCommit: null,
    iteration: 0,
    open: undefined,
    workspace: 'none',
    status: 'running',
    stopReason: null,
    isSpent: false,
    isFromElsewhere: false,
    limits: first.limits,
    acceptedRisks: risksWritten(first),
    evidence: [],
    claim: undefined,
    updatedAt: first.created_at,
    completedAt: null,
  };
  // Of its own: with a copy for each record the time would grow with the square of them.
  const evidence: DecisionRecord[] = [];
  let state = start;
  for (const record of records) {
    state = advance(state, record);
    if (state.evidence.length === 0) continue;
    evidence.push(...state.evidence);
    state = { ...state, evidence: [] };
  }
  return { ...state, evidence };
}

/** The state after one more record. */
export function advance(state: MissionState, record: MissionRecord): MissionState {
  // No file shows the evidence before its entry does.
  if (record.kind === 'evidence') {
    const claim = record.record.kind === 'claim' ? record.record : state.claim;
    return { ...state, evidence: [...state.evidence, record.record], claim };
  }
  return { ...step(state, record), updatedAt: record.created_at };
}

function step(state: MissionState, record: Exclude<MissionRecord, { kind: 'evidence' }>): MissionState {
  switch (record.kind) {
    case 'launch':
      return state;
    case 'baseline':
    case 'iteration':
      return addEntry(state, record);
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
      const { iteration } = record;
      return { ...state, iteration, open: { iteration, session: undefined, intent: undefined } };
    }
    case 'session':
      return state.open === undefined ? state : { ...state, open: { ...state.open, session: record } };
    case 'intent':
      if (state.open !== undefined) return { ...state, open: { ...state.open, intent: record } };
      // No session is behind it: the working line is taken back.
      return {
        ...state,
        iteration: record.iteration,
        open: { ...NOT_BEGUN, iteration: record.iteration, intent: record },
      };
    case 'stopped': {
      const completedAt = record.status === 'stopped' ? null : record.created_at;
      const { status, reason, spent: isSpent = false } = record;
      return { ...state, status, stopReason: reason, completedAt, isSpent };
    }
    default:
      return record satisfies never;
  }
}

function addEntry(state: MissionState, entry: LedgerEntry): MissionState {
  const entries = [...state.entries, entry];
  if (entry.kind === 'baseline') return { ...state, entries, lastKeptScore: entry.evaluator?.score ?? null };
  const isMoved = entry.kept_commit !== state.lastKeptCommit;
  return {
    ...state,
    entries,
    evidence: entry.comparison === undefined ? state.evidence : [...state.evidence, entry.comparison.record],
    open: undefined,
    workspace: 'unsettled',
    lastKeptCommit: entry.kept_commit,
    lastKeptScore: isMoved || entry.decision === 'keep' ? scoreOf(entries, entry.kept_commit) : state.lastKeptScore,
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
export function isKept({ decision }: LedgerEntry): boolean {
  return decision === 'keep' || decision === 'baseline';
}

function scoreOf(entries: readonly LedgerEntry[], commit: string): number | null {
  return entries.findLast((entry) => isKept(entry) && entry.kept_commit === commit)?.evaluator?.score ?? null;
}

/** The entries that nobody else's job reported. */
export function ownEntries(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ reported }) => reported === undefined);
}

export const SCHEMA_VERSION = 1;

/** `iteration-ledger.json`. */
export interface LedgerDocument {
  readonly schema_version: number;
  readonly run_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly entries: readonly LedgerEntry[];
}

export function buildLedger({ launch: { run_id, created_at }, entries, updatedAt }: MissionState): LedgerDocument {
  return { schema_version: SCHEMA_VERSION, run_id, created_at, updated_at: updatedAt, entries };
}
