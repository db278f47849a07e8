/**
 * What a run does right now, for the person who watches it. Pure; the same for every loop and for comparisons. It has
 * live evidence, which no agent may learn. Read without a schema: a look at a run loads little else.
 */
import { isObject } from './decode.ts';
import { isInstant } from './instant.ts';

/** How far measuring is. */
export interface Progress {
  /** `scoring`, `confirming`, `calibrating`, … */
  readonly doing: string;
  /** What is counted; absent where only its name is known. */
  readonly count?: ProgressCount | undefined;
  /** The guards passed. */
  readonly guards?: 'ok' | undefined;
  /** The evidence for the candidate so far, and how much is needed. */
  readonly evidence?: { readonly e: number; readonly needed: number } | undefined;
  /** How long it takes from its beginning, at most where the count is so; absent: unknown. */
  readonly leftMs?: number | undefined;
}

interface ProgressCount {
  /** Named on screen where it is. */
  readonly unit?: 'pair' | 'run' | undefined;
  readonly number: number;
  readonly of: number;
  /** It can be over sooner. */
  readonly isAtMost: boolean;
}

/** What one attempt does. */
export interface Activity {
  /** Iteration or item; null: between two of them. */
  readonly attempt: string | null;
  readonly doing: string;
  readonly since: string;
  readonly progress?: Progress | undefined;
  /** When the progress was reported. */
  readonly at?: string | undefined;
}

/** Activities as they were stored; undefined where a value is none of ours. Members of later versions are left out. */
export function decodeActivities(raw: unknown): readonly Activity[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const decoded = raw.map(decodeActivity);
  return decoded.every((each) => each !== undefined) ? decoded : undefined;
}

function decodeActivity(raw: unknown): Activity | undefined {
  if (!isObject(raw)) return undefined;
  const { attempt, doing, since, at } = raw;
  const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && isInstant(since);
  if (!isSound || !(at === undefined || isInstant(at))) return undefined;
  const activity = { attempt, doing, since };
  if (raw.progress === undefined) return { ...activity, ...(at === undefined ? {} : { at }) };
  const progress = decodeProgress(raw.progress);
  return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}

function decodeProgress(raw: unknown): Progress | undefined {
  if (!isObject(raw)) return undefined;
  const { doing, guards, leftMs } = raw;
  const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
  const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
  if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs)) return undefined;
  return {
    doing,
    ...(count === undefined ? {} : { count }),
    ...(guards === undefined ? {} : { guards }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(leftMs === undefined ? {} : { leftMs }),
  };
}

function decodeCount(raw: unknown): ProgressCount | undefined | 'none of ours' {
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return 'none of ours';
  const { unit, number, of, isAtMost } = raw;
  const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
  if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean') return 'none of ours';
  return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}

function decodeEvidence(raw: unknown): Progress['evidence'] | 'none of ours' {
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return 'none of ours';
  const { e, needed } = raw;
  return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isAbsentOrNumber(value: unknown): value is number | undefined {
  return value === undefined || isNumber(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
